/** What the editor holds: the position being written down, and what the server says of it. */

import { loadRules } from "../app/shared/declarations.svelte";
import { ApiError } from "../app/shared/http";
import type { PositionCheck, Seat, SetupView, SideSetupView } from "../wire";
import { checkPosition, readPosition } from "./api";
import { emptied, emptyBoard } from "./model";

/** How many changes can be taken back. */
const KEPT_MAX = 200;

export class EditorStore {
  setup = $state.raw<SetupView | null>(null);
  /** What the server said last. */
  facts = $state.raw<PositionCheck | null>(null);
  /** Whether it said so of this very position. */
  checked = $state(false);
  /** What is wrong with the text that the page was opened with. */
  broken = $state.raw<string[] | null>(null);
  /** Why the server could not be asked. */
  failed = $state("");
  #before = $state.raw<SetupView[]>([]);
  #asking = new AbortController();

  constructor(text: string | null) {
    if (text === null) void this.begin("start");
    else void this.#open(text);
  }

  get canUndo(): boolean {
    return this.#before.length > 0;
  }

  close(): void {
    this.#asking.abort();
  }

  async #open(text: string): Promise<void> {
    try {
      this.take(await readPosition(text));
    } catch (error) {
      if (error instanceof ApiError) this.broken = said(error);
      else this.failed = String(error);
    }
  }

  /** Begins with the start of the first game, or with an empty board. */
  async begin(how: "start" | "empty"): Promise<void> {
    this.failed = "";
    try {
      const { signal } = this.#asking;
      const [first] = await loadRules();
      const { start } = await checkPosition(emptyBoard(first?.name ?? ""), signal);
      const facts = await checkPosition(start, signal);
      this.broken = null;
      this.take(facts);
      if (how === "empty") this.change(emptied(facts.setup));
    } catch (error) {
      this.failed = error instanceof Error ? error.message : String(error);
    }
  }

  /** Goes on with another position. */
  take(facts: PositionCheck): void {
    if (this.setup) this.#keep(this.setup);
    this.facts = facts;
    this.setup = facts.setup;
    this.checked = true;
  }

  #keep(setup: SetupView): void {
    this.#before = [...this.#before, setup].slice(-KEPT_MAX);
  }

  /** Changes the position; whoever moves a man in the opening has begun a game. */
  change(to: SetupView): void {
    if (!this.setup) return;
    this.#keep(this.setup);
    const opened = this.setup.phase.kind === "opening" && to.phase === this.setup.phase;
    void this.#show(opened ? { ...to, phase: { kind: "throw", thrower: "white" } } : to);
  }

  changeSide(seat: Seat, change: Partial<SideSetupView>): void {
    if (this.setup) this.change({ ...this.setup, [seat]: { ...this.setup[seat], ...change } });
  }

  /** Other rules: the men stay, unless it is another game, which begins at its start. */
  async changeRules(rules: string): Promise<void> {
    const before = this.setup;
    if (!before) return;
    const game = this.facts?.game;
    this.#keep(before);
    await this.#show({ ...before, rules });
    const { facts } = this;
    if (facts && facts.game !== game) await this.#show(facts.start);
  }

  undo(): void {
    const last = this.#before.at(-1);
    if (!last) return;
    this.#before = this.#before.slice(0, -1);
    void this.#show(last);
  }

  async #show(setup: SetupView): Promise<void> {
    this.setup = setup;
    this.checked = false;
    this.#asking.abort();
    this.#asking = new AbortController();
    const { signal } = this.#asking;
    try {
      const facts = await checkPosition(setup, signal);
      if (signal.aborted) return;
      this.facts = facts;
      this.checked = true;
      this.failed = "";
    } catch (error) {
      if (!signal.aborted) this.failed = error instanceof Error ? error.message : String(error);
    }
  }
}

function said(error: unknown): string[] {
  if (error instanceof ApiError && error.faults.length > 0) return error.faults;
  return [error instanceof Error ? error.message : String(error)];
}
