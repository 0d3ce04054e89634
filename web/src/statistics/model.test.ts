import { describe, expect, it } from "vitest";
import { preset } from "../app/shared/fixture";
import { gamesIn } from "../app/shared/games";
import type { ChanceTest, DiceCount, ResultsRow, StatisticsView } from "../wire";
import { chance } from "./figures";
import { byRules, gamesOf, isEmpty, leaning, mainTest, scaleOf, sumOf, ticksOf } from "./model";

const count = (games: number, units: number) => ({ games, units, multiple: 0, matches: games });
const row = (rules: string, won: number, lost: number): ResultsRow => ({
  rules,
  title: rules,
  game: rules.split(":")[0] ?? "",
  level: 3,
  won: count(won, 2 * won),
  lost: count(lost, lost),
  drawn: 1,
});

const view = (results: ResultsRow[]) =>
  ({
    names: [],
    puzzles: [],
    unreadable: 0,
    results,
    ratings: [],
    performance: [],
    openings: [{ game: "gioul" }],
  }) as unknown as StatisticsView;

describe("results", () => {
  it("are added up", () => {
    const sum = sumOf([row("gul-bara", 3, 1), row("gul-bara:2007", 0, 2)]);
    expect(sum).toEqual({ won: 3, lost: 3, units: 3, drawn: 2 });
  });

  it("are grouped by their rules", () => {
    const rows = [row("gul-bara", 1, 0), row("gul-bara:2007", 1, 0), row("gul-bara", 0, 1)];
    expect(byRules(rows).map((group) => group.rows.length)).toEqual([2, 1]);
  });

  it("list the games played, in their order", () => {
    const played = view([
      row("new-game", 1, 0),
      row("backgammon", 1, 0),
      row("gul-bara:2007", 1, 0),
    ]);
    const declared = gamesIn(
      ["gul-bara", "gioul", "tawula", "backgammon"].map((name) => preset(name)),
    );
    expect(gamesOf(played, declared)).toEqual(["gul-bara", "gioul", "backgammon", "new-game"]);
    expect(gamesOf(view([]), [])).toEqual(["gioul"]);
    expect(isEmpty(view([]))).toBe(true);
    expect(isEmpty({ ...view([]), names: ["Ada"] })).toBe(false);
  });
});

describe("a chart", () => {
  const marks = [1000, 1440, 1813, 2287].map((value) => ({ value, text: String(value) }));

  it("reaches from the level below to the level above", () => {
    const scale = scaleOf([{ value: 1500 }, { value: 1600 }], marks);
    expect(scale.marks.map(({ value }) => value)).toEqual([1440, 1813]);
    expect(scale.low).toBeLessThan(1440);
    expect(scale.high).toBeGreaterThan(1813);
  });

  it("extends beyond the levels", () => {
    const scale = scaleOf([{ value: 900 }, { value: 2400 }], marks);
    expect(scale.marks.length).toBe(4);
    expect(scale.low).toBeLessThan(900);
    expect(scale.high).toBeGreaterThan(2400);
  });

  it("shows the error of the last point, whatever the errors of the first ones", () => {
    const scale = scaleOf(
      [
        { value: 1500, off: 900 },
        { value: 1600, off: 300 },
      ],
      marks,
    );
    expect(scale.low).toBeLessThan(1300);
    expect(scale.low).toBeGreaterThan(600);
    expect(scale.high).toBeGreaterThan(1900);
  });

  it("has a few round lines", () => {
    expect(ticksOf([{ value: 13.2 }])).toEqual([0, 5, 10, 15]);
    expect(ticksOf([])).toEqual([0, 1]);
    expect(ticksOf([{ value: 9000 }]).length).toBe(2);
  });
});

describe("dice", () => {
  const test = (verdict: ChanceTest["verdict"], degrees: number) =>
    ({ verdict, degrees }) as ChanceTest;

  it("are tested by the 21 throws as soon as there are enough of them", () => {
    const faces_test = test("unusual", 5);
    const of = (pairs_test: ChanceTest) => mainTest({ pairs_test, faces_test } as DiceCount);
    expect(of(test("too_few", 20)).degrees).toBe(5);
    expect(of(test("as_expected", 20)).degrees).toBe(20);
  });

  it("deviate in standard errors", () => {
    expect(leaning(100, 100)).toBe(0);
    expect(leaning(115, 100)).toBe(0.5);
    expect(leaning(0, 100)).toBe(-1);
    expect(leaning(0, 0)).toBe(0);
  });

  it("have probabilities that are never shown as 0", () => {
    expect(chance(0.0456)).toBe("= 0.046");
    expect(chance(0.000_01)).toBe("< 0.001");
  });
});
