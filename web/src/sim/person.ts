/** A person at the real scripts of the page: they play, and use their browser as people do. */

import { linePath } from "../app/live/connection";
import { serverTime } from "../app/live/serverTime.svelte";
import { TableStore } from "../app/live/table.svelte";
import { type ChainStore, newestOf, type OwnChain } from "../dice/keeper";
import { putSealed, sealedAt } from "../hall/devices/api";
import { Exchange } from "../hall/devices/exchange";
import { untilOf } from "../hall/leave/absence";
import { HallLinks } from "../hall/links/links.svelte";
import type { Command, TableView } from "../wire";
import { chance, clock, settle, type TabOfBrowser, within } from "./browser";
import { TabLocks } from "./locks";
import { tell } from "./pipe";

/** The refusal of a player whose time is over, which needs no fault. */
const TIME_OVER = "your time is over";
/** The time in which a press is answered on a connection that is whole. */
const ANSWERED_MS = 60_000;
/** The time between two things that a person does with their browser, besides playing. */
const WHIM_MS: [number, number] = [10_000, 90_000];
/** The time after which a second press of the same button comes, at most. */
const TWICE_MS = 40;
/** How much later than it may a person claims a match: the clock of a page is not exact. */
const CLAIM_AFTER_MS = 2_000;
/** How long a person leaves: now and then for long. */
const AWAY_MS: [number, number] = [1_000, 60_000];
const LONG_AWAY_MS: [number, number] = [60_000, 1_500_000];
/** How long a slow browser takes to store something, at most. */
const SLOW_MS = 400;

/** The chains of a browser. What is not stored is forgotten. */
class BrowserChains implements ChainStore {
  readonly #all = new Map<string, string>();
  /** Whether the browser takes its time now and then. */
  readonly #isSlow: boolean;

  constructor(isSlow: boolean) {
    this.#isSlow = isSlow;
  }

  async get(context: string, party: string): Promise<OwnChain | null> {
    await this.#wait();
    return JSON.parse(this.#all.get(context + party) ?? "null");
  }

  async ofTable(table: string): Promise<OwnChain | null> {
    await this.#wait();
    return newestOf(
      [...this.#all.values()].map((text) => JSON.parse(text)),
      table,
    );
  }

  async add(chain: OwnChain): Promise<OwnChain> {
    await this.#wait();
    const stored = this.#all.get(chain.context + chain.party);
    if (stored !== undefined) return JSON.parse(stored);
    this.#store(chain);
    return chain;
  }

  async put(chain: OwnChain): Promise<boolean> {
    await this.#wait();
    const stored: OwnChain = JSON.parse(this.#all.get(chain.context + chain.party) ?? "null");
    if (stored && stored.revision !== chain.revision) return false;
    this.#store(chain);
    return true;
  }

  #store(chain: OwnChain): void {
    chain.revision = (chain.revision ?? 0) + 1;
    this.#all.set(chain.context + chain.party, JSON.stringify(chain));
  }

  async #wait(): Promise<void> {
    if (this.#isSlow && chance.onceIn(20)) await clock.wait(chance.whole(1, SLOW_MS));
  }
}

/** At multiples of this version all turns are compared with the log, as in crates/sim/src/page.rs. */
const WHOLE_EVERY = 32;

/** What of a state is compared with the log: the other turns were, when they were the last. */
function compared(table: TableView): { table: TableView; turns: number } {
  const turns = table.moves.length;
  const moves = table.version % WHOLE_EVERY === 0 ? table.moves : table.moves.slice(-2);
  return { table: { ...table, moves }, turns };
}

/** A tab with a table. */
class Tab implements TabOfBrowser {
  readonly store: TableStore;
  refusal = "";
  isVisible = true;
  readonly events = new EventTarget();
  #links: HallLinks | null = null;
  #isOpening = false;
  #shown: TableView | null = null;
  #isClosed = false;

  constructor(
    readonly owner: Person,
    readonly table: string,
    readonly session: Map<string, string>,
  ) {
    this.store = within(this, () => new TableStore(linePath(table)));
  }

  get person(): number {
    return this.owner.number;
  }

  /** Does what follows from what has happened, and tells what the page shows. */
  look(): void {
    const { newest } = this.store;
    if (this.#isClosed || !newest) return;
    if (!this.#isOpening) {
      this.#isOpening = true;
      void within(this, () => this.#open());
    }
    if (newest !== this.#shown) {
      const back = this.#shown !== null && newest.version < this.#shown.version;
      this.#shown = newest;
      tell({ type: "shown", person: this.person, ...compared(newest) });
      if (back) this.find(`went back to version ${newest.version}`, false);
    }
    const state = this.#links?.state;
    if (state?.kind === "fault") this.find(`says that the hall is faulty: ${state.fault}`, false);
    if (state?.kind === "lost") this.find("says that its chain is lost", false);
    const { warning } = this.store;
    if (warning === null) this.refusal = "";
    const isLate = this.refusal === TIME_OVER || this.owner.claims;
    if (warning !== null && !isLate) this.find(`warns: ${warning}`, true);
  }

  /** Opens the links of the dice, as the page does once it has a state. */
  async #open(): Promise<void> {
    const { owner, store, table } = this;
    const routes = { get: sealedAt, put: putSealed };
    const devices = new Exchange(owner.chains, async () => null, table, routes);
    await devices.take();
    if (this.#isClosed) return;
    Object.assign(navigator, { locks: owner.locks });
    this.#links = new HallLinks(store, devices, table);
  }

  /** The person looks at this tab, or at another one. */
  show(isVisible: boolean): void {
    if (this.isVisible === isVisible) return;
    this.isVisible = isVisible;
    within(this, () => {
      this.events.dispatchEvent(new Event("visibilitychange"));
      if (isVisible) this.events.dispatchEvent(new Event("focus"));
    });
  }

  find(what: string, needsCalm: boolean): void {
    this.owner.find(what, needsCalm);
  }

  close(): void {
    this.#isClosed = true;
    within(this, () => {
      this.#links?.close();
      this.store.close();
    });
    this.owner.locks.forget(this);
  }
}

/** The answer to an offer of the other player; null if there is none. */
function answerTo({ resign_offer, call_off_offer }: TableView): Command | null {
  const agrees = chance.onceIn(2);
  if (resign_offer?.can_answer)
    return { type: agrees ? "accept_resignation" : "refuse_resignation" };
  if (call_off_offer?.can_answer) return { type: agrees ? "call_off" : "refuse_call_off" };
  return null;
}

/** Whether the other player has been away for so long that the match may be claimed. */
function mayClaim({ absence }: TableStore, { you }: TableView): boolean {
  const other = you === "white" ? "black" : "white";
  const until = untilOf(absence, other);
  return until !== null && serverTime(Date.now()) > until + CLAIM_AFTER_MS;
}

/** How long a person takes before they press. Both want to begin, often at the same time. */
function thinkMs({ phase }: TableView): number {
  if (phase.kind === "opening") return chance.whole(20, 400);
  return chance.onceIn(40) ? chance.whole(5_000, 40_000) : chance.whole(300, 4_000);
}

/** What a press can change in a state: all but the time and the links of the other player. */
const gameIn = (table: TableView): string =>
  JSON.stringify([
    table.game_number,
    // A tie of the opening dice is a throw too.
    table.dice_links?.next,
    table.phase,
    table.points,
    table.ladder,
    table.moves.length,
    table.resign_offer,
    table.call_off_offer,
  ]);

/** Whether the page has the button for a command, or lets the man be tapped. */
function mayPress(store: TableStore, command: Command): boolean {
  const { table } = store;
  if (!table) return false;
  switch (command.type) {
    case "throw":
      return table.can_throw;
    case "done":
      return store.mine && table.can_done;
    case "step":
      return (
        store.mine &&
        table.legal.some(({ from, number }) => from === command.from && number === command.number)
      );
    case "name":
      return table.can_name ?? false;
    case "next_game":
      return table.phase.kind === "over" && !table.phase.match_over;
    default:
      return command.type.startsWith("undo_") && store.mayUndo;
  }
}

export class Person {
  /** Whether this person last claimed the match, or offered to call it off. */
  claims = false;
  readonly locks = new TabLocks();
  readonly chains: BrowserChains;
  #tabs: Tab[] = [];
  #table = "";
  /** The version for which the person is about to do something. */
  #planned: number | null = null;
  /** How many presses are under way. */
  #underWay = 0;
  #found = new Set<string>();
  /** The game in which this person has offered to call the match off. */
  #calledOff = 0;
  /** Whether this person does nothing with their browser but play. */
  readonly #onlyPlays: boolean;
  #whim = 0;
  #back = 0;

  constructor(readonly number: number) {
    this.chains = new BrowserChains(chance.onceIn(3));
    this.#onlyPlays = chance.onceIn(3);
  }

  find(what: string, needsCalm: boolean): void {
    // What stays wrong is told once, unless a fault may explain it for now.
    if (this.#found.has(what)) return;
    if (!needsCalm) this.#found.add(what);
    tell({ type: "find", what: `page of person ${this.number} ${what}`, needs_calm: needsCalm });
  }

  get isOver(): boolean {
    const phase = this.#active?.store.newest?.phase;
    return phase?.kind === "over" && phase.match_over;
  }

  get #active(): Tab | undefined {
    return this.#tabs.at(-1);
  }

  /** Opens the page of a table. */
  async sit(table: string): Promise<void> {
    this.#table = table;
    this.#found.clear();
    this.#underWay = 0;
    this.#calledOff = 0;
    await this.#openTab(new Map());
    if (!this.#onlyPlays) this.#planWhim();
  }

  /** Closes all pages. */
  async rise(): Promise<void> {
    for (const timer of [this.#whim, this.#back]) clock.stop(timer);
    for (const tab of this.#tabs.splice(0)) await settle(tab, () => tab.close());
  }

  /** Looks at what has happened at the pages, and decides what to do next. */
  look(): void {
    for (const tab of this.#tabs) tab.look();
    const { store } = this.#active ?? {};
    const table = store?.newest;
    if (!store?.isAtRest || !table || this.#planned === table.version) return;
    const command = this.#choose(store, table);
    if (!command) return;
    this.#planned = table.version;
    clock.set(() => this.#act(table.version), thinkMs(table));
  }

  #act(version: number): void {
    const { store } = this.#active ?? {};
    const table = store?.newest;
    this.#planned = null;
    if (!store || !table || table.version !== version) return;
    // Some press as soon as the page lets them.
    const isEager = chance.onceIn(2) && store.table === table && !store.asking;
    if (!store.isAtRest && !isEager) return;
    const command = this.#choose(store, table);
    if (!command || !(store.isAtRest || mayPress(store, command))) return;
    this.#press(store, command, table);
    if (chance.onceIn(25)) {
      tell({ type: "did", what: "press twice" });
      clock.set(
        () => {
          if (mayPress(store, command)) void store.send(command);
        },
        chance.whole(1, TWICE_MS),
      );
    }
  }

  /** Presses, and looks whether the press is answered. */
  #press(store: TableStore, command: Command, table: TableView): void {
    const { version } = table;
    let isAnswered = false;
    // The other player may come back meanwhile.
    this.claims = command.type === "claim_match" || command.type === "call_off";
    this.#planned = version;
    this.#underWay++;
    void store.send(command).then((isDone) => {
      isAnswered = true;
      this.#underWay--;
      if (this.#planned === version) this.#planned = null;
      const now = store.newest;
      const isSame = now !== null && gameIn(now) === gameIn(table);
      if (isDone && isSame)
        this.find(`says that a press (${command.type}) is done, and nothing happened`, false);
      const isExplained = store.warning !== null || store.link !== "open";
      // What happened meanwhile may leave the throw to be pressed again.
      const isLost = now?.version === table.version || (command.type === "throw" && isSame);
      // A second press gives way to one that is under way.
      if (!isDone && !isExplained && isLost && this.#underWay === 0)
        this.find(`lost a press (${command.type}) without a word`, true);
    });
    const check = () => {
      if (isAnswered || store !== this.#active?.store) return;
      if (store.link === "open")
        this.find(`waits for the answer to a press (${command.type})`, true);
      clock.set(check, ANSWERED_MS / 4);
    };
    clock.set(check, ANSWERED_MS);
  }

  /** What a person presses now; null if there is nothing for them to do. */
  #choose(store: TableStore, table: TableView): Command | null {
    const answer = answerTo(table);
    if (answer) return answer;
    if (table.phase.kind === "over") return table.phase.match_over ? null : { type: "next_game" };
    if (mayClaim(store, table)) return { type: chance.onceIn(3) ? "call_off" : "claim_match" };
    if (table.can_throw) return { type: "throw" };
    if (table.can_name) return { type: "name", number: chance.whole(1, 6) };
    if (!store.mine) return null;
    if (store.mayUndo && chance.onceIn(15)) {
      const type = chance.one(["undo_step", "undo_stage", "undo_turn"] as const);
      if (type) return { type };
    }
    const offer = chance.onceIn(150) ? this.#offer(store, table) : null;
    if (offer) return offer;
    if (table.can_done) return { type: "done" };
    const step = chance.one(table.legal);
    return step ? { type: "step", from: step.from, number: step.number } : null;
  }

  /** An offer to end the game or the match; null if it cannot be made now. */
  #offer({ isPlaySealed }: TableStore, table: TableView): Command | null {
    if (isPlaySealed || table.resign_offer || table.call_off_offer) return null;
    const resigned = chance.one(table.resign);
    if (resigned && chance.onceIn(2)) return { type: "resign", kind: resigned.kind };
    // A side may offer it three times in a game.
    if (this.#calledOff === table.game_number) return null;
    this.#calledOff = table.game_number;
    return { type: "call_off" };
  }

  async #openTab(session: Map<string, string>): Promise<void> {
    const tab = new Tab(this, this.#table, session);
    this.#tabs.push(tab);
    await settle(tab, () => {});
  }

  #planWhim(): void {
    this.#whim = clock.set(() => this.#doWhim(), chance.whole(...WHIM_MS));
  }

  /** Does something with the browser. */
  #doWhim(): void {
    const [first, second] = this.#tabs;
    const whim = chance.whole(1, 10);
    if (whim === 1 && first) this.#reload();
    else if (whim === 2 && first && !second) this.#openAnother();
    else if (whim === 3 && second) this.#closeOther();
    else if (whim === 4 && second) this.#turnTo();
    else if (whim === 5 && first) this.#leave();
    this.#planWhim();
  }

  #did(what: string): void {
    tell({ type: "did", what });
    this.#planned = null;
    this.#underWay = 0;
  }

  #reload(): void {
    this.#did("reload");
    const tab = this.#tabs.pop();
    tab?.close();
    this.#tabs.push(new Tab(this, this.#table, tab?.session ?? new Map()));
  }

  #openAnother(): void {
    this.#did("open a second tab");
    this.#active?.show(false);
    this.#tabs.push(new Tab(this, this.#table, new Map()));
  }

  #closeOther(): void {
    this.#did("close a tab");
    this.#tabs.shift()?.close();
  }

  /** Looks at the other tab, which then gives the links. */
  #turnTo(): void {
    this.#did("turn to another tab");
    const tab = this.#tabs.shift();
    if (!tab) return;
    this.#active?.show(false);
    this.#tabs.push(tab);
    tab.show(true);
  }

  #leave(): void {
    this.#did("leave");
    clock.stop(this.#back);
    for (const tab of this.#tabs.splice(0)) tab.close();
    this.#back = clock.set(
      () => this.#tabs.push(new Tab(this, this.#table, new Map())),
      chance.whole(...(chance.onceIn(5) ? LONG_AWAY_MS : AWAY_MS)),
    );
  }
}
