/** The evaluation bar and the hint, on the real server. */

import type { Page } from "playwright-core";
import { describe, expect, it } from "vitest";
import { INSTANT, openPage, overflow, PHONE, place, press } from "./help/browser";
import { sitDown } from "./help/play";
import { binary, startReal } from "./help/server";
import { share } from "./help/shared";

describe.skipIf(!binary)("on the real server", () => {
  const shared = share(() => startReal(["6-5", "3-1"]));

  /** A game of backgammon in which White is to play 6-5, and the requests the page sent. */
  async function startGame() {
    const { page, errors, close } = await openPage(shared.browser, {}, INSTANT);
    const asked: string[] = [];
    page.on("request", (request) => {
      const { pathname, search } = new URL(request.url());
      if (pathname.endsWith("/advice")) asked.push(search);
    });
    await page.goto(`${shared.server.url}/new`);
    await sitDown(page, "Backgammon", false);
    await press(page, "throw");
    await page.locator('main[data-phase="play"]').waitFor();
    return { page, errors, close, asked };
  }

  const bar = (page: Page) => page.locator(".evaluation");
  const hint = (page: Page) => page.locator('[data-action="hint"]');
  const arrows = (page: Page) => page.locator('[data-arrow="ahead"]');

  it("a page that shows neither bar nor hint requests neither", async () => {
    const { page, close, asked } = await startGame();
    await place(page, 24).click();
    await page.locator('.undos [data-action^="undo"]:enabled').nth(1).waitFor();
    expect(await bar(page).count()).toBe(0);
    expect(asked).toEqual([]);
    await close();
  });

  it("the bar follows the game once it is on, and stays on", async () => {
    const { page, errors, close, asked } = await startGame();
    await page.getByRole("tab", { name: "Settings" }).click();
    await page.getByRole("checkbox", { name: "Evaluation bar" }).check();
    await bar(page).and(page.locator("[data-win]")).waitFor();
    const before = Number(await bar(page).getAttribute("data-version"));
    expect(await bar(page).getAttribute("aria-label")).toMatch(/^Evaluation: .* \d+ %/);

    await place(page, 24).click();
    await place(page, 18).click();
    await press(page, "done");

    await expect
      .poll(async () => Number(await bar(page).getAttribute("data-version")))
      .toBeGreaterThan(before);
    await page.reload();
    await bar(page).and(page.locator("[data-win]")).waitFor();
    await bar(page).hover();
    expect(await page.locator(".evaluation .tip").isVisible()).toBe(true);
    expect(new Set(asked)).toEqual(new Set(["?kind=bar"]));
    expect(errors).toEqual([]);
    await close();
  });

  it("a hint is shown by arrows and in words, until it is played", async () => {
    const { page, errors, close, asked } = await startGame();
    await hint(page).click();
    await arrows(page).first().waitFor();
    const rows = page.locator("[data-hint] tr");
    expect(await rows.count()).toBe(2);
    expect(await rows.first().textContent()).toContain("24/18/13");
    expect(await rows.last().textContent()).toContain("loses");
    expect(await hint(page).getAttribute("aria-pressed")).toBe("true");

    await hint(page).click();
    await expect.poll(() => arrows(page).count()).toBe(0);
    await page.keyboard.press("h");
    await arrows(page).first().waitFor();
    await place(page, 24).click();
    await expect.poll(() => arrows(page).count()).toBe(0);
    await page.keyboard.press("h");
    await arrows(page).first().waitFor();
    await place(page, 18).click();
    await press(page, "done");

    await page.locator('main[data-phase="throw"]').waitFor();
    expect(await page.locator("ol li").first().textContent()).toContain("24/18/13");
    expect(await hint(page).count()).toBe(0);
    expect(asked).toEqual(["?kind=hint", "?kind=hint", "?kind=hint"]);
    expect(errors).toEqual([]);
    await close();
  });

  it("both have room on a phone, in a page written from right to left too", async () => {
    const { page, close } = await startGame();
    await page.getByRole("tab", { name: "Settings" }).click();
    await page.getByRole("checkbox", { name: "Evaluation bar" }).check();
    await page.setViewportSize(PHONE);
    await hint(page).click();
    await arrows(page).first().waitFor();
    for (const dir of ["ltr", "rtl"]) {
      await page.evaluate((way) => {
        document.documentElement.dir = way;
      }, dir);
      expect(await overflow(page)).toEqual([]);
      const [slim, board] = [
        await bar(page).boundingBox(),
        await page.locator(".board").boundingBox(),
      ];
      expect((slim?.y ?? 0) + (slim?.height ?? 0)).toBeLessThanOrEqual(board?.y ?? 0);
    }
    await close();
  });
});
