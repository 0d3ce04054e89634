/** From an analysis as the server tells it to what the page shows. Pure. */

import { arrowsOf, type BoardState } from "../app/shared/boardView";
import type { Arrow, Mark } from "../board/api";
import type {
  BoardMen,
  BoardShape,
  PlayClass,
  ReviewChoice,
  ReviewItem,
  ReviewView,
  ReviewWhat,
  Score,
  Seat,
} from "../wire";

export type PlayItem = Extract<ReviewWhat, { kind: "play" }>;
export type ThrowItem = Extract<ReviewWhat, { kind: "throw" }>;

/** A turn of the move list: a throw, and what was played after it. */
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
      // The dice of an opening are a turn where they are played.
      if (last?.opening && last.plays.length === 0) last.number = ++count;
      if (last) last.plays.push(index);
      else rows.push(begun(what, index));
    }
  }
  return rows;
}

/** A turn whose throw is not in the record: the game began in the middle of it. */
function begun(what: PlayItem, index: number): TurnRow {
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

/** The items one can look at, in order: throws and stages. */
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

/** The men of a position as the board takes them. */
export function boardState(shape: BoardShape, men: BoardMen): BoardState {
  const points = shape.black_numbers.map((black, index) => ({
    white_number: index + 1,
    black_number: black,
    white: men.white.points[index] ?? 0,
    black: men.black.points[black - 1] ?? 0,
    single_for_mover: false,
  }));
  return { points, legal: [], white: men.white, black: men.black };
}

/** The letters of candidates: A is the best. */
export const letterOf = (place: number): string => String.fromCharCode(65 + (place % 26));

/** How good a candidate is by what it loses. */
export function toneOf(loss: number, place: number): Mark["tone"] {
  if (place === 0 || loss <= 0) return "best";
  if (loss < DOUBTFUL) return "good";
  return loss < BLUNDER ? "error" : "blunder";
}

/** Losses from which on a play is doubtful, and a blunder. */
const DOUBTFUL = 0.03;
const BLUNDER = 0.12;

/** The arrows of some candidates, each with its letter and colour. */
export function choiceArrows(
  board: BoardState,
  choices: readonly ReviewChoice[],
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

/** The candidates whose arrows are shown: those asked for, else the best and the one made. */
export function shownChoices(choices: readonly ReviewChoice[], asked: number | null): number[] {
  if (asked !== null && asked < choices.length) return [asked];
  const made = choices.findIndex((choice) => choice.made);
  return [...new Set([0, made])].filter((place) => place >= 0 && place < choices.length);
}

/** A point of the graph: what the game was worth to White, and all luck so far. */
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
    // What a gift is worth is part of the luck of its cascade already.
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

/** The sign written beside a play for its class; it stands beside the word, never alone. */
export const SIGNS: Record<PlayClass, string> = {
  forced: "□",
  best: "",
  fine: "",
  doubtful: "?!",
  error: "?",
  blunder: "??",
};

/** The score at which a game was played: how much more a double game is worth follows from it. */
export const scoreOf = (view: ReviewView, game: number): Score | null =>
  view.games[game - 1]?.score ?? null;

/** An analysis with what is new in it. */
export function withFound(
  view: ReviewView,
  found: readonly { item: number; what: ReviewWhat }[],
  figures: ReviewView["figures"],
): ReviewView {
  const items = [...view.items];
  for (const { item, what } of found) {
    const before = items[item];
    if (before) items[item] = { ...before, what };
  }
  return { ...view, items, figures };
}
