/**
 * The companion of a real board, once a transport: names and dice are entered, a cascade and a
 * hand-over are played, wrong dice are corrected, to the end of a game and into the next.
 */

import type { Page } from "playwright-core";
import { describe, expect, it, onTestFinished } from "vitest";
import { violations } from "./help/axe";
import { awaitPhase, DESKTOP, INSTANT, openPage, PHONE, place, savePicture } from "./help/browser";
import { chooseGame } from "./help/choose";
import { DICE } from "./help/dice";
import { hasHost, isServer, startHost } from "./help/host";
import { act, readTable } from "./help/play";
import { actByKeys, nextAction } from "./help/player";
import { share } from "./help/shared";

describe.skipIf(!hasHost)("at a real board", () => {
  const shared = share(startHost);

  async function begin(game: string, facing = "together", viewport = PHONE) {
    const { page, errors, close } = await openPage(shared.browser, { viewport }, INSTANT);
    onTestFinished(close);
    await page.goto(`${shared.server.url}/companion`);
    await page.locator("input[name=white]").fill("Elena");
    await page.locator("input[name=black]").fill("Marko");
    await chooseGame(page, game);
    await page.locator(`input[value=${facing}]`).check();
    await page.locator("button[type=submit]").click();
    await page.waitForSelector("[data-entry]");
    return { page, errors };
  }

  it.runIf(isServer)("a game of Gioul is played to its end, and the next begins", async () => {
    const { page, errors } = await begin("Gioul");
    await savePicture(page, "companion-opening");
    expect(await violations(page)).toEqual([]);

    await tap(page, 3, 3);
    await title(page, "Equal dice. One die each, once more.");
    const [opening, first, ...rest] = DICE.gioul.split(/\s+/).map(facesOf);
    if (!opening || !first) throw new Error("no dice");
    await tap(page, ...opening);
    await title(page, "Marko: what was thrown?");

    // Corrects wrong dice after a man has been played by them.
    await keys(page, 6, 6);
    await awaitPhase(page, "play");
    await act(page, await nextAction(page));
    await page.locator("[data-action=correct]").click();
    await title(page, "What was really thrown?");
    await savePicture(page, "companion-correct");
    await tap(page, ...first);
    await page.waitForFunction(() => document.querySelectorAll(".chip").length === 6);
    expect((await readTable(page)).places).toContain("Point 1, 15 black men, can play 1");

    const told: string[] = [];
    let steps = 0;
    let handOvers = 0;
    for (;;) {
      const asked = await nextAction(page);
      if (asked.kind === "next") break;
      if (asked.kind === "enter") {
        const next = rest.shift();
        if (!next) throw new Error("the dice ran out");
        await keys(page, ...next);
        await page.waitForFunction(
          (before) =>
            Number(document.querySelector("main.table")?.getAttribute("data-version")) > before,
          asked.version,
        );
      } else {
        if (asked.status.includes("Done passes")) handOvers++;
        if (asked.ribbon) told.push(asked.ribbon);
        if (asked.kind === "step") steps++;
        if (steps === 12) {
          await savePicture(page, "companion-cascade");
          await page.reload();
          steps++;
        } else await actByKeys(page, asked);
      }
    }
    expect(handOvers).toBe(2);
    expect(new Set(told)).toEqual(new Set(["gift"]));
    const result = page.locator('[data-scene="result"]');
    expect(await result.locator("h2").textContent()).toBe("Marko wins");
    await savePicture(page, "companion-result");

    const id = page.url().split("/").at(-1);
    if (isServer) {
      const answer = await fetch(`${shared.server.url}/api/tables/${id}/record`);
      const record = (await answer.json()) as { games: { entries: unknown[] }[] };
      expect(record.games[0]?.entries.length).toBeGreaterThan(10);
    }

    await page.locator("[data-next-game]").click();
    await title(page, "Marko: what was thrown?");
    await page.goto(`${shared.server.url}/companion`);
    // By its address: matches of other tests and of a first try have the same players.
    const listed = page.locator(`a[href$="/table/${id}"]`);
    await listed.waitFor();
    expect(await listed.textContent()).toContain("Elena – Marko");
    expect(errors).toEqual([]);
  });

  it("the dice of an opening are corrected side by side", async () => {
    const { page, errors } = await begin("Backgammon", "together", DESKTOP);
    await tap(page, 6, 4);
    await awaitPhase(page, "play");
    await page.locator("[data-action=correct]").click();
    expect(await page.locator("[data-entry] [role=group]").first().getAttribute("aria-label")).toBe(
      "Die of Elena",
    );
    await tap(page, 2, 5);
    await page.waitForSelector('.strip.active[data-seat="black"]');
    await page.locator("[data-entry]").waitFor({ state: "detached" });
    await savePicture(page, "companion-desktop");
    expect(errors).toEqual([]);
  });

  it.runIf(isServer)("the board can be looked at before the dice are entered", async () => {
    const { page, errors } = await begin("Gul bara");
    await page.locator("[data-entry-close]").click();
    await page.locator("[data-entry]").waitFor({ state: "detached" });
    await page.locator('[data-primary="enter"]').click();
    await page.locator("[data-entry]").waitFor();
    await tap(page, 6, 2);
    await title(page, "Elena: what was thrown?");
    expect(errors).toEqual([]);
  });

  it.runIf(isServer)("the text for the player across the table is turned to them", async () => {
    const { page } = await begin("Gul bara", "strip");
    await tap(page, 1, 2);
    await page.waitForSelector("[data-entry].turned");
    expect(await page.locator('.upper.turned [data-seat="black"]').count()).toBe(1);
    await savePicture(page, "companion-turned");
    await keys(page, 6, 5);
    await awaitPhase(page, "play");
    const turn = () => page.locator(".actions").evaluate((one) => getComputedStyle(one).rotate);
    expect(await turn()).toBe("180deg");
    await savePicture(page, "companion-turned-play");
  });

  it.runIf(isServer)("the board turns to the mover", async () => {
    const { page } = await begin("Gul bara", "board");
    await tap(page, 1, 2);
    await title(page, "Marko: what was thrown?");
    await keys(page, 6, 5);
    await awaitPhase(page, "play");
    await page.waitForSelector('.bottom .strip[data-seat="black"]');
    expect(await place(page, 24).getAttribute("aria-label")).toBe(
      "Point 24, 15 black men, can play 6, 5",
    );
  });
});

const facesOf = (text: string): [number, number] => {
  const [first, second] = text.split("-").map(Number);
  return [first ?? 1, second ?? 1];
};

/** Enters a throw by tapping. */
async function tap(page: Page, first: number, second: number): Promise<void> {
  await page.locator(`[data-die="0-${first}"]`).click();
  await page.locator(`[data-die="1-${second}"]`).click();
}

/** Enters a throw by keys. */
async function keys(page: Page, first: number, second: number): Promise<void> {
  await page.waitForSelector("[data-entry]");
  await page.keyboard.press(`${first}`);
  await page.keyboard.press(`${second}`);
}

/** Waits until the dice form has this title. */
async function title(page: Page, text: string): Promise<void> {
  await page.locator("#entry-title", { hasText: text }).waitFor();
}
