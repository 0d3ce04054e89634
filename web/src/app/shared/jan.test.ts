import { expect, it } from "vitest";
import { points, table } from "./fixture";
import { janCount, losesByFreezing } from "./jan";

it("counts the men on the bar and the entry points without a man of the side", () => {
  const { white, black } = table();
  const men = points("parallel", { white: { 20: 1, 6: 14 }, black: { 12: 1, 17: 1, 16: 8 } });
  const shown = { points: men, white, black: { ...black, bar: 5 } };

  expect(janCount(shown, "black")).toEqual({ bar: 5, free: 5 });
  expect(janCount(shown, "white")).toEqual({ bar: 0, free: 5 });
});

it("is shown where it decides the game", () => {
  const games = ["verquere", "ludus-anglicorum", "backgammon"];

  expect(games.map((game) => losesByFreezing({ game }))).toEqual([true, true, false]);
});
