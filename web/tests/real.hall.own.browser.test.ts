/** What a person does alone in a hall: the browser has it, and the server answers none of it. */

import type { Page } from "playwright-core";
import { expect, it } from "vitest";
import { INSTANT, openPage, PHONE, savePicture } from "./help/browser";
import { playOn } from "./help/play";
import { nextAction } from "./help/player";
import { answerPuzzle } from "./help/puzzle";
import { binary, startHall } from "./help/server";
import { shareBrowser } from "./help/shared";

const shared = shareBrowser();

/** The routes that the page asks of the server. */
function requestsOf(page: Page): Set<string> {
  const seen = new Set<string>();
  page.on("request", (request) => {
    const { pathname } = new URL(request.url());
    if (pathname.startsWith("/api/")) seen.add(pathname);
  });
  return seen;
}

/** Waits until the service worker has stored what own games need. */
const kept = (page: Page): Promise<void> =>
  page.evaluate(async () => {
    await navigator.serviceWorker.ready;
    const text = await (await fetch("/files.js")).text();
    const { rest } = JSON.parse(text.slice(text.indexOf("{"), text.lastIndexOf("}") + 1)) as {
      rest: string[];
    };
    const cache = await caches.open("later-rosespring");
    const isKept = async (file: string) => (await cache.match(`/${file}`)) !== undefined;
    while (!(await Promise.all(rest.map(isKept))).every(Boolean)) {
      await new Promise((resolve) => setTimeout(resolve, 100));
    }
  });

it.skipIf(!binary)(
  "plays the computer and solves the puzzle of the day in a hall, which answers none of it and may go away",
  async () => {
    const hall = await startHall();
    const { page, errors, close } = await openPage(shared.browser, { viewport: PHONE }, INSTANT);
    const asked = requestsOf(page);
    await page.goto(hall.url);
    // Everything for one person is a tap away for somebody who has never been here.
    await page.locator('[data-today="first-lesson"]').waitFor();
    await page.locator('[data-today="puzzle"]').waitFor();
    await page.click('[data-action="play-computer"]');
    await page.waitForSelector(".board[aria-busy=false] svg");
    await page.goto(hall.url);
    await page.click('[data-today="puzzle"]');
    await page.waitForSelector(".board[aria-busy=false] svg");
    await answerPuzzle(page);

    await page.goto(hall.url);
    await page.locator("[data-go-on]").click();
    await page.waitForSelector(".board[aria-busy=false] svg");
    expect(new URL(page.url()).pathname).toMatch(/^\/table\/own-/);
    await playOn(page, ({ version, kind }) => version > 8 && kind === "step");
    await page.evaluate(() => localStorage.setItem("rosespring.rated", '["elsewhere"]'));
    await page.keyboard.press("h");
    await page.getByText("You are in a rated game.").first().waitFor();
    await page.evaluate(() => localStorage.removeItem("rosespring.rated"));
    await page.keyboard.press("Escape");
    const personal = /^\/api\/(?:tables|analyse|analyses|puzzles|statistics|position|rules)/;
    expect([...asked].filter((path) => personal.test(path))).toEqual([]);

    await kept(page);
    const before = await nextAction(page);
    await hall.stop();
    await page.goto(hall.url);
    const away = page.locator('[data-action="play-friend"], [data-action="play-anybody"]');
    await away.filter({ hasText: "The hall does not answer." }).nth(1).waitFor();
    expect(await away.evaluateAll((all) => all.map((one) => one.matches(":disabled")))).toEqual([
      true,
      true,
    ]);
    expect(await page.getByText("Here now").count()).toBe(0);
    await savePicture(page, "hall-away-home");
    await page.goto(`${hall.url}/about`);
    await page.getByRole("link", { name: "Gul bara", exact: true }).waitFor();
    await page.goBack();
    await page.locator("[data-go-on]").click();
    await page.waitForSelector(".board[aria-busy=false] svg");
    expect(await nextAction(page)).toEqual(before);
    await playOn(page, ({ version }) => version > before.version + 4);
    await savePicture(page, "hall-own-game");
    expect(errors).toEqual([]);
    await close();
  },
);
