/** All games of this browser as one text. */

import type { StoredGame } from "./messages";

/** What the text says that it is. */
const KIND = "rosespring backup";
/** The version of its form. */
const FORMAT = 1;
/** Ids of tables: part of their addresses. */
const ID = /^[\w-]{1,64}$/;

export const formatBackup = (games: StoredGame[]): string =>
  JSON.stringify({ kind: KIND, format: FORMAT, games });

/** The games of a text; null if it is not one that `formatBackup` wrote. Entries are not checked. */
export function parseBackup(text: string): StoredGame[] | null {
  const { kind, format, games } = fieldsOf(parsed(text));
  if (kind !== KIND || format !== FORMAT || !Array.isArray(games)) return null;
  return games.every(isGame) ? games : null;
}

function isGame(game: unknown): game is StoredGame {
  const { table, entries } = fieldsOf(game);
  const { id, rules, changed_ms } = fieldsOf(table);
  const isTable =
    typeof id === "string" &&
    ID.test(id) &&
    !id.startsWith("study-") &&
    typeof rules === "string" &&
    Number.isSafeInteger(changed_ms);
  return isTable && Array.isArray(entries) && entries.every((entry) => typeof entry === "string");
}

/** The fields of an object; none for anything else. */
function fieldsOf(value: unknown): Record<string, unknown> {
  return typeof value === "object" && value !== null ? (value as Record<string, unknown>) : {};
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}
