/** What a server may not show a page, compared with what the page has stored of the same dice. */

import { namedInRow } from "../../app/shared/named";
import { diceOfLinks, LINKS, renewed } from "../../dice/chain";
import type { Known, OwnChain, PlayShown, StoredFault } from "../../dice/keeper";
import type { Dice } from "../../dice/record";
import type { LinksView, MoveRow, SideView, TableView } from "../../wire";
import { leadsBack, placeOf, takeOverChains } from "./chains";
import { hashOf } from "./secret";

export const FAULTS = [
  "repeated",
  "own",
  "swapped",
  "replaced",
  "number",
  "links",
  "dice",
  "rows",
  "rules",
] as const;
export type Fault = (typeof FAULTS)[number];

/** What a chain's page knows apart from its secret. */
export function knownOf(own: OwnChain): Known {
  const { commitments, opened, mark, past, next, skipped, first, limit, seen } = own;
  const known: Known = { commitments, opened, mark, version: own.version ?? 0 };
  if (past !== undefined) known.past = past;
  if (next !== undefined) known.next = next;
  if (skipped !== undefined) known.skipped = skipped;
  if (first !== undefined) known.first = first;
  if (limit !== undefined) known.limit = limit;
  if (seen !== undefined) known.seen = seen;
  return structuredClone(known);
}

/** The fault of stored evidence, judged from the evidence alone; null if it is none. */
export async function judge(own: OwnChain, { kind, table, known }: StoredFault) {
  // Only a page with the rules can tell; it has compared the state with the whole game before it.
  if (kind === "rules") return kind;
  const change = await changeOf(table, { ...own, ...known });
  if (change === "repeated" || change === "swapped") return change;
  if (kind !== "own") return takeOver(table, known);
  const shown = table.dice_links?.commitments?.[placeOf(table) ?? 2];
  return shown !== undefined && shown !== own.commitment ? "own" : null;
}

/**
 * Whether a state comes before one that is stored: another tab of this browser has seen more, or the
 * server goes back.
 */
export const isOlder = (table: TableView, known: { version?: number }): boolean =>
  table.version < (known.version ?? 0);

/** What a state shows in place of the chains that this browser knows; null if it may. */
type ChainsChange = "repeated" | "swapped" | "older" | null;

/**
 * Compares the context of a state with that of the newest chain of its table. A game keeps its
 * context until the chains are used up: with another one the server could choose a throw again.
 */
export async function changeOf(table: TableView, before: OwnChain | null): Promise<ChainsChange> {
  const links = table.dice_links;
  // A table that has chains has them to its end, and its players keep their sides.
  const isHere = links && placeOf(table) !== null && table.id === (before?.table ?? table.id);
  if (!isHere) return before && "swapped";
  if (before?.context === links.context) return null;
  const change = links.commitments === null ? "repeated" : "swapped";
  if (before === null || before.game < table.game_number) {
    const isBegun = links.first > 0 || table.moves.length > 0;
    return isBegun && change === "repeated" ? change : null;
  }
  if (isOlder(table, before)) return "older";
  // Before the commitments of all were shown, the page has given no link.
  if (before.game === table.game_number && before.commitments === null) return null;
  const { context, base = context, first = 0, next } = before;
  const isUsedUp = next === links.first && next - first === LINKS;
  return isUsedUp && (await renewed(base, links.first)) === links.context ? null : change;
}

/** The fault of a state, if it has one; takes over what a state without a fault shows. */
export async function takeOver(table: TableView, known: Known): Promise<Fault | null> {
  const links = table.dice_links;
  if (!links) return null;
  if (isOlder(table, known)) return (await leadsBack(known, links)) ? null : "links";
  if (links.commitments === null) return known.commitments === null ? null : "repeated";
  const before = JSON.stringify(known);
  const fault = await takeOverChains(table, links, links.commitments, known);
  if (fault) return fault;
  if (!(await isShown(table, links))) return "dice";
  if (await contradicts(table, links, known)) return "rows";
  if (before !== JSON.stringify(known)) known.version = table.version;
  return null;
}

/**
 * Whether the table waits for a throw. Where the winner of the opening plays its dice, they are due
 * for a moment without a new throw: then the last part of the position's id is still an opening's.
 */
export const waitsForThrow = ({ phase, position_id }: TableView) =>
  phase.kind === "opening" || (phase.kind === "throw" && !position_id.endsWith(".O"));

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

export const rowsHash = (table: TableView, rows: number) =>
  hashOf(JSON.stringify(table.moves.slice(0, rows)));

/** The play that a Done commits: whose it is, its dice, and the board after it. */
export async function playShown(table: TableView): Promise<PlayShown> {
  const { phase, dice } = table;
  const turn = phase.kind === "confirm" ? { ...phase, dice } : table.moves.at(-1);
  return { turn: turnText(turn), board: await boardHash(table) };
}

type Turn = Pick<MoveRow, "thrower" | "mover"> & { dice: Dice | null };

const turnText = (turn: Turn | undefined) =>
  turn ? JSON.stringify([turn.thrower, turn.mover, turn.dice]) : "";

const boardHash = ({ points, white, black }: TableView) => {
  const men = ({ bar, hand, off }: SideView) => [bar, hand, off];
  const held = points.map(({ white_number, white, black, pinned }) =>
    pinned ? [white_number, white, black, pinned] : [white_number, white, black],
  );
  return hashOf(JSON.stringify([held, men(white), men(black)]));
};

/** Whether the table differs from what was shown before the page gave its last link. */
async function contradicts(table: TableView, links: LinksView, known: Known): Promise<boolean> {
  const { mark } = known;
  for (const { rows, hash, play } of known.past ?? []) {
    if (table.moves.length < rows || (await rowsHash(table, rows)) !== hash) return true;
    const row = table.moves[rows];
    if (play && row && turnText(row) !== play.turn) return true;
  }
  if (!mark) return false;
  if (table.moves.length < mark.rows) return true;
  if ((await rowsHash(table, mark.rows)) !== mark.hash) return true;
  // The link was given for the throw that was due: nothing else may come before it.
  const isDue = links.next === mark.throw && table.phase.kind !== "over";
  const { rows, play } = mark;
  const isThrown = links.last?.throw === mark.throw;
  if (isThrown && !(await hasOwnRows(table, links, rows + (play ? 1 : 0)))) return true;
  if (play) return contradictsPlay(table, isDue, isThrown, { rows, play });
  return isDue && (!waitsForThrow(table) || table.moves.length > mark.rows);
}

/**
 * Whether the rows from this one on are of the last throw: the thrower's, and then the remainder,
 * or the doublet that was named.
 */
async function hasOwnRows(table: TableView, links: LinksView, from: number): Promise<boolean> {
  const rows = table.moves.slice(from);
  if (!links.last || rows.length === 0) return true;
  const dice = await diceOfLinks(links.context, links.last.throw, links.last.links);
  return rows.every(
    (row, at) =>
      row.dice.join() === dice.join() &&
      row.thrower === rows[0]?.thrower &&
      (row.mover === row.thrower) === (at === 0 || namedInRow(row) !== null),
  );
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
