/** Doublets that a side names after a throw of 2-1, as in acey-deucey. Pure. */

import type { Ladder, MoveRow } from "../../wire";

type Dice = readonly [number, number];

/**
 * The number of the doublet that is played after a throw of 2-1; null if what is played was thrown.
 */
export function namedNumber(dice: Dice | null, numbers: readonly number[]): number | null {
  const isAceDeuce = dice !== null && Math.max(...dice) === 2 && dice[0] !== dice[1];
  const isNamed = isAceDeuce && numbers.length > dice.length;
  return isNamed ? (numbers[0] ?? null) : null;
}

/** The same for a line of the move list. */
export const namedInRow = ({ dice, stages }: MoveRow): number | null =>
  namedNumber(dice, stages[0]?.numbers ?? []);

/** The same for the part of a turn in play. */
export const namedOnLadder = (dice: Dice | null, ladder: Ladder | null): number | null =>
  namedNumber(
    dice,
    (ladder?.stages[0]?.numbers ?? []).map(({ number }) => number),
  );
