/** The lines about links that a page saw, as a hash: a record of the game must have the same. */

import type { Triple } from "./chain";
import { hex, sha256 } from "./check";

/** Lines of a record, without the lines themselves. */
export interface SeenLines {
  /** The first line. */
  begins: string;
  /** The number of lines. */
  lines: number;
  /** The hash of the hash before and the last line; the hash before the first line is empty. */
  hash: string;
}

export const commitLine = (values: Triple): string => `commit ${values.join(" ")}`;
export const openLine = (values: Triple): string => `open ${values.join(" ")}`;
export const replaceLine = (place: number, value: string): string =>
  `replace ${place === 0 ? "white" : "black"} ${value}`;

/** The lines that begin with this one. */
export const beginSeen = (line: string): Promise<SeenLines> =>
  addSeen({ begins: line, lines: 0, hash: "" }, line);

/** The lines with one more. */
export async function addSeen(seen: SeenLines, line: string): Promise<SeenLines> {
  const hash = hex(await sha256(new TextEncoder().encode(seen.hash + line)));
  return { ...seen, lines: seen.lines + 1, hash };
}

/** Whether the lines of a game in a record are those seen: all of them, from the first one seen. */
export async function isSameAsSeen(lines: readonly string[], seen: SeenLines): Promise<boolean> {
  const [first, ...rest] = lines.slice(lines.indexOf(seen.begins));
  if (first !== seen.begins) return false;
  let read = await beginSeen(first);
  for (const line of rest) read = await addSeen(read, line);
  return read.lines === seen.lines && read.hash === seen.hash;
}
