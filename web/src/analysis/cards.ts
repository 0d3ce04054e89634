/** Writes mistakes as cards: a text that Anki imports as it is, a board on the front of each. */

import { askWhy } from "../app/advice/why";
import { boardPosition } from "../app/shared/boardView";
import { ruleSetTitle } from "../app/shared/names";
import { picture, plain } from "../board/free";
import { decimal, list, loadTexts, t } from "../i18n/messages.svelte";
import type { ReviewItem, ReviewView } from "../wire";
import { boardState, type PlayItem, scoreOf } from "./model";
import { lossText } from "./texts";

/** The two sides of a card, as HTML. */
export interface Card {
  front: string;
  back: string;
}

/** Anki's own header: a note for each line, its fields parted by tabs. */
const HEADER = ["#separator:tab", "#html:true", "#notetype:Basic", "#columns:Front\tBack"];

/** A field is one line: a tab or a line feed would end it. */
const field = (html: string): string => html.replaceAll(/[\t\r\n]+/g, " ");

/** The text of a file with these cards. */
export const cardsText = (cards: readonly Card[]): string =>
  [...HEADER, ...cards.map(({ front, back }) => `${field(front)}\t${field(back)}`), ""].join("\n");

/** The largest mistakes of an analysis as cards, in its order. */
export async function cardsOf(view: ReviewView, signal: AbortSignal): Promise<Card[]> {
  await loadTexts("editor");
  const cards: Card[] = [];
  for (const at of view.figures.mistakes) {
    const item = view.items[at];
    // Each asks the engine: a list at once would make the page wait for all of them.
    if (item?.what.kind === "play") cards.push(await card(view, item, item.what, signal));
  }
  return cards;
}

async function card(
  view: ReviewView,
  item: ReviewItem,
  made: PlayItem,
  signal: AbortSignal,
): Promise<Card> {
  const question = t("editor-picture-play", { side: made.mover, numbers: list(made.numbers) });
  const best = made.judged?.choices[0];
  const played = made.play;
  const asked = { position: item.position, played, best: best?.play ?? "" };
  const why = await askWhy({ ...asked, score: scoreOf(view, item.game) }, signal).catch(
    // A sentence that cannot be had is left out.
    () => null,
  );
  const loss = lossText(made.judged?.loss ?? 0);
  return {
    front: board(view, item, made, question),
    back: [
      `<b dir="ltr">${plain(best?.play ?? "")}</b> ${plain(worth(best?.figure.worth))}`,
      `<span dir="ltr">${plain(played)}</span> −${plain(loss)}`,
      ...(why?.sentences ?? []).map(({ text }) => plain(text)),
    ].join("<br>"),
  };
}

const worth = (value: number | undefined): string => (value === undefined ? "" : decimal(value, 3));

/** The board before a play, with what is to be played written below. */
function board(view: ReviewView, item: ReviewItem, { mover }: PlayItem, note: string): string {
  const game = view.games[item.game - 1];
  const shape = game?.board ?? view.board;
  const { rules, title } = game?.rules ? { rules: game.rules, title: game.rules } : view.summary;
  const look = {
    position: boardPosition(boardState(shape, item.men), mover, mover, mover),
    bottom: mover,
    hasBar: shape.has_bar,
    hasHand: shape.has_hand,
    parallel: shape.movement === "parallel",
    portrait: false,
    mirror: false,
    coordinates: true,
  };
  return picture(look, { title: note, note: ruleSetTitle(rules, title), id: item.position });
}
