/**
 * Computes the position on the board of an analysis: that of an item, or of another throw. Pure.
 */

import type {
  BoardMen,
  PositionReview,
  ReviewChoice,
  ReviewFigure,
  ReviewItem,
  ReviewView,
  Seat,
} from "../wire";

/** The tabs beside the board. */
export type ReviewTab = "stage" | "moves" | "throws" | "summary";

/** The position on the board, with its figure and candidates. */
export interface ShownPosition {
  men: BoardMen;
  /** The side that plays, or is to throw. */
  mover: Seat;
  /** The candidates; empty if there is nothing to play. */
  choices: ReviewChoice[];
  /** The figure for the mover; null if it is not known yet. */
  figure: ReviewFigure | null;
  /** The position's id. */
  position: string;
}

/** The position shown after another throw. */
export function shownTrial(tried: PositionReview): ShownPosition {
  const { men, side, choices, figure, position } = tried;
  return { men, mover: side, choices, figure, position };
}

/** The position shown for the item at `at`. */
export function shownItem(view: ReviewView, at: number, item: ReviewItem): ShownPosition {
  const { men, position, what } = item;
  if (what.kind === "play") {
    const choices = what.judged?.choices ?? [];
    const figure = choices.find((choice) => choice.made)?.figure ?? null;
    return { men, mover: what.mover, choices, figure, position };
  }
  const mover = what.kind === "throw" ? what.side : what.to;
  const figure = figureBefore(view, at, item.game, mover);
  return { men, mover, choices: [], figure, position };
}

/** The figure before a throw: that of the play before it, in the same game. */
function figureBefore(
  view: ReviewView,
  at: number,
  game: number,
  mover: Seat,
): ReviewFigure | null {
  const before = view.items.slice(0, at).findLast((item) => item.what.kind === "play");
  if (before?.what.kind !== "play" || before.game !== game) return null;
  const made = before.what.judged?.choices.find((choice) => choice.made);
  if (!made) return null;
  const { own, other, worth } = made.figure;
  if (before.what.mover === mover) return made.figure;
  return { ...made.figure, own: other, other: own, worth: -worth };
}
