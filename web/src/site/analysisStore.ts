/** Analyses in IndexedDB. The module reads what has no type here. */

import { MISTAKES_MAX } from "../http";
import { change, result, rows, StoreError } from "./database";

/** The head of an analysis. */
export interface AnalysisHead {
  id: string;
  /** The checksum of the record: each record is stored once. */
  checksum: string;
  /** The rules as text, which begins with the name of the game. */
  rules: string;
  progress: unknown;
  created_ms: number;
}

/** An analysis as the module reads it. */
export interface StoredAnalysis {
  review: { head: AnalysisHead; record: string; faults: string[] };
  /** Its items with their indices. */
  items: [number, string][];
}

/** New results. */
export interface AnalysisAddition {
  items: [number, string][];
  progress: unknown;
  /** All large mistakes; null if they have not changed. */
  mistakes: StoredMistake[] | null;
}

/** A large mistake. */
export interface StoredMistake {
  /** Whether a person who played here made it. */
  person: boolean;
}

/** A row of `analyses`: what the list and the statistics need. */
interface Row {
  head: AnalysisHead;
  mistakes: StoredMistake[];
}

/** A row of `records`. */
interface RecordRow {
  id: string;
  record: string;
  faults: string[];
}

interface ItemRow {
  analysis: string;
  item: number;
  body: string;
}

/** An analysis in a backup. */
export interface AnalysisBackup extends StoredAnalysis {
  mistakes: StoredMistake[];
}

/** The object stores of analyses. */
export const ANALYSIS_STORES = ["analyses", "records", "items"];

const itemsOf = (id: string) => IDBKeyRange.bound([id, 0], [id, Number.MAX_SAFE_INTEGER]);

export class AnalysisStore {
  constructor(readonly database: IDBDatabase) {}

  /** Adds an analysis. If the record has one, returns the head of that one. */
  async create({ head, record, faults }: StoredAnalysis["review"]): Promise<AnalysisHead | null> {
    const known = (await this.#rows()).find((row) => row.head.checksum === head.checksum);
    if (known) return known.head;
    await change(this.database, ANALYSIS_STORES, (store) => {
      store("analyses").add({ head, mistakes: [] } satisfies Row);
      store("records").add({ id: head.id, record, faults } satisfies RecordRow);
    });
    return null;
  }

  /** An analysis with its results; null if there is none. */
  async read(id: string): Promise<StoredAnalysis | null> {
    const transaction = this.database.transaction(ANALYSIS_STORES, "readonly");
    const get = (name: string) => transaction.objectStore(name).get(id) as IDBRequest<unknown>;
    const all = transaction.objectStore("items").getAll(itemsOf(id)) as IDBRequest<ItemRow[]>;
    const [row, kept, items] = await Promise.all([
      result(get("analyses") as IDBRequest<Row | undefined>),
      result(get("records") as IDBRequest<RecordRow | undefined>),
      result(all),
    ]);
    if (!row || !kept) return null;
    const { record, faults } = kept;
    return {
      review: { head: row.head, record, faults },
      items: items.map(({ item, body }) => [item, body]),
    };
  }

  /** The heads, the newest first. */
  async heads(): Promise<AnalysisHead[]> {
    return (await this.#rows()).map(({ head }) => head);
  }

  /** The player's large mistakes, those of the newest analysis first. */
  async mistakes(): Promise<StoredMistake[]> {
    const all = (await this.#rows()).flatMap(({ mistakes }) => mistakes);
    return all.filter(({ person }) => person).slice(0, MISTAKES_MAX);
  }

  /** All analyses with their results, for a backup. */
  async readAll(): Promise<AnalysisBackup[]> {
    const all = await this.#rows();
    const stored = await Promise.all(
      all.map(async ({ head, mistakes }) => {
        const analysis = await this.read(head.id);
        return analysis && { ...analysis, mistakes };
      }),
    );
    return stored.filter((analysis) => analysis !== null);
  }

  async #rows(): Promise<Row[]> {
    const all = await rows<Row>(this.database, "analyses");
    return all.sort((a, b) => b.head.created_ms - a.head.created_ms);
  }

  /** Stores new results. */
  keep(id: string, { items, progress, mistakes }: AnalysisAddition): Promise<void> {
    return change(this.database, ANALYSIS_STORES, (store, refuse) => {
      const asked = store("analyses").get(id) as IDBRequest<Row | undefined>;
      asked.onsuccess = () => {
        const row = asked.result;
        // It was removed in the meantime.
        if (!row) return refuse("no_table", `there is no analysis ${id}`);
        const head = { ...row.head, progress };
        store("analyses").put({ head, mistakes: mistakes ?? row.mistakes } satisfies Row);
        for (const [item, body] of items) {
          store("items").put({ analysis: id, item, body } satisfies ItemRow);
        }
      };
    });
  }

  /** Removes an analysis with its results. */
  async remove(id: string): Promise<void> {
    if (!(await this.read(id))) throw new StoreError("no_analysis", `there is no analysis ${id}`);
    await change(this.database, ANALYSIS_STORES, (store) => {
      store("analyses").delete(id);
      store("records").delete(id);
      store("items").delete(itemsOf(id));
    });
  }
}

/** Adds the analyses of records that have none here. */
export function restoreAnalyses(
  store: (name: string) => IDBObjectStore,
  analyses: AnalysisBackup[],
): void {
  if (analyses.length === 0) return;
  const asked = store("analyses").getAll() as IDBRequest<Row[]>;
  asked.onsuccess = () => {
    const known = new Set(asked.result.flatMap(({ head }) => [head.id, head.checksum]));
    for (const { review, items, mistakes } of analyses) {
      const { head, record, faults } = review;
      if (known.has(head.id) || known.has(head.checksum)) continue;
      known.add(head.id).add(head.checksum);
      store("analyses").add({ head, mistakes } satisfies Row);
      store("records").add({ id: head.id, record, faults } satisfies RecordRow);
      for (const [item, body] of items) {
        store("items").put({ analysis: head.id, item, body } satisfies ItemRow);
      }
    }
  };
}

/** Whether there is work left in an analysis, by the message that shows all of it. */
export function isUnfinished(text: string): boolean {
  const { review } = JSON.parse(text) as {
    review: { figures: { progress: { state: string; rollout: unknown } } };
  };
  const { state, rollout } = review.figures.progress;
  return state === "waiting" || (state !== "stopped" && rollout !== null);
}
