/** What games, rule sets, groups of numbers and results are called. */

import { list, locale, maybe, t } from "../../i18n/messages.svelte";
import type { Place, ResultView } from "../../wire";
import { gameCalled } from "./declarations.svelte";
import { ApiError } from "./http";

/** A game's name in the language of the page, or else the title that the server declares. */
export const gameName = (game: string): string =>
  maybe(`play-game-${game}`) ?? gameCalled(game)?.about.title ?? game;

/** The part of a message's name that stands for a rule set. */
const ruleSetId = (rules: string): string => rules.replace(":", "-");

/** A rule set's title; `title` is the server's own, should the page not know it. */
export const ruleSetTitle = (rules: string, title: string): string =>
  maybe(`play-game-${rules}`) ?? maybe(`play-rules-${ruleSetId(rules)}`) ?? title;

/** A rule set's title below the name of its game. */
export const ruleSetShort = (rules: string, title: string): string =>
  maybe(`play-rules-short-${ruleSetId(rules)}`) ??
  (rules.includes(":") ? title : t("play-standard"));

/** One line on what differs in a rule set. */
export const ruleSetDiffers = (rules: string, differs: string): string =>
  maybe(`play-differs-${ruleSetId(rules)}`) ?? differs;

/** `5×2, 6×4`: groups of equal numbers. */
export const groups = (all: readonly (readonly number[])[]): string =>
  list(all.map((group) => `${group[0] ?? 0}×${group.length}`));

/** What a refusal of the server means; null if the page knows nothing better than its words. */
export const refusal = (code: string): string | null =>
  maybe(`play-rejected-${code.replaceAll("_", "-")}`);

/** The name of a control that says `whole` but shows `shown`: what is shown is part of it. */
export function nameOf(shown: string, whole: string): string {
  const plain = (text: string) => ` ${text.toLocaleLowerCase(locale())} `;
  return plain(whole).includes(plain(shown)) ? whole : `${shown}: ${whole}`;
}

/** Why the server did not do what was asked, in words. */
export function problem(error: unknown): string {
  if (!(error instanceof ApiError)) return t("play-load-failed");
  return refusal(error.code) ?? error.message;
}

/** How a game ended, and what it counts. */
export function resultNote(result: ResultView): string {
  const kind = maybe(`play-result-${result.kind}`) ?? result.kind;
  const units = t("play-units", { units: result.units });
  const id = result.resigned ? "play-result-note-resigned" : "play-result-note";
  return t(id, { result: kind, units });
}

/** A throw by its own name in the language of the page: « six and five ». */
export function throwName(dice: readonly [number, number]): string {
  const [high, low] = dice[0] >= dice[1] ? dice : [dice[1], dice[0]];
  return maybe(`play-throw-name-${high}${low}`) ?? `${high}-${low}`;
}

/** A place within a sentence: a point by its number. */
export const placeName = (place: Place): string =>
  typeof place === "number" ? String(place) : t(`play-place-${place}`);
