/** The server's routes for puzzles. */

import { call } from "../app/shared/http";
import type { PracticeView, PuzzleAnswer, PuzzleVerdict, PuzzleView } from "../wire";

export const practice = (): Promise<PracticeView> => call("GET", "/api/puzzles");

/**
 * The next puzzle of a game, of one of its themes, or of the player's own mistakes; `not` excludes the
 * last one.
 */
export function nextPuzzle(
  game: string,
  theme: string | null,
  not: string | null,
): Promise<PuzzleView> {
  const query = new URLSearchParams({ game });
  if (theme !== null) query.set("theme", theme);
  if (not !== null) query.set("not", not);
  return call("GET", `/api/puzzles/next?${query}`);
}

/** The puzzle of a game on a day. */
export const puzzleOfDay = (game: string, day: number): Promise<PuzzleView> =>
  call("GET", `/api/puzzles/next?${new URLSearchParams({ game, day: String(day) })}`);

export const answer = (id: string, end: string): Promise<PuzzleVerdict> =>
  call("POST", `/api/puzzles/${encodeURIComponent(id)}/answer`, { end } satisfies PuzzleAnswer);
