/** A whole small tournament at two browsers: announced, joined, played, with a reload in between. */

import type { Browser, Page } from "playwright-core";
import { describe, expect, it } from "vitest";
import { violations } from "./help/axe";
import { DESKTOP, overflow, PHONE, savePicture } from "./help/browser";
import { join, onlyWatches, playUntil, resign, visit } from "./help/hall";
import { binary, startHall } from "./help/server";
import { shareAfresh } from "./help/shared";

/** The pause between two rounds. */
const ROUND_PAUSE_MS = 15_000;

/**
 * Plays until the first page has a man to move; then it resigns, and cannot offer to call the match
 * off. In the opening nobody can.
 */
async function playAndResign(pages: [Page, Page]): Promise<void> {
  for (const page of pages) await page.waitForSelector(".board[aria-busy=false] svg");
  await playUntil(pages, ({ kind }, page) => kind === "step" && page === pages[0]);
  await pages[0].locator("aside footer button.quiet").click();
  await pages[0].locator("[data-resign]").first().waitFor();
  expect(await pages[0].locator('[data-resign="call-off"]').count()).toBe(0);
  await pages[0].keyboard.press("Escape");
  await resign(pages[0]);
}

/** The names in the standings, in order. */
const standings = (page: Page) =>
  page
    .locator('[data-part="standings"] tbody tr')
    .evaluateAll((rows) => rows.map((row) => row.getAttribute("data-player")));

/** Announces a tournament; its address. */
async function announce(page: Page, url: string, name: string, kind: string): Promise<string> {
  await page.goto(new URL("/tournaments", url).href);
  await page.getByLabel("Name of the tournament").fill(name);
  await page.getByLabel("Kind").selectOption(kind);
  await page.getByRole("combobox", { name: /^Time/ }).selectOption("slow");
  return page.url();
}

/** Somebody without an account sees the game on the page of the tournament. */
async function watched(browser: Browser, address: string, player: Page): Promise<void> {
  const emil = await visit(browser, new URL("/", address).href, PHONE);
  await emil.page.goto(address);
  const board = emil.page.locator('[data-part="boards"] [data-board]');
  await board.waitFor();
  await savePicture(emil.page, "tournament-boards-phone");
  expect(await violations(emil.page)).toEqual([]);
  expect(await overflow(emil.page)).toEqual([]);
  await emil.page.reload();
  await board.click();
  await emil.page.waitForURL(player.url());
  await emil.page.locator("[data-late]").waitFor();
  await onlyWatches(emil.page);
  await emil.close();
  await player.waitForSelector(".board[aria-busy=false] svg");
}

describe.skipIf(!binary)("tournaments", () => {
  const shared = shareAfresh(() => startHall());

  it("are announced, joined and played to the last round", async () => {
    const { url } = shared.server;
    const ada = await visit(shared.browser, url, DESKTOP);
    const boris = await visit(shared.browser, url, PHONE);
    await boris.page.goto(new URL("/tournaments", url).href);
    await boris.page.getByText("Tournaments are for members").waitFor();
    await join(ada.page, "Ada");
    await boris.page.goto(url);
    await join(boris.page, "Борис");

    await announce(ada.page, url, "Friday cup", "round_robin");
    await savePicture(ada.page, "tournament-new-desktop");
    expect(await violations(ada.page)).toEqual([]);
    await ada.page.locator('[data-action="create"]').click();
    await ada.page.waitForURL(/\/tournament\//);
    await ada.page.locator('[data-action="join"]').click();
    await ada.page.locator('[data-action="withdraw"]').waitFor();

    // The lobby shows it to the other one.
    await boris.page.goto(`${url}/people`);
    await boris.page.locator('[data-part="coming"] [data-tournament]').waitFor();
    await savePicture(boris.page, "tournament-lobby-phone");
    expect(await overflow(boris.page)).toEqual([]);
    await boris.page.locator('[data-part="coming"] [data-tournament]').click();
    await boris.page.locator('[data-action="join"]').click();
    await expect.poll(() => standings(ada.page)).toEqual(["Ada", "Борис"]);
    await savePicture(boris.page, "tournament-open-phone");
    await savePicture(ada.page, "tournament-open-desktop");
    expect(await violations(ada.page)).toEqual([]);
    const address = ada.page.url();

    // Both pages bring their players to the table.
    await ada.page.locator('[data-action="begin"]').click();
    for (const { page } of [ada, boris]) await page.waitForURL(/\/table\//);
    expect(ada.page.url()).toBe(boris.page.url());
    await ada.page.reload();
    await watched(shared.browser, address, ada.page);
    await playAndResign([ada.page, boris.page]);
    await boris.page.locator('[data-action="to-tournament"]').waitFor();
    await savePicture(boris.page, "tournament-result-phone");
    await boris.page.locator('[data-action="to-tournament"]').click();
    await boris.page.waitForURL(address);
    await boris.page.getByText("Won by Борис").waitFor();
    expect(await standings(boris.page)).toEqual(["Борис", "Ada"]);
    const record = await boris.page.evaluate(async () => {
      const table = document.querySelector<HTMLAnchorElement>('a[href*="/table/"]')?.href;
      const id = table?.split("/").at(-1);
      return (await (await fetch(`/api/tables/${id}/record`)).json()) as { tournament: unknown };
    });
    expect(record.tournament).toEqual({ name: "Friday cup", round: 1 });
    await boris.page.reload();
    await boris.page.getByText("Won by Борис").waitFor();
    await ada.page.goto(address);
    await ada.page.locator('[data-game="over"]').waitFor();
    await savePicture(ada.page, "tournament-over-desktop");
    await savePicture(boris.page, "tournament-over-phone");
    expect(await violations(boris.page)).toEqual([]);
    expect(await overflow(boris.page)).toEqual([]);
    await boris.page.evaluate(() => {
      localStorage.setItem("rosespring.settings", JSON.stringify({ language: "fa" }));
    });
    await boris.page.reload();
    await boris.page.locator('[data-part="standings"]').waitFor();
    await savePicture(boris.page, "tournament-over-persian-phone");
    expect(await overflow(boris.page)).toEqual([]);
    await ada.page.goto(new URL("/tournaments", url).href);
    await ada.page.locator('[data-phase="over"]').waitFor();
    await savePicture(ada.page, "tournament-list-desktop");
    expect([...ada.errors, ...boris.errors]).toEqual([]);
    await ada.close();
    await boris.close();
  });

  it("call a player from another page, and are not cancelled by who plays in them", async () => {
    const { url } = shared.server;
    const carla = await visit(shared.browser, url, DESKTOP);
    const dora = await visit(shared.browser, url, PHONE);
    await join(carla.page, "Carla");
    await join(dora.page, "Dora");
    await announce(carla.page, url, "Evening arena", "arena");
    await carla.page.locator('[data-action="create"]').click();
    await carla.page.waitForURL(/\/tournament\//);
    await carla.page.locator('[data-action="join"]').click();
    await carla.page.locator('[data-action="withdraw"]').waitFor();
    await dora.page.goto(carla.page.url());
    await dora.page.locator('[data-action="join"]').click();
    await dora.page.locator('[data-action="withdraw"]').waitFor();
    await dora.page.goto(new URL("/account", url).href);
    await dora.page.locator('[data-action="sign-out"]').waitFor();

    await carla.page.locator('[data-action="begin"]').click();
    await carla.page.waitForURL(/\/table\//);
    await dora.page.locator('[data-part="call"]').waitFor();
    await savePicture(dora.page, "tournament-call-phone");
    expect(await overflow(dora.page)).toEqual([]);
    await dora.page.locator('[data-action="called"]').click();
    await dora.page.waitForURL(carla.page.url());
    await carla.page.goBack();
    // Who comes back in the middle of a game stays on the page.
    await carla.page.locator('[data-action="to-table"]').waitFor();
    await savePicture(carla.page, "tournament-running-desktop");
    expect(await violations(carla.page)).toEqual([]);
    expect(await carla.page.locator('[data-action="cancel"]').count()).toBe(0);

    await announce(carla.page, url, "Late arena", "arena");
    await carla.page.locator('[data-action="create"]').click();
    await carla.page.waitForURL(/\/tournament\//);
    await carla.page.locator('[data-action="cancel"]').click();
    await carla.page.locator('[data-action="cancel-sure"]').click();
    await carla.page.locator('.head[data-phase="cancelled"]').waitFor();
    expect([...carla.errors, ...dora.errors]).toEqual([]);
    await carla.close();
    await dora.close();
  });

  it("show a bracket round by round, with a reload between two rounds", async () => {
    const { url } = shared.server;
    const names = ["Greta", "Hugo", "Irma", "Jakob"];
    const players = new Map<string, Awaited<ReturnType<typeof visit>>>();
    for (const name of names) {
      const one = await visit(shared.browser, url, name === "Hugo" ? PHONE : DESKTOP);
      await join(one.page, name);
      players.set(name, one);
    }
    const page = (name: string) => {
      const found = players.get(name)?.page;
      if (!found) throw new Error(`nobody is called ${name}`);
      return found;
    };
    await announce(page("Greta"), url, "Winter cup", "knockout");
    await page("Greta").locator('[data-action="create"]').click();
    await page("Greta").waitForURL(/\/tournament\//);
    const address = page("Greta").url();
    for (const name of names) {
      await page(name).goto(address);
      await page(name).locator('[data-action="join"]').click();
      await page(name).locator('[data-action="withdraw"]').waitFor();
    }
    await page("Greta").locator('[data-action="begin"]').click();
    for (const name of names) await page(name).waitForURL(/\/table\//);

    // The first seed meets the fourth, the second the third.
    const match = async (loser: string, winner: string) => {
      await playAndResign([page(loser), page(winner)]);
      await page(winner).locator('[data-action="to-tournament"]').click();
      await page(winner).waitForURL(address);
    };
    expect(page("Greta").url()).toBe(page("Jakob").url());
    await match("Jakob", "Greta");
    await page("Jakob").goto(address);
    const final = '[data-bracket-round="2"]';
    await page("Jakob").locator(final).getByText("Greta").waitFor();
    const boards = page("Jakob").locator('[data-part="boards"] [data-board]');
    await expect.poll(() => boards.count()).toBe(1);
    await savePicture(page("Jakob"), "tournament-bracket-desktop");
    expect(await violations(page("Jakob"))).toEqual([]);
    await page("Greta").reload();
    await page("Greta").locator(final).getByText("Greta").waitFor();
    await match("Irma", "Hugo");
    await savePicture(page("Hugo"), "tournament-bracket-phone");
    expect(await overflow(page("Hugo"))).toEqual([]);

    // The page brings both to the last round, also after a reload in the pause.
    await page("Hugo").reload();
    for (const name of ["Greta", "Hugo"]) {
      await page(name).waitForURL(/\/table\//, { timeout: 2 * ROUND_PAUSE_MS });
    }
    await match("Greta", "Hugo");
    await page("Hugo").getByText("Won by Hugo").waitFor();
    await page("Jakob").getByText("Won by Hugo").waitFor();
    expect(await standings(page("Jakob"))).toEqual(["Hugo", "Greta", "Irma", "Jakob"]);
    await savePicture(page("Jakob"), "tournament-bracket-over-desktop");
    for (const one of players.values()) {
      expect(one.errors).toEqual([]);
      await one.close();
    }
  });
});
