import { afterEach, expect, it } from "vitest";
import { daily, dayOf, solveDaily } from "./daily";

afterEach(() => localStorage.clear());

it("counts the days by the clock of the person", () => {
  expect(dayOf(new Date(2026, 0, 1, 0, 1))).toBe(0);
  expect(dayOf(new Date(2026, 0, 1, 23, 59))).toBe(0);
  expect(dayOf(new Date(2026, 10, 26, 12))).toBe(329);
  // A clock that is wrong, and the change to summer time.
  expect(dayOf(new Date(1999, 0, 1))).toBe(0);
  expect(dayOf(new Date(2027, 2, 29, 12))).toBe(dayOf(new Date(2027, 2, 27, 12)) + 2);
});

it("counts consecutive days, and begins again after a day without", () => {
  expect(daily(5)).toEqual({ row: 0, isSolved: false });
  solveDaily(5);
  solveDaily(5);
  expect(daily(5)).toEqual({ row: 1, isSolved: true });
  solveDaily(6);
  expect(daily(6)).toEqual({ row: 2, isSolved: true });
  expect(daily(7)).toEqual({ row: 2, isSolved: false });
  expect(daily(8)).toEqual({ row: 0, isSolved: false });
  solveDaily(9);
  expect(daily(9)).toEqual({ row: 1, isSolved: true });
});

it("survives what others have stored in its place", () => {
  for (const text of ["", "[]", "null", '{"day":"1"}']) {
    localStorage.setItem("rosespring.daily", text);
    expect(daily(3)).toEqual({ row: 0, isSolved: false });
  }
});
