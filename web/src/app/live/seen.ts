/** The last turn that this tab has shown, kept over a reload. */

import type { TableView } from "../../wire";

const KEY = "rosespring.seen";

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
