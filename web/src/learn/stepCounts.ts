/** How many steps each lesson has, for pages that do not load the lessons. Pure. */

import COUNTS from "./stepCounts.json";

const counts: Partial<Record<string, number>> = COUNTS;

/** The number of steps of a game's lesson; 0 without a lesson. */
export const stepCount = (game: string): number => counts[game] ?? 0;
