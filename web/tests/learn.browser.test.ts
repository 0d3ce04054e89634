/**
 * The lessons, once a transport: each is played to its end by its tasks, and wrong plays are
 * reported.
 */

import { describe, expect, it, onTestFinished } from "vitest";
import { LESSONS } from "../src/learn/lessons";
import type { Place } from "../src/wire";
import { DESKTOP, INSTANT, openPage, PHONE, savePicture } from "./help/browser";
import { hasHost, isServer, startHost } from "./help/host";
import { awaitStep, finish, playSteps, solve, throwDice, verdict } from "./help/lesson";
import { startReal } from "./help/server";
import { share } from "./help/shared";

/** A legal play of each step that does not reach its goal. */
const WRONG: Record<string, [Place, number][]> = {
  "gul-bara-way": [
    [24, 6],
    [24, 5],
  ],
  single: [
    [24, 3],
    [24, 2],
  ],
  "gul-bara-close": [
    [24, 4],
    [24, 3],
  ],
  "gul-bara-early": [
    [24, 3],
    [24, 3],
    [24, 3],
    [24, 3],
  ],
  choice: [
    [16, 5],
    [16, 5],
    [16, 5],
    [16, 5],
  ],
  "bear-off": [
    [6, 6],
    [6, 5],
  ],
  high: [
    [6, 5],
    [4, 3],
  ],
  "gioul-way": [
    [24, 6],
    [24, 5],
  ],
  "gioul-close": [
    [24, 4],
    [24, 2],
  ],
  "tawula-enter": [
    ["hand", 6],
    [19, 3],
  ],
  "tawula-pack": [
    ["hand", 4],
    [17, 1],
  ],
  "tawula-hit": [
    [21, 5],
    [16, 2],
  ],
  "tawula-last": [
    [13, 5],
    [13, 4],
  ],
  "tawula-doublet": [
    ["hand", 2],
    [23, 2],
    [21, 2],
    ["hand", 2],
  ],
  "backgammon-setup": [
    [24, 3],
    [24, 1],
  ],
  "backgammon-way": [
    [13, 6],
    [13, 5],
  ],
  "backgammon-hit": [
    [24, 6],
    [24, 1],
  ],
  "backgammon-bar": [
    ["bar", 3],
    [13, 5],
  ],
  "backgammon-doublet": [
    [13, 3],
    [13, 3],
    [13, 3],
    [13, 3],
  ],
};

/** The screens on which the first lesson is played to its end; the others are laid out alike. */
const SCREENS = [
  ["phone", PHONE],
  ["desktop", DESKTOP],
].slice(0, isServer ? 2 : 1) as [string, typeof PHONE][];

/** The page of plain files computes with the same rules: one lesson shows that it does. */
const PLAYED = LESSONS.slice(0, isServer ? undefined : 1);

describe.skipIf(!hasHost)("a lesson", () => {
  const shared = share(startHost);

  async function open(path: string, viewport = DESKTOP) {
    const { page, errors, close } = await openPage(shared.browser, { viewport }, INSTANT);
    onTestFinished(close);
    await page.goto(shared.server.url + path);
    return { page, errors };
  }

  it.runIf(isServer)("goes on after the server was unreachable", async () => {
    const mortal = await startReal();
    onTestFinished(() => mortal.stop());
    const { page, close } = await openPage(shared.browser);
    onTestFinished(close);
    await page.goto(`${mortal.url}/learn/gioul`);
    await page.waitForSelector(".board[aria-busy=false] svg");
    await mortal.kill();
    await page.waitForSelector(".lost");
    await mortal.again();
    await page.waitForSelector(".lost", { state: "detached" });
    const [first] = LESSONS[1]?.steps ?? [];
    if (!first) throw new Error("no step");
    await solve(page, first);
  });

  it.runIf(isServer)("keeps the next action visible on a low phone", async () => {
    const { page, errors } = await open("/learn/gioul", { width: 390, height: 664 });
    const [first, second] = LESSONS.find((lesson) => lesson.game === "gioul")?.steps ?? [];
    if (!first || !second) throw new Error("no steps");
    /** Whether an element is completely on the screen and nothing covers its lower edge. */
    const isShown = (query: string) =>
      page.locator(query).evaluate((element) => {
        const { left, top, bottom } = element.getBoundingClientRect();
        const edge = document.elementFromPoint(left + 4, bottom - 4);
        return top >= 0 && bottom <= innerHeight && (edge === null || element.contains(edge));
      });
    await solve(page, first);
    await expect.poll(() => isShown("[data-told=good]")).toBe(true);
    await page.locator("[data-lesson-next]").click();
    await awaitStep(page, second.key);
    await expect.poll(() => isShown("h2")).toBe(true);
    expect(await isShown("[data-primary=throw]")).toBe(true);
    await throwDice(page);
    await expect.poll(() => isShown(".board")).toBe(true);
    expect(await isShown("[data-primary=done]")).toBe(true);
    expect(errors).toEqual([]);
  });

  it.runIf(isServer)("names at its end the steps that are still open", async () => {
    const { page, errors } = await open("/learn/tawula", PHONE);
    const steps = LESSONS.find((lesson) => lesson.game === "tawula")?.steps ?? [];
    const [first, second] = steps;
    if (!first || !second) throw new Error("no steps");
    await solve(page, first);
    await page.locator("aside ol button").last().click();
    await page.locator("[data-lesson-skip]").click();
    await page.waitForSelector('[data-lesson-end="tawula"]');
    const told = await page.locator("[data-lesson-end] p").textContent();
    const left = steps.map((_, index) => String(index + 1)).slice(1);
    expect(told?.match(/\d+/g)).toEqual(left);
    await savePicture(page, "lesson-phone-tawula-open");
    await page.locator("[data-open]").click();
    await awaitStep(page, second.key);
    expect(errors).toEqual([]);
  });

  for (const [number, { game, steps }] of PLAYED.entries()) {
    for (const [screen, viewport] of number === 0 ? SCREENS : SCREENS.slice(0, 1)) {
      it(`of ${game} is played to its end, ${screen}`, async () => {
        const { page, errors } = await open(`/learn/${game}`, viewport);
        for (const step of steps) {
          await solve(page, step);
          await savePicture(page, `lesson-${screen}-${game}-${step.key}`);
          await page.locator("[data-lesson-next]").click();
        }
        await page.waitForSelector(`[data-lesson-end="${game}"]`);
        expect(await page.locator("[data-open]").count()).toBe(0);
        await savePicture(page, `lesson-${screen}-${game}-end`);
        expect(errors).toEqual([]);
      }, 180_000);
    }

    it(`of ${game} explains what was wrong`, async () => {
      const { page, errors } = await open(`/learn/${game}`);
      for (const [index, step] of steps.entries()) {
        const wrong = WRONG[step.key];
        if (!wrong) continue;
        await page.locator("aside ol button").nth(index).click();
        await awaitStep(page, step.key);
        await throwDice(page);
        await playSteps(page, wrong);
        await verdict(page, "astray");
        expect(await page.locator('[data-told="wrong"] bdi').first().textContent()).not.toBe("");
        await savePicture(page, `wrong-${step.key}`);
        await finish(page);
        await verdict(page, "wrong");
        await page.locator("[data-lesson-again]").click();
        await verdict(page, "open");
      }
      expect(errors).toEqual([]);
    }, 180_000);
  }
});
