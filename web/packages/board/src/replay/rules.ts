/** What the rules of a game mean for its board. Pure. */

import { BOARDS, type RulesBoard } from "../boards";
import type { BoardView } from "../types";

/** The board of rules as text, such as `tawula~entry_base=24`; null if no preset has this name. */
export function boardOf(rules: string): RulesBoard | null {
  const [name, ...options] = rules.split("~");
  const board = BOARDS.find((candidate) => candidate.name === name);
  if (!board) return null;
  const entry = options.find((option) => option.startsWith("entry_base="))?.split("=")[1];
  return entry === undefined ? board : { ...board, entry: Number(entry) };
}

/** The number that a point has for the other side. */
export function facing(board: RulesBoard, point: number): number {
  if (board.same) return point;
  return board.parallel ? ((point + 11) % 24) + 1 : 25 - point;
}

/** The number of points on which men may stand, from 1 on. */
export const lastPoint = (board: RulesBoard): number => (board.same ? 18 : 24);

/** How the sides go, as the program says it. */
export function movementOf({ parallel, same, laid }: RulesBoard): BoardView["movement"] {
  if (laid) return "laid";
  if (same) return "same";
  return parallel ? "parallel" : "contrary";
}
