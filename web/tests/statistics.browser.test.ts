/**
 * Statistics, once a transport: a match is played on the page and counted. On the real server more
 * matches are played over its sockets.
 */

import type { Browser, Page } from "playwright-core";
import { afterAll, beforeAll, describe, expect, it, onTestFinished, vi } from "vitest";
import type { NewTable, Player, ReviewSummary, StatisticsView } from "../src/wire";
import { violations } from "./help/axe";
import { DESKTOP, launch, openPage, overflow, PHONE, press, savePicture } from "./help/browser";
import { chooseGame } from "./help/choose";
import { hasHost, isServer, startHost } from "./help/host";
import { playOn } from "./help/play";
import type { TestServer } from "./help/server";
import { nextCommand, SocketTable } from "./help/socket";

const YOU: Player = { kind: "person", name: "You" };
const ELENA: Player = { kind: "person", name: "Elena" };

async function ask<T>(url: string, body?: unknown): Promise<T> {
  const given = { method: "POST", headers: { "content-type": "application/json" } };
  const init = body === undefined ? {} : { ...given, body: JSON.stringify(body) };
  const answer = await fetch(url, init);
  if (!answer.ok) throw new Error(`${url}: ${await answer.text()}`);
  return (await answer.json()) as T;
}

/**
 * Creates a table and plays at it; after `throws` throws White, a person, resigns. Returns its id.
 */
async function play(url: string, change: Partial<NewTable>, throws: number): Promise<string> {
  const whole = { rules: "gul-bara", white: YOU, black: ELENA, match_to: 1, auto_forced: false };
  const table = await SocketTable.create(url, { ...whole, ...change });
  let thrown = 0;
  for (;;) {
    const now = await table.until((one) => one.phase.kind === "over" || nextCommand(one) !== null);
    if (now.phase.kind === "over") break;
    const command = nextCommand(now) ?? { type: "throw" };
    // Throws that decide who begins leave nothing to decide.
    const isWhite = now.phase.kind === "throw" && now.phase.thrower === "white";
    const resigns = isWhite && thrown >= throws;
    if (isWhite && command.type === "throw") thrown += 1;
    await table.send(resigns ? { type: "resign" } : command);
  }
  table.close();
  return table.id;
}

/** Analyses a table, and waits until it is done. */
async function analyse(url: string, table: string): Promise<void> {
  await ask(`${url}/api/analyses`, { table });
  const analysed = async () => {
    const [one] = await ask<ReviewSummary[]>(`${url}/api/analyses`);
    return typeof one?.plies === "number";
  };
  await vi.waitUntil(analysed, { timeout: 30_000 });
}

const part = (page: Page, name: string) => page.locator(`[data-part="${name}"]`);

describe.skipIf(!hasHost)("the statistics", () => {
  let browser: Browser;
  let server: TestServer;

  beforeAll(async () => {
    [browser, server] = await Promise.all([launch(), startHost()]);
  });
  afterAll(async () => {
    await server.stop();
  });

  it("say what to do if nothing has been played", async () => {
    const { page, errors, close } = await openPage(browser, { viewport: PHONE });
    onTestFinished(close);
    await page.goto(`${server.url}/statistics`);
    await page.getByRole("link", { name: "Solve a puzzle" }).waitFor();
    expect(await violations(page)).toEqual([]);
    expect(await overflow(page)).toEqual([]);
    await page.getByRole("link", { name: "Play a game" }).click();
    await page.waitForSelector('[data-action="play-computer"]');
    expect(errors).toEqual([]);
  });

  it.runIf(!isServer)("count a match that was lost on this page", async () => {
    const { page, errors, close } = await openPage(browser);
    onTestFinished(close);
    await page.goto(`${server.url}/new`);
    await chooseGame(page, "Backgammon");
    await page.getByRole("button", { name: "Set the board" }).click();
    await page.waitForSelector(".board[aria-busy=false] svg");
    // The dice that decide who begins are not counted, and nobody needs to throw before the first
    // stage: with the seventh step another throw was made.
    let steps = 0;
    await playOn(page, ({ kind }) => kind === "step" && ++steps > 6);
    await page.getByRole("button", { name: /^Resign/ }).click();
    await page.getByRole("dialog").locator("[data-resign]").last().click();
    await page.locator('[data-scene="result"]').waitFor();

    await page.goto(`${server.url}/statistics`);
    await page.waitForSelector("[data-statistics]");
    const results = part(page, "results");
    await expect.poll(() => results.locator(".figure").textContent()).toBe("0 – 1");
    expect(await results.locator("tbody tr").count()).toBe(1);
    expect(await part(page, "dice-seed").locator("tbody tr").count()).toBeGreaterThan(0);
    expect(errors).toEqual([]);
  });

  describe.runIf(isServer)("of five games", () => {
    beforeAll(async () => {
      const level = (number: number): Player => ({ kind: "computer", level: number });
      const [first] = await Promise.all([
        play(server.url, { black: level(1) }, 3),
        play(server.url, { black: level(2) }, 1),
        ...[1, 2, 3].map(() => play(server.url, { rules: "gioul" }, 1000)),
      ]);
      await analyse(server.url, first ?? "");
    });

    it("count the games played", async () => {
      const counted = await ask<StatisticsView>(`${server.url}/api/statistics`);
      expect(counted.dice.all.throws).toBeGreaterThan(60);
      expect(counted.between_persons).toBe(3);

      const { page, errors, close } = await openPage(browser, { viewport: DESKTOP });
      onTestFinished(close);
      await page.goto(`${server.url}/you`);
      await page.getByRole("link", { name: /^Statistics/ }).click();
      await page.waitForSelector("[data-statistics]");
      const results = part(page, "results");
      await expect.poll(() => results.locator(".figure").textContent()).toBe("0 – 2");
      expect(await results.locator("tbody tr").count()).toBe(2);
      const now = counted.ratings[0]?.rating.rating;
      expect(await part(page, "rating").locator(".figure").textContent()).toContain(String(now));
      const performance = part(page, "performance").locator("li a");
      expect(await performance.first().textContent()).toContain("You against Computer, level 1");
      const shown = await part(page, "dice-seed").locator("tbody tr").first().textContent();
      expect(shown).toContain(counted.dice.all.throws.toLocaleString("en"));
      expect(await part(page, "dice-seed").locator("[data-verdict]").count()).toBe(1);
      await savePicture(page, "statistics-desktop");

      await page.getByRole("radio", { name: "Gioul" }).check();
      await results.getByText("No finished game against the computer yet.").waitFor();
      expect(await part(page, "openings").locator("tbody tr").count()).toBeGreaterThan(0);
      await page.getByRole("combobox", { name: "Whose games" }).selectOption("Elena");
      const against = page.getByText("3 finished games between two people.");
      await against.waitFor();
      await expect.poll(() => part(page, "rating").locator(".figure").count()).toBe(0);
      expect(errors).toEqual([]);
    });

    for (const [language, mode, viewport] of [
      ["en", "light", DESKTOP],
      ["en", "dark", PHONE],
      ["ar", "light", PHONE],
      ["el", "light", PHONE],
    ] as const) {
      it(`break no rule and fit the screen: ${language}, ${mode}, ${viewport.width}`, async () => {
        const { page, errors, close } = await openPage(browser, { viewport, colorScheme: mode });
        onTestFinished(close);
        await page.addInitScript((chosen) => {
          localStorage.setItem("rosespring.settings", JSON.stringify({ language: chosen }));
        }, language);
        await page.goto(`${server.url}/statistics`);
        await page.waitForSelector("[data-statistics]");
        for (const details of await page.locator("details").all()) await details.click();
        await savePicture(page, `statistics-${language}-${mode}-${viewport.width}`);
        expect(await violations(page)).toEqual([]);
        expect(await overflow(page)).toEqual([]);
        expect(errors).toEqual([]);
      });
    }
  });

  it("lead from a first throw to a game that begins with it", async () => {
    const { page, errors, close } = await openPage(browser, { viewport: PHONE });
    onTestFinished(close);
    await page.goto(`${server.url}/study`);
    await page.getByRole("link", { name: /^Openings/ }).click();
    await page.getByRole("heading", { name: "Openings: Gul bara" }).waitFor();
    await page.getByRole("radio", { name: "Double fives" }).check();
    const throws = part(page, "throws").getByRole("radio");
    expect(await throws.count()).toBe(21);
    expect(await violations(page)).toEqual([]);
    expect(await overflow(page)).toEqual([]);
    await savePicture(page, "openings-phone");
    await page.getByRole("radio", { name: "Bulgarian rules" }).check();
    await expect.poll(() => throws.count()).toBe(15);
    await page.getByRole("radio", { name: "Six and five" }).check();
    await page.reload();
    await page.getByRole("heading", { name: "Six and five" }).waitFor();
    await page.getByRole("button", { name: "Play from here" }).click();
    await page.waitForSelector(".board[aria-busy=false] svg");
    await press(page, "throw");
    await page.getByText("You play 6 and 5.").first().waitFor();
    expect(errors).toEqual([]);
  });

  it.runIf(isServer)("say that the server is unreachable, and try again", async () => {
    const { page, close } = await openPage(browser);
    onTestFinished(close);
    await page.route("**/api/statistics", (route) => route.abort());
    await page.goto(`${server.url}/statistics`);
    await page.getByRole("alert").waitFor();
    await page.unroute("**/api/statistics");
    await page.getByRole("button", { name: "Try again" }).click();
    await page.waitForSelector("[data-statistics]");
  });
});
