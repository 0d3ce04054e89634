/** Two devices' knowledge of one chain, put together. */

import { type Party, partyAt, walk } from "../../dice/chain";
import type { Mark, Opened, OwnChain } from "../../dice/keeper";

/** The greatest number of chains that a player replaces in a game. */
const REPLACED_MAX = 3;
/** Marks of other devices, at most, that are kept to be compared. */
const PAST_MAX = 16;

/**
 * What to store of a chain that another device has sealed; null if what is stored here stays. The
 * server may show an old seal, or have shown the other device another game: what this browser knows
 * is replaced only by what is further and follows from it, and no mark is lost.
 */
export async function merged(here: OwnChain | null, there: OwnChain): Promise<OwnChain | null> {
  if (!here) return there;
  const revision = here.revision ?? 0;
  if (here.last !== there.last) {
    // A device that was later made a chain which nobody took: the other one is in play.
    return here.commitments === null && there.commitments !== null ? { ...there, revision } : null;
  }
  const fault = here.fault ?? travelling(there.fault);
  const isTaken = isFurther(there, here) && follows(there, here) && (await leadsTo(there, here));
  if (!isTaken) return fault === here.fault ? null : { ...here, fault };
  return {
    ...there,
    ...marksOf(here, there),
    fault,
    knowsReplaced: Math.max(Number(here.knowsReplaced), Number(there.knowsReplaced)),
    version: Math.max(here.version ?? 0, there.version ?? 0),
    revision,
  };
}

/**
 * A fault of another device that counts here too. One of the rows does not: the player may have
 * decided otherwise at another device, after a Done that was lost.
 */
const travelling = (fault: OwnChain["fault"]): OwnChain["fault"] => {
  const kind = fault === null || typeof fault === "string" ? fault : fault.kind;
  return kind === "rows" ? null : fault;
};

/** How far a device has seen the game: the throw that is due, and the last link that was given. */
const progress = ({ next, mark, version }: OwnChain): number[] => [
  next ?? 0,
  mark?.throw ?? -1,
  version ?? 0,
];

function isFurther(one: OwnChain, other: OwnChain): boolean {
  const [all, others] = [progress(one), progress(other)];
  const at = all.findIndex((part, index) => part !== others[index]);
  return at >= 0 && (all[at] ?? 0) > (others[at] ?? 0);
}

/** Whether the chains of all that one device has seen can come after those of the other one. */
function follows(later: OwnChain, earlier: OwnChain): boolean {
  if (earlier.commitments === null) return true;
  for (const [place, commitment] of earlier.commitments.entries()) {
    const before = place < 2 ? (earlier.skipped?.[place as 0 | 1] ?? []) : [];
    const after = place < 2 ? (later.skipped?.[place as 0 | 1] ?? []) : [];
    const isSame = later.commitments?.[place] === commitment;
    if (before.some((number, at) => number !== after[at])) return false;
    if (isSame !== (after.length === before.length)) return false;
  }
  return true;
}

/** The marks of both: the further one decides what may be done now, the others are compared. */
function marksOf(here: OwnChain, there: OwnChain): Pick<OwnChain, "mark" | "past"> {
  const marks = [here.mark, there.mark].filter((mark) => mark !== null);
  marks.sort((a, b) => b.throw - a.throw || Number(Boolean(b.play)) - Number(Boolean(a.play)));
  const [mark = null, ...rest] = marks;
  const past = new Map<string, Mark>();
  for (const one of [...rest, ...(here.past ?? []), ...(there.past ?? [])]) {
    past.set(JSON.stringify(one), one);
  }
  past.delete(JSON.stringify(mark));
  const newest = [...past.values()].sort((a, b) => b.throw - a.throw);
  return { mark, past: newest.slice(0, PAST_MAX) };
}

/** Whether the links that one device has seen lead to those that the other one has. */
async function leadsTo(later: OwnChain, earlier: OwnChain): Promise<boolean> {
  for (const [place, known] of earlier.opened.entries()) {
    // Another chain has replaced this one meanwhile.
    if (earlier.commitments?.[place] !== later.commitments?.[place]) continue;
    const opened = later.opened[place];
    if (!opened || !(await leads(later.context, place, opened, known))) return false;
  }
  return true;
}

async function leads(
  context: string,
  place: number,
  from: Opened,
  { index, link }: Opened,
): Promise<boolean> {
  if (from.index < index) return false;
  const parties = new Set<Party>();
  for (let times = 0; times <= REPLACED_MAX; times++) parties.add(partyAt(place, [times, times]));
  for (const party of parties) {
    if ((await walk(context, party, from.link, from.index, index)) === link) return true;
  }
  return false;
}
