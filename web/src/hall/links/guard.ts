/**
 * Decides when the page gives a link (docs/dice.md, "When a page gives a link"), and checks
 * what it is shown. It touches neither the DOM nor the connection.
 */

import { LINKS, mayReplace, type Party, partyAt } from "../../dice/chain";
import type { ChainStore, OwnChain } from "../../dice/keeper";
import type { Command, LinksView, TableView } from "../../wire";
import { limitOf, partyOf, placeOf, replacedIn, skippedOf } from "./chains";
import {
  changeOf,
  FAULTS,
  type Fault,
  isOlder,
  judge,
  knownOf,
  playShown,
  rowsHash,
  takeOver,
  waitsForThrow,
} from "./faults";
import { proofOf } from "./proof";
import { chainOf, randomValue } from "./secret";

/** The state of a page's chain: whether it can give links, and if not, why. */
export type ChainState =
  | { kind: "ready" }
  /**
   * The chain is not in this browser; `again` says whether it may be replaced now, and `isOther`
   * whether this browser has another one, which the server has swapped or which came too late.
   */
  | { kind: "lost"; again: boolean; isOther: boolean }
  /** The server shows a state before one that this browser has seen. */
  | { kind: "behind" }
  /** The server contradicted what it had shown: the page gives no more links. */
  | { kind: "fault"; fault: Fault };

export class LinkGuard {
  state: ChainState = { kind: "ready" };
  /** Whether the other player replaced a chain, and the player here has not confirmed that yet. */
  tellsReplaced = false;
  /**
   * Whether the link for the next throw went with a Done that the table shown does not contain yet:
   * then the play can only be committed.
   */
  isPlaySealed = false;

  #store: ChainStore;
  #own: OwnChain | null = null;
  /** The values of the chain, computed once. */
  #values: string[] = [];
  #waiting: Promise<unknown> = Promise.resolve();
  /** The context that was compared with the chains of this browser. */
  #compared = "";
  /** The commitment sent on this connection, unless the server has refused it. */
  #sent: string | null = null;

  /** The id of the table, where the address of the page tells it. */
  #table: string | null;

  constructor(store: ChainStore, table: string | null = null) {
    this.#store = store;
    this.#table = table;
  }

  /** Checks a state that the server shows; the message to send, if one is due without the player. */
  see(table: TableView): Promise<Command | null> {
    return this.#afterOthers(() => this.#see(table));
  }

  /**
   * Adds the link to a command with which it may be given now; null for a command that may no longer
   * be given, because the link is already out.
   */
  dress(table: TableView, message: Command): Promise<Command | null> {
    return this.#afterOthers(async () => {
      const links = table.dice_links;
      const place = placeOf(table);
      if (!links || place === null || this.state.kind === "fault") return message;
      await this.#load(links.context, partyOf(links, place));
      const { kind } = this.state;
      const isOut = (kind === "ready" || kind === "behind") && isSealed(table, links, this.#own);
      if (isOut && isDecision(table, message)) return null;
      const own = this.#own;
      const link = mayGoWith(table, message) ? this.#linkFor(table, links) : null;
      if (link === null || !own) return message;
      await this.#remember(table, links, own);
      this.isPlaySealed = isSealed(table, links, own);
      return { type: message.type === "throw" ? "throw_with_link" : "done_with_link", link };
    });
  }

  /** The message that replaces a lost chain. */
  replace(table: TableView): Promise<Command | null> {
    return this.#afterOthers(async () => {
      const links = table.dice_links;
      const place = placeOf(table);
      if (!links || place === null || this.state.kind === "fault") return null;
      if (!mayReplaceNow(table, links, place)) return null;
      // Another device may have brought the chain meanwhile.
      await this.#load(links.context, partyOf(links, place));
      if (this.#own?.commitment === links.commitments?.[place]) return null;
      const replaced = replacedIn(links).map((times) => times + 1);
      const own = await this.#create(table, links, partyAt(place, replaced));
      return { type: "replace_dice", commitment: own.commitment };
    });
  }

  /** Remembers that the player knows of the other player's new chain. */
  confirmReplaced(): Promise<void> {
    return this.#afterOthers(async () => {
      this.tellsReplaced = false;
      if (!this.#own) return;
      await this.#load(this.#own.context, this.#own.party);
      if (!this.#own) return;
      this.#own.knowsReplaced = othersReplaced(this.#own);
      await this.#put(this.#own);
    });
  }

  /** Stops because of a state that the rules do not allow. */
  stop(table: TableView): Promise<void> {
    return this.#afterOthers(async () => {
      const links = table.dice_links;
      const place = placeOf(table);
      if (!links || place === null || this.state.kind === "fault") return;
      await this.#load(links.context, partyOf(links, place));
      const own = this.#own;
      if (own) await this.#put({ ...own, fault: { kind: "rules", table, known: knownOf(own) } });
      this.state = { kind: "fault", fault: "rules" };
    });
  }

  /** What others can check of the game; null if this browser has no chain of it. */
  proof(): Promise<ReturnType<typeof proofOf> | null> {
    return this.#afterOthers(async () => {
      if (!this.#own) return null;
      await this.#load(this.#own.context, this.#own.party);
      return this.#own && proofOf(this.#own);
    });
  }

  /** Remembers that a message was sent. */
  sent(message: Command): void {
    if ("commitment" in message) this.#sent = message.commitment;
  }

  /**
   * The server has refused what was sent last, or the connection was lost before the answer: another
   * device of the player may have committed first.
   */
  refused(): Promise<void> {
    return this.#afterOthers(async () => {
      const sent = this.#sent;
      this.#sent = null;
      if (sent === null || sent !== this.#own?.commitment) return;
      await this.#load(this.#own.context, this.#own.party);
      const { fault } = this.#own;
      if (fault === null || typeof fault === "string" || fault.kind !== "own") return;
      this.#own.fault = null;
      await this.#put(this.#own);
      this.state = { kind: "ready" };
    });
  }

  /** Does one thing after the other, and again from what is stored if another tab stored first. */
  #afterOthers<T>(work: () => Promise<T>): Promise<T> {
    const done = this.#waiting.then(() => untilStored(work));
    this.#waiting = done.catch(() => {});
    return done;
  }

  async #put(own: OwnChain): Promise<void> {
    if (!(await this.#store.put(own))) throw new ChangedMeanwhile();
  }

  async #see(table: TableView): Promise<Command | null> {
    if (table.you === "none" || this.state.kind === "fault") return null;
    if (await this.#isOtherGame(table)) return null;
    const links = table.dice_links;
    const place = placeOf(table);
    if (!links || place === null) return null;
    if (links.commitments === null) return this.#commit(table, links, place);
    await this.#load(links.context, partyOf(links, place));
    const own = this.#own;
    this.isPlaySealed = false;
    const isOther = own?.commitment !== links.commitments[place];
    // A commitment that was shown once is known to the server: it cannot be another one later.
    if (!own || (isOther && own.commitments === null && own.fault === null)) {
      return this.#lose(table, links, place);
    }
    this.state = { kind: "ready" };
    if (await this.#hasFault(table, own)) return null;
    this.tellsReplaced = othersReplaced(own) > Number(own.knowsReplaced);
    this.isPlaySealed = isSealed(table, links, own);
    if (isOlder(table, own)) {
      this.state = { kind: "behind" };
      return null;
    }
    return this.#give(table, links, place, own);
  }

  /** Whether the page stops here: the server shows other chains for a game that is known, or none. */
  async #isOtherGame(table: TableView): Promise<boolean> {
    const links = table.dice_links;
    const id = this.#table ?? table.id;
    const place = placeOf(table);
    const isHere = links !== undefined && place !== null && table.id === id;
    const context = isHere ? links.context : "";
    if (isHere && context === this.#compared) return false;
    const before = await this.#store.ofTable(id);
    if (before?.game === table.game_number && before.context !== context) {
      this.#own = before;
      if (await this.#isStopped(before)) return true;
    }
    // Without a chain here, the page remembers that the table had one.
    const hadLinks = before === null && this.#compared !== "";
    const change = hadLinks && !isHere ? "swapped" : await changeOf(table, before);
    if (change === "older" && isHere) {
      // An earlier game, or earlier chains, may be shown late; new chains are not made for them.
      if (await this.#store.get(context, partyOf(links, place))) return false;
      this.state = { kind: "behind" };
      return true;
    }
    if (change === null || change === "older") {
      if (isHere) this.#compared = context;
      return false;
    }
    if (before) {
      this.#own = before;
      await this.#put({ ...before, fault: { kind: change, table, known: knownOf(before) } });
    }
    this.state = { kind: "fault", fault: change };
    return true;
  }

  /** Says that the server shows another commitment than that of this browser, and why. */
  async #lose(table: TableView, links: LinksView, place: number): Promise<null> {
    const own = this.#own;
    if (own && this.#sent === own.commitment) {
      await this.#put({ ...own, fault: { kind: "own", table, known: knownOf(own) } });
      this.state = { kind: "fault", fault: "own" };
    } else {
      const again = mayReplaceNow(table, links, place);
      this.state = { kind: "lost", again, isOther: own !== null };
    }
    return null;
  }

  /** Commits to a new context; never twice to one that has begun. */
  async #commit(table: TableView, links: LinksView, place: number): Promise<Command | null> {
    const party = place === 0 ? "W" : "B";
    const own = await this.#create(table, links, party);
    if (own.commitments !== null) {
      // Either it asks for a second commitment, or it shows a state from before the first.
      if (!(await this.#hasFault(table, own))) this.state = { kind: "behind" };
      return null;
    }
    return links.linked[place] ? null : { type: "commit_dice", commitment: own.commitment };
  }

  async #create(table: TableView, links: LinksView, party: Party): Promise<OwnChain> {
    const { context, first } = links;
    await this.#load(context, party);
    if (this.#own) return this.#own;
    const last = randomValue();
    const [commitment = ""] = await chainOf(context, party, last);
    const before = first > 0 ? await this.#store.ofTable(table.id) : null;
    const isLater = before?.game === table.game_number && before.context !== context;
    const stored = await this.#store.add({
      ...(isLater ? { base: before.base ?? before.context } : {}),
      context,
      party,
      table: table.id,
      game: table.game_number,
      last,
      commitment,
      commitments: null,
      opened: [],
      mark: null,
      version: 0,
      first,
      fault: null,
      knowsReplaced: 0,
      revision: 0,
    });
    await this.#load(context, party);
    return stored;
  }

  /** Reads what is stored each time: another tab of this browser may have given a link. */
  async #load(context: string, party: Party): Promise<void> {
    const last = this.#own?.last;
    this.#own = await this.#store.get(context, party);
    if (this.#own?.last === last) return;
    this.#values = this.#own ? await chainOf(context, party, this.#own.last) : [];
  }

  /** Whether the page gives no more links, because of this state or of an earlier one. */
  async #hasFault(table: TableView, own: OwnChain): Promise<boolean> {
    if (await this.#isStopped(own)) return true;
    const before = knownOf(own);
    const known = knownOf(own);
    const fault = await takeOver(table, known);
    if (fault) {
      // Another device may have given links, and seen a replacement, while this one was away.
      if (await this.#store.takeSoon?.()) throw new ChangedMeanwhile();
      await this.#put({ ...own, fault: { kind: fault, table, known: before } });
      this.state = { kind: "fault", fault };
      return true;
    }
    if (JSON.stringify(known) !== JSON.stringify(before)) {
      await this.#put(Object.assign(own, known));
    }
    return false;
  }

  /**
   * Whether a fault is stored. It is judged again from what was stored with it, for a page that judged
   * wrongly, and never by what the server shows now. One without that was stored by an earlier page.
   */
  async #isStopped(own: OwnChain): Promise<boolean> {
    const { fault } = own;
    if (fault === null) return false;
    const kind = typeof fault === "string" ? fault : await judge(own, fault);
    if (kind) {
      this.state = { kind: "fault", fault: FAULTS.find((one) => one === kind) ?? "links" };
      return true;
    }
    own.fault = null;
    await this.#put(own);
    return false;
  }

  /** The link for the next throw, if the throw before it was shown and verified. */
  #linkFor(table: TableView, links: LinksView): string | null {
    const place = placeOf(table);
    if (this.state.kind !== "ready" || place === null || links.linked[place]) return null;
    const own = this.#own?.context === links.context ? this.#own : null;
    if (!own || isOlder(table, own)) return null;
    const opened = own.opened[place];
    const index = links.next - links.first + 1;
    if (!opened || opened.index >= index || links.next !== own.next || index > LINKS) return null;
    return this.#values[index] ?? null;
  }

  /** The link that the page gives without the player, if no decision but the throw comes before it. */
  async #give(
    table: TableView,
    links: LinksView,
    place: number,
    own: OwnChain,
  ): Promise<Command | null> {
    if (!waitsForThrow(table)) return null;
    const link = this.#linkFor(table, links);
    if (link !== null || links.linked[place]) await this.#remember(table, links, own);
    const isThrower = table.phase.kind === "throw" && table.phase.thrower === table.you;
    return link === null || isThrower ? null : { type: "link", link };
  }

  /** Stores what was shown before the link, so that the server cannot change it afterwards. */
  async #remember(table: TableView, links: LinksView, own: OwnChain): Promise<void> {
    const { mark } = own;
    const play = table.phase.kind === "confirm" ? await playShown(table) : null;
    // Once the table waits for the throw, the play of a Done is one of its rows.
    if (mark?.throw === links.next && (play !== null || !mark.play)) return;
    const rows = table.moves.length;
    own.mark = { throw: links.next, rows, hash: await rowsHash(table, rows), play };
    own.version = table.version;
    await this.#put(own);
  }
}

/** Another tab, or another device, stored something since this tab read it. */
class ChangedMeanwhile extends Error {}

/** Tabs that store at the same time wait for each other at most this often. */
const TRIES = 20;

async function untilStored<T>(work: () => Promise<T>): Promise<T> {
  for (let left = TRIES; left > 1; left--) {
    try {
      return await work();
    } catch (error) {
      if (!(error instanceof ChangedMeanwhile)) throw error;
    }
  }
  return work();
}

const mayReplaceNow = (table: TableView, links: LinksView, place: number): boolean =>
  mayReplace(limitOf(table), skippedOf(links)[place === 0 ? 0 : 1], links.next);

/** How many chains the other player has replaced in this game. */
const othersReplaced = ({ party, skipped }: OwnChain): number =>
  skipped?.["Wwxy".includes(party) ? 1 : 0].length ?? 0;

/** Whether a command leads to the next throw without a decision of anybody in between. */
function mayGoWith(table: TableView, message: Command): boolean {
  const { phase } = table;
  if (message.type === "throw") return waitsForThrow(table);
  // What is not played would pass to the other side, who would then decide.
  const ends = phase.kind === "confirm" && phase.passes_on.length === 0 && !phase.names;
  return message.type === "done" && ends;
}

/** Whether the link for the next throw went with a Done that the server has not carried out. */
function isSealed({ phase }: TableView, { next }: LinksView, own: OwnChain | null): boolean {
  return phase.kind === "confirm" && own?.mark?.throw === next && Boolean(own.mark.play);
}

/**
 * Whether a command decides anything but that the turn is committed. An offer that must be answered
 * is a decision too: the server could know the throw.
 */
function isDecision({ resign }: TableView, message: Command): boolean {
  switch (message.type) {
    case "undo_step":
    case "undo_stage":
    case "undo_turn":
    case "undo_to":
    case "accept_resignation":
    case "call_off":
      return true;
    case "resign":
      return resign.find(({ kind }) => kind === message.kind)?.needs_consent ?? false;
    default:
      return false;
  }
}
