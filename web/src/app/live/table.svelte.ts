/** One table on this screen: what is shown now, and what the person asks for. */

import type { Arrow, BoardRun, BoardStep, Flight } from "../../board/api";
import { flightsOf, flightTime, steady } from "../../board/api";
import { t } from "../../i18n/messages.svelte";
import type { FromClient, Seat, TableEvent, TableView, ToClient } from "../../wire";
import { arrowsOf, boardStep, lastRows, numbersLeft, placeOf, runsOf } from "../shared/boardView";
import { refusal } from "../shared/names";
import { bottomSeat, isPerson, moverOf } from "../shared/seats";
import { reducedMotion, settings } from "../shell/settings.svelte";
import { Connection, type Link } from "./connection";
import { hear } from "./heard";
import { chosenNumber, endsWithLoss } from "./ladder";
import { handOverTime, noteTime, ownStep, stagePace, throwTime } from "./pacing";
import { Waits } from "./waits";
import { standing, wordsOf } from "./words";

/** An event with the states around it. */
export interface Scene {
  event: TableEvent;
  before: TableView;
  after: TableView;
}

export type HandedOver = Extract<TableEvent, { kind: "handed_over" }>;
type StagePlayed = Extract<TableEvent, { kind: "stage_played" }>;

/** Refusals that only say that the state does not allow what was asked. */
const OF_THE_STATE = ["wrong_phase", "illegal_step", "not_your_seat"];

/** The side at the bottom: on a screen between two people it may be the one to move. */
function facingSeat(table: TableView): Seat {
  const turns = table.purpose === "companion" && settings.facing === "board";
  return (turns ? moverOf(table) : null) ?? bottomSeat(table);
}

export class TableStore {
  /** The state shown; behind the server's while events are being shown. */
  table = $state.raw<TableView | null>(null);
  /** What stands on the board; where men set out, what is told of them follows in a later frame. */
  board = $state.raw<TableView | null>(null);
  flights = $state.raw<Flight[]>([]);
  link = $state<Link>("connecting");
  tumbling = $state(false);
  handOver = $state.raw<(Scene & { event: HandedOver }) | null>(null);
  /** A passing remark. */
  note = $state<string | null>(null);
  /** Why something could not be done; it ends when the game goes on. */
  warning = $state<string | null>(null);
  /** Whether the opponent's last play is being shown again. */
  replaying = $state(false);
  /** Whether events are still being shown. */
  showing = $state(false);
  /** Whether the second die is to be played first. */
  swapped = $state(false);
  /** What a stage did, drawn as arrows while motion is unwanted. */
  stageArrows = $state.raw<Arrow[]>([]);
  /** What happened last, in words. */
  said = $state.raw<{ id: number; words: string }[]>([]);
  /** The scenes of the other side's last play. */
  again = $state.raw<Scene[]>([]);

  bottom = $derived<Seat>(this.table ? facingSeat(this.table) : "white");
  mover = $derived<Seat | null>(this.table ? moverOf(this.table) : null);
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
  chosen = $derived(this.table ? chosenNumber(this.table, this.swapped) : null);
  arrows = $derived.by<Arrow[]>(() => {
    if (!this.table || !settings.arrows) return [];
    if (this.showing) return this.stageArrows;
    return arrowsOf(this.table, lastRows(this.table, this.mover), this.bottom);
  });

  /** Asked before a turn is committed: false keeps it. */
  guard: (() => Promise<boolean>) | null = null;

  #connection: Connection;
  #received: TableView | null = null;
  #queue: Scene[] = [];
  #part: Scene[] = [];
  #waits = new Waits();
  #answers: ((ok: boolean) => void)[] = [];
  /** The version about which the server was asked last. */
  #asked: number | null = null;
  /** Whether the men in flight are those of one stage. */
  #together = false;
  #nextFlight = 1;
  #nextSaid = 1;
  /** The note that ends by itself. */
  #remarked: string | null = null;
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

  close(): void {
    this.#connection.close();
    this.#waits.cut();
    clearTimeout(this.#warned);
  }

  /** Asks the server; true once it has done so, false if it refused or may not be asked. */
  async ask(message: FromClient): Promise<boolean> {
    if (message.type === "done" && this.guard && !(await this.guard())) return false;
    return this.#tell(message);
  }

  #tell(message: FromClient): Promise<boolean> {
    if (this.replaying || this.#answers.length > 0) return Promise.resolve(false);
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

  /** Says that a man of the one to play, who was meant to move, may not. */
  stuck(): void {
    if (this.mine && this.table?.phase.kind === "play") this.#warn("man_stuck", "");
  }

  /** Plays the last step once more; where that cannot be, the man who made it goes on. */
  repeat(): Promise<boolean> {
    const last = this.#lastStep;
    if (!last) return Promise.resolve(false);
    const same = this.legal.filter((step) => step.number === last.number);
    const again = same.find((step) => step.from === last.from);
    const next = again ?? same.find((step) => step.from === last.to);
    return next ? this.step(next) : Promise.resolve(false);
  }

  /** Plays a step by as many men as the stage still needs, or as can. */
  async many(first: BoardStep, men: number): Promise<number> {
    for (let played = 0; played < men; played++) {
      const step = this.legal.find((s) => s.from === first.from && s.number === first.number);
      if (!step || !(await this.step(step))) return played;
    }
    return men;
  }

  /** Plays a run step by step; if it cannot be finished, takes it back and tries another order. */
  async run(run: BoardRun): Promise<void> {
    const orders = this.runs.filter((other) => other.from === run.from && other.to === run.to);
    for (const order of orders) {
      if (await this.#tryRun(order)) return;
    }
    this.#warn("run_stopped", "");
  }

  async #tryRun(run: BoardRun): Promise<boolean> {
    let from = run.from;
    for (const [played, number] of run.numbers.entries()) {
      const step = this.legal.find((other) => other.from === from && other.number === number);
      if (!step && this.table && !numbersLeft(this.table).includes(number)) return true;
      if (!step || !(await this.step(step))) {
        for (let undo = 0; undo < played; undo++) await this.ask({ type: "undo_step" });
        return false;
      }
      from = step.to;
    }
    return true;
  }

  /** Shows the other side's last play once more. */
  async replay(): Promise<void> {
    const scenes = this.again;
    const now = this.table;
    if (this.showing || scenes.length === 0 || !now) return;
    this.replaying = true;
    this.showing = true;
    this.#show(scenes[0]?.before ?? now);
    for (const scene of scenes) await this.#present(scene);
    this.replaying = false;
    this.#settle();
    if (this.#queue.length > 0) void this.#play();
    else this.#show(this.#received);
  }

  /** Cuts short what is being shown. */
  skip(): void {
    if (this.showing) this.#waits.cut();
  }

  landed(id: number): void {
    // The men of a stage stay where they landed until all have: each alone would cost a frame.
    if (this.#together) return;
    this.flights = this.flights.filter((flight) => flight.id !== id);
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
      const after = steady<TableView>(this.#received, message.table);
      this.#queue.push({ event: message.event, before: this.#received, after });
      this.#receive(after);
      if (!this.showing) void this.#play();
    }
  }

  /** A snapshot that brings nothing new is only a sign of life. */
  #restart(table: TableView): void {
    if (this.#received?.version === table.version && this.#received.id === table.id) return;
    this.#receive(table);
    this.#queue = [];
    this.#part = [];
    this.again = [];
    if (this.showing) this.#waits.cut();
    else this.#show(table);
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

  async #play(): Promise<void> {
    this.showing = true;
    for (let scene = this.#queue.shift(); scene; scene = this.#queue.shift()) {
      this.#remember(scene);
      await this.#present(scene);
      this.#answer(true);
    }
    this.#show(this.#received);
    this.#settle();
  }

  #settle(): void {
    this.showing = false;
    if (this.note === this.#remarked) this.note = null;
    this.stageArrows = [];
    this.#waits.mend();
    if (this.table) this.#say(standing(this.table));
  }

  /** Shows a note that ends when the game waits for somebody. */
  #remark(words: string | null): void {
    this.note = words;
    this.#remarked = words;
  }

  /** Lets a screen reader say something; the last few things said stay. */
  #say(words: string | null): void {
    if (words === null || words === this.said.at(-1)?.words) return;
    this.said = [...this.said.slice(-5), { id: this.#nextSaid++, words }];
  }

  #show(table: TableView | null): void {
    this.board = table;
    this.table = table;
  }

  async #present(scene: Scene): Promise<void> {
    const { event, before, after } = scene;
    hear(event, before, after);
    if (event.kind === "stage_played") return this.#stage(event, after);
    this.#show(after);
    const words = wordsOf(event, after);
    this.#say(words);
    switch (event.kind) {
      case "opening_thrown":
        this.note = words;
        return this.#tumble(1.6);
      case "thrown":
        this.swapped = false;
        this.#remark(words);
        return this.#tumble(1);
      case "stepped":
        this.note = null;
        return this.#stepped(scene);
      case "stage_passed":
        this.note = words;
        return this.#waits.wait(noteTime(settings.speed));
      case "numbers_lost":
        // Where the turn ends by it, the line says so for as long as it waits for Done.
        if (endsWithLoss(after)) this.#remark(words);
        else this.note = words;
        return this.#waits.wait(noteTime(settings.speed) / 2);
      case "handed_over":
        this.note = words;
        this.handOver = { ...scene, event };
        await this.#waits.wait(handOverTime(settings.speed));
        this.handOver = null;
        this.note = null;
        return;
      case "undone":
        this.note = null;
        this.flights = [];
        return;
      case "dice_corrected":
        this.swapped = false;
        this.note = null;
        return;
      case "committed":
        this.note = null;
        return;
      case "next_game":
        this.note = words;
        return;
      default:
        return;
    }
  }

  async #tumble(longer: number): Promise<void> {
    this.tumbling = !reducedMotion() && settings.speed !== "instant";
    const time = throwTime(settings.speed) * longer;
    await this.#waits.wait(time * 0.9);
    this.tumbling = false;
    // The ladder of a cascade has a frame of its own.
    await this.#waits.wait(time * 0.1);
  }

  async #stepped({ event, after }: Scene): Promise<void> {
    if (event.kind !== "stepped") return;
    const pace = ownStep(settings.speed);
    const step = boardStep(after, event.mover, event.step, this.bottom);
    const flights = this.#fly([step], event.mover, pace);
    this.flights = [...this.flights, ...flights];
    if (this.replaying) await this.#waits.wait(flightTime(flights) + noteTime(settings.speed) / 3);
  }

  async #stage(event: StagePlayed, after: TableView): Promise<void> {
    const steps = event.stage.steps.map((s) => boardStep(after, event.mover, s, this.bottom));
    const still = flightsOf(steps, event.mover, { firstId: 0, gap: 0, leg: 1 });
    const men = still.filter((flight) => flight.side === event.mover).length;
    const legs = Math.max(1, flightTime(still));
    const pace = stagePace({ men, legs }, after.ladder?.stages.length ?? 1, settings.speed);
    const row = {
      turn: 0,
      thrower: event.mover,
      mover: event.mover,
      dice: [1, 1] as [number, number],
    };
    if (reducedMotion()) {
      this.stageArrows = arrowsOf(after, [{ ...row, stages: [event.stage] }], this.bottom);
    }
    this.board = after;
    this.flights = this.#fly(steps, event.mover, pace);
    this.#together = true;
    // What is told of the men, and what comes after they have landed, have frames of their own.
    const breath = pace.pause / 4;
    await this.#waits.wait(breath);
    this.table = after;
    const words = wordsOf(event, after);
    this.#say(words);
    if (event.forced && isPerson(after, event.mover)) this.note = t("play-only-play");
    else this.#remark(words);
    await this.#waits.wait(pace.gap * (men - 1) + pace.leg * legs + pace.pause - 2 * breath);
    this.#together = false;
    this.flights = [];
    await this.#waits.wait(breath);
  }

  #fly(steps: BoardStep[], side: Seat, pace: { gap: number; leg: number }): Flight[] {
    if (reducedMotion() || pace.leg < 1 || document.hidden) return [];
    const flights = flightsOf(steps, side, { firstId: this.#nextFlight, ...pace });
    this.#nextFlight += flights.length;
    return flights;
  }

  /** Keeps the scenes of the part being played, and those the person may want to see again. */
  #remember(scene: Scene): void {
    const { event, after } = scene;
    this.#part.push(scene);
    if (event.kind === "next_game") this.#part = [];
    if (event.kind !== "committed" && event.kind !== "game_over") return;
    const hidden = event.kind === "committed" && isPerson(after, event.mover);
    const alone = isPerson(after, "white") !== isPerson(after, "black");
    if (!(hidden && alone)) this.again = [...(alone ? this.again : []), ...this.#part];
    else this.again = [];
    this.#part = [];
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
    }, 4000);
  }
}
