import { describe, expect, it } from "vitest";
import type { BoardPosition, BoardStep, Side, Spot } from "../board/api";
import { type ClipRow, framesOf as framesOfTurns } from "./frames";

const framesOf = (start: BoardPosition, rows: ClipRow[], hasBar: boolean) =>
  framesOfTurns([{ start, rows }], hasBar);

/** A board with men on some points. */
function board(white: Record<number, number>, black: Record<number, number>): BoardPosition {
  const beside = { bar: 0, hand: 0, off: 0, names: { bar: "", hand: "", off: "" } };
  const side = { ...beside, words: { hand: "", off: "" } };
  const points = Array.from({ length: 24 }, (_, index) => ({
    slot: index + 1,
    label: String(index + 1),
    name: "",
    white: white[index + 1] ?? 0,
    black: black[index + 1] ?? 0,
    pinned: null,
    single: false,
    home: null,
    start: null,
    last: null,
  }));
  return { points, white: side, black: { ...side }, track: [] };
}

const step = (from: Spot, to: Spot, number: number, hits = false): BoardStep => ({
  from,
  to,
  number,
  hits,
});

const row = (mover: Side, thrower: Side, numbers: number[], steps: BoardStep[]): ClipRow => ({
  thrower,
  mover,
  stages: [{ numbers, steps, lost: [] }],
});

describe("the frames of a clip", () => {
  it("show the throw, each man on its way, and the men where they stay", () => {
    const throws = row("white", "white", [6, 3], [step(24, 18, 6), step(18, 15, 3)]);
    const frames = framesOf(board({ 24: 2 }, {}), [throws], false);

    expect(frames[0]?.dice.map(({ state }) => state)).toEqual(["left", "left"]);
    const flying = frames.filter(({ flight }) => flight !== null);
    expect(flying.every(({ position }) => position.points[23]?.white === 1)).toBe(true);
    expect(flying.map(({ flight }) => flight?.part ?? 0).slice(0, 5)).toEqual(
      [1, 2, 3, 4, 5].map((at) => (at / 6) ** 2 * (3 - at / 3)),
    );
    const last = frames.at(-1);
    expect([24, 18, 15].map((slot) => last?.position.points[slot - 1]?.white)).toEqual([1, 0, 1]);
    expect(last?.dice.map(({ state }) => state)).toEqual(["played", "played"]);
  });

  it("give what passes on to the other side, which plays it", () => {
    const stages = [
      { numbers: [5, 5, 5, 5], steps: [step(24, 19, 5)], lost: [] },
      { numbers: [6, 6, 6, 6], steps: [], lost: [] },
    ];
    const rest = row("black", "white", [5, 5, 5], [step(12, 7, 5)]);
    const later = {
      ...rest,
      stages: [{ numbers: [5, 5, 5], steps: [step(12, 7, 5)], lost: [5, 5] }],
    };
    const rows: ClipRow[] = [{ thrower: "white", mover: "white", stages }, later];
    const frames = framesOf(board({ 24: 1 }, { 12: 1 }), rows, false);

    const owners = frames.at(-1)?.dice.map(({ owner, state }) => `${owner} ${state}`);
    expect(owners).toEqual([
      "white played",
      "black played",
      "black lost",
      "black lost",
      ...Array.from({ length: 4 }, () => "black left"),
    ]);
    expect(frames.at(-1)?.position.points[6]?.black).toBe(1);
  });

  it("send a man that is hit to the bar, and hold one that is pinned", () => {
    const hits = [row("white", "white", [4, 1], [step(8, 4, 4, true)])];
    const start = board({ 8: 1 }, { 4: 1 });
    const hit = framesOf(start, hits, true).at(-1)?.position;
    expect([hit?.points[3]?.white, hit?.points[3]?.black, hit?.black.bar]).toEqual([1, 0, 1]);
    const pinned = framesOf(start, hits, false).at(-1)?.position;
    expect(pinned?.points[3]).toMatchObject({ white: 1, black: 1, pinned: "black" });
    const leaves = [row("white", "white", [2, 1], [step(4, 2, 2)])];
    const free = framesOf(pinned ?? start, leaves, false).at(-1)?.position;
    expect(free?.points[3]).toMatchObject({ white: 0, black: 1, pinned: null });
  });

  it("last longer for a turn of many steps, but not as long as as many single ones", () => {
    const steps = Array.from({ length: 12 }, (_, at) => step(24 - at, 23 - at, 1));
    const time = (count: number) => {
      const rows = [row("white", "white", Array(count).fill(1), steps.slice(0, count))];
      return framesOf(board({ 24: 1 }, {}), rows, false).reduce((sum, { ms }) => sum + ms, 0);
    };
    expect(time(12)).toBeGreaterThan(time(1));
    expect(time(12)).toBeLessThan(time(8) * 1.2);
    expect(framesOf(board({}, {}), [], false)).toEqual([]);
  });

  it("show several turns, and stay at the end of the last one alone", () => {
    const white = row("white", "white", [6, 3], [step(24, 18, 6), step(18, 15, 3)]);
    const black = row("black", "black", [2, 1], [step(12, 10, 2), step(10, 9, 1)]);
    const turns = [
      { start: board({ 24: 2 }, { 12: 1 }), rows: [white] },
      { start: board({ 24: 1, 15: 1 }, { 12: 1 }), rows: [black] },
    ];
    const frames = framesOfTurns(turns, false);

    const thrown = frames.filter(({ dice }) => dice.every(({ state }) => state === "left"));
    expect(thrown.map(({ dice }) => dice[0]?.owner)).toEqual(["white", "black"]);
    expect(frames.filter(({ ms }) => ms > 2000)).toEqual([frames.at(-1)]);
    expect(frames.at(-1)?.position.points[8]?.black).toBe(1);
  });
});
