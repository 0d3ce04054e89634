/** The lesson of Plakoto Express. */

import type { Lesson } from "../lesson";
import {
  bearOff,
  choice,
  contraryCascade,
  contraryStart,
  double,
  most,
  position,
  step,
} from "../lessonSteps";
import { leave, mother, pins, wait } from "../pinSteps";

export const lesson: Lesson = {
  game: "plakoto-express",
  place: 14,
  steps: [
    ...contraryStart(),
    ...pins(),
    mother,
    leave("plakoto-leave"),
    most({ 18: 2, 5: 13 }),
    ...contraryCascade(),
    choice({ 24: 7, 20: 2, 18: 2, 15: 2, 7: 2 }),
    step({
      key: "receive",
      position: position({ 24: 13, 6: 2 }, { 24: 15 }, { throws: "opponent" }),
      dice: [[5, 5]],
    }),
    wait,
    ...bearOff(),
    double,
  ],
};
