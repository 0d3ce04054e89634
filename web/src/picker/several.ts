/** Matches of several games in turn, among which a person chooses as among games. Pure. */

import type { Game } from "../app/shared/games";
import { CYCLES, type Cycle } from "../cycles";

/** The games, and after them the matches of several of them. */
export const withSeveral = (games: readonly Game[]): Game[] => [
  ...games,
  ...CYCLES.flatMap((cycle) => several(cycle, games) ?? []),
];

/** The games of a match, in their order. */
export const partsOf = ({ games }: Cycle, all: readonly Game[]): Game[] =>
  games.flatMap((name) => all.find((game) => game.name === name) ?? []);

/** A match as a game that begins as its first one does; null if the host lacks one of its games. */
function several(cycle: Cycle, games: readonly Game[]): Game | null {
  const parts = partsOf(cycle, games);
  const start = parts[0]?.presets[0];
  if (!start || parts.length < cycle.games.length) return null;
  const { name, title, aliases, region } = cycle;
  const about = {
    ...start.about,
    ...{ name, title, aliases, region },
    has_net: parts.every((part) => part.about.has_net),
    lengths: cycle.lengths,
    has_puzzles: false,
    has_openings: false,
  };
  // A level of the match is one that every game has; nobody has measured it.
  const levels = start.levels
    .filter(({ level }) => parts.every((part) => part.levels.some((one) => one.level === level)))
    .map(({ level }) => ({ level, elo: null }));
  const preset = { ...start, name, game: name, title, differs: title, page: "", levels, about };
  return { name, about, presets: [preset], levels, cycle };
}
