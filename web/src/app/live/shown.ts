/**
 * The tables that this browser has shown last, with the men as they stood: pictures of games that
 * need neither a server nor a module. The tables themselves are elsewhere.
 */

import { t } from "../../i18n/messages.svelte";
import type { Player, Score, Seat, SideView, TableView } from "../../wire";
import type { BoardState } from "../shared/boardView";
import { matchRules } from "../shared/names";
import { keepRoom, stored } from "../shared/room";
import { moverOf } from "../shared/seats";

const KEY = "rosespring.shown";
/** The number of tables that are remembered. */
const MOST = 12;

/** A table as it was shown. */
export interface ShownTable {
  id: string;
  rules: string;
  title: string;
  white: Player;
  black: Player;
  score: Score;
  /** The seat of the person at this browser, where people at several machines play. */
  you?: Seat;
  /** The side that is to throw or to play. */
  mover: Seat | null;
  dice: [number, number] | null;
  isOver: boolean;
  board: BoardState & { movement: string; has_bar: boolean; has_hand: boolean };
  at_ms: number;
}

/** The tables shown, the newest first; empty where the browser stores nothing. */
export function shownTables(): ShownTable[] {
  const kept = stored<unknown>(KEY);
  return Array.isArray(kept) ? kept.filter(isTable) : [];
}

/** Whether a stored value has what a picture needs: another version may have written it. */
function isTable(value: unknown): value is ShownTable {
  const table = value as Partial<ShownTable> | null;
  const { board, score, white, black } = table ?? {};
  return Boolean(typeof table?.id === "string" && board?.points?.length && score && white && black);
}

function store(tables: ShownTable[]): void {
  try {
    localStorage.setItem(KEY, JSON.stringify(tables.slice(0, MOST)));
  } catch {
    // Without storage there are no pictures.
  }
}

/** Remembers a table as it is shown now; one that is only watched or studied is not a game to go on. */
export function keepShown(table: TableView, nowMs: number): void {
  if (table.purpose === "study" || table.you === "none") return;
  const { id, score, dice, points, white, black } = table;
  const { movement, has_bar, has_hand } = table;
  const men = ({ bar, hand, off, pips }: SideView) => ({ bar, hand, off, pips });
  const shown: ShownTable = {
    id,
    rules: matchRules(table),
    title: table.cycle?.title ?? table.title,
    white: table.white_player,
    black: table.black_player,
    score,
    ...(table.you && { you: table.you }),
    mover: moverOf(table),
    dice,
    isOver: table.phase.kind === "over" && table.phase.match_over,
    board: {
      points: points.map((point) => ({ ...point, single_for_mover: false })),
      legal: [],
      white: men(white),
      black: men(black),
      movement,
      has_bar,
      has_hand,
    },
    at_ms: nowMs,
  };
  store([shown, ...shownTables().filter((one) => one.id !== id)]);
}

/** Remembers where the board stands, for the first board of the next visit. */
export const keepPlace = (board: Element): void =>
  keepRoom(board, { off: t("play-off"), hand: t("play-hand") });

/** Forgets a table that was removed. */
export function forgetShown(id: string): void {
  store(shownTables().filter((one) => one.id !== id));
}
