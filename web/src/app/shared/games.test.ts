import { describe, expect, it } from "vitest";
import { preset } from "./fixture";
import { gamesIn, inOrder, nearestLevel, playsOpening } from "./games";

const PRESETS = [
  preset("new-game"),
  preset("gioul"),
  preset("gioul:old", { opening: "play-opening-dice" }),
];

describe("games", () => {
  const games = gamesIn(PRESETS);

  it("contain their rule sets, in the order of the server", () => {
    const found = games.map(({ about, presets }) => [about.title, presets.length]);
    expect(found).toEqual([
      ["The game new-game", 1],
      ["The game gioul", 2],
    ]);
  });

  it("are put in order, and none is dropped", () => {
    expect(inOrder(["chess", "gioul", "new-game"], games)).toEqual(["new-game", "gioul", "chess"]);
    expect(inOrder(["chess"], [])).toEqual(["chess"]);
  });

  it("offer the nearest existing level", () => {
    const levels = games[0]?.levels ?? [];
    expect([4, 1, 8, 0].map((wanted) => nearestLevel(levels, wanted))).toEqual([3, 1, 5, 1]);
    expect(nearestLevel([], 3)).toBeNull();
  });
});

it("knows whether the opening's dice are played, from an option or the rule set", () => {
  const plays = (rules: string) => playsOpening(rules, PRESETS);
  expect([plays("gioul"), plays("gioul:old")]).toEqual([false, true]);
  expect(plays("gioul~after=1~opening=play-opening-dice")).toBe(true);
  expect(plays("gioul:old~opening=throw-again")).toBe(false);
  expect(plays("chess")).toBeNull();
});
