/** Checks the record of a game against what this page saw, when the game is over. */

import type { Rules } from "../../../packages/rules/src/rules";
import type { ChainStore } from "../../dice/keeper";
import { checkLinks } from "../../dice/links";
import { readRecord } from "../../dice/record";
import { isSameAsSeen } from "../../dice/seen";
import type { MoveRow, PresetView, TableView } from "../../wire";
import { partyOf, placeOf } from "./chains";
import { knownOf, takeOver } from "./faults";
import { Replay } from "./replay";

export type GameVerdict =
  /** The record has the links and the moves that this page saw. */
  | { kind: "fair"; throws: number; isReplayed: boolean }
  /** It contradicts nothing, but this browser did not see the whole game. */
  | { kind: "part" }
  /** It is not the game that this page saw. */
  | { kind: "other" };

/** Compares the record of a match with the last state of its newest game and what is stored of it. */
export async function checkGame(
  text: string,
  presets: readonly PresetView[],
  table: TableView,
  chains: Pick<ChainStore, "get">,
  rules: Rules | null,
): Promise<GameVerdict> {
  const record = readRecord(text, presets);
  const links = table.dice_links;
  const place = placeOf(table);
  if (!record || !links || place === null) return { kind: "other" };
  if (rules && new Replay(rules).check(table, null) !== null) return { kind: "other" };
  const checked = await checkLinks(record);
  if (checked.kind !== "three" || !hasMoves(text, table)) return { kind: "other" };
  const own = await chains.get(links.context, partyOf(links, place));
  if (!own) return { kind: "part" };
  const known = knownOf(own);
  if (own.fault !== null || (await takeOver(table, known)) !== null) return { kind: "other" };
  const first = record.links.indexOf(`game ${table.game_number}`) + 1;
  const end = record.links.indexOf(`game ${table.game_number + 1}`);
  const lines = record.links.slice(first, end < 0 ? undefined : end);
  if (known.seen) {
    const isSame = await isSameAsSeen(lines, known.seen);
    const throws = record.games[table.game_number - 1]?.entries.length ?? 0;
    return isSame ? { kind: "fair", throws, isReplayed: rules !== null } : { kind: "other" };
  }
  const committed = checked.committed.map(({ commitment }) => commitment);
  const isCommitted = known.commitments?.every((one) => committed.includes(one)) ?? true;
  return { kind: isCommitted ? "part" : "other" };
}

type Action = ["throw", ...number[]] | ["play", string, ...(number | string)[]];

/** The throws and plays of rows of the move list. */
const actionsOf = (rows: readonly MoveRow[]): Action[] =>
  rows.flatMap(({ thrower, mover, dice, stages }): Action[] => {
    const plays = stages
      .filter(({ steps }) => steps.length > 0)
      .map(
        ({ steps }): Action => ["play", mover, ...steps.flatMap((one) => [one.from, one.number])],
      );
    return thrower === mover ? [["throw", ...dice], ...plays] : plays;
  });

interface RecordEntry {
  kind: string;
  /** The dice of an opening. */
  white?: number;
  black?: number;
  /** The side that throws. */
  side?: string;
  mover: string;
  dice: number[];
  steps: [number | string, number][];
}

/** Whether the side that won the opening begins, if the game has an opening. */
function beginsRight(entries: readonly RecordEntry[]): boolean {
  const { white = 0, black = 0 } = entries.findLast(({ kind }) => kind === "opening") ?? {};
  const first = entries.find(({ kind }) => kind === "throw")?.side;
  return white === black || !first || first === (white > black ? "white" : "black");
}

/** Whether the game in a record has the moves of the table. A last throw may lack its play. */
function hasMoves(text: string, { moves, game_number }: TableView): boolean {
  const { games } = JSON.parse(text) as { games: { entries: RecordEntry[] }[] };
  const entries = games[game_number - 1]?.entries ?? [];
  if (!beginsRight(entries)) return false;
  const told = entries.flatMap(({ kind, mover, dice, steps }): Action[] => {
    if (kind === "throw") return [["throw", ...dice]];
    return kind === "play" ? [["play", mover, ...steps.flat()]] : [];
  });
  const seen = actionsOf(moves);
  const isCut = told.length === seen.length + 1 && told.at(-1)?.[0] === "throw";
  return JSON.stringify(isCut ? told.slice(0, -1) : told) === JSON.stringify(seen);
}
