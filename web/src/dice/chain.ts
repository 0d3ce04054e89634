/** Chains of links (docs/dice.md), with the SHA-256 of the browser. */

import { bytes, facesOf, four, hex, sha256 } from "./check";
import type { Dice } from "./record";

/** The number of throws for which a chain has links. */
export const LINKS = 4096;

/** Values of White, Black and the server, 64 hexadecimal digits each. */
export type Triple = [string, string, string];

/** The letter of a party; small for a player whose first chain was lost. */
export type Party = "W" | "B" | "S" | "w" | "b";

const text = new TextEncoder();

/** The party of each place of a triple, with White's and Black's chain replaced or not. */
export const partyAt = (place: number, replaced: readonly boolean[]): Party =>
  (replaced[place] ? (["w", "b"] as const) : (["W", "B", "S"] as const))[place] ?? "S";

const digest = (...parts: Uint8Array[]): Promise<Uint8Array<ArrayBuffer>> =>
  sha256(Uint8Array.from(parts.flatMap((part) => [...part])));

/** Value `from` of a chain leads to value `to`, which is earlier. */
export async function walk(
  context: string,
  party: Party,
  link: string,
  from: number,
  to: number,
): Promise<string> {
  const start = bytes(context);
  let value = bytes(link);
  for (let index = from; index > to; index--) value = await earlier(start, party, index, value);
  return hex(value);
}

/** The value before value `index` of a chain. */
export const earlier = (context: Uint8Array, party: Party, index: number, value: Uint8Array) =>
  digest(text.encode("rosespring-link-v2"), context, text.encode(party), four(index), value);

/** The dice of throw `index` of a game, from 0. */
export async function diceOfLinks(context: string, index: number, links: Triple): Promise<Dice> {
  const domain = text.encode("rosespring-dice-v2");
  return facesOf(await digest(domain, bytes(context), four(index), ...links.map(bytes)));
}

/** The context of a game, from the ids and the fingerprint that a record has. */
export async function contextOf(ids: string[], game: number): Promise<string> {
  const [match = "", ...rest] = ids;
  const domain = text.encode("rosespring-match-v2");
  return hex(await digest(domain, bytes(match), four(game), ...rest.map(bytes)));
}

/** The context of the chains that begin with throw `first` of a game. */
export async function renewed(context: string, first: number): Promise<string> {
  return hex(await digest(text.encode("rosespring-renew-v2"), bytes(context), four(first)));
}
