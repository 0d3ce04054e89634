/** From the lobby through some turns of each game, on the real server or the mock. */

import type { Browser, Page } from "playwright-core";
import { afterAll, beforeAll, expect, it } from "vitest";
import { launch, openPage } from "./help/browser";
import { startServer, type TestServer } from "./help/server";

let server: TestServer;
let browser: Browser;

beforeAll(async () => {
  [server, browser] = await Promise.all([startServer(), launch()]);
});

afterAll(async () => {
  await browser.close();
  await server.stop();
});

const games = ["Gul bara", "Gioul", "Tawula", "Backgammon"];

it.each(games)("two people play some turns of %s, with a reload between", async (game) => {
  const { page, errors, close } = await openPage(browser);
  await page.addInitScript(() => {
    localStorage.setItem("rosespring.settings", JSON.stringify({ speed: "instant" }));
  });
  await page.goto(server.url);
  await page.locator(".games").getByRole("radio", { name: game }).check();
  await page.getByRole("radio", { name: /^Two people/ }).check();
  await page.getByRole("button", { name: "Set the board" }).click();
  await page.waitForSelector(".board svg");
  for (let turn = 0; turn < 6; turn++) {
    await playTurn(page);
    if (turn === 2) {
      const rows = await page.locator("ol li").count();
      await page.reload();
      await page.waitForSelector(".board svg");
      await expect.poll(() => page.locator("ol li").count()).toBe(rows);
    }
  }
  expect(await page.locator("ol li").count()).toBeGreaterThanOrEqual(6);
  expect(errors).toEqual([]);
  await close();
});

it("a finished look at a game leads back to the lobby, where it waits", async () => {
  const { page, close } = await openPage(browser);
  await page.goto(server.url);
  await page.getByRole("button", { name: "Set the board" }).click();
  await page.waitForSelector(".board svg");
  await page.getByRole("link", { name: "All games" }).click();
  const waiting = await page.locator("section li").count();
  expect(waiting).toBeGreaterThan(0);
  await page.locator("section li button").first().click();
  await page.getByRole("dialog").getByRole("button", { name: "Remove" }).click();
  await expect.poll(() => page.locator("section li").count()).toBe(waiting - 1);
  await close();
});

/** Throws if need be, plays whatever may be played first, and commits. */
async function playTurn(page: Page): Promise<void> {
  const rows = await page.locator("ol li").count();
  for (let doing = 0; doing < 80; doing++) {
    const main = page.locator("main.table");
    const version = await main.getAttribute("data-version");
    const ready = page.locator("[data-primary=throw]:enabled, [data-primary=done]:enabled");
    const men = page.locator('.place[aria-disabled="false"]');
    await ready.or(men).first().waitFor();
    if (await ready.count()) await ready.click();
    else await men.first().click();
    await page.waitForFunction(
      (before) => document.querySelector("main.table")?.getAttribute("data-version") !== before,
      version,
    );
    if ((await page.locator("ol li").count()) > rows) return;
  }
  throw new Error("the turn does not end");
}
