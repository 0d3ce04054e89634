/** What this tab has shown of a game, kept over a reload: the last turn, and who began. */

import type { TableView } from "../../wire";
import type { Opening } from "./opening";

const KEY = "rosespring.seen";
const OPENING_KEY = "rosespring.opening";

/** The storage of the tab; null if the browser refuses it. */
function storage(): Storage | null {
  try {
    return sessionStorage;
  } catch {
    return null;
  }
}

const nameOf = (table: TableView): string => `${table.id}/${table.game_number}/`;

/** Remembers that every row of the move list has been shown. */
export function markSeen(table: TableView): void {
  const value = `${nameOf(table)}${table.moves.length}`;
  try {
    if (storage()?.getItem(KEY) !== value) storage()?.setItem(KEY, value);
  } catch {
    // Without storage a turn is shown once more than needed.
  }
}

/**
 * Whether the last row of the move list may be new to the player. At a table that this tab does not
 * know, it is, unless the game is over.
 */
export function isUnseen(table: TableView): boolean {
  const [before, name] = [storage()?.getItem(KEY) ?? "", nameOf(table)];
  if (before.startsWith(name)) return Number(before.slice(name.length)) < table.moves.length;
  return table.phase.kind !== "over" && table.moves.length > 0;
}

/** Remembers why a side began the game, which the server tells only until the first throw. */
export function markOpening(table: TableView, opening: Opening | null): void {
  if (!opening || table.purpose === "study") return;
  try {
    storage()?.setItem(OPENING_KEY, JSON.stringify({ game: nameOf(table), opening }));
  } catch {
    // Without storage it is not said again after a reload.
  }
}

/** Why a side began the game; null if this tab has not been told. */
export function seenOpening(table: TableView): Opening | null {
  try {
    const seen = JSON.parse(storage()?.getItem(OPENING_KEY) ?? "null");
    return seen?.game === nameOf(table) ? seen.opening : null;
  } catch {
    return null;
  }
}
