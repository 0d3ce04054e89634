/** What a clock shows at a time of the server. Pure. */

import type { SideClockView, TimeControl } from "../../wire";

/** A clock at one moment. */
export interface ClockReading {
  /** The rest of the bank, in milliseconds. */
  bank: number;
  /** The rest of the delay, in milliseconds; null if the clock stands. */
  delay: number | null;
}

/** The time controls to choose from, the shortest first; null is none. */
export const TIMES: readonly (TimeControl | null)[] = [
  null,
  "fast",
  "normal",
  "slow",
  "days-1",
  "days-3",
];

const SECONDS: Partial<Record<TimeControl, { delay: number; bank: number }>> = {
  fast: { delay: 5, bank: 30 },
  normal: { delay: 8, bank: 60 },
  slow: { delay: 15, bank: 120 },
};

/** The seconds a stage, and those in reserve for a match; null where the players have days. */
export function secondsOf(
  control: TimeControl,
  units: number,
): { delay: number; bank: number } | null {
  const found = SECONDS[control];
  return found ? { delay: found.delay, bank: found.bank * units } : null;
}

/** The days a turn of a control with days. */
export const daysOf = (control: TimeControl): number => Number(control.replace("days-", ""));

/** What a clock shows at the server's time `now`. */
export function readingOf(
  { bank_ms: bank, delay_until_ms: until }: SideClockView,
  now: number,
): ClockReading {
  if (until === undefined) return { bank: Math.max(0, bank), delay: null };
  return { bank: Math.max(0, bank - Math.max(0, now - until)), delay: Math.max(0, until - now) };
}

const SECOND = 1000;
const HOUR = 3600 * SECOND;
const DAY = 24 * HOUR;

/** The whole days of a time of at least one day, which is shown as days; null for a shorter one. */
export const wholeDays = (ms: number): number | null => (ms < DAY ? null : Math.floor(ms / DAY));

/** A time as hours and minutes if it has hours, or else as minutes and seconds: `1:05`. */
export function clockText(ms: number, number: (value: number, digits: number) => string): string {
  const seconds = Math.ceil(ms / SECOND);
  const [large, small] =
    ms >= HOUR
      ? [Math.floor(seconds / 3600), Math.floor((seconds % 3600) / 60)]
      : [Math.floor(seconds / 60), seconds % 60];
  return `${number(large, 1)}:${number(small, 2)}`;
}
