/** Statistics: what the server's ledger does. The data of a table is stored until the table changes. */

import { NAME_CHARS_MAX } from "../wire";
import type { AnalysisStore } from "./analysisStore";
import { change, rows } from "./database";
import { readPractice } from "./practice";
import { Refusal, refuseErrors } from "./refusal";
import type { Store } from "./store";
import type { Study } from "./study";

/** The data of a table, as the module made it at a time. */
interface FactsRow {
  table: string;
  changed_ms: number;
  /** Null if the table cannot be read. */
  facts: unknown;
}

export class Statistics {
  constructor(
    readonly store: Store,
    readonly analyses: AnalysisStore,
    readonly study: Study,
  ) {}

  /** The statistics of a person, or of all persons, as JSON. */
  async view(name: string | null): Promise<string> {
    if (name !== null && [...name].length > NAME_CHARS_MAX) {
      throw new Refusal("invalid_query", `\`name\`: has more than ${NAME_CHARS_MAX} characters`);
    }
    const tables = await this.store.list();
    const known = await rows<FactsRow>(this.store.database, "facts");
    const byTable = new Map(known.map((row) => [row.table, row]));
    const facts: unknown[] = [];
    for (const { id, changed_ms } of tables) {
      const row = byTable.get(id);
      const current = row?.changed_ms === changed_ms ? row : await this.#count(id, changed_ms);
      if (current?.facts) facts.push(current.facts);
    }
    const { ratings } = await readPractice(this.store.database);
    const puzzles = Object.fromEntries(ratings.map(({ game, rating }) => [game, rating]));
    const reviews = await this.analyses.heads();
    const asked = { call: "statistics", name, tables, facts, reviews, puzzles };
    const text = await this.study.call(asked);
    refuseErrors(text);
    return text;
  }

  /** Counts a table, and stores its data. Null if the table was removed in the meantime. */
  async #count(id: string, changed_ms: number): Promise<FactsRow | null> {
    const game = await this.store.read(id);
    if (!game) return null;
    const text = await this.study.call({ call: "facts", ...game });
    const answer = JSON.parse(text) as { error?: { code: string } };
    if (answer.error && answer.error.code !== "unreadable") refuseErrors(text);
    const row: FactsRow = { table: id, changed_ms, facts: answer.error ? null : answer };
    await change(this.store.database, ["facts"], (store) => {
      store("facts").put(row);
    });
    return row;
  }
}
