/** Notices of two people at two browsers: who looks elsewhere hears whose turn it is. */

import type { Page } from "playwright-core";
import { describe, expect, it } from "vitest";
import { violations } from "./help/axe";
import { DESKTOP, overflow, PHONE, savePicture } from "./help/browser";
import { DICE } from "./help/dice";
import { invite, pictures, playWhile, visit } from "./help/hall";
import { binary, startHall } from "./help/server";
import { share } from "./help/shared";

const bell = (page: Page) => page.locator('[data-action="notices"]');
const panel = (page: Page) => page.locator('[data-part="notices"]');
const count = async (page: Page) => (await bell(page).locator(".count").count()) > 0;

/** Opens the panel in a language, light or dark. */
async function show(page: Page, language: string, mode: "dark" | "light"): Promise<void> {
  await page.evaluate(
    (chosen) => {
      const key = "rosespring.settings";
      const kept = JSON.parse(localStorage.getItem(key) ?? "{}") as object;
      localStorage.setItem(key, JSON.stringify({ ...kept, ...chosen }));
    },
    { language, mode },
  );
  await page.reload();
  await bell(page).click();
  await panel(page).waitFor();
  expect(await overflow(page)).toEqual([]);
  expect(await violations(page)).toEqual([]);
  await savePicture(page, `hall-notices-${language}-${mode}`);
}

describe.skipIf(!binary)("in a hall with notices", () => {
  const shared = share(() => startHall(DICE.gulBara.split(/\s+/)));

  it("a player who looks elsewhere hears of their turn and goes to the table", async () => {
    const [ada, boris] = await Promise.all(
      [DESKTOP, PHONE].map((viewport) => visit(shared.browser, shared.server.url, viewport)),
    );
    if (!ada || !boris) throw new Error("two browsers");
    // The hall does not know them yet.
    await boris.page.locator("h1").waitFor();
    expect(await bell(boris.page).count()).toBe(0);
    const link = await invite(ada.page, "Ada", async (page) => {
      await page.getByLabel("Time").selectOption("days-1");
    });
    await boris.page.goto(link);
    await boris.page.getByRole("button", { name: "Sit down" }).click();
    for (const page of [ada.page, boris.page]) {
      await page.waitForSelector(".board[aria-busy=false] svg");
    }
    const table = boris.page.url();

    await boris.page.goto(new URL("/tournaments", table).href);
    await bell(boris.page).waitFor();
    expect(await count(boris.page)).toBe(false);
    await playWhile(ada.page, () => count(boris.page));
    expect(await bell(boris.page).getAttribute("aria-label")).toBe("Notices: 1 new");
    await boris.page.getByRole("status").getByText("Your turn against Ada").waitFor();
    await pictures([boris.page], "hall-bell");
    await bell(boris.page).click();
    await panel(boris.page).getByText("Your turn against Ada").waitFor();
    await pictures([boris.page], "hall-notices");
    expect(await overflow(boris.page)).toEqual([]);
    expect(await violations(boris.page)).toEqual([]);
    await boris.page.keyboard.press("Escape");
    await expect.poll(() => count(boris.page)).toBe(false);

    await bell(boris.page).click();
    await panel(boris.page).getByRole("link").click();
    await boris.page.waitForURL(table);
    await boris.page.waitForSelector(".board[aria-busy=false] svg");
    // Ada leaves her table, and her turn comes back to her.
    await ada.page.goto(new URL("/account", table).href);
    await bell(ada.page).waitFor();
    await playWhile(boris.page, () => count(ada.page));
    await bell(ada.page).click();
    await panel(ada.page).getByText("Your turn against Guest").waitFor();
    await panel(ada.page)
      .getByRole("button", { name: /^Remove:/ })
      .click();
    await panel(ada.page).getByText("Nothing new").waitFor();
    await pictures([ada.page], "hall-notices-none");

    await ada.page.goto(table);
    await ada.page.waitForSelector(".board[aria-busy=false] svg");
    await boris.page.goto(new URL("/", table).href);
    await playWhile(ada.page, () => count(boris.page));
    for (const [language, mode] of [
      ["ar", "light"],
      ["de", "dark"],
    ] as const) {
      await show(boris.page, language, mode);
    }
    expect([...ada.errors, ...boris.errors]).toEqual([]);
    await ada.close();
    await boris.close();
  }, 180_000);
});
