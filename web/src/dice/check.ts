/**
 * Recomputes the throws of a match from its seed by docs/dice.md. The page computes them
 * independently: it shares no code with the server that threw.
 */

import { sha256 as hash } from "@noble/hashes/sha2.js";
import { type Dice, type DiceRecord, throwsOf } from "./record";

/** The result of a check. */
export type Verdict =
  | { kind: "not-promised" | "sealed" | "form" | "seed" | "no-promise" | "no-seed" }
  | { kind: "fair"; throws: number }
  | { kind: "throw"; game: number; throw: number; expected: Dice; found: Dice };

const DOMAIN = new TextEncoder().encode("rosespring-dice-v1");
const BYTE_LIMIT = 252;
const HEX = /^[0-9a-f]{64}$/;

/** Compares every throw of a record with its seed; reports the first difference. */
export async function check(record: DiceRecord): Promise<Verdict> {
  const { commitment, seed } = record;
  // Text that is no seed is a note about the origin of the dice.
  if (commitment === null)
    return { kind: seed !== null && HEX.test(seed) ? "no-promise" : "not-promised" };
  if (!HEX.test(commitment)) return { kind: "form" };
  if (seed === null) return { kind: record.isOver ? "no-seed" : "sealed" };
  if (!HEX.test(seed)) return { kind: "form" };
  if (hex(await sha256(bytes(seed))) !== commitment) return { kind: "seed" };
  let throws = 0;
  for (const [index, dice] of throwsOf(record).entries()) {
    for (const [at, found] of dice.entries()) {
      const expected = await diceOf(seed, index + 1, at);
      if (expected[0] !== found[0] || expected[1] !== found[1]) {
        return { kind: "throw", game: index + 1, throw: at + 1, expected, found };
      }
      throws++;
    }
  }
  return { kind: "fair", throws };
}

/** Throw `index` of game `game` by a seed of 64 hexadecimal digits. */
export async function diceOf(seed: string, game: number, index: number): Promise<Dice> {
  const text = new Uint8Array([...DOMAIN, ...bytes(seed), ...four(game), ...four(index)]);
  return facesOf(await sha256(text));
}

/** The two faces that follow from the first block of a throw. */
export async function facesOf(first: Uint8Array<ArrayBuffer>): Promise<Dice> {
  let block = first;
  const dice: number[] = [];
  for (;;) {
    for (const byte of block) {
      if (byte < BYTE_LIMIT) dice.push((byte % 6) + 1);
      const [one, other] = dice;
      if (one !== undefined && other !== undefined) return [one, other];
    }
    block = await sha256(block);
  }
}

/** The commitment published before the game. */
export const commitmentOf = async (seed: string): Promise<string> => hex(await sha256(bytes(seed)));

/**
 * The SHA-256 of bytes, one part after another. `crypto.subtle` waits for another thread at each
 * call, which takes ten times as long, and a page that came by plain http has none.
 */
export async function sha256(...parts: Uint8Array[]): Promise<Uint8Array<ArrayBuffer>> {
  const digest = hash.create();
  for (const part of parts) digest.update(part);
  return digest.digest();
}

/** A number as four bytes, the highest first. */
export function four(number: number): Uint8Array {
  const view = new DataView(new ArrayBuffer(4));
  view.setUint32(0, number);
  return new Uint8Array(view.buffer);
}

/** The bytes of hexadecimal digits. */
export function bytes(digits: string): Uint8Array<ArrayBuffer> {
  return Uint8Array.from({ length: digits.length / 2 }, (_, index) =>
    Number.parseInt(digits.slice(2 * index, 2 * index + 2), 16),
  );
}

const DIGITS = Array.from({ length: 256 }, (_, byte) => byte.toString(16).padStart(2, "0"));

/** Bytes as hexadecimal digits. */
export function hex(data: Uint8Array): string {
  let digits = "";
  for (const byte of data) digits += DIGITS[byte];
  return digits;
}
