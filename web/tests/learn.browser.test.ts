/** A lesson, once a transport: it is played to its end by its tasks, and a wrong play is reported. */

import { describe, expect, it, onTestFinished } from "vitest";
import { courseOf, loadCourseFile } from "../src/learn/courses";
import { LESSONS } from "../src/learn/lessons";
import { DESKTOP, INSTANT, openPage, PHONE, savePicture } from "./help/browser";
import { hasHost, isServer, startHost } from "./help/host";
import { awaitStep, finish, playSteps, solve, throwDice, verdict } from "./help/lesson";
import { startReal } from "./help/server";
import { share } from "./help/shared";
import { WRONG } from "./help/wrong";

/** The lesson played here; learn.server.test.ts plays the steps of all. */
const LESSON = LESSONS.find(({ game }) => game === "gul-bara") ?? { game: "", steps: [] };

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
    await page.waitForSelector("[data-notice=connection]");
    await mortal.again();
    await page.waitForSelector("[data-notice=connection]", { state: "detached" });
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

  it("is played to its end, and leads to a game", async () => {
    const { game, steps } = LESSON;
    const { page, errors } = await open(`/learn/${game}`, PHONE);
    for (const step of steps) {
      await solve(page, step);
      await savePicture(page, `lesson-phone-${game}-${step.key}`);
      await page.locator("[data-lesson-next]").click();
    }
    await page.waitForSelector(`[data-lesson-end="${game}"]`);
    expect(await page.locator("[data-open]").count()).toBe(0);
    expect(await page.locator(`[data-course="${game}"]`).count()).toBe(1);
    await savePicture(page, `lesson-phone-${game}-end`);
    await page.locator(`[data-play="${game}"]`).click();
    await page.waitForSelector("main.table .board[aria-busy=false] svg");
    expect(errors).toEqual([]);
  });

  it("goes on with a second course, which names the price of a play", async () => {
    const { game } = LESSON;
    const file = await loadCourseFile(game);
    const [board] = file?.boards ?? [];
    const [step] = file ? courseOf(file).steps : [];
    const [worst, second] = [board?.plays.at(-1), board?.plays[1]];
    if (!step || !worst || !second) throw new Error("no board");
    const { page, errors } = await open(`/learn/${game}/course`, PHONE);
    const price = () => page.locator("[data-price]").textContent();
    const digits = { minimumFractionDigits: 2, maximumFractionDigits: 2 };
    const units = (loss: number) => loss.toLocaleString("en", digits);
    await awaitStep(page, step.key);
    await savePicture(page, `course-phone-${game}`);
    await playSteps(page, worst.steps);
    await verdict(page, "astray");
    expect(await price()).toContain(units(worst.loss));
    await finish(page);
    await verdict(page, "wrong");
    await savePicture(page, `course-phone-${game}-wrong`);
    await page.locator("[data-lesson-again]").click();
    await verdict(page, "open");
    await solve(page, step);
    expect(await price()).toContain(units(second.loss));
    await page.locator("header a").click();
    const way = page.locator(`[data-course="${game}"]`);
    expect(await way.textContent()).toContain("1 of 5");
    expect(errors).toEqual([]);
  });

  it("explains what was wrong", async () => {
    const { game, steps } = LESSON;
    const { page, errors } = await open(`/learn/${game}`);
    const [index, step] = [...steps.entries()].find(([, { key }]) => WRONG[key]) ?? [];
    if (index === undefined || !step) throw new Error("no step can be played wrongly");
    await page.locator("aside ol button").nth(index).click();
    await awaitStep(page, step.key);
    await throwDice(page);
    await playSteps(page, WRONG[step.key] ?? []);
    await verdict(page, "astray");
    expect(await page.locator('[data-told="wrong"] bdi').first().textContent()).not.toBe("");
    await savePicture(page, `wrong-${step.key}`);
    await finish(page);
    await verdict(page, "wrong");
    await page.locator("[data-lesson-again]").click();
    await verdict(page, "open");
    expect(errors).toEqual([]);
  });
});
