/** The pages of analyses, once a transport. */

import { readFileSync } from "node:fs";
import type { Page } from "playwright-core";
import { beforeAll, describe, expect, it, onTestFinished } from "vitest";
import type { ReviewSummary } from "../src/wire";
import { violations } from "./help/axe";
import { DESKTOP, INSTANT, openPage, PHONE, SMALL, savePicture } from "./help/browser";
import { hasHost, isServer, startHost } from "./help/host";
import { playOn, sitDown } from "./help/play";
import { playRecord } from "./help/record";
import { binary, post, type RealServer } from "./help/server";
import { share } from "./help/shared";

/** A match in an encoding that it does not name. */
const WINDOWS_1252 = new URL(
  "../../crates/rules/tests/other-programs/windows-1252.mat",
  import.meta.url,
);

/** On the page of plain files, what only the layout decides is not tested again. */
const SCREENS = [
  ["phone", { viewport: PHONE }],
  ["desktop", {}],
].slice(0, isServer ? 2 : 1) as [string, object][];

describe.skipIf(!hasHost || !binary)("the analysis of a game", () => {
  const shared = share(startHost);
  let record: string;
  /** The address of its analysis; without a server each browser has its own analyses. */
  let address = "";

  beforeAll(async () => {
    record = playRecord("gul-bara", 1, 5);
    if (!isServer) return;
    const { id } = await post<ReviewSummary>(`${shared.server.url}/api/analyses`, { record });
    address = `/analysis/${id}`;
  });

  async function open(path: string, options = {}) {
    const { page, errors, close } = await openPage(shared.browser, options, INSTANT);
    onTestFinished(async () => {
      await close();
      expect(errors).toEqual([]);
    });
    await page.goto(`${shared.server.url}${path}`);
    return page;
  }

  /** Opens the analysis of the record. */
  async function openReview(options = {}): Promise<Page> {
    const page = await open(address === "" ? "/analysis" : address, options);
    if (address === "") await analyse(page, record);
    return page;
  }

  /** Pastes a text into the page of analyses, and analyses it. */
  async function analyse(page: Page, text: string): Promise<void> {
    await page.getByLabel("The text of a record").fill(text);
    await page.locator("form").getByRole("button", { name: "Analyse" }).click();
  }

  const at = (page: Page) => page.locator(".review").getAttribute("data-at");
  const rows = (page: Page) => page.getByRole("list", { name: "Candidates" }).getByRole("button");
  /** Waits until every decision has been analysed. */
  const filled = (page: Page) => page.locator(".progress[data-plies]").waitFor();

  /** Opens the first play of the list that is a blunder. */
  async function lookAtBlunder(page: Page) {
    await filled(page);
    const tab = page.getByRole("tab", { name: "Moves" });
    if (await tab.isVisible()) await tab.click();
    await page.locator('[data-moves] [data-class="blunder"]').first().click();
    if (await tab.isVisible()) await page.getByRole("tab", { name: "Play" }).click();
  }

  it("is started by pasting a record, and is listed afterwards", async () => {
    const page = await open("/analysis");
    await page.locator(".lists section:first-child :is([data-kept], .note)").waitFor();
    const others = await page.locator("[data-kept] li").count();
    await analyse(page, playRecord("tawula", 1, 5));
    await page.locator(".review").waitFor();
    await filled(page);
    await page.getByRole("link", { name: "All analyses" }).click();
    await page.locator("[data-kept]").getByText("Tawula").waitFor();
    await expect.poll(() => page.locator("[data-kept] li").count()).toBe(others + 1);
    await page
      .getByRole("button", { name: /^Remove the analysis/ })
      .first()
      .click();
    await page.getByRole("dialog").getByRole("button", { name: "Remove" }).click();
    await expect.poll(() => page.locator("[data-kept] li").count()).toBe(others);
  });

  /** Drags a file over the page and drops it, or several of the same name. */
  async function drop(page: Page, name: string, ...files: (number[] | string)[]) {
    const file = await page.evaluateHandle(
      ([called, contents]) => {
        const transfer = new DataTransfer();
        for (const content of contents) {
          const parts = typeof content === "string" ? content : new Uint8Array(content);
          transfer.items.add(new File([parts], called));
        }
        return transfer;
      },
      [name, files] as const,
    );
    await page.dispatchEvent("h1", "dragenter", { dataTransfer: file });
    await page.locator("[data-drop]").waitFor();
    await savePicture(page, "analysis-drop");
    await page.dispatchEvent("h1", "drop", { dataTransfer: file });
    expect(await page.locator("[data-drop]").count()).toBe(0);
  }

  it.runIf(isServer)("is started by a file that is dropped on any page, or chosen", async () => {
    const page = await open("/new");
    const alert = page.getByRole("dialog").getByRole("alert");
    await drop(page, "other.bin", [0, 1, 2, 255]);
    await alert.getByText("This file is not text.").waitFor();
    await drop(page, "match.xg", "RGMH");
    await alert.getByText("This could not be read").waitFor();
    await drop(page, "long.txt", "x".repeat(5 << 20));
    await alert.getByText("This has 5 MB.").waitFor();
    await drop(page, "wrong.txt", "no record\nat all");
    await alert.getByText("This could not be read").waitFor();
    await drop(page, "position.txt", "-b----E-C---eE---c-e----B-:0:0:1:D:0:0:0:0:10");
    await page.getByText("Black takes or drops a double.").waitFor();
    await drop(page, "position.txt", "rs1.gioul.fziT0.fziT0.O\n");
    await page.getByText("Black takes or drops a double.").waitFor({ state: "detached" });
    await drop(page, "match.mat", [...readFileSync(WINDOWS_1252)]);
    await page.getByText("was read as Windows-1252").waitFor();
    await page.getByText("Jürgen").first().waitFor();
    const archive = new URL("../../crates/rules/tests/archives/five-point.xg", import.meta.url);
    await drop(page, "match.xg", [...readFileSync(archive)]);
    await page.getByText("Jürgen").first().waitFor({ state: "detached" });
    await page.locator(".review").waitFor();
    await drop(page, "a.json", playRecord("gioul", 1, 8), playRecord("gioul", 1, 9));
    await page.locator('[data-report="whole"]').waitFor();
    await page.goto(`${shared.server.url}/analysis`);
    const chosen = { name: "game.json", mimeType: "application/json" };
    const buffer = Buffer.from(playRecord("gioul", 1, 8));
    await page.setInputFiles("input[type=file]", { ...chosen, buffer });
    await page.locator(".review").waitFor();
  });

  it("reports several files together, with what could not be read", async () => {
    const page = await open("/analysis");
    const names = ["gul-bara", "tawula", "gul-bara"];
    const seeds = [5, 6, 5];
    await page.setInputFiles("input[type=file]", [
      ...names.map((name, index) => ({
        name: `${index}.json`,
        mimeType: "application/json",
        buffer: Buffer.from(playRecord(name, 1, seeds[index] ?? 0)),
      })),
      { name: "wrong.txt", mimeType: "text/plain", buffer: Buffer.from("no record\nat all") },
    ]);
    const report = page.locator('[data-report="whole"]');
    await report.waitFor();
    await report.getByRole("alert").getByText("wrong.txt").waitFor();
    await report.locator("[data-repeated]").getByText("One file has the same match").waitFor();
    await report.getByRole("alert").getByText("Line 1").waitFor();
    for (const game of ["Gul bara", "Tawula"]) {
      await report.getByRole("row", { name: new RegExp(`^${game} `) }).waitFor();
    }
    await report.getByRole("row", { name: /^The first four throws / }).waitFor();
    await report.locator("[data-mistakes] .why").first().waitFor();
    await savePicture(page, "analysis-report-desktop", true);
    expect(await violations(page)).toEqual([]);
    await page.setViewportSize(SMALL);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(SMALL.width);
    await savePicture(page, "analysis-report-small", true);
    await report.locator("[data-mistakes] a").first().click();
    await page.locator(".review:not([data-at='0'])").waitFor();
    await page.goBack();
    // A deeper look may have changed the figures meanwhile.
    await report.getByRole("row", { name: /^Tawula / }).waitFor();
    await report.locator("[data-mistakes] a").first().waitFor();
    await page.locator('[data-action="close-report"]').click();
    await page.locator('[data-action="report"]').click();
    await report.waitFor();
  });

  it("names what is wrong with a text that cannot be analysed", async () => {
    const page = await open("/analysis");
    const alert = page.getByRole("alert");
    await analyse(page, "1. 6-5 24/18");
    await expect.poll(() => alert.textContent()).toContain("Line 1");
    await analyse(page, record.replace('"version":1', '"version":0'));
    await expect.poll(() => alert.textContent()).toContain("version 1");
    await page.getByLabel("The text of a record").evaluate((area: HTMLTextAreaElement, length) => {
      area.value = "x".repeat(length);
      area.dispatchEvent(new Event("input"));
    }, 5 << 20);
    await page.locator("form").getByRole("button", { name: "Analyse" }).click();
    await expect.poll(() => alert.textContent()).toContain("at most 4 MB");
  });

  it("shows the part before a fault of the record", async () => {
    const page = await open("/analysis");
    const parts = record.split('{"kind":"play"');
    const last = parts.length - 2;
    parts.splice(last, 1);
    await analyse(page, parts.join('{"kind":"play"'));
    await page.getByText("Something is wrong or missing in this record.").click();
    await page.getByText(/^game 1, entry \d+: /).waitFor();
  });

  for (const [name, options] of SCREENS) {
    it.runIf(isServer)(`shows candidates by letter, class and depth (${name})`, async () => {
      const page = await openReview(options);
      await lookAtBlunder(page);
      await page.getByRole("heading", { level: 2 }).getByText("blunder").waitFor();
      const texts = await rows(page).allTextContents();
      expect(texts.length).toBeGreaterThan(1);
      for (const text of texts) expect(text).toMatch(/(throws? ahead|without look-ahead)/);
      expect(texts.filter((text) => text.includes("played"))).toHaveLength(1);
      expect(texts[0]).toMatch(/^A/);

      const arrows = page.locator(".board [data-arrow]");
      const tones = await arrows.evaluateAll((all) =>
        all.map((one) => one.getAttribute("data-arrow")),
      );
      expect(new Set(tones)).toEqual(new Set(["best", "blunder"]));
      expect(await arrows.first().textContent()).toMatch(/^A/);
      await rows(page).nth(1).click();
      await expect.poll(async () => arrows.first().textContent()).toMatch(/^B/);
      expect(
        await page.evaluate(() => document.documentElement.scrollWidth <= window.innerWidth),
      ).toBe(true);
      await savePicture(page, `analysis-${name}`);
      expect(await violations(page)).toEqual([]);
    });

    it(`has the map of throws, and the best play of another throw (${name})`, async () => {
      const page = await openReview(options);
      await lookAtBlunder(page);
      await page.getByRole("tab", { name: "Throws" }).click();
      const cells = page.locator("[data-throw]");
      await cells.first().waitFor();
      expect(await cells.count()).toBe(21);
      expect(await page.getByRole("button", { name: /the actual throw/ }).count()).toBe(1);
      await page.locator('[data-throw="65"]').click();
      await page.getByRole("heading", { name: /had thrown 6-5/ }).waitFor();
      await rows(page).first().waitFor();
      await page.getByRole("button", { name: /^Back to/ }).click();
      await expect.poll(() => rows(page).count()).toBe(0);
      expect(await violations(page)).toEqual([]);
      // Leaving the tab of throws returns to the actual throw.
      await page.locator('[data-throw="65"]').click();
      await rows(page).first().waitFor();
      await page.getByRole("tab", { name: "Summary" }).click();
      await page.getByRole("tab", { name: "Throws" }).click();
      await cells.first().waitFor();
      expect(await page.getByRole("heading", { name: /had thrown/ }).count()).toBe(0);
    });

    it.runIf(isServer)(`shows ratings, luck and mistakes (${name})`, async () => {
      const page = await openReview(options);
      await filled(page);
      await page.getByRole("tab", { name: "Summary" }).click();
      const rating = page.getByRole("row", { name: /^Error rate/ }).getByRole("cell");
      expect(Number(await rating.first().textContent())).toBeGreaterThan(1);
      await page.getByRole("row", { name: /^Gifts received/ }).waitFor();
      const mistakes = page.locator("[data-mistakes] button");
      expect(await mistakes.count()).toBe(3);
      expect(await violations(page)).toEqual([]);
      const before = await at(page);
      await mistakes.first().click();
      await page.getByRole("heading", { level: 2 }).getByText("blunder").waitFor();
      expect(await at(page)).not.toBe(before);
    });
  }

  it.runIf(isServer)("keeps the board in view while the list is read", async () => {
    const page = await openReview();
    await filled(page);
    const tall = await page.evaluate(() => document.documentElement.scrollHeight);
    expect(tall).toBeLessThanOrEqual(DESKTOP.height);
    await page.locator("[data-moves] button").last().click();
    const board = await page.locator(".review .wood").boundingBox();
    expect(board?.y).toBeGreaterThan(0);
  });

  it.runIf(isServer)("is read by the arrow keys, and the graph is a slider", async () => {
    const page = await openReview();
    await filled(page);
    expect(await at(page)).toBe("0");
    await page.keyboard.press("ArrowRight");
    await page.keyboard.press("ArrowRight");
    expect(await at(page)).toBe("2");
    await page.keyboard.press("ArrowLeft");
    expect(await at(page)).toBe("1");

    const graph = page.getByRole("slider", { name: "How the game went" });
    await graph.focus();
    await page.keyboard.press("End");
    expect(Number(await at(page))).toBeGreaterThan(20);
    expect(await graph.getAttribute("aria-valuetext")).toMatch(/Turn \d+, .*Worth .*luck/);
    await page.keyboard.press("Home");
    expect(await at(page)).toBe("0");
    await graph.click({ position: { x: 200, y: 60 } });
    expect(Number(await at(page))).toBeGreaterThan(3);
    expect(await page.locator("path.worth").getAttribute("d")).toContain("L");
  });

  it.runIf(isServer)("saves its largest mistakes as cards for Anki", async () => {
    const page = await openReview();
    await filled(page);
    await page.getByRole("tab", { name: "Summary" }).click();
    const saved = page.waitForEvent("download");
    await page.getByRole("button", { name: "Save as cards for Anki" }).click();
    const file = await saved;
    expect(file.suggestedFilename()).toBe("rosespring-cards.txt");
    const lines = readFileSync(await file.path(), "utf8")
      .trimEnd()
      .split("\n");
    const cards = lines.filter((line) => !line.startsWith("#")).map((line) => line.split("\t"));
    expect(cards.length).toBe(3);
    for (const [front = "", back = "", ...more] of cards) {
      expect(more).toEqual([]);
      expect(front).toMatch(/^<svg .*(White|Black) to play \d.*<\/svg>$/);
      expect(back).toMatch(/^<b dir="ltr">[^<]+<\/b> .*<br>.*−0\.\d+/);
    }
    await page.getByRole("button", { name: "Save as cards for Anki" }).waitFor();
  });

  it("tells why a play loses", async () => {
    const page = await openReview();
    await filled(page);
    const mistakes = page.locator('[data-moves] :is([data-class="blunder"], [data-class="error"])');
    await mistakes.nth(1).click();
    const region = page.getByRole("region", { name: "Why" });
    const why = await region.textContent();
    expect(why).toMatch(/The best play .* 2 .*, this one 1\./s);
    expect(why).toContain("Only 24/19 24/23 is good here");
    await region.locator("[data-shows]").first().click();
    await region.locator("figure").nth(1).waitFor();
    expect(await region.locator("figure").first().locator("[data-lit]").count()).toBe(2);
    await savePicture(page, "analysis-why");
  });

  it("sends turns of the game as a clip, soon on a slow phone", async () => {
    const page = await openReview({ viewport: PHONE });
    await filled(page);
    await page.locator("[data-clips] summary").click();
    // From the first doublet that cascades, as far as the turn after it.
    const from = page.locator("[data-clip-from]");
    await from.waitFor();
    const turns = await from.locator("option").allTextContents();
    const doublet = turns.findIndex((text) => /(\d)-\1$/.test(text.trim()) && !/^1:/.test(text));
    await from.selectOption(String(doublet));
    await page.locator("[data-clip-to]").selectOption(String(doublet + 1));
    await page.getByLabel("With names").check();
    expect(await violations(page)).toEqual([]);
    await savePicture(page, "analysis-clip");
    const session = await page.context().newCDPSession(page);
    await session.send("Emulation.setCPUThrottlingRate", { rate: 4 });
    const begun = Date.now();
    const [download] = await Promise.all([
      page.waitForEvent("download"),
      page.locator("[data-clip]").click(),
    ]);
    const bytes = readFileSync(await download.path());
    console.log(`clip of turns ${turns[doublet]}: ${bytes.length} bytes, ${Date.now() - begun} ms`);
    expect(bytes.subarray(0, 6).toString("latin1")).toBe("GIF89a");
    expect(bytes.length).toBeLessThan(1 << 20);
  });

  it("rolls a decision out on request, and stops", async () => {
    const page = await openReview();
    await lookAtBlunder(page);
    await page.locator('[data-action="rollout"]').click();
    await expect.poll(() => rows(page).first().textContent(), { timeout: 45_000 }).toContain("±");
    await page.getByRole("button", { name: "Stop" }).click();
    await page.getByRole("button", { name: /^(Go on|Look)/ }).waitFor();
    expect(await rows(page).first().textContent()).toContain("trials");
  });

  it.runIf(isServer)("is still there after a restart of the server", async () => {
    const server = shared.server as RealServer;
    const page = await openReview();
    await lookAtBlunder(page);
    const told = await rows(page).first().locator(".play").textContent();
    await server.kill();
    await page.getByRole("alert").getByText("Connection lost").waitFor();
    await server.again();
    await page.getByRole("alert").waitFor({ state: "hidden" });
    expect(await rows(page).first().locator(".play").textContent()).toBe(told);
    await page.reload();
    await filled(page);
  });

  it("leads to a game from the position shown", async () => {
    const page = await openReview();
    await lookAtBlunder(page);
    await page.locator('[data-action="play-on"]').click();
    await page.getByRole("dialog").getByRole("button", { name: "Play", exact: true }).click();
    await page.waitForURL(/\/table\//);
    await page.locator("main[data-phase]").waitFor();
  });

  it("is started from a game that is over", async () => {
    const page = await open("/new");
    await sitDown(page, "Backgammon", false);
    await playOn(page, ({ kind }) => kind === "step");
    await page.getByRole("button", { name: /^Resign/ }).click();
    await page.getByRole("dialog").locator("[data-resign]").last().click();
    await page.getByRole("link", { name: "Go through the game" }).click();
    await page.waitForURL(/\/analysis\/\w+/);
    await page.locator(".review").waitFor();
    await page.goto(`${shared.server.url}/new`);
    await page.getByRole("link", { name: "Analyse Backgammon" }).waitFor();
  });

  it.runIf(isServer)("says that an analysis does not exist", async () => {
    const page = await open("/analysis/none");
    await page.getByRole("alert").getByText("does not exist").waitFor();
  });
});
