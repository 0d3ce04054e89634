/** The board that stands in the document before the page has loaded. */

/** The id of its element. */
export const FIRST_BOARD = "first-board";

/** Whether a board is drawn upright. */
export const isTall = (shape: string, width: number, height: number): boolean =>
  shape === "tall" || (shape === "auto" && height > width * 1.1);

/** Removes it: the page shows the table itself, or something else. */
export const removeFirstBoard = (): void => document.getElementById(FIRST_BOARD)?.remove();
