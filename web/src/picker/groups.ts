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

/** The games one of whose names has the text, in any script; `nameOf` is that of the page. */
export function findGames(
  games: readonly Game[],
  text: string,
  nameOf: (game: string) => string,
): Game[] {
  const wanted = plain(text.trim());
  return games.filter(({ name, about, presets }) => {
    const names = [name, about.title, ...about.aliases, nameOf(name)];
    const titles = presets.map(({ title }) => title);
    return [...names, ...titles].some((one) => plain(one).includes(wanted));
  });
}
