/** The lesson of Nackgammon. */

import { hits, winOfThree } from "../hitSteps";
import type { Lesson, Men } from "../lesson";
import { bearOff, position, step } from "../lessonSteps";

const begun: Men = { 24: 2, 23: 2, 13: 4, 8: 3, 6: 4 };

export const lesson: Lesson = {
  game: "nackgammon",
  place: 7,
  steps: [
    step({
      key: "nackgammon-setup",
      position: position(begun, begun, { throws: "opening", made: 0 }),
      dice: [[3, 1]],
      goal: { kind: "played", mine: { 5: 2 } },
      answer: [
        [8, 3],
        [6, 1],
      ],
    }),
    ...hits(begun),
    ...bearOff(),
    winOfThree,
  ],
};
