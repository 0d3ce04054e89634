/** Every page of every host, opened without any other page before it: no text is missing. */

import { readFile } from "node:fs/promises";
import type { Page } from "playwright-core";
import { describe, expect, it, onTestFinished } from "vitest";
import { openPage } from "./help/browser";
import { SITE, serveFiles } from "./help/files";
import { binary, startHall, startReal } from "./help/server";
import { shareBrowser } from "./help/shared";

const COMMON = ["/", "/dice", "/rules/gul-bara", "/nowhere", "/table/none"];
const OF_ONE = [
  "/learn",
  "/learn/gul-bara",
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
  "/join/none",
  "/tournaments",
  "/tournament/none",
  "/account",
  "/player/none",
  "/moderation",
  "/analysis/none",
];

describe("a page opened first", () => {
  const shared = shareBrowser();

  it.skipIf(!binary)("has all its words on the local program", async () => {
    const server = await startReal([]);
    onTestFinished(() => server.stop());
    const tables = await Promise.all(["game", "companion"].map((one) => create(server.url, one)));
    await openAll([...COMMON, ...OF_ONE, ...tables].map((path) => server.url + path));
  });

  it.skipIf(!binary)("has all its words in a hall", async () => {
    const server = await startHall();
    onTestFinished(() => server.stop());
    await openAll([...COMMON, ...OF_HALL].map((path) => server.url + path));
  });

  it.skipIf(SITE === "")("has all its words on plain files", async () => {
    const host = await serveFiles();
    onTestFinished(() => host.stop());
    await openAll([...COMMON, ...OF_ONE].map((path) => `${host.url}#${path}`));
  });

  /** Opens each address in a new browser, in a language other than English. */
  async function openAll(urls: string[]): Promise<void> {
    const ids = await messageIds();
    const settings = { language: "bg", speed: "instant" };
    for (const url of urls) {
      const { page, close } = await openPage(shared.browser, {}, settings);
      await page.goto(url);
      await page.locator("main, [role=alert]").first().waitFor();
      await page.waitForLoadState("networkidle");
      await expect.poll(() => rawIds(page, ids), { timeout: 5000 }).toEqual([]);
      await close();
    }
  }
});

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

/** Ids of messages, and of positions outside of code, in the words of a page and in the names of its controls. */
function rawIds(page: Page, ids: string[]): Promise<string[]> {
  return page.evaluate((known) => {
    const names = [...document.querySelectorAll("[aria-label], [title], [placeholder]")].flatMap(
      (one) => ["aria-label", "title", "placeholder"].map((name) => one.getAttribute(name) ?? ""),
    );
    const codes = [...document.querySelectorAll("code")].map((one) => one.textContent);
    const words = [document.title, document.body.innerText, ...names].join("\n").split(/\s+/);
    const all = new Set(known);
    return words.filter((one) => all.has(one) || (/^rs1\./.test(one) && !codes.includes(one)));
  }, ids);
}
