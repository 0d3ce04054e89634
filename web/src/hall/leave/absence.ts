/** When a player who is away may lose the match. */

import { moverOf } from "../../app/shared/seats";
import { transport } from "../../app/transport";
import type { AbsenceView, Seat, TableView } from "../../wire";

/** Milliseconds after which an absence counts: a page that is loaded again needs less. */
export const AWAY_MS = 5000;

/** From when on the opponent of `seat` may claim the match; null if that player is not away. */
export function untilOf(absence: AbsenceView | null, seat: Seat): number | null {
  const until = seat === "white" ? absence?.white_until_ms : absence?.black_until_ms;
  return until ?? null;
}

/**
 * From when on the match of a page may be claimed at the earliest, if it lost its connection at
 * `lost`, by the clock of the server; null if it may be away as long as it likes.
 */
export function ownDeadline(absence: AbsenceView | null, lost: number): number | null {
  return absence?.allowed_ms === undefined ? null : lost + AWAY_MS + absence.allowed_ms;
}

/** Milliseconds in which a server that is there answers. */
const ANSWER_MS = 5000;

/**
 * Whether the server itself is away, where nobody can claim a match: it ended the connection, and
 * refuses requests of a browser that has a network. `wasSilent` says that nobody ended it.
 */
export async function isServerAway(wasSilent: boolean): Promise<boolean> {
  if (wasSilent || !navigator.onLine) return false;
  try {
    const signal = AbortSignal.timeout(ANSWER_MS);
    // A proxy in front of it answers with 502 to 504.
    return (await transport.request("GET", "/api/health", undefined, signal)).status > 501;
  } catch (error) {
    return !(error instanceof DOMException);
  }
}

/** Whether a player must act, or their page owes a link of the dice. */
export function mustAct(table: TableView, seat: Seat): boolean {
  const { kind } = table.phase;
  if (kind === "over") return false;
  const mover = moverOf(table);
  if (kind === "name" || kind === "play" || kind === "confirm") return mover === seat;
  const isLinked = table.dice_links?.linked[seat === "white" ? 0 : 1] ?? true;
  return mover === seat || kind === "opening" || !isLinked;
}
