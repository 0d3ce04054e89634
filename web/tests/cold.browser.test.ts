/**
 * Every page of every host, opened without any other page before it on the smallest phone: no text
 * is missing, and none is left in English; everybody can use it; nothing moves, nothing hangs out at
 * the side, and the console has no error. Each page in one language; in all ten with
 * `COLD_LANGUAGES=all`.
 */

import { readdir, readFile } from "node:fs/promises";
import type { Page } from "playwright-core";
import { describe, expect, it, onTestFinished } from "vitest";
import { LANGUAGES } from "../src/i18n/languages";
import { violations } from "./help/axe";
import { openPage, SMALL } from "./help/browser";
import { SITE, serveFiles } from "./help/files";
import { hasHost, isServer } from "./help/host";
import { startHall, startReal } from "./help/server";
import { shareBrowser } from "./help/shared";

const COMMON = [
  "/",
  "/study",
  "/you",
  "/about",
  "/dice",
  "/rules/gul-bara",
  "/openings/tawula",
  "/nowhere",
  "/table/none",
];
const OF_ONE = [
  "/new",
  "/games",
  "/learn",
  "/learn/gul-bara",
  "/learn/gul-bara/course",
  "/companion",
  "/puzzles",
  "/puzzles/tawula",
  "/statistics",
  "/analysis",
  "/analysis/none",
  "/analyse/none",
  "/editor",
];
const OF_HALL = [
  "/people",
  "/new",
  "/games",
  "/join/none",
  "/tournaments",
  "/tournament/none",
  "/account",
  "/player/none",
  "/moderation",
  "/analysis/none",
];

/** The most that the parts of a page may move, by the measure of Cumulative Layout Shift. */
const SHIFT_MAX = 0.02;

declare global {
  interface Window {
    /** How much the parts of the page moved without a tap. */
    shifts: number;
  }
}

/** Adds up the shifts of a page from its beginning. */
function countShifts(): void {
  window.shifts = 0;
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) {
      const { value, hadRecentInput } = entry as PerformanceEntry & {
        value: number;
        hadRecentInput: boolean;
      };
      if (!hadRecentInput) window.shifts += value;
    }
  }).observe({ type: "layout-shift", buffered: true });
}

describe("a page opened first", () => {
  const shared = shareBrowser();

  it.runIf(isServer && hasHost)("has all its words on the local program", async () => {
    const server = await startReal([]);
    onTestFinished(() => server.stop());
    const tables = await Promise.all(["game", "companion"].map((one) => create(server.url, one)));
    await openAll([...COMMON, ...OF_ONE, ...tables].map((path) => server.url + path));
  });

  it.runIf(isServer && hasHost)("has all its words in a hall", async () => {
    const server = await startHall();
    onTestFinished(() => server.stop());
    await openAll([...COMMON, ...OF_HALL].map((path) => server.url + path));
  });

  it.skipIf(SITE === "")("has all its words on plain files", async () => {
    const host = await serveFiles();
    onTestFinished(() => host.stop());
    await openAll([...COMMON, ...OF_ONE].map((path) => `${host.url}#${path}`));
  });

  /** Opens each address in a new browser, in one language after the other. */
  async function openAll(urls: string[]): Promise<void> {
    const ids = await messageIds();
    const languages = LANGUAGES.map(({ code }) => code);
    const isAll = process.env["COLD_LANGUAGES"] === "all";
    for (const [index, url] of urls.entries()) {
      const own = languages[index % languages.length] ?? "en";
      for (const language of isAll ? languages : [own]) await open(url, language, ids);
    }
  }

  async function open(url: string, language: string, ids: string[]): Promise<void> {
    const settings = { language, speed: "instant" };
    const { page, errors, close } = await openPage(shared.browser, { viewport: SMALL }, settings);
    page.on("console", (line) => {
      // The browser itself reports refusals of the server, such as that there is no such table.
      const isRefusal = /^Failed to load resource|^WebSocket connection to/.test(line.text());
      if (line.type() === "error" && !isRefusal) errors.push(line.text());
    });
    await page.addInitScript(countShifts);
    await page.goto(url);
    await page.locator("main, [role=alert]").first().waitFor();
    await page.waitForLoadState("networkidle");
    const english = language === "en" ? [] : await englishTexts(language);
    const place = `${url} in ${language}`;
    await expect.poll(() => foreignWords(page, ids, english), { message: place }).toEqual([]);
    // Boards get their size after the text.
    await expect.poll(() => widthOf(page), { message: place }).toBeLessThanOrEqual(SMALL.width);
    expect(await violations(page), place).toEqual([]);
    // A table leads out by its menu.
    if (!/\/table\/(?!none)/.test(url)) expect(await waysOut(page), place).toBeGreaterThan(0);
    expect(await page.evaluate(() => window.shifts), place).toBeLessThan(SHIFT_MAX);
    expect(errors, place).toEqual([]);
    await close();
  }
});

/** How many links lead from a page to others. */
const waysOut = (page: Page) =>
  page
    .locator('a[href]:visible:not([href="#content"])')
    .evaluateAll(
      (links) => links.filter((link) => (link as HTMLAnchorElement).href !== location.href).length,
    );

const widthOf = (page: Page) => page.evaluate(() => document.documentElement.scrollWidth);

/** Creates a table of this purpose; its path. */
async function create(url: string, purpose: string): Promise<string> {
  const [white, black] = ["Ana", "Boris"].map((name) => ({ kind: "person", name }));
  const body = JSON.stringify({ rules: "gioul", white, black, match_to: 3, purpose });
  const headers = { "content-type": "application/json" };
  const answer = await fetch(`${url}/api/tables`, { method: "POST", headers, body });
  if (!answer.ok) throw new Error(await answer.text());
  return `/table/${((await answer.json()) as { id: string }).id}`;
}

/** The ids of all messages. */
async function messageIds(): Promise<string[]> {
  const text = await readFile("src/i18n/ids.ts", "utf8");
  return [...text.matchAll(/^ {2}"?([a-z][a-z0-9-]*-[a-z0-9-]+)"?:/gm)].map(([, id]) => id ?? "");
}

/**
 * Messages of English without places to fill whose translation differs, so that nobody reads the
 * English text on a page in `language`.
 */
async function englishTexts(language: string): Promise<string[]> {
  const [english, other] = await Promise.all(["en", language].map(messagesIn));
  const plain = [...(english ?? [])].filter(([, text]) => !text.includes("{"));
  const translated = new Set(other?.values());
  return plain.map(([, text]) => text).filter((text) => !translated.has(text));
}

/** The messages of a language that have one line, by their ids. */
async function messagesIn(language: string): Promise<Map<string, string>> {
  const folder = `src/i18n/${language}`;
  const files = (await readdir(folder)).filter((name) => name.endsWith(".ftl"));
  const texts = await Promise.all(files.map((name) => readFile(`${folder}/${name}`, "utf8")));
  const lines = texts.flatMap((text) => [...text.matchAll(/^([a-z][a-z0-9-]*) = (.+)$/gm)]);
  return new Map(lines.map(([, id = "", text = ""]) => [id, text]));
}

/**
 * Ids of messages, English texts, and ids of positions outside of code, among the words of a page and
 * the names of its controls.
 */
function foreignWords(page: Page, ids: string[], english: string[]): Promise<string[]> {
  return page.evaluate(
    ([known, untranslated]) => {
      const names = [...document.querySelectorAll("[aria-label], [title], [placeholder]")].flatMap(
        (one) => ["aria-label", "title", "placeholder"].map((name) => one.getAttribute(name) ?? ""),
      );
      const codes = [...document.querySelectorAll("code")].map((one) => one.textContent);
      const texts = [document.title, ...names];
      const walk = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
      while (walk.nextNode()) {
        const inside = walk.currentNode.parentElement;
        if (!inside?.closest("script, style, [lang]"))
          texts.push(walk.currentNode.textContent ?? "");
      }
      const words = [document.body.innerText, ...texts].join("\n").split(/\s+/);
      const all = new Set(known);
      const left = new Set(untranslated);
      return [
        ...words.filter((one) => all.has(one) || (/^rs1\./.test(one) && !codes.includes(one))),
        ...texts.map((one) => one.trim()).filter((one) => left.has(one)),
      ];
    },
    [ids, english] as const,
  );
}
