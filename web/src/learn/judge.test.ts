import { describe, expect, it } from "vitest";
import { points, table } from "../app/shared/fixture";
import type { MoveRow } from "../wire";
import { judge } from "./judge";

const row = (mover: "white" | "black", passed: number[] = []): MoveRow => ({
  turn: 1,
  thrower: "white",
  mover,
  dice: [6, 5],
  stages: [{ numbers: [6, 5], play: "24/13", steps: [], lost: [], passed_on: passed }],
});

const at = (white: Record<number, number>) => points("parallel", { white, black: { 12: 15 } });

const throwing = { kind: "throw", thrower: "black" } as const;
const confirm = (passes_on: number[][] = []) =>
  ({ kind: "confirm", thrower: "white", mover: "white", passes_on }) as const;

describe("a throw to be played", () => {
  const goal = { kind: "played", mine: { 13: 1, 24: 14 } } as const;

  it("is open until it is played", () => {
    expect(judge(goal, table({ phase: { kind: "throw", thrower: "white" } }))).toBe("open");
    const playing = { kind: "play", thrower: "white", mover: "white" } as const;
    expect(judge(goal, table({ phase: playing, points: at({ 13: 1, 24: 14 }) }))).toBe("open");
  });

  it("is judged before Done and after it", () => {
    const good = { points: at({ 13: 1, 24: 14 }) };
    const bad = { points: at({ 18: 1, 19: 1, 24: 13 }) };
    expect(judge(goal, table({ ...good, can_done: true, phase: confirm() }))).toBe("nearly");
    expect(judge(goal, table({ ...bad, can_done: true, phase: confirm() }))).toBe("astray");
    const moves = [row("white")];
    expect(judge(goal, table({ ...good, phase: throwing, moves }))).toBe("right");
    expect(judge(goal, table({ ...bad, phase: throwing, moves }))).toBe("wrong");
  });

  it("checks the bar, and the other side's men in that side's numbering", () => {
    const side = table().black;
    const hit = { kind: "played", theirs: { bar: 1, 24: 15 } } as const;
    const moves = [row("white")];
    const shown = { phase: throwing, moves, points: at({ 24: 15 }) };
    expect(judge(hit, table({ ...shown, black: { ...side, bar: 1 } }))).toBe("right");
    expect(judge(hit, table(shown))).toBe("wrong");
  });

  it("is not ended by the other side's play", () => {
    const phase = { kind: "play", thrower: "black", mover: "white" } as const;
    expect(judge(goal, table({ phase, moves: [row("black")] }))).toBe("open");
  });
});

it("a throw that passes automatically is not waited for", () => {
  expect(judge({ kind: "played" }, table({ phase: confirm() }))).toBe("open");
});

it("a cascade is kept if nothing passes", () => {
  const goal = { kind: "kept" } as const;
  expect(judge(goal, table({ can_done: true, phase: confirm() }))).toBe("nearly");
  expect(judge(goal, table({ can_done: true, phase: confirm([[6, 6]]) }))).toBe("astray");
  expect(judge(goal, table({ phase: throwing, moves: [row("white")] }))).toBe("right");
  expect(judge(goal, table({ phase: throwing, moves: [row("white", [6, 6])] }))).toBe("wrong");
});

it("an opening is over once it is known who begins", () => {
  const goal = { kind: "opened" } as const;
  expect(judge(goal, table({ phase: { kind: "opening", tie: 3 } }))).toBe("open");
  expect(judge(goal, table({ phase: { kind: "throw", thrower: "white" } }))).toBe("right");
});

it("a game is won in the way that was asked for", () => {
  const goal = { kind: "won", as: "double" } as const;
  const over = (kind: string, winner: "white" | "black") =>
    table({
      phase: {
        kind: "over",
        match_over: true,
        result: { winner, kind, units: 2, resigned: false },
      },
    });
  expect(judge(goal, over("double", "white"))).toBe("right");
  expect(judge(goal, over("single", "white"))).toBe("wrong");
  expect(judge(goal, over("double", "black"))).toBe("wrong");
});

it("a play that takes no man off does not win", () => {
  const goal = { kind: "won", as: "capote" } as const;
  const white = table().white;
  expect(judge(goal, table({ can_done: true, phase: confirm() }))).toBe("astray");
  expect(
    judge(goal, table({ can_done: true, phase: confirm(), white: { ...white, off: 1 } })),
  ).toBe("nearly");
});
