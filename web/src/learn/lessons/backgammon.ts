/** The lesson of backgammon. */

import { begun, hits, winOfThree } from "../hitSteps";
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
    winOfThree,
  ],
};
