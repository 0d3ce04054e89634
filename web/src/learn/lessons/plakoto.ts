/** The lesson of Plakoto. */

import type { Lesson } from "../lesson";
import { bearOff, contraryStart, double, doublet, most } from "../lessonSteps";
import { leave, mother, pins, wait } from "../pinSteps";

export const lesson: Lesson = {
  game: "plakoto",
  place: 12,
  steps: [
    ...contraryStart(),
    ...pins(),
    mother,
    leave("plakoto-leave"),
    most({ 18: 2, 5: 13 }),
    doublet({ 24: 5, 16: 5, 13: 5 }),
    wait,
    ...bearOff(),
    double,
  ],
};
