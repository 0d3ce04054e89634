/** The lesson of Himly's Nard. */

import { begun, hits, opening, twoSteps } from "../hitSteps";
import type { Lesson } from "../lesson";
import { bearOff, position, step } from "../lessonSteps";

export const lesson: Lesson = {
  game: "nard-himly",
  place: 21,
  steps: [
    opening,
    ...hits(begun, twoSteps),
    ...bearOff(),
    step({
      key: "nard-himly-end",
      position: position({ 2: 1, 1: 1 }, { 20: 1, 13: 5, 9: 5, 6: 4 }, { made: 20 }),
      dice: [[4, 3]],
      goal: { kind: "won", as: "double" },
    }),
  ],
};
