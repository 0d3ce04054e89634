/** Converts the server's view of a table into what the board draws. Pure. */

import {
  type Arrow,
  type BoardMany,
  type BoardPosition,
  type BoardRun,
  type BoardState,
  type BoardStep,
  boardStep,
  boardPosition as namedPosition,
  type PlaceWords,
  manyOf as rulesMany,
  runsOf as rulesRuns,
  type Spot,
  spotOf,
} from "../../board/api";
import { list, t } from "../../i18n/messages.svelte";
import type { MoveRow, Seat, TableView } from "../../wire";
import { bottomSeat, moverOf } from "./seats";

export { type BoardState, boardStep, placeOf, spotOf } from "../../board/api";

const WORDS: PlaceWords = {
  point: (number, men, single, lies) =>
    t(`play-point-name${single ? "-single" : lies ? "-lying" : ""}`, {
      number,
      men: men ?? t("play-empty"),
    }),
  beside: (place, men) => t(`play-${place}-name`, { men }),
  men: (count, side) => t(`play-men-${side}`, { count }),
  pinning: (men, pinned) => t(`play-men-on-${pinned}`, { men }),
  withPlays: (place, numbers) => t("play-with-plays", { place, numbers: list(numbers) }),
  trays: () => ({ hand: t("play-hand"), off: t("play-off") }),
};

/** The men and points of the board, numbered for `reader`, with `mover` to play. */
export const boardPosition = (
  table: BoardState,
  bottom: Seat,
  reader: Seat,
  mover: Seat,
): BoardPosition => namedPosition(table, { bottom, reader, mover }, WORDS);

/** The numbers of the current stage that are still to play. */
export function numbersLeft(table: TableView): number[] {
  const stage = table.ladder?.stages.find((candidate) => candidate.current);
  return (stage?.numbers ?? []).filter((n) => n.state === "to_play").map((n) => n.number);
}

/** The runs of one man by several numbers that begin with a legal step. */
export const runsOf = (table: TableView, mover: Seat, bottom: Seat): BoardRun[] =>
  rulesRuns(table, numbersLeft(table), mover, bottom);

/** Places where several men can play the same number. */
export const manyOf = (table: TableView, legal: BoardStep[]): BoardMany[] =>
  rulesMany(table, numbersLeft(table), legal, moverOf(table), bottomSeat(table));

/** The rows of the last play of another player than `mover`: the arrows show them. */
export function lastRows(table: TableView, mover: Seat | null): MoveRow[] {
  const rows = table.moves.filter((row) => row.stages.some((stage) => stage.steps.length > 0));
  let end = rows.length;
  while (end > 0 && rows[end - 1]?.mover === mover) end--;
  const last = rows[end - 1];
  if (!last) return [];
  let begin = end - 1;
  while (begin > 0 && rows[begin - 1]?.mover === last.mover && rows[begin - 1]?.turn === last.turn)
    begin--;
  return rows.slice(begin, end);
}

/** The rows whose arrows are shown: of more than two stages the last one, or they hide the board. */
export function arrowRows(rows: MoveRow[]): MoveRow[] {
  const stages = rows.flatMap((row) => row.stages.map((stage) => ({ ...row, stages: [stage] })));
  const played = stages.filter(({ stages }) => stages[0]?.steps.length);
  return played.length > 2 ? played.slice(-1) : rows;
}

/**
 * One arrow for each way men went, from where a man started to where it stopped or hit a man.
 */
export function arrowsOf(table: BoardState, rows: MoveRow[], bottom: Seat): Arrow[] {
  const ways: { from: Spot; to: Spot; side: Seat; hits: boolean }[] = [];
  for (const row of rows) {
    for (const step of row.stages.flatMap((stage) => stage.steps)) {
      const { from, to, hits } = boardStep(table, row.mover, step, bottom);
      const before = ways.find((way) => way.to === from && way.side === row.mover && !way.hits);
      if (before && typeof from === "number") Object.assign(before, { to, hits });
      else ways.push({ from, to, side: row.mover, hits });
    }
  }
  const arrows: Arrow[] = [];
  for (const way of ways) {
    const same = arrows.find((a) => a.from === way.from && a.to === way.to && a.side === way.side);
    if (same) {
      same.count++;
      same.hits ||= way.hits;
    } else arrows.push({ ...way, count: 1 });
  }
  return arrows;
}

/** Writes a play of `mover` in notation with the numbers that the board shows. */
export type ReadPlay = (play: string, mover: Seat) => string;

/** A play in notation, written by `mover`, with the numbers that `reader` reads on the board. */
export const readPlay = (board: BoardState, play: string, mover: Seat, reader: Seat): string =>
  play.replaceAll(/\(\d+\)|\d+/g, (part) =>
    part.startsWith("(") ? part : String(spotOf(board, mover, Number(part), reader)),
  );
