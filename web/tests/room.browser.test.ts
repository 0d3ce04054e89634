/** Texts fit at a table, even in languages with long words. */

import type { Page } from "playwright-core";
import { beforeAll, describe, expect, it, onTestFinished } from "vitest";
import { LANGUAGES } from "../src/i18n/languages";
import { openPage, PHONE, SMALL } from "./help/browser";
import { sitDown } from "./help/play";
import { binary, startReal } from "./help/server";
import { share } from "./help/shared";

const SIZES = [
  { width: 1440, height: 900 },
  { width: 1280, height: 800 },
  { width: 1024, height: 768 },
  { width: 830, height: 600 },
  PHONE,
  SMALL,
];

/** The texts below the board that are cut off, or stick out of their button. */
const cut = (page: Page) =>
  page.evaluate(() => {
    const lines = [...document.querySelectorAll("[data-turn] bdi")];
    const buttons = [...document.querySelectorAll(".actions .button")];
    return [
      ...lines.filter((line) => line.scrollHeight > line.clientHeight + 1 || line.clientWidth < 1),
      ...buttons.filter((button) => button.scrollWidth > button.clientWidth + 1),
    ].map((element) => element.textContent?.trim());
  });

/**
 * How much higher the strip of the side to move is, in pixels: the board would move in every turn.
 */
const rise = (page: Page) =>
  page.evaluate(() => {
    if (!document.querySelector(".strip.active")) throw new Error("nobody is to move");
    const heights = [...document.querySelectorAll(".strip")].map(
      (strip) => strip.getBoundingClientRect().height,
    );
    return Math.abs((heights[0] ?? 0) - (heights[1] ?? 0));
  });

/** Buttons and links that stick out of the screen. */
const outside = (page: Page) =>
  page.evaluate(() =>
    [...document.querySelectorAll(".sheet :is(a, button)")]
      .filter((element) => {
        const { left, right } = element.getBoundingClientRect();
        return left < 0 || right > innerWidth;
      })
      .map((element) => element.textContent?.trim()),
  );

describe.skipIf(!binary)("there is enough room", () => {
  // White begins.
  const shared = share(() => startReal(["6-1"]));
  let table: string;

  beforeAll(async () => {
    const { page, close } = await openPage(shared.browser);
    await page.goto(`${shared.server.url}/new`);
    await sitDown(page, "Gioul", false);
    await page.click("[data-primary=throw]:enabled");
    await page.waitForSelector(".strip.active");
    table = page.url();
    await close();
  });

  for (const { code } of LANGUAGES) {
    it(`for the texts and buttons of a table, in ${code}`, async () => {
      const { page, errors, close } = await openPage(shared.browser, {}, { language: code });
      onTestFinished(close);
      await page.goto(table);
      await page.waitForSelector(`html[lang="${code}"] .board[aria-busy=false] svg`);
      for (const size of SIZES) {
        await page.setViewportSize(size);
        await expect.poll(() => cut(page), { message: `${size.width}×${size.height}` }).toEqual([]);
        expect(await rise(page), `${size.width}×${size.height}`).toBeLessThan(0.1);
      }
      await page.keyboard.press("/");
      const sheet = await page.locator(".points").boundingBox();
      const send = await page.locator(".points form button").boundingBox();
      if (!sheet || !send) throw new Error("there is no line for commands");
      expect(send.x).toBeGreaterThanOrEqual(0);
      expect(send.x + send.width).toBeLessThanOrEqual(SMALL.width);
      expect(await outside(page)).toEqual([]);
      expect(errors).toEqual([]);
    });
  }
});
