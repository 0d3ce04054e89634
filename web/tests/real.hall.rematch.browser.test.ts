/** A rematch at two browsers: one player asks, the other agrees, and both play on. */

import type { Page } from "playwright-core";
import { describe, expect, it } from "vitest";
import { violations } from "./help/axe";
import { pictures, playUntil, playUntilItCounts, resign, seats, sitDown } from "./help/hall";
import { binary, startHall } from "./help/server";
import { shareAfresh } from "./help/shared";

/** Decisions at both pages before each game is resigned or left. */
const DECISIONS = 8;

describe.skipIf(!binary)("a rematch", () => {
  const shared = shareAfresh(() => startHall());

  it("begins when both players want it, in the same seats and with new dice", async () => {
    const { ada, boris, pages } = await sitDown(shared.browser, shared.server.url);
    const held = await seats(pages);
    await playUntilItCounts(pages);
    let left = DECISIONS;
    await playUntil(pages, (_, page) => --left < 0 && page === ada.page);
    // Who has the menu open sees the end at once.
    await boris.page.locator(".menu").click();
    await boris.page.locator(".veil").waitFor();
    await resign(ada.page);
    const over = ada.page.url();
    for (const page of pages) await page.locator('[data-rematch="here"]').waitFor();
    expect(await boris.page.locator(".veil").count()).toBe(0);
    await isRead(ada.page);

    await ada.page.locator('[data-action="rematch"]').click();
    await ada.page.locator('[data-rematch="waiting"]').waitFor();
    await boris.page.locator('[data-rematch="wanted"]').waitFor();
    await pictures(pages, "hall-rematch");
    for (const page of pages) expect(await violations(page)).toEqual([]);
    // A page that is loaded again learns what the other player wants.
    await boris.page.reload();
    await boris.page.locator('[data-rematch="wanted"]').waitFor();
    await boris.page.locator('[data-action="rematch"]').click();

    for (const page of pages) await arrive(page, over);
    expect(ada.page.url()).toBe(boris.page.url());
    expect(await seats(pages)).toEqual(held);
    left = DECISIONS;
    await playUntil(pages, () => --left < 0);
    for (const page of pages) expect(await page.getByRole("alertdialog").count()).toBe(0);

    // The table before leads to the one that followed, and does not throw its reader out.
    await ada.page.goBack();
    const next = ada.page.locator('[data-action="next-table"]');
    await next.waitFor();
    expect(ada.page.url()).toBe(over);
    await next.click();
    await arrive(ada.page, over);
    expect([...ada.errors, ...boris.errors]).toEqual([]);
    await ada.close();
    await boris.close();
  });
});

/** Asks how the game was played, and waits until the page tells it. */
async function isRead(page: Page): Promise<void> {
  await page.locator("[data-read]").click();
  await page.locator(".reading, [data-verdict], .end [role=status]").first().waitFor();
  await page.locator(".reading").waitFor({ state: "detached" });
  expect(await page.locator(".problem").allTextContents()).toEqual([]);
  expect(await page.locator("[data-read]").count()).toBe(0);
}

/** Waits until a page shows another table than the one at `before`. */
async function arrive(page: Page, before: string): Promise<void> {
  await page.waitForURL((url) => url.href !== before);
  await page.waitForSelector('main.table:not([data-phase="over"]) .board[aria-busy=false] svg');
}
