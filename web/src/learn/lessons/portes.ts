/** The lesson of Portes. */

import { doubleAtMost, hits, opening } from "../hitSteps";
import type { Lesson } from "../lesson";
import { bearOff, position, step } from "../lessonSteps";

export const lesson: Lesson = {
  game: "portes",
  place: 6,
  steps: [
    opening,
    ...hits(),
    step({
      key: "portes-run",
      position: position({ 13: 5, 8: 4, 6: 5, 3: 1 }, { 24: 1, 21: 1, 13: 5, 8: 3, 6: 5 }),
      dice: [[2, 1]],
      goal: { kind: "played", mine: { 4: 0, 3: 2 }, theirs: { bar: 1 } },
      answer: [
        [6, 2],
        [4, 1],
      ],
    }),
    ...bearOff(),
    doubleAtMost,
  ],
};
