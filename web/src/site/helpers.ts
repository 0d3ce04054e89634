/**
 * Workers that make trials of a rollout at the same time. The sums do not depend on how many there are
 * and on who makes which trials. They end with the Worker that has started them.
 */

import { WorkerCalls } from "./calls";
import type { ToTrials, TrialsShare } from "./messages";

/** Maximum number of Workers. */
const HELPERS_MAX = 8;
/** Number of shares that a Worker has at a time: it does not wait for the next one. */
const SENT_MAX = 2;
/** Milliseconds of a share. At the end of a round some Workers wait for the last shares. */
const SHARE_MS = 50;
/** Milliseconds of a round, after which the figures are shown. */
const ROUND_MS = 1000;
/** Milliseconds after which a Worker that does not answer counts as lost: browsers may end one. */
const LOST_MS = 60_000;

/** How the trials of a round are divided. */
export interface Pace {
  /** Number of shares. */
  shares: number;
  /** Number of trials of a share. */
  trials: number;
}

export class Helpers {
  /** The Workers that have not failed. Each is started by its first share. */
  #workers: WorkerCalls<ToTrials>[];
  /** Milliseconds that a Worker took for a trial in the last round. */
  #trialMs = SHARE_MS;

  constructor(begin: Extract<ToTrials, { type: "begin" }>) {
    const start = () =>
      // The bundler finds a Worker's file only if its address stands here.
      new Worker(new URL("./trials.worker.ts", import.meta.url), { type: "module" });
    const count = Math.min(navigator.hardwareConcurrency || 1, HELPERS_MAX);
    this.#workers = Array.from({ length: count }, () => new WorkerCalls(start, begin, LOST_MS));
  }

  /** The size of the next round; no shares if every Worker has failed. */
  pace(): Pace {
    const trials = Math.max(1, Math.round(SHARE_MS / this.#trialMs));
    const all = (ROUND_MS / this.#trialMs) * this.#workers.length;
    return { shares: Math.ceil(all / trials), trials };
  }

  /** The sums of each share; null if the Worker that had it failed. */
  async make(shares: TrialsShare[]): Promise<(string | null)[]> {
    const sums = shares.map((): string | null => null);
    const begun = performance.now();
    const count = this.#workers.length;
    let next = 0;
    const work = async (worker: WorkerCalls<ToTrials>) => {
      while (this.#workers.includes(worker)) {
        const place = next++;
        const share = shares[place];
        if (!share) return;
        try {
          sums[place] = await worker.call((call) => ({ type: "share", call, share }));
        } catch {
          this.#workers = this.#workers.filter((other) => other !== worker);
        }
      }
    };
    const all = this.#workers.flatMap((worker) => Array.from({ length: SENT_MAX }, () => worker));
    await Promise.all(all.map(work));
    const trials = shares.reduce((sum, { from, to }) => sum + to - from, 0);
    this.#trialMs = ((performance.now() - begun) * count) / trials;
    return sums;
  }
}
