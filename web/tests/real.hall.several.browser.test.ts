/** Matches of several games in turn between two people, with the dice of three parties. */

import { spawnSync } from "node:child_process";
import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join as joined } from "node:path";
import type { Page } from "playwright-core";
import { describe, expect, it } from "vitest";
import { violations } from "./help/axe";
import { DESKTOP, overflow, PHONE, press, savePicture } from "./help/browser";
import { chooseGame } from "./help/choose";
import {
  inLanguage,
  join,
  pictures,
  playUntil,
  playUntilItCounts,
  resign,
  sitDown,
  visit,
} from "./help/hall";
import { atRest } from "./help/play";
import { binary, startHall } from "./help/server";
import { shareAfresh } from "./help/shared";

/** Decisions at both pages before each game is resigned. */
const DECISIONS = 12;
const VERIFY = joined(import.meta.dirname, "../../docs/verify_links.py");

describe.skipIf(!binary)("a match of several games in a hall", () => {
  const shared = shareAfresh(() => startHall());

  it("is rated as a whole, and each of its three games is checked", async () => {
    const { ada, boris, pages, game } = await sitDownRated();
    const [one, other] = pages as [Page, Page];
    await expect.poll(() => playing(one)).toBe("Portes");

    await playAndResign(one, other);
    for (const page of pages) await page.locator('[data-next="plakoto"]').waitFor();
    await pictures(pages, "hall-several-between");
    await press(other, "next");
    for (const page of pages) await expect.poll(() => playing(page)).toBe("Plakoto");
    await playAndResign(other, one);
    for (const page of pages) await page.locator('[data-next="fevga"]').waitFor();
    await press(one, "next");
    for (const page of pages) await expect.poll(() => playing(page)).toBe("Fevga");
    await playAndResign(one, other);

    for (const page of pages) {
      await page.locator('[data-game-check="fair"]').waitFor();
      expect(await page.getByRole("alertdialog").count()).toBe(0);
      expect(await violations(page)).toEqual([]);
    }
    await pictures(pages, "hall-several-end");
    await other.setViewportSize(PHONE);
    expect(await overflow(other)).toEqual([]);
    await verify(one, game);

    await one.locator("a.button[data-dice]").click();
    await one.waitForSelector('[data-verdict="three"]');
    await one.waitForSelector('[data-own="same"]');
    await other.goto(new URL("/player/Boris", shared.server.url).href);
    await other.locator('[data-rating="tavli slow"]').waitFor();
    await savePicture(other, "hall-several-person-phone");
    expect([...ada.errors, ...boris.errors]).toEqual([]);
    await ada.close();
    await boris.close();
  }, 480_000);

  it("opens each game by the dice of that game's opening", async () => {
    const { ada, boris, pages } = await sitDown(shared.browser, shared.server.url, async (page) => {
      await chooseGame(page, "Sreshta");
    });
    const [one, other] = pages as [Page, Page];
    await playAndResign(one, other);
    await press(one, "next");
    await playUntil(pages, later(DECISIONS));
    for (const page of pages) {
      expect(await playing(page)).toBe("Gul bara");
      expect(await page.getByRole("alertdialog").count()).toBe(0);
    }
    await verify(one, new URL(one.url()).pathname.split("/").at(-1) ?? "");
    await inLanguage(other, "ar");
    await atRest(other);
    expect(await overflow(other)).toEqual([]);
    await savePicture(other, "hall-several-arabic");
    expect([...ada.errors, ...boris.errors]).toEqual([]);
    await ada.close();
    await boris.close();
  }, 480_000);

  /** Two members at a rated match of Tavli to three units, one at a desktop and one at a phone. */
  async function sitDownRated() {
    const { browser, server } = shared;
    const ada = await visit(browser, server.url, DESKTOP);
    const boris = await visit(browser, server.url, PHONE);
    await join(ada.page, "Ada");
    await join(boris.page, "Boris");
    await chooseGame(ada.page, "Tavli");
    await ada.page.getByRole("combobox", { name: /^Match/ }).selectOption("3");
    await ada.page.getByRole("combobox", { name: /^Time/ }).selectOption("slow");
    await ada.page.locator(".wishes details summary").click();
    await ada.page.locator('input[name="rated"]').check();
    await savePicture(ada.page, "hall-several-lobby-desktop");
    await ada.page.getByRole("button", { name: "Play a friend" }).click();
    await ada.page.waitForURL(/\/join\//);
    await boris.page.goto(await ada.page.getByLabel("Link", { exact: true }).inputValue());
    await boris.page.locator("[data-rated]").waitFor();
    await savePicture(boris.page, "hall-several-join-phone");
    expect(await overflow(boris.page)).toEqual([]);
    await boris.page.getByRole("button", { name: "Sit down" }).click();
    const pages = [ada.page, boris.page];
    await atRest(...pages);
    const game = new URL(ada.page.url()).pathname.split("/").at(-1) ?? "";
    return { ada, boris, pages, game };
  }
});

/** The name of the game of the match that is played. */
const playing = (page: Page) => page.locator("[data-cycle] .now").textContent();

/** Returns a function that is true after `decisions` calls. */
function later(decisions: number): () => boolean {
  let left = decisions;
  return () => --left < 0;
}

/** Both play a little; then `loser` resigns the most that can be lost. */
async function playAndResign(loser: Page, other: Page): Promise<void> {
  await loser.setViewportSize(DESKTOP);
  await playUntilItCounts([loser, other]);
  const isEnough = later(DECISIONS);
  await playUntil([loser, other], (_, page) => isEnough() && page === loser);
  await resign(loser);
}

/** The program that was written from the page about dice alone agrees. */
async function verify(page: Page, game: string): Promise<void> {
  const record = await page.evaluate(async (id) => {
    const answer = await fetch(`/api/tables/${id}/record`);
    return await answer.text();
  }, game);
  const folder = await mkdtemp(joined(tmpdir(), "rosespring-record-"));
  const file = joined(folder, "record.json");
  await writeFile(file, record);
  const { error, stdout, stderr } = spawnSync("python3", ["-B", VERIFY, file], {
    encoding: "utf8",
  });
  await rm(folder, { recursive: true });
  if (error) console.warn(`skipped: python3 cannot be started: ${error.message}`);
  else expect(`${stdout}${stderr}`).toMatch(/^fair: \d+ throws, 0 replaced\n$/);
}
