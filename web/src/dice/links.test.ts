import { describe, expect, it } from "vitest";
import { chainVectors } from "../../tools/vectors.mjs";
import { contextOf, diceOfLinks, type Party, walk } from "./chain";
import type { OwnChain } from "./keeper";
import { checkLinks, commitmentsOf } from "./links";
import { compareOwn } from "./own";
import type { DiceRecord } from "./record";

/** Computed by a program in Python, which was written from the decision alone. */
const VECTORS = chainVectors();
const [VECTOR] = VECTORS;
const [PART] = VECTOR.parts;

/** A record of one game, with the links and the dice of the vectors. */
function record(): DiceRecord {
  const { match, rules, white, black } = VECTOR;
  const opens = PART.throws.map(({ links }) => `open ${links.join(" ")}`);
  return {
    white: "one",
    black: "other",
    commitment: null,
    seed: null,
    links: [
      `match ${match} ${rules} ${white} ${black}`,
      "game 1",
      `commit ${PART.commitments.join(" ")}`,
      ...opens,
    ],
    isOver: false,
    games: [
      {
        playsOpening: false,
        entries: PART.throws.map(({ dice }) => ({ kind: "throw" as const, dice: [...dice] })),
      },
    ],
  };
}

/** Milliseconds for thousands of hashes on a busy machine. */
const PATIENCE_MS = 60_000;

describe("the links", { timeout: PATIENCE_MS }, () => {
  it("equal those of other implementations", async () => {
    for (const { match, number, rules, white, black, parts } of VECTORS) {
      const [part] = parts;
      expect(await contextOf([match, rules, white, black], number)).toBe(part.context);
      for (const { first, context, secrets, commitments, throws } of parts) {
        const [secret, commitment] = [secrets[1], commitments[1]];
        expect(await walk(context, "B", secret, 4096, 0)).toBe(commitment);
        for (const [at, { links, dice }] of throws.entries()) {
          expect(await walk(context, "S", links[2], at + 1, 0)).toBe(commitments[2]);
          expect(await diceOfLinks(context, first + at, links)).toEqual(dice);
        }
      }
    }
  });

  it("of a true record are fair", async () => {
    expect(await checkLinks(record())).toMatchObject({ kind: "three", throws: 5, replaced: 0 });
    expect(commitmentsOf(record())).toEqual([PART.commitments]);
  });

  it("with any changed digit are detected", async () => {
    const whole = record();
    let tried = 0;
    for (const [at, line] of whole.links.entries()) {
      for (let place = 0; place < line.length; place++) {
        const digit = line[place] === "0" ? "1" : "0";
        const links = whole.links.with(at, line.slice(0, place) + digit + line.slice(place + 1));
        expect((await checkLinks({ ...whole, links })).kind, `${at}: ${place}`).not.toBe("three");
        tried++;
      }
    }
    expect(tried).toBeGreaterThan(1_000);
  });

  it("that are missing, repeated or swapped are detected", async () => {
    const whole = record();
    for (const [at, line] of whole.links.entries()) {
      for (const links of [whole.links.toSpliced(at, 1), whole.links.toSpliced(at, 0, line)])
        expect((await checkLinks({ ...whole, links })).kind).not.toBe("three");
    }
    const links = whole.links.with(3, whole.links[4] ?? "").with(4, whole.links[3] ?? "");
    expect(await checkLinks({ ...whole, links })).toEqual({ kind: "link", game: 1, throw: 1 });
    const mixed = await checkLinks({ ...whole, seed: "0".repeat(64) });
    expect(mixed).toEqual({ kind: "line", line: 1 });
  });

  it("give the dice of every throw", async () => {
    for (const at of PART.throws.keys()) {
      const changed = record();
      const entry = changed.games[0]?.entries[at];
      if (!entry) throw new Error("no such throw");
      entry.dice[0] = (entry.dice[0] % 6) + 1;
      expect(await checkLinks(changed)).toMatchObject({
        kind: "three-throw",
        game: 1,
        throw: at + 1,
      });
    }
    const fewer = record();
    fewer.games[0]?.entries.pop();
    expect(await checkLinks(fewer)).toEqual({ kind: "count", game: 1 });
  });

  it("of a chain that was replaced skip a throw and go on", async () => {
    const whole = record();
    const [white, black, server] = PART.secrets;
    const replaced = await walk(PART.context, "b", black, 4096, 0);
    // Throw 6 would have been next: all parties go on with throw 7.
    const links = await Promise.all([
      walk(PART.context, "W", white, 4096, 7),
      walk(PART.context, "b", black, 4096, 7),
      walk(PART.context, "S", server, 4096, 7),
    ]);
    const dice = await diceOfLinks(PART.context, 6, links);
    whole.links.push(`replace black ${replaced}`, `open ${links.join(" ")}`);
    whole.games[0]?.entries.push({ kind: "throw", dice });

    expect(await checkLinks(whole)).toMatchObject({ kind: "three", throws: 6, replaced: 1 });
    const again = { ...whole, links: whole.links.toSpliced(-1, 0, `replace black ${replaced}`) };
    expect((await checkLinks(again)).kind).toBe("line");
    await compares(whole, "b", replaced);
  });

  it("are those of a chain of this browser, or another game's", async () => {
    await compares(record(), "B", PART.commitments[1]);
  });
});

/** Expects a comparison to find the chain of `party`, and to see that it is another one. */
async function compares(whole: DiceRecord, party: Party, commitment: string): Promise<void> {
  const found = await checkLinks(whole);
  if (found.kind !== "three") throw new Error(found.kind);
  const stored = (value: string) => ({
    get: async (context: string, asked: Party) =>
      context === PART.context && asked === party
        ? ({ context, party, commitment: value } as OwnChain)
        : null,
  });
  expect(await compareOwn(found.committed, stored(commitment))).toEqual({ kind: "same" });
  const other = await compareOwn(found.committed, stored("0".repeat(64)));
  expect(other).toEqual({ kind: "different", game: 1 });
  expect(await compareOwn(found.committed, { get: async () => null })).toEqual({ kind: "none" });
}
