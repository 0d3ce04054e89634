import { expect, it } from "vitest";
import type { MoveRow, StageRow } from "../../wire";
import { partText } from "./moves";

const stage = (numbers: number[], play: string, change: Partial<StageRow> = {}): StageRow => ({
  numbers,
  play,
  steps: [],
  lost: [],
  passed_on: [],
  ...change,
});
const row = (dice: [number, number], stages: StageRow[]): MoveRow => ({
  turn: 1,
  thrower: "white",
  mover: "white",
  dice,
  stages,
});

const asWritten = (play: string) => play;

it("names the number of each stage of a cascade", () => {
  const cascade = row(
    [4, 4],
    [
      stage([4, 4, 4, 4], "24/20(4)"),
      stage([5, 5, 5, 5], "20/15(2)", { passed_on: [5, 5] }),
      stage([6, 6, 6, 6], "", { passed_on: [6, 6, 6, 6] }),
    ],
  );

  expect(partText(cascade, asWritten)).toBe("4: 24/20(4) | 5: 20/15(2) => 5-5 6-6-6-6");
});

it("leaves a single stage without a number", () => {
  expect(partText(row([6, 5], [stage([6, 5], "24/13")]), asWritten)).toBe("24/13");
  expect(partText(row([6, 5], [stage([6, 5], "24/18", { lost: [5] })]), asWritten)).toBe(
    "24/18 ~5",
  );
});
