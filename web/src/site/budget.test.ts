import { expect, it } from "vitest";
import { budgetFor, measure } from "./budget";

it.each([
  ["a fast desk", 1210, 480_000],
  ["a phone", 180.9, 72_000],
  ["a device that something else slows", 0.4, 10_000],
  ["a search that was not timed", 0, 10_000],
])("a budget is the evaluations of 0.4 seconds: %s", (_, speed, budget) => {
  expect(budgetFor(speed)).toBe(budget);
});

it("the fastest search counts, until the time is over", () => {
  // The first searches of a module are slow.
  const took = [50, 20, 20, 25, 30];
  let [now, searches] = [1000, 0];
  const search = () => {
    now += took[searches++] ?? 0;
    return 4000;
  };

  expect(measure(search, () => now)).toBe(200);
  expect(searches).toBe(5);
});
