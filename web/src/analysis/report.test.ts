import { describe, expect, it } from "vitest";
import type { GamePhase, PlayClass, ReviewView, Seat } from "../wire";
import { commonPlayer, isLookedAt, isSameMatch, rateOf, reportOf } from "./report";

type Play = [mover: Seat, what: PlayClass, loss: number, phase?: GamePhase, rules?: string];

/** An analysis of plays, with what a report reads of it. */
function view(white: string, black: string, plays: readonly Play[]): ReviewView {
  const items = plays.map(([mover, name, loss, phase = "contact", rules = "gul-bara"]) => ({
    position: `rs1.${rules}.x.y.Pww21`,
    what: { kind: "play", mover, judged: { class: name, loss, phase } },
  }));
  return { summary: { white, black }, items } as unknown as ReviewView;
}

const VIEWS = [
  view("Ana", "Boris", [
    ["white", "forced", 0],
    ["white", "blunder", 0.2, "opening"],
    ["black", "error", 0.1],
    ["white", "best", 0, "bear-off"],
  ]),
  view("Carla", "Ana", [
    ["black", "doubtful", 0.04, "contact", "tawula:falkener"],
    ["white", "blunder", 0.3, "race", "tawula"],
  ]),
];

describe("a report of several analyses", () => {
  it("counts what one player lost, by game, opponent and phase", () => {
    const { total, games, opponents, phases, players } = reportOf(VIEWS, "Ana");

    expect(total).toEqual({ decisions: 3, errors: 1, blunders: 1, loss: 0.24000000000000002 });
    expect(rateOf(total)).toBeCloseTo(40);
    expect([...games.keys()]).toEqual(["gul-bara", "tawula"]);
    expect(games.get("tawula")?.decisions).toBe(1);
    expect([...opponents].map(([name, { decisions }]) => [name, decisions])).toEqual([
      ["Boris", 2],
      ["Carla", 1],
    ]);
    expect([...phases.keys()]).toEqual(["opening", "contact", "bear-off"]);
    expect([...players.keys()]).toEqual(["Ana", "Boris", "Carla"]);
  });

  it("has the largest mistakes first, with the analysis that each is in", () => {
    const { mistakes } = reportOf(VIEWS, null);

    expect(mistakes.map(({ judged }) => judged.loss)).toEqual([0.3, 0.2, 0.1, 0.04]);
    expect(mistakes.map(({ view, item }) => [VIEWS.indexOf(view), item])).toEqual([
      [1, 1],
      [0, 1],
      [0, 2],
      [1, 0],
    ]);
  });

  it("is about the only player of all records", () => {
    expect(commonPlayer(VIEWS)).toBe("Ana");
    expect(commonPlayer(VIEWS.slice(0, 1))).toBeNull();
    expect(commonPlayer([...VIEWS, view("Carla", "Dora", [])])).toBeNull();
    expect(commonPlayer([])).toBeNull();
  });

  it("leaves out plays that nobody has judged yet", () => {
    const items = [
      { what: { kind: "play", mover: "white", judged: null } },
      { what: { kind: "gift" } },
    ];
    const unjudged = { ...view("Ana", "Boris", []), items } as unknown as ReviewView;

    expect(reportOf([unjudged], null).total.decisions).toBe(0);
  });

  it("waits for the first look at every decision", () => {
    const at = (plies: number | null, state: string) =>
      isLookedAt({ figures: { progress: { plies, state } } } as unknown as ReviewView);

    expect([at(null, "running"), at(0, "running"), at(null, "stopped")]).toEqual([
      false,
      true,
      true,
    ]);
  });
});

describe("one match", () => {
  const match = (white: string, black: string, men: number[], rules = "backgammon") => ({
    summary: { white, black, rules },
    items: men.map((at) => ({ what: { kind: "play" }, men: [at] })),
  });
  const is = (one: unknown, two: unknown) => isSameMatch(one as ReviewView, two as ReviewView);
  const ana = match("Ana", "Boris", [1, 2, 3]);

  it("may have other names and other throws in another file", () => {
    const file = match("Ana Ilieva", "B.", [1, 2, 3]);
    file.items.unshift({ what: { kind: "throw" }, men: [9] });
    expect(is(ana, file)).toBe(true);
  });

  it("has the same plays, players and game", () => {
    expect(is(ana, match("Ana", "Boris", [1, 2, 4]))).toBe(false);
    expect(is(ana, match("Boris", "Ana", [1, 2, 3]))).toBe(false);
    expect(is(ana, match("Ana", "Boris", [1, 2, 3], "tavla"))).toBe(false);
    expect(is(match("Ana", "Boris", []), match("Ana", "Boris", []))).toBe(false);
  });
});
