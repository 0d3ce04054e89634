/** The engine's evaluation of the table shown. Requests are sent only while the result is shown. */

import { t } from "../../i18n/messages.svelte";
import type { Advice, AdviceKind } from "../../wire";
import { ApiError } from "../shared/http";
import { refusal } from "../shared/names";

/** Requests advice from the server. */
export type FetchAdvice = (kind: AdviceKind, signal: AbortSignal) => Promise<Advice>;

/** Several events often arrive together; the bar waits this long after the last of them. */
const PAUSE_MS = 120;

export class AdviceStore {
  /** The evaluation of the state shown, or of an earlier state until the answer arrives. */
  bar = $state.raw<Advice | null>(null);
  /** The hint being shown. */
  hint = $state.raw<Advice | null>(null);
  /** Whether a hint has been requested. */
  asking = $state(false);
  /** The error of the last hint. */
  failed = $state<string | null>(null);

  #load: FetchAdvice;
  /** The version shown; null while something is moving. */
  #version: number | null = null;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #barCall: AbortController | null = null;
  #hintCall: AbortController | null = null;

  constructor(fetchAdvice: FetchAdvice) {
    this.#load = fetchAdvice;
  }

  /** Sets the version shown, null while something is moving, and whether the bar is visible. */
  follow(version: number | null, wanted: boolean): void {
    if (version !== this.#version) this.hide();
    this.#version = version;
    clearTimeout(this.#timer);
    this.#barCall?.abort();
    if (!wanted) this.bar = null;
    else if (version !== null && this.bar?.version !== version) {
      this.#timer = setTimeout(() => void this.#loadBar(version), PAUSE_MS);
    }
  }

  /** Requests a hint, or hides the one that is shown. */
  async toggle(): Promise<void> {
    const version = this.#version;
    const shown = this.hint !== null || this.asking;
    this.hide();
    if (shown || version === null) return;
    const call = new AbortController();
    this.#hintCall = call;
    this.asking = true;
    try {
      const hint = await this.#load("hint", call.signal);
      if (!call.signal.aborted && hint.version === version) this.hint = hint;
    } catch (error) {
      if (!call.signal.aborted) this.failed = why(error);
    }
    if (this.#hintCall === call) this.asking = false;
  }

  /** Hides the hint. */
  hide(): void {
    this.#hintCall?.abort();
    this.#hintCall = null;
    this.asking = false;
    this.hint = null;
    this.failed = null;
  }

  close(): void {
    this.hide();
    clearTimeout(this.#timer);
    this.#barCall?.abort();
  }

  async #loadBar(version: number): Promise<void> {
    const call = new AbortController();
    this.#barCall = call;
    try {
      const bar = await this.#load("bar", call.signal);
      // The table may have changed: then the next version is requested anyway.
      if (!call.signal.aborted && bar.version === version) this.bar = bar;
    } catch {
      if (!call.signal.aborted) this.bar = null;
    }
  }
}

function why(error: unknown): string {
  const known = error instanceof ApiError ? refusal(error.code) : null;
  return known ?? t("play-hint-failed");
}
