/** Decides what the tutor objects to. Pure. */

import type { Arrow } from "../../board/api";
import type { Seat, StepView, TutorAdvice, TutorStage } from "../../wire";
import { arrowsOf, type BoardState } from "../shared/boardView";
import type { TutorSize } from "../shared/settings.svelte";

/** The least loss of a doubtful play, in units. */
export const DOUBTFUL = 0.03;

/** The smallest losses, in units: those of a doubtful play, an error and a blunder. */
const LEAST = { small: DOUBTFUL, medium: 0.06, large: 0.12 };

/** The stage that lost most, if its loss reaches the limit; of equal ones the first. */
export function objectionTo(advice: TutorAdvice, size: TutorSize): TutorStage | null {
  if (size === "off") return null;
  const least = LEAST[size];
  let worst: TutorStage | null = null;
  for (const stage of advice.stages) {
    if (stage.loss >= least && stage.loss > (worst?.loss ?? 0)) worst = stage;
  }
  return worst;
}

/** The rating of a play that the tutor objects to. */
export const toneOf = (stage: TutorStage): "error" | "blunder" =>
  stage.loss >= LEAST.large ? "blunder" : "error";

/** The arrows of the better play, A, and of the one made, B. */
export function tutorArrows(
  board: BoardState,
  mover: Seat,
  stage: TutorStage,
  bottom: Seat,
): Arrow[] {
  const dice: [number, number] = [1, 1];
  const ways = (steps: StepView[]) => {
    const played = { numbers: [], play: "", steps, lost: [], passed_on: [] };
    return arrowsOf(board, [{ turn: 0, thrower: mover, mover, dice, stages: [played] }], bottom);
  };
  const bad = toneOf(stage);
  return [
    ...ways(stage.best_steps).map((arrow): Arrow => {
      return { ...arrow, ahead: true, mark: { tone: "best", letter: "A" } };
    }),
    ...ways(stage.steps).map((arrow): Arrow => ({ ...arrow, mark: { tone: bad, letter: "B" } })),
  ];
}
