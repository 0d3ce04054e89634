/**
 * Decides when the page gives a link (docs/dice.md, "When a page gives a link"), and checks
 * what it is shown. It touches neither the DOM nor the connection.
 */

import { diceOfLinks, LINKS, type Party, partyAt, type Triple, walk } from "../../dice/chain";
import type { ChainStore, OwnChain, PlayShown } from "../../dice/keeper";
import type { Dice } from "../../dice/record";
import type { Command, LinksView, MoveRow, SideView, TableView } from "../../wire";
import { chainOf, hashOf, randomValue } from "./secret";

/** The state of a page's chain: whether it can give links, and if not, why. */
export type ChainState =
  | { kind: "ready" }
  /** The chain is not in this browser; `again` says whether it may be replaced. */
  | { kind: "lost"; again: boolean }
  /** The server contradicted what it had shown: the page gives no more links. */
  | { kind: "fault"; fault: Fault };

export type Fault = "repeated" | "swapped" | "links" | "dice" | "rows";

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

  constructor(store: ChainStore) {
    this.#store = store;
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
      if (!links || place === null) return message;
      await this.#load(links.context, partyAt(place, links.replaced));
      const isReady = this.state.kind === "ready";
      if (isReady && isSealed(table, links, this.#own) && isDecision(table, message)) return null;
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
      if (!links || place === null || links.replaced[place]) return null;
      const own = await this.#create(table, links, place === 0 ? "w" : "b");
      return { type: "replace_dice", commitment: own.commitment };
    });
  }

  /** Remembers that the player knows of the other player's new chain. */
  confirmReplaced(): Promise<void> {
    return this.#afterOthers(async () => {
      this.tellsReplaced = false;
      if (!this.#own) return;
      this.#own.knowsReplaced = true;
      await this.#store.put(this.#own);
    });
  }

  #afterOthers<T>(work: () => Promise<T>): Promise<T> {
    const done = this.#waiting.then(work);
    this.#waiting = done.catch(() => {});
    return done;
  }

  async #see(table: TableView): Promise<Command | null> {
    const links = table.dice_links;
    const place = placeOf(table);
    if (!links || place === null || this.state.kind === "fault") return null;
    if (links.commitments === null) return this.#commit(table, links, place);
    const party = partyAt(place, links.replaced);
    await this.#load(links.context, party);
    const own = this.#own;
    this.isPlaySealed = false;
    if (!own || own.commitment !== links.commitments[place]) {
      this.state = { kind: "lost", again: !links.replaced[place] };
      return null;
    }
    this.state = { kind: "ready" };
    this.tellsReplaced = links.replaced[1 - place] === true && !own.knowsReplaced;
    const fault = (own.fault as Fault | null) ?? (await this.#check(table, links, own));
    if (fault) {
      await this.#stop(fault);
      return null;
    }
    this.isPlaySealed = isSealed(table, links, own);
    return this.#give(table, links, place, own);
  }

  /** Commits to a new context; never twice to one that has begun. */
  async #commit(table: TableView, links: LinksView, place: number): Promise<Command | null> {
    const party = place === 0 ? "W" : "B";
    const own = await this.#create(table, links, party);
    if (own.commitments !== null) {
      await this.#stop("repeated");
      return null;
    }
    return links.linked[place] ? null : { type: "commit_dice", commitment: own.commitment };
  }

  async #create(table: TableView, links: LinksView, party: Party): Promise<OwnChain> {
    const { context } = links;
    await this.#load(context, party);
    if (this.#own) return this.#own;
    const last = randomValue();
    const [commitment = ""] = await chainOf(context, party, last);
    const stored = await this.#store.add({
      context,
      party,
      table: table.id,
      game: table.game_number,
      last,
      commitment,
      commitments: null,
      opened: [],
      mark: null,
      fault: null,
      knowsReplaced: false,
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

  async #stop(fault: Fault): Promise<void> {
    this.state = { kind: "fault", fault };
    if (!this.#own) return;
    this.#own.fault = fault;
    await this.#store.put(this.#own);
  }

  async #check(table: TableView, links: LinksView, own: OwnChain): Promise<Fault | null> {
    const commitments = links.commitments as Triple;
    const before = JSON.stringify(own);
    if (!acceptCommitments(own, commitments, links.replaced)) return "swapped";
    if (!(await openLast(own, links))) return "links";
    if (!(await isShown(table, links))) return "dice";
    if (await contradicts(table, links, own)) return "rows";
    if (before !== JSON.stringify(own)) await this.#store.put(own);
    return null;
  }

  /** The link for the next throw, if the throw before it was shown and verified. */
  #linkFor(table: TableView, links: LinksView): string | null {
    const place = placeOf(table);
    if (this.state.kind !== "ready" || place === null || links.linked[place]) return null;
    const opened = this.#own?.context === links.context ? this.#own.opened[place] : undefined;
    const index = links.next - links.first + 1;
    // Each replaced chain skips one throw; no other link may be left out.
    const skipped = links.replaced.filter((is) => is).length;
    const gap = links.next - (links.last ? links.last.throw + 1 : links.first);
    if (!opened || opened.index >= index || gap < 0 || gap > skipped || index > LINKS) return null;
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
    await this.#store.put(own);
  }
}

const placeOf = (table: TableView): number | null =>
  table.you === "white" ? 0 : table.you === "black" ? 1 : null;

/**
 * Whether the table waits for a throw. Where the winner of the opening plays its dice, they are due
 * for a moment without a new throw: then the last part of the position's id is still an opening's.
 */
const waitsForThrow = ({ phase, position_id }: TableView) =>
  phase.kind === "opening" || (phase.kind === "throw" && !position_id.endsWith(".O"));

/** Whether a command leads to the next throw without a decision of anybody in between. */
function mayGoWith(table: TableView, message: Command): boolean {
  const { phase } = table;
  if (message.type === "throw") return waitsForThrow(table);
  // What is not played would pass to the other side, who would then decide.
  return message.type === "done" && phase.kind === "confirm" && phase.passes_on.length === 0;
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

/** Takes over the commitments at first sight, and later only that of a replaced chain. */
function acceptCommitments(own: OwnChain, shown: Triple, replaced: readonly boolean[]): boolean {
  const first = own.commitments === null;
  for (const [place, link] of shown.entries()) {
    if (first || own.commitments?.[place] === link) continue;
    if (!replaced[place]) return false;
    own.opened[place] = { index: 0, link };
  }
  if (first) own.opened = shown.map((link) => ({ index: 0, link }));
  own.commitments = shown;
  return true;
}

/** Checks that the links opened last lead to those known before. */
async function openLast(own: OwnChain, links: LinksView): Promise<boolean> {
  const { context, first, next, last, replaced } = links;
  if (!last) return true;
  const index = last.throw - first + 1;
  for (const [place, link] of last.links.entries()) {
    const known = own.opened[place];
    // A chain that was replaced after the last throw has opened nothing yet.
    if (known?.index === 0 && replaced[place] && next > last.throw + 1) continue;
    if (!known || known.index > index) return false;
    const reached = await walk(context, partyAt(place, replaced), link, index, known.index);
    if (reached !== known.link) return false;
    own.opened[place] = { index, link };
  }
  return true;
}

/** The dice of the last throw as the table shows them; null if it does not show them now. */
function shownDice(table: TableView): Dice | null {
  if (table.dice) return table.dice;
  if (table.phase.kind === "over") return null;
  return table.moves.at(-1)?.dice ?? table.opening_dice;
}

async function isShown(table: TableView, { context, last }: LinksView): Promise<boolean> {
  const shown = shownDice(table);
  if (!last || !shown) return true;
  const dice = await diceOfLinks(context, last.throw, last.links);
  return dice[0] === shown[0] && dice[1] === shown[1];
}

const rowsHash = (table: TableView, rows: number) =>
  hashOf(JSON.stringify(table.moves.slice(0, rows)));

/** The play that a Done commits: whose it is, its dice, and the board after it. */
async function playShown(table: TableView): Promise<PlayShown> {
  const { phase, dice } = table;
  const turn = phase.kind === "confirm" ? { ...phase, dice } : table.moves.at(-1);
  return { turn: turnText(turn), board: await boardHash(table) };
}

type Turn = Pick<MoveRow, "thrower" | "mover"> & { dice: Dice | null };

const turnText = (turn: Turn | undefined) =>
  turn ? JSON.stringify([turn.thrower, turn.mover, turn.dice]) : "";

const boardHash = ({ points, white, black }: TableView) => {
  const men = ({ bar, hand, off }: SideView) => [bar, hand, off];
  const held = points.map((point) => [point.white_number, point.white, point.black]);
  return hashOf(JSON.stringify([held, men(white), men(black)]));
};

/** Whether the table differs from what was shown before the page gave its last link. */
async function contradicts(table: TableView, links: LinksView, own: OwnChain): Promise<boolean> {
  const { mark } = own;
  if (!mark) return false;
  if (table.moves.length < mark.rows) return true;
  if ((await rowsHash(table, mark.rows)) !== mark.hash) return true;
  // The link was given for the throw that was due: nothing else may come before it.
  const isDue = links.next === mark.throw && table.phase.kind !== "over";
  const { rows, play } = mark;
  const isThrown = links.last?.throw === mark.throw;
  if (play) return contradictsPlay(table, isDue, isThrown, { rows, play });
  return isDue && (!waitsForThrow(table) || table.moves.length > mark.rows);
}

/** Whether the table shows another play than that whose Done the link went with. */
async function contradictsPlay(
  table: TableView,
  isDue: boolean,
  isThrown: boolean,
  { rows, play }: { rows: number; play: PlayShown },
): Promise<boolean> {
  const later = table.moves.length - rows;
  // The row is all that is left of a play once another one may have followed.
  if (!isDue) return (later > 0 || isThrown) && turnText(table.moves[rows]) !== play.turn;
  // A Done that was lost leaves the table as it was. A Done that ends the game leaves the phase as it
  // was for one event, which shows the row before the result.
  const isOpen = table.phase.kind === "confirm";
  const isWaiting = isOpen ? later === 0 || !table.can_done : waitsForThrow(table);
  const shown = await playShown(table);
  const turn = later > 0 ? turnText(table.moves[rows]) : shown.turn;
  return !isWaiting || later > 1 || turn !== play.turn || shown.board !== play.board;
}
