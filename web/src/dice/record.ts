/** Extracts the dice of a record. Pure. */

import { playsOpening } from "../app/shared/games";
import type { PresetView } from "../wire";

export type Dice = [number, number];

/** The dice of a record, with their commitment and seed. */
export interface DiceRecord {
  white: string;
  black: string;
  commitment: string | null;
  seed: string | null;
  /** The lines about the links of both players and the server; empty if there are none. */
  links: string[];
  /** Whether a side has won the match: it has the units, and leads. */
  isOver: boolean;
  games: GameDice[];
}

/** The dice of a game. */
export interface GameDice {
  /** Whether the dice that decide who begins are played as the first throw. */
  playsOpening: boolean;
  entries: Entry[];
}

/** A throw; all other entries of a game have no dice. */
type Entry = { kind: "opening" | "throw"; dice: Dice };

type Fields = Record<string, unknown>;

/** Reads a record as JSON, with the rule sets that the server declares; null if it is no record. */
export function readRecord(text: string, presets: readonly PresetView[]): DiceRecord | null {
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch {
    return null;
  }
  if (!isFields(value) || value["format"] !== "rosespring-record" || value["version"] !== 1)
    return null;
  const stories: unknown[] = Array.isArray(value["games"]) ? value["games"] : [null];
  const games = stories.map((game) => gameOf(game, presets));
  if (games.includes(null)) return null;
  const commitment = textOf(value["dice_commitment"]);
  const seed = textOf(value["dice_seed"]);
  const { rules, white, black } = value;
  const links = value["dice_links"] ?? [];
  if (!Array.isArray(links) || !links.every((line) => typeof line === "string")) return null;
  if (commitment === undefined || seed === undefined) return null;
  if (typeof rules !== "string" || typeof white !== "string" || typeof black !== "string")
    return null;
  return {
    white,
    black,
    commitment,
    seed,
    links,
    isOver: isOver(stories, value["match_to"]),
    games: games as GameDice[],
  };
}

/**
 * The throws of each game. Includes repeated opening throws; a throw that is played counts once.
 */
export function throwsOf({ games }: DiceRecord): Dice[][] {
  return games.map(({ entries, playsOpening }) => {
    let opened = false;
    return entries.flatMap(({ kind, dice }): Dice[] => {
      if (kind === "throw" && playsOpening && opened) {
        opened = false;
        return [];
      }
      if (kind === "opening") opened = dice[0] !== dice[1];
      return [dice];
    });
  });
}

function isFields(value: unknown): value is Fields {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}

/** A text or null; undefined for anything else. */
function textOf(value: unknown): string | null | undefined {
  if (value === undefined || value === null) return null;
  return typeof value === "string" ? value : undefined;
}

/** Reads a game by its own rules, which its start names: those of a match may differ. */
function gameOf(game: unknown, presets: readonly PresetView[]): GameDice | null {
  if (!isFields(game) || typeof game["start"] !== "string") return null;
  const opened = playsOpening(game["start"].split(".")[1] ?? "", presets);
  const entries = entriesOf(game["entries"]);
  // Under unknown rules the throws cannot be determined.
  return opened === null || entries === null ? null : { playsOpening: opened, entries };
}

function entriesOf(all: unknown): Entry[] | null {
  if (!Array.isArray(all)) return null;
  const entries: Entry[] = [];
  for (const entry of all) {
    if (!isFields(entry)) return null;
    const { kind } = entry;
    if (kind !== "opening" && kind !== "throw") continue;
    const dice = kind === "opening" ? [entry["white"], entry["black"]] : entry["dice"];
    if (!isDice(dice)) return null;
    entries.push({ kind, dice });
  }
  return entries;
}

function isOver(games: readonly unknown[], matchTo: unknown): boolean {
  const won = { white: 0, black: 0 };
  for (const game of games) {
    for (const entry of isFields(game) && Array.isArray(game["entries"]) ? game["entries"] : []) {
      if (!isFields(entry) || entry["kind"] !== "result") continue;
      const { winner, units } = entry;
      // What nobody won counts for both.
      if (winner !== "black") won.white += Number(units);
      if (winner !== "white") won.black += Number(units);
    }
  }
  const { white, black } = won;
  return white !== black && Math.max(white, black) >= Number(matchTo);
}

function isDice(value: unknown): value is Dice {
  const isFace = (face: unknown) =>
    Number.isInteger(face) && Number(face) >= 1 && Number(face) <= 6;
  return Array.isArray(value) && value.length === 2 && value.every(isFace);
}
