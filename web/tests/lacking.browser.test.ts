/** The page of plain files while it lacks something: the net of a game, or its own data. */

import type { BrowserContext, Page } from "playwright-core";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { DESKTOP, INSTANT, openPage, PHONE, savePicture } from "./help/browser";
import { chooseGame } from "./help/choose";
import { type FileHost, SITE, serveFiles } from "./help/files";
import { playOn, sitDown } from "./help/play";
import { nextAction } from "./help/player";
import { shareBrowser } from "./help/shared";

const NOT_LOADED = "Not fully loaded: plays weaker";

describe.skipIf(SITE === "")("a page of plain files that lacks something", () => {
  const shared = shareBrowser();
  let host: FileHost;
  let url = "";

  beforeEach(async () => {
    host = await serveFiles();
    url = host.url;
  });
  afterEach(() => host.stop());

  it("plays by the hand-written evaluation after its host has gone, and says so", async () => {
    const { page, errors, close } = await openPage(shared.browser, { viewport: PHONE }, INSTANT);
    await page.goto(`${url}#/new`);
    await active(page);
    await host.stop();

    await begin(page, "Gioul");

    await page.getByText(NOT_LOADED).waitFor();
    const { version } = await playOn(page, ({ version, kind }) => version > 30 && kind === "step");
    expect(version).toBeGreaterThan(30);
    await savePicture(page, "net-missing-phone");
    await page.setViewportSize(DESKTOP);
    await page.locator('[title$="Go online to load it."]').waitFor();
    await savePicture(page, "net-missing");
    await page.getByRole("button", { name: "Hint" }).click();
    await page.getByText("This is not fully loaded yet.").waitFor();
    expect(errors).toEqual([]);
    await close();
  });

  it("plays at its level once a net that is late has arrived", async () => {
    const { page, errors, close } = await openPage(
      shared.browser,
      { serviceWorkers: "block" },
      INSTANT,
    );
    const arrive = await holdNets(page.context());
    await page.goto(`${url}#/new`);

    await begin(page, "Backgammon");

    await page.getByText(NOT_LOADED).waitFor();
    await playOn(page, ({ version }) => version > 10);
    await arrive();
    await playOn(page, ({ version }) => version > 20);
    await page.getByText(NOT_LOADED).waitFor({ state: "detached" });
    expect(errors).toEqual([]);
    await close();
  });

  it("fetches the net of a game before the first throw", async () => {
    const { page, close } = await openPage(shared.browser, { serviceWorkers: "block" }, INSTANT);
    const fetched = page
      .context()
      .waitForEvent("request", (one) => one.url().endsWith(".rsnet.packed"));
    await page.goto(`${url}#/new`);
    await begin(page, "Tawula");
    expect((await fetched).url()).toMatch(/tawula\.rsnet\.packed$/);
    expect((await nextAction(page)).kind).toBe("throw");
    await close();
  });

  it("says in the middle of a game that its data was removed", async () => {
    const { page, errors, close } = await openPage(
      shared.browser,
      { serviceWorkers: "block" },
      INSTANT,
    );
    await page.goto(`${url}#/new`);
    await sitDown(page, "Gul bara", true);
    await playOn(page, ({ version }) => version > 5);

    const devtools = await page.context().newCDPSession(page);
    const { origin } = new URL(url);
    await devtools.send("Storage.clearDataForOrigin", { origin, storageTypes: "all" });

    const told = page.getByRole("alert");
    await told.getByText("The browser has removed the data of this page").waitFor();
    await savePicture(page, "data-removed");
    await page.setViewportSize(PHONE);
    await savePicture(page, "data-removed-phone");
    await page.setViewportSize(DESKTOP);
    await page.getByRole("link", { name: "All games" }).first().click();
    await page.getByRole("alert").getByText("The browser has removed the games").waitFor();
    await page.goto(`${url}#/new`);
    await begin(page, "Gul bara");
    expect(errors).toEqual([]);
    await close();
  });
});

/** Starts a game against the computer. */
async function begin(page: Page, game: string): Promise<void> {
  await chooseGame(page, game);
  await page.getByRole("button", { name: "Set the board" }).click();
  await page.waitForSelector(".board[aria-busy=false] svg");
}

/** Waits until the page works without a network; the nets are not stored yet. */
async function active(page: Page): Promise<void> {
  await page.getByRole("button", { name: "Set the board" }).waitFor();
  await page.evaluate(async () => {
    await navigator.serviceWorker.ready;
    while (navigator.serviceWorker.controller === null) {
      await new Promise((resolve) => setTimeout(resolve, 20));
    }
  });
  const nets = await page.evaluate(async () => {
    const stored = await (await caches.open("later-rosespring")).keys();
    return stored.filter(({ url }) => url.endsWith(".rsnet.packed")).length;
  });
  expect(nets).toBe(0);
}

/** Holds the nets back; returns a function that lets them arrive. */
async function holdNets(context: BrowserContext): Promise<() => Promise<void>> {
  let arrive = () => {};
  const held = new Promise<void>((resolve) => {
    arrive = resolve;
  });
  await context.route("**/*.rsnet.packed", async (route) => {
    await held;
    await route.continue();
  });
  return async () => {
    const arrived = context.waitForEvent("requestfinished", (one) =>
      one.url().endsWith(".rsnet.packed"),
    );
    arrive();
    await arrived;
  };
}
