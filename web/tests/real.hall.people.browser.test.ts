/** A rated match at two browsers: the ratings after it, the pages of both members, the analysis. */

import type { Page } from "playwright-core";
import { describe, expect, it } from "vitest";
import { violations } from "./help/axe";
import { DESKTOP, overflow, PHONE, savePicture } from "./help/browser";
import { join, pictures, playUntil, playUntilItCounts, resign, visit } from "./help/hall";
import { binary, startHall } from "./help/server";
import { shareAfresh } from "./help/shared";

/** Decisions at both pages before each match is resigned. */
const DECISIONS = 10;

/** Plays a little; then the first page resigns. */
async function playAndResign(pages: [Page, Page]): Promise<void> {
  for (const page of pages) await page.waitForSelector(".board[aria-busy=false] svg");
  await playUntilItCounts(pages);
  let left = DECISIONS;
  await playUntil(pages, (_, page) => --left < 0 && page === pages[0]);
  await resign(pages[0]);
}

describe.skipIf(!binary)("members", () => {
  const shared = shareAfresh(() => startHall());

  it("play for ratings, and see them on their pages", async () => {
    const ada = await visit(shared.browser, shared.server.url, DESKTOP);
    const boris = await visit(shared.browser, shared.server.url, PHONE);
    await join(ada.page, "Ada");
    await join(boris.page, "Борис");
    const pages: [Page, Page] = [ada.page, boris.page];
    await ada.page.reload();
    await ada.page.locator('[data-part="member"]').waitFor();
    await ada.page.getByRole("combobox", { name: /^Time/ }).selectOption("slow");
    await ada.page.locator("details summary").first().click();
    await ada.page.locator('[name="rated"]').check();
    await savePicture(ada.page, "people-invite-desktop");
    await ada.page.locator('[data-action="invite"]').click();
    await ada.page.waitForURL(/\/join\//);
    const link = await ada.page.getByLabel("Link", { exact: true }).inputValue();

    const guest = await visit(shared.browser, shared.server.url, PHONE);
    await guest.page.goto(link);
    await guest.page.getByText("Both players need an account").waitFor();
    await savePicture(guest.page, "people-guest-phone");
    expect(await violations(guest.page)).toEqual([]);
    await guest.close();
    await boris.page.goto(link);
    await boris.page.locator("[data-rated]").waitFor();
    await boris.page.getByRole("button", { name: "Sit down" }).click();
    await playAndResign(pages);

    for (const page of pages) {
      await page.locator('[data-part="ratings"]').waitFor();
      const changes = await page.locator('[data-part="ratings"] small').allTextContents();
      expect(changes).toHaveLength(2);
      const sum = changes.reduce((all, text) => all + Number(text.replace("−", "-")), 0);
      expect(Math.abs(sum)).toBeLessThanOrEqual(1);
    }
    await pictures(pages, "people-result");
    await ada.page.locator('[data-action="analysis"]').click();
    await ada.page.waitForURL(/\/analysis\//);
    await ada.page.locator("h1").waitFor();
    await savePicture(ada.page, "people-analysis-desktop");

    await ada.page.goto(new URL("/player/Ada", ada.page.url()).href);
    await ada.page.locator('[data-part="matches"] li').waitFor();
    expect(await ada.page.locator("[data-rating] .value b").textContent()).toMatch(/^1[34]\d\d\?$/);
    expect(await ada.page.getByRole("link", { name: "Go through the game" }).count()).toBe(1);
    expect(await violations(ada.page)).toEqual([]);
    await savePicture(ada.page, "people-profile-desktop");
    await ada.page.getByRole("link", { name: "Борис" }).first().click();
    await ada.page.getByRole("heading", { name: "Борис" }).first().waitFor();
    await boris.page.goto(ada.page.url());
    await boris.page.locator('[data-part="matches"] li').waitFor();
    expect(await overflow(boris.page)).toEqual([]);
    expect(await violations(boris.page)).toEqual([]);
    await savePicture(boris.page, "people-profile-phone");
    await boris.page.evaluate(() => {
      localStorage.setItem("rosespring.settings", JSON.stringify({ language: "ar" }));
    });
    await boris.page.reload();
    await boris.page.locator('[data-part="matches"] li').waitFor();
    await savePicture(boris.page, "people-profile-arabic-phone");
    expect(await overflow(boris.page)).toEqual([]);
    expect([...ada.errors, ...boris.errors]).toEqual([]);
    await ada.close();
    await boris.close();
  });

  it("invite a guest to a match without a rating", async () => {
    const ada = await visit(shared.browser, shared.server.url, PHONE);
    await join(ada.page, "Ада");
    await ada.page.reload();
    await ada.page.locator('[data-part="member"]').waitFor();
    await ada.page.locator('[data-action="invite"]').click();
    await ada.page.waitForURL(/\/join\//);
    const boris = await visit(shared.browser, shared.server.url, DESKTOP);
    await boris.page.goto(await ada.page.getByLabel("Link", { exact: true }).inputValue());
    expect(await boris.page.locator("[data-rated]").count()).toBe(0);
    await boris.page.getByRole("button", { name: "Sit down" }).click();
    await playAndResign([boris.page, ada.page]);

    await boris.page.locator('[data-action="analysis"]').waitFor();
    expect(await boris.page.locator('[data-part="ratings"]').count()).toBe(0);
    expect([...ada.errors, ...boris.errors]).toEqual([]);
    await ada.close();
    await boris.close();
  });

  it("seek a rated match with anybody", async () => {
    const ada = await visit(shared.browser, shared.server.url, DESKTOP);
    const boris = await visit(shared.browser, shared.server.url, PHONE);
    await join(ada.page, "Greta");
    await join(boris.page, "Hugo");
    for (const { page } of [ada, boris]) {
      await page.reload();
      await page.locator('[data-part="member"]').waitFor();
      await page.getByRole("combobox", { name: /^Time/ }).selectOption("fast");
      await page.locator("details summary").first().click();
      await page.locator('[name="rated"]').check();
    }
    await ada.page.getByLabel("Rating of the other player").selectOption("200");
    await savePicture(ada.page, "people-rated-choice-desktop");
    await ada.page.locator('[data-action="seek"]').click();
    await boris.page.locator("[data-seek]").getByText("±200").waitFor();
    await savePicture(boris.page, "people-rated-seek-phone");
    expect(await violations(ada.page)).toEqual([]);
    expect(await overflow(boris.page)).toEqual([]);

    const guest = await visit(shared.browser, shared.server.url, PHONE);
    await guest.page.getByRole("button", { name: /with Greta/ }).click();
    await guest.page.getByText("A rated match needs an account").waitFor();
    await boris.page.locator('[data-action="seek"]').click();

    for (const { page } of [ada, boris]) {
      await page.waitForSelector(".board[aria-busy=false] svg");
      await expect.poll(() => page.locator("[data-clock]").count()).toBe(2);
    }
    expect(ada.page.url()).toBe(boris.page.url());
    for (const one of [ada, boris, guest]) await one.close();
  });

  it("challenge each other by name", async () => {
    const ada = await visit(shared.browser, shared.server.url, DESKTOP);
    const boris = await visit(shared.browser, shared.server.url, PHONE);
    await join(ada.page, "Irma");
    await join(boris.page, "Jakob");
    for (const { page } of [ada, boris]) {
      await page.reload();
      await page.locator('[data-part="member"]').waitFor();
    }
    await boris.page.getByLabel("Show my name").check();
    await boris.page.evaluate(() => window.scrollTo(0, 0));
    await ada.page.getByRole("combobox", { name: /^Time/ }).selectOption("fast");
    await ada.page.getByRole("button", { name: "Challenge Jakob" }).click();
    await ada.page.locator('[data-action="challenge"]').click();

    const theirs = boris.page.locator('[data-challenge="theirs"]');
    await theirs.getByText("Irma challenges you").waitFor();
    await ada.page.locator('[data-challenge="yours"]').waitFor();
    await ada.page.mouse.move(0, 0);
    await savePicture(ada.page, "challenge-desktop");
    await savePicture(boris.page, "challenge-phone");
    expect(await boris.page.locator('[data-action="accept-challenge"]').boundingBox()).toEqual(
      expect.objectContaining({ y: expect.toSatisfy((y: number) => y < PHONE.height) }),
    );
    expect(await violations(boris.page)).toEqual([]);
    expect(await overflow(boris.page)).toEqual([]);
    await boris.page.locator('[data-action="end-challenge"]').click();
    await ada.page.getByText("Jakob does not want to play now.").waitFor();

    // Who has just declined challenges back, from the page of the member.
    await boris.page.goto(new URL("/player/Irma", boris.page.url()).href);
    await boris.page.getByRole("link", { name: "Challenge" }).click();
    await boris.page.locator('[data-action="challenge"]').click();
    await boris.page.locator('[data-challenge="yours"]').waitFor();
    await boris.page.evaluate(() => {
      localStorage.setItem("rosespring.settings", JSON.stringify({ language: "ar" }));
    });
    await boris.page.reload();
    await boris.page.locator('[data-challenge="yours"]').waitFor();
    await boris.page.locator('[data-challenge="yours"]').scrollIntoViewIfNeeded();
    await savePicture(boris.page, "challenge-arabic-phone");
    expect(await overflow(boris.page)).toEqual([]);
    await ada.page.locator('[data-action="accept-challenge"]').click();
    for (const { page } of [ada, boris]) await page.waitForSelector(".board[aria-busy=false] svg");
    expect(ada.page.url()).toBe(boris.page.url());

    await ada.page.goto(new URL("/player/Jakob", ada.page.url()).href);
    await ada.page.locator('[data-action="block"]').click();
    await ada.page.getByText("They are not told").waitFor();
    await savePicture(ada.page, "challenge-blocked-desktop");
    expect(await violations(ada.page)).toEqual([]);
    await ada.page.locator('[data-action="block"]').click();
    await ada.page.getByRole("link", { name: "Challenge" }).waitFor();
    expect([...ada.errors, ...boris.errors]).toEqual([]);
    for (const one of [ada, boris]) await one.close();
  });
});
