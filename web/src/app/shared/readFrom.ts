/** From which side this browser reads an analysis: that of its player in the match. */

import type { Seat } from "../../wire";
import { stored } from "./room";

/** Where the analyses are stored that are read from Black's side, the newest last. */
const KEY = "rosespring.from-black";
/** How many are remembered. */
const KEPT = 100;

/** The ids stored; another program may have written anything there. */
function ids(): string[] {
  const found = stored<unknown>(KEY);
  return Array.isArray(found) ? found.filter((id) => typeof id === "string") : [];
}

/** Remembers the side of the player of a match that was analysed. */
export function readFrom(analysis: string, side: Seat): void {
  const others = ids().filter((id) => id !== analysis);
  const kept = side === "black" ? [...others, analysis].slice(-KEPT) : others;
  try {
    localStorage.setItem(KEY, JSON.stringify(kept));
  } catch {
    // Then it is read from White's side.
  }
}

/** Whether an analysis is read from Black's side. */
export const isFromBlack = (analysis: string): boolean => ids().includes(analysis);
