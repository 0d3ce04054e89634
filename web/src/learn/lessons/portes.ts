/** The lesson of Portes. */

import { begun, hits } from "../hitSteps";
import type { Lesson } from "../lesson";
import { bearOff, position, step } from "../lessonSteps";

export const lesson: Lesson = {
  game: "portes",
  place: 6,
  steps: [
    step({
      key: "portes-setup",
      position: position(begun, begun, { throws: "opening", made: 0 }),
      dice: [[6, 3]],
      goal: { kind: "opened" },
    }),
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
    step({
      key: "portes-end",
      position: position({ 2: 1, 1: 1 }, { 20: 1, 13: 5, 9: 5, 6: 3, bar: 1 }, { made: 20 }),
      dice: [[4, 3]],
      goal: { kind: "won", as: "double" },
    }),
  ],
};
