/** Plays through a lesson by the page alone. */

import type { Page } from "playwright-core";
import { expect } from "vitest";
import type { LessonStep } from "../../src/learn/lesson";
import type { Place } from "../../src/wire";
import { drag, place } from "./browser";
import { AT_REST } from "./player";

/** The lesson's verdict on a play. */
export const verdict = (page: Page, kind: string) =>
  page.waitForSelector(`main.lesson[data-verdict="${kind}"]`);

/** Waits until a step is on the board. */
export async function awaitStep(page: Page, key: string): Promise<void> {
  await page.waitForSelector(`main.lesson[data-step="${key}"] .board[aria-busy=false] svg`);
}

/** Throws, for the opponent too. */
export async function throwDice(page: Page): Promise<void> {
  await page.locator('[data-primary="throw"]:enabled').click();
}

/** Plays these steps, each from a point by a number. */
export async function playSteps(page: Page, steps: [Place, number][]): Promise<void> {
  for (const [from, number] of steps) {
    const before = typeof from === "number" ? from : 25;
    const to = before - number > 0 ? before - number : "off";
    await page.waitForSelector(
      `.wood[data-rest=true] [data-spot="${from}"][aria-disabled="false"]`,
    );
    const shown = await told(page);
    await drag(page, place(page, from), place(page, to));
    await expect.poll(() => told(page), { interval: 20 }).not.toBe(shown);
  }
}

/** What the page tells of the places of the board, and its verdict. */
const told = (page: Page) =>
  page.evaluate(() => {
    const spots = [...document.querySelectorAll("main.lesson [data-spot]")];
    const verdict = document.querySelector("main.lesson")?.getAttribute("data-verdict");
    return [verdict, ...spots.map((spot) => spot.getAttribute("aria-label"))].join("; ");
  });

/** Taps men that may move until the stage or the cascade is played. */
export async function playAny(page: Page): Promise<void> {
  // A slow page misses most taps: those that come while it waits for the host.
  for (let taps = 0; taps < 400; taps++) {
    const found = await page.waitForFunction((rest) => {
      const main = document.querySelector(`main.lesson:has(${rest})`);
      const judged = main?.getAttribute("data-verdict");
      if (!main) return null;
      if (judged !== "open") return "judged";
      const man = document.querySelector('[data-spot][aria-disabled="false"]');
      const box = man?.getBoundingClientRect();
      return box ? { x: box.x + box.width / 2, y: box.y + box.height / 2 } : null;
    }, AT_REST);
    const spot = await found.jsonValue();
    if (spot === "judged" || spot === null || typeof spot === "string") return;
    await page.mouse.click(spot.x, spot.y);
  }
}

/** Does a step's task and waits for the comment that it is right. */
export async function solve(page: Page, step: LessonStep): Promise<void> {
  await awaitStep(page, step.key);
  if (step.dice.length > 0) await throwDice(page);
  if (step.goal.kind !== "opened") {
    if (step.answer.length > 0) await playSteps(page, step.answer);
    else await playAny(page);
    await finish(page);
  }
  await verdict(page, "right");
}

/** Presses Done if the turn waits for it. */
export async function finish(page: Page): Promise<void> {
  await page.waitForSelector('main.lesson:not([data-verdict="open"])');
  const state = await page.locator("main.lesson").getAttribute("data-verdict");
  if (state === "nearly" || state === "astray")
    await page.locator('[data-primary="done"]:enabled').click();
}
