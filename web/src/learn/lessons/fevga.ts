/** The lesson of Fevga. */

import type { Lesson } from "../lesson";
import {
  bearOff,
  double,
  doublet,
  firstPasses,
  most,
  parallelStart,
  position,
  single,
  step,
  stuck,
} from "../lessonSteps";

export const lesson: Lesson = {
  game: "fevga",
  place: 9,
  steps: [
    ...parallelStart(),
    firstPasses,
    single({ 24: 14, 22: 1 }),
    stuck({ 24: 9, 11: 1, 10: 1, 9: 1, 8: 1, 7: 1, 6: 1 }, { 24: 14, 2: 1 }),
    step({
      key: "fevga-table",
      position: position({ 24: 8, 23: 1, 22: 1, 21: 1, 20: 1, 11: 3 }, { 24: 14, 2: 1 }),
      dice: [[5, 4]],
    }),
    step({
      key: "fevga-open",
      position: position({ 24: 3, 11: 2, 10: 2, 9: 2, 8: 2, 7: 2, 6: 2 }, { 24: 15 }),
      dice: [[6, 5]],
    }),
    most({ 19: 1, 5: 14 }),
    doublet({ 24: 10, 11: 5 }),
    ...bearOff(),
    double,
  ],
};
