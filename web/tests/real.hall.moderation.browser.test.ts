/** A moderator answers a report, on the real server. */

import { execFileSync } from "node:child_process";
import { describe, expect, it } from "vitest";
import { violations } from "./help/axe";
import { DESKTOP, overflow, PHONE, savePicture } from "./help/browser";
import { join, sitDown, visit } from "./help/hall";
import { binary, startHall } from "./help/server";
import { share } from "./help/shared";

const MARKUP = "<b>You</b> are <img src=x onerror=alert(1)> no good";

describe.skipIf(!binary)("a moderator", () => {
  const shared = share(() => startHall());

  it("sees a report, silences who wrote it, and closes an account", async () => {
    const { ada, boris } = await sitDown(shared.browser, shared.server.url);
    const mona = await visit(shared.browser, shared.server.url, DESKTOP);
    await join(mona.page, "Mona");
    execFileSync(binary ?? "", ["moderator", "Mona", "--data-dir", shared.server.data]);

    await boris.page.locator("button.menu").click();
    await boris.page.locator("#tab-chat").click();
    await boris.page.getByLabel("Your message").fill(MARKUP);
    await boris.page.getByRole("button", { name: "Send" }).click();
    await ada.page.locator("#tab-chat").click();
    await ada.page.locator("[data-action=report]").click();
    await ada.page.getByText("Reported to the operator").waitFor();

    await mona.page.reload();
    await mona.page.getByRole("link", { name: "Moderation" }).click();
    const report = mona.page.locator("[data-report]");
    await report.waitFor();
    expect(await report.locator("li.reported > bdi").textContent()).toBe(MARKUP);
    expect(await report.locator("img").count()).toBe(0);
    await savePicture(mona.page, "moderation-desktop");
    expect(await violations(mona.page)).toEqual([]);
    await report.locator("[name=kind]").selectOption("silence");
    await report.locator("[name=reason]").fill("No insults, please.");
    await report.getByRole("button", { name: "Decide" }).click();
    await mona.page.locator("[data-act=silence]").waitFor();
    await mona.page.getByText("No open reports").waitFor();

    await boris.page.reload();
    await boris.page.waitForSelector(".board[aria-busy=false] svg");
    await boris.page.locator("button.menu").click();
    await boris.page.locator("#tab-chat").click();
    await boris.page.locator("[data-part=silence]").waitFor();
    await savePicture(boris.page, "moderation-silenced-phone");
    await boris.page.goto(new URL("/", boris.page.url()).href);
    await boris.page.locator("[data-part=silence]").waitFor();
    await savePicture(boris.page, "moderation-lobby-phone");

    await mona.page.locator("[data-report] header a").click();
    await mona.page.locator("[data-part=silenced]").waitFor();
    await mona.page.locator("[name=kind]").selectOption("close");
    await mona.page.locator("[name=hours]").selectOption("0");
    await mona.page.locator("[name=reason]").fill("Again and again.");
    await mona.page.getByRole("button", { name: "Decide" }).click();
    await mona.page.locator("[data-part=closed]").waitFor();
    await savePicture(mona.page, "moderation-person-desktop");
    expect(await violations(mona.page)).toEqual([]);
    await mona.page.setViewportSize(PHONE);
    await savePicture(mona.page, "moderation-person-phone");
    await mona.page.goto(new URL("/moderation", mona.page.url()).href);
    await mona.page.locator("[data-act=close]").waitFor();
    expect(await overflow(mona.page)).toEqual([]);
    await savePicture(mona.page, "moderation-phone");
    await mona.page.evaluate(() => {
      localStorage.setItem("rosespring.settings", JSON.stringify({ language: "ar" }));
    });
    await mona.page.reload();
    await mona.page.locator("[data-act=close]").waitFor();
    expect(await overflow(mona.page)).toEqual([]);
    await savePicture(mona.page, "moderation-arabic-phone");

    expect([...ada.errors, ...boris.errors, ...mona.errors]).toEqual([]);
    for (const one of [ada, boris, mona]) await one.close();
  }, 120_000);
});
