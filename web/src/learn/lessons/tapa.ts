/** The lesson of Tapa. */

import type { Lesson } from "../lesson";
import { bearOff, contraryStart, double, doublet, most, position, step } from "../lessonSteps";
import { leave, mother, pins, wait } from "../pinSteps";

export const lesson: Lesson = {
  game: "tapa",
  place: 13,
  steps: [
    step({
      key: "tapa-setup",
      position: position({ 24: 15 }, { 24: 15 }, { throws: "opening", made: 0 }),
      dice: [[6, 4]],
    }),
    ...contraryStart().slice(1),
    ...pins(),
    mother,
    leave("tapa-leave"),
    most({ 18: 2, 5: 13 }),
    doublet({ 24: 5, 16: 5, 13: 5 }),
    wait,
    ...bearOff(),
    double,
  ],
};
