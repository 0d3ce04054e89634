/** All games of this browser, and what the player has tried, as one text. */

import type { StoredGame } from "./messages";
import { type Practice, type PracticeBackup, readPractice } from "./practice";
import { Refusal, refusalOf } from "./refusal";
import type { Restored, Store } from "./store";
import type { Tables } from "./tables";

/** What the text says that it is. */
const KIND = "rosespring backup";
/** The version of its form. */
const FORMAT = 1;
/** Ids of tables: part of their addresses. */
const ID = /^[\w-]{1,64}$/;

interface Backup {
  games: StoredGame[];
  practice: PracticeBackup;
}

export class Backups {
  constructor(
    readonly store: Store,
    readonly tables: Tables,
    readonly practice: Practice,
  ) {}

  /** Everything as one text. */
  async save(): Promise<string> {
    const [games, practice] = await Promise.all([
      this.store.readAll(),
      readPractice(this.store.database),
    ]);
    return JSON.stringify({ kind: KIND, format: FORMAT, games, practice });
  }

  /** Adds what a text has and this browser lacks: all or nothing. */
  async restore(text: string): Promise<Restored> {
    const backup = parseBackup(text);
    if (!backup) throw new Refusal("invalid_backup", "this text is no backup");
    const { games, practice } = backup;
    try {
      for (const game of games) this.tables.check(game);
      if (practice.tries.length > 0) await this.practice.check(practice);
    } catch (error) {
      const { code, message } = refusalOf(error);
      // A part that is not loaded says nothing about the text.
      throw new Refusal(code === "not_loaded" ? code : "invalid_backup", message);
    }
    const restored = await this.store.restore(games, practice);
    if (games.length > 0) this.tables.changes.store("filled");
    for (const { table } of games) this.tables.restored(table.id);
    return restored;
  }
}

/** The contents of a text; null if `save` did not write it. Entries and tries are not checked. */
export function parseBackup(text: string): Backup | null {
  const { kind, format, games, practice } = fieldsOf(parsed(text));
  const { tries = [], ratings = [] } = fieldsOf(practice);
  const isBackup = kind === KIND && format === FORMAT && isListOf(games, isGame);
  const isPractice = isListOf(tries, isTry) && isListOf(ratings, isRating);
  return isBackup && isPractice ? { games, practice: { tries, ratings } } : null;
}

function isListOf<Row>(value: unknown, is: (row: unknown) => row is Row): value is Row[] {
  return Array.isArray(value) && value.every(is);
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

function isTry(row: unknown): row is PracticeBackup["tries"][number] {
  const { position, last_ms } = fieldsOf(row);
  return typeof position === "string" && Number.isSafeInteger(last_ms);
}

function isRating(row: unknown): row is PracticeBackup["ratings"][number] {
  const { game, rating } = fieldsOf(row);
  return typeof game === "string" && typeof fieldsOf(rating)["deviation"] === "number";
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
