/**
 * Applies ("folds") the server's patches to the view of a table: the counterpart of
 * `crates/wire/src/patch`. It contains no rules, and every unchanged part stays the same object.
 * Pure.
 */

import { steady } from "../../board/api";
import type {
  Ladder,
  MoveRow,
  PhasePatch,
  PhaseView,
  PointView,
  RowPatch,
  Seat,
  TableEvent,
  TablePatch,
  TableView,
} from "../../wire";
import { foldEvent, foldSteps, ladderStage, need, sidesOf, stageRow } from "./unfold";

/** The result of folding a patch. */
export interface FoldResult {
  event: TableEvent;
  table: TableView;
}

/** The event of a patch and the view after it. Throws if the patch does not fit the view. */
export function fold(before: TableView, patch: TablePatch): FoldResult {
  if (patch.v !== before.version + 1) throw new Error(`patch ${patch.v} after ${before.version}`);
  const {
    singles,
    white,
    black,
    phase: phaseTo,
    ladder,
    position_id,
    dice_links,
    clock,
    ...plain
  } = patch.set ?? {};
  const phase = phaseTo ? foldPhase(before.phase, phaseTo) : before.phase;
  // Between two parts of turns there are no dice and no ladder.
  const ended = phaseTo !== undefined && sidesOf(phase).mover === undefined;
  const table: TableView = {
    ...before,
    ...(ended ? { dice: null } : {}),
    ...plain,
    ...(dice_links && before.dice_links
      ? { dice_links: { ...before.dice_links, ...dice_links } }
      : {}),
    ...(clock && before.clock ? { clock: { ...before.clock, ...clock } } : {}),
    version: patch.v,
    phase: steady(before.phase, phase),
    points: foldPoints(before.points, patch, singles),
    white: white ? { ...before.white, ...white } : before.white,
    black: black ? { ...before.black, ...black } : before.black,
    ladder:
      ladder === undefined && !ended
        ? before.ladder
        : foldLadder(before.ladder, ladder ?? null, phase),
    legal: patch.legal ? steady(before.legal, foldSteps(patch.legal)) : before.legal,
    moves: foldRows(before, patch),
    position_id: foldId(before.position_id, position_id ?? []),
  };
  return { event: foldEvent(patch.event, before, table), table };
}

const other = (seat: Seat): Seat => (seat === "white" ? "black" : "white");

function foldPhase(before: PhaseView, to: PhasePatch): PhaseView {
  const was = sidesOf(before);
  if (to.kind === "opening" || to.kind === "over") return to;
  if (to.kind === "throw") {
    return { kind: "throw", thrower: to.thrower ?? other(need(was.thrower)) };
  }
  const thrower = to.thrower ?? need(was.thrower);
  if (to.kind === "name") return { kind: "name", thrower };
  const mover = to.mover ?? was.mover ?? thrower;
  if (to.kind === "play") return { kind: "play", thrower, mover };
  const { passes_on = [], names } = to;
  return { kind: "confirm", thrower, mover, passes_on, ...(names && { names }) };
}

function foldPoints(
  before: PointView[],
  { points: moved = [] }: TablePatch,
  singles: number[] | undefined,
): PointView[] {
  if (moved.length === 0 && !singles) return before;
  const men = new Map(moved.map(([number, ...men]) => [number, men]));
  const points = before.map((point) => {
    const { pinned: _, ...rest } = point;
    const moved = men.get(point.white_number) ?? [point.white, point.black, point.pinned];
    const [white, black, pinned] = moved;
    const single_for_mover = singles?.includes(point.white_number) ?? point.single_for_mover;
    return steady(point, { ...rest, white, black, ...(pinned && { pinned }), single_for_mover });
  });
  return steady(before, points);
}

function foldLadder(before: Ladder | null, text: string | null, phase: PhaseView): Ladder | null {
  if (text === null) return null;
  const { thrower, mover } = sidesOf(phase);
  const stages = text.split(" ").map(ladderStage);
  const ladder: Ladder = { thrower: need(thrower), mover: need(mover), stages };
  return before ? steady(before, ladder) : ladder;
}

function foldRows(before: TableView, { rows_kept, rows }: TablePatch): MoveRow[] {
  const { moves } = before;
  if (rows_kept === undefined && !rows) return moves;
  const kept = moves.slice(0, rows_kept);
  return [...kept, ...(rows ?? []).map((row) => foldRow(before, row))];
}

function foldRow(before: TableView, row: RowPatch): MoveRow {
  const was = sidesOf(before.phase);
  return {
    turn: row.turn,
    thrower: row.thrower ?? need(was.thrower),
    mover: row.mover ?? need(was.mover),
    dice: row.dice ?? need(before.dice),
    stages: row.stages.map(stageRow),
  };
}

function foldId(before: string, changed: [number, string][]): string {
  const parts = before.split(".");
  for (const [at, part] of changed) parts[at] = part;
  return parts.join(".");
}
