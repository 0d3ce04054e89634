/** Two people at two browsers who see neither the board nor the clocks: what they hear. */

import type { Page } from "playwright-core";
import { describe, expect, it } from "vitest";
import { listen } from "./help/aloud";
import { chooseGame } from "./help/choose";
import { DICE } from "./help/dice";
import { playUntil, sitDown } from "./help/hall";
import { act } from "./help/play";
import { nextAction } from "./help/player";
import { binary, startHall } from "./help/server";
import { shareAfresh } from "./help/shared";

/** Turns within which a remainder passes to the other side. */
const TURNS = 12;

describe.skipIf(!binary)("a screen reader in a hall", () => {
  const shared = shareAfresh(() => startHall(DICE.gioul.split(/\s+/)));

  it("reads the other player's throws, steps and hand-over", async () => {
    const { browser, server } = shared;
    const { ada, boris, pages } = await sitDown(browser, server.url, async (page) => {
      await chooseGame(page, "Gioul");
    });
    const told = await Promise.all(pages.map(listen));

    const mover = await playToHandOver(pages);

    const [mine, others] = mover === ada.page ? told : [...told].reverse();
    const lines = async (from: typeof mine, text: RegExp) =>
      (await from?.())?.filter((line) => text.test(line)) ?? [];
    await expect.poll(() => lines(others, /^You play .*, then throw\.$/)).toHaveLength(1);
    await expect.poll(() => lines(mine, /.+ plays .*, then throws\.$/)).toHaveLength(1);
    // Each side hears the throws of both, and the same steps.
    const calls = async (from: typeof mine) =>
      (await lines(from, / threw /)).map((line) => line.replace(/^.* threw /, ""));
    expect(await calls(others)).toEqual(await calls(mine));
    for (const texts of [mine, others])
      expect(await lines(texts, /^(?!You ).+ threw /)).not.toEqual([]);
    const steps = await lines(mine, /^\d+ to \d+/);
    expect(steps.length).toBeGreaterThan(0);
    // Each side hears its own numbers.
    const facing = steps.map((line) => line.replace(/\d+/g, (point) => String(25 - Number(point))));
    expect(await lines(others, /^\d+ to \d+/)).toEqual(facing);
    expect([...ada.errors, ...boris.errors]).toEqual([]);
    await ada.close();
    await boris.close();
  });
});

/** Plays until a Done has passed numbers on; returns the page of the player who pressed it. */
async function playToHandOver(pages: Page[]): Promise<Page> {
  for (let turn = 0; turn < TURNS; turn++) {
    let mover: Page | undefined;
    await playUntil(pages, ({ kind }, page) => {
      mover = page;
      return kind === "done";
    });
    if (!mover) break;
    const status = await mover.locator("[data-turn] bdi").textContent();
    await act(mover, await nextAction(mover));
    if (status?.includes("Done passes")) return mover;
  }
  throw new Error("nothing was passed on");
}
