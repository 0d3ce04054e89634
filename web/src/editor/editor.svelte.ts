/** The state of the editor: the position being edited, and the server's answers about it. */

import { loadRules } from "../app/shared/declarations.svelte";
import { ApiError } from "../app/shared/http";
import { importFaults } from "../formats/faults";
import type { ImportFault, PositionCheck, Seat, SetupView, SideSetupView } from "../wire";
import { checkPosition, readPosition } from "./api";
import { emptyBoard } from "./model";

/** The maximum number of changes that can be undone. */
const KEPT_MAX = 200;

export class EditorStore {
  setup = $state.raw<SetupView | null>(null);
  /** The server's last answer. */
  facts = $state.raw<PositionCheck | null>(null);
  /** Whether that answer is about the current position. */
  checked = $state(false);
  /** The faults of the text with which the page was opened. */
  broken = $state.raw<ImportFault[] | null>(null);
  /** The error of the last request. */
  failed = $state("");
  #before = $state.raw<SetupView[]>([]);
  #asking = new AbortController();

  constructor(text: string | null) {
    if (text === null) void this.begin("start");
    else void this.open(text);
  }

  get canUndo(): boolean {
    return this.#before.length > 0;
  }

  close(): void {
    this.#asking.abort();
  }

  /** Replaces the position by that of a text. */
  async open(text: string): Promise<void> {
    try {
      this.take(await readPosition(text));
      this.broken = null;
    } catch (error) {
      if (error instanceof ApiError) this.broken = await importFaults(error);
      else this.failed = String(error);
    }
  }

  /** Begins with the start of the first game, or with an empty board. */
  async begin(how: "start" | "empty"): Promise<void> {
    this.failed = "";
    try {
      const { signal } = this.#asking;
      const [first] = await loadRules();
      const { start } = await checkPosition(emptyBoard(first?.name ?? "", 0), signal);
      const facts = await checkPosition(start, signal);
      this.broken = null;
      this.take(facts);
      if (how === "empty") this.change(emptyBoard(facts.setup.rules, facts.men));
    } catch (error) {
      this.failed = error instanceof Error ? error.message : String(error);
    }
  }

  /** Replaces the position by one from the server. */
  take(facts: PositionCheck): void {
    if (this.setup) this.#keep(this.setup);
    this.facts = facts;
    this.setup = facts.setup;
    this.checked = true;
  }

  #keep(setup: SetupView): void {
    this.#before = [...this.#before, setup].slice(-KEPT_MAX);
  }

  /** Changes the position. If the men change during the opening, White is to throw. */
  change(to: SetupView): void {
    if (!this.setup) return;
    this.#keep(this.setup);
    const opened = this.setup.phase.kind === "opening" && to.phase === this.setup.phase;
    void this.#show(opened ? { ...to, phase: { kind: "throw", thrower: "white" } } : to);
  }

  changeSide(seat: Seat, change: Partial<SideSetupView>): void {
    if (this.setup) this.change({ ...this.setup, [seat]: { ...this.setup[seat], ...change } });
  }

  /** Changes the rules. The men stay, unless it is another game: that begins at its start. */
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
