/** Reads a record. Nothing of it is taken on trust. Pure. */

import type { ReplayFault as Fault, Side, Step } from "../types";

/** What happened in a game, as records of the program name it. */
export type Entry =
  | { kind: "opening"; white: number; black: number }
  | { kind: "throw"; side: Side; dice: number[] }
  | { kind: "name"; side: Side; number: number }
  | { kind: "play"; mover: Side; numbers: number[]; steps: Step[] }
  | { kind: "pass" | "lost"; mover: Side; numbers: number[] }
  | { kind: "hand_over"; to: Side; groups: number[][] }
  | { kind: "resign"; side: Side; win?: string }
  | { kind: "result"; winner: Side | null; name: string; units: number };

export interface Score {
  white: number;
  black: number;
}

export interface GameRecord {
  /** The id of the position in which it began. */
  start: string;
  entries: Entry[];
}

/** A match, or a single game as a match to 1. */
export interface MatchRecord {
  /** The rules as text, or the name of a match of several games. */
  rules: string;
  white: string;
  black: string;
  matchTo: number;
  games: GameRecord[];
  /** Scores before games that do not follow from the games before, by the number of the game. */
  scores: Map<number, Score>;
  lostOnTime: Side | null;
}

/** A fault, thrown. */
export class RecordError extends Error {
  constructor(readonly fault: Fault) {
    super(fault.kind);
  }
}

/** The longest record that is read, in characters, and its most games and entries of a game. */
const CHARACTERS_MAX = 4 << 20;
const GAMES_MAX = 1000;
const ENTRIES_MAX = 50_000;
const VERSION = 1;

type Fields = Record<string, unknown>;

const isFields = (value: unknown): value is Fields =>
  typeof value === "object" && value !== null && !Array.isArray(value);
export const isSide = (value: unknown): value is Side => value === "white" || value === "black";
const isWhole = (value: unknown, least: number, most: number): value is number =>
  Number.isInteger(value) && (value as number) >= least && (value as number) <= most;
const isDie = (value: unknown) => isWhole(value, 1, 6);
const isDice = (value: unknown) => Array.isArray(value) && value.length > 0 && value.every(isDie);
/** Whether a value is a start and a number. */
export const isStep = (value: unknown) =>
  Array.isArray(value) &&
  value.length === 2 &&
  (value[0] === "bar" || value[0] === "hand" || isWhole(value[0], 1, 24)) &&
  isDie(value[1]);

/** Reads JSON; `fault` says what it is not. */
export function parse(text: string, fault: Fault): unknown {
  try {
    if (text.length <= CHARACTERS_MAX) return JSON.parse(text);
  } catch {
    // The fault says it.
  }
  throw new RecordError(fault);
}

/** Reads a record: an object, or its text. */
export function readRecord(value: unknown): MatchRecord {
  const fault: Fault = { kind: "no-record" };
  const record = typeof value === "string" ? parse(value, fault) : value;
  if (!isFields(record) || record["format"] !== "rosespring-record") throw new RecordError(fault);
  const { version, rules, white, black, match_to, games, scores, lost_on_time } = record;
  if (version !== VERSION) {
    throw new RecordError(
      isWhole(version, 2, Number.MAX_SAFE_INTEGER)
        ? { kind: "newer", version: String(version) }
        : fault,
    );
  }
  const isRecord =
    [rules, white, black].every((text) => typeof text === "string") &&
    isWhole(match_to, 1, 255) &&
    Array.isArray(games) &&
    isWhole(games.length, 1, GAMES_MAX);
  if (!isRecord) throw new RecordError(fault);
  return {
    rules: rules as string,
    white: white as string,
    black: black as string,
    matchTo: match_to,
    games: games.map(readGame),
    scores: readScores(scores),
    lostOnTime: isSide(lost_on_time) ? lost_on_time : null,
  };
}

function readGame(game: unknown, index: number): GameRecord {
  if (!isFields(game)) throw new RecordError({ kind: "no-record" });
  const { start, entries } = game;
  if (typeof start !== "string" || !Array.isArray(entries) || entries.length > ENTRIES_MAX)
    throw new RecordError({ kind: "no-record" });
  const wrong = entries.findIndex((entry) => !isEntry(entry));
  if (wrong >= 0) throw new RecordError({ kind: "entry", game: index + 1, entry: wrong + 1 });
  return { start, entries };
}

/** What the other members of each kind of entry must be. */
const KINDS: Record<string, (entry: Fields) => boolean> = {
  opening: ({ white, black }) => isDie(white) && isDie(black),
  throw: ({ side, dice }) => isSide(side) && isDice(dice),
  name: ({ side, number }) => isSide(side) && isDie(number),
  play: ({ mover, numbers, steps }) =>
    isSide(mover) && isDice(numbers) && Array.isArray(steps) && steps.every(isStep),
  pass: ({ mover, numbers }) => isSide(mover) && isDice(numbers),
  lost: ({ mover, numbers }) => isSide(mover) && isDice(numbers),
  hand_over: ({ to, groups }) =>
    isSide(to) && Array.isArray(groups) && groups.length > 0 && groups.every(isDice),
  resign: ({ side, win }) => isSide(side) && (win === undefined || typeof win === "string"),
  result: ({ winner, name, units }) =>
    (winner === null || isSide(winner)) && typeof name === "string" && isWhole(units, 0, 255),
};

const isEntry = (entry: unknown): entry is Entry =>
  isFields(entry) &&
  typeof entry["kind"] === "string" &&
  Object.hasOwn(KINDS, entry["kind"]) &&
  KINDS[entry["kind"]]?.(entry) === true;

function readScores(scores: unknown): Map<number, Score> {
  const found = new Map<number, Score>();
  for (const score of Array.isArray(scores) ? scores : []) {
    if (!isFields(score)) continue;
    const { game, white, black } = score;
    if (isWhole(game, 1, GAMES_MAX) && isWhole(white, 0, 65_535) && isWhole(black, 0, 65_535))
      found.set(game, { white, black });
  }
  return found;
}
