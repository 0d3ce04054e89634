/** The numbers with which the board and the plays of an analysis are read. */

import { type ReadPlay, readPlay } from "../app/shared/boardView";
import { isFromBlack } from "../app/shared/readFrom";
import { YOU } from "../app/shared/seats";
import { settings } from "../app/shared/settings.svelte";
import type { BoardMen, BoardShape, MenView, ReviewView, Seat } from "../wire";
import { boardState } from "./model";

/** The side at the bottom of the board: that of the player at this screen, as in the game. */
export function bottomOf({ summary }: Pick<ReviewView, "summary">): Seat {
  const isBlack = summary.black === YOU && summary.white !== YOU;
  return isBlack || isFromBlack(summary.id) ? "black" : "white";
}

/** The side whose numbers the points have while `mover` plays: they turn only if that is set. */
export const readerOf = (mover: Seat, bottom: Seat): Seat =>
  settings.numbering === "mover" ? mover : bottom;

/** The board of a game of an analysis, from 1: those of a match of several games differ. */
export const shapeOf = (view: Pick<ReviewView, "board" | "games">, game: number): BoardShape =>
  view.games[game - 1]?.board ?? view.board;

const NO_MEN: MenView = { points: [], bar: 0, hand: 0, off: 0, pips: 0 };
const EMPTY: BoardMen = { white: NO_MEN, black: NO_MEN };

/** Writes plays with the numbers of a board that has `bottom` at the bottom. */
export function boardReader(shape: BoardShape, bottom: Seat): ReadPlay {
  const board = boardState(shape, EMPTY);
  return (play, mover) => readPlay(board, play, mover, readerOf(mover, bottom));
}

/** Writes the plays of a game of an analysis with the numbers that its board shows. */
export const playReader = (view: ReviewView, game: number): ReadPlay =>
  boardReader(shapeOf(view, game), bottomOf(view));
