/** The lesson of Moultezim. */

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
  game: "moultezim",
  place: 10,
  steps: [
    ...parallelStart(),
    firstPasses,
    single({ 24: 14, 22: 1 }),
    stuck({ 24: 4, 23: 2, 22: 2, 21: 2, 20: 2, 19: 2, 11: 1 }, { 13: 10, 3: 5 }),
    step({
      key: "moultezim-table",
      position: position({ 24: 8, 13: 3, 11: 1, 10: 1, 9: 1, 8: 1 }, { 24: 14, 2: 1 }),
      dice: [[6, 5]],
    }),
    most({ 19: 1, 5: 14 }),
    doublet({ 24: 10, 11: 5 }),
    ...bearOff(),
    double,
  ],
};
