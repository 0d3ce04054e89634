import { expect, it } from "vitest";
import { boardAfter, OWN_STEPS, STEPS, stagesAfter } from "./film";

/** Twelve consecutive numbers. */
const from = (first: number) => Array.from({ length: 12 }, (_, index) => first + index);
/** Gul bara: both sides go round the board in the same direction. */
const SHAPE = {
  black_numbers: [...from(13), ...from(1)],
  has_bar: false,
  has_hand: false,
  movement: "parallel",
} as Parameters<typeof boardAfter>[0];

const menOf = (count: number) => boardAfter(SHAPE, count).points;

it("moves each man of the cascade to a point where the other side has none", () => {
  for (const [index, { side, from, to }] of STEPS.entries()) {
    const at = (place: number) =>
      menOf(index).find(
        (point) => point[side === "white" ? "white_number" : "black_number"] === place,
      );
    const other = side === "white" ? "black" : "white";
    expect(at(from)?.[side], `step ${index}`).toBeGreaterThan(0);
    expect(at(to)?.[other], `step ${index}`).toBe(0);
  }
  for (const side of ["white", "black"] as const) {
    const all = menOf(STEPS.length).reduce((sum, point) => sum + point[side], 0);
    expect(all).toBe(15);
  }
});

it("stops where no five finds a place, and passes the rest on", () => {
  const points = menOf(OWN_STEPS);
  for (const { white, white_number: from } of points.filter((point) => point.white > 0)) {
    const to = points.find((point) => point.white_number === from - 5);
    expect(white, `${from}`).toBeGreaterThan(0);
    expect(to?.black, `${from}/${from - 5}`).toBeGreaterThan(0);
  }
  const states = stagesAfter(OWN_STEPS).map(({ numbers }) => numbers.map(({ state }) => state));
  expect(states[1]).toEqual(["played", "played", "passed_on", "passed_on"]);
  expect(new Set(states[2])).toEqual(new Set(["passed_on"]));
});
