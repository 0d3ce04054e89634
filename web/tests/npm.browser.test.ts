/**
 * The page of examples of the package of the board, from the folder that `cargo xtask npm --out DIR`
 * writes and ROSESPRING_NPM names.
 */

import { join, normalize } from "node:path";
import type { Page } from "playwright-core";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { openPage, PHONE, savePicture } from "./help/browser";
import { type Host, hostFiles } from "./help/fileHost";
import { shareBrowser } from "./help/shared";

const PACKAGES = process.env["ROSESPRING_NPM"] ?? "";

describe.skipIf(PACKAGES === "")("the board as a custom element", () => {
  const shared = shareBrowser();
  let host: Host;
  let url = "";

  beforeAll(async () => {
    host = await hostFiles((path) => join(PACKAGES, "board", normalize(path)));
    url = `${host.url}/examples/index.html`;
  });
  afterAll(() => host.stop());

  const open = async (viewport: { width: number; height: number }) => {
    const opened = await openPage(shared.browser, { viewport });
    await opened.page.goto(url);
    await opened.page.locator("#play .board[aria-busy=false]").waitFor();
    return opened;
  };
  const status = (page: Page) => page.locator("#status").textContent();
  const throwDice = async (page: Page) => {
    const button = page.locator("#throw");
    while (await button.isEnabled()) await button.click();
  };

  it("plays a stage by mouse, takes a step back, and passes the turn on", async () => {
    const { page, errors, close } = await open({ width: 1440, height: 900 });
    await throwDice(page);
    const first = await status(page);
    expect(first).toMatch(/^(White|Black) plays \d/);
    const mover = first?.startsWith("White") ? "white" : "black";

    const from = page.locator("#play").getByRole("button", { name: `15 ${mover} men, can play` });
    await from.click();
    await page
      .locator("#play")
      .getByRole("button", { name: `14 ${mover} men` })
      .waitFor();
    await page.locator("#undo").click();
    await from.waitFor();
    for (let step = 0; step < 4 && (await status(page)) === first; step++) {
      await page.locator("#play").getByRole("button", { name: "can play" }).first().click();
    }
    await expect.poll(() => status(page)).not.toBe(first);
    await savePicture(page, "npm-examples");
    expect(errors).toEqual([]);
    await close();
  });

  it("plays by keyboard on a phone, in a board drawn upright", async () => {
    const { page, errors, close } = await open(PHONE);
    await page.locator("#rules").selectOption("backgammon");
    await throwDice(page);
    const first = await status(page);
    const movable = page.locator("#play").getByRole("button", { name: "can play" }).first();
    await movable.focus();
    await page.keyboard.press("Enter");
    await expect.poll(() => page.locator("#undo").isEnabled()).toBe(true);
    expect(await page.locator("#play .board.portrait").count()).toBe(1);
    expect(first).toMatch(/plays/);
    await savePicture(page, "npm-examples-phone");
    expect(errors).toEqual([]);
    await close();
  });

  it("shows a position, and what is wrong with one", async () => {
    const { page, errors, close } = await open(PHONE);
    await page.locator("#id").fill("rs1.gioul.fziT0.fziT0.Tw");
    await page.locator("#shown").getByRole("button", { name: "Point 24, 15 white men" }).waitFor();
    const field = (id: string) =>
      page.locator(id).evaluate((board) => getComputedStyle(board).getPropertyValue("--field"));
    expect(await field("#dark")).not.toBe(await field("#shown"));

    await page.locator("#id").fill("rs1.gioul.fziT0.fziT0");
    await expect.poll(() => page.locator("#fault").textContent()).toContain("invalid position");
    expect(errors).toEqual([]);
    await close();
  });
});
