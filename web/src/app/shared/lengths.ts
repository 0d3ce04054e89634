/** The lengths of matches, in units, as games declare them. Pure. */

import type { GameView } from "../../wire";

/** The lengths of a game that declares none. */
const LENGTHS: readonly number[] = [1, 3, 5, 7];

/** The lengths to which a match of a game is played, the shortest first. */
export const lengthsOf = (about: GameView | undefined): number[] =>
  (about?.lengths ?? LENGTHS).toSorted((a, b) => a - b);

/** The wanted length, or the usual one of a game that does not have it. */
export const lengthIn = (about: GameView | undefined, wanted: number): number =>
  lengthsOf(about).includes(wanted) ? wanted : (about?.lengths?.[0] ?? 1);
