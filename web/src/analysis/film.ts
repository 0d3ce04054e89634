/** Turns of an analysed game as the frames of a clip need them. Pure. */

import { boardPosition, boardStep } from "../app/shared/boardView";
import type { ClipRow, ClipTurn } from "../clip/frames";
import type { ReviewView, Seat } from "../wire";
import { boardState, type PlayItem, type TurnRow, turnsOf } from "./model";

/** The turns of a game that a clip can show: those of a throw. */
export const shownTurns = (view: ReviewView, game: number): TurnRow[] =>
  turnsOf(view.items, game).filter(({ opening, plays }) => !opening || plays.length > 0);

/** These turns of a game, seen by a side. */
export function filmOf(
  view: ReviewView,
  game: number,
  turns: readonly TurnRow[],
  bottom: Seat,
): ClipTurn[] {
  const shape = view.games[game - 1]?.board ?? view.board;
  return turns.flatMap(({ thrown, plays, side, dice }) => {
    const first = view.items[thrown];
    if (!first) return [];
    const board = boardState(shape, first.men);
    const played = plays.map((item) => view.items[item]?.what as PlayItem);
    const rows: ClipRow[] = [];
    for (const { thrower, mover, numbers, steps, passes_on: passes } of played) {
      let row = rows.at(-1);
      if (row?.mover !== mover) {
        row = { thrower, mover, stages: [] };
        rows.push(row);
      }
      row.stages.push({
        numbers,
        steps: steps.map((step) => boardStep(board, mover, step, bottom)),
        lost: passes.length > 0 ? [] : unplayed(numbers, steps),
      });
      // Groups that were thrown, and never reached.
      const later = passes.filter((group) => group[0] !== numbers[0]);
      for (const group of later) row.stages.push({ numbers: group, steps: [], lost: [] });
    }
    const missed = {
      thrower: side,
      mover: side,
      stages: [{ numbers: dice, steps: [], lost: dice }],
    };
    const start = boardPosition(board, bottom, bottom, bottom);
    return [{ start, rows: rows.length > 0 ? rows : [missed] }];
  });
}

/** The numbers that no step played. */
function unplayed(numbers: readonly number[], steps: readonly { number: number }[]): number[] {
  const left = [...numbers];
  for (const { number } of steps) left.splice(left.indexOf(number), 1);
  return left;
}
