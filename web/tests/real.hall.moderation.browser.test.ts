/** A moderator answers a report, on the real server. */

import { execFileSync } from "node:child_process";
import { describe, expect, it } from "vitest";
import { violations } from "./help/axe";
import { DESKTOP, overflow, PHONE, savePicture } from "./help/browser";
import { join, sitDown, visit } from "./help/hall";
import { binary, startHall } from "./help/server";
import { shareAfresh } from "./help/shared";

const MARKUP = "<b>You</b> are <img src=x onerror=alert(1)> no good";

describe.skipIf(!binary)("a moderator", () => {
  const shared = shareAfresh(() => startHall());

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
  });

  it("reads the figures of a member who plays as a program does", async () => {
    const mona = await visit(shared.browser, shared.server.url, DESKTOP);
    await join(mona.page, "Nora");
    execFileSync(binary ?? "", ["moderator", "Nora", "--data-dir", shared.server.data]);
    const member = await visit(shared.browser, shared.server.url, PHONE);
    await join(member.page, "Vera");
    const vera = await member.page.evaluate(async () => {
      const answer = await fetch("/api/account/export");
      return ((await answer.json()) as { id: string }).id;
    });
    const figures = {
      game: "gioul",
      band: 1600,
      matches: 31,
      stages: 912,
      loss: 0.0021,
      rekeys: 0,
      compared: [
        { measure: "hard_loss", stages: 240, own: 0.0009, mean: 0.0201, z: 2.4 },
        { measure: "hard_best", stages: 240, own: 0.97, mean: 0.52, z: 5.6 },
        { measure: "search", stages: 71, own: 0.93, mean: 0.41, z: 5.1 },
        { measure: "pace", stages: 240, own: 0.02, mean: 0.26, z: 1.6 },
      ],
    };
    const person = { id: vera, name: "Vera", kind: "member" };
    const boris = { id: "boris", name: "Boris the Generous", kind: "member" };
    const pair = {
      ...{ winner: person, loser: boris, wins: 9, early: 7, losses: 0, gained: 212.4 },
      ...{ winner_since_ms: 1_760_000_000_000, loser_since_ms: 1_764_000_000_000 },
    };
    let isOpen = true;
    // Nobody plays 300 stages in a test: the answer of the server gets the entries here.
    const add = (page: typeof mona.page) =>
      page.route("**/api/moderation", async (route) => {
        const answer = await route.fetch();
        const view = (await answer.json()) as { suspicions: unknown[]; pairs: unknown[] };
        if (isOpen) view.suspicions.push({ person, figures });
        view.pairs.push(pair);
        await route.fulfill({ response: answer, json: view });
      });
    await add(mona.page);
    await mona.page.goto(`${shared.server.url}/moderation`);
    const entry = mona.page.locator("[data-suspicion]");
    await entry.waitFor();
    expect(await entry.locator("tr.far").count()).toBe(2);
    expect(await entry.locator("tr.far td").first().textContent()).toContain("97");
    const feeds = await mona.page.locator(`[data-pair="${vera}"]`).textContent();
    for (const part of ["Boris the Generous", "wins: 9", "early: 7", "+212"]) {
      expect(feeds).toContain(part);
    }
    expect(await violations(mona.page)).toEqual([]);
    await savePicture(mona.page, "fair-play-desktop");
    await mona.page.setViewportSize(PHONE);
    expect(await overflow(mona.page)).toEqual([]);
    await savePicture(mona.page, "fair-play-phone");
    await entry.locator("[name=kind]").selectOption("dismiss");
    await entry.locator("[name=reason]").fill("The matches look honest.");
    isOpen = false;
    await entry.getByRole("button", { name: "Decide" }).click();
    await mona.page.locator("[data-act=dismiss]").waitFor();
    expect(await entry.count()).toBe(0);
    await mona.page.goto(`${shared.server.url}/moderation/${vera}`);
    await mona.page.locator("[data-part=fair-play]").getByText("No rated match").waitFor();
    for (const one of [mona, member]) {
      expect(one.errors).toEqual([]);
      await one.close();
    }
  });
});
