/** Two devices' knowledge of one chain, put together. */

import { type Party, partyAt, walk } from "../../dice/chain";
import type { Opened, OwnChain } from "../../dice/keeper";

/** The greatest number of chains that a player replaces in a game. */
const REPLACED_MAX = 3;

/**
 * What to store of a chain that another device has sealed; null if what is stored here stays. The
 * server may show an old seal: what this browser has seen is never replaced by less, nor by what
 * does not follow from it.
 */
export async function merged(here: OwnChain | null, there: OwnChain): Promise<OwnChain | null> {
  if (!here) return there;
  const revision = here.revision ?? 0;
  if (here.last !== there.last) {
    // A device that was later made a chain which nobody took: the other one is in play.
    return here.commitments === null && there.commitments !== null ? { ...there, revision } : null;
  }
  if (!isFurther(there, here) || !(await leadsTo(there, here))) return null;
  return {
    ...there,
    fault: here.fault ?? there.fault,
    knowsReplaced: Math.max(Number(here.knowsReplaced), Number(there.knowsReplaced)),
    revision,
  };
}

/** Whether the first has seen more of the game than the second. */
function isFurther(one: OwnChain, other: OwnChain): boolean {
  const [later, earlier] = [one.version ?? 0, other.version ?? 0];
  if (later !== earlier) return later > earlier;
  return (one.mark?.throw ?? -1) > (other.mark?.throw ?? -1);
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
