/** The time of the server, by which the clocks of a table run. */

/** Milliseconds by which the server's clock is ahead of this machine's; null until it is known. */
let ahead = $state<number | null>(null);

/**
 * Takes over a time that the server told. It arrives late, never early, so of several the one that
 * makes the server latest is the best.
 */
export function setServerTime(server: number, here: number): void {
  ahead = Math.max(ahead ?? Number.NEGATIVE_INFINITY, server - here);
}

/** Forgets the time of a server, because another table may be shown later than it happens. */
export function forgetTime(): void {
  ahead = null;
}

/** The time of the server at `here`, by the clock of this machine. */
export const serverTime = (here: number): number => here + (ahead ?? 0);
