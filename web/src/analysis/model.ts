/** Converts an analysis as the server sends it into what the page shows. Pure. */

import { DOUBTFUL } from "../app/advice/tutor";
import { arrowsOf, type BoardState } from "../app/shared/boardView";
import type { Arrow, Mark } from "../board/api";
import type {
  PlayClass,
  ReviewChoice,
  ReviewItem,
  ReviewView,
  ReviewWhat,
  Score,
  Seat,
} from "../wire";

export { boardState, pinnedOn } from "../app/shared/boardMen";

export type PlayItem = Extract<ReviewWhat, { kind: "play" }>;

/** A turn of the move list: a throw and the plays after it. */
export interface TurnRow {
  /** Counted from 1 within its game. */
  number: number;
  side: Seat;
  dice: [number, number];
  cascades: boolean;
  opening: boolean;
  /** The item that is the throw. */
  thrown: number;
  /** The items that are its stages. */
  plays: number[];
}

/** The turns of one game, counted from 1. */
export function turnsOf(items: readonly ReviewItem[], game: number): TurnRow[] {
  const rows: TurnRow[] = [];
  let count = 0;
  for (const [index, item] of items.entries()) {
    if (item.game !== game) continue;
    const { what } = item;
    if (what.kind === "throw") {
      if (!what.opening) count++;
      const { side, dice, cascades, opening } = what;
      rows.push({ number: count, side, dice, cascades, opening, thrown: index, plays: [] });
    } else if (what.kind === "play") {
      const last = rows.at(-1);
      // An opening throw that is played counts as a turn.
      if (last?.opening && last.plays.length === 0) last.number = ++count;
      if (last) last.plays.push(index);
      else rows.push(turnWithoutThrow(what, index));
    }
  }
  return rows;
}

/** A turn whose throw is not in the record, because the game began in the middle of the turn. */
function turnWithoutThrow(what: PlayItem, index: number): TurnRow {
  const [first = 1, second = first] = what.numbers;
  return {
    number: 0,
    side: what.thrower,
    dice: [first, second],
    cascades: false,
    opening: false,
    thrown: index,
    plays: [index],
  };
}

/** The items that can be shown, in order: throws and stages. */
export const stopsOf = (items: readonly ReviewItem[]): number[] =>
  items.flatMap((item, index) => (item.what.kind === "gift" ? [] : [index]));

/** The throw an item belongs to. */
export function throwBefore(items: readonly ReviewItem[], at: number): number | null {
  const game = items[at]?.game;
  for (let index = at; index >= 0 && items[index]?.game === game; index--) {
    if (items[index]?.what.kind === "throw") return index;
  }
  return null;
}

/** The letter of a candidate: A is the best. */
export const letterOf = (place: number): string => String.fromCharCode(65 + (place % 26));

/** The rating of a candidate, by its loss. */
export function toneOf(loss: number, place: number): Mark["tone"] {
  if (place === 0 || loss <= 0) return "best";
  if (loss < DOUBTFUL) return "good";
  return loss < BLUNDER ? "error" : "blunder";
}

/** The least loss of a blunder, in units. */
const BLUNDER = 0.12;

/** The arrows of some candidates, each with its letter and colour. */
export function choiceArrows(
  board: BoardState,
  choices: readonly Pick<ReviewChoice, "steps" | "loss">[],
  shown: readonly number[],
  mover: Seat,
  bottom: Seat,
): Arrow[] {
  return shown.flatMap((place) => {
    const choice = choices[place];
    if (!choice) return [];
    const stage = { numbers: [], play: "", steps: choice.steps, lost: [], passed_on: [] };
    const dice: [number, number] = [1, 1];
    const row = { turn: 0, thrower: mover, mover, dice, stages: [stage] };
    const mark = { tone: toneOf(choice.loss, place), letter: letterOf(place) };
    return arrowsOf(board, [row], bottom).map((arrow) => ({ ...arrow, ahead: true, mark }));
  });
}

/** The candidates whose arrows are shown: the one asked for, else the best and the one made. */
export function shownChoices(choices: readonly ReviewChoice[], asked: number | null): number[] {
  if (asked !== null && asked < choices.length) return [asked];
  const made = choices.findIndex((choice) => choice.made);
  return [...new Set([0, made])].filter((place) => place >= 0 && place < choices.length);
}

/** A point of the graph: White's equity, and White's total luck so far. */
export interface GraphPoint {
  item: number;
  worth: number | null;
  luck: number;
  mark: "cascade" | "gift" | "error" | "blunder" | null;
}

const sign = (side: Seat) => (side === "white" ? 1 : -1);

/** The points of one game. */
export function graphOf(items: readonly ReviewItem[], game: number): GraphPoint[] {
  let luck = 0;
  return items.flatMap((item, index): GraphPoint[] => {
    if (item.game !== game) return [];
    const { what } = item;
    if (what.kind === "throw") {
      luck += sign(what.side) * (what.luck ?? 0);
      return [{ item: index, worth: null, luck, mark: what.cascades ? "cascade" : null }];
    }
    // The equity of a gift is already part of the luck of its cascade.
    if (what.kind === "gift") return [{ item: index, worth: null, luck, mark: "gift" }];
    const made = what.judged?.choices.find((choice) => choice.made);
    const bad = what.judged?.class;
    return [
      {
        item: index,
        worth: made ? sign(what.mover) * made.figure.worth : null,
        luck,
        mark: bad === "error" || bad === "blunder" ? bad : null,
      },
    ];
  });
}

/** The sign written beside a play for its class. The class is always written in words too. */
export const SIGNS: Record<PlayClass, string> = {
  forced: "□",
  best: "",
  fine: "",
  doubtful: "?!",
  error: "?",
  blunder: "??",
};

/** The score at which a game was played; it changes the equity of a double game. */
export const scoreOf = (view: ReviewView, game: number): Score | null =>
  view.games[game - 1]?.score ?? null;
