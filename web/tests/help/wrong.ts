/** Plays in the lessons that are legal and miss the goal. */

import type { Place } from "../../src/wire";

/** A legal play of each step that does not reach its goal. */
export const WRONG: Record<string, [Place, number][]> = {
  "gul-bara-way": [
    [24, 6],
    [24, 5],
  ],
  single: [
    [24, 3],
    [5, 2],
  ],
  "gul-bara-close": [
    [24, 4],
    [24, 3],
  ],
  "gul-bara-early": [
    [24, 3],
    [24, 3],
    [24, 3],
    [24, 3],
  ],
  choice: [
    [16, 5],
    [16, 5],
    [16, 5],
    [16, 5],
  ],
  "bear-off": [
    [6, 6],
    [6, 5],
  ],
  high: [
    [6, 5],
    [4, 3],
  ],
  "gioul-way": [
    [24, 6],
    [24, 5],
  ],
  "gioul-close": [
    [24, 4],
    [24, 2],
  ],
  "tawula-enter": [
    ["hand", 6],
    [19, 3],
  ],
  "tawula-pack": [
    ["hand", 4],
    [17, 1],
  ],
  "tawula-hit": [
    [21, 5],
    [16, 2],
  ],
  "tawula-last": [
    [13, 5],
    [13, 4],
  ],
  "tawula-doublet": [
    ["hand", 2],
    [23, 2],
    [21, 2],
    ["hand", 2],
  ],
  "backgammon-setup": [
    [24, 3],
    [24, 1],
  ],
  "nackgammon-setup": [
    [24, 3],
    [24, 1],
  ],
  "backgammon-way": [
    [13, 6],
    [13, 5],
  ],
  "backgammon-hit": [
    [24, 6],
    [24, 1],
  ],
  "backgammon-bar": [
    ["bar", 3],
    [13, 5],
  ],
  "backgammon-doublet": [
    [13, 3],
    [13, 3],
    [13, 3],
    [13, 3],
  ],
  "plakoto-pin": [
    [24, 3],
    [24, 1],
  ],
  "plakoto-hold": [
    [12, 6],
    [24, 2],
  ],
  "plakoto-mother": [
    [13, 3],
    [13, 1],
  ],
  "plakoto-leave": [
    [6, 5],
    [6, 2],
  ],
  "fevga-first": [
    [13, 6],
    [7, 5],
  ],
  "narde-head": [
    [13, 6],
    [7, 5],
  ],
  "narde-first": [
    [24, 3],
    [24, 3],
    [21, 3],
    [18, 3],
  ],
  "narde-past": [
    [11, 1],
    [11, 6],
  ],
  "portes-run": [
    [6, 2],
    [8, 1],
  ],
  "tavla-stay": [
    [6, 2],
    [8, 1],
  ],
  "tapa-leave": [
    [6, 5],
    [6, 2],
  ],
  "mahbusa-31-last": [
    [13, 3],
    [13, 1],
  ],
  "tawla-31-first": [
    [12, 6],
    [6, 4],
  ],
};

/** Steps of a lesson, as GAME/KEY, whose answer is the only legal play in that game. */
export const FORCED: string[] = [
  "fevga/gul-bara-way",
  "moultezim/gul-bara-way",
  "narde/gul-bara-way",
  "tawla-31/gioul-way",
];
