import { describe, expect, it } from "vitest";
import { type Game, gamesOf, turnsOf } from "./frames";
import { keyOf, marksOf } from "./marks";
import { make, type SideMen, startOf, viewOf } from "./men";
import { RecordError, readRecord } from "./record";
import { boardOf } from "./rules";
import { ENGLISH, sayingOf } from "./words";

/**
 * Records with the positions after their throws and plays, as the program has them. The arguments of
 * `tools/replayed.mjs` were gul-bara,8 plakoto-express,5 celebi,5 tawula:falkener,5 fevga,5
 * hypergammon,5 tavli,5,2 acey-deucey,7.
 */
interface Replayed {
  record: { rules: string; games: { start: string; entries: { kind: string }[] }[] };
  games: [entry: number, id: string][][];
}

const TEXTS = import.meta.glob<string>("./games.ndjson", {
  query: "?raw",
  import: "default",
  eager: true,
});
const REPLAYED: Replayed[] = (TEXTS["./games.ndjson"] ?? "")
  .trim()
  .split("\n")
  .map((line) => JSON.parse(line));

const named = (rules: string): Replayed => {
  const found = REPLAYED.find(({ record }) => record.rules === rules);
  if (!found) throw new Error(`no game of ${rules}`);
  return found;
};
const replayed = (rules: string): Game[] => gamesOf(readRecord(named(rules).record));
const sorted = (men: SideMen) => ({ ...men, pinned: [...men.pinned].sort((a, b) => a - b) });
const faultOf = (act: () => unknown) => {
  try {
    act();
  } catch (error) {
    if (error instanceof RecordError) return error.fault;
    throw error;
  }
  return null;
};

describe("a replayed record", () => {
  it.each(REPLAYED.map(({ record }) => record.rules))("has the men of the program: %s", (rules) => {
    const games = replayed(rules);
    expect(games.length).toBe(named(rules).games.length);
    for (const { number, frames } of games) {
      const expected = named(rules).games[number - 1] ?? [];
      expect(expected.length).toBeGreaterThan(20);
      for (const [entry, id] of expected) {
        const frame = frames.find((candidate) => candidate.entry === entry);
        const men = startOf(id)?.men;
        for (const side of ["white", "black"] as const)
          expect(frame && sorted(frame.men[side]), `${number}:${entry} ${side}`).toEqual(
            men && sorted(men[side]),
          );
      }
    }
  });

  it("tells which doublet was named, and shows it as dice", () => {
    const [game] = replayed("acey-deucey");
    const frame = game?.frames.find(({ what }) => what.kind === "name");
    if (!frame) throw new Error("nobody names a doublet");
    const names = { white: "Ann", black: "Bo" };
    expect(sayingOf(frame, { words: ENGLISH, names, title: "" })).toBe("Bo names 3-3.");
    expect([frame.mover, frame.dice]).toEqual(["black", [3, 3]]);
  });

  it("shows remainders, pins, the bar and the hand", () => {
    const every = (rules: string) => replayed(rules).flatMap(({ frames }) => frames);
    const received = every("gul-bara").filter(({ gift }) => gift);
    expect(received.length).toBeGreaterThan(0);
    const after = every("gul-bara").find(({ what }) => what.kind === "hand_over");
    expect(after?.what.kind === "hand_over" && after.mover).toBe(
      after?.what.kind === "hand_over" && after.what.to,
    );
    expect(every("plakoto-express").some(({ men }) => men.white.pinned.length > 0)).toBe(true);
    expect(every("celebi").some(({ men }) => men.black.bar > 0)).toBe(true);
    expect(every("celebi").some(({ play }) => play.includes("*"))).toBe(true);
    expect(every("tawula:falkener").some(({ men }) => men.white.hand > 0)).toBe(true);
    expect(every("tawula:falkener").some(({ lost }) => lost.length > 0)).toBe(true);
  });

  it("plays the games of a match by their own rules, and counts the score", () => {
    const games = replayed("tavli");

    expect(games.map(({ board }) => board.name).slice(0, 2)).toEqual(["portes", "plakoto"]);
    expect(games.map(({ board }) => board.contact).slice(0, 2)).toEqual(["hit", "pin"]);
    expect(games[0]?.before).toEqual({ white: 0, black: 0 });
    for (const [index, { before }] of games.entries())
      if (index > 0) expect(before).toEqual(games[index - 1]?.after);
    const { white, black } = games.at(-1)?.after ?? { white: 0, black: 0 };
    expect(Math.max(white, black)).toBeGreaterThanOrEqual(2);
  });

  it("counts a tie for both sides, and takes scores that a record gives", () => {
    const { record } = named("plakoto-express");
    const tie = { kind: "result", winner: null, name: "tie", units: 1 };
    const game = { ...record.games[0], entries: [tie] };
    const scores = [{ game: 2, white: 4, black: 0 }];
    const games = gamesOf(readRecord({ ...record, games: [game, game], scores }));

    expect(games[0]?.after).toEqual({ white: 1, black: 1 });
    expect(games[1]?.after).toEqual({ white: 5, black: 1 });
  });

  it("has a turn for every throw", () => {
    const [game] = replayed("gul-bara");
    const turns = turnsOf(game?.frames ?? []);
    const throws = named("gul-bara").record.games[0]?.entries.filter(
      ({ kind }) => kind === "throw",
    );

    const numbers = turns.filter(({ side }) => side).map(({ number }) => number);
    expect(numbers).toEqual(throws?.map((_, index) => index + 1));
  });

  it("says every frame in words", () => {
    const names = { white: "Ada", black: "Boris" };
    const said = replayed("gul-bara").flatMap(({ frames }) =>
      frames.map((frame) => sayingOf(frame, { words: ENGLISH, names, title: "Gul bara" })),
    );

    expect(said.every((text) => text.endsWith("."))).toBe(true);
    expect(said.some((text) => /^Ada plays [1-6]-[1-6]: \d+\/\d+/.test(text))).toBe(true);
    expect(said.some((text) => text.includes(", received: "))).toBe(true);
    expect(said.some((text) => text.startsWith("The rest passes on: "))).toBe(true);
    expect(said.at(-1)).toMatch(/^(Ada|Boris) wins /);
  });
});

describe("a step", () => {
  const start = (id: string) => {
    const found = startOf(id);
    if (!found) throw new Error(id);
    return found;
  };

  it("leaves a pinned man free when the last man above it goes", () => {
    const { board, men } = start("rs1.plakoto.ek1wPrT4.ev1lT3.Tb");
    expect(make(board, men, "white", [18, 1])).toBeNull();

    const after = make(board, men, "black", [7, 1])?.men;

    expect(after?.white).toEqual({ ...men.white, pinned: [] });
    expect(make(board, after ?? men, "white", [18, 1])).not.toBeNull();
  });

  it("pins a single man where nobody is hit", () => {
    const { board, men } = start("rs1.plakoto.ek1wT4.eq1qT3.Tb");
    const pins = make(board, men, "black", [12, 5]);

    expect(pins?.step).toEqual({ from: 12, to: 7, number: 5, hits: true });
    expect(pins?.men.white).toEqual({ ...men.white, pinned: [18] });
    expect(viewOf(board, pins?.men ?? men, "black", []).points[17]).toMatchObject({
      white: 1,
      black: 1,
      pinned: "white",
    });
  });

  it("is refused where no man stands, and on a point that is held", () => {
    const { board, men } = start("rs1.backgammon.2p5j3g5kT0.2p5j3g5kT0.Tw");

    expect(make(board, men, "white", [23, 1])).toBeNull();
    expect(make(board, men, "white", ["bar", 1])).toBeNull();
    expect(make(board, men, "white", [24, 5])).toBeNull();
    expect(make(board, men, "white", [24, 4])?.step).toMatchObject({ to: 20, hits: false });
  });

  it("enters from the hand as the option says", () => {
    expect(boardOf("tawula")?.entry).toBe(25);
    expect(boardOf("tawula~entry_base=24")?.entry).toBe(24);
    expect(boardOf("no-such-game")).toBeNull();
  });

  it("numbers the points for both sides", () => {
    const { board, men } = start("rs1.gul-bara.fziT0.fziT0.Tw");
    const view = viewOf(board, men, "white", []);

    expect(view.points[23]).toMatchObject({ white: 15, black: 0, black_number: 12 });
    expect(view.points[11]).toMatchObject({ white: 0, black: 15, black_number: 24 });
  });
});

describe("what is no record", () => {
  const { record } = named("hypergammon");
  const first = record.games[0] ?? { start: "", entries: [] };

  it.each([
    ["no JSON", "rosespring record 1\n", { kind: "no-record" }],
    ["another object", {}, { kind: "no-record" }],
    ["no object", null, { kind: "no-record" }],
    ["no games", { ...record, games: [] }, { kind: "no-record" }],
    ["a newer one", { ...record, version: 2 }, { kind: "newer", version: "2" }],
    ["an older one", { ...record, version: 0 }, { kind: "no-record" }],
    [
      "unknown rules",
      { ...record, games: [{ ...first, start: "rs1.whist.fziT0.fziT0.O" }] },
      { kind: "rules", game: 1, rules: "rs1.whist.fziT0.fziT0.O" },
    ],
    [
      "an unknown entry",
      { ...record, games: [{ ...first, entries: [{ kind: "toString" }] }] },
      { kind: "entry", game: 1, entry: 1 },
    ],
    [
      "a step of no man",
      {
        ...record,
        games: [
          { ...first, entries: [{ kind: "play", mover: "white", numbers: [6], steps: [[3, 6]] }] },
        ],
      },
      { kind: "entry", game: 1, entry: 1 },
    ],
  ])("is told: %s", (_, value, fault) => {
    const found = faultOf(() => gamesOf(readRecord(value)));

    expect(found).toEqual(fault);
    expect(found && ENGLISH.fault(found)).toMatch(/\.$/);
  });
});

describe("an analysis", () => {
  const games = replayed("hypergammon");
  const frame = games[0]?.frames.find(({ what }) => what.kind === "play");
  const decision = (more: object = {}) => ({
    game: 1,
    entry: frame?.entry,
    mover: frame?.mover,
    class: "blunder",
    loss: 0.25,
    steps: frame?.what.kind === "play" ? frame.what.steps : [],
    best: { play: "24/18 13/11", steps: [[24, 6]] },
    ...more,
  });

  it("marks the plays that lost something", () => {
    const marks = marksOf({ decisions: [decision()] }, games);
    const mark = marks.get(keyOf(1, frame?.entry ?? 0));

    expect(mark).toMatchObject({ kind: "blunder", loss: 0.25, best: "24/18 13/11" });
    expect(ENGLISH.mistakeOf("blunder", 0.25, "24/18 13/11")).toBe(
      "Blunder, −0.250. Best: 24/18 13/11.",
    );
    expect(marksOf({ decisions: [decision({ class: "fine" })] }, games).size).toBe(0);
  });

  it("has the reasons about this best play whose kinds are known", () => {
    const reason = {
      kind: "only",
      best: "24/18 13/11",
      facts: [{ name: "points", best: 3, played: 2 }],
      loss: 0.26,
      second: 0.26,
    };
    const reasonsOf = (...reasons: unknown[]) =>
      [...marksOf({ decisions: [decision({ reasons })] }, games).values()][0]?.reasons;

    const gift = { ...reason, kind: "gift", share: 0.7 };
    expect(reasonsOf(reason, gift)).toEqual([reason, gift]);
    for (const wrong of [
      null,
      { ...reason, kind: "newer" },
      { ...reason, best: "24/16" },
      { ...reason, facts: [{ name: "points" }] },
      { ...reason, share: "all" },
      { ...reason, kind: "kinds" },
    ])
      expect(reasonsOf(wrong)).toEqual([]);
  });

  it("is refused where it is none, or of another record", () => {
    const no = { kind: "no-analysis" };
    expect(faultOf(() => marksOf("{", games))).toEqual(no);
    expect(faultOf(() => marksOf({ decisions: [null] }, games))).toEqual(no);
    const wild = decision({ best: { play: "", steps: [7] } });
    expect(faultOf(() => marksOf({ decisions: [wild] }, games))).toEqual(no);
    const foreign = { decisions: [decision({ steps: [[1, 1]] })] };
    expect(faultOf(() => marksOf(foreign, games))).toMatchObject({ kind: "other-analysis" });
  });
});
