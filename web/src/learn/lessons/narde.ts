/** The lesson of Long Nardy. */

import type { Lesson, Men } from "../lesson";
import {
  bearOff,
  double,
  doublet,
  most,
  parallelStart,
  position,
  single,
  step,
  stuck,
  times,
} from "../lessonSteps";

/** Five consecutive points, and a man that can make the sixth. */
const almostSix: Men = { 24: 4, 13: 1, 11: 2, 10: 2, 9: 2, 8: 2, 7: 2 };

export const lesson: Lesson = {
  game: "narde",
  place: 11,
  steps: [
    ...parallelStart(),
    step({
      key: "narde-head",
      position: position({ 24: 14, 13: 1 }, { 24: 15 }, { made: 1 }),
      dice: [[6, 5]],
      goal: { kind: "played", mine: { 24: 13, 18: 1, 8: 1 } },
      answer: [
        [24, 6],
        [13, 5],
      ],
    }),
    step({
      key: "narde-first",
      position: position({ 24: 15 }, { 24: 15 }, { made: 0 }),
      dice: [[3, 3]],
      goal: { kind: "played", mine: { 24: 13, 18: 2 } },
      answer: [...times(2, 24, 3), ...times(2, 21, 3)],
    }),
    single({ 24: 14, 22: 1 }),
    stuck({ 24: 9, 11: 1, 10: 1, 9: 1, 8: 1, 7: 1, 6: 1 }, { 24: 14, 2: 1 }),
    step({ key: "narde-wall", position: position(almostSix, { 24: 15 }), dice: [[6, 1]] }),
    step({
      key: "narde-past",
      position: position(almostSix, { 24: 14, 11: 1 }),
      dice: [[6, 1]],
      goal: { kind: "played", mine: { 11: 2, 10: 2, 9: 2, 8: 2, 7: 2, 6: 1 } },
      answer: [
        [13, 6],
        [7, 1],
      ],
    }),
    most({ 19: 1, 5: 14 }),
    doublet({ 24: 10, 11: 5 }),
    ...bearOff(),
    double,
  ],
};
