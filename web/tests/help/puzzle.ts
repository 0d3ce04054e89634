/** Answers a puzzle by the page alone. */

import type { Page } from "playwright-core";
import { AT_REST } from "./player";

/** Plays any legal steps until the stage is over. */
export async function playAnything(page: Page): Promise<void> {
  const check = page.locator("[data-puzzle-check]");
  for (let steps = 0; steps < 8 && (await check.isDisabled()); steps++) {
    const place = page.locator('[data-spot][aria-disabled="false"]').first();
    await place.click();
    await page.waitForSelector(AT_REST);
  }
  await page.waitForSelector("[data-puzzle-check]:enabled");
}

/** Drags the men of a play in notation: `24/18/13 6/5(2)`. */
export async function playPlay(page: Page, play: string): Promise<void> {
  const spot = (place = "") => page.locator(`[data-spot="${place.replace("*", "")}"]`);
  for (const [, way = "", times = "1"] of play.matchAll(/([^\s(]+)(?:\((\d)\))?/g)) {
    const places = way.split("/");
    for (let man = 0; man < Number(times); man++) {
      for (let step = 1; step < places.length; step++) {
        await spot(places[step - 1]).dragTo(spot(places[step]));
        await page.waitForSelector(AT_REST);
      }
    }
  }
}

/** Answers a puzzle with any legal steps and, after a miss, asks for the best play. */
export async function answerPuzzle(page: Page): Promise<void> {
  await playAnything(page);
  await checkAnswer(page);
}

/** Has what was played judged and, after a miss, asks for the best play. */
export async function checkAnswer(page: Page): Promise<void> {
  await page.click("[data-puzzle-check]");
  const told = page.locator("[data-right]");
  const tell = page.locator("[data-puzzle-tell]");
  await told.or(tell).first().waitFor();
  if (await tell.isVisible()) await tell.click();
  await told.waitFor();
}
