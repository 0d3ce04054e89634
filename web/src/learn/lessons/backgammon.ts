/** The lesson of backgammon. */

import { begun, hits } from "../hitSteps";
import type { Lesson } from "../lesson";
import { bearOff, position, step } from "../lessonSteps";

export const lesson: Lesson = {
  game: "backgammon",
  place: 4,
  steps: [
    step({
      key: "backgammon-setup",
      position: position(begun, begun, { throws: "opening", made: 0 }),
      dice: [[3, 1]],
      goal: { kind: "played", mine: { 5: 2 } },
      answer: [
        [8, 3],
        [6, 1],
      ],
    }),
    ...hits(),
    ...bearOff(),
    step({
      key: "backgammon-end",
      position: position({ 2: 1, 1: 1 }, { 20: 1, 13: 5, 9: 5, 6: 4 }, { made: 20 }),
      dice: [[4, 3]],
      goal: { kind: "won", as: "triple" },
    }),
  ],
};
