/// <reference types="vite/client" />
/** The lessons, by the games' names. */

import { type Game, inOrder } from "../app/shared/games";
import type { Lesson } from "./lesson";

/** The lessons of the folder, in the order of their places. */
export const LESSONS: Lesson[] = Object.values(
  import.meta.glob<Lesson>("./lessons/*.ts", { eager: true, import: "lesson" }),
).sort((a, b) => (a.place ?? 0) - (b.place ?? 0));

/** The names of all games on the learning page; some have no lesson. */
export const gamesToLearn = (declared: readonly Game[]): string[] =>
  inOrder(
    [...LESSONS, ...declared.map(({ name }) => ({ game: name }))].map(({ game }) => game),
    declared,
  );

/** The lesson of a game. */
export const lessonOf = (game: string): Lesson | null =>
  LESSONS.find((lesson) => lesson.game === game) ?? null;
