/** The tutor beside a table: looks at a turn before it is committed. */

import type { Seat, TutorAdvice, TutorStage } from "../../wire";
import { objectionTo, type TutorSize } from "./tutor";

/** Asks the server about the turn as it stands. */
export type AskTutor = (signal: AbortSignal) => Promise<TutorAdvice>;

export class TutorStore {
  /** What is objected to. */
  objection = $state.raw<{ mover: Seat; stage: TutorStage } | null>(null);
  /** Whether the turn is being looked at while somebody waits for it. */
  checking = $state(false);

  #ask: AskTutor;
  /** The version that could be committed, and what is known of it. */
  #asked: { version: number; advice: Promise<TutorAdvice>; call: AbortController } | null = null;
  /** The version that is committed in spite of all. */
  #allowed: number | null = null;

  constructor(ask: AskTutor) {
    this.#ask = ask;
  }

  /** Tells which version could be committed, if one can, so that its answer is there in time. */
  follow(version: number | null, size: TutorSize): void {
    if (this.#asked && this.#asked.version !== version) this.close();
    if (version === null || size === "off" || this.#asked) return;
    const call = new AbortController();
    const advice = this.#ask(call.signal);
    // Whether it failed is found out by whoever waits for it.
    advice.catch(() => {});
    this.#asked = { version, advice, call };
  }

  /** Whether a version may be committed. Where nothing can be found out it may. */
  async mayCommit(version: number, size: TutorSize): Promise<boolean> {
    if (size === "off" || this.#allowed === version) return true;
    if (this.checking || this.objection) return false;
    this.follow(version, size);
    const asked = this.#asked;
    if (!asked) return true;
    this.checking = true;
    try {
      const advice = await asked.advice;
      if (this.#asked !== asked) return false;
      const stage = advice.version === version ? objectionTo(advice, size) : null;
      this.objection = stage && { mover: advice.mover, stage };
    } catch {
      return this.#asked === asked;
    } finally {
      this.checking = false;
    }
    return this.objection === null;
  }

  /** Lets the version objected to be committed. */
  allow(): void {
    this.#allowed = this.#asked?.version ?? null;
    this.objection = null;
  }

  close(): void {
    this.#asked?.call.abort();
    this.#asked = null;
    this.objection = null;
  }
}
