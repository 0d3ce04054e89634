import { expect, it } from "vitest";
import type { Game } from "../app/shared/games";
import type { GameView, OptionView, PresetView } from "../wire";
import { findGames, firstGames, groupOf, otherNames } from "./groups";

function game(
  name: string,
  title: string,
  aliases: string[],
  change: Partial<GameView> = {},
): Game {
  const about = { name, title, aliases, has_bar: false, region: "", ...change } as GameView;
  const preset = { name, game: name, title, options: [] as OptionView[] } as unknown as PresetView;
  return { name, about, presets: [preset], levels: [] };
}

const withOption = (one: Game, name: string): Game => ({
  ...one,
  presets: one.presets.map((preset) => ({ ...preset, options: [{ name } as OptionView] })),
});

const gulBara = withOption(game("gul-bara", "Gul bara", ["Rose spring"]), "after");
const backgammon = game("backgammon", "Backgammon", ["Нарды", "Türk tavlası"], { has_bar: true });
const fevga = game("fevga", "Fevga", ["Φεύγα"]);
const express = withOption(
  game("plakoto-express", "Plakoto Express", [], { has_pins: true }),
  "after",
);
const GAMES = [gulBara, backgammon, fevga];

it("takes the group of a game from its rules", () => {
  expect(GAMES.map(groupOf)).toEqual(["pass", "hit", "block"]);
  expect(groupOf(express)).toBe("pin");
  expect(groupOf(game("irish", "Irish", [], { has_bar: true, museum: true }))).toBe("museum");
});

it("puts the games played last before those of the language", () => {
  const first = (played: string[], language: string[], count = 3) =>
    firstGames(GAMES, played, language, count).map(({ name }) => name);
  expect(first([], [])).toEqual(["gul-bara", "backgammon", "fevga"]);
  expect(first([], ["plakoto", "fevga"])).toEqual(["fevga", "gul-bara", "backgammon"]);
  expect(first(["backgammon"], ["fevga"], 2)).toEqual(["backgammon", "fevga"]);
});

it("finds a game by any of its names, in every script", () => {
  const found = (text: string) =>
    findGames(GAMES, text, (name) => (name === "gul-bara" ? "Гюлбара" : name), "en").map(
      ({ name }) => name,
    );
  expect(found("φευγα")).toEqual(["fevga"]);
  expect(found("TÜRK TAVLASI")).toEqual(["backgammon"]);
  expect(found("НАРД")).toEqual(["backgammon"]);
  expect(found(" гюлб")).toEqual(["gul-bara"]);
  expect(found("gul bara")).toEqual(["gul-bara"]);
  expect(found("chess")).toEqual([]);
  expect(found("")).toHaveLength(3);
});

it("finds a game by where it is played, in English and in the language of the page", () => {
  const tavla = game("tavla", "Tavla", [], { region: "Turkey" });
  const narde = game("narde", "Narde", [], { region: "Russia, Azerbaijan, Central Asia" });
  const found = (text: string, locale: string) =>
    findGames([tavla, narde], text, (name) => name, locale).map(({ name }) => name);

  expect(found("turkey", "en")).toEqual(["tavla"]);
  expect(found("Türkiye", "tr")).toEqual(["tavla"]);
  expect(found("Русия", "bg")).toEqual(["narde"]);
  expect(found("أذربيجان", "ar")).toEqual(["narde"]);
  expect(found("Uzbekistan", "en")).toEqual(["narde"]);
  expect(found("Egypt", "en")).toEqual([]);
});

it("tells what else a game is called, without the name that is shown", () => {
  const others = (shown: string) => otherNames(fevga, () => shown);
  expect(others("Fevga")).toEqual(["Φεύγα"]);
  expect(others("Φεύγα")).toEqual(["Fevga"]);
  expect(otherNames(backgammon, () => "Tavla")).toEqual(["Backgammon", "Нарды", "Türk tavlası"]);
});
