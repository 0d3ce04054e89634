/** The men of a position that stands, in the format of the board. Pure. */

import type { BoardMen, BoardShape, Seat } from "../../wire";
import type { BoardState } from "./boardView";

/** The men of a position in the board's format. */
export function boardState(shape: BoardShape, men: BoardMen): BoardState {
  const points = shape.black_numbers.map((black, index) => ({
    white_number: index + 1,
    black_number: black,
    white: men.white.points[index] ?? 0,
    black: men.black.points[black - 1] ?? 0,
    pinned: pinnedOn(men, index + 1, black),
    single_for_mover: false,
  }));
  const { movement } = shape;
  return { points, movement, legal: [], white: men.white, black: men.black };
}

/** The side whose man is pinned on a point; null if none is. */
export function pinnedOn(
  men: Record<Seat, { pinned?: number[] }>,
  white: number,
  black: number,
): Seat | null {
  if (men.white.pinned?.includes(white)) return "white";
  return men.black.pinned?.includes(black) ? "black" : null;
}
