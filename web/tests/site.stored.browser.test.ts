/**
 * The page of plain files without its host, and with another version of itself: what the service
 * worker has stored.
 */

import type { Page } from "playwright-core";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { INSTANT, openPage, PHONE, savePicture } from "./help/browser";
import { chooseGame } from "./help/choose";
import { earlierVersion, type FileHost, installed, SITE, serveFiles } from "./help/files";
import { playOn, sitDown } from "./help/play";
import { nextAction } from "./help/player";
import { answerPuzzle } from "./help/puzzle";
import { shareBrowser } from "./help/shared";

describe.skipIf(SITE === "")("a page of plain files that is stored", () => {
  const shared = shareBrowser();
  let host: FileHost;
  let url = "";

  beforeEach(async () => {
    host = await serveFiles();
    url = host.url;
  });
  afterEach(() => host.stop());

  it("plays a whole game against the computer after its host has gone", async () => {
    const { page, errors, close } = await openPage(shared.browser, { viewport: PHONE }, INSTANT);
    await page.goto(`${url}#/new`);
    await page.getByRole("button", { name: "Set the board" }).waitFor();
    await installed(page);
    expect(await storedNets(page)).toEqual([]);
    await keepGames(page, "hit");
    await savePicture(page, "picker-offline");
    await host.stop();
    await page.reload();

    await chooseGame(page, "Backgammon");
    await page.getByRole("button", { name: "Set the board" }).click();
    await page.waitForSelector(".board[aria-busy=false] svg");
    await playOn(page, ({ version }) => version > 20);
    const before = await nextAction(page);
    await page.reload();
    const after = await nextAction(page);
    expect(after).toEqual(before);

    const end = await playOn(page);
    expect(end.kind).toBe("lobby");
    expect(await page.locator('[data-scene="result"] h2').textContent()).toMatch(/wins?$/);
    expect(await eventsAreNumbered(page)).toBeGreaterThan(50);
    expect(await secondEventIsRefused(page)).toBe("ConstraintError");
    expect(errors).toEqual([]);
    await close();
  });

  it("updates a page of an earlier version when no tab shows a game, and loses none", async () => {
    const { page, errors, close } = await openPage(shared.browser, {}, INSTANT);
    const earlier = await earlierVersion();
    try {
      host.replace(earlier.folder);
      await page.goto(`${url}#/new`);
      await installed(page);
      await page.reload();
      const before = await scriptOf(page);
      await sitDown(page, "Backgammon", true);
      const game = page.url();
      await playOn(page, ({ version }) => version > 5);
      const lobby = await page.context().newPage();
      await lobby.goto(`${url}#/new`);

      host.replace(SITE);
      await lobby.evaluate(async () => (await navigator.serviceWorker.ready).update());
      const offer = lobby.getByRole("button", { name: "Load it now" });
      await offer.waitFor();
      await savePicture(lobby, "new-version");
      await lobby.setViewportSize(PHONE);
      await savePicture(lobby, "new-version-phone");
      expect(await page.getByRole("button", { name: "Load it now" }).count()).toBe(0);
      await offer.click();
      await lobby.getByText("once no other tab shows a game").waitFor();
      // The game goes on in the earlier version, whose files the host does not have any more.
      const { version } = await nextAction(page);
      const asked = await playOn(page, (one) => one.version > version + 4);
      await page.reload();
      expect(await nextAction(page)).toEqual(asked);
      await page.getByRole("button", { name: "Save", exact: true }).click();
      await page.getByRole("dialog").getByText("This format holds everything.").waitFor();
      await page.keyboard.press("Escape");
      // The new version would begin within two attempts.
      await lobby.waitForTimeout(2500);
      expect([await scriptOf(page), await scriptOf(lobby)]).toEqual([before, before]);

      await page.goto(`${url}#/games`);
      const isNew = async (tab: Page) => !["", before].includes(await scriptOf(tab));
      await expect.poll(() => Promise.all([page, lobby].map(isNew))).toEqual([true, true]);
      const names = await lobby.evaluate(() => caches.keys());
      expect(names).toHaveLength(2);
      expect(names).toContain("later-rosespring");
      // The folder of the nets has another name now.
      expect(await storedNets(lobby)).toContain("backgammon");
      await page.goto(game);
      expect(await nextAction(page)).toEqual(asked);
      const end = await playOn(page, (one) => one.version > asked.version + 6);
      expect(end.version).toBeGreaterThan(asked.version);
      expect(errors).toEqual([]);
    } finally {
      await earlier.remove();
      await close();
    }
  });

  it("analyses a match to 3 and counts it after its host has gone", async () => {
    const { page, errors, close } = await openPage(shared.browser, { viewport: PHONE }, INSTANT);
    await page.goto(`${url}#/new`);
    await installed(page);
    await keepGames(page, "hit");
    await host.stop();
    await page.reload();
    await chooseGame(page, "Backgammon");
    const length = page.getByRole("group", { name: "Match to" });
    await length.getByRole("radio", { name: "3", exact: true }).check();
    await page.getByRole("button", { name: "Set the board" }).click();
    await page.waitForSelector(".board[aria-busy=false] svg");
    await playOn(page);

    await page.getByRole("link", { name: "Go through the game" }).first().click();
    await page.locator(".review").waitFor();
    await page.locator('.progress[data-plies="1"]').waitFor({ timeout: 120_000 });
    await savePicture(page, "site-analysis-phone");
    await page.getByRole("button", { name: "Save", exact: true }).click();
    await page.getByRole("dialog").getByText("This format holds everything.").waitFor();
    await page.keyboard.press("Escape");
    const before = await page.locator(".review").textContent();
    await page.reload();
    await page.locator('.progress[data-plies="1"]').waitFor();
    await expect.poll(() => page.locator(".review").textContent()).toBe(before);
    const analysis = page.url();

    await page.goto(`${url}#/games`);
    await page.getByRole("button", { name: /^Your games/ }).click();
    const saving = page.waitForEvent("download");
    await page.getByRole("button", { name: "Save all games" }).click();
    const saved = await (await saving).path();
    await page.goto(`${url}#/statistics`);
    await page.getByRole("heading", { name: "Statistics" }).waitFor();
    await page.getByText("games won and lost").waitFor();
    await savePicture(page, "site-statistics-phone");
    await page.goto(`${url}#/analysis`);
    await page.getByRole("button", { name: /^Remove the analysis/ }).click();
    await page.getByRole("dialog").getByRole("button", { name: "Remove" }).click();
    await expect.poll(() => page.locator("[data-kept] li").count()).toBe(0);

    // The file brings the analysis back with its results.
    await page.goto(`${url}#/games`);
    await page.getByRole("button", { name: /^Your games/ }).click();
    await page.locator("input[type=file]").setInputFiles(saved);
    await page.getByText("Games loaded: 0.").waitFor();
    await page.goto(analysis);
    await page.locator('.progress[data-plies="1"]').waitFor();
    await expect.poll(() => page.locator(".review").textContent()).toBe(before);
    expect(errors).toEqual([]);
    await close();
  });

  it("sets puzzles after its host has gone, and remembers the answers", async () => {
    const { page, errors, close } = await openPage(shared.browser, { viewport: PHONE });
    await page.goto(`${url}#/new`);
    await installed(page);
    await keepGames(page, "hit");
    await host.stop();
    await page.goto(`${url}#/puzzles`);
    await page.click('[data-puzzles="tawula"]');
    await page.waitForSelector(".board[aria-busy=false] svg");
    const first = await page.getAttribute("main", "data-puzzle");
    await answerPuzzle(page);
    await savePicture(page, "site-puzzle-phone");
    await page.click("[data-puzzle-next]");
    await page.waitForFunction(
      (before) => document.querySelector("main")?.dataset["puzzle"] !== before,
      first,
    );

    await page.goto(`${url}#/puzzles`);
    await page.getByText(/^1 of [\d,]+ tried/).waitFor();
    await savePicture(page, "site-puzzles-phone");

    // A theme of which no part was stored.
    await page.goto(`${url}#/puzzles/backgammon?theme=race`);
    await page.getByText("no others are at hand").waitFor();
    await savePicture(page, "site-puzzles-missing-phone");
    await page.goto(`${url}#/puzzles/tawula`);
    await page.waitForSelector(".board[aria-busy=false] svg");
    expect(errors).toEqual([]);
    await close();
  });
});

/** The address of the page's script, which follows from its content; empty while it is loaded. */
function scriptOf(page: Page): Promise<string> {
  const found = page.evaluate(() => document.querySelector("script")?.src ?? "");
  return found.catch(() => "");
}

/** The number of stored events of the only table, whose versions have no gap. */
function eventsAreNumbered(page: Page): Promise<number> {
  return page.evaluate(async () => {
    const opening = indexedDB.open("rosespring");
    await new Promise((resolve) => {
      opening.onsuccess = resolve;
    });
    const asked = opening.result.transaction("events").objectStore("events").getAll();
    await new Promise((resolve) => {
      asked.onsuccess = resolve;
    });
    opening.result.close();
    const versions = (asked.result as { version: number }[]).map(({ version }) => version);
    if (versions.some((version, index) => version !== index + 1)) return 0;
    return versions.length;
  });
}

/** Adds a second event of a version; returns the name of the error. */
function secondEventIsRefused(page: Page): Promise<string | undefined> {
  return page.evaluate(async () => {
    const opening = indexedDB.open("rosespring");
    await new Promise((resolve) => {
      opening.onsuccess = resolve;
    });
    const transaction = opening.result.transaction("events", "readwrite");
    const events = transaction.objectStore("events");
    const first = events.getAll();
    first.onsuccess = () => events.add(first.result[0]);
    await new Promise((resolve) => {
      transaction.onabort = resolve;
      transaction.oncomplete = resolve;
    });
    opening.result.close();
    return transaction.error?.name;
  });
}

/** The nets that are stored, by the games that learnt them. */
const storedNets = (page: Page): Promise<string[]> =>
  page.evaluate(async () => {
    const stored = await (await caches.open("later-rosespring")).keys();
    return stored.flatMap(({ url }) => /([\w-]+)\.rsnet\.packed$/.exec(url)?.[1] ?? []).sort();
  });

/** Keeps the games of a group for playing without a network. */
async function keepGames(page: Page, group: string): Promise<void> {
  await page.click('[data-action="all-games"]');
  const part = page.locator(`details[data-group="${group}"]`);
  await part.locator("summary").click();
  await part.getByLabel("Keep for playing without a network").check();
  await expect.poll(() => storedNets(page)).toContain("backgammon");
}
