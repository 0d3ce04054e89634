/** What the rules of a game mean for its board. Pure. */

import { BOARDS, type RulesBoard } from "../boards";

/** The board of rules as text, such as `tawula~entry_base=24`; null if no preset has this name. */
export function boardOf(rules: string): RulesBoard | null {
  const [name, ...options] = rules.split("~");
  const board = BOARDS.find((candidate) => candidate.name === name);
  if (!board) return null;
  const entry = options.find((option) => option.startsWith("entry_base="))?.split("=")[1];
  return entry === undefined ? board : { ...board, entry: Number(entry) };
}

/** The number that a point has for the other side. */
export const facing = (board: RulesBoard, point: number): number =>
  board.parallel ? ((point + 11) % 24) + 1 : 25 - point;
