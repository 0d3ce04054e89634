/** Chains of links (docs/dice.md), with the SHA-256 of the browser. */

import { bytes, facesOf, four, hex, sha256 } from "./check";
import type { Dice } from "./record";

/** The number of throws for which a chain has links. */
export const LINKS = 4096;

/** Values of White, Black and the server, 64 hexadecimal digits each. */
export type Triple = [string, string, string];

/** The letters of White, Black and the server: with the first chain, and with each replacing one. */
const LETTERS = [["W", "w", "x", "y"], ["B", "b", "c", "d"], ["S"]] as const;

/** The letter of a party. */
export type Party = (typeof LETTERS)[number][number];

const text = new TextEncoder();
const LINK_DOMAIN = text.encode("rosespring-link-v2");

/** The party of a place of a triple, with the numbers of chains that White and Black replaced. */
export const partyAt = (place: number, replaced: readonly number[]): Party =>
  LETTERS[place]?.[replaced[place] ?? 0] ?? "S";

/** How often a player may replace a lost chain in a game: once, or three times in one with days. */
export type ReplaceLimit = 1 | 3;

/** Throws from one replacement of a player to the next one. */
const THROWS_BETWEEN = 10;

/** Whether a player who skipped these throws of a game may skip the throw `next` too. */
export function mayReplace(limit: ReplaceLimit, skipped: readonly number[], next: number): boolean {
  const last = skipped.at(-1);
  return skipped.length < limit && (last === undefined || next - last >= THROWS_BETWEEN);
}

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
  sha256(LINK_DOMAIN, context, text.encode(party), four(index), value);

/** The dice of throw `index` of a game, from 0. */
export async function diceOfLinks(context: string, index: number, links: Triple): Promise<Dice> {
  const domain = text.encode("rosespring-dice-v2");
  return facesOf(await sha256(domain, bytes(context), four(index), ...links.map(bytes)));
}

/** The context of a game, from the ids and the fingerprint that a record has. */
export async function contextOf(ids: string[], game: number): Promise<string> {
  const [match = "", ...rest] = ids;
  const domain = text.encode("rosespring-match-v2");
  return hex(await sha256(domain, bytes(match), four(game), ...rest.map(bytes)));
}

/** The context of the chains that begin with throw `first` of a game. */
export async function renewed(context: string, first: number): Promise<string> {
  return hex(await sha256(text.encode("rosespring-renew-v2"), bytes(context), four(first)));
}
