/** Draws a right answer on the board. Pure. */

import { arrowsOf } from "../app/shared/boardView";
import type { Arrow } from "../board/api";
import type { Place, StepView, TableView } from "../wire";
import type { LessonStep } from "./lesson";

/** The arrows of the right answer, from the position before the pupil's play. */
export function answerArrows(table: TableView, step: LessonStep): Arrow[] {
  // The arrows do not depend on the dice; a stage in the middle of a turn has none.
  const [die = [1, 1]] = step.dice;
  const steps = step.answer.map(([from, number]) => stepView(from, number));
  const stages = [{ numbers: [...die], play: "", steps, lost: [], passed_on: [] }];
  const row = { turn: 1, thrower: "white", mover: "white", dice: die, stages } as const;
  return arrowsOf(table, [row], "white").map((arrow) => ({ ...arrow, ahead: true }));
}

function stepView(from: Place, number: number): StepView {
  const before = typeof from === "number" ? from : 25;
  const to = before - number;
  return { from, to: to > 0 ? to : "off", number, hits: false };
}
