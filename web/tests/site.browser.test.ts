/**
 * The page without a server: a folder of plain files, written by `cargo xtask site --out DIR` and
 * named by ROSESPRING_SITE, served from a path of a static host.
 */

import { readdir, readFile } from "node:fs/promises";
import type { Page } from "playwright-core";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { INSTANT, openPage, PHONE, savePicture } from "./help/browser";
import { chooseGame } from "./help/choose";
import { type FileHost, installed, SITE, serveFiles } from "./help/files";
import firstFormat from "./help/first-format.json";
import { playOn, sitDown } from "./help/play";
import { nextAction } from "./help/player";
import { shareBrowser } from "./help/shared";

describe.skipIf(SITE === "")("a page of plain files", () => {
  const shared = shareBrowser();
  let host: FileHost;
  let url = "";

  beforeEach(async () => {
    host = await serveFiles();
    url = host.url;
  });
  afterEach(() => host.stop());

  it("has a script for each Worker", async () => {
    const workers = (await readdir("src/site")).filter((name) => name.endsWith(".worker.ts"));
    const scripts = await readdir(`${SITE}/assets`);
    const hasScript = (worker: string) =>
      scripts.some((name) => name.startsWith(worker.replace(/\.ts$/, "-")));
    expect(workers.length).toBeGreaterThan(4);
    expect(workers.filter((worker) => !hasScript(worker))).toEqual([]);
  });

  it("has the documents beside the game, for a page that is installed too", async () => {
    const { page, errors, close } = await openPage(shared.browser, { viewport: PHONE });
    await page.goto(`${url}#/new`);
    await installed(page);
    await page.reload();
    await page.getByRole("link", { name: "Rules, tables and documents" }).click();
    await page.getByRole("heading", { name: "Documents" }).waitFor();
    await savePicture(page, "documents-phone");
    const broken = await page.evaluate(async () => {
      const links = [...document.querySelectorAll("main a")].map(
        (link) => (link as HTMLAnchorElement).href,
      );
      const answers = await Promise.all(
        links.map(async (link) => ({ link, ok: (await fetch(link)).ok })),
      );
      return { count: links.length, broken: answers.filter(({ ok }) => !ok) };
    });
    expect(broken.count).toBeGreaterThan(20);
    expect(broken.broken).toEqual([]);
    await page.getByRole("searchbox", { name: "Search" }).fill("complete bot");
    await page.getByRole("status").getByText("sections").waitFor();
    await savePicture(page, "documents-search-phone");
    await page.getByRole("link", { name: /A complete bot$/ }).click();
    await page.getByRole("heading", { name: "A complete bot" }).waitFor();
    expect(new URL(page.url()).hash).toBe("#a-complete-bot");
    await page.goBack();
    await page.getByRole("link", { name: "Gioul", exact: true }).last().click();
    await page.getByRole("heading", { name: "Gioul", exact: true }).waitFor();
    await page.getByRole("link", { name: "Rosespring" }).click();
    await page.waitForSelector('[data-action="play-computer"]');
    expect(errors).toEqual([]);
    await close();
  });

  it("measures once a game how far level 8 may look, and stores it with the game", async () => {
    const { page, errors, close } = await openPage(shared.browser, { viewport: PHONE }, INSTANT);
    await page.goto(`${url}#/new`);
    await chooseGame(page, "Backgammon");
    const levels = page.getByRole("radiogroup", { name: "Level" });
    const last = levels.getByRole("radio").last();
    // With many games the levels begin under the bar at the bottom, until somebody scrolls.
    await last.evaluate((radio) => radio.scrollIntoView({ block: "center" }));
    await last.check({ force: true });
    await page.getByRole("button", { name: "Set the board" }).click();
    await page.waitForSelector(".board[aria-busy=false] svg");
    await playOn(page, ({ version }) => version > 8);
    const { id, budget } = await onlyTable(page);
    expect(budget).toBeGreaterThanOrEqual(10_000);

    // What was measured holds for the whole game.
    await writeBudget(page, id, 12_345);
    await page.reload();
    const { version } = await nextAction(page);
    await playOn(page, (asked) => asked.version > version + 8);
    expect((await onlyTable(page)).budget).toBe(12_345);
    expect(errors).toEqual([]);
    await close();
  });

  it("reads what the first format of the database has, and goes on with it", async () => {
    const { page, errors, close } = await openPage(shared.browser, { serviceWorkers: "block" });
    // No script of the page runs at this address.
    await page.goto(`${url}manifest.webmanifest`);
    await page.evaluate(writeFirstFormat, firstFormat.games);
    await page.goto(`${url}#/new`);

    for (const { table, entries } of firstFormat.games) {
      await page.locator(`a[href$="/table/${table.id}"]`).first().waitFor();
      await page.goto(`${url}#/table/${table.id}`);
      await page.waitForSelector(".board[aria-busy=false] svg");
      const { version } = await nextAction(page);
      expect(version).toBe(entries.length);
      await playOn(page, (asked) => asked.version > version + 4);
      await page.goto(`${url}#/games`);
    }
    // The stores of later formats are there too.
    await page.goto(`${url}#/puzzles`);
    await page.click('[data-puzzles="tawula"]');
    await page.waitForSelector(".board[aria-busy=false] svg");
    expect(errors).toEqual([]);
    await close();
  });

  it("says that the games are those of a newer version of the page", async () => {
    const { page, close } = await openPage(shared.browser, { serviceWorkers: "block" });
    await page.goto(`${url}manifest.webmanifest`);
    await page.evaluate(async () => {
      const opening = indexedDB.open("rosespring", 99);
      await new Promise((resolve) => {
        opening.onsuccess = resolve;
      });
      opening.result.close();
    });

    await page.goto(`${url}#/new`);

    await page.getByRole("alert").getByText("A part of the page is missing.").waitFor();
    await savePicture(page, "newer-database");
    await close();
  });

  it("carries all games to another browser as one file", async () => {
    const first = await openPage(shared.browser, {}, INSTANT);
    const { page } = first;
    await page.goto(`${url}#/new`);
    await sitDown(page, "Backgammon", true);
    const game = page.url();
    await playOn(page, ({ version }) => version > 8);
    const before = await nextAction(page);
    await page.goto(`${url}#/games`);
    const saving = page.waitForEvent("download");
    await page.getByRole("button", { name: "Save all games" }).click();
    const path = await (await saving).path();
    await savePicture(page, "backup");

    const second = await openPage(shared.browser, { viewport: PHONE });
    await second.page.goto(`${url}#/new`);
    await second.page.getByRole("button", { name: /^Your games/ }).click();
    const chooser = second.page.locator("input[type=file]");
    await chooser.setInputFiles(path);
    await second.page.getByText("Games loaded: 1.").waitFor();
    await chooser.setInputFiles(path);
    await second.page.getByText("Games loaded: 0.").waitFor();
    await savePicture(second.page, "backup-phone");
    const damaged = { name: "other.json", mimeType: "application/json" };
    await chooser.setInputFiles({ ...damaged, buffer: await withoutSense(path) });
    await second.page.getByRole("alert").getByText("This file holds no games").waitFor();
    await second.page.goto(game);
    await second.page.waitForSelector(".board[aria-busy=false] svg");
    const { version, kind, status } = await nextAction(second.page);
    expect([version, kind, status]).toEqual([before.version, before.kind, before.status]);
    expect([...first.errors, ...second.errors]).toEqual([]);
    await Promise.all([first.close(), second.close()]);
  });

  it("says that there is no space, and that the browser has removed games", async () => {
    const { page, close } = await openPage(shared.browser, { serviceWorkers: "block" });
    const devtools = await page.context().newCDPSession(page);
    const { origin } = new URL(url);
    await devtools.send("Storage.overrideQuotaForOrigin", { origin, quotaSize: 1 });
    await page.goto(`${url}#/new`);
    await page.getByRole("button", { name: "Set the board" }).click();
    await page.getByRole("alert").getByText("There is no space left for this page").waitFor();

    await devtools.send("Storage.overrideQuotaForOrigin", { origin });
    await sitDown(page, "Gioul", true);
    await page.goto("about:blank");
    await devtools.send("Storage.clearDataForOrigin", { origin, storageTypes: "indexeddb" });
    await page.goto(`${url}#/new`);
    const lost = page.getByRole("alert").getByText("The browser has removed the games");
    await lost.waitFor();
    await savePicture(page, "games-lost");
    await sitDown(page, "Gioul", true);
    await page.goto(`${url}#/games`);
    await page.getByRole("button", { name: "Save all games" }).waitFor();
    expect(await lost.count()).toBe(0);
    await close();
  });

  it("goes on when the Worker of the tables fails", async () => {
    const { page, close } = await openPage(shared.browser, { serviceWorkers: "block" });
    await page.goto(`${url}#/new`);
    await sitDown(page, "Backgammon", true);
    const { version } = await playOn(page, ({ version }) => version > 5);

    await endWorker(page, "setTimeout(() => { throw new Error('it fails'); })");

    await playOn(page, (asked) => asked.version > version + 4);
    await close();
  });

  it("tells that the browser has ended the Worker of the tables without a word", async () => {
    const { page, errors, close } = await openPage(shared.browser, { serviceWorkers: "block" });
    await page.goto(`${url}#/new`);
    await sitDown(page, "Backgammon", true);
    await playOn(page, ({ version }) => version > 5);
    const [game, before] = [page.url(), await nextAction(page)];
    await page.evaluate(() => {
      location.hash = "#/new";
    });
    const begin = page.getByRole("button", { name: "Set the board" });
    await begin.waitFor();

    await endWorker(page, "close()");
    await begin.click();

    const told = "What plays the games has stopped. Try again.";
    await page.getByRole("alert").getByText(told).waitFor({ timeout: 30_000 });
    await savePicture(page, "worker-ended");
    await begin.click();
    await page.waitForSelector(".board[aria-busy=false] svg");
    await page.goto(game);
    await page.reload();
    expect(await nextAction(page)).toEqual(before);
    expect(errors).toEqual([]);
    await close();
  });

  it("has icons of the sizes that its manifest declares", async () => {
    const { page, close } = await openPage(shared.browser);
    await page.goto(`${url}#/new`);
    const icons = await page.evaluate(async () => {
      const { icons } = (await (await fetch("manifest.webmanifest")).json()) as {
        icons: { src: string; sizes: string; type: string; purpose: string }[];
      };
      const drawn = icons.filter(({ type }) => type === "image/png");
      return Promise.all(
        drawn.map(async ({ src, sizes, purpose }) => {
          const image = new Image();
          image.src = src;
          await image.decode();
          return { sizes, purpose, real: `${image.naturalWidth}x${image.naturalHeight}` };
        }),
      );
    });

    expect(icons.map(({ sizes, purpose }) => `${sizes} ${purpose}`)).toEqual([
      "192x192 any",
      "512x512 any",
      "192x192 maskable",
      "512x512 maskable",
    ]);
    for (const { sizes, real } of icons) expect(real).toBe(sizes);
    await close();
  });

  it("has the pages of the server", async () => {
    const { page, errors, close } = await openPage(shared.browser);
    await page.goto(`${url}#/new`);
    const links = page.locator("nav.wide a");
    await links.first().waitFor();

    const texts = await links.allTextContents();
    expect(texts.map((text) => text.trim())).toEqual(["Play", "Learn", "Puzzles", "Study", "You"]);
    const parts = ["learn", "puzzles", "analysis", "editor", "dice", "games", "statistics"];
    for (const part of [...parts, "companion", "study", "you"]) {
      await page.goto(`${url}#/${part}`);
      await page.locator("main").waitFor();
      await page.locator('main [role="alert"]').waitFor({ state: "detached" });
    }
    expect(errors).toEqual([]);
    await close();
  });

  it("saves a game in every form, and judges a position in the editor", async () => {
    const { page, errors, close } = await openPage(shared.browser, {}, INSTANT);
    await page.goto(`${url}#/new`);
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
    expect(errors).toEqual([]);
    await close();
  });

  it.each([
    ["has no SIMD", 200, "This browser is too old"],
    ["has lost a file", 404, "A part of the page is missing."],
  ])("says plainly that the browser %s", async (_, status, text) => {
    const { page, close } = await openPage(shared.browser, { serviceWorkers: "block" });
    await page.context().route("**/rosespring.wasm", (route) =>
      // Bytes that no browser compiles, as those of unknown instructions.
      route.fulfill({ status, contentType: "application/wasm", body: "none" }),
    );
    await page.goto(`${url}#/new`);
    await page.getByRole("alert").getByText(text).waitFor();
    await close();
  });
});

/** Writes games as the first format of the database has them. Runs in the page. */
async function writeFirstFormat(games: typeof firstFormat.games): Promise<void> {
  const opening = indexedDB.open("rosespring", 1);
  opening.onupgradeneeded = () => {
    opening.result.createObjectStore("tables", { keyPath: "id" });
    opening.result.createObjectStore("events", { keyPath: ["table", "version"] });
  };
  await new Promise((resolve) => {
    opening.onsuccess = resolve;
  });
  const transaction = opening.result.transaction(["tables", "events"], "readwrite");
  for (const { table, entries } of games) {
    transaction.objectStore("tables").add(table);
    for (const [index, body] of entries.entries()) {
      transaction.objectStore("events").add({ table: table.id, version: index + 1, body });
    }
  }
  await new Promise((resolve) => {
    transaction.oncomplete = resolve;
  });
  opening.result.close();
}

/** Does something in the Worker of the tables that ends it. */
async function endWorker(page: Page, deed: string): Promise<void> {
  const worker = page.workers().find((one) => one.url().includes("tables.worker"));
  if (!worker) throw new Error("the page has no Worker of the tables");
  // Its answer may not come any more.
  await worker.evaluate(deed).catch(() => {});
}

/** A backup whose last entry is none. */
async function withoutSense(path: string): Promise<Buffer> {
  const backup = JSON.parse(await readFile(path, "utf8")) as { games: { entries: string[] }[] };
  backup.games[0]?.entries.push("{}");
  return Buffer.from(JSON.stringify(backup));
}

/** The row of the only table that is stored. */
function onlyTable(page: Page): Promise<{ id: string; budget?: number }> {
  return page.evaluate(async () => {
    const opening = indexedDB.open("rosespring");
    await new Promise((resolve) => {
      opening.onsuccess = resolve;
    });
    const asked = opening.result.transaction("tables").objectStore("tables").getAll();
    await new Promise((resolve) => {
      asked.onsuccess = resolve;
    });
    opening.result.close();
    return asked.result[0];
  });
}

/** Replaces the budget of a table. */
function writeBudget(page: Page, id: string, budget: number): Promise<void> {
  return page.evaluate(
    async ([table, most]) => {
      const opening = indexedDB.open("rosespring");
      await new Promise((resolve) => {
        opening.onsuccess = resolve;
      });
      const transaction = opening.result.transaction("tables", "readwrite");
      const tables = transaction.objectStore("tables");
      const row = tables.get(table);
      row.onsuccess = () => tables.put({ ...row.result, budget: most });
      await new Promise((resolve) => {
        transaction.oncomplete = resolve;
      });
      opening.result.close();
    },
    [id, budget] as const,
  );
}
