/** Converts the state of a board, as the rules describe it, into what the board draws. Pure. */

import { other } from "./geometry";
import type { BoardMany, BoardPosition, BoardRun, BoardStep, Side, Spot } from "./types";

/** A point: its number for either side, and the men on it. */
export interface PointState {
  white_number: number;
  black_number: number;
  /** White's men, a pinned one too. */
  white: number;
  /** Black's men, a pinned one too. */
  black: number;
  /** The side whose man is pinned here, under men of the other; absent where none is. */
  pinned?: Side | null;
  /** Whether at most one man of the mover may stand there. */
  single_for_mover: boolean;
}

/** A place in a side's own numbering. */
export type PlaceState = number | "bar" | "hand" | "off";

/** A step in the mover's own numbering. */
export interface StepState {
  from: PlaceState;
  to: PlaceState;
  number: number;
  hits: boolean;
}

/** The men of a side that stand on no point. */
export interface MenBeside {
  bar: number;
  hand: number;
  off: number;
}

/** Points, men beside them, and the steps that are legal next. */
export interface BoardState {
  /** The points of the board, from 1 on: 24, or 18 in a game that uses no more. */
  points: readonly PointState[];
  /** How the sides go; `laid` where nobody goes and the men at home lie. */
  movement?: string;
  legal: readonly StepState[];
  white: MenBeside;
  black: MenBeside;
}

/** What a screen reader speaks, and what is written on the trays. */
export interface PlaceWords {
  /** The name of a point; `men` is null where none stand. */
  point: (number: string, men: string | null, single: boolean, lies?: boolean) => string;
  /** The name of a place beside the points. */
  beside: (place: "bar" | "hand" | "off", men: string) => string;
  /** A number of men of a side. */
  men: (count: number, side: Side) => string;
  /** Men that stand on a pinned man of a side. */
  pinning: (men: string, pinned: Side) => string;
  /** A place from which these numbers can be played. */
  withPlays: (place: string, numbers: number[]) => string;
  trays: () => Trays;
}

/** The words on the trays. */
export interface Trays {
  hand: string;
  off: string;
}

const numberOf = (point: PointState, side: Side): number =>
  side === "white" ? point.white_number : point.black_number;

/** The slot of a place in the numbering of `side`. */
export function spotOf(state: BoardState, side: Side, place: PlaceState, bottom: Side): Spot {
  if (typeof place !== "number") return place;
  const point = state.points.find((candidate) => numberOf(candidate, side) === place);
  return point ? numberOf(point, bottom) : place;
}

/** The place, in the numbering of `side`, of a slot. */
export function placeOf(state: BoardState, side: Side, spot: Spot, bottom: Side): PlaceState {
  if (typeof spot !== "number") return spot;
  const point = state.points.find((candidate) => numberOf(candidate, bottom) === spot);
  return point ? numberOf(point, side) : spot;
}

/** A step in the board's format. */
export function boardStep(state: BoardState, side: Side, step: StepState, bottom: Side): BoardStep {
  return {
    from: spotOf(state, side, step.from, bottom),
    to: spotOf(state, side, step.to, bottom),
    number: step.number,
    hits: step.hits,
  };
}

/** The sides that decide how a board is shown. */
export interface Viewpoint {
  bottom: Side;
  /** The side whose numbers stand beside the points. */
  reader: Side;
  mover: Side;
}

/** The men and points of the board without names, for `Viewpoint.mover` to play. */
export function plainPosition(state: BoardState, sides: Viewpoint, trays: Trays): BoardPosition {
  const { bottom, reader, mover } = sides;
  const points = state.points
    .map((point) => ({
      slot: numberOf(point, bottom),
      label: String(numberOf(point, reader)),
      name: "",
      white: point.white,
      black: point.black,
      pinned: point.pinned ?? null,
      single: point.single_for_mover,
      home: homeOf(point),
      lies: state.movement === "laid" && homeOf(point),
      start: sideWith(point, 24),
      last: sideWith(point, 1),
    }))
    .sort((a, b) => a.slot - b.slot);
  const beside = ({ bar, hand, off }: MenBeside) => {
    return { bar, hand, off, names: { bar: "", hand: "", off: "" }, words: trays };
  };
  const track = state.points.map((_, index) =>
    Number(spotOf(state, mover, state.points.length - index, bottom)),
  );
  return { points, white: beside(state.white), black: beside(state.black), track };
}

/** The men and points of the board with their names. */
export function boardPosition(
  state: BoardState,
  sides: Viewpoint,
  words: PlaceWords,
): BoardPosition {
  const position = plainPosition(state, sides, words.trays());
  const { bottom, mover } = sides;
  const withPlays = (name: string, place: PlaceState) => {
    const numbers = state.legal.filter((step) => step.from === place).map((step) => step.number);
    return numbers.length === 0 ? name : words.withPlays(name, [...new Set(numbers)]);
  };
  for (const point of state.points) {
    const shown = position.points[numberOf(point, bottom) - 1];
    if (!shown) continue;
    const men = menOn(point, words);
    const lies = Boolean(men && shown.lies);
    const name = words.point(shown.label, men, point.single_for_mover, lies);
    shown.name = withPlays(name, numberOf(point, mover));
  }
  for (const side of ["white", "black"] as const) {
    const { bar, hand, off } = state[side];
    position[side].names = {
      bar: withPlays(words.beside("bar", words.men(bar, side)), "bar"),
      hand: withPlays(words.beside("hand", words.men(hand, side)), "hand"),
      off: words.beside("off", words.men(off, side)),
    };
  }
  return position;
}

function menOn(point: PointState, words: PlaceWords): string | null {
  const { pinned } = point;
  if (pinned) {
    const above = other(pinned);
    return words.pinning(words.men(point[above], above), pinned);
  }
  if (point.white > 0) return words.men(point.white, "white");
  return point.black > 0 ? words.men(point.black, "black") : null;
}

function homeOf(point: PointState): Side | null {
  if (point.white_number <= 6) return "white";
  return point.black_number <= 6 ? "black" : null;
}

function sideWith(point: PointState, number: number): Side | null {
  if (point.white_number === number) return "white";
  return point.black_number === number ? "black" : null;
}

/**
 * The runs of one man by several of the numbers left that begin with a legal step. Only the rules
 * know whether the rest of a run is legal; they are asked when the run is played.
 */
export function runsOf(
  state: BoardState,
  left: readonly number[],
  mover: Side,
  bottom: Side,
): BoardRun[] {
  const orders = runOrders(left);
  const runs: BoardRun[] = [];
  for (const step of state.legal) {
    const landed = step.to;
    if (typeof landed !== "number") continue;
    for (const [first, ...rest] of orders) {
      if (first !== step.number) continue;
      const numbers = [first, ...rest];
      const end = rest.reduce((at, number) => at - number, landed);
      if (end < 1) continue;
      const from = spotOf(state, mover, step.from, bottom);
      runs.push({ from, to: spotOf(state, mover, end, bottom), numbers });
    }
  }
  return runs;
}

function runOrders(left: readonly number[]): number[][] {
  const [a, b] = left;
  if (a === undefined || b === undefined) return [];
  if (a !== b)
    return [
      [a, b],
      [b, a],
    ];
  return left.slice(1).map((_, index) => left.slice(0, index + 2));
}

/**
 * Places where several men can play the same number: as many as stand there and the stage needs.
 */
export function manyOf(
  state: BoardState,
  left: readonly number[],
  legal: BoardStep[],
  mover: Side | null,
  bottom: Side,
): BoardMany[] {
  const same = left.length > 1 && left.every((number) => number === left[0]);
  if (!same) return [];
  const here = (spot: Spot) => {
    if (typeof spot !== "number") return 0;
    const point = state.points.find((candidate) => numberOf(candidate, bottom) === spot);
    return point && mover ? point[mover] : 0;
  };
  return legal
    .map((step) => ({ step, men: Math.min(left.length, here(step.from)) }))
    .filter(({ men }) => men > 1);
}
