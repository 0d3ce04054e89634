/** The server's declarations of its games, loaded once. */

import type { PresetView } from "../../wire";
import { type Game, gamesIn } from "./games";
import { rules } from "./http";

let known = $state.raw<PresetView[]>([]);
let asked: Promise<PresetView[]> | null = null;

/** Loads all rule sets, game by game. Asks the server only once, and again after a failure. */
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

/** The games; none until the rules are loaded. */
export const knownGames = (): Game[] => gamesIn(known);

/**
 * A game that the server declares; null until the rules are loaded, or if there is no such game.
 */
export const findGame = (name: string): Game | null =>
  knownGames().find((game) => game.name === name) ?? null;
