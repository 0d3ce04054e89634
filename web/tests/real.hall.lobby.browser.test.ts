/** The lobby of a hall at several browsers: strangers meet, and others watch them. */

import type { Page } from "playwright-core";
import { describe, expect, it } from "vitest";
import { violations } from "./help/axe";
import { DESKTOP, overflow, PHONE, SMALL, savePicture } from "./help/browser";
import { DICE } from "./help/dice";
import { playUntil, seats, visit } from "./help/hall";
import { act } from "./help/play";
import { nextAction } from "./help/player";
import { binary, startHall } from "./help/server";
import { shareAfresh } from "./help/shared";

describe.skipIf(!binary)("in the lobby", () => {
  const shared = shareAfresh(() => startHall(DICE.gulBara.split(/\s+/)));
  const open = async (viewport: { width: number; height: number }, name = "") => {
    const opened = await visit(shared.browser, shared.server.url, viewport);
    await opened.page.reload();
    if (name) await opened.page.getByLabel("Your name").fill(name);
    return opened;
  };

  it("two strangers meet, and a third person watches them", async () => {
    const carla = await open(DESKTOP);
    const ada = await open(DESKTOP, "Ada");
    const boris = await open(PHONE, "Boris");
    await carla.page.getByText("3 people here").waitFor();
    await carla.page.getByText("Nobody is waiting").waitFor();
    await savePicture(carla.page, "lobby-empty-desktop");
    await savePicture(boris.page, "lobby-empty-phone");
    expect(await violations(carla.page)).toEqual([]);

    await ada.page.getByRole("button", { name: "Play anybody" }).click();
    await ada.page.locator("[data-seeking]").waitFor();
    const waiting = boris.page.getByRole("button", { name: "Play Gul bara with Ada" });
    await waiting.waitFor();
    await savePicture(ada.page, "lobby-seeking-desktop");
    await savePicture(boris.page, "lobby-seeks-phone");
    expect(await violations(ada.page)).toEqual([]);
    // The person who waits looks at another tab.
    await hide(ada.page, true);
    await waiting.click();
    const pages = [ada.page, boris.page];
    for (const page of pages) await page.waitForSelector(".board[aria-busy=false] svg");
    expect(await ada.page.title()).toContain("Your game begins!");
    await hide(ada.page, false);
    await expect.poll(() => ada.page.title()).not.toContain("Your game begins!");
    expect(ada.page.url()).toBe(boris.page.url());
    await act(boris.page, await nextAction(boris.page));
    expect((await seats(pages)).sort()).toEqual(["black", "white"]);

    const board = carla.page.locator("[data-board]");
    await board.waitFor();
    const men = () => board.locator("svg").first().innerHTML();
    const before = await men();
    let left = 6;
    await playUntil(pages, () => --left < 0);
    await expect.poll(men).not.toBe(before);
    await savePicture(carla.page, "lobby-live-desktop");
    expect(await violations(carla.page)).toEqual([]);
    await board.click();
    await carla.page.waitForSelector(".board[aria-busy=false] svg");
    expect(carla.page.url()).toBe(ada.page.url());
    expect(await carla.page.locator("[data-primary]:enabled").count()).toBe(0);
    expect([...ada.errors, ...boris.errors, ...carla.errors]).toEqual([]);
    for (const one of [ada, boris, carla]) await one.close();
  });

  it("two who press the same button play each other", async () => {
    const ada = await open(DESKTOP, "Ada");
    const boris = await open(SMALL, "Boris");
    expect(await overflow(boris.page)).toEqual([]);

    await ada.page.getByRole("button", { name: "Play anybody" }).click();
    await ada.page.locator("[data-seeking]").waitFor();
    // The seek is still there after a reload.
    await ada.page.reload();
    await ada.page.locator("[data-seeking]").waitFor();
    await boris.page.getByRole("button", { name: "Play anybody" }).click();

    for (const { page } of [ada, boris]) {
      await page.waitForSelector(".board[aria-busy=false] svg");
      await expect.poll(() => page.locator("[data-clock]").count()).toBe(2);
    }
    expect(ada.page.url()).toBe(boris.page.url());
    for (const one of [ada, boris]) await one.close();
  });

  it("shows who looks for a game, until they stop", async () => {
    const ada = await open(PHONE, "Ada");
    const boris = await open(DESKTOP, "Boris");
    await ada.page.getByLabel("Show my name").check();
    await ada.page.getByRole("button", { name: "Play anybody" }).click();

    await boris.page.getByRole("button", { name: /with Ada/ }).waitFor();
    await boris.page
      .locator("li")
      .filter({ hasText: /^Ada\s*guest$/ })
      .waitFor();
    await ada.page.locator('[data-action="stop"]').click();

    await boris.page.getByText("Nobody is waiting").waitFor();
    await ada.page.getByRole("button", { name: "Play anybody" }).waitFor();
    for (const one of [ada, boris]) await one.close();
  });

  it("stands upright in Arabic", async () => {
    const ada = await open(DESKTOP, "Ada");
    await ada.page.getByRole("button", { name: "Play anybody" }).click();
    await ada.page.locator("[data-seeking]").waitFor();
    const amal = await open(DESKTOP);
    await speakArabic(amal.page);
    await amal.page.locator("[data-seek] button").waitFor();

    for (const [name, viewport] of Object.entries({
      desktop: DESKTOP,
      phone: PHONE,
      small: SMALL,
    })) {
      await amal.page.setViewportSize(viewport);
      expect(await overflow(amal.page)).toEqual([]);
      await savePicture(amal.page, `lobby-ar-${name}`);
    }
    expect(await violations(amal.page)).toEqual([]);
    for (const one of [ada, amal]) await one.close();
  });
});

/** Lets a page believe that its person looks at another tab, or again at this one. */
const hide = (page: Page, hidden: boolean) =>
  page.evaluate((value) => {
    Object.defineProperty(document, "hidden", { value, configurable: true });
    document.dispatchEvent(new Event("visibilitychange"));
  }, hidden);

async function speakArabic(page: Page): Promise<void> {
  await page.evaluate(() => {
    const key = "rosespring.settings";
    const kept = JSON.parse(localStorage.getItem(key) ?? "{}");
    localStorage.setItem(key, JSON.stringify({ ...kept, language: "ar" }));
  });
  await page.reload();
  await page.waitForSelector('html[lang="ar"]');
}
