/** The analyses of this browser: what the server's desk does, over the module and IndexedDB. */

import type { Folders } from "../app/roles";
import { REVIEWS_LISTED_MAX } from "../http";
import { type AnalysisStore, isUnfinished, type StoredAnalysis } from "./analysisStore";
import { newId } from "./ids";
import { withLock } from "./locks";
import type { FromReview, ToReview } from "./messages";
import { Refusal, refuseErrors } from "./refusal";
import type { Study } from "./study";
import type { Listener, Tables } from "./tables";

/** The lock of the tab that computes: one analysis at a time in this browser. */
const COMPUTING = "rosespring-analyses";
/** The lock of the tab that changes an analysis. */
const lockOf = (id: string) => `rosespring-analysis ${id}`;

/** What tabs tell each other about an analysis. */
interface Notice {
  id: string;
  /** It has new results, or somebody else wants to change it. */
  kind: "changed" | "wanted";
}

/** A computation that waits for its turn or runs. */
interface Computation {
  cancel: AbortController;
  ended: Promise<void>;
}

export class Analyses {
  #computations = new Map<string, Computation>();
  #listeners = new Map<string, Set<Listener>>();
  #channel = new BroadcastChannel("rosespring-analyses");

  constructor(
    readonly store: AnalysisStore,
    readonly study: Study,
    readonly tables: Tables,
    readonly folders: Folders,
  ) {
    this.#channel.onmessage = ({ data }: MessageEvent<Notice>) => this.#handle(data);
  }

  /** The lines of the list, the newest first, as JSON. */
  async list(): Promise<string> {
    const heads = (await this.store.heads()).slice(0, REVIEWS_LISTED_MAX);
    return this.#call({ call: "review_summaries", heads });
  }

  /** Adds the analysis of a table or of a record, unless there is one. Returns its line. */
  async create(body: unknown): Promise<{ isNew: boolean; text: string }> {
    const { table, record } = (body ?? {}) as { table?: unknown; record?: unknown };
    const source = typeof table === "string" ? await this.tables.read(table) : { record };
    const asked = { call: "new_review", id: newId(), now_ms: Date.now(), ...source };
    const review = JSON.parse(await this.#call(asked)) as StoredAnalysis["review"];
    const known = await this.store.create(review);
    const heads = [known ?? review.head];
    const [summary] = JSON.parse(
      await this.#call({ call: "review_summaries", heads }),
    ) as unknown[];
    return { isNew: known === null, text: JSON.stringify(summary) };
  }

  /** Requests work, or without a body stops it. Returns the line of the list as JSON. */
  async change(id: string, run: unknown): Promise<string> {
    this.#want(id);
    const summary = await withLock(lockOf(id), {}, async () => {
      const stored = await this.#read(id);
      const answer = await this.#call({ call: "change_review", ...stored, run });
      const { keep, summary } = JSON.parse(answer) as {
        keep: Parameters<AnalysisStore["keep"]>[1];
        summary: unknown;
      };
      await this.store.keep(id, keep);
      return JSON.stringify(summary);
    });
    await this.#sendToAll(id);
    this.#compute(id);
    return summary;
  }

  /** The record in a form, as JSON. */
  async export(id: string, format: string): Promise<string> {
    return this.#call({ call: "export_review", ...(await this.#read(id)), format });
  }

  /** Removes an analysis with its results. */
  async remove(id: string): Promise<void> {
    this.#want(id);
    await withLock(lockOf(id), {}, () => this.store.remove(id));
    this.#send(id, JSON.stringify({ type: "gone" }));
    this.#post({ id, kind: "changed" });
  }

  /** Shows an analysis to a page, and goes on with unfinished work. */
  async join(id: string, listener: Listener): Promise<void> {
    const text = await this.#show(id);
    const listeners = this.#listeners.get(id) ?? new Set();
    this.#listeners.set(id, listeners.add(listener));
    listener.say(text);
    if (isUnfinished(text)) this.#compute(id);
  }

  leave(id: string, listener: Listener): void {
    const listeners = this.#listeners.get(id);
    listeners?.delete(listener);
    if (listeners?.size === 0) this.#listeners.delete(id);
  }

  /** Ends all computations. */
  close(): void {
    for (const { cancel } of this.#computations.values()) cancel.abort();
    this.#channel.close();
  }

  /** The whole analysis as a message to a page. */
  async show(id: string): Promise<unknown> {
    return (JSON.parse(await this.#show(id)) as { review: unknown }).review;
  }

  async #show(id: string): Promise<string> {
    return this.#call({ call: "show_review", ...(await this.#read(id)) });
  }

  async #read(id: string): Promise<StoredAnalysis> {
    const stored = await this.store.read(id);
    if (!stored) throw new Refusal("no_analysis", `there is no analysis \`${id}\``);
    return stored;
  }

  async #call(asked: Parameters<Study["call"]>[0]): Promise<string> {
    const text = await this.study.call(asked);
    refuseErrors(text);
    return text;
  }

  /** Ends the computation of an analysis in all tabs, so that it can be changed. */
  #want(id: string): void {
    this.#computations.get(id)?.cancel.abort();
    this.#post({ id, kind: "wanted" });
  }

  #post(notice: Notice): void {
    this.#channel.postMessage(notice);
  }

  /** Hears another tab. */
  #handle({ id, kind }: Notice): void {
    if (kind === "changed") void this.#sendToAll(id);
    const computation = this.#computations.get(id);
    if (kind !== "wanted" || !computation) return;
    computation.cancel.abort();
    // If that tab is closed before it has finished, this one goes on.
    void computation.ended.then(() => this.#compute(id));
  }

  #send(id: string, text: string): void {
    for (const listener of this.#listeners.get(id) ?? []) listener.say(text);
  }

  /** Sends the whole analysis to the pages of this tab. */
  async #sendToAll(id: string): Promise<void> {
    if (!this.#listeners.has(id)) return;
    const gone = JSON.stringify({ type: "gone" });
    this.#send(id, await this.#show(id).catch(() => gone));
  }

  /** Computes an analysis when no other tab does, until it is finished or cancelled. */
  #compute(id: string): void {
    if (this.#computations.has(id)) return;
    const cancel = new AbortController();
    const { signal } = cancel;
    const run = () => withLock(lockOf(id), { signal }, () => this.#run(id, signal));
    const ended = withLock(COMPUTING, { signal }, run)
      // It was cancelled while it waited, or cannot be read.
      .catch(() => {})
      .then(() => {
        this.#computations.delete(id);
      });
    this.#computations.set(id, { cancel, ended });
  }

  async #run(id: string, signal: AbortSignal): Promise<void> {
    const stored = await this.store.read(id);
    if (!stored || signal.aborted) return;
    const worker = new Worker(new URL("./review.worker.ts", import.meta.url), { type: "module" });
    const send = (message: ToReview) => worker.postMessage(message);
    let storing: Promise<unknown> = Promise.resolve();
    await new Promise<void>((resolve) => {
      signal.addEventListener("abort", () => resolve());
      worker.onerror = () => resolve();
      worker.onmessage = ({ data }: MessageEvent<FromReview>) => {
        if (data.type === "done") resolve();
        else if (data.type === "news") this.#send(id, data.text);
        else storing = this.#keep(id, data.keep).then((kept) => send({ type: "kept", kept }));
      };
      send({ type: "begin", folders: this.folders, ...stored });
    });
    worker.terminate();
    await storing;
  }

  /** Stores results. Returns whether that succeeded. */
  async #keep(id: string, keep: Parameters<AnalysisStore["keep"]>[1]): Promise<boolean> {
    try {
      await this.store.keep(id, keep);
    } catch {
      return false;
    }
    this.#post({ id, kind: "changed" });
    return true;
  }
}
