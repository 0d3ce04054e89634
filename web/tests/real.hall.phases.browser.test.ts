/**
 * Two people at two browsers and a third who watches them, through every phase of a match: each
 * page is loaded again in each of them and shows what it showed before.
 */

import type { Page } from "playwright-core";
import { describe, expect, it } from "vitest";
import { violations } from "./help/axe";
import { DESKTOP, overflow, PHONE, savePicture } from "./help/browser";
import { chooseGame } from "./help/choose";
import { DICE } from "./help/dice";
import {
  cuttable,
  invite,
  onlyWatches,
  pictures,
  playUntil,
  playUntilItCounts,
  reload,
  resign,
  visit,
  watch,
} from "./help/hall";
import { atRest, readTable, tableAtRest } from "./help/play";
import { binary, startHall } from "./help/server";
import { shareAfresh } from "./help/shared";

const RESULT = '[data-scene="result"]';
/** Milliseconds within which a page shows what the server has decided. */
const SOON = 30_000;

describe.skipIf(!binary)("two players and a watcher", () => {
  const shared = shareAfresh(() => startHall(DICE.gioul.split(/\s+/)));

  /** A table that others see at once, with both players and a watcher. */
  async function sitDown(time: string) {
    const { browser, server } = shared;
    const ada = await visit(browser, server.url, DESKTOP);
    const boris = await visit(browser, server.url, PHONE);
    const link = await invite(ada.page, "Ada", async (page) => {
      await chooseGame(page, "Gioul");
      await page.getByRole("combobox", { name: /^Time/ }).selectOption(time);
      await page.getByText("More choices").click();
      await page.getByLabel("Others may watch").check();
      await page.getByLabel("Watchers see the game").selectOption("0");
    });
    // Who waits for the other player keeps the link.
    await ada.page.reload();
    expect(await ada.page.getByLabel("Link", { exact: true }).inputValue()).toBe(link);
    const wire = await cuttable(boris.page);
    await boris.page.goto(link);
    await boris.page.reload();
    if (time === "fast")
      expect(await boris.page.locator("[data-time]").textContent()).toContain("30");
    await boris.page.getByRole("button", { name: "Sit down" }).click();
    const pages = [ada.page, boris.page];
    await atRest(...pages);
    const carla = await watch(browser, ada.page.url(), PHONE);
    return { ada, boris, carla, pages, wire, everybody: [...pages, carla.page] };
  }

  /** All three see the same game, also after a reload. */
  async function allReload(players: Page[], watcher: Page): Promise<void> {
    await reload([...players, watcher]);
    await sameAs(players, watcher);
  }

  async function sameAs(players: Page[], watcher: Page): Promise<void> {
    const [player] = players;
    if (!player) throw new Error("a player");
    const shown = async (page: Page) => {
      // A phone draws no list of moves before it is opened.
      const { version, phase, chips } = await readTable(page);
      return { version, phase, chips };
    };
    await atRest(...players, watcher);
    expect(await shown(watcher)).toEqual(await shown(player));
    await onlyWatches(watcher);
  }

  /** Plays into the cascade of the first throw, a 1-1, until its second group has begun. */
  async function intoCascade(pages: Page[]): Promise<Page> {
    let steps = 0;
    let mover: Page | undefined;
    await playUntil(pages, ({ kind }, page) => {
      mover = page;
      return kind === "step" && ++steps > 6;
    });
    if (!mover) throw new Error("nobody moves");
    expect((await tableAtRest(mover, pages)).chips.length).toBeGreaterThan(3);
    return mover;
  }

  it("see the same game after a reload in every phase", async () => {
    const { ada, boris, carla, pages, wire, everybody } = await sitDown("slow");
    // Before the first throw.
    await allReload(pages, carla.page);

    // Within a cascade.
    const mover = await intoCascade(pages);
    await sameAs([mover], carla.page);
    await allReload(pages, carla.page);
    await savePicture(carla.page, "phases-cascade-watcher");

    // An offer is open.
    await playUntilItCounts(pages);
    await playUntil(pages, ({ kind }) => kind === "step");
    await ada.page.locator("aside footer button.quiet").click();
    await ada.page.locator('[data-resign="call-off"]').click();
    const refuse = boris.page.locator('[data-action="refuse-call-off"]');
    await refuse.waitFor({ timeout: SOON });
    for (const page of everybody) await page.reload();
    await refuse.waitFor({ timeout: SOON });
    const offer = ada.page.locator("[data-notice=offer]");
    for (const page of everybody) await page.locator("[data-notice=offer]").waitFor();
    for (const page of everybody) {
      await expect
        .poll(() => page.locator("[data-turn] bdi").textContent())
        .toContain("call the match off");
    }
    expect(await ada.page.locator('[data-action="accept-call-off"]').count()).toBe(0);
    await onlyWatches(carla.page);
    await pictures(pages, "phases-offer");
    await savePicture(carla.page, "phases-offer-watcher");
    expect(await violations(carla.page)).toEqual([]);
    await refuse.click();
    await offer.waitFor({ state: "detached", timeout: SOON });
    await carla.page.locator("[data-notice=offer]").waitFor({ state: "detached", timeout: SOON });

    // A lost network: the game stays where it was, and goes on.
    const before = await tableAtRest(boris.page, pages);
    await wire.cut();
    // What it says depends on whose turn it is.
    const lost = boris.page.locator("[data-notice=connection]");
    await lost.waitFor();
    wire.mend();
    await lost.waitFor({ state: "detached", timeout: SOON });
    expect(await tableAtRest(boris.page, pages)).toEqual(before);
    let left = 6;
    await playUntil(pages, () => --left < 0);
    await sameAs(pages, carla.page);

    // After the end.
    await playUntil(pages, ({ kind }, page) => kind === "step" && page === ada.page);
    await resign(ada.page);
    for (const page of everybody) await page.locator(RESULT).waitFor({ timeout: SOON });
    for (const page of everybody) await page.reload();
    for (const page of everybody) await page.locator(RESULT).waitFor({ timeout: SOON });
    expect(await boris.page.locator(RESULT).textContent()).toContain("You win");
    await onlyWatches(carla.page);
    await savePicture(carla.page, "phases-end-watcher");
    expect(await overflow(carla.page)).toEqual([]);

    // A rematch; the watcher stays at the table that is over until they leave it.
    const over = ada.page.url();
    for (const page of pages) await page.locator('[data-action="rematch"]').click();
    for (const page of pages) await page.waitForURL((url) => url.href !== over);
    expect(carla.page.url()).toBe(over);
    await carla.page.goto(ada.page.url());
    await carla.page.locator("[data-late]").waitFor();
    await sameAs(pages, carla.page);
    for (const one of [ada, boris, carla]) {
      expect(one.errors).toEqual([]);
      await one.close();
    }
  });

  it("see time run out within a cascade", async () => {
    const { ada, boris, carla, pages, everybody } = await sitDown("fast");
    for (const page of pages) {
      await page.locator("[data-clock]").nth(1).waitFor();
      expect(await page.locator("[data-clock].runs").count()).toBe(0);
    }
    const mover = await intoCascade(pages);
    for (const page of pages) await page.locator("[data-clock].runs").waitFor();
    await pictures(pages, "hall-clock");
    expect(await overflow(boris.page)).toEqual([]);
    expect(await violations(boris.page)).toEqual([]);

    // Nobody plays: the clock of the side to act runs out after its delay and its bank.
    await ada.page.locator("[data-clock].low").waitFor({ timeout: 40_000 });
    await pictures(pages, "hall-clock-low");
    for (const page of everybody) {
      await page.locator(RESULT).waitFor({ timeout: 60_000 });
      expect(await page.locator(RESULT).textContent()).toContain("Won on time");
    }
    for (const page of everybody) {
      await page.reload();
      await page.locator(RESULT).waitFor({ timeout: SOON });
      expect(await page.locator("[data-clock].runs").count()).toBe(0);
    }
    const winner = pages.find((page) => page !== mover);
    expect(await winner?.locator(RESULT).textContent()).toContain("You win");
    await savePicture(carla.page, "phases-flag-watcher");
    for (const one of [ada, boris, carla]) {
      expect(one.errors).toEqual([]);
      await one.close();
    }
  });

  it("see a player leave within a cascade, and the other one claim the match", async () => {
    const { ada, boris, carla, pages } = await sitDown("fast");
    const mover = await intoCascade(pages);
    const other = pages.find((page) => page !== mover) ?? mover;
    const table = mover.url();
    const back = await mover.context().newPage();
    await mover.close();

    await other.locator("[data-turn]", { hasText: "is away" }).waitFor({ timeout: SOON });
    const claim = other.locator('[data-action="claim-match"]');
    expect(await claim.count()).toBe(0);
    await pictures([other], "hall-left");
    expect(await violations(other)).toEqual([]);
    expect(await overflow(other)).toEqual([]);
    await claim.waitFor({ timeout: 40_000 });
    await pictures([other], "hall-claim");
    await onlyWatches(carla.page);
    // Who waits may load the page again: the claim is still there.
    await other.reload();
    await claim.waitFor({ timeout: SOON });
    await claim.click();
    await back.goto(table);
    for (const page of [other, carla.page, back]) {
      await page.locator(RESULT).getByText("The opponent left").waitFor({ timeout: SOON });
    }
    expect(await other.locator(RESULT).textContent()).toContain("You win");
    await savePicture(carla.page, "phases-left-watcher");
    for (const one of [ada, boris, carla]) {
      expect(one.errors).toEqual([]);
      await one.close();
    }
  });
});
