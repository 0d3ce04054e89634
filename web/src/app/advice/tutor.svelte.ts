/** The tutor of a table: checks a turn before it is committed. */

import type { Seat, TutorAdvice, TutorStage } from "../../wire";
import type { TutorSize } from "../shared/settings.svelte";
import { objectionTo } from "./tutor";

/** Requests the tutor's advice about the current turn from the server. */
export type FetchTutor = (signal: AbortSignal) => Promise<TutorAdvice>;

export class TutorStore {
  /** The stage that the tutor objects to. */
  objection = $state.raw<{ mover: Seat; stage: TutorStage } | null>(null);
  /** Whether the player has pressed Done and the tutor's answer has not arrived yet. */
  checking = $state(false);

  #load: FetchTutor;
  /** The version that could be committed, and the tutor's advice about it. */
  #asked: { version: number; advice: Promise<TutorAdvice>; call: AbortController } | null = null;
  /** The version that the player commits in spite of the objection. */
  #allowed: number | null = null;

  constructor(fetchTutor: FetchTutor) {
    this.#load = fetchTutor;
  }

  /** Sets the version that could be committed, if any, and requests its advice in advance. */
  follow(version: number | null, size: TutorSize): void {
    if (this.#asked && this.#asked.version !== version) this.close();
    if (version === null || size === "off" || this.#asked) return;
    const call = new AbortController();
    const advice = this.#load(call.signal);
    // `mayCommit` handles a failure.
    advice.catch(() => {});
    this.#asked = { version, advice, call };
  }

  /** Whether a version may be committed. Without an answer from the server it may. */
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

  /** Allows the version objected to. */
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
