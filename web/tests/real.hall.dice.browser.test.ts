/** The dice of three at two browsers: both players and the server throw them together. */

import type { Page } from "playwright-core";
import { describe, expect, it } from "vitest";
import type { PageMessage, ToClient } from "../src/wire";
import { violations } from "./help/axe";
import { overflow, PHONE, press, savePicture } from "./help/browser";
import { chooseGame } from "./help/choose";
import {
  inLanguage,
  pictures,
  playUntil,
  playUntilItCounts,
  reload,
  resign,
  sitDown,
  visit,
} from "./help/hall";
import { atRest, readTable, tableAtRest } from "./help/play";
import { binary, startHall } from "./help/server";
import { shareAfresh } from "./help/shared";

/** Decisions at both pages before the game is resigned. */
const DECISIONS = 24;

describe.skipIf(!binary)("dice that nobody can foresee", () => {
  const shared = shareAfresh(() => startHall());

  it("are thrown by both pages, through a reload, and checked by both", async () => {
    const { ada, boris, pages } = await sitDown(shared.browser, shared.server.url);
    const grade = ada.page.locator("a.link[data-dice]");
    expect(await grade.textContent()).toBe("Fair dice ✓");
    await expect.poll(() => grade.getAttribute("title")).toContain("none of them can choose them");
    await playUntilItCounts(pages);
    let left = DECISIONS;
    await playUntil(pages, ({ kind }) => --left < DECISIONS / 2 && kind === "step");
    // In the middle of a turn; the secrets are in the storage of each browser.
    await reload(pages);
    await playUntil(pages, (_, page) => --left < 0 && page === ada.page);
    for (const page of pages) expect(await dialogs(page)).toBe(0);
    await resign(ada.page);
    for (const page of pages) await page.locator("a.button[data-dice]").waitFor();
    await pictures(pages, "hall-dice-end");

    for (const page of pages) {
      await checkDice(page);
      expect(await page.getByText("It does not prove who committed").count()).toBe(1);
      expect(await violations(page)).toEqual([]);
    }
    await pictures(pages, "hall-dice");
    // The page lists it for a player who comes without the link of the table.
    const game = new URL(ada.page.url()).pathname.split("/").at(-1);
    await ada.page.goto(new URL("/dice", shared.server.url).href);
    await ada.page.locator(`[data-match="${game}"]`).click();
    await ada.page.waitForSelector('[data-verdict="three"]');
    await inArabic(boris.page);
    expect(await violations(boris.page)).toEqual([]);
    expect(await overflow(boris.page)).toEqual([]);
    await savePicture(boris.page, "hall-dice-arabic");
    expect([...ada.errors, ...boris.errors]).toEqual([]);
    await ada.close();
    await boris.close();
  });

  it("are explained before a record is chosen", async () => {
    const { page, errors, close } = await visit(shared.browser, shared.server.url, PHONE);
    await page.goto(new URL("/dice", shared.server.url).href);
    const how = page.locator(".how li");
    expect(await how.first().textContent()).toContain("Each of the three drew a secret");
    expect(await how.count()).toBe(3);
    await savePicture(page, "hall-dice-how");
    expect(errors).toEqual([]);
    await close();
  });

  it.each(["Backgammon", "Tawula"])(
    "go on when the dice of the opening are played: %s",
    async (game) => {
      const { ada, boris, pages } = await sitDown(
        shared.browser,
        shared.server.url,
        async (page) => {
          await chooseGame(page, game);
        },
      );
      await playTurns(pages);
      expect([...ada.errors, ...boris.errors]).toEqual([]);
      await ada.close();
      await boris.close();
    },
  );

  it("go on in the next game after one that was played to its end", async () => {
    const { ada, boris, pages } = await sitDown(shared.browser, shared.server.url, async (page) => {
      // The game with the fewest men; none is worth 7 units.
      await chooseGame(page, "Hypergammon");
      await page.getByRole("combobox", { name: /^Match/ }).selectOption("7");
    });
    await playUntil(pages, ({ kind }) => kind === "next");
    for (const page of pages) await page.locator('[data-scene="result"]').waitFor();
    for (const page of pages) expect(await dialogs(page)).toBe(0);
    await press(ada.page, "next");
    await playTurns(pages);
    expect([...ada.errors, ...boris.errors]).toEqual([]);
    await ada.close();
    await boris.close();
  }, 480_000);

  it("go on after a page has lost its secret, and the other player is told", async () => {
    const { ada, boris, pages } = await sitDown(shared.browser, shared.server.url);
    await playUntilItCounts(pages);
    let left = DECISIONS;
    await playUntil(pages, ({ kind }) => --left < DECISIONS / 2 && kind === "step");
    await forget(boris.page);
    await boris.page.reload();
    await boris.page.getByRole("alertdialog").waitFor();
    await savePicture(boris.page, "hall-dice-lost");
    expect(await violations(boris.page)).toEqual([]);
    await boris.page.locator('[data-action="play-here"]').click();

    const told = ada.page.locator('[data-action="confirm-replaced"]');
    await told.waitFor();
    await pictures([ada.page], "hall-dice-replaced");
    expect(await violations(ada.page)).toEqual([]);
    await told.click();
    for (const page of pages) await expect.poll(() => dialogs(page)).toBe(0);
    await playUntil(pages, (_, page) => --left < 0 && page === ada.page);
    await reload(pages);
    for (const page of pages) expect(await dialogs(page)).toBe(0);
    await resign(ada.page);

    for (const page of pages) {
      await checkDice(page);
      const found = await page.locator("[data-verdict]").textContent();
      expect(found).toContain("because a page had lost them: 1.");
    }
    expect([...ada.errors, ...boris.errors]).toEqual([]);
    await ada.close();
    await boris.close();
  });

  it("take nothing back once the link of the next throw is out", async () => {
    const { ada, boris, pages } = await sitDown(shared.browser, shared.server.url);
    const wire = await stallDone(pages);
    let mover = ada.page;
    await playUntil(pages, ({ kind, undoable }, page) => {
      mover = page;
      return kind === "done" && undoable;
    });
    const before = await tableAtRest(mover, pages);
    const undos = mover.locator('.undos [data-action^="undo"]');
    const sealed = async () => {
      const status = await mover.locator("[data-turn] bdi").textContent();
      return status?.startsWith("Your secret") ?? false;
    };

    await mover.locator('[data-primary="done"]').click();
    await expect.poll(sealed).toBe(true);
    expect(wire.links).toHaveLength(1);
    await mover.keyboard.press("u");
    await pictures([mover], "hall-dice-sealed");
    expect(await violations(mover)).toEqual([]);
    await mover.reload();
    await expect.poll(sealed).toBe(true);
    for (const undo of await undos.all()) expect(await undo.isEnabled()).toBe(false);
    expect(await tableAtRest(mover, pages)).toEqual(before);
    expect(wire.undone).toBe(0);

    await mover.locator('[data-primary="done"]').click();
    await expect.poll(async () => (await readTable(mover)).version).toBeGreaterThan(before.version);
    expect(wire.links).toEqual([wire.links[0], wire.links[0]]);
    let left = 8;
    await playUntil(pages, () => --left < 0);
    for (const page of pages) expect(await dialogs(page)).toBe(0);
    expect([...ada.errors, ...boris.errors]).toEqual([]);
    await ada.close();
    await boris.close();
  });
});

/**
 * Loads the pages with a server that answers the first Done with a link by the state before it.
 * Returns the links of every Done, and the number of commands that take something back.
 */
async function stallDone(pages: Page[]): Promise<{ links: string[]; undone: number }> {
  const wire = { links: [] as string[], undone: 0 };
  for (const page of pages) {
    await page.routeWebSocket(/\/socket/, (line) => {
      let isStale = false;
      const server = line.connectToServer();
      line.onMessage((text) => {
        const message = JSON.parse(String(text)) as PageMessage;
        if (message.type.startsWith("undo")) wire.undone++;
        if (message.type === "done_with_link") wire.links.push(message.link);
        const isFirst = message.type === "done_with_link" && wire.links.length === 1;
        if (isFirst) isStale = true;
        server.send(isFirst ? JSON.stringify({ type: "refresh" }) : text);
      });
      server.onMessage((text) => {
        const message = JSON.parse(String(text)) as ToClient;
        const answers = isStale && message.type === "snapshot";
        if (answers) isStale = false;
        line.send(answers ? JSON.stringify({ ...message, type: "stale" }) : text);
      });
    });
    await page.reload();
    await atRest(...pages);
  }
  return wire;
}

const dialogs = (page: Page) => page.getByRole("alertdialog").count();

/** Plays until three turns have been committed, after which no page tells of a fault. */
async function playTurns(pages: Page[]): Promise<void> {
  let turns = 3;
  await playUntil(pages, ({ kind }) => kind === "done" && --turns === 0);
  for (const page of pages) expect(await dialogs(page)).toBe(0);
}

/** Opens the check of the game that is over, which finds nothing wrong. */
async function checkDice(page: Page): Promise<void> {
  await page.locator("a.button[data-dice]").click();
  await page.waitForSelector('[data-verdict="three"]');
  await page.waitForSelector('[data-own="same"]');
}

/** Removes the secrets from a browser's storage. */
const forget = (page: Page) =>
  page.evaluate(
    () =>
      new Promise<void>((resolve, reject) => {
        const opening = indexedDB.open("rosespring-dice");
        opening.onerror = () => reject(opening.error);
        opening.onsuccess = () => {
          const change = opening.result.transaction("chains", "readwrite");
          change.objectStore("chains").clear();
          change.oncomplete = () => resolve();
          change.onabort = () => reject(change.error);
        };
      }),
  );

/** Loads the check again in a language that is written from right to left. */
async function inArabic(page: Page): Promise<void> {
  await inLanguage(page, "ar");
  await page.waitForSelector('[dir="rtl"] [data-verdict="three"]');
  await page.waitForSelector('[data-own="same"]');
}
