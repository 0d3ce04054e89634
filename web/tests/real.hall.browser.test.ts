/** Two people at two browsers: from the link to the end of a game, on the real server. */

import type { Page } from "playwright-core";
import { describe, expect, it } from "vitest";
import { violations } from "./help/axe";
import { DESKTOP, openPage, overflow, PHONE, SMALL, savePicture } from "./help/browser";
import { DICE } from "./help/dice";
import { act, nextAction, readTable, setSpeed } from "./help/play";
import { binary, startHall } from "./help/server";
import { share } from "./help/shared";

/** Milliseconds within which both must have come from the link to the first throw. */
const LINK_TO_THROW_MS = 20_000;

describe.skipIf(!binary)("in a hall", () => {
  const shared = share(() => startHall(DICE.gulBara.split(/\s+/)));

  /** Opens the start of the hall in a new browser, with fast animations. */
  async function visit(viewport: { width: number; height: number }) {
    const opened = await openPage(shared.browser, { viewport });
    await opened.page.goto(shared.server.url);
    await setSpeed(opened.page, "instant");
    return opened;
  }

  it("two people play a game from the link to its end", async () => {
    const ada = await visit(DESKTOP);
    const boris = await visit(PHONE);
    const link = await invite(ada.page, "Ada");
    await savePicture(ada.page, "hall-link");
    expect(await violations(ada.page)).toEqual([]);

    const begun = Date.now();
    await boris.page.goto(link);
    await boris.page.getByRole("button", { name: "Sit down" }).waitFor();
    expect(await boris.page.locator("h1").textContent()).toContain("Ada");
    await savePicture(boris.page, "hall-join");
    expect(await violations(boris.page)).toEqual([]);
    await boris.page.getByRole("button", { name: "Sit down" }).click();
    for (const { page } of [ada, boris]) await page.waitForSelector(".board[aria-busy=false] svg");
    await act(boris.page, await nextAction(boris.page));
    expect(Date.now() - begun).toBeLessThan(LINK_TO_THROW_MS);

    const pages = [ada.page, boris.page];
    for (const page of pages)
      expect(await page.getByRole("button", { name: /hint/i }).count()).toBe(0);
    await playUntil(pages, ({ ribbon }) => ribbon !== null);
    await pictures(pages, "hall-gift");
    const [own, other] = await seats(pages);
    expect([own, other].sort()).toEqual(["black", "white"]);

    await reloadBoth(pages);
    await playUntil(pages, ({ kind }) => kind === "lobby");
    await pictures(pages, "hall-end");
    const results = await Promise.all(
      pages.map((page) => page.locator("h2").first().textContent()),
    );
    expect(results.filter((text) => text?.startsWith("You win"))).toHaveLength(1);
    for (const page of pages) expect(await page.locator('[data-action="rematch"]').count()).toBe(0);
    expect([...ada.errors, ...boris.errors]).toEqual([]);
    await ada.close();
    await boris.close();
  }, 180_000);

  it("shows who is away, and keeps the seat of a player who comes back", async () => {
    const ada = await visit(DESKTOP);
    const boris = await visit(SMALL);
    const link = await invite(ada.page, "Ada");
    await boris.page.goto(link);
    await boris.page.getByRole("button", { name: "Sit down" }).click();
    await boris.page.waitForSelector(".board[aria-busy=false] svg");
    expect(await overflow(boris.page)).toEqual([]);
    const away = ada.page.locator(".presence:not(.here)");
    await ada.page.locator(".presence.here").waitFor();

    const back = await boris.page.context().newPage();
    await boris.page.close();
    await away.waitFor();
    await savePicture(ada.page, "hall-away");
    await back.goto(link);

    await back.waitForSelector(".board[aria-busy=false] svg");
    await ada.page.locator(".presence.here").waitFor();
    const carla = await visit(PHONE);
    await carla.page.goto(link);
    expect(await carla.page.getByRole("alert").textContent()).toContain("Both seats");
    await carla.page.goto(ada.page.url());
    await carla.page.getByText("deleted").or(carla.page.getByText("no longer")).first().waitFor();
    expect(ada.errors).toEqual([]);
    for (const one of [ada, boris, carla]) await one.close();
  });
});

/** Makes a link by one tap on the start of the hall. */
async function invite(page: Page, name: string): Promise<string> {
  await page.reload();
  await page.getByLabel("Your name").fill(name);
  await page.getByRole("button", { name: "Play a friend" }).click();
  await page.waitForURL(/\/join\//);
  return page.getByLabel("Link", { exact: true }).inputValue();
}

type Asked = Awaited<ReturnType<typeof nextAction>>;

/** Plays at both pages, whichever is to act, until `stop`. */
async function playUntil(pages: Page[], stop: (asked: Asked) => boolean): Promise<void> {
  for (let done = 0; done < 600; done++) {
    const page = await acting(pages);
    const asked = await nextAction(page);
    if (stop(asked)) return;
    await act(page, asked);
  }
  throw new Error("the game does not end");
}

/** The page that waits for its player. */
async function acting(pages: Page[]): Promise<Page> {
  for (let tries = 0; tries < 600; tries++) {
    for (const page of pages) {
      const waits = await page.evaluate(() => {
        if (!document.querySelector("main.table:has(.board[aria-busy=false])")) return false;
        const button = document.querySelector("[data-primary]:enabled");
        const man = document.querySelector('[data-spot][aria-disabled="false"]');
        return (button && button.getAttribute("data-primary") !== "skip") || man !== null;
      });
      if (waits) return page;
    }
    await pages[0]?.waitForTimeout(30);
  }
  throw new Error("nobody is to act");
}

/** The seat at the bottom of each page. */
const seats = (pages: Page[]) =>
  Promise.all(pages.map((page) => page.locator(".bottom .strip").getAttribute("data-seat")));

/** Loads both pages again: they show what they showed before. */
async function reloadBoth(pages: Page[]): Promise<void> {
  for (const page of pages) {
    const before = await readTable(page);
    await page.reload();
    await page.waitForSelector(".board[aria-busy=false] svg");
    await expect.poll(() => readTable(page)).toEqual(before);
  }
}

/** Pictures of both sides, on a desktop and on a phone. */
async function pictures(pages: Page[], name: string): Promise<void> {
  if (!process.env["SCREENSHOTS"]) return;
  for (const [index, page] of pages.entries()) {
    const own = page.viewportSize() ?? DESKTOP;
    for (const [size, viewport] of Object.entries({ desktop: DESKTOP, phone: PHONE })) {
      await page.setViewportSize(viewport);
      await page.waitForTimeout(400);
      await savePicture(page, `${name}-${index === 0 ? "ada" : "boris"}-${size}`);
    }
    await page.setViewportSize(own);
  }
}
