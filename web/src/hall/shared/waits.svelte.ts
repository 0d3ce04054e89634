/**
 * What the person at this tab waits for while they do something else: a player for their seek, a
 * friend for their link, or a lesson before they sit down. It outlives a reload of the tab.
 */

/** A link that a person follows after a lesson. */
interface LaterSeat {
  /** The id of the invitation. */
  id: string;
  /** Who invites. */
  name: string;
}

interface Waits {
  /** The id of the own seek. */
  seek: string | null;
  /** The id of the own invitation. */
  link: string | null;
  seat: LaterSeat | null;
}

const KEY = "rosespring.waits";
const NOTHING: Waits = { seek: null, link: null, seat: null };

function load(): Waits {
  try {
    return { ...NOTHING, ...(JSON.parse(sessionStorage.getItem(KEY) ?? "{}") as Waits) };
  } catch {
    return { ...NOTHING };
  }
}

export const waits = $state(load());

/** Whether there is something to wait for. */
export const isWaiting = (): boolean => Boolean(waits.seek ?? waits.link ?? waits.seat);

/** Changes what the person waits for. */
export function wait(change: Partial<Waits>): void {
  Object.assign(waits, change);
  try {
    sessionStorage.setItem(KEY, JSON.stringify(waits));
  } catch {
    // Without storage it lasts until the tab loads again.
  }
}
