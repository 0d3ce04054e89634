/** The lesson of Gioul. */

import type { Lesson } from "../lesson";
import {
  bearOff,
  choice,
  contraryCascade,
  contraryStart,
  double,
  most,
  position,
  single,
  step,
  stuck,
} from "../lessonSteps";

export const lesson: Lesson = {
  game: "gioul",
  place: 2,
  steps: [
    ...contraryStart(),
    single({ 24: 14, 15: 1 }),
    step({
      key: "gioul-close",
      position: position({ 24: 12, 11: 1, 8: 1, 5: 1 }, { 24: 15 }),
      dice: [[4, 2]],
      goal: { kind: "played", mine: { 7: 1, 6: 1, 5: 1 } },
      answer: [
        [11, 4],
        [8, 2],
      ],
    }),
    stuck({ 24: 9, 7: 1, 6: 1, 5: 1, 4: 1, 3: 1, 2: 1 }),
    most({ 18: 1, 5: 14 }),
    ...contraryCascade(),
    choice({ 24: 11, 20: 1, 18: 1, 15: 1, 7: 1 }),
    step({
      key: "receive",
      position: position({ 24: 14, 6: 1 }, { 24: 15 }, { throws: "opponent" }),
      dice: [[5, 5]],
    }),
    bearOff()[0],
    step({
      key: "gioul-past",
      position: position({ 6: 2, 5: 2, 3: 11 }, { 24: 2, 21: 1, 6: 12 }, { made: 20 }),
      dice: [[5, 2]],
    }),
    bearOff()[1],
    double,
  ].filter((one) => one !== undefined),
};
