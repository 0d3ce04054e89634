/** The lesson of Mahbusa 31. */

import type { Lesson } from "../lesson";
import { bearOff, contraryStart, doublet, menLeft, most, position, step } from "../lessonSteps";
import { pins, wait } from "../pinSteps";

export const lesson: Lesson = {
  game: "mahbusa-31",
  place: 18,
  steps: [
    ...contraryStart(),
    ...pins(),
    step({
      key: "mahbusa-31-last",
      position: position({ 13: 5, 6: 4, 5: 3, 4: 1, 3: 2 }, { 24: 1, 10: 5, 9: 4, 6: 5 }),
      dice: [[3, 1]],
      goal: { kind: "played", mine: { 1: 1 }, theirs: { 24: 1 } },
      answer: [
        [4, 3],
        [13, 1],
      ],
    }),
    most({ 18: 2, 5: 13 }),
    doublet({ 24: 5, 16: 5, 13: 5 }),
    wait,
    ...bearOff(),
    menLeft,
  ],
};
