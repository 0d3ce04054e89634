/** A lost connection, and calling a match off, at two browsers on the real server. */

import type { Page } from "playwright-core";
import { describe, expect, it } from "vitest";
import { violations } from "./help/axe";
import { DESKTOP, PHONE, savePicture } from "./help/browser";
import { DICE } from "./help/dice";
import { cuttable, invite, pictures, playUntil, playUntilItCounts, visit } from "./help/hall";
import { act } from "./help/play";
import { nextAction } from "./help/player";
import { binary, startHall } from "./help/server";
import { shareAfresh } from "./help/shared";

const RESULT = '[data-scene="result"]';

/** Milliseconds within which a page shows what the server has decided. */
const SOON = 30_000;

describe.skipIf(!binary)("in a hall", () => {
  const shared = shareAfresh(() => startHall(DICE.gulBara.split(/\s+/)));

  /** Two people at a table with a time, one at a desktop and one at a phone. */
  async function sitDown(time: string, prepare?: (page: Page) => Promise<void>) {
    const [ada, boris] = await Promise.all(
      [DESKTOP, PHONE].map((viewport) => visit(shared.browser, shared.server.url, viewport)),
    );
    if (!ada || !boris) throw new Error("two browsers");
    const link = await invite(ada.page, "Ada", async (page) => {
      await page.getByRole("combobox", { name: /^Time/ }).selectOption(time);
    });
    await prepare?.(boris.page);
    await boris.page.goto(link);
    await boris.page.getByRole("button", { name: "Sit down" }).click();
    const pages = [ada.page, boris.page];
    for (const page of pages) await page.waitForSelector(".board[aria-busy=false] svg");
    return { ada, boris, pages };
  }

  it("a page tells its own lost connection, and the other player's countdown ends with it", async () => {
    let wire: Awaited<ReturnType<typeof cuttable>> | undefined;
    const { ada, boris, pages } = await sitDown("slow", async (page) => {
      wire = await cuttable(page);
    });
    await playUntil(pages, ({ kind }, page) => page === boris.page && kind !== "throw");
    await wire?.cut();

    await boris.page
      .locator("[data-notice=connection]", { hasText: "Ada" })
      .waitFor({ timeout: SOON });
    expect(
      await boris.page.locator("[data-notice=connection]", { hasText: "Ada" }).textContent(),
    ).toContain("Ada");
    await pictures([boris.page], "hall-lost");
    await ada.page.locator("[data-turn]", { hasText: "is away" }).waitFor({ timeout: 30_000 });
    wire?.mend();
    await boris.page
      .locator("[data-notice=connection]", { hasText: "Ada" })
      .waitFor({ state: "detached", timeout: 30_000 });
    await ada.page
      .locator("[data-turn]", { hasText: "is away" })
      .waitFor({ state: "detached", timeout: SOON });
    await act(boris.page, await nextAction(boris.page));
    await ada.close();
    await boris.close();
  });

  it("a match is called off by both, not by an offer that is refused", async () => {
    const { ada, boris, pages } = await sitDown("");
    await playUntil(pages, ({ kind }) => kind !== "throw");

    // Early, either calls the match off without asking. Ada thinks better of it.
    await ada.page.locator('[data-action="end-early"]').click();
    await ada.page.locator('[data-resign="call-off"]').waitFor();
    expect(await ada.page.locator("[data-resign]").count()).toBe(1);
    expect(await violations(ada.page)).toEqual([]);
    await savePicture(ada.page, "hall-call-off-early");
    await ada.page.keyboard.press("Escape");

    await playUntilItCounts(pages);
    await playUntil(pages, ({ kind }) => kind !== "throw");
    const offer = async () => {
      await ada.page.locator("aside footer button.quiet").click();
      await ada.page.locator('[data-resign="call-off"]').click();
    };
    const refuse = boris.page.locator('[data-action="refuse-call-off"]');
    await offer();
    await refuse.waitFor({ timeout: SOON });
    await pictures(pages, "hall-call-off");
    await refuse.click();
    await refuse.waitFor({ state: "detached", timeout: SOON });
    for (const page of pages) expect(await page.locator(RESULT).count()).toBe(0);

    await offer();
    await boris.page.locator('[data-action="accept-call-off"]').click();
    for (const page of pages) {
      await page.locator(RESULT).waitFor({ timeout: SOON });
      expect(await page.locator(RESULT).textContent()).toContain("called off");
    }
    await pictures(pages, "hall-called-off");
    expect([...ada.errors, ...boris.errors]).toEqual([]);
    await ada.close();
    await boris.close();
  });
});
