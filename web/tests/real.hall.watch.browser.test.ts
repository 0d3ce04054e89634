/** Two people at two browsers, and a third who watches them some seconds later, and again. */

import { describe, expect, it } from "vitest";
import { violations } from "./help/axe";
import { DESKTOP, overflow, PHONE, savePicture } from "./help/browser";
import { chooseGame } from "./help/choose";
import { DICE } from "./help/dice";
import { invite, playUntil, playUntilItCounts, resign, visit } from "./help/hall";
import { atRest, readTable, tableAtRest } from "./help/play";
import { AT_REST } from "./help/player";
import { binary, startHall } from "./help/server";
import { shareAfresh } from "./help/shared";

const RESULT = '[data-scene="result"]';

/** The usual delay of watchers. */
const DELAY_MS = 10_000;

describe.skipIf(!binary)("who watches a table of a hall", () => {
  const shared = shareAfresh(() => startHall(DICE.gioul.split(/\s+/)));

  it("sees throw, cascade and end later than the players", async () => {
    const ada = await visit(shared.browser, shared.server.url, DESKTOP);
    const boris = await visit(shared.browser, shared.server.url, PHONE);
    const carla = await visit(shared.browser, shared.server.url, PHONE);
    const link = await invite(ada.page, "Ada", async (page) => {
      await chooseGame(page, "Gioul");
      await page.getByText("More choices").click();
      await page.getByLabel("Others may watch").check();
    });
    await boris.page.goto(link);
    await boris.page.locator("[data-watched]").waitFor();
    expect(await boris.page.locator("[data-watched]").textContent()).toContain("10 s later");
    await boris.page.getByRole("button", { name: "Sit down" }).click();
    const pages = [ada.page, boris.page];
    await atRest(...pages);

    await carla.page.goto(ada.page.url());
    const late = carla.page.locator("[data-late]");
    await late.waitFor();
    expect(await late.textContent()).toBe("You are watching, 10 seconds late");
    for (const page of pages) await page.locator('[data-watching="1"]').waitFor();
    const begun = Date.now();
    await carla.page.waitForSelector(AT_REST);
    const before = await readTable(carla.page);

    // The first throw is a 1-1, which cascades.
    await playUntil(pages, ({ kind }) => kind === "done");
    const played = await tableAtRest(ada.page, pages);
    expect(played.chips.length).toBeGreaterThan(3);
    if (Date.now() - begun < DELAY_MS) {
      expect(await readTable(carla.page)).toEqual(before);
    }
    const version = async () => (await readTable(carla.page)).version;
    await expect.poll(version).toBeGreaterThan(before.version);
    expect(Date.now() - begun).toBeGreaterThan(DELAY_MS);
    // A page that is loaded again goes on where it was.
    const seen = await version();
    await carla.page.reload();
    await carla.page.waitForSelector(AT_REST);
    expect(await version()).toBeGreaterThanOrEqual(seen);
    await expect.poll(version).toBe(played.version);
    await carla.page.waitForSelector(AT_REST);
    const shown = await readTable(carla.page);
    expect([shown.chips, shown.moves]).toEqual([played.chips, played.moves]);
    expect(await carla.page.locator("[data-primary]").count()).toBe(0);
    expect(await carla.page.locator('[data-spot][aria-disabled="false"]').count()).toBe(0);
    expect(await violations(carla.page)).toEqual([]);
    expect(await overflow(carla.page)).toEqual([]);
    await savePicture(carla.page, "hall-watch-phone");
    await savePicture(ada.page, "hall-watched-desktop");
    await savePicture(boris.page, "hall-watched-phone");
    await carla.page.setViewportSize(DESKTOP);
    await savePicture(carla.page, "hall-watch-desktop");

    await playUntilItCounts(pages);
    await resign(ada.page);
    for (const page of pages) await page.locator(RESULT).waitFor();
    const over = Date.now();
    expect(await carla.page.locator(RESULT).count()).toBe(0);
    await carla.page.locator(RESULT).waitFor({ timeout: 2 * DELAY_MS });
    expect(Date.now() - over).toBeGreaterThan(DELAY_MS / 2);

    // The link of the game is a page with the replayer alone, for people without an account too.
    await carla.page.locator("[data-replay]").click();
    await carla.page.waitForURL(/\/game\/[^/]+\?lang=en$/);
    const said = carla.page.locator("rosespring-replay p[role=status]");
    await said.waitFor();
    const heading = await carla.page.getByRole("heading", { level: 1 }).textContent();
    expect(heading?.replace(/[\u2068\u2069]/g, "")).toMatch(
      /^(Ada – Guest|Guest .* – Ada).*: Gioul$/,
    );
    await carla.page.getByRole("button", { name: "To the end" }).click();
    expect(await said.textContent()).toMatch(/^Guest \d+ wins/);
    expect(await violations(carla.page)).toEqual([]);
    expect(await overflow(carla.page)).toEqual([]);
    await savePicture(carla.page, "hall-game-desktop");
    await carla.page.setViewportSize(PHONE);
    await savePicture(carla.page, "hall-game-phone");
    await carla.page.getByRole("link", { name: "Rosespring" }).click();
    await carla.page.waitForURL((url) => url.pathname === "/");
    await carla.close();
    for (const page of pages) {
      await page.locator("[data-watching]").waitFor({ state: "detached" });
    }
    expect([...ada.errors, ...boris.errors, ...carla.errors]).toEqual([]);
    await ada.close();
    await boris.close();
  });
});
