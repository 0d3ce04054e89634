/** Two people at two pages of a hall. */

import type { Browser, Page, WebSocketRoute } from "playwright-core";
import { expect } from "vitest";
import { DESKTOP, INSTANT, openPage, PHONE, savePicture } from "./browser";
import { atRest, tableAtRest } from "./play";
import { actByKeys, asked, type NextAction, nextAction } from "./player";

/** Opens the lobby of a hall in a new browser, with fast animations. */
export async function visit(
  browser: Browser,
  url: string,
  viewport: { width: number; height: number },
) {
  const opened = await openPage(browser, { viewport }, INSTANT);
  await opened.page.goto(`${url}/people`);
  return opened;
}

const PASSWORD = "quartz lantern orbit mulberry";

/** Makes an account for the person at a page, and loads the page again. */
export async function join(page: Page, name: string): Promise<void> {
  await page.evaluate(
    async (body) => {
      const headers = { "content-type": "application/json" };
      const answer = await fetch("/api/account", { method: "POST", headers, body });
      if (!answer.ok) throw new Error(await answer.text());
    },
    JSON.stringify({ name, password: PASSWORD }),
  );
  await page.reload();
}

/** Makes a link by one tap on the start of the hall, after `choose` has set what is not usual. */
export async function invite(
  page: Page,
  name: string,
  choose?: (page: Page) => Promise<void>,
): Promise<string> {
  await page.getByLabel("Your name").fill(name);
  await choose?.(page);
  await page.getByRole("button", { name: "Play a friend" }).click();
  await page.waitForURL(/\/join\//);
  return page.getByLabel("Link", { exact: true }).inputValue();
}

/**
 * Two people at a table, one at a desktop and one at a phone, after `choose` has set what is not
 * usual.
 */
export async function sitDown(
  browser: Browser,
  url: string,
  choose?: (page: Page) => Promise<void>,
) {
  const ada = await visit(browser, url, DESKTOP);
  const boris = await visit(browser, url, PHONE);
  await boris.page.goto(await invite(ada.page, "Ada", choose));
  await boris.page.getByRole("button", { name: "Sit down" }).click();
  const pages = [ada.page, boris.page];
  await atRest(...pages);
  return { ada, boris, pages };
}

/** The buttons that resign the game, not the match, and do not call it off. */
const OF_GAME = '[data-resign]:not([data-resign="match"], [data-resign="call-off"])';

/** Resigns the greatest kind of game, which nobody has to accept, at a desktop. */
export async function resign(page: Page): Promise<void> {
  await page.locator("aside footer button.quiet").click();
  await page.getByRole("dialog").locator(OF_GAME).last().click();
}

/** Plays at both pages, whichever is to act, until `stop` for what a page asks. */
export async function playUntil(
  pages: Page[],
  stop: (asked: NextAction, page: Page) => boolean,
): Promise<void> {
  for (let done = 0; done < 600; done++) {
    const { page, action } = await acting(pages);
    if (stop(action, page)) return;
    await actByKeys(page, action);
  }
  throw new Error("the game does not end");
}

/** Plays until the match counts: before, nobody may resign. The first page is a desktop. */
export async function playUntilItCounts(pages: Page[]): Promise<void> {
  const resign = pages[0]?.locator('aside footer [data-action="resign"]');
  while ((await resign?.count()) === 0) {
    let left = 1;
    await playUntil(pages, () => left-- === 0);
  }
}

/** The page that waits for its player, with what it asks. */
function acting(pages: Page[]): Promise<{ page: Page; action: NextAction }> {
  return Promise.any(pages.map(async (page) => ({ page, action: await nextAction(page) })));
}

/** Plays at a page until `stop`, as long as the page waits for its player. */
export async function playWhile(page: Page, stop: () => Promise<boolean>): Promise<void> {
  for (let tries = 0; tries < 600 && !(await stop()); tries++) {
    const action = await asked(page);
    if (action) await actByKeys(page, action);
    else await page.waitForTimeout(50);
  }
}

/** The seat at the bottom of each page. */
export const seats = (pages: Page[]) =>
  Promise.all(pages.map((page) => page.locator(".bottom .strip").getAttribute("data-seat")));

/** Loads the pages of both players again, one after the other: each shows what it showed before. */
export async function reload(pages: Page[]): Promise<void> {
  for (const page of pages) {
    const before = await tableAtRest(page, pages);
    await page.reload();
    expect(await tableAtRest(page, pages)).toEqual(before);
  }
}

/** Loads a page again in another language. */
export async function inLanguage(page: Page, language: string): Promise<void> {
  await page.evaluate((chosen) => {
    localStorage.setItem("rosespring.settings", JSON.stringify({ language: chosen }));
  }, language);
  await page.reload();
  await page.locator(`html[lang="${language}"]`).waitFor();
}

/** Pictures of both sides, on a desktop and on a phone. */
export async function pictures(pages: Page[], name: string): Promise<void> {
  if (!process.env["SCREENSHOTS"]) return;
  for (const [index, page] of pages.entries()) {
    const own = page.viewportSize() ?? DESKTOP;
    for (const [size, viewport] of Object.entries({ desktop: DESKTOP, phone: PHONE })) {
      await page.setViewportSize(viewport);
      await savePicture(page, `${name}-${index === 0 ? "ada" : "boris"}-${size}`);
    }
    await page.setViewportSize(own);
  }
}

/** Opens a table for somebody who only watches it. */
export async function watch(
  browser: Browser,
  table: string,
  viewport: { width: number; height: number },
) {
  const carla = await visit(browser, new URL("/", table).href, viewport);
  await carla.page.goto(table);
  await carla.page.waitForSelector(".board[aria-busy=false] svg");
  await carla.page.locator("[data-late]").waitFor();
  return carla;
}

/** Nothing of a page that watches can be pressed to change the game. */
export async function onlyWatches(page: Page): Promise<void> {
  const actions = [
    "[data-primary]",
    '[data-spot][aria-disabled="false"]',
    '.undos [data-action^="undo"]',
    "[data-action*=call-off]",
    '[data-action="claim-match"]',
    '[data-action="rematch"]',
  ];
  expect(await page.locator(actions.join(", ")).count()).toBe(0);
}

/** A table's line that can be cut, as by a lost network. */
export async function cuttable(
  page: Page,
): Promise<{ cut: () => Promise<void>; mend: () => void }> {
  let isCut = false;
  const lines = new Set<WebSocketRoute>();
  await page.routeWebSocket(/\/socket/, (line) => {
    if (isCut) {
      void line.close({ code: 1011 });
      return;
    }
    const server = line.connectToServer();
    lines.add(line);
    server.onMessage((message) => {
      if (!isCut) line.send(message);
    });
  });
  return {
    cut: async () => {
      isCut = true;
      for (const line of lines) await line.close({ code: 1011 });
      lines.clear();
    },
    mend: () => {
      isCut = false;
    },
  };
}
