import { expect, test } from "vitest";
import { clockText, daysOf, readingOf, secondsOf, wholeDays } from "./reading";

const digits = (value: number, least: number) => String(value).padStart(least, "0");

test("a clock uses its delay first, then its bank, and never has less than nothing", () => {
  const clock = { bank_ms: 30_000, delay_until_ms: 5_000 };

  expect(readingOf(clock, 2_000)).toEqual({ bank: 30_000, delay: 3_000 });
  expect(readingOf(clock, 6_500)).toEqual({ bank: 28_500, delay: 0 });
  expect(readingOf(clock, 90_000)).toEqual({ bank: 0, delay: 0 });
  expect(readingOf({ bank_ms: 7_000 }, 90_000)).toEqual({ bank: 7_000, delay: null });
});

test("a time is shown until it is over", () => {
  expect(clockText(65_000, digits)).toBe("1:05");
  expect(clockText(64_001, digits)).toBe("1:05");
  expect(clockText(1, digits)).toBe("0:01");
  expect(clockText(0, digits)).toBe("0:00");
  expect(clockText(7 * 24 * 3_600_000, digits)).toBe("168:00");
});

test("the reserve grows with the match", () => {
  expect(secondsOf("fast", 3)).toEqual({ delay: 5, bank: 90 });
  expect(secondsOf("days-3", 3)).toBeNull();
  expect(daysOf("days-3")).toBe(3);
});

test("a time of a day or more is shown as days", () => {
  const hours = [23, 24, 47, 7 * 24].map((count) => wholeDays(count * 3_600_000));

  expect(hours).toEqual([null, 1, 1, 7]);
});
