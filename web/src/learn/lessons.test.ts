import { expect, it } from "vitest";
import { loadTexts, maybe } from "../i18n/messages.svelte";
import { newTableOf, positionOf } from "./lesson";
import { LESSONS, lessonOf } from "./lessons";
import { stepCount } from "./stepCounts";
import COUNTS from "./stepCounts.json";

await loadTexts("learn");

const steps = LESSONS.flatMap(({ game, steps }) => steps.map((step) => ({ game, step })));

it("has the lessons in the order of the games", () => {
  expect(LESSONS.map(({ game }) => game)).toEqual([
    "gul-bara",
    "gioul",
    "tawula",
    "backgammon",
    "portes",
    "nackgammon",
    "tavla",
    "fevga",
    "moultezim",
    "narde",
    "plakoto",
    "tapa",
    "plakoto-express",
    "irish",
    "mahbusa-31",
    "tawla-31",
    "nard-himly",
  ]);
  expect(lessonOf("gioul")?.game).toBe("gioul");
  expect(lessonOf("chess")).toBeNull();
});

it("counts the steps of each lesson for pages that do not load them", () => {
  const counts = LESSONS.map(({ game, steps }) => [game, steps.length]);
  expect(Object.fromEntries(counts)).toEqual(COUNTS);
  expect(stepCount("chess")).toBe(0);
});

it("has a text, a task and a comment in every step", () => {
  for (const { step } of steps) {
    const parts = ["", "-text", "-task", "-good", ...(step.answer.length > 0 ? ["-wrong"] : [])];
    for (const part of parts) expect(maybe(`learn-${step.key}${part}`), step.key).not.toBeNull();
  }
});

it("has fifteen men a side in every step, and no two on one point", () => {
  for (const { game, step } of steps) {
    const position = JSON.parse(positionOf(game, step.position));
    for (const side of [position.white, position.black]) {
      const men = Object.values<number>(side.points).reduce((sum, count) => sum + count, 0);
      expect(men + side.bar + side.hand + side.off, step.key).toBe(15);
      expect(side.off, step.key).toBeGreaterThanOrEqual(0);
    }
  }
});

it("names each step of a lesson once", () => {
  for (const { steps } of LESSONS) {
    const keys = steps.map(({ key }) => key);
    expect(new Set(keys).size).toBe(keys.length);
  }
});

it("writes the pinned men of a position", () => {
  const step = lessonOf("plakoto")?.steps.find(({ key }) => key === "plakoto-hold");
  const { white, black } = JSON.parse(positionOf("plakoto", step?.position ?? ""));
  expect(black).toMatchObject({ points: { 13: 1 }, pinned: [13] });
  expect(white.pinned).toBeUndefined();
});

it("creates a study table with its dice and its position", () => {
  const step = lessonOf("gul-bara")?.steps.find(({ key }) => key === "receive");
  if (!step) throw new Error("no such step");
  const order = newTableOf("gul-bara", step, ["You", "Opponent"]);
  expect(order).toMatchObject({
    rules: "gul-bara",
    purpose: "study",
    dice: [[5, 5]],
    black: { kind: "person", name: "Opponent" },
  });
  expect(JSON.parse(order.position ?? "")).toMatchObject({
    phase: "throw",
    thrower: "black",
    white: { points: { 24: 14, 7: 1 }, throws: 3 },
  });
  const pass = lessonOf("gul-bara")?.steps.find(({ key }) => key === "gul-bara-pass");
  if (!pass) throw new Error("no such step");
  expect(newTableOf("gul-bara", pass, ["You", "Opponent"]).black).toMatchObject({
    kind: "computer",
  });
});
