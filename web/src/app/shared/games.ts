/** The games as the server declares them. Pure. */

import type { Cycle } from "../../cycles";
import type { GameView, LevelView, PresetView } from "../../wire";

/** A game with its rule sets. */
export interface Game {
  /** The name of the game in programs, such as `gul-bara`. */
  name: string;
  /** What the game declares about itself. */
  about: GameView;
  /** Its rule sets, the default first. */
  presets: PresetView[];
  /** The computer's levels in the game, the weakest first. */
  levels: LevelView[];
  /** The games of a match that plays several; absent for one game. */
  cycle?: Cycle;
}

/** Groups rule sets by their games, in the order of the server. */
export function gamesIn(presets: readonly PresetView[]): Game[] {
  const games = new Map<string, Game>();
  for (const preset of presets) {
    const { game: name, about, levels } = preset;
    const game = games.get(name);
    if (game) game.presets.push(preset);
    else games.set(name, { name, about, presets: [preset], levels });
  }
  return [...games.values()];
}

/**
 * Sorts names of games in the order of the server; undeclared names stand last, in their own order.
 */
export function inOrder(names: Iterable<string>, games: readonly Game[]): string[] {
  const left = new Set(names);
  const first = games.map(({ name }) => name).filter((name) => left.delete(name));
  return [...first, ...left];
}

/** The level nearest to `wanted`; of two equally near ones the weaker; null if there is none. */
export function nearestLevel(levels: readonly LevelView[], wanted: number): number | null {
  const weaker = levels.findLast(({ level }) => level <= wanted);
  return (weaker ?? levels[0])?.level ?? null;
}

/**
 * Whether the first player plays the dice of the opening throw. An option in `rules`, which are
 * text, decides; otherwise the rule set. Null for a rule set that the server does not declare.
 */
export function playsOpening(rules: string, presets: readonly PresetView[]): boolean | null {
  const [name = "", ...options] = rules.split("~");
  const option = options.find((one) => one.startsWith("opening="));
  const opening = option?.slice("opening=".length) ?? openingOf(name, presets);
  return opening === null ? null : opening === "play-opening-dice";
}

const openingOf = (name: string, presets: readonly PresetView[]): string | null =>
  presets.find((preset) => preset.name === name)?.opening ?? null;
