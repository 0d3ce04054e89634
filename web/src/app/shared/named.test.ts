import { expect, it } from "vitest";
import type { MoveRow } from "../../wire";
import { namedInRow, namedNumber, namedOnLadder } from "./named";

const row = (dice: [number, number], numbers: number[]): MoveRow => ({
  turn: 1,
  thrower: "white",
  mover: "white",
  dice,
  stages: [{ numbers, play: "", steps: [], lost: [], passed_on: [] }],
});

it("tells a doublet that was named from one that was thrown", () => {
  expect(namedInRow(row([2, 1], [5, 5, 5, 5]))).toBe(5);
  expect(namedInRow(row([1, 2], [1, 1, 1, 1]))).toBe(1);
  expect(namedInRow(row([2, 1], [2, 1]))).toBeNull();
  expect(namedInRow(row([5, 5], [5, 5, 5, 5]))).toBeNull();
  expect(namedNumber(null, [5, 5, 5, 5])).toBeNull();
});

it("reads the part in play from its ladder", () => {
  const numbers = Array.from({ length: 4 }, () => ({ number: 3, state: "to_play" as const }));
  const ladder = {
    thrower: "white" as const,
    mover: "white" as const,
    stages: [{ numbers, current: true }],
  };

  expect(namedOnLadder([2, 1], ladder)).toBe(3);
  expect(namedOnLadder([3, 3], ladder)).toBeNull();
  expect(namedOnLadder([2, 1], null)).toBeNull();
});
