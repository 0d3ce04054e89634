/** One table on this screen: the state shown, and the requests to the server. */

import { untrack } from "svelte";
import type { Arrow, BoardRun, BoardStep, Spot } from "../../board/api";
import { loadTexts, t } from "../../i18n/messages.svelte";
import type {
  AbsenceView,
  ChatLine,
  Command,
  Place,
  RematchView,
  Seat,
  StepRefusal,
  TableEvent,
  TablePatch,
  TableRequest,
  TableView,
  ToClient,
} from "../../wire";
import {
  arrowRows,
  arrowsOf,
  boardStep,
  lastRows,
  numbersLeft,
  placeOf,
  runsOf,
  spotOf,
} from "../shared/boardView";
import { refusal } from "../shared/names";
import { isAlone, isHere, opposite } from "../shared/seats";
import { settings } from "../shared/settings.svelte";
import { Connection, type Link } from "./connection";
import { type FoldResult, fold } from "./fold";
import { chosenNumber } from "./ladder";
import { Notices } from "./notices.svelte";
import { eventsOf, isAside, isSame, type Pending, withoutLink } from "./pending";
import { Playback } from "./playback.svelte";
import { playAgain, playMany, playRun } from "./runs";
import { isUnseen, markSeen } from "./seen";
import { forgetTime, setServerTime } from "./serverTime.svelte";
import type { RefusedNumber } from "./stuck";

/** Milliseconds after which a warning disappears. */
const WARNING_MS = 4000;
/** Milliseconds for which the reasons are shown why a man may not move. */
const WHY_MS = 7000;

/** Adds to a command what only this page knows; null if the command may not be sent. */
type Dress = (message: Command) => Promise<Command | null>;

/** The messages of both players. */
export interface TableChat {
  /** How many messages of the other player were not seen. */
  readonly unread: number;
}

export class TableStore {
  link = $state<Link>("connecting");
  /** Whether the table does not exist any more: a lost connection will never come back. */
  isGone = $state(false);
  /** The reason why something failed; it disappears when the game goes on. */
  warning = $state<string | null>(null);
  /** Whether the match is rated; null until the hall says it. */
  isRated = $state<boolean | null>(null);
  /** The turn line while a player who must act is away; null while nobody is. */
  awayText = $state<string | null>(null);
  /** What the page has to say beside the turn line. */
  readonly notices = new Notices();
  /** Which players look at the table; null where no other machine does. */
  present = $state.raw<Record<Seat, boolean> | null>(null);
  /** Which players must act and are away; null until the server says it. */
  absence = $state.raw<AbsenceView | null>(null);
  /** How many people watch, and how late this page is; null until the server says it. */
  watching = $state.raw<{ watchers: number; delay_s?: number } | null>(null);
  /** The messages of both players; null where there are none. */
  chat = $state.raw<TableChat | null>(null);
  /** Who wants to play again after the match; null until the server says it. */
  rematch = $state.raw<RematchView | null>(null);
  /** The events being shown, and the state they lead to. */
  readonly playback = new Playback(() => this.#confirm());

  /** Whether a person at this screen may act on the state shown. */
  mine = $derived(
    this.table !== null &&
      !this.showing &&
      this.link === "open" &&
      (this.mover === null ? this.table.you !== "none" : isHere(this.table, this.mover)),
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
  chosen = $derived(this.table ? chosenNumber(this.table, this.playback.turned) : null);
  /** Whether the person who is to play has begun: then the last turn is of no more interest. */
  begun = $derived.by<boolean>(() => {
    const numbers = this.table?.ladder?.stages.flatMap((stage) => stage.numbers) ?? [];
    return this.mine && numbers.some((number) => number.state === "played");
  });
  arrows = $derived.by<Arrow[]>(() => {
    if (!this.table || !settings.arrows) return [];
    if (this.showing) return this.playback.stageArrows;
    return arrowsOf(this.table, arrowRows(lastRows(this.table, this.mover)), this.bottom);
  });

  /** Called before a turn is committed: false prevents it. */
  guard: (() => Promise<boolean>) | null = null;

  /**
   * Adds to a command what only this page knows, such as its link of the dice; null if the command
   * may not be sent.
   */
  dress = $state.raw<Dress | null>(null);
  /** Whether the link for the next throw is out, although the play shown is not committed yet. */
  isPlaySealed = $state(false);
  /** Called with each message of a player. */
  said: ((line: ChatLine) => void) | null = null;
  /**
   * Called with each state that the server sends, and the event that led to it from the state before,
   * if it is one; true if that event is not what a command of the player leads to.
   */
  received: ((table: TableView, event?: TableEvent, before?: TableView) => boolean) | null = null;
  /** Called when the server has refused a message, or the connection was lost before its answer. */
  dismissed: (() => void) | null = null;

  #connection: Connection;
  /** The newest state the server sent. */
  #received: TableView | null = null;
  #pending = $state.raw<Pending | null>(null);
  #isDressing = false;
  /**
   * The last link or commitment sent on this connection, unless the server has refused one, the
   * version after which it was sent, and whether the server takes it at a later version too.
   */
  #lastLink = $state.raw<{ text: string; after: number; isAside: boolean } | null>(null);
  /** The number of this page's actions that are under way. */
  #underWay = $state(0);
  /** Whether the pending step is only sent for the reason why it is refused. */
  #wantsReason = false;
  #refusal: StepRefusal | null = null;
  /** The last step a person asked for. */
  #lastStep: BoardStep | null = null;
  #warned: ReturnType<typeof setTimeout> | undefined;

  constructor(readonly path: string) {
    // What a watcher sees is late, and so is the time of their page.
    forgetTime();
    this.#connection = new Connection(path, {
      message: (message) => this.#handle(message),
      link: (link) => {
        this.link = link;
        if (link === "lost") this.#lose();
      },
      since: () => this.#received?.version ?? null,
    });
  }

  /** Whether the connection was lost in silence: nobody ended it. */
  get wasSilent(): boolean {
    return this.#connection.wasSilent;
  }

  /** The state shown. */
  get table(): TableView | null {
    return this.playback.table;
  }

  /** The newest state that the server sent, which may not be shown yet. */
  get newest(): TableView | null {
    return this.#received;
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

  /** Whether the answer to a command is awaited. */
  get asking(): boolean {
    return this.#pending !== null;
  }

  /**
   * Whether nothing is under way at this page: it shows the newest state that it has received, and
   * waits for a person or for the server. Tests read and act only then.
   */
  get isAtRest(): boolean {
    const { table } = this;
    if (table === null || table !== this.#received || this.link !== "open") return false;
    if (this.showing || this.asking || this.#underWay > 0) return false;
    const awaitsLinks = table.you !== "none" && this.#knowsNoLinks;
    return !awaitsLinks && this.#lastLink?.after !== table.version;
  }

  /** Whether a step of the state shown can be taken back. */
  get mayUndo(): boolean {
    if (!this.mine || !this.table?.can_undo) return false;
    return !this.isPlaySealed && !this.#knowsNoLinks;
  }

  /** Whether the page does not know yet which links are out. */
  get #knowsNoLinks(): boolean {
    return this.table?.dice_links !== undefined && this.dress === null;
  }

  close(): void {
    this.#connection.close();
    this.playback.close();
    clearTimeout(this.#warned);
  }

  /**
   * Sends a command; true once the server has carried it out, false if it was refused or not sent.
   */
  send(message: Command): Promise<boolean> {
    return this.during(this.#guardAndSend(message));
  }

  /** Waits for an action of this page, which is not at rest meanwhile. */
  async during<Result>(action: Promise<Result>): Promise<Result> {
    untrack(() => this.#underWay++);
    try {
      return await action;
    } finally {
      this.#underWay--;
    }
  }

  async #guardAndSend(message: Command): Promise<boolean> {
    const before = this.#received;
    if (message.type === "done" && this.guard && !(await this.guard())) return false;
    if (message.type.startsWith("undo_") && this.#knowsNoLinks) return false;
    const dressed = this.dress ? await this.#dressAlone(this.dress, message) : message;
    return dressed && isSame(before, this.#received) ? this.#transmit(dressed) : false;
  }

  /** Dresses one command at a time: a second press would be sent in the state after the first. */
  async #dressAlone(dress: Dress, message: Command): Promise<Command | null> {
    if (this.#isDressing) return null;
    this.#isDressing = true;
    try {
      return await dress(message);
    } finally {
      this.#isDressing = false;
    }
  }

  /**
   * Sends a message for whose answer no player waits. It is not sent twice on one connection, nor
   * after a command with the same link, unless the server refuses it: the server refuses a link that
   * it has. Returns whether it was sent.
   */
  sendOnce(message: Command): boolean {
    const after = this.#received?.version;
    const text = JSON.stringify(message);
    if (after === undefined || text === this.#lastLink?.text) return false;
    if (!this.#connection.send({ ...message, after })) return false;
    this.#lastLink = { text, after, isAside: isAside(message) };
    return true;
  }

  /** What was sent last without a player may be sent again. */
  #dismiss(): void {
    this.#lastLink = null;
    this.dismissed?.();
  }

  #transmit(message: Command): Promise<boolean> {
    if (this.playback.replaying || this.#pending) return Promise.resolve(false);
    const before = this.#received;
    if (!before || !this.#put({ ...message, after: before.version })) {
      this.#warn("offline", "");
      return Promise.resolve(false);
    }
    const sent = { ...message, after: before.version };
    const version = sent.after + eventsOf(message);
    return new Promise((resolve) => {
      this.#pending = { message: sent, before, version, lost: false, resolve };
    });
  }

  /** Sends a command, and remembers the link in it; false if there is no connection. */
  #put(message: TableRequest): boolean {
    if (!this.#connection.send(message)) return false;
    if ("link" in message) {
      const text = JSON.stringify({ type: "link", link: message.link });
      this.#lastLink = { text, after: message.after, isAside: false };
    }
    return true;
  }

  /** The connection is lost. A tap is not lost with it; several steps are for the player to repeat. */
  #lose(): void {
    this.#dismiss();
    if (this.#pending?.message.type === "steps") this.#answer(false);
    else if (this.#pending) this.#pending.lost = true;
  }

  /**
   * The page knows all that has happened while the connection was lost. Sends the command that was
   * lost with it, unless the game has gone on.
   */
  #sendAgain(version: number): void {
    const pending = this.#pending;
    if (!pending?.lost) return;
    if (pending.message.after === version && isSame(pending.before, this.#received))
      pending.lost = !this.#put(pending.message);
    else if (pending.version > version) this.#answer(false);
  }

  /** A command is to be carried out after this version. */
  #move(after: number): void {
    const pending = this.#pending;
    if (!pending) return;
    pending.version += after - pending.message.after;
    pending.message.after = after;
  }

  step(step: BoardStep): Promise<boolean> {
    const { table, mover } = this;
    if (!table || !mover || !this.mine) return Promise.resolve(false);
    const from = placeOf(table, mover, step.from, this.bottom);
    this.#lastStep = step;
    return this.send({ type: "step", from, number: step.number });
  }

  /** Plays several steps, all of them or none; true once they have been played. */
  steps(steps: [Place, number][]): Promise<boolean> {
    return this.mine ? this.send({ type: "steps", steps }) : Promise.resolve(false);
  }

  /** Asks the server why the man tapped, one of the side to play, may not move, and warns so. */
  async stuck(spot: Spot): Promise<void> {
    const { table, mover } = this;
    if (!this.mine || !mover || table?.phase.kind !== "play") return;
    const from = placeOf(table, mover, spot, this.bottom);
    const refused: RefusedNumber[] = [];
    for (const number of new Set(numbersLeft(table))) {
      const refusal = await this.#requestReason({ type: "step", from, number });
      if (refusal) refused.push({ number, refusal });
    }
    const reader = this.playback.readerOf(mover);
    const label = (point: number) => Number(spotOf(table, mover, point, reader));
    const [{ stuckText }] = await Promise.all([import("./stuck"), loadTexts("play-stuck")]);
    this.#show(stuckText(refused, label), WHY_MS);
  }

  /** Warns that the place tapped has no man of the side to play. */
  missed(spot: Spot): void {
    const { table, mover } = this;
    if (!this.mine || !table || !mover) return;
    const side = opposite(mover);
    const place = placeOf(table, side, spot, this.bottom);
    const men =
      typeof place === "number"
        ? table.points.find((point) => point[`${side}_number`] === place)?.[side]
        : 0;
    this.warn(men ? t("play-tap-theirs", { side }) : t("play-tap-empty"));
  }

  /** Sends a step that is not legal; the reason why it is not, null if there is no answer. */
  async #requestReason(step: Command): Promise<StepRefusal | null> {
    this.#wantsReason = true;
    this.#refusal = null;
    await this.#transmit(step);
    this.#wantsReason = false;
    return this.#refusal;
  }

  /** Connects at once, instead of after the pause. */
  reconnect(): void {
    this.#connection.retry();
  }

  /** Plays the last step once more with another man, or else with the same man. */
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

  #handle(message: ToClient): void {
    if (message.type === "rejected") {
      this.#dismiss();
      if (this.#wantsReason) this.#refusal = message.step ?? null;
      // What came too late without the player concerns nobody.
      else if (this.#pending || message.code !== "wrong_phase")
        this.#warn(message.code, message.message);
      this.#answer(false);
    } else if (message.type === "stale") {
      this.#afterStale(message.table);
    } else if (message.type === "snapshot") {
      this.#restart(message.table);
    } else if (message.type === "patch") {
      this.#follow(message);
    } else if (message.type === "current") {
      this.#sendAgain(message.v);
    } else if (message.type === "presence") {
      this.present = message;
    } else if (message.type === "absence") {
      this.absence = message;
    } else if (message.type === "watching") {
      this.watching = message;
    } else if (message.type === "chat") {
      this.said?.(message);
    } else if (message.type === "time") {
      this.#connection.expectNews();
      setServerTime(message.now_ms, Date.now());
      // A hall tells the time after the events that a page has missed.
      this.#sendAgain(this.#received?.version ?? 0);
    } else if (message.type === "rematch") {
      this.rematch = message;
    }
  }

  /**
   * The state changed before the command arrived, for example by a forced stage. Where only time
   * was given back, or the other player gave a link, the command is sent again.
   * A link or commitment that the page sent by itself is never stale, and still under way.
   */
  #afterStale(table: TableView): void {
    if (!this.#lastLink?.isAside) this.#dismiss();
    const pending = this.#pending;
    const isDue =
      pending && pending.before.version < table.version && isSame(pending.before, table);
    if (isDue) this.#pending = null;
    else this.#answer(false);
    this.#restart(table);
    if (isDue) void this.send(withoutLink(pending.message)).then(pending.resolve);
  }

  /** Applies the next event; requests missing events. */
  #follow(patch: TablePatch): void {
    const before = this.#received;
    if (!before || patch.v > before.version + 1) {
      this.#connection.refresh();
    } else if (patch.v === before.version + 1) {
      const folded = this.#fold(before, patch);
      if (!folded) return;
      const isOther = this.#receive(folded.table, folded.event, before);
      this.playback.push({ event: folded.event, before, after: folded.table });
      // What no command of the player leads to is no answer to one.
      if (isOther && this.#pending?.message.after === before.version) this.#move(patch.v);
    }
  }

  /**
   * Folds a patch. A patch that does not fit, from another release, needs the whole state instead.
   */
  #fold(before: TableView, patch: TablePatch): FoldResult | null {
    try {
      return fold(before, patch);
    } catch {
      this.#connection.send({ type: "refresh" });
      return null;
    }
  }

  /** A snapshot without anything new only shows that the server is alive. */
  #restart(table: TableView): void {
    if (this.#received?.version === table.version && this.#received.id === table.id) {
      this.#sendAgain(table.version);
      return;
    }
    this.#receive(table);
    this.playback.restart(table);
    void this.during(this.#showLast(table));
    const pending = this.#pending;
    if (!pending) return;
    const isDone = pending.version <= table.version;
    if (isSame(pending.before, table)) {
      // Time that was given back is not what the command does: it is still to be answered.
      this.#move(table.version);
      this.#sendAgain(table.version);
    } else if (pending.lost || isDone) this.#answer(isDone);
  }

  /** Shows the last turn before a state, unless the player has seen it; keeps it to show again. */
  async #showLast(table: TableView): Promise<void> {
    // In a lesson or a puzzle, what came before is part of the task.
    if (table.purpose === "study" || table.moves.length === 0) return;
    const { retrace, rowsToShow } = await import("./retrace");
    // Meanwhile the game has gone on: its events are being shown.
    if (this.#received !== table || this.showing) return;
    this.playback.again = retrace(table, rowsToShow(table));
    // Two people at one screen saw what they played.
    if (isAlone(table) && isUnseen(table)) await this.playback.replay();
    this.#confirm();
  }

  /** Accepts the server's newest state: the last warning is out of date. */
  #receive(table: TableView, event?: TableEvent, before?: TableView): boolean {
    this.#received = table;
    this.warning = null;
    return this.received?.(table, event, before) || event?.kind === "time_returned";
  }

  /** Resolves the command that has led to the state shown. */
  #confirm(): void {
    const { table } = this;
    const shown = table?.version ?? 0;
    if (table?.purpose === "game" || table?.purpose === "tournament") markSeen(table);
    if (this.#pending && this.#pending.version <= shown) this.#answer(true);
  }

  #answer(ok: boolean): void {
    const pending = this.#pending;
    this.#pending = null;
    pending?.resolve(ok);
  }

  /** Shows a warning for some seconds. */
  warn(text: string): void {
    this.#show(text, WARNING_MS);
  }

  #warn(code: string, message: string): void {
    this.warn(refusal(code) ?? message);
  }

  #show(warning: string, ms: number): void {
    this.warning = warning;
    clearTimeout(this.#warned);
    this.#warned = setTimeout(() => {
      this.warning = null;
    }, ms);
  }
}
