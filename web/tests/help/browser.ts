/** A headless Chromium, and actions that many tests need. */

import { mkdirSync } from "node:fs";
import {
  type Browser,
  type BrowserContext,
  type BrowserContextOptions,
  chromium,
  type Locator,
  type Page,
} from "playwright-core";
import { addPlayer } from "./player";

const FLAGS = [
  "--headless",
  "--no-sandbox",
  "--disable-gpu",
  "--disable-quic",
  "--no-first-run",
  "--disable-background-networking",
  "--disable-component-update",
  "--disable-sync",
];

export const DESKTOP = { width: 1440, height: 900 };
export const PHONE = { width: 390, height: 844 };
export const SMALL = { width: 320, height: 640 };

const WHOLE = "/usr/bin/chromium";

let launched: Promise<Browser> | undefined;

/**
 * Returns the browser of this process, named by CHROMIUM, or Debian's. All files that run in the
 * process share it; it ends with the process.
 */
export function launch(): Promise<Browser> {
  const executablePath = process.env["CHROMIUM"] ?? WHOLE;
  launched ??= chromium.launch({ executablePath, args: FLAGS });
  return launched;
}

/** Starts a separate browser with one more flag. */
export function launchWith(flag: string): Promise<Browser> {
  const executablePath = process.env["CHROMIUM"] ?? WHOLE;
  return chromium.launch({ executablePath, args: [...FLAGS, flag] });
}

/** Starts a whole browser: the shell without windows has no notifications. */
export function launchWhole(): Promise<Browser> {
  const named = process.env["CHROMIUM"] ?? WHOLE;
  const executablePath = named.endsWith("-headless-shell") ? WHOLE : named;
  return chromium.launch({ executablePath, args: FLAGS });
}

/** The settings of a page without animations. */
export const INSTANT = { speed: "instant" };

/**
 * Opens a page in a new browser context and collects its script errors. `settings` are those of a
 * player who has been there before.
 */
export async function openPage(
  browser: Browser,
  options: BrowserContextOptions = {},
  settings: object | null = null,
) {
  const context = await browser.newContext({ viewport: DESKTOP, ...options });
  await addPlayer(context);
  await context.addInitScript(wantNoTips);
  if (settings) await context.addInitScript(storeSettings, JSON.stringify(settings));
  const page = await context.newPage();
  page.setDefaultTimeout(45_000);
  const errors: string[] = [];
  page.on("pageerror", (error) => errors.push(error.message));
  return { page, errors, close: () => closeContext(context) };
}

/** Closes a context. A route that still waits for the server's answer is no error of the test. */
export async function closeContext(context: BrowserContext): Promise<void> {
  const pages = context.pages().map((page) => page.unrouteAll({ behavior: "ignoreErrors" }));
  await Promise.all([context.unrouteAll({ behavior: "ignoreErrors" }), ...pages]);
  await context.close();
}

/** A player who knows the game: no tip lies over the tray. */
function wantNoTips(): void {
  if (location.origin !== "null") localStorage.setItem("rosespring.coach", '{"isOff":true}');
}

/** Stores the settings, unless the page has stored others. */
function storeSettings(settings: string): void {
  const key = "rosespring.settings";
  // A blank page has no storage.
  if (location.origin === "null") return;
  if (localStorage.getItem(key) === null) localStorage.setItem(key, settings);
}

/** Opens a table and waits for its board. */
export async function openTable(page: Page, url: string, id: string): Promise<void> {
  await page.goto(`${url}/table/${id}`);
  await page.waitForSelector(".board[aria-busy=false] svg");
}

/** The element of a slot or a tray. */
export const place = (page: Page, spot: number | string) => page.locator(`[data-spot="${spot}"]`);

/** Drags from one element of a board to another. A board stands still, so nothing is waited for. */
export async function drag(page: Page, from: Locator, to: Locator): Promise<void> {
  const middle = (element: Element) => {
    const { x, y, width, height } = element.getBoundingClientRect();
    return [x + width / 2, y + height / 2] as const;
  };
  const [begun, ended] = [await from.evaluate(middle), await to.evaluate(middle)];
  await page.mouse.move(...begun);
  await page.mouse.down();
  await page.mouse.move(...ended, { steps: 2 });
  await page.mouse.up();
}

/** Presses the big button once it has the given action. */
export async function press(page: Page, kind: "throw" | "done" | "next"): Promise<void> {
  await page.locator(`[data-primary="${kind}"]:enabled`).click();
}

/** Waits until the table shown is in a phase. */
export async function awaitPhase(page: Page, kind: string): Promise<void> {
  await page.waitForSelector(`main[data-phase="${kind}"]`);
}

/** The turn line. */
export const status = (page: Page) => page.locator("[data-turn] bdi");

/** The notice shown, of one kind or any. */
export const notice = (page: Page, kind?: string) =>
  page.locator(kind ? `[data-notice="${kind}"]` : "[data-notice]");

/** Waits for the end of all animations that have one. */
export const animationsEnd = (page: Page): Promise<void> =>
  page.evaluate(async () => {
    const ends = document
      .getAnimations()
      .filter((animation) => animation.effect?.getComputedTiming().iterations !== Infinity);
    await Promise.allSettled(ends.map((animation) => animation.finished));
  });

/** Saves a picture if SCREENSHOTS names a folder: of the window, or of the whole page. */
export async function savePicture(page: Page, name: string, fullPage = false): Promise<void> {
  const folder = process.env["SCREENSHOTS"];
  if (!folder) return;
  mkdirSync(folder, { recursive: true });
  await animationsEnd(page);
  await page.screenshot({ path: `${folder}/${name}.png`, fullPage });
}

/** The elements that stick out of the window: there should be none. */
export function overflow(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const out: string[] = [];
    const { innerWidth: width, innerHeight: height } = window;
    const sides = document.querySelectorAll("main.table > div, .buttons .button, .strip, .place");
    for (const element of sides) {
      const box = element.getBoundingClientRect();
      const inside =
        box.left >= -1 && box.right <= width + 1 && box.top >= -1 && box.bottom <= height + 1;
      if (!inside) out.push(element.className.toString());
    }
    if (document.documentElement.scrollWidth > width) out.push("page");
    return out;
  });
}
