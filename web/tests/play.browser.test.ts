/** From the lobby through some turns of each game, once a transport, or on the mock. */

import type { Page } from "playwright-core";
import { expect, it } from "vitest";
import { INSTANT, openPage, PHONE } from "./help/browser";
import { hasHost, isServer, startHost } from "./help/host";
import { act, readTable, sitDown } from "./help/play";
import { nextAction } from "./help/player";
import { startServer } from "./help/server";
import { share } from "./help/shared";

const shared = share(hasHost ? startHost : startServer);

/** The page of plain files computes with the same rules: one game shows that it does. */
const games = ["Gioul", "Gul bara", "Tawula", "Backgammon"].slice(0, isServer ? 4 : 1);

it.each(games)("two people play some turns of %s, with a reload between", async (game) => {
  const { page, errors, close } = await openPage(shared.browser, {}, INSTANT);
  await page.goto(`${shared.server.url}/new`);
  await sitDown(page, game, true);
  for (let turn = 0; turn < 6; turn++) {
    await playTurn(page);
    if (turn === 2) {
      const rows = await page.locator("ol li").count();
      await page.reload();
      await page.waitForSelector(".board[aria-busy=false] svg");
      await expect.poll(() => page.locator("ol li").count()).toBe(rows);
    }
  }
  expect(await page.locator("ol li").count()).toBeGreaterThanOrEqual(6);
  expect(errors).toEqual([]);
  await close();
});

it("leaving a game leads home, and from there to the list that has it", async () => {
  const { page, close } = await openPage(shared.browser);
  await page.goto(`${shared.server.url}/new`);
  await page.getByRole("button", { name: "Set the board" }).click();
  await page.waitForSelector(".board[aria-busy=false] svg");
  await page.getByRole("link", { name: "All games" }).click();
  await page.locator("[data-go-on]").first().waitFor();
  await page.getByRole("link", { name: "All my games" }).click();
  await page.getByRole("heading", { name: "Your games", level: 1 }).waitFor();
  await page.locator("section li").first().waitFor();
  const waiting = await page.locator("section li").count();
  await page.locator("section li button").first().click();
  await page.getByRole("dialog").getByRole("button", { name: "Remove" }).click();
  await expect.poll(() => page.locator("section li").count()).toBe(waiting - 1);
  await close();
});

it("Back closes the rules and the menu of a table before it leaves the table", async () => {
  const { page, errors, close } = await openPage(shared.browser, { viewport: PHONE });
  await page.goto(`${shared.server.url}/new`);
  await page.getByRole("button", { name: "Set the board" }).click();
  await page.waitForSelector(".board[aria-busy=false] svg");
  const table = page.url();
  await page.locator("button.menu").click();
  await page.locator("[data-home]").waitFor();
  await page.getByRole("button", { name: "Rules" }).click();
  await page.getByRole("dialog").waitFor();

  await page.goBack();
  await page.getByRole("dialog").waitFor({ state: "detached" });
  expect(await page.locator("[data-home]").isVisible()).toBe(true);
  await page.goBack();
  await page.locator("[data-home]").waitFor({ state: "detached" });
  expect(page.url()).toBe(table);
  await page.locator("button.menu").click();
  await page.locator("[data-home]").click();
  await page.locator("[data-go-on]").first().waitFor();
  await page.goBack();
  await page.waitForSelector(".board[aria-busy=false] svg");
  expect(page.url()).toBe(table);
  expect(errors).toEqual([]);
  await close();
});

/** Plays until the move list has grown. */
async function playTurn(page: Page): Promise<void> {
  const { moves } = await readTable(page);
  while ((await readTable(page)).moves.length === moves.length)
    await act(page, await nextAction(page));
}
