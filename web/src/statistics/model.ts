/** Prepares the server's figures for the page, without layout. */

import { type Game, inOrder } from "../app/shared/games";
import type { ChanceTest, DiceCount, ResultsRow, StatisticsView } from "../wire";

/** The names of the games with figures, in the order of `declared`. */
export function gamesOf(view: StatisticsView, declared: readonly Game[]): string[] {
  const all = [view.results, view.ratings, view.performance, view.openings].flat();
  return inOrder(
    all.map(({ game }) => game),
    declared,
  );
}

/** Whether nothing has been played, analysed or solved. */
export const isEmpty = (view: StatisticsView): boolean =>
  view.names.length === 0 && view.puzzles.length === 0 && view.unreadable === 0;

/** Groups rows by their rules, in the order of the rows. */
export function byRules<T extends { rules: string; title: string }>(rows: readonly T[]) {
  const groups = new Map<string, { rules: string; title: string; rows: T[] }>();
  for (const row of rows) {
    const group = groups.get(row.rules) ?? { rules: row.rules, title: row.title, rows: [] };
    group.rows.push(row);
    groups.set(row.rules, group);
  }
  return [...groups.values()];
}

/** The sum of all results. */
export function sumOf(rows: readonly ResultsRow[]) {
  const sum = { won: 0, lost: 0, units: 0, drawn: 0 };
  for (const { won, lost, drawn } of rows) {
    sum.won += won.games;
    sum.lost += lost.games;
    sum.units += won.units - lost.units;
    sum.drawn += drawn;
  }
  return sum;
}

/** The test of a count: of the 21 throws, or of the faces if there are too few throws for it. */
export const mainTest = ({ pairs_test, faces_test }: DiceCount): ChanceTest =>
  pairs_test.verdict === "too_few" ? faces_test : pairs_test;

/** A value on a chart, and its possible error. */
export interface ChartPoint {
  value: number;
  off?: number;
}

/** A line across a chart. */
export interface ChartMark {
  value: number;
  text: string;
}

/**
 * The range of a chart, and its lines: those among the points, and the next ones above and below.
 * The error bar of the last point fits into the chart; those of the first points, with few data,
 * may extend beyond it.
 */
export function scaleOf(points: readonly ChartPoint[], marks: readonly ChartMark[]) {
  const { value: last = 0, off = 0 } = points.at(-1) ?? {};
  const values = [...points.map(({ value }) => value), last - off, last + off];
  const [least, most] = [Math.min(...values), Math.max(...values)];
  const sorted = marks.toSorted((a, b) => a.value - b.value);
  const below = sorted.findLast(({ value }) => value <= least);
  const above = sorted.find(({ value }) => value >= most);
  const [from, to] = [below?.value ?? least, above?.value ?? most];
  const room = Math.max((to - from) * 0.09, 1);
  return {
    low: from - room,
    high: to + room,
    marks: sorted.filter(({ value }) => value >= from && value <= to),
  };
}

/** Round numbers for the lines of a chart that begins at 0. */
export function ticksOf(points: readonly ChartPoint[]): number[] {
  const most = Math.max(1, ...points.map(({ value }) => value));
  const step = [1, 2, 5, 10, 20, 50, 100, 200].find((one) => most / one <= 4) ?? most;
  return Array.from({ length: Math.ceil(most / step) + 1 }, (_, place) => place * step);
}

/** How far a count is from the expected one: from -1 for far too few to 1 for far too many. */
export function leaning(count: number, expected: number): number {
  if (expected === 0) return 0;
  const errors = (count - expected) / Math.sqrt(expected);
  return Math.max(-1, Math.min(1, errors / 3));
}
