/** Converts the server's view of a table into what the board draws. Pure. */

import type { Arrow, BoardMany, BoardPosition, BoardRun, BoardStep, Spot } from "../../board/api";
import { list, t } from "../../i18n/messages.svelte";
import type { MoveRow, Place, PointView, Seat, SideView, StepView, TableView } from "../../wire";
import { bottomSeat, moverOf, opposite } from "./seats";

/** The men of a side that stand on no point. */
type MenOffPoints = Pick<SideView, "bar" | "hand" | "off">;

/** The fields of a table that the board shows. */
export interface BoardState extends Pick<TableView, "points" | "legal"> {
  white: MenOffPoints;
  black: MenOffPoints;
}

const numberOf = (point: PointView, seat: Seat): number =>
  seat === "white" ? point.white_number : point.black_number;

/** The slot of a place in the numbering of `seat`. */
export function spotOf(table: BoardState, seat: Seat, place: Place, bottom: Seat): Spot {
  if (typeof place !== "number") return place;
  const point = table.points.find((candidate) => numberOf(candidate, seat) === place);
  return point ? numberOf(point, bottom) : place;
}

/** The place, in the numbering of `seat`, of a slot. */
export function placeOf(table: BoardState, seat: Seat, spot: Spot, bottom: Seat): Place {
  if (typeof spot !== "number") return spot;
  const point = table.points.find((candidate) => numberOf(candidate, bottom) === spot);
  return point ? numberOf(point, seat) : spot;
}

/** A step in the board's format. */
export function boardStep(table: BoardState, seat: Seat, step: StepView, bottom: Seat): BoardStep {
  return {
    from: spotOf(table, seat, step.from, bottom),
    to: spotOf(table, seat, step.to, bottom),
    number: step.number,
    hits: step.hits,
  };
}

/** The men and points of the board, numbered for `reader`, with `mover` to play. */
export function boardPosition(
  table: BoardState,
  bottom: Seat,
  reader: Seat,
  mover: Seat,
): BoardPosition {
  const points = table.points
    .map((point) => {
      const label = String(numberOf(point, reader));
      const place = numberOf(point, mover);
      const id = point.single_for_mover ? "play-point-name-single" : "play-point-name";
      const name = withPlays(t(id, { number: label, men: menWords(point) }), table, place);
      return {
        slot: numberOf(point, bottom),
        label,
        name,
        white: point.white,
        black: point.black,
        single: point.single_for_mover,
        home: homeOf(point),
        start: sideWith(point, 24),
        last: sideWith(point, 1),
      };
    })
    .sort((a, b) => a.slot - b.slot);
  const track = Array.from({ length: 24 }, (_, index) =>
    Number(spotOf(table, mover, 24 - index, bottom)),
  );
  return {
    points,
    white: besides(table, table.white, "white"),
    black: besides(table, table.black, "black"),
    track,
  };
}

function besides(table: BoardState, side: MenOffPoints, seat: Seat) {
  const { bar, hand, off } = side;
  const names = {
    bar: withPlays(t("play-bar-name", { men: menOf(bar, seat) }), table, "bar"),
    hand: withPlays(t("play-hand-name", { men: menOf(hand, seat) }), table, "hand"),
    off: t("play-off-name", { men: menOf(off, seat) }),
  };
  return { bar, hand, off, names, words: { hand: t("play-hand"), off: t("play-off") } };
}

const menOf = (count: number, seat: Seat): string => t(`play-men-${seat}`, { count });

/** The name of a place, with the numbers that can be played from it. */
function withPlays(name: string, table: BoardState, place: Place): string {
  const numbers = table.legal.filter((step) => step.from === place).map((step) => step.number);
  if (numbers.length === 0) return name;
  return t("play-with-plays", { place: name, numbers: list([...new Set(numbers)]) });
}

function menWords(point: PointView): string {
  if (point.white > 0) return menOf(point.white, "white");
  return point.black > 0 ? menOf(point.black, "black") : t("play-empty");
}

function homeOf(point: PointView): Seat | null {
  if (point.white_number <= 6) return "white";
  return point.black_number <= 6 ? "black" : null;
}

function sideWith(point: PointView, number: number): Seat | null {
  if (point.white_number === number) return "white";
  return point.black_number === number ? "black" : null;
}

/** The numbers of the current stage that are still to play. */
export function numbersLeft(table: TableView): number[] {
  const stage = table.ladder?.stages.find((candidate) => candidate.current);
  return (stage?.numbers ?? []).filter((n) => n.state === "to_play").map((n) => n.number);
}

/**
 * The runs of one man by several numbers that begin with a legal step. Only the server knows
 * whether the rest of a run is legal; it is asked when the run is played.
 */
export function runsOf(table: TableView, mover: Seat, bottom: Seat): BoardRun[] {
  const left = numbersLeft(table);
  const orders = runOrders(left);
  const runs: BoardRun[] = [];
  for (const step of table.legal) {
    const landed = step.to;
    if (typeof landed !== "number") continue;
    for (const [first, ...rest] of orders) {
      if (first !== step.number) continue;
      const numbers = [first, ...rest];
      const end = rest.reduce((at, number) => at - number, landed);
      if (end < 1) continue;
      const from = spotOf(table, mover, step.from, bottom);
      runs.push({ from, to: spotOf(table, mover, end, bottom), numbers });
    }
  }
  return runs;
}

/**
 * Places where several men can play the same number: as many as stand there and the stage needs.
 */
export function manyOf(table: TableView, legal: BoardStep[]): BoardMany[] {
  const left = numbersLeft(table);
  const same = left.length > 1 && left.every((number) => number === left[0]);
  if (!same) return [];
  const mover = moverOf(table);
  const here = (spot: Spot) => {
    if (typeof spot !== "number") return 0;
    const point = table.points.find((candidate) => numberOf(candidate, bottomSeat(table)) === spot);
    return point && mover ? point[mover] : 0;
  };
  return legal
    .map((step) => ({ step, men: Math.min(left.length, here(step.from)) }))
    .filter(({ men }) => men > 1);
}

function runOrders(left: number[]): number[][] {
  const [a, b] = left;
  if (a === undefined || b === undefined) return [];
  if (a !== b)
    return [
      [a, b],
      [b, a],
    ];
  return left.slice(1).map((_, index) => left.slice(0, index + 2));
}

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

/** The side whose numbers the points show when nobody is to move. */
export function readerOf(bottom: Seat, mover: Seat | null, always: boolean): Seat {
  return always || mover === null ? bottom : mover;
}

/** The side opposite the one at the bottom. */
export const topSeat = (bottom: Seat): Seat => opposite(bottom);
