import { expect, it } from "vitest";
import { loadWishes, programOf, type Wishes } from "./wishes";

const wishes = (more: Partial<Wishes>): Wishes => ({ ...loadWishes([]), ...more });

it("allows no program until one is chosen, nor in rated games and games with days", () => {
  const chosen = { program: "gentle" } as const;

  expect(programOf(wishes({}), false, true)).toEqual({});
  expect(programOf(wishes(chosen), false, true)).toEqual(chosen);
  expect(programOf(wishes({ ...chosen, time: "fast" }), false, true)).toEqual(chosen);
  for (const [time, isRated, hasPrograms] of [
    ["fast", true, true],
    ["days-3", false, true],
    ["fast", false, false],
  ] as const) {
    expect(programOf(wishes({ ...chosen, time }), isRated, hasPrograms)).toEqual({});
  }
});
