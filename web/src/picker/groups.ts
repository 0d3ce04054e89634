/** What the games have in common, for the picker: a group follows from the rules of a game. Pure. */

import { type Game, inOrder } from "../app/shared/games";

export type Group = "hit" | "block" | "pin" | "pass" | "museum" | "several";

/** The groups in the order of the picker. */
export const GROUPS: readonly Group[] = ["hit", "block", "pin", "pass", "museum", "several"];

/** The group of a game. A game of the past is in the museum; of others the rule that sets it apart most comes first. */
export function groupOf({ about, presets, cycle }: Game): Group {
  if (cycle) return "several";
  if (about.museum) return "museum";
  if (about.has_pins) return "pin";
  const options = presets[0]?.options ?? [];
  if (options.some(({ name }) => name === "after")) return "pass";
  return about.has_bar ? "hit" : "block";
}

/** The games that come first: those played last, then those of the language, then the others. */
export function firstGames(
  games: readonly Game[],
  played: readonly string[],
  ofLanguage: readonly string[],
  count: number,
): Game[] {
  const known = new Map(games.map((game) => [game.name, game]));
  const others = inOrder(known.keys(), games);
  const names = new Set([...played, ...ofLanguage, ...others]);
  return [...names].flatMap((name) => known.get(name) ?? []).slice(0, count);
}

/** A text without marks, case and the dotless ı, so that `Φεύγα` is found by `φευγα`. */
const plain = (text: string): string =>
  text.normalize("NFD").replace(/\p{M}/gu, "").toLowerCase().replaceAll("ı", "i");

/** The countries of the words with which declarations say where a game is played. */
const COUNTRIES: Readonly<Record<string, string>> = {
  Armenia: "AM",
  "Asia Minor": "TR",
  Azerbaijan: "AZ",
  Bulgaria: "BG",
  Castile: "ES",
  "Central Asia": "KZ TM UZ",
  Cyprus: "CY",
  Egypt: "EG",
  England: "GB",
  France: "FR",
  Georgia: "GE",
  Germany: "DE",
  Greece: "GR",
  Levant: "LB SY JO",
  Netherlands: "NL",
  "North America": "US",
  "North Macedonia": "MK",
  Russia: "RU",
  Spain: "ES",
  Turkey: "TR",
  "Western Asia": "IR IQ",
};

/** Where a game is played: as it is declared, and the countries in the language of the page. */
function placesOf(region: string, locale: string): string[] {
  const words = Object.keys(COUNTRIES).filter((word) => region.includes(word));
  const codes = words.flatMap((word) => COUNTRIES[word]?.split(" ") ?? []);
  const names = new Intl.DisplayNames(locale, { type: "region" });
  return [region, ...codes.map((code) => names.of(code) ?? code)];
}

/** The games that have the text in a name, in any script, or where they are played. */
export function findGames(
  games: readonly Game[],
  text: string,
  nameOf: (game: string) => string,
  locale: string,
): Game[] {
  const wanted = plain(text.trim());
  return games.filter(({ name, about, presets }) => {
    const names = [name, about.title, ...about.aliases, nameOf(name)];
    const titles = presets.map(({ title }) => title);
    const all = [...names, ...titles, ...placesOf(about.region, locale)];
    return all.some((one) => plain(one).includes(wanted));
  });
}

/** The most other names that a card shows. */
const OTHERS = 3;

/** What else a game is called, without the name by which the page calls it. */
export function otherNames({ name, about }: Game, nameOf: (game: string) => string): string[] {
  const shown = plain(nameOf(name));
  return [about.title, ...about.aliases].filter((one) => plain(one) !== shown).slice(0, OTHERS);
}
