/** The tables of this browser: what the server's tasks of tables do, over the module and the store. */

import type { ComputerState } from "../app/host";
import type { Folders } from "../app/roles";
import { TABLES_LISTED_MAX } from "../http";
import { newId } from "./ids";
import type { StoreChange } from "./keeping";
import { TableLocks } from "./locks";
import type { Choice, Question, StoredGame, StoredTable } from "./messages";
import type { Call, Module } from "./module";
import { NETS_MOST, Nets } from "./nets";
import { errorCode, Refusal, refusalOf, refuseErrors } from "./refusal";
import type { Addition, Store } from "./store";
import type { Thinker } from "./thinker";

/** Number of bytes of the secret seed of a table's dice. */
const SEED_BYTES = 32;
/** Milliseconds after which a question is asked again if it could not be answered. */
const AGAIN_MS = 3000;

/** One page that shows a table. */
export interface Listener {
  say(text: string): void;
  close(): void;
}

/** An answer of the module about a table. */
interface TableAnswer {
  table?: StoredTable;
  keep?: Addition;
  tell: { type: string; table?: unknown }[];
  is_thinking: boolean;
}

/** What others learn of changes. */
export interface Changes {
  /** Entries of a table have been stored. */
  table(id: string): void;
  store(change: StoreChange): void;
  /** How the computer plays at a table. */
  computer(id: string, state: ComputerState): void;
}

/** A table for study, which no store has. */
const isStudy = (id: string) => id.startsWith("study-");

export class Tables {
  /** The tables in the module's memory. */
  #open = new Set<string>();
  #studies = new Map<string, StoredGame>();
  #listeners = new Map<string, Set<Listener>>();
  /** The last operation of each table: they run one after another. */
  #last = new Map<string, Promise<unknown>>();
  #thinking = new Set<string>();
  #nets = new Nets();

  constructor(
    readonly module: Module,
    readonly store: Store,
    readonly thinker: Thinker,
    readonly folders: Folders,
    readonly changes: Changes,
    readonly locks = new TableLocks(),
  ) {}

  /** The lines of the list of games, as JSON. */
  async list(): Promise<string> {
    const tables = (await this.store.list()).slice(0, TABLES_LISTED_MAX);
    return this.#call({ call: "summaries", tables });
  }

  /** Creates a table and returns its view. */
  async create(table: unknown): Promise<unknown> {
    const study = (table as { purpose?: unknown } | null)?.purpose === "study";
    const id = newId(study ? "study" : "own");
    const seed = hex(crypto.getRandomValues(new Uint8Array(SEED_BYTES)));
    const answer = this.#answer({ call: "create", id, seed, now_ms: Date.now(), table });
    const entries = answer.keep?.entries ?? [];
    if (!answer.table) throw new Refusal("internal", "the module made no table");
    if (study) this.#studies.set(id, { table: answer.table, entries });
    else {
      await this.store.create(answer.table, entries);
      this.changes.store("filled");
    }
    this.#open.add(id);
    return viewOf(answer);
  }

  /** The view of a table. */
  view(id: string): Promise<unknown> {
    return this.#inTurn(id, async () => viewOf(await this.#snapshot(id)));
  }

  /** The match so far, as JSON. */
  async record(id: string): Promise<string> {
    return this.#call({ call: "record", ...(await this.read(id)) });
  }

  /** The engine's answer to a question about a table, as JSON. */
  async request(question: Question): Promise<string> {
    const text = await this.thinker.request(await this.read(question.id), question);
    refuseErrors(text);
    return text;
  }

  /** Refuses a game that cannot be replayed. */
  check(game: StoredGame): void {
    this.#call({ call: "record", ...game });
  }

  /** Tells all pages that a table was stored anew. */
  restored(id: string): void {
    this.changes.table(id);
    void this.reload(id);
  }

  remove(id: string): Promise<void> {
    return this.#inTurn(id, async () => {
      if (isStudy(id)) this.#studies.delete(id);
      else await this.store.remove(id);
      this.#forget(id);
      for (const listener of this.#listeners.get(id) ?? []) listener.close();
      this.#listeners.delete(id);
      this.locks.release(id);
    });
  }

  /** Opens a table. Rejects if there is none. */
  open(id: string): Promise<void> {
    return this.#inTurn(id, () => this.#load(id));
  }

  /** Adds a page, and tells it what it lacks. */
  async join(id: string, since: number | null, listener: Listener): Promise<void> {
    const asked = since === null ? { type: "refresh" } : { type: "refresh", since };
    try {
      await this.#inTurn(id, async () => {
        await this.#load(id);
        const listeners = this.#listeners.get(id) ?? new Set();
        this.#listeners.set(id, listeners.add(listener));
        if (!isStudy(id)) this.locks.claim(id, () => void this.#lead(id));
        if (errorCode(this.module.call({ call: "needs_net", id })) === "no_net") {
          void this.#fetchNet(id);
        }
        await this.#carryOut(
          id,
          { call: "hear", id, now_ms: Date.now(), message: asked },
          listener,
        );
      });
    } catch {
      // The page asks for the table itself, and learns the reason.
      listener.close();
    }
  }

  leave(id: string, listener: Listener): void {
    const listeners = this.#listeners.get(id);
    listeners?.delete(listener);
    if (listeners?.size !== 0) return;
    this.#listeners.delete(id);
    this.locks.release(id);
  }

  /** Carries out a message of a page. */
  async receive(id: string, text: string, listener: Listener): Promise<void> {
    await this.#inTurn(id, async () => {
      const request = { call: "hear", id, now_ms: Date.now(), message: parsed(text) };
      try {
        await this.#load(id);
        await this.#carryOut(id, request, listener);
      } catch (error) {
        const { code, message } = refusalOf(error);
        listener.say(JSON.stringify({ type: "rejected", code, message }));
        await this.#sendToAll(id);
      }
    });
  }

  /** Reads a table again, which another page of this browser has changed. */
  async reload(id: string): Promise<void> {
    if (!this.#open.has(id)) return;
    await this.#inTurn(id, () => this.#sendToAll(id));
  }

  /** Runs an operation after those before it on the same table. */
  #inTurn<T>(id: string, operation: () => Promise<T>): Promise<T> {
    const before = this.#last.get(id) ?? Promise.resolve();
    const now = before.then(operation, operation);
    this.#last.set(id, now);
    return now;
  }

  /** A table with its entries. */
  async read(id: string): Promise<StoredGame> {
    const game = isStudy(id) ? this.#studies.get(id) : await this.store.read(id);
    if (!game) throw new Refusal("no_table", `there is no table \`${id}\``);
    return game;
  }

  /** Opens a table in the module unless it is open. */
  async #load(id: string): Promise<void> {
    if (this.#open.has(id)) return;
    this.#answer({ call: "open", ...(await this.read(id)) });
    this.#open.add(id);
  }

  async #snapshot(id: string): Promise<TableAnswer> {
    await this.#load(id);
    return this.#answer({ call: "snapshot", id });
  }

  /** Tells every page the state that is stored. */
  async #sendToAll(id: string): Promise<void> {
    this.#open.delete(id);
    try {
      const { tell, is_thinking } = await this.#snapshot(id);
      for (const listener of this.#listeners.get(id) ?? []) sayAll(listener, tell);
      if (is_thinking) void this.#think(id);
    } catch {
      for (const listener of this.#listeners.get(id) ?? []) listener.close();
    }
  }

  /** Calls the module, stores the entries of the answer, and then tells the pages. */
  async #carryOut(id: string, request: Call, asker: Listener | null): Promise<void> {
    const { keep, tell, is_thinking } = await this.#answerByNet(id, request);
    const study = this.#studies.get(id);
    if (keep && study) study.entries.push(...keep.entries);
    else if (keep) await this.#append(id, keep);
    // Only what was stored is for every page; the rest answers the page that asked.
    const listeners = keep ? (this.#listeners.get(id) ?? []) : asker ? [asker] : [];
    for (const listener of listeners) sayAll(listener, tell);
    if (keep && !study) this.#notifyOthers(id, keep);
    if (is_thinking) void this.#think(id);
  }

  #notifyOthers(id: string, { progress: { units, finished } }: Addition): void {
    this.changes.table(id);
    if (finished || units.some((one) => one > 0)) this.changes.store("played");
  }

  /** Stores entries. If that fails, the module's table is one that nobody may see. */
  async #append(id: string, keep: Addition): Promise<void> {
    try {
      await this.store.append(id, keep);
    } catch (error) {
      this.#open.delete(id);
      throw error;
    }
  }

  /** Fetches the net with which the computer plays at a table, before its first turn. */
  async #fetchNet(id: string): Promise<void> {
    try {
      await this.request({ call: "needs_net", id });
      this.changes.computer(id, "whole");
    } catch (error) {
      const isMissing = refusalOf(error).code === "no_net";
      this.changes.computer(id, isMissing ? "simple" : "stopped");
    }
  }

  /** Lets the computer play from now on; until now another tab did. */
  #lead(id: string): Promise<void> {
    return this.#inTurn(id, async () => {
      if ((await this.#snapshot(id)).is_thinking) void this.#think(id);
    }).catch(() => {
      // The page learns the reason from its own request.
    });
  }

  /** Whether this tab lets the computer play. A study table is in one tab only. */
  #leads = (id: string): boolean => isStudy(id) || this.locks.holds(id);

  /** Asks for the computer's play, and plays it. */
  async #think(id: string): Promise<void> {
    if (this.#thinking.has(id) || !this.#leads(id)) return;
    this.#thinking.add(id);
    try {
      const game = await this.read(id);
      const { budget } = game.table;
      const limit = budget === undefined ? {} : { budget };
      const text = await this.#choose(game, { call: "choose", id, ...limit });
      this.#thinking.delete(id);
      if (!this.#leads(id)) return;
      const { after, steps, number, budget: used, simple } = JSON.parse(text) as Choice;
      this.changes.computer(id, simple ? "simple" : "whole");
      await this.#inTurn(id, async () => {
        await this.#load(id);
        if (used !== undefined && used !== budget) await this.#keepBudget(game, used);
        const chosen = { after, steps, ...(number !== undefined && { number }) };
        await this.#carryOut(id, { call: "play", id, now_ms: Date.now(), ...chosen }, null);
      });
    } catch {
      this.#thinking.delete(id);
      // Without a page, the next one to join asks again.
      if (!this.#listeners.get(id)?.size) return;
      setTimeout(() => void this.#inTurn(id, () => this.#sendToAll(id)), AGAIN_MS);
    }
  }

  /** The computer's choice. The pages are told that it cannot play; it is asked again later. */
  async #choose(game: StoredGame, question: Question): Promise<string> {
    try {
      const text = await this.thinker.request(game, question);
      refuseErrors(text);
      return text;
    } catch (error) {
      this.changes.computer(question.id, "stopped");
      throw error;
    }
  }

  /** Stores the budget with which the first stage was chosen, before that is played. */
  async #keepBudget({ table }: StoredGame, budget: number): Promise<void> {
    if (isStudy(table.id)) table.budget = budget;
    else await this.store.setBudget(table.id, budget);
  }

  /** Removes a table from memory. */
  #forget(id: string): void {
    if (this.#open.delete(id)) this.#call({ call: "close", id });
  }

  /**
   * Fetches the net of the table's game if the module needs it to answer. Without it, the computer
   * answers by the hand-written evaluation.
   */
  async #answerByNet(id: string, request: Call): Promise<TableAnswer> {
    // A match of several games may lack the nets of earlier games too.
    for (let given = 0; given <= NETS_MOST; given++) {
      try {
        return this.#answer(request);
      } catch (error) {
        if (refusalOf(error).code !== "no_net") throw error;
      }
      const { table } = await this.read(id);
      if (!(await this.#nets.give(this.module, this.folders, table.rules))) break;
    }
    return this.#answer({ ...request, without_net: true });
  }

  #answer(request: Call): TableAnswer {
    return JSON.parse(this.#call(request)) as TableAnswer;
  }

  /** Calls the module. If the call ends the instance, all tables are opened again on demand. */
  #call(request: Call): string {
    let text: string;
    try {
      text = this.module.call(request);
    } catch (error) {
      this.#open.clear();
      throw new Refusal("internal", String(error));
    }
    refuseErrors(text);
    return text;
  }
}

function sayAll(listener: Listener, tell: TableAnswer["tell"]): void {
  for (const message of tell) listener.say(JSON.stringify(message));
}

const viewOf = ({ tell }: TableAnswer): unknown => tell[0]?.table;

/** A message of a page; text that is not JSON stays text, which the module refuses. */
function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return text;
  }
}

const hex = (bytes: Uint8Array): string =>
  [...bytes].map((byte) => byte.toString(16).padStart(2, "0")).join("");
