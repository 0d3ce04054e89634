/** Leaving, calling off and resigning a match of two people at two browsers, on the real server. */

import type { Page } from "playwright-core";
import { describe, expect, it } from "vitest";
import { violations } from "./help/axe";
import { DESKTOP, overflow, PHONE } from "./help/browser";
import { DICE } from "./help/dice";
import { cuttable, invite, pictures, playUntil, visit } from "./help/hall";
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
      await page.getByLabel("Time").selectOption(time);
    });
    await prepare?.(boris.page);
    await boris.page.goto(link);
    await boris.page.getByRole("button", { name: "Sit down" }).click();
    const pages = [ada.page, boris.page];
    for (const page of pages) await page.waitForSelector(".board[aria-busy=false] svg");
    return { ada, boris, pages };
  }

  /** Plays until a player is to play a stage; that page, and the other one. */
  async function playing(pages: Page[]): Promise<[Page, Page]> {
    let mover: Page | undefined;
    await playUntil(pages, ({ kind }, page) => {
      mover = page;
      return kind !== "throw";
    });
    const other = pages.find((page) => page !== mover);
    if (!mover || !other) throw new Error("two pages");
    return [mover, other];
  }

  it("a player who leaves sees the match claimed when they come back", async () => {
    const { ada, boris, pages } = await sitDown("fast");
    const [mover, other] = await playing(pages);
    const url = mover.url();
    const back = await mover.context().newPage();
    await mover.close();

    const left = other.locator("[data-leave=gone]");
    await left.waitFor({ timeout: SOON });
    expect(await other.locator('[data-action="claim-match"]').count()).toBe(0);
    await pictures([other], "hall-left");
    expect(await violations(other)).toEqual([]);
    expect(await overflow(other)).toEqual([]);
    const claim = other.locator('[data-action="claim-match"]');
    await claim.waitFor({ timeout: 25_000 });
    await pictures([other], "hall-claim");
    await claim.click();

    await other.locator(RESULT).waitFor({ timeout: SOON });
    expect(await other.locator(RESULT).textContent()).toContain("You win");
    expect(await other.locator(RESULT).textContent()).toContain("The opponent left");
    await back.goto(url);
    await back.locator(RESULT).getByText("The opponent left").waitFor({ timeout: SOON });
    await ada.close();
    await boris.close();
  }, 120_000);

  it("a page tells its own lost connection, and the other player's countdown ends with it", async () => {
    let wire: Awaited<ReturnType<typeof cuttable>> | undefined;
    const { ada, boris, pages } = await sitDown("slow", async (page) => {
      wire = await cuttable(page);
    });
    await playUntil(pages, ({ kind }, page) => page === boris.page && kind !== "throw");
    await wire?.cut();

    await boris.page.locator("[data-leave=lost]").waitFor({ timeout: SOON });
    expect(await boris.page.locator("[data-leave=lost]").textContent()).toContain("Ada");
    await pictures([boris.page], "hall-lost");
    await ada.page.locator("[data-leave=gone]").waitFor({ timeout: 30_000 });
    wire?.mend();
    await boris.page.locator("[data-leave=lost]").waitFor({ state: "detached", timeout: 30_000 });
    await ada.page.locator("[data-leave=gone]").waitFor({ state: "detached", timeout: SOON });
    await act(boris.page, await nextAction(boris.page));
    await ada.close();
    await boris.close();
  }, 120_000);

  it("a match is called off by both, not by an offer that is refused or ends", async () => {
    const { ada, boris, pages } = await sitDown("");
    await playing(pages);
    const offer = async () => {
      await ada.page.locator("aside footer button.quiet").click();
      await ada.page.locator('[data-resign="call-off"]').click();
    };
    const refuse = boris.page.locator('[data-action="refuse-call-off"]');
    await offer();
    await refuse.waitFor({ timeout: SOON });
    await pictures(pages, "hall-call-off");
    // Nobody answers: the offer ends by itself.
    await refuse.waitFor({ state: "detached", timeout: 30_000 });

    await offer();
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
  }, 120_000);

  it("a match ends without a result if nobody throws", async () => {
    const { ada, boris, pages } = await sitDown("normal");
    for (const page of pages) await page.locator("[data-due=not_begun]").waitFor({ timeout: SOON });
    await pictures(pages, "hall-not-begun");
    expect(await overflow(boris.page)).toEqual([]);
    for (const page of pages) {
      await page.locator(RESULT).waitFor({ timeout: 40_000 });
      expect(await page.locator(RESULT).textContent()).toContain("did not begin");
    }
    expect([...ada.errors, ...boris.errors]).toEqual([]);
    await ada.close();
    await boris.close();
  }, 120_000);
});
