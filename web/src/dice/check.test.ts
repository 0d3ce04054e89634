import { describe, expect, it } from "vitest";
import { preset } from "../app/shared/fixture";
import { check, commitmentOf, diceOf, facesOf } from "./check";
import { type DiceRecord, readRecord, throwsOf } from "./record";
import vectors from "./vectors.json?raw";

interface Vector {
  seed: string;
  commitment: string;
  throws: { game: number; index: number; dice: [number, number] }[];
}

const PRESETS = [preset("gioul"), preset("backgammon", { opening: "play-opening-dice" })];
const VECTORS: Vector[] = JSON.parse(vectors);
const SEED = VECTORS[0]?.seed ?? "";

/** A record of two games with the dice of a seed, each opened after a tie. */
async function record(
  rules: string,
  ofGames: [string, string] = [rules, rules],
): Promise<Record<string, unknown>> {
  const games = [];
  for (const [at, of] of ofGames.entries()) {
    const game = at + 1;
    const entries: Record<string, unknown>[] = [];
    for (let index = 0; index < 12; index++) {
      const dice = await diceOf(SEED, game, index);
      const opening = index === 0;
      entries.push(
        opening
          ? { kind: "opening", white: dice[0], black: dice[1] }
          : { kind: "throw", side: "white", dice },
      );
      if (opening && dice[0] !== dice[1] && of === "backgammon")
        entries.push({ kind: "throw", side: "white", dice });
      entries.push({ kind: "play", mover: "white", numbers: [], steps: [] });
    }
    games.push({ start: `rs1.${of}.x.x.O`, entries });
  }
  return {
    format: "rosespring-record",
    version: 1,
    rules,
    white: "one",
    black: "other",
    match_to: 3,
    dice_commitment: await commitmentOf(SEED),
    dice_seed: SEED,
    games,
    checksum: "",
  };
}

async function read(rules: string, ofGames?: [string, string]): Promise<DiceRecord> {
  const found = readRecord(JSON.stringify(await record(rules, ofGames)), PRESETS);
  if (!found) throw new Error("the record cannot be read");
  return found;
}

describe("the dice", () => {
  it("equal those of other implementations", async () => {
    for (const { seed, commitment, throws } of VECTORS) {
      expect(await commitmentOf(seed)).toBe(commitment);
      for (const { game, index, dice } of throws)
        expect(await diceOf(seed, game, index)).toEqual(dice);
    }
  });

  it("use further blocks if one gives too few faces, as in decision 0008", async () => {
    const blocks: [number[], number[]][] = [
      [Array(32).fill(0xff), [2, 1]],
      [
        [...Array(31).fill(0xff), 0],
        [1, 3],
      ],
      [
        [...Array(31).fill(0xfc), 0xfb],
        [6, 1],
      ],
      [
        [0xfd, 5, 0xfe, ...Array(29).fill(6)],
        [6, 1],
      ],
    ];
    for (const [block, faces] of blocks)
      expect(await facesOf(Uint8Array.from(block))).toEqual(faces);
  });

  it("of a true record are fair, however it opens", async () => {
    for (const rules of ["gioul", "backgammon"])
      expect(await check(await read(rules))).toEqual({ kind: "fair", throws: 24 });
  });

  it("of a match of several games are fair, each by its own rules", async () => {
    for (const ofGames of [
      ["gioul", "backgammon"],
      ["backgammon", "gioul"],
    ] as [string, string][])
      expect(await check(await read("several", ofGames))).toEqual({ kind: "fair", throws: 24 });
  });

  it("with any changed bit of the seed or the fingerprint are detected", async () => {
    const whole = await read("gioul");
    for (let bit = 0; bit < 256; bit++) {
      const place = bit >> 2;
      const flip = (digits: string) => {
        const digit = Number.parseInt(digits.charAt(place), 16) ^ (1 << (bit & 3));
        return digits.slice(0, place) + digit.toString(16) + digits.slice(place + 1);
      };
      const seed = flip(SEED);
      expect(await check({ ...whole, seed })).toEqual({ kind: "seed" });
      expect(await check({ ...whole, commitment: flip(whole.commitment ?? "") })).toEqual({
        kind: "seed",
      });
      const both = await check({ ...whole, seed, commitment: await commitmentOf(seed) });
      expect(both.kind).toBe("throw");
    }
  });

  it("with any changed bit of a throw are detected, with the throw", async () => {
    const whole = await read("backgammon");
    for (const [game, throws] of throwsOf(whole).entries()) {
      for (const at of throws.keys()) {
        for (const die of [0, 1] as const) {
          const changed: DiceRecord = structuredClone(whole);
          const dice = throwsOf(changed)[game]?.[at];
          if (!dice) throw new Error("no such throw");
          dice[die] ^= 1;
          expect(await check(changed)).toMatchObject({ kind: "throw", game: game + 1 });
        }
      }
    }
  });

  it("without a commitment, or without a seed yet, are distinguished", async () => {
    const whole = await read("gioul");
    expect(await check({ ...whole, commitment: null, seed: null })).toEqual({
      kind: "not-promised",
    });
    expect(await check({ ...whole, seed: null })).toEqual({ kind: "sealed" });
    expect(await check({ ...whole, commitment: null })).toEqual({ kind: "no-promise" });
    expect(await check({ ...whole, seed: null, isOver: true })).toEqual({ kind: "no-seed" });
    expect(await check({ ...whole, seed: SEED.toUpperCase() })).toEqual(
      /[a-f]/.test(SEED) ? { kind: "form" } : { kind: "fair", throws: 24 },
    );
    expect(await check({ ...whole, seed: "07" })).toEqual({ kind: "form" });
  });

  it("of a match are complete when a side has its units", async () => {
    const whole = await record("gioul");
    const won = (units: number, winner: string | null) => ({ kind: "result", winner, units });
    const over = (...units: [number, (string | null)?][]) => {
      const games = units.map(([unit, winner = "white"]) => ({
        start: "rs1.gioul.x.x.O",
        entries: [won(unit, winner)],
      }));
      return readRecord(JSON.stringify({ ...whole, games }), PRESETS)?.isOver;
    };

    expect(over([1], [1])).toBe(false);
    expect(over([1], [2])).toBe(true);
    // A tie counts for both, and a side that has the units must lead.
    expect(over([2], [1, null])).toBe(true);
    expect(over([2], [2, "black"], [1, null])).toBe(false);
  });

  it("are not read from text that is no record", async () => {
    const whole = await record("gioul");
    for (const change of [
      { format: "other" },
      { version: 2 },
      { games: "none" },
      { games: [{ start: "rs1.gioul", entries: [{ kind: "throw", dice: [7, 1] }] }] },
      { games: [{ start: "rs1.gioul", entries: [3] }] },
      { games: [{ entries: [] }] },
      { games: [{ start: "rs1.chess", entries: [] }] },
      { games: [{ start: "gioul", entries: [] }] },
      { white: 5 },
      { rules: 5 },
      { dice_seed: 5 },
    ])
      expect(readRecord(JSON.stringify({ ...whole, ...change }), PRESETS)).toBeNull();
    for (const text of ["", "null", "[]", "rosespring record 1"])
      expect(readRecord(text, PRESETS)).toBeNull();
  });
});
