/** The chains that a server shows, compared with those that the page has stored of the same game. */

import {
  mayReplace,
  type Party,
  partyAt,
  type ReplaceLimit,
  type Triple,
  walk,
} from "../../dice/chain";
import type { Known } from "../../dice/keeper";
import { addSeen, beginSeen, commitLine, openLine, replaceLine } from "../../dice/seen";
import type { LinksView, OpenedLinks, TableView } from "../../wire";

/** What a server may not show of the chains. */
export type ChainsFault = "swapped" | "replaced" | "number" | "links";

/** The place of the player at this page in a triple; null for a watcher. */
export const placeOf = (table: TableView): number | null =>
  table.you === "white" ? 0 : table.you === "black" ? 1 : null;

/** How often each player may replace a chain in a game of this table. */
export const limitOf = ({ clock }: TableView): ReplaceLimit =>
  clock?.control.startsWith("days") ? 3 : 1;

/** The throws that White and Black skipped by replacing a chain. */
export const skippedOf = ({ skipped, replaced, first }: LinksView): [number[], number[]] => {
  // A server of an earlier release tells only who has replaced one.
  const once = (place: 0 | 1) => (replaced[place] ? [first] : []);
  return skipped ?? [once(0), once(1)];
};

/** How many chains of the current context White and Black replaced. */
export const replacedIn = (links: LinksView): number[] =>
  skippedOf(links).map((throws) => throws.filter((number) => number >= links.first).length);

/** The party of a place with its current chain. */
export const partyOf = (links: LinksView, place: number): Party =>
  partyAt(place, replacedIn(links));

/** Known values to which the fields are added that an earlier page did not store. */
type Complete = Known & Required<Omit<Known, "seen">>;

/** A chain that replaced another one since the state before. */
interface Replacement {
  place: 0 | 1;
  /** The throw that was skipped. */
  throw: number;
  commitment: string;
}

/** Takes over the chains of a state, unless they contradict what is known. */
export async function takeOverChains(
  table: TableView,
  links: LinksView,
  shown: Triple,
  known: Known,
): Promise<ChainsFault | null> {
  const isFirst = known.commitments === null;
  if (isFirst) await begin(links, shown, known);
  const whole = complete(table, links, shown, known);
  // Each throw needs a link of this page, which it gives only after it has seen a replacement: the
  // links of a new throw are those of the chains known before.
  const opened = await openLast(whole, links);
  if (opened === "fault") return "links";
  if (isFirst && replacedIn(links)[placeOf(table) ?? 2]) {
    // What came before the new chain of this page was not shown to it.
    whole.next = links.next;
    return null;
  }
  if (links.first !== whole.first || (opened && opened.throw < whole.next)) return "number";
  const due = opened ? opened.throw + 1 : whole.next;
  const replacements = newReplacements(links, shown, whole);
  if (typeof replacements === "string") return replacements;
  if (!replacements.every((one) => isAllowed(one, due, whole))) return "replaced";
  if (links.next !== due + replacements.length) return "number";
  await note(whole, opened, replacements);
  for (const { place, throw: number, commitment } of replacements) {
    whole.opened[place] = { index: 0, link: commitment };
    whole.skipped[place] = [...whole.skipped[place], number];
  }
  whole.commitments = shown;
  whole.next = links.next;
  return null;
}

/** Whether the links of an older state are those on the way to the links that are known. */
export async function leadsBack(known: Known, links: LinksView): Promise<boolean> {
  const { context, first, last, commitments } = links;
  if (!last) return true;
  const index = last.throw - first + 1;
  for (const [place, link] of last.links.entries()) {
    const opened = known.opened[place];
    // The state is of the time before this chain was replaced: nothing here leads to its links.
    if (known.commitments?.[place] !== commitments?.[place]) continue;
    if (!opened || opened.index < index) return false;
    const party = partyOf(links, place);
    if ((await walk(context, party, opened.link, opened.index, index)) !== link) return false;
  }
  return true;
}

/** Begins with the first commitments seen: those of the game, or that of this page's new chain. */
async function begin(links: LinksView, shown: Triple, known: Known): Promise<void> {
  const [white, black] = skippedOf(links);
  known.commitments = shown;
  known.opened = shown.map((link) => ({ index: 0, link }));
  known.skipped = [[...white], [...black]];
  known.first ??= links.first;
  known.next = links.first;
  while (white.includes(known.next) || black.includes(known.next)) known.next++;
  known.seen = await beginSeen(newestLine(links, shown));
}

/** The line about the newest chain of a state: before it this page has seen nothing. */
function newestLine(links: LinksView, shown: Triple): string {
  const newest = skippedOf(links).map((throws) => throws.at(-1) ?? -1);
  const place = (newest[0] ?? -1) > (newest[1] ?? -1) ? 0 : 1;
  return (newest[place] ?? -1) < links.first ? commitLine(shown) : replaceLine(place, shown[place]);
}

/** Adds what a page of an earlier release did not store, so that this state is not judged by it. */
function complete(table: TableView, links: LinksView, shown: Triple, known: Known): Complete {
  known.limit ??= limitOf(table);
  known.skipped ??= skippedOf(links).map((throws, place) =>
    known.commitments?.[place] === shown[place] ? [...throws] : throws.slice(0, -1),
  ) as [number[], number[]];
  const growth = skippedOf(links).flat().length - known.skipped.flat().length;
  const lastKnown = lastOf(known, links);
  const isNew = links.last !== null && links.last.throw > lastKnown;
  known.first ??= links.first;
  known.next ??= isNew && links.last ? links.last.throw : links.next - growth;
  known.seen ??= null;
  return known as Complete;
}

/** The last throw known: that of the server's chain, which nobody replaces. */
const lastOf = ({ opened }: Known, { first }: LinksView): number =>
  first + (opened[2]?.index ?? 0) - 1;

/** Checks that the links opened last lead to those known before; those of a new throw, or null. */
async function openLast(known: Complete, links: LinksView): Promise<OpenedLinks | "fault" | null> {
  const { context, first, last } = links;
  const lastKnown = lastOf(known, links);
  if (!last) return lastKnown < first ? null : "fault";
  if (last.throw < lastKnown) return "fault";
  const index = last.throw - first + 1;
  const replaced = known.skipped.map((all) => all.filter((number) => number >= first).length);
  for (const [place, link] of last.links.entries()) {
    const before = known.opened[place];
    // A chain that began after the throw has opened nothing yet.
    const began = place < 2 ? (known.skipped[place as 0 | 1].at(-1) ?? -1) : -1;
    if (began > last.throw) continue;
    if (!before || before.index > index) return "fault";
    const reached = await walk(context, partyAt(place, replaced), link, index, before.index);
    if (reached !== before.link) return "fault";
    known.opened[place] = { index, link };
  }
  return last.throw > lastKnown ? last : null;
}

/** The chains that replaced others since the state before; or why they cannot be. */
function newReplacements(
  links: LinksView,
  shown: Triple,
  known: Complete,
): Replacement[] | ChainsFault {
  const all: Replacement[] = [];
  if (shown[2] !== known.commitments?.[2]) return "swapped";
  for (const place of [0, 1] as const) {
    const [before, after] = [known.skipped[place], skippedOf(links)[place]];
    const commitment = shown[place];
    const isOther = commitment !== known.commitments[place];
    const number = after[before.length];
    if (before.some((one, at) => one !== after[at]) || after.length > before.length + 1)
      return "replaced";
    if ((number === undefined) === isOther) return isOther ? "swapped" : "replaced";
    if (number !== undefined) all.push({ place, throw: number, commitment });
  }
  return all.sort((one, other) => one.throw - other.throw);
}

/** Whether a replacement skips the throw that was due, or a later one, as often as is allowed. */
const isAllowed = (one: Replacement, due: number, { limit, skipped }: Complete): boolean =>
  one.throw >= due && mayReplace(limit, skipped[one.place], one.throw);

/** Adds the lines that a record has about a throw and about replaced chains. */
async function note(
  known: Complete,
  opened: OpenedLinks | null,
  replacements: Replacement[],
): Promise<void> {
  // Another device with the same chain has seen what this one has not.
  if (opened && opened.throw > known.next) known.seen = null;
  if (!known.seen) return;
  const lines = opened ? [openLine(opened.links)] : [];
  for (const { place, commitment } of replacements) lines.push(replaceLine(place, commitment));
  for (const line of lines) known.seen = await addSeen(known.seen, line);
}
