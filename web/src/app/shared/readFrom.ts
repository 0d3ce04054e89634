/** From which side this browser reads an analysis: that of its player in the match. */

import type { Seat } from "../../wire";

/** Where the analyses are stored that are read from Black's side, the newest last. */
const KEY = "rosespring.from-black";
/** How many are remembered. */
const KEPT = 100;

const stored = (): string[] => {
  try {
    const found: unknown = JSON.parse(localStorage.getItem(KEY) ?? "[]");
    return Array.isArray(found) ? found.filter((id) => typeof id === "string") : [];
  } catch {
    // Another program has written there, or the browser stores nothing.
    return [];
  }
};

/** Remembers the side of the player of a match that was analysed. */
export function readFrom(analysis: string, side: Seat): void {
  const others = stored().filter((id) => id !== analysis);
  const ids = side === "black" ? [...others, analysis].slice(-KEPT) : others;
  try {
    localStorage.setItem(KEY, JSON.stringify(ids));
  } catch {
    // Then it is read from White's side.
  }
}

/** Whether an analysis is read from Black's side. */
export const isFromBlack = (analysis: string): boolean => stored().includes(analysis);
