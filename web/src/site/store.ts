/**
 * Tables and their entries in IndexedDB. What `create` and `append` have resolved survives the end
 * of the browser; an entry of a version that exists is refused.
 */

import { ANALYSIS_STORES, type AnalysisBackup, restoreAnalyses } from "./analysisStore";
import { change, type Refuse, result } from "./database";
import type { Progress, StoredGame, StoredTable } from "./messages";
import { type PracticeBackup, restorePractice } from "./practice";

/** Entries to append to a table. */
export interface Addition {
  /** The version of the last entry that the writer knows. */
  after: number;
  /** The entries, the first with version `after + 1`. */
  entries: string[];
  /** The progress of the table with them. */
  progress: Progress;
  at_ms: number;
}

interface Stores {
  tables: IDBObjectStore;
  events: IDBObjectStore;
}

interface StoredEntry {
  table: string;
  version: number;
  body: string;
}

/** The data of a backup. */
export interface BackupData {
  games: StoredGame[];
  practice: PracticeBackup;
  analyses: AnalysisBackup[];
}

/** What a backup changed. */
export interface Restored {
  /** Number of tables that did not exist. */
  added: number;
  /** Number of tables that had only the first entries. */
  continued: number;
  /** Number of tables with other entries here, which stay. */
  differing: number;
}

export class Store {
  constructor(readonly database: IDBDatabase) {}

  /** Adds a table with its first entries. */
  async create(table: StoredTable, entries: string[]): Promise<void> {
    await this.#change(({ tables, events }) => {
      tables.add(table);
      addAll(events, table.id, 0, entries);
    });
  }

  /** Appends entries, all or none. */
  async append(id: string, { after, entries, progress, at_ms }: Addition): Promise<void> {
    await this.#change(({ tables, events }, refuse) => {
      const asked = tables.get(id) as IDBRequest<StoredTable | undefined>;
      asked.onsuccess = () => {
        const table = asked.result;
        if (!table) return refuse("no_table", `there is no table ${id}`);
        tables.put({ ...table, progress, changed_ms: at_ms });
        const last = events.getKey([id, after]);
        last.onsuccess = () => {
          if (last.result === undefined) refuse("conflict", `version ${after} is missing`);
          else addAll(events, id, after, entries);
        };
      };
    });
  }

  /** Sets the budget of a table that has none. */
  async setBudget(id: string, budget: number): Promise<void> {
    await this.#change(({ tables }) => {
      const asked = tables.get(id) as IDBRequest<StoredTable | undefined>;
      asked.onsuccess = () => {
        const table = asked.result;
        if (table && table.budget === undefined) tables.put({ ...table, budget });
      };
    });
  }

  /** A table with all its entries; null if there is none. */
  async read(id: string): Promise<StoredGame | null> {
    const transaction = this.database.transaction(["tables", "events"], "readonly");
    const [table, found] = await Promise.all([
      result(transaction.objectStore("tables").get(id) as IDBRequest<StoredTable | undefined>),
      result(transaction.objectStore("events").getAll(ofTable(id)) as IDBRequest<StoredEntry[]>),
    ]);
    if (!table) return null;
    return { table, entries: found.map(({ body }) => body) };
  }

  /** All tables with their entries. */
  async readAll(): Promise<StoredGame[]> {
    const transaction = this.database.transaction(["tables", "events"], "readonly");
    const [tables, all] = await Promise.all([
      result(transaction.objectStore("tables").getAll() as IDBRequest<StoredTable[]>),
      result(transaction.objectStore("events").getAll() as IDBRequest<StoredEntry[]>),
    ]);
    const games = new Map(tables.map((table) => [table.id, { table, entries: [] as string[] }]));
    // Their keys are in the order of the versions.
    for (const { table, body } of all) games.get(table)?.entries.push(body);
    return [...games.values()];
  }

  /** Adds tables, entries, practice data and analyses that are not there, in one transaction. */
  async restore({ games, practice, analyses }: BackupData): Promise<Restored> {
    const restored: Restored = { added: 0, continued: 0, differing: 0 };
    const names = ["tables", "events", "tries", "ratings", ...ANALYSIS_STORES];
    await change(this.database, names, (store) => {
      const stores = { tables: store("tables"), events: store("events") };
      for (const game of games) restore(stores, game, restored);
      restorePractice(store, practice);
      restoreAnalyses(store, analyses);
    });
    return restored;
  }

  /** The tables, the one changed last first. */
  async list(): Promise<StoredTable[]> {
    const transaction = this.database.transaction("tables", "readonly");
    const found = await result(
      transaction.objectStore("tables").getAll() as IDBRequest<StoredTable[]>,
    );
    return found.sort((a, b) => b.changed_ms - a.changed_ms || (a.id < b.id ? -1 : 1));
  }

  /** Removes a table and its entries. */
  async remove(id: string): Promise<void> {
    await this.#change(({ tables, events }, refuse) => {
      const known = tables.getKey(id);
      known.onsuccess = () => {
        if (known.result === undefined) return refuse("no_table", `there is no table ${id}`);
        tables.delete(id);
        events.delete(ofTable(id));
      };
    });
  }

  /** Runs a transaction; resolves once it is on the disk. */
  #change(work: (stores: Stores, refuse: Refuse) => void): Promise<void> {
    return change(this.database, ["tables", "events"], (store, refuse) =>
      work({ tables: store("tables"), events: store("events") }, refuse),
    );
  }
}

/** Adds entries after a version; the transaction fails if one of their versions exists. */
function addAll(events: IDBObjectStore, table: string, after: number, entries: string[]): void {
  for (const [index, body] of entries.entries()) {
    events.add({ table, version: after + 1 + index, body } satisfies StoredEntry);
  }
}

/** Adds a table, or the entries that it lacks. */
function restore({ tables, events }: Stores, game: StoredGame, restored: Restored): void {
  const { table, entries } = game;
  const asked = events.getAll(ofTable(table.id)) as IDBRequest<StoredEntry[]>;
  asked.onsuccess = () => {
    const kept = asked.result;
    const both = Math.min(kept.length, entries.length);
    if (kept.slice(0, both).some(({ body }, index) => body !== entries[index])) {
      restored.differing++;
      return;
    }
    if (kept.length >= entries.length) return;
    tables.put(table);
    addAll(events, table.id, kept.length, entries.slice(kept.length));
    if (kept.length === 0) restored.added++;
    else restored.continued++;
  };
}

const ofTable = (id: string) => IDBKeyRange.bound([id, 0], [id, Number.MAX_SAFE_INTEGER]);
