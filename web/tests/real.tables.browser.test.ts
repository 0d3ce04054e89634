/** Two tabs on one game, and a game against the computer, on the real server. */

import type { Page } from "playwright-core";
import { describe, expect, it } from "vitest";
import { INSTANT, openPage } from "./help/browser";
import { act, readTable, sitDown, tableAtRest } from "./help/play";
import { nextAction } from "./help/player";
import { binary, startReal } from "./help/server";
import { share } from "./help/shared";

/** The men in the window, with their places in pixels. */
const menOn = (page: Page) =>
  page.locator("[data-man]").evaluateAll((men) =>
    men.map((man) => {
      const { x, y, width } = man.getBoundingClientRect();
      return [man.getAttribute("data-man"), Math.round(x), Math.round(y), Math.round(width)];
    }),
  );

describe.skipIf(!binary)("on the real server", () => {
  const shared = share(startReal);

  it("a second tab on a game sees the same game, and plays in it", async () => {
    const { page, errors, close } = await openPage(shared.browser, {}, INSTANT);
    await page.goto(`${shared.server.url}/new`);
    await sitDown(page, "Gioul", false);
    const tab = await page.context().newPage();
    tab.on("pageerror", (error) => errors.push(error.message));
    await tab.goto(page.url());
    for (let turn = 0; turn < 12; turn++) {
      const [acting, watching] = turn % 2 === 0 ? [page, tab] : [tab, page];
      await act(acting, await nextAction(acting));
      const shown = await tableAtRest(acting, [watching]);
      expect(await readTable(watching)).toEqual(shown);
    }
    expect(errors).toEqual([]);
    await close();
  });

  it("the men stand on the board before the page has loaded, and stay there", async () => {
    const { page, errors, close } = await openPage(shared.browser, {}, INSTANT);
    await page.goto(`${shared.server.url}/new`);
    await sitDown(page, "Tawula", false);
    for (let turn = 0; turn < 4; turn++) await act(page, await nextAction(page));
    await tableAtRest(page, []);
    const own = await menOn(page);
    // The page remembers the place of its board when it is idle.
    await page.waitForFunction(() => localStorage.getItem("rosespring.room"));

    await page.route("**/assets/index-*.js", (route) => route.abort());
    await page.reload();

    expect(await page.locator("#first-board svg").count()).toBe(1);
    expect(await menOn(page)).toEqual(own);

    await page.unroute("**/assets/index-*.js");
    await page.reload();
    await page.waitForSelector(".board[aria-busy=false] svg");
    expect(await page.locator("#first-board").count()).toBe(0);
    expect(await menOn(page)).toEqual(own);
    expect(errors).toEqual([]);
    await close();
  });
});
