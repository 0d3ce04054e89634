/** The nets of games that are kept for playing without a network (decision 68). */

import { LATER } from "../offline/scope";

/** Megabytes that a net takes at most, as it is sent. */
export const NET_MEGABYTES = 0.7;

/** The addresses of nets in the folder of what is fetched when it is first needed. */
export const netAddresses = (nets: readonly string[], data: string): string[] =>
  nets.map((net) => new URL(`${net}.rsnet.packed`, data).href);

/** Whether all of them are stored. */
export async function areKept(addresses: readonly string[]): Promise<boolean> {
  const cache = await caches.open(LATER);
  const found = await Promise.all(addresses.map((address) => cache.match(address)));
  return found.every((kept) => kept !== undefined);
}

/** Stores those that are not stored yet. Rejects without a network or space. */
export async function keep(addresses: readonly string[]): Promise<void> {
  const cache = await caches.open(LATER);
  for (const address of addresses) if (!(await cache.match(address))) await cache.add(address);
}

/** Removes them; each is fetched again when its game is played. */
export async function drop(addresses: readonly string[]): Promise<void> {
  const cache = await caches.open(LATER);
  await Promise.all(addresses.map((address) => cache.delete(address)));
}
