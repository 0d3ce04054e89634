/** Compares a record with what the page of this browser committed to. */

import type { ChainStore } from "./keeper";
import type { Committed } from "./links";

/** The result of a comparison; `none` if this browser played at none of the games. */
export type OwnVerdict = { kind: "none" | "same" } | { kind: "different"; game: number };

/** Looks up every commitment of a record in the chains of this browser. */
export async function compareOwn(
  committed: readonly Committed[],
  chains: Pick<ChainStore, "get">,
): Promise<OwnVerdict> {
  let known = false;
  for (const { game, context, party, commitment } of committed) {
    const own = await chains.get(context, party);
    if (own && own.commitment !== commitment) return { kind: "different", game };
    known ||= own !== null;
  }
  return { kind: known ? "same" : "none" };
}
