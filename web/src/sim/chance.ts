/** Random numbers that follow from a seed: mulberry32. */

export class Chance {
  #state: number;

  constructor(seed: number) {
    this.#state = seed >>> 0;
  }

  /** 32 random bits. */
  bits(): number {
    this.#state = (this.#state + 0x6d2b79f5) >>> 0;
    let mixed = this.#state;
    mixed = Math.imul(mixed ^ (mixed >>> 15), mixed | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return (mixed ^ (mixed >>> 14)) >>> 0;
  }

  /** From 0 to 1, without 1. */
  share(): number {
    return this.bits() / 2 ** 32;
  }

  /** A whole number from `low` to `high`. */
  whole(low: number, high: number): number {
    return low + Math.floor(this.share() * (high - low + 1));
  }

  /** Whether something happens that happens once in `times`. */
  onceIn(times: number): boolean {
    return this.whole(1, times) === 1;
  }

  /** One of several; undefined if there is none. */
  one<T>(all: readonly T[]): T | undefined {
    return all[this.whole(0, all.length - 1)];
  }

  fill<Bytes extends Uint8Array>(bytes: Bytes): Bytes {
    for (let place = 0; place < bytes.length; place++) bytes[place] = this.bits() & 255;
    return bytes;
  }
}
