/** The dice of three at two browsers: both players and the server throw them together. */

import type { Page } from "playwright-core";
import { describe, expect, it } from "vitest";
import { violations } from "./help/axe";
import { DESKTOP, PHONE } from "./help/browser";
import { invite, pictures, playUntil, reload, visit } from "./help/hall";
import { binary, startHall } from "./help/server";
import { share } from "./help/shared";

/** Decisions at both pages before the game is resigned. */
const DECISIONS = 40;

describe.skipIf(!binary)("dice that nobody can foresee", () => {
  const shared = share(() => startHall());
  const open = (viewport: { width: number; height: number }) =>
    visit(shared.browser, shared.server.url, viewport);

  it("are thrown by both pages, through a reload, and checked by both", async () => {
    const ada = await open(DESKTOP);
    const boris = await open(PHONE);
    await boris.page.goto(await invite(ada.page, "Ada"));
    await boris.page.getByRole("button", { name: "Sit down" }).click();
    const pages = [ada.page, boris.page];
    for (const page of pages) await page.waitForSelector(".board[aria-busy=false] svg");

    let left = DECISIONS;
    await playUntil(pages, ({ kind }) => --left < DECISIONS / 2 && kind === "step");
    // In the middle of a turn; the secrets are in the storage of each browser.
    for (const page of pages) await reload(page);
    await playUntil(pages, () => --left < 0);
    for (const page of pages) expect(await page.getByRole("alertdialog").count()).toBe(0);
    await resign(ada.page);
    for (const page of pages) await page.locator("[data-dice]").waitFor();
    await pictures(pages, "hall-dice-end");

    for (const page of pages) {
      await page.locator("[data-dice]").click();
      await page.waitForSelector('[data-verdict="three"]');
      await page.waitForSelector('[data-own="same"]');
      expect(await violations(page)).toEqual([]);
    }
    await pictures(pages, "hall-dice");
    expect([...ada.errors, ...boris.errors]).toEqual([]);
    await ada.close();
    await boris.close();
  }, 120_000);
});

/** Resigns the greatest kind of game, which nobody has to accept. */
async function resign(page: Page): Promise<void> {
  await page.locator("aside footer button.quiet").click();
  await page.getByRole("dialog").locator("[data-resign]").last().click();
}
