/** Messages between two people at two browsers, on the real server. */

import type { Page } from "playwright-core";
import { describe, expect, it } from "vitest";
import { violations } from "./help/axe";
import { overflow } from "./help/browser";
import { DICE } from "./help/dice";
import { pictures, sitDown } from "./help/hall";
import { binary, startHall } from "./help/server";
import { shareAfresh } from "./help/shared";

const LATEST = "[data-notice=chat]";

describe.skipIf(!binary)("in a hall", () => {
  const shared = shareAfresh(() => startHall(DICE.gulBara.split(/\s+/)));

  /** Opens the messages, on a phone in the sheet. */
  const openChat = (page: Page) => page.locator("[data-action=chat]").click();

  it("players write to each other, mute and report", async () => {
    const { ada, boris, pages } = await sitDown(shared.browser, shared.server.url);

    // Whose turn it is makes no difference.
    expect(await ada.page.locator("[data-action=chat]").count()).toBe(1);
    expect(await boris.page.locator("[data-action=chat]").count()).toBe(1);
    await openChat(ada.page);
    await ada.page.locator("[data-preset=good_luck]").click();
    await boris.page.locator(LATEST).waitFor();
    expect(await boris.page.locator(LATEST).textContent()).toContain("Good luck!");
    await pictures(pages, "hall-chat-latest");

    await openChat(boris.page);
    expect(await boris.page.locator("[data-chat='1']").textContent()).toContain("Good luck!");
    const markup = "<img src=x onerror=alert(1)> סלום";
    await boris.page.getByLabel("Your message").fill(markup);
    await boris.page.getByRole("button", { name: "Send" }).click();
    await ada.page.locator("[data-chat='2']").waitFor();
    expect(await ada.page.locator("[data-chat='2'] bdi").textContent()).toBe(markup);
    expect(await ada.page.locator("[data-chat='2'] img").count()).toBe(0);
    await pictures(pages, "hall-chat");
    for (const page of pages) {
      expect(await violations(page)).toEqual([]);
      expect(await overflow(page)).toEqual([]);
    }

    await ada.page.locator("[data-action=report]").click();
    await ada.page.getByText("Reported to the operator").waitFor();
    await ada.page.locator("[data-action=mute]").click();
    await ada.page.locator("[data-chat='2']").waitFor({ state: "detached" });
    await ada.page.reload();
    await ada.page.waitForSelector(".board[aria-busy=false] svg");
    await openChat(ada.page);
    await ada.page.locator("[data-chat='1']").waitFor();
    expect(await ada.page.locator("[data-chat='2']").count()).toBe(0);
    await ada.page.locator("[data-action=mute]").click();
    await ada.page.locator("[data-chat='2']").waitFor();

    // A double tap says it once. All at once: a message that comes late counts less.
    const said = await boris.page.locator("[data-chat]").count();
    await boris.page.locator("[data-preset=hello]").dblclick();
    await expect.poll(() => boris.page.locator("[data-chat]").count()).toBe(said + 1);
    await boris.page.locator(".presets").evaluate((presets) => {
      for (const button of [...presets.querySelectorAll("button")].slice(-5)) button.click();
    });
    await boris.page.getByRole("alert").waitFor();
    expect(await boris.page.getByRole("alert").textContent()).toContain("Not so fast");
    expect([...ada.errors, ...boris.errors].filter((error) => !error.includes("429"))).toEqual([]);
    await ada.close();
    await boris.close();
  });
});
