/**
 * Rebuilds the scenes of the last turn from the move list, for a page that did not see it: men go
 * back the way they came, then forward again. It contains no rules. Pure.
 */

import type {
  Ladder,
  LadderStage,
  MoveRow,
  PipState,
  Place,
  Seat,
  SideView,
  StageRow,
  StepView,
  TableEvent,
  TableView,
} from "../../wire";
import { lastRows } from "../shared/boardView";
import { namedInRow } from "../shared/named";
import { bottomSeat, isAlone, moverOf, opposite } from "../shared/seats";

/** An event with the states before and after it. */
export interface Scene {
  event: TableEvent;
  before: TableView;
  after: TableView;
}

/** The bar counts as 25. */
const BAR = 25;

/** The rows that a player may want to see again: all that the other side played since their turn. */
export function rowsToShow(table: TableView): MoveRow[] {
  if (!isAlone(table)) return lastRows(table, moverOf(table));
  const mine = table.moves.findLastIndex((row) => row.mover === bottomSeat(table));
  return table.moves.slice(mine + 1);
}

/** The scenes of the last rows of the move list; none if the men do not fit them. */
export function retrace(table: TableView, rows: MoveRow[]): Scene[] {
  const steps = rows.flatMap((row) =>
    row.stages.flatMap((stage) => stage.steps.map((step) => ({ mover: row.mover, step }))),
  );
  const resting = { ...table, legal: [], dice: null, opening_dice: null, ladder: null };
  let at: TableView | null = { ...resting, can_undo: false, can_done: false, can_throw: false };
  for (const { mover, step } of steps.reverse()) at = at && moved(at, mover, step, -1);
  const scenes: Scene[] = [];
  for (const row of at ? rows : []) {
    for (const { event, after } of scenesOf(at as TableView, row)) {
      scenes.push({ event, before: at as TableView, after });
      at = after;
    }
  }
  return scenes;
}

/** The events of one row, each with the state after it. */
function* scenesOf(start: TableView, row: MoveRow): Generator<Omit<Scene, "before">> {
  const { thrower, mover, dice, stages } = row;
  let at: TableView = {
    ...start,
    phase: { kind: "play", thrower, mover },
    dice,
    ladder: ladderAt(row, 0),
  };
  if (thrower === mover) {
    const number = namedInRow(row);
    const thrown = { kind: "thrown", thrower, dice, cascades: stages.length > 1 } as const;
    yield { event: number === null ? thrown : { kind: "named", thrower, number }, after: at };
  }
  for (const [index, stage] of stages.entries()) {
    for (const step of stage.steps) at = moved(at, mover, step, 1) ?? at;
    at = { ...at, ladder: ladderAt(row, index + 1) };
    const event = stageEvent(mover, stage);
    if (event) yield { event, after: at };
  }
  const groups = stages.map((stage) => stage.passed_on).filter((group) => group.length > 0);
  const to = opposite(mover);
  if (groups.length > 0) {
    yield { event: { kind: "handed_over", from: mover, to, groups }, after: at };
  }
}

/** What happened in a stage; null if the turn never reached it. */
function stageEvent(mover: Seat, stage: StageRow): TableEvent | null {
  if (stage.steps.length > 0) return { kind: "stage_played", mover, stage, forced: false };
  if (stage.passed_on.length === stage.numbers.length) return null;
  return { kind: "stage_passed", mover, numbers: stage.numbers };
}

/** The ladder of a row when its first `played` stages are over. */
function ladderAt({ thrower, mover, stages }: MoveRow, played: number): Ladder {
  const stagesAt = stages.map((stage, index): LadderStage => {
    const over = index < played;
    const numbers = over ? statesOf(stage) : stage.numbers.map((number) => toPlay(number));
    return { numbers, current: index === played };
  });
  return { thrower, mover, stages: stagesAt };
}

const toPlay = (number: number) => ({ number, state: "to_play" as PipState });

/** The numbers of a stage that is over. */
function statesOf({ numbers, lost, passed_on }: StageRow): LadderStage["numbers"] {
  const left = { lost: [...lost], passed_on: [...passed_on] };
  const stateOf = (number: number): PipState => {
    for (const state of ["lost", "passed_on"] as const) {
      const index = left[state].indexOf(number);
      if (index >= 0) return left[state].splice(index, 1) && state;
    }
    return "played";
  };
  // Numbers were played before those that could not be played any more.
  return numbers
    .toReversed()
    .map((number) => ({ number, state: stateOf(number) }))
    .toReversed();
}

/** The men after a step, or before it (`way` -1); null if a man is missing. */
function moved(table: TableView, mover: Seat, step: StepView, way: 1 | -1): TableView | null {
  const { from, to, number, hits } = step;
  const other = opposite(mover);
  const far = to === "off" && typeof from === "number" ? from : number;
  let at = put(put(table, mover, from, -way), mover, to, way);
  at = withSide(at, mover, { pips: at[mover].pips - way * far });
  if (hits && table.has_bar && typeof to === "number") {
    const there = facing(table, mover, to);
    at = put(put(at, other, there, -way), other, "bar", way);
    at = withSide(at, other, { pips: at[other].pips + way * (BAR - there) });
  }
  const counts = [...at.points.flatMap((point) => [point.white, point.black])];
  for (const side of [at.white, at.black]) counts.push(side.bar, side.hand, side.off);
  return counts.some((men) => men < 0) ? null : at;
}

/** The number that the other side gives to a point. */
function facing(table: TableView, seat: Seat, number: number): number {
  const point = table.points.find((one) => one[`${seat}_number`] === number);
  return point?.[`${opposite(seat)}_number`] ?? number;
}

/** The table with `men` more men of a side on a place. */
function put(table: TableView, seat: Seat, place: Place, men: number): TableView {
  if (typeof place !== "number") {
    return withSide(table, seat, { [place]: table[seat][place] + men });
  }
  const points = table.points.map((point) => {
    if (point[`${seat}_number`] !== place) return point;
    const { pinned: before, ...rest } = point;
    const held = { ...rest, [seat]: point[seat] + men };
    // Where both sides stand, one man is pinned: that of the side that was there first.
    const both = held.white > 0 && held.black > 0;
    return both ? { ...held, pinned: before ?? opposite(seat) } : held;
  });
  return { ...table, points };
}

const withSide = (table: TableView, seat: Seat, change: Partial<SideView>): TableView => ({
  ...table,
  [seat]: { ...table[seat], ...change },
});
