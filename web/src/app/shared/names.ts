/** The names of games, rule sets, groups of numbers and results. */

import { list, locale, maybe, t } from "../../i18n/messages.svelte";
import type { Place, ResultView, TableView } from "../../wire";
import { findGame } from "./declarations.svelte";
import { ApiError } from "./http";

/** A game's name in the language of the page, or else the title that the server declares. */
export const gameName = (game: string): string =>
  maybe(`play-game-${game}`) ?? findGame(game)?.about.title ?? game;

/** The part of a message id that stands for a rule set. */
const ruleSetId = (rules: string): string => rules.replace(":", "-");

/** A rule set's title; `title` is the server's, used if the page has no translation. */
export const ruleSetTitle = (rules: string, title: string): string =>
  maybe(`play-game-${rules}`) ?? maybe(`play-rules-${ruleSetId(rules)}`) ?? title;

/** The title of the game played at a table. */
export const tableTitle = ({ cycle, game, rules, title }: TableView): string =>
  cycle ? gameName(game) : ruleSetTitle(rules, title);

/** The rules of the whole match of a table: its game, or several in turn. */
export const matchRules = ({ cycle, rules }: TableView): string => cycle?.name ?? rules;

/** A rule set's title below the name of its game. */
export const ruleSetShort = (rules: string, title: string): string =>
  maybe(`play-rules-short-${ruleSetId(rules)}`) ??
  (rules.includes(":") ? title : t("play-standard"));

/** One line on how a rule set differs from the default. */
export const ruleSetDiffers = (rules: string, differs: string): string =>
  maybe(`play-differs-${ruleSetId(rules)}`) ?? differs;

/** Groups of equal numbers as players write them: `5-5, 6-6-6-6`. */
export const groups = (all: readonly (readonly number[])[]): string =>
  list(all.map((group) => group.join("-")));

/** The server's error in the language of the page; null if the page has no text for the code. */
export const refusal = (code: string): string | null =>
  maybe(`play-rejected-${code.replaceAll("_", "-")}`);

/** The accessible name of a control that shows `shown`: the name `whole`, which must include it. */
export function nameOf(shown: string, whole: string): string {
  const plain = (text: string) => ` ${text.toLocaleLowerCase(locale())} `;
  return plain(whole).includes(plain(shown)) ? whole : `${shown}: ${whole}`;
}

/** The text of an error. */
export function problem(error: unknown): string {
  if (!(error instanceof ApiError)) return t("play-load-failed");
  return refusal(error.code) ?? error.message;
}

/** Why a match ended before its end, in a hall; null if it did not. */
export const endNote = ({ ended }: ResultView): string | null =>
  ended ? maybe(`hall-ended-${ended.replaceAll("_", "-")}`) : null;

/** How a game ended, and how many units the win is worth. */
export function resultNote(result: ResultView): string {
  if (result.on_time) return t("play-result-on-time");
  const ended = endNote(result);
  if (ended !== null) return ended;
  if (!result.resigned) return winNote(result);
  return t("play-result-note-resigned", winWords(result));
}

/** How a game ended that nobody won: a draw, or a tie. */
export const nobodyWon = ({ kind }: Pick<ResultView, "kind">): string =>
  t(kind === "tie" ? "play-result-tie" : "play-draw");

/** A kind of win, and what it counts. */
export const winNote = (win: Win): string => t("play-result-note", winWords(win));

/** The name of a kind of win. */
export const winName = (kind: string): string => maybe(`play-result-${kind}`) ?? kind;

/** A kind of win and its units. */
interface Win {
  kind: string;
  units: number;
}

/** The name of a kind of win and its units, for sentences that name both. */
const winWords = ({ kind, units }: Win) => ({
  result: winName(kind),
  units: t("play-units", { units }),
});

/** The name of a throw in the language of the page, such as « six and five ». */
export function throwName(dice: readonly [number, number]): string {
  const [high, low] = dice[0] >= dice[1] ? dice : [dice[1], dice[0]];
  return maybe(`play-throw-name-${high}${low}`) ?? `${high}-${low}`;
}

/** A place within a sentence: a point by its number. */
export const placeName = (place: Place): string =>
  typeof place === "number" ? String(place) : t(`play-place-${place}`);
