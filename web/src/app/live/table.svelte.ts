/** One table on this screen: the state shown, and what the player may ask of the server. */

import type { Arrow, BoardRun, BoardStep } from "../../board/api";
import { steady } from "../../board/api";
import type { FromClient, Seat, TableView, ToClient } from "../../wire";
import { arrowsOf, boardStep, lastRows, placeOf, runsOf } from "../shared/boardView";
import { refusal } from "../shared/names";
import { isPerson } from "../shared/seats";
import { settings } from "../shell/settings.svelte";
import { Connection, type Link } from "./connection";
import { chosenNumber } from "./ladder";
import { Playback } from "./playback.svelte";
import { playAgain, playMany, playRun } from "./runs";

/** Refusals that only say that the state does not allow what was asked. */
const OF_THE_STATE = ["wrong_phase", "illegal_step", "not_your_seat"];

/** Milliseconds after which a warning ends. */
const WARNING_MS = 4000;

export class TableStore {
  link = $state<Link>("connecting");
  /** Why something could not be done; it ends when the game goes on. */
  warning = $state<string | null>(null);
  /** The events being shown, and what they leave on the screen. */
  readonly playback = new Playback(() => this.#answer(true));

  /** Whether a person here may act on what is shown. */
  mine = $derived(
    this.table !== null &&
      !this.showing &&
      this.link === "open" &&
      (this.mover === null || isPerson(this.table, this.mover)),
  );
  legal = $derived.by<BoardStep[]>(() => {
    const { table, mover } = this;
    if (!table || !mover || !this.mine) return [];
    return table.legal.map((step) => boardStep(table, mover, step, this.bottom));
  });
  runs = $derived.by<BoardRun[]>(() =>
    this.table && this.mover && this.mine ? runsOf(this.table, this.mover, this.bottom) : [],
  );
  /** The number that a tap plays first. */
  chosen = $derived(this.table ? chosenNumber(this.table, this.playback.swapped) : null);
  arrows = $derived.by<Arrow[]>(() => {
    if (!this.table || !settings.arrows) return [];
    if (this.showing) return this.playback.stageArrows;
    return arrowsOf(this.table, lastRows(this.table, this.mover), this.bottom);
  });

  /** Asked before a turn is committed: false keeps it. */
  guard: (() => Promise<boolean>) | null = null;

  #connection: Connection;
  /** The newest state the server sent. */
  #received: TableView | null = null;
  #answers: ((ok: boolean) => void)[] = [];
  /** The version about which the server was asked last. */
  #asked: number | null = null;
  /** The step a person asked for last. */
  #lastStep: BoardStep | null = null;
  #warned: ReturnType<typeof setTimeout> | undefined;

  constructor(url: string) {
    this.#connection = new Connection(url, {
      message: (message) => this.#hear(message),
      link: (link) => {
        this.link = link;
        if (link === "lost") this.#answer(false);
      },
    });
  }

  /** The state shown. */
  get table(): TableView | null {
    return this.playback.table;
  }

  /** The side drawn at the bottom. */
  get bottom(): Seat {
    return this.playback.bottom;
  }

  /** The side that is to throw or to play in the state shown. */
  get mover(): Seat | null {
    return this.playback.mover;
  }

  /** Whether events are still being shown. */
  get showing(): boolean {
    return this.playback.showing;
  }

  close(): void {
    this.#connection.close();
    this.playback.close();
    clearTimeout(this.#warned);
  }

  /** Asks the server; true once it has done so, false if it refused or may not be asked. */
  async ask(message: FromClient): Promise<boolean> {
    if (message.type === "done" && this.guard && !(await this.guard())) return false;
    return this.#send(message);
  }

  #send(message: FromClient): Promise<boolean> {
    if (this.playback.replaying || this.#answers.length > 0) return Promise.resolve(false);
    if (!this.#connection.send(message)) {
      this.#warn("offline", "");
      return Promise.resolve(false);
    }
    this.#asked = this.#received?.version ?? null;
    return new Promise((resolve) => this.#answers.push(resolve));
  }

  step(step: BoardStep): Promise<boolean> {
    const { table, mover } = this;
    if (!table || !mover || !this.mine) return Promise.resolve(false);
    const from = placeOf(table, mover, step.from, this.bottom);
    this.#lastStep = step;
    return this.ask({ type: "step", from, number: step.number });
  }

  /** Warns that the man tapped, one of the side to play, may not move. */
  stuck(): void {
    if (this.mine && this.table?.phase.kind === "play") this.#warn("man_stuck", "");
  }

  /** Plays the last step once more; where that cannot be, the man who made it goes on. */
  repeat(): Promise<boolean> {
    return this.#lastStep ? playAgain(this, this.#lastStep) : Promise.resolve(false);
  }

  /** Plays a step by up to `men` men and returns how many played it. */
  many(first: BoardStep, men: number): Promise<number> {
    return playMany(this, first, men);
  }

  /** Plays a run, or warns that the man cannot go that far. */
  async run(run: BoardRun): Promise<void> {
    if (!(await playRun(this, run))) this.#warn("run_stopped", "");
  }

  #hear(message: ToClient): void {
    if (message.type === "rejected") {
      if (!this.#overtaken(message.code)) this.#warn(message.code, message.message);
      this.#answer(false);
    } else if (message.type === "snapshot") {
      this.#restart(message.table);
    } else if (!this.#received || message.version > this.#received.version + 1) {
      this.#connection.send({ type: "refresh" });
    } else if (message.version > this.#received.version) {
      const before = this.#received;
      const after = steady<TableView>(before, message.table);
      this.#receive(after);
      this.playback.push({ event: message.event, before, after });
    }
  }

  /** A snapshot that brings nothing new is only a sign of life. */
  #restart(table: TableView): void {
    if (this.#received?.version === table.version && this.#received.id === table.id) return;
    this.#receive(table);
    this.playback.restart(table);
    this.#answer(true);
  }

  /** Takes the server's newest state: what was warned of is past. */
  #receive(table: TableView): void {
    this.#received = table;
    this.warning = null;
  }

  /** Whether a tap came too late for its state, as where a forced stage was quicker. */
  #overtaken(code: string): boolean {
    return OF_THE_STATE.includes(code) && this.#asked !== this.#received?.version;
  }

  #answer(ok: boolean): void {
    const waiting = this.#answers;
    this.#answers = [];
    for (const resolve of waiting) resolve(ok);
  }

  #warn(code: string, message: string): void {
    this.warning = refusal(code) ?? message;
    clearTimeout(this.#warned);
    this.#warned = setTimeout(() => {
      this.warning = null;
    }, WARNING_MS);
  }
}
