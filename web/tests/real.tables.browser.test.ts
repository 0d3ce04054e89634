/** Two tabs on one game, and a match against the computer, on the real server. */

import type { Page } from "playwright-core";
import { describe, expect, it } from "vitest";
import { openPage } from "./help/browser";
import {
  act,
  nextAction,
  playOn,
  readTable,
  setSpeed,
  sitDown,
  type TableState,
} from "./help/play";
import { binary, startReal } from "./help/server";
import { share } from "./help/shared";

describe.skipIf(!binary)("on the real server", () => {
  const shared = share(startReal);

  it("a second tab on a game sees the same game, and plays in it", async () => {
    const { page, errors, close } = await openPage(shared.browser);
    await page.goto(shared.server.url);
    await setSpeed(page, "instant");
    await page.reload();
    await sitDown(page, "Gioul", false);
    const tab = await page.context().newPage();
    tab.on("pageerror", (error) => errors.push(error.message));
    await tab.goto(page.url());
    for (let turn = 0; turn < 12; turn++) {
      const [acting, watching] = turn % 2 === 0 ? [page, tab] : [tab, page];
      const { version } = await nextAction(acting);
      await nextAction(watching, version);
      await act(acting, await nextAction(acting));
      const shown = await awaitRest(acting, version + 1);
      expect(await awaitRest(watching, shown.version)).toEqual(shown);
    }
    expect(errors).toEqual([]);
    await close();
  });

  it("a match to 3 against a beginner runs to its end", async () => {
    const { page, errors, close } = await openPage(shared.browser);
    await page.goto(shared.server.url);
    await setSpeed(page, "instant");
    await page.reload();
    await page.locator(".games").getByRole("radio", { name: "Gioul" }).check();
    await page.getByRole("radio", { name: /^Level 1,/ }).check();
    await page.getByRole("radio", { name: "3", exact: true }).check();
    await page.getByRole("button", { name: "Set the board" }).click();
    await page.waitForSelector(".board[aria-busy=false] svg");
    await playOn(page);
    const scores = await page.locator(".strip .score").allTextContents();
    const units = scores.map((score) => Number(score.split("/")[0]));
    expect(Math.max(...units)).toBeGreaterThanOrEqual(3);
    expect(await page.locator('[data-scene="result"]').textContent()).toMatch(/the match\./);
    expect(errors).toEqual([]);
    await close();
  }, 180_000);
});

/** The state of a page once it waits for a player. */
async function awaitRest(page: Page, version: number): Promise<TableState> {
  await nextAction(page, version);
  return readTable(page);
}
