/** All games and analyses of this browser, and what the player has tried, as one text. */

import type { AnalysisBackup, AnalysisStore } from "./analysisStore";
import type { StoredGame } from "./messages";
import { type Practice, type PracticeBackup, readPractice } from "./practice";
import { Refusal, refusalOf, refuseErrors } from "./refusal";
import type { BackupData, Restored, Store } from "./store";
import type { Study } from "./study";
import type { Tables } from "./tables";

/** What the text says that it is. */
const KIND = "rosespring backup";
/** The version of its form. */
const FORMAT = 1;
/** Ids of tables and analyses: part of their addresses. */
const ID = /^[\w-]{1,64}$/;

export class Backups {
  constructor(
    readonly store: Store,
    readonly tables: Tables,
    readonly practice: Practice,
    readonly analyses: AnalysisStore,
    readonly study: Study,
  ) {}

  /** Everything as one text. */
  async save(): Promise<string> {
    const [games, practice, analyses] = await Promise.all([
      this.store.readAll(),
      readPractice(this.store.database),
      this.analyses.readAll(),
    ]);
    return JSON.stringify({ kind: KIND, format: FORMAT, games, practice, analyses });
  }

  /** Adds what a text has and this browser lacks: all or nothing. */
  async restore(text: string): Promise<Restored> {
    const backup = parseBackup(text);
    if (!backup) throw new Refusal("invalid_backup", "this text is no backup");
    const { games } = backup;
    try {
      await this.#check(backup);
    } catch (error) {
      const { code, message } = refusalOf(error);
      // A part that is not loaded says nothing about the text.
      throw new Refusal(code === "not_loaded" ? code : "invalid_backup", message);
    }
    const restored = await this.store.restore(backup);
    if (games.length > 0) this.tables.changes.store("filled");
    for (const { table } of games) this.tables.restored(table.id);
    return restored;
  }

  /** Refuses data that the modules cannot read. */
  async #check({ games, practice, analyses }: BackupData): Promise<void> {
    for (const game of games) this.tables.check(game);
    const mistakes = analyses.flatMap((analysis) => analysis.mistakes);
    if (practice.tries.length + mistakes.length > 0) await this.practice.check(practice, mistakes);
    for (const { review, items } of analyses) {
      refuseErrors(await this.study.call({ call: "show_review", review, items }));
    }
  }
}

/** The contents of a text; null if `save` did not write it. Entries and tries are not checked. */
export function parseBackup(text: string): BackupData | null {
  // The first version of the page wrote no analyses.
  const { kind, format, games, practice, analyses = [] } = fieldsOf(parsed(text));
  const { tries = [], ratings = [] } = fieldsOf(practice);
  const isBackup = kind === KIND && format === FORMAT && isListOf(games, isGame);
  const isPractice = isListOf(tries, isTry) && isListOf(ratings, isRating);
  if (!isBackup || !isPractice || !isListOf(analyses, isAnalysis)) return null;
  return { games, practice: { tries, ratings }, analyses };
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

function isAnalysis(analysis: unknown): analysis is AnalysisBackup {
  const { review, items, mistakes } = fieldsOf(analysis);
  const { head, record, faults } = fieldsOf(review);
  const { id, checksum, created_ms } = fieldsOf(head);
  const isHead =
    typeof id === "string" &&
    ID.test(id) &&
    typeof checksum === "string" &&
    Number.isSafeInteger(created_ms);
  const isRecord = typeof record === "string" && Array.isArray(faults);
  return isHead && isRecord && isListOf(items, isItem) && isListOf(mistakes, isMistake);
}

function isItem(item: unknown): item is AnalysisBackup["items"][number] {
  return Array.isArray(item) && Number.isSafeInteger(item[0]) && typeof item[1] === "string";
}

function isMistake(mistake: unknown): mistake is AnalysisBackup["mistakes"][number] {
  return typeof fieldsOf(mistake)["person"] === "boolean";
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
