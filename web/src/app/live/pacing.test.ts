import { expect, it } from "vitest";
import { backOff, CASCADE_MAX, stagePace } from "./pacing";

const time = (men: number, legs: number, stages: number, speed: "normal" | "slow" | "instant") => {
  const pace = stagePace({ men, legs }, stages, speed);
  return stages * (pace.gap * (men - 1) + pace.leg * legs + pace.pause);
};

it("starts men 60 ms apart and moves them for 180 ms in a plain stage", () => {
  expect(stagePace({ men: 4, legs: 1 }, 1, "normal")).toMatchObject({ gap: 60, leg: 180 });
});

it("shows a whole cascade in four seconds at normal speed, however the men run", () => {
  for (const [men, legs] of [
    [4, 1],
    [1, 4],
    [2, 2],
    [3, 2],
  ] as const) {
    expect(time(men, legs, 6, "normal")).toBeLessThanOrEqual(CASCADE_MAX + 0.001);
  }
});

it("is longer at slow speed, and 0 at instant speed", () => {
  expect(time(4, 1, 3, "slow")).toBeGreaterThan(time(4, 1, 3, "normal"));
  expect(time(4, 1, 3, "instant")).toBe(0);
});

it("waits longer after each failure, and never more than eight seconds", () => {
  const waits = [0, 1, 2, 3, 4, 5, 20].map(backOff);
  expect(waits.every((wait, index) => index === 0 || wait >= (waits[index - 1] ?? 0))).toBe(true);
  expect(waits.at(-1)).toBe(8000);
});
