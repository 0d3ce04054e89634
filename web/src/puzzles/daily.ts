/** The puzzle of the day, and the consecutive days on which it was solved; stored in the browser. */

const KEY = "rosespring.daily";
/** The first day, number 0. */
const FIRST = Date.UTC(2026, 0, 1);
const DAY_MS = 24 * 60 * 60 * 1000;

/** The number of the day that the clock of the person shows. */
export const dayOf = (now: Date): number =>
  Math.max(
    0,
    Math.round((Date.UTC(now.getFullYear(), now.getMonth(), now.getDate()) - FIRST) / DAY_MS),
  );

interface Daily {
  /** The last day on which the puzzle was solved. */
  day: number;
  /** The number of consecutive days until then. */
  row: number;
}

function load(): Daily {
  try {
    const { day, row } = JSON.parse(localStorage.getItem(KEY) ?? "{}") as Partial<Daily>;
    if (typeof day === "number" && typeof row === "number") return { day, row };
  } catch {
    // As for somebody who has solved none.
  }
  return { day: -1, row: 0 };
}

/** The consecutive days, and whether today's puzzle is solved. */
export function daily(today: number): { row: number; isSolved: boolean } {
  const { day, row } = load();
  return { row: day >= today - 1 && day <= today ? row : 0, isSolved: day === today };
}

/** Remembers that the puzzle of a day was solved. */
export function solveDaily(day: number): void {
  const before = load();
  if (before.day === day) return;
  const row = before.day === day - 1 ? before.row + 1 : 1;
  try {
    localStorage.setItem(KEY, JSON.stringify({ day, row } satisfies Daily));
  } catch {
    // Nothing is counted without storage.
  }
}
