/** Two people at two browsers: from the link to the end of a game, on the real server. */

import { describe, expect, it } from "vitest";
import { violations } from "./help/axe";
import { DESKTOP, overflow, PHONE, SMALL, savePicture } from "./help/browser";
import { DICE } from "./help/dice";
import { invite, pictures, playUntil, reload, seats, visit } from "./help/hall";
import { act } from "./help/play";
import { nextAction } from "./help/player";
import { binary, startHall } from "./help/server";
import { shareAfresh } from "./help/shared";
import { countTaps } from "./help/taps";

/**
 * Taps of each until then: of one from the start of the hall, with one for the name, which one may
 * leave out; of the other from the link.
 */
const TAPS_MAX = [2 + 1, 2];

describe.skipIf(!binary)("in a hall", () => {
  const shared = shareAfresh(() => startHall(DICE.gulBara.split(/\s+/)));
  const open = (viewport: { width: number; height: number }) =>
    visit(shared.browser, shared.server.url, viewport);

  it("two people play a game from the link to its end", async () => {
    const ada = await open(DESKTOP);
    const boris = await open(PHONE);
    const taps = await Promise.all([ada.page, boris.page].map(countTaps));
    await ada.page.reload();
    const link = await invite(ada.page, "Ada");
    await ada.page.getByRole("img", { name: "Code to scan" }).waitFor();
    await savePicture(ada.page, "hall-link");
    expect(await violations(ada.page)).toEqual([]);
    await ada.page.locator('[data-action="meanwhile"]').click();
    await ada.page.waitForSelector(".board[aria-busy=false] svg");
    const meanwhile = new URL(ada.page.url()).pathname;
    expect(meanwhile).toMatch(/^\/table\/own-/);

    const begun = Date.now();
    await boris.page.goto(link);
    await boris.page.getByRole("button", { name: "Sit down" }).waitFor();
    expect(await boris.page.locator("h1").textContent()).toContain("Ada");
    await savePicture(boris.page, "hall-join");
    expect(await violations(boris.page)).toEqual([]);
    await boris.page.getByRole("button", { name: "Sit down" }).click();
    await ada.page
      .getByRole("alert")
      .getByText(/is here$/)
      .waitFor();
    await savePicture(ada.page, "hall-called");
    await ada.page.waitForURL(({ pathname }) => pathname !== meanwhile);
    for (const { page } of [ada, boris]) await page.waitForSelector(".board[aria-busy=false] svg");
    await act(boris.page, await nextAction(boris.page));
    const took_ms = Date.now() - begun;
    const tapped = await Promise.all(taps.map((count) => count()));
    console.log(`from the link to the first throw: ${took_ms / 1000} s, taps ${tapped.join(", ")}`);
    for (const [index, count] of tapped.entries()) {
      expect(count).toBeGreaterThan(0);
      expect(count).toBeLessThanOrEqual(TAPS_MAX[index] ?? 0);
    }

    const pages = [ada.page, boris.page];
    for (const page of pages)
      expect(await page.getByRole("button", { name: /hint/i }).count()).toBe(0);
    await playUntil(pages, ({ ribbon }) => ribbon !== null);
    await pictures(pages, "hall-gift");
    const [own, other] = await seats(pages);
    expect([own, other].sort()).toEqual(["black", "white"]);

    await reload(pages);
    await playUntil(pages, ({ kind }) => kind === "lobby");
    await pictures(pages, "hall-end");
    const results = await Promise.all(
      pages.map((page) => page.locator("h2").first().textContent()),
    );
    expect(results.filter((text) => text?.startsWith("You win"))).toHaveLength(1);
    for (const page of pages) await page.locator('[data-action="rematch"]').waitFor();
    await boris.page.close();
    await ada.page.locator('[data-action="new-link"]').waitFor();
    await ada.page.goto(shared.server.url);
    await ada.page.locator(`[data-go-on="${meanwhile.slice("/table/".length)}"]`).waitFor();
    expect([...ada.errors, ...boris.errors]).toEqual([]);
    await ada.close();
    await boris.close();
  });

  it("shows who is away, and keeps the seat of a player who comes back", async () => {
    const ada = await open(DESKTOP);
    const boris = await open(SMALL);
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
    const carla = await open(PHONE);
    await carla.page.goto(link);
    expect(await carla.page.getByRole("alert").textContent()).toContain("Both seats");
    await carla.page.goto(ada.page.url());
    await carla.page
      .getByText("deleted")
      .or(carla.page.getByText("No such game"))
      .first()
      .waitFor();
    expect(ada.errors).toEqual([]);
    for (const one of [ada, boris, carla]) await one.close();
  });
});
