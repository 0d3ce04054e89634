/** The lesson of Tawla 31. */

import type { Lesson } from "../lesson";
import {
  bearOff,
  contraryStart,
  doublet,
  menLeft,
  most,
  position,
  single,
  step,
  stuck,
} from "../lessonSteps";

export const lesson: Lesson = {
  game: "tawla-31",
  place: 19,
  steps: [
    ...contraryStart(),
    step({
      key: "tawla-31-first",
      position: position({ 24: 14, 12: 1 }, { 24: 15 }, { made: 2 }),
      dice: [[6, 4]],
      goal: { kind: "played", mine: { 24: 13, 20: 1, 6: 1 } },
      answer: [
        [12, 6],
        [24, 4],
      ],
    }),
    single({ 24: 14, 15: 1 }),
    stuck({ 24: 9, 7: 1, 6: 1, 5: 1, 4: 1, 3: 1, 2: 1 }),
    most({ 18: 1, 5: 14 }),
    doublet({ 24: 10, 6: 5 }),
    ...bearOff(),
    menLeft,
  ],
};
