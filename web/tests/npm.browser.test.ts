/**
 * The page of examples of the package of the board, from the folder that `cargo xtask npm --out DIR`
 * writes and ROSESPRING_NPM names.
 */

import { readFile } from "node:fs/promises";
import { createServer, type Server } from "node:http";
import { extname, join, normalize } from "node:path";
import type { Page } from "playwright-core";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { openPage, PHONE, savePicture } from "./help/browser";
import { shareBrowser } from "./help/shared";

const PACKAGES = process.env["ROSESPRING_NPM"] ?? "";
const TYPES: Record<string, string> = {
  ".html": "text/html",
  ".js": "text/javascript",
  ".css": "text/css",
};

describe.skipIf(PACKAGES === "")("the board as a custom element", () => {
  const shared = shareBrowser();
  let server: Server;
  let url = "";

  beforeAll(async () => {
    server = createServer(async (request, response) => {
      const name = normalize(new URL(request.url ?? "/", "http://host").pathname);
      try {
        const bytes = await readFile(join(PACKAGES, "board", name));
        const type = TYPES[extname(name)] ?? "application/octet-stream";
        response.writeHead(200, { "content-type": type }).end(bytes);
      } catch {
        response.writeHead(404).end();
      }
    });
    await new Promise<void>((resolve) => {
      server.listen(0, "127.0.0.1", () => resolve());
    });
    const address = server.address();
    if (address === null || typeof address === "string") throw new Error("no port");
    url = `http://127.0.0.1:${address.port}/examples/index.html`;
  });
  afterAll(() => {
    server.closeAllConnections();
    server.close();
  });

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
