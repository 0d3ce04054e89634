/**
 * The page without a server: a folder of plain files, written by `cargo xtask site --out DIR` and
 * named by ROSESPRING_SITE, served from a path of a static host.
 */

import { readFile } from "node:fs/promises";
import { createServer, type Server } from "node:http";
import { extname, join, normalize } from "node:path";
import type { Page } from "playwright-core";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { openPage, PHONE } from "./help/browser";
import { nextAction, playOn, setSpeed, sitDown } from "./help/play";
import { shareBrowser } from "./help/shared";

const folder = process.env["ROSESPRING_SITE"] ?? "";
/** The path of the folder on its host. */
const BELOW = "/games/rosespring/";
const TYPES: Record<string, string> = {
  ".html": "text/html",
  ".js": "text/javascript",
  ".css": "text/css",
  ".svg": "image/svg+xml",
  ".webmanifest": "application/manifest+json",
};

/** Serves the files as a host does that knows nothing of them: other paths are not found. */
function serveFiles(): Promise<Server> {
  const server = createServer(async (request, response) => {
    const { pathname } = new URL(request.url ?? "/", "http://host");
    const inside = pathname.startsWith(BELOW) ? pathname.slice(BELOW.length) : "..";
    const name = normalize(inside === "" ? "index.html" : inside);
    try {
      if (name.startsWith("..")) throw new Error("outside of the folder");
      const bytes = await readFile(join(folder, name));
      const type = TYPES[extname(name)] ?? "application/octet-stream";
      response.writeHead(200, { "content-type": type }).end(bytes);
    } catch {
      response.writeHead(404).end();
    }
  });
  return new Promise((resolve) => {
    server.listen(0, "127.0.0.1", () => resolve(server));
  });
}

function stop(server: Server): Promise<void> {
  server.closeAllConnections();
  return new Promise((resolve) => {
    server.close(() => resolve());
  });
}

describe.skipIf(folder === "")("a page of plain files", () => {
  const shared = shareBrowser();
  let server: Server;
  let url = "";

  beforeEach(async () => {
    server = await serveFiles();
    const address = server.address();
    if (address === null || typeof address === "string") throw new Error("no port");
    url = `http://127.0.0.1:${address.port}${BELOW}`;
  });
  afterEach(() => stop(server));

  it("plays a whole game against the computer after its host has gone", async () => {
    const { page, errors, close } = await openPage(shared.browser, { viewport: PHONE });
    await page.goto(url);
    await page.getByRole("button", { name: "Set the board" }).waitFor();
    await setSpeed(page, "instant");
    await installed(page);
    await stop(server);
    await page.reload();

    await page.locator(".games").getByRole("radio", { name: "Backgammon" }).check();
    await page.getByRole("button", { name: "Set the board" }).click();
    await page.waitForSelector(".board[aria-busy=false] svg");
    await playOn(page, ({ version }) => version > 20);
    const before = await nextAction(page);
    await page.reload();
    const after = await nextAction(page);
    expect(after).toEqual(before);

    const end = await playOn(page);
    expect(end.kind).toBe("lobby");
    expect(await eventsAreNumbered(page)).toBeGreaterThan(50);
    expect(await secondEventIsRefused(page)).toBe("ConstraintError");
    expect(errors).toEqual([]);
    await close();
  }, 300_000);

  it("does not show what it does not have", async () => {
    const { page, errors, close } = await openPage(shared.browser);
    await page.goto(url);
    const links = page.locator("nav.wide a");
    await links.first().waitFor();

    const texts = await links.allTextContents();
    expect(texts.map((text) => text.trim())).toEqual([
      "Play",
      "Learn",
      "Editor",
      "Real board",
      "Check the dice",
    ]);
    for (const link of await links.all()) {
      await link.click();
      await page.locator('main [role="alert"]').waitFor({ state: "detached" });
    }
    await page.goto(`${url}#/analysis`);
    await page.getByRole("alert").waitFor();
    expect(errors).toEqual([]);
    await close();
  });

  it("saves a game in every form, and judges a position in the editor", async () => {
    const { page, errors, close } = await openPage(shared.browser);
    await page.goto(url);
    await setSpeed(page, "instant");
    await page.reload();
    await sitDown(page, "Gioul", true);
    await playOn(page, ({ version }) => version > 15);
    await page.getByRole("button", { name: "Save", exact: true }).click();
    const dialog = page.getByRole("dialog");
    await dialog.getByText("This format holds everything.").waitFor();
    await dialog.getByRole("radio", { name: /^\.mat/ }).check();
    await dialog.getByText("The format is made for backgammon").waitFor();

    await page.goto(`${url}#/editor`);
    await page.waitForSelector('.editor[data-checked="true"]');
    await page.getByLabel("Record or position").fill("rs1.gioul.fziT4.fziT4.Pbw33");
    await page.getByRole("button", { name: "Read it" }).click();
    await page.locator(".notation code").getByText("rs1.gioul.fziT4.fziT4.Pbw33").waitFor();
    await page.getByRole("button", { name: "Analyse", exact: true }).click();
    await page.getByRole("list", { name: "Candidates" }).waitFor();
    await page.getByLabel("Record or position").fill("rosespring record 1\nrules: gioul\n");
    await page.getByRole("button", { name: "Read it" }).click();
    await page.getByText("This page cannot analyse records yet.").waitFor();
    expect(errors).toEqual([]);
    await close();
  }, 120_000);

  it.each([
    ["has no SIMD", 200, "This browser is too old for this page"],
    ["has lost a file", 404, "A part of the page is missing."],
  ])("says plainly that the browser %s", async (_, status, text) => {
    const { page, close } = await openPage(shared.browser, { serviceWorkers: "block" });
    await page.context().route("**/rosespring.wasm", (route) =>
      // Bytes that no browser compiles, as those of unknown instructions.
      route.fulfill({ status, contentType: "application/wasm", body: "none" }),
    );
    await page.goto(url);
    await page.getByRole("alert").getByText(text).waitFor();
    await close();
  });
});

/** Waits until the files of the page are kept in the browser. */
async function installed(page: Page): Promise<void> {
  await page.evaluate(async () => {
    await navigator.serviceWorker.ready;
    const controlled = () => navigator.serviceWorker.controller !== null;
    while (!controlled()) await new Promise((resolve) => setTimeout(resolve, 50));
  });
}

/** The number of stored events of the only table, whose versions have no gap. */
function eventsAreNumbered(page: Page): Promise<number> {
  return page.evaluate(async () => {
    const opening = indexedDB.open("rosespring");
    await new Promise((resolve) => {
      opening.onsuccess = resolve;
    });
    const asked = opening.result.transaction("events").objectStore("events").getAll();
    await new Promise((resolve) => {
      asked.onsuccess = resolve;
    });
    opening.result.close();
    const versions = (asked.result as { version: number }[]).map(({ version }) => version);
    if (versions.some((version, index) => version !== index + 1)) return 0;
    return versions.length;
  });
}

/** Adds a second event of a version; returns the name of the error. */
function secondEventIsRefused(page: Page): Promise<string | undefined> {
  return page.evaluate(async () => {
    const opening = indexedDB.open("rosespring");
    await new Promise((resolve) => {
      opening.onsuccess = resolve;
    });
    const transaction = opening.result.transaction("events", "readwrite");
    const events = transaction.objectStore("events");
    const first = events.getAll();
    first.onsuccess = () => events.add(first.result[0]);
    await new Promise((resolve) => {
      transaction.onabort = resolve;
      transaction.oncomplete = resolve;
    });
    opening.result.close();
    return transaction.error?.name;
  });
}
