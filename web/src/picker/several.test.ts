import { expect, it } from "vitest";
import type { Game } from "../app/shared/games";
import type { GameView, PresetView } from "../wire";
import { groupOf } from "./groups";
import { partsOf, withSeveral } from "./several";

function game(name: string, levels: number[], has_net: boolean): Game {
  const about = { name, title: name, aliases: [] as string[], has_net } as unknown as GameView;
  const all = levels.map((level) => ({ level, elo: level * 100 }));
  const preset = { name, game: name, levels: all, about, shape: {} } as unknown as PresetView;
  return { name, about, presets: [preset], levels: all };
}

const portes = game("portes", [1, 2, 3, 7, 8], true);
const plakoto = game("plakoto", [1, 2, 3], false);
const fevga = game("fevga", [1, 2, 3], false);

it("offers a match of several games with the levels and lengths of all of them", () => {
  const [, , , tavli] = withSeveral([portes, plakoto, fevga]);

  expect(tavli?.name).toBe("tavli");
  expect(tavli?.presets.map(({ name }) => name)).toEqual(["tavli"]);
  expect(tavli?.levels).toEqual([1, 2, 3].map((level) => ({ level, elo: null })));
  expect(tavli?.about).toMatchObject({ title: "Tavli", has_net: false, has_puzzles: false });
  expect(tavli && groupOf(tavli)).toBe("several");
  expect(tavli?.cycle?.lengths).toEqual([5, 3, 7]);
});

it("leaves out a match of which the host lacks a game", () => {
  expect(withSeveral([portes, fevga])).toEqual([portes, fevga]);
});

it("finds the games of a match in their order", () => {
  const games = withSeveral([fevga, plakoto, portes]);
  const cycle = games.find(({ name }) => name === "tavli")?.cycle;

  expect(cycle && partsOf(cycle, games)).toEqual([portes, plakoto, fevga]);
});
