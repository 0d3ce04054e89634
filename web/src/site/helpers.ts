/**
 * Workers that make trials of a rollout at the same time. Their sums do not depend on how many. They
 * end with the Worker that has started them.
 */

import type { Folders, FromTrials, ToTrials, TrialsShare } from "./messages";

/** Maximum number of Workers besides the one that computes the analysis. */
const HELPERS_MAX = 7;

/** Milliseconds after which a Worker that does not answer counts as lost: browsers may end one. */
const LOST_MS = 60_000;

export class Helpers {
  #workers: Worker[] = [];

  constructor(
    readonly folders: Folders,
    readonly rules: string,
  ) {}

  /** Starts the Workers when they are first needed. Returns their number. */
  start(): number {
    if (this.#workers.length > 0) return this.#workers.length;
    const cores = navigator.hardwareConcurrency || 1;
    // One core is that of the Worker that asks.
    const count = Math.min(cores - 1, HELPERS_MAX);
    this.#workers = Array.from({ length: count }, () => {
      const url = new URL("./trials.worker.ts", import.meta.url);
      const worker = new Worker(url, { type: "module" });
      const begin: ToTrials = { type: "begin", folders: this.folders, rules: this.rules };
      worker.postMessage(begin);
      return worker;
    });
    return count;
  }

  /** The sums of each share, one for each Worker; null if a Worker failed. */
  make(shares: TrialsShare[]): Promise<(string | null)[]> {
    return Promise.all(shares.map((share, place) => this.#ask(place, share)));
  }

  #ask(place: number, share: TrialsShare): Promise<string | null> {
    const worker = this.#workers[place];
    if (!worker) return Promise.resolve(null);
    return new Promise((resolve) => {
      const lost = setTimeout(() => end(null), LOST_MS);
      const end = (sums: string | null) => {
        clearTimeout(lost);
        resolve(sums);
      };
      worker.onerror = () => end(null);
      worker.onmessage = ({ data }: MessageEvent<FromTrials>) => end(data.sums);
      const message: ToTrials = { type: "share", share };
      worker.postMessage(message);
    });
  }
}
