/** A cascade of Gul bara, step by step: four fours, two fives, and what the other side plays. Pure. */

import { boardState } from "../analysis/model";
import type { BoardState } from "../app/shared/boardView";
import type { BoardShape, LadderStage, PipState, Seat } from "../wire";

/** A step of a side, in its own numbers. */
export interface FilmStep {
  side: Seat;
  from: number;
  to: number;
}

/** Men on the own points of each side before the throw. */
const WHITE: Record<number, number> = { 24: 6, 21: 2, 20: 2, 18: 2, 17: 1, 16: 2 };
const BLACK: Record<number, number> = { 24: 6, 23: 2, 21: 2, 13: 1, 7: 2, 3: 2 };

const steps = (side: Seat, ...froms: [from: number, number: number][]): FilmStep[] =>
  froms.map(([from, number]) => ({ side, from, to: from - number }));

/** White throws 4-4. No third five finds a place; Black plays the rest. */
export const STEPS: FilmStep[] = [
  ...steps("white", [24, 4], [24, 4], [18, 4], [18, 4], [21, 5], [21, 5]),
  ...steps("black", [24, 5], [24, 5], [24, 6], [24, 6], [24, 6], [13, 6]),
];
/** The number of steps that the thrower plays. */
export const OWN_STEPS = STEPS.filter(({ side }) => side === "white").length;

/** The board after a number of steps. */
export function boardAfter(shape: BoardShape, count: number): BoardState {
  const men = { white: { ...WHITE }, black: { ...BLACK } };
  for (const { side, from, to } of STEPS.slice(0, count)) {
    men[side][from] = (men[side][from] ?? 0) - 1;
    men[side][to] = (men[side][to] ?? 0) + 1;
  }
  const side = (points: Record<number, number>) => ({
    points: Array.from({ length: 24 }, (_, index) => points[index + 1] ?? 0),
    bar: 0,
    hand: 0,
    off: 0,
    pips: 0,
  });
  return boardState(shape, { white: side(men.white), black: side(men.black) });
}

/** The numbers of the cascade after a number of steps. */
export function stagesAfter(count: number): LadderStage[] {
  const state = (index: number): PipState => {
    if (index >= OWN_STEPS && count >= OWN_STEPS) return "passed_on";
    return index < count ? "played" : "to_play";
  };
  const current = 4 + Math.floor(count / 4);
  return [4, 5, 6].map((number, group) => ({
    numbers: Array.from({ length: 4 }, (_, place) => ({ number, state: state(group * 4 + place) })),
    current: count < STEPS.length && number === current,
  }));
}
