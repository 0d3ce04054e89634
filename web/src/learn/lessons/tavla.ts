/** The lesson of Tavla. */

import { doubleAtMost, hits, opening } from "../hitSteps";
import type { Lesson } from "../lesson";
import { bearOff, position, step } from "../lessonSteps";

export const lesson: Lesson = {
  game: "tavla",
  place: 8,
  steps: [
    opening,
    ...hits(),
    step({
      key: "tavla-stay",
      position: position({ 13: 5, 8: 4, 6: 5, 5: 1 }, { 24: 1, 21: 1, 13: 5, 8: 3, 6: 5 }),
      dice: [[2, 1]],
      goal: { kind: "played", mine: { 4: 2 }, theirs: { bar: 1 } },
      answer: [
        [6, 2],
        [5, 1],
      ],
    }),
    ...bearOff(),
    doubleAtMost,
  ],
};
