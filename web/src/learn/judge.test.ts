import { describe, expect, it } from "vitest";
import { points, table } from "../app/shared/fixture";
import type { MoveRow } from "../wire";
import { judge, playedOf } from "./judge";

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

it("a play that pins the mother wins, once no man waits at the start", () => {
  const goal = { kind: "won", as: "mother" } as const;
  const board = (white: Record<number, number>, pinned?: "black") =>
    points("contrary", { white, black: { 24: 1 } }).map((point) =>
      pinned && point.black_number === 24 ? { ...point, pinned } : point,
    );
  const judged = (shown: ReturnType<typeof board>) =>
    judge(goal, table({ can_done: true, phase: confirm(), points: shown }));
  expect(judged(board({ 1: 1, 6: 14 }, "black"))).toBe("nearly");
  expect(judged(board({ 1: 1, 24: 1 }, "black"))).toBe("astray");
  expect(judged(board({ 6: 15 }))).toBe("astray");
});

it("a play that takes no man off does not win", () => {
  const goal = { kind: "won", as: "capote" } as const;
  const white = table().white;
  expect(judge(goal, table({ can_done: true, phase: confirm() }))).toBe("astray");
  expect(
    judge(goal, table({ can_done: true, phase: confirm(), white: { ...white, off: 1 } })),
  ).toBe("nearly");
});

describe("a stage with rated plays", () => {
  const plays = [
    { play: "24/18", end: "best", loss: 0 },
    { play: "24/19", end: "worse", loss: 0.2 },
  ];
  const goal = { kind: "best", from: "start", plays } as const;
  const playing = { kind: "play", thrower: "white", mover: "white" } as const;

  it("is open until the position changes", () => {
    const now = table({ phase: playing, position_id: "start" });
    expect(judge({ ...goal, plays }, now)).toBe("open");
    expect(playedOf({ ...goal, plays }, now)).toBeNull();
  });

  it("is judged by its end, before Done and in the next stage", () => {
    const at = (position_id: string, waits: boolean) =>
      table({ phase: waits ? confirm() : playing, can_done: waits, position_id });
    const verdict = (end: string, waits: boolean) => judge({ ...goal, plays }, at(end, waits));
    expect(verdict("best", true)).toBe("nearly");
    expect(verdict("worse", true)).toBe("astray");
    expect(verdict("best", false)).toBe("right");
    expect(verdict("worse", false)).toBe("wrong");
    expect(verdict("unknown", false)).toBe("wrong");
    expect(playedOf({ ...goal, plays }, at("worse", true))?.loss).toBe(0.2);
  });
});
