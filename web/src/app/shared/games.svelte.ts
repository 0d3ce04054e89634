/** The games and their rule sets, as the server declares them. */

import type { LevelView, PresetView } from "../../wire";
import { rules } from "./http";

/** A game with its rule sets; the first is its default. */
export interface Game {
  /** `gul-bara`. */
  name: string;
  /** Its title where the page has no translation. */
  title: string;
  presets: PresetView[];
  /** The computer's levels in the game, the weakest first. */
  levels: LevelView[];
}

let known = $state.raw<PresetView[]>([]);
let asked: Promise<PresetView[]> | null = null;

/** Loads all rule sets, game by game. The server is asked once, and again after a failure. */
export function loadRules(): Promise<PresetView[]> {
  asked ??= rules().then(
    (presets) => {
      known = presets;
      return presets;
    },
    (error: unknown) => {
      asked = null;
      throw error;
    },
  );
  return asked;
}

/** Groups rule sets by their games, in the order of the server. */
export function gamesIn(presets: readonly PresetView[]): Game[] {
  const games = new Map<string, Game>();
  for (const preset of presets) {
    const { game: name, title, levels } = preset;
    const game = games.get(name);
    if (game) game.presets.push(preset);
    else games.set(name, { name, title, presets: [preset], levels });
  }
  return [...games.values()];
}

/** The games known by now: none until the rules are loaded. */
export const knownGames = (): Game[] => gamesIn(known);

/** A game that the server declares; null until the rules are loaded, or if there is no such game. */
export const gameCalled = (name: string): Game | null =>
  knownGames().find((game) => game.name === name) ?? null;

/**
 * Puts names of games in the order of the server; names it does not declare stand last, in their
 * own order.
 */
export function inOrder(names: Iterable<string>, games: readonly Game[]): string[] {
  const left = new Set(names);
  const first = games.map(({ name }) => name).filter((name) => left.delete(name));
  return [...first, ...left];
}

/** The level nearest to `wanted` that is there, rather a weaker one; null if there is none. */
export function nearestLevel(levels: readonly LevelView[], wanted: number): number | null {
  const weaker = levels.findLast(({ level }) => level <= wanted);
  return (weaker ?? levels[0])?.level ?? null;
}

/** Whether a game has fewer levels than others: then the computer has not learned it. */
export const hasFewLevels = (game: Game, games: readonly Game[]): boolean =>
  games.some(({ levels }) => levels.length > game.levels.length);
