/** The lessons, by the games' names. */

import { type Game, inOrder } from "../app/shared/games";
import type { Lesson } from "./lesson";
import { backgammon } from "./lessons/backgammon";
import { gioul } from "./lessons/gioul";
import { gulBara } from "./lessons/gulBara";
import { tawula } from "./lessons/tawula";

export const LESSONS: Lesson[] = [gulBara, gioul, tawula, backgammon];

/** The names of all games on the learning page; some have no lesson. */
export const gamesToLearn = (declared: readonly Game[]): string[] =>
  inOrder(
    [...LESSONS, ...declared.map(({ name }) => ({ game: name }))].map(({ game }) => game),
    declared,
  );

/** The lesson of a game. */
export const lessonOf = (game: string): Lesson | null =>
  LESSONS.find((lesson) => lesson.game === game) ?? null;
