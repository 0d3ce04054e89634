/** The lesson of Tawula. */

import type { Lesson } from "../lesson";
import { bearOff, position, step, times } from "../lessonSteps";

const begun = { 24: 2, hand: 13 };

export const lesson: Lesson = {
  game: "tawula",
  place: 3,
  steps: [
    step({
      key: "tawula-setup",
      position: position(begun, begun, { throws: "opening", made: 0 }),
      dice: [[6, 3]],
      goal: { kind: "opened" },
    }),
    step({
      key: "tawula-enter",
      position: position(begun, begun, { made: 0 }),
      dice: [[6, 3]],
      goal: { kind: "played", mine: { 19: 1, 22: 1, hand: 11 } },
      answer: [
        ["hand", 6],
        ["hand", 3],
      ],
    }),
    step({ key: "tawula-ace", position: position(begun, begun, { made: 0 }), dice: [[1, 1]] }),
    step({
      key: "tawula-pack",
      position: position({ 24: 2, 17: 1, 15: 1, 13: 1, hand: 10 }, { 24: 2, 20: 1, hand: 12 }),
      dice: [[4, 1]],
      goal: { kind: "played", mine: { 17: 0, 13: 2 } },
      answer: [
        [17, 4],
        [15, 1],
      ],
    }),
    step({
      key: "tawula-hit",
      position: position({ 24: 2, 21: 1, hand: 12 }, { 24: 2, 8: 1, hand: 12 }),
      dice: [[5, 2]],
      goal: { kind: "played", theirs: { bar: 1 } },
      answer: [
        ["hand", 5],
        ["hand", 2],
      ],
    }),
    step({
      key: "tawula-bar",
      position: position({ 24: 2, 16: 1, bar: 1, hand: 11 }, { 24: 2, 11: 2, hand: 11 }),
      dice: [[6, 1]],
    }),
    step({
      key: "tawula-free",
      position: position({ 13: 2, 11: 3, 10: 3, 9: 3, 8: 3, 7: 1 }, { 24: 2, bar: 1, hand: 12 }),
      dice: [[6, 5]],
    }),
    step({
      key: "tawula-last",
      position: position(
        { 24: 2, 22: 1, 13: 4, 10: 4, 8: 3, hand: 1 },
        { 24: 2, 19: 1, 18: 1, 3: 4, 2: 3, hand: 4 },
      ),
      dice: [[5, 4]],
      goal: { kind: "played", mine: { hand: 0, 24: 1 } },
      answer: [
        ["hand", 4],
        [24, 5],
      ],
    }),
    step({
      key: "tawula-doublet",
      position: position(begun, begun, { made: 0 }),
      dice: [[2, 2]],
      goal: { kind: "played", mine: { hand: 12, 17: 1 } },
      answer: [...times(1, "hand", 2), [23, 2], [21, 2], [19, 2]],
    }),
    ...bearOff(),
    step({
      key: "tawula-capote",
      position: position(
        { 6: 5, 5: 5, 4: 5 },
        { 24: 2, 23: 1, 22: 1, 21: 1, 20: 1, 19: 1, hand: 8 },
        { made: 20 },
      ),
      dice: [[6, 5]],
      goal: { kind: "won", as: "capote" },
    }),
  ],
};
