import { expect, it, vi } from "vitest";
import { preset } from "../../app/shared/fixture";
import { gamesIn } from "../../app/shared/games";
import { withSeveral } from "../../picker/several";
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

it("keeps a match of several games with its length, as long as the host has its games", () => {
  const stored = JSON.stringify({ rules: "tavli", matchTo: 3 });
  vi.stubGlobal("localStorage", { getItem: () => stored });
  const presets = ["gioul", "portes", "plakoto", "fevga"].map((name) => preset(name));
  const games = withSeveral(gamesIn(presets));

  expect(loadWishes(games)).toMatchObject({ rules: "tavli", matchTo: 3 });
  expect(loadWishes(games, { rules: "gioul" })).toMatchObject({ rules: "gioul", matchTo: 3 });
  expect(loadWishes(gamesIn(presets))).toMatchObject({ rules: "gioul", matchTo: 3 });
  vi.stubGlobal("localStorage", { getItem: () => null });
  // A match of one unit is none of several games.
  expect(loadWishes(games, { rules: "gioul" })).toMatchObject({ rules: "gioul", matchTo: 1 });
  expect(loadWishes(games, { rules: "tavli" })).toMatchObject({ rules: "tavli", matchTo: 5 });
  vi.unstubAllGlobals();
});
