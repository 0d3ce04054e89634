/** A visitor without games starts a game or a lesson by one press. */

import { describe, expect, it, onTestFinished } from "vitest";
import type { PresetView } from "../src/wire";
import { violations } from "./help/axe";
import { DESKTOP, openPage, PHONE, press, savePicture } from "./help/browser";
import { binary, startReal } from "./help/server";
import { shareBrowser } from "./help/shared";

/** The titles of all games that the server declares, each once. */
async function declaredTitles(url: string): Promise<string[]> {
  const presets = (await (await fetch(`${url}/api/rules`)).json()) as PresetView[];
  return [...new Set(presets.map(({ about }) => about.title))];
}

describe.skipIf(!binary)("a first visit", () => {
  const shared = shareBrowser();

  async function visit(viewport: { width: number; height: number }) {
    const server = await startReal();
    onTestFinished(() => server.stop());
    const { page, errors, close } = await openPage(shared.browser, { viewport });
    onTestFinished(close);
    await page.goto(server.url);
    await page.waitForSelector("[data-first-visit]");
    return { page, errors, server };
  }

  for (const [screen, viewport] of [
    ["desktop", DESKTOP],
    ["phone", PHONE],
  ] as const) {
    it(`is at a table with one press, ${screen}`, async () => {
      const { page, errors, server } = await visit(viewport);
      const titles = await declaredTitles(server.url);
      expect(titles.length).toBeGreaterThan(3);
      expect(await page.locator("[data-first-visit] h3").allTextContents()).toEqual(titles);
      expect(await violations(page)).toEqual([]);
      await savePicture(page, `first-visit-${screen}`);
      await page.locator('[data-play="gioul"]').click();
      await page.waitForSelector(".board[aria-busy=false] svg");
      await press(page, "throw");
      await page.goto(server.url);
      await page.waitForSelector("a[href^='/table/']", { state: "attached" });
      expect(await page.locator("[data-first-visit]").count()).toBe(0);
      expect(errors).toEqual([]);
    });
  }

  it("leads to a lesson, and the lesson to the rules", async () => {
    const { page, errors } = await visit(PHONE);
    await page.getByRole("link", { name: "Learn, 10 min Gioul" }).click();
    await page.waitForSelector('main.lesson[data-step="gioul-setup"] .board svg');
    await page.getByRole("button", { name: "Rules", exact: true }).click();
    await page.getByRole("heading", { name: "Gioul", level: 2 }).waitFor();
    await page.goto(page.url().replace("/learn/", "/rules/"));
    await page.getByRole("rowheader", { name: "Gioul" }).waitFor();
    await savePicture(page, "rules-phone");
    await page.getByRole("link", { name: "The lesson" }).click();
    await page.waitForSelector("main.lesson .board[aria-busy=false] svg");
    expect(errors).toEqual([]);
  });
});
