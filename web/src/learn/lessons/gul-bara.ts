/** The lesson of Gul bara. */

import type { Lesson } from "../lesson";
import {
  bearOff,
  choice,
  double,
  most,
  parallelStart,
  position,
  single,
  step,
  stuck,
} from "../lessonSteps";

export const lesson: Lesson = {
  game: "gul-bara",
  place: 1,
  steps: [
    ...parallelStart(),
    single({ 24: 14, 22: 1 }),
    step({
      key: "gul-bara-close",
      position: position({ 24: 12, 11: 1, 9: 1, 8: 1 }, { 24: 15 }),
      dice: [[4, 3]],
      goal: { kind: "played", mine: { 8: 1, 7: 1, 6: 1 } },
      answer: [
        [11, 4],
        [9, 3],
      ],
    }),
    stuck({ 24: 9, 11: 1, 10: 1, 9: 1, 8: 1, 7: 1, 6: 1 }),
    most({ 19: 1, 5: 14 }),
    step({
      key: "gul-bara-early",
      position: position({ 24: 13, 18: 1, 16: 1 }, { 24: 13, 19: 1, 17: 1 }, { made: 1 }),
      dice: [[3, 3]],
      goal: { kind: "played", mine: { 24: 11, 18: 3, 16: 1 } },
      answer: [
        [24, 3],
        [21, 3],
        [24, 3],
        [21, 3],
      ],
    }),
    step({
      key: "gul-bara-cascade",
      position: position({ 24: 9, 20: 2, 17: 2, 15: 2 }, { 24: 11, 18: 2, 16: 1, 15: 1 }),
      dice: [[4, 4]],
      goal: { kind: "kept" },
    }),
    step({
      key: "gul-bara-pass",
      position: position({ 14: 2, 3: 13 }, { 22: 14, 14: 1 }),
      dice: [[6, 6]],
      lively: true,
    }),
    choice({ 24: 11, 22: 1, 19: 1, 17: 1, 6: 1 }),
    step({
      key: "receive",
      position: position({ 24: 14, 7: 1 }, { 24: 15 }, { throws: "opponent" }),
      dice: [[5, 5]],
    }),
    ...bearOff(),
    double,
  ],
};
