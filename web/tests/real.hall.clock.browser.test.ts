/** The clocks of two people at two browsers, on the real server. */

import { describe, expect, it } from "vitest";
import { listen } from "./help/aloud";
import { violations } from "./help/axe";
import { DESKTOP, overflow, PHONE } from "./help/browser";
import { DICE } from "./help/dice";
import { invite, pictures, visit } from "./help/hall";
import { act } from "./help/play";
import { nextAction } from "./help/player";
import { binary, startHall } from "./help/server";
import { shareAfresh } from "./help/shared";

describe.skipIf(!binary)("in a hall with clocks", () => {
  const shared = shareAfresh(() => startHall(DICE.gulBara.split(/\s+/)));

  it("a player whose time is over loses the match, and both see it", async () => {
    const [ada, boris] = await Promise.all(
      [DESKTOP, PHONE].map((viewport) => visit(shared.browser, shared.server.url, viewport)),
    );
    if (!ada || !boris) throw new Error("two browsers");
    const link = await invite(ada.page, "Ada", async (page) => {
      await page.getByLabel("Time").selectOption("fast");
      expect(await overflow(page)).toEqual([]);
    });
    await boris.page.goto(link);
    expect(await boris.page.locator("[data-time]").textContent()).toContain("30");
    await boris.page.getByRole("button", { name: "Sit down" }).click();
    const pages = [ada.page, boris.page];
    for (const page of pages) {
      await page.waitForSelector(".board[aria-busy=false] svg");
      await page.locator("[data-clock]").nth(1).waitFor();
      expect(await page.locator("[data-clock].runs").count()).toBe(0);
    }

    const told = await Promise.all(pages.map(listen));
    await act(boris.page, await nextAction(boris.page));
    for (const page of pages) await page.locator("[data-clock].runs").waitFor();
    await pictures(pages, "hall-clock");
    expect(await overflow(boris.page)).toEqual([]);
    expect(await violations(boris.page)).toEqual([]);

    // Nobody plays: the clock of the side to act runs out after its delay and its bank.
    await ada.page.locator("[data-clock].low").waitFor({ timeout: 40_000 });
    await pictures(pages, "hall-clock-low");
    for (const page of pages) {
      await page.locator('[data-scene="result"]').waitFor({ timeout: 30_000 });
      expect(await page.locator('[data-scene="result"]').textContent()).toContain("Won on time");
      expect(await page.locator("[data-clock].runs").count()).toBe(0);
    }
    await pictures(pages, "hall-clock-over");
    const heard = await Promise.all(told.map((texts) => texts()));
    const warnings = heard.map((texts) => texts.filter((text) => /ten seconds left/i.test(text)));
    expect(warnings.flat().sort()).toEqual([
      expect.stringMatching(/^(Ada|Guest.*|Boris): ten seconds left\.$/),
      "Ten seconds left.",
    ]);
    for (const texts of warnings) expect(texts).toHaveLength(1);
    expect([...ada.errors, ...boris.errors]).toEqual([]);
    await ada.close();
    await boris.close();
  }, 120_000);
});
