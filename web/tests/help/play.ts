/**
 * Plays games through the page, using only what it shows: taps the first man that may move, or
 * plays the best play.
 */

import type { Page } from "playwright-core";
import { expect } from "vitest";
import type { Advice, Place } from "../../src/wire";
import { chooseGame } from "./choose";
import { AT_REST, actOn, type NextAction, nextAction } from "./player";

/** The state of a table as the page shows it. */
export interface TableState {
  version: number;
  phase: string;
  /** The name of every point, tray, bar and hand for a screen reader. */
  places: string[];
  /** The names of the ladder's chips for a screen reader. */
  chips: string[];
  /** The move list. */
  moves: string[];
}

/** Starts a game for two people from the lobby. */
export async function sitDown(page: Page, game: string, autoForced: boolean): Promise<void> {
  await chooseGame(page, game);
  await page.getByRole("radio", { name: /^Two people/ }).check();
  await page.getByRole("checkbox", { name: /^Play forced stages/ }).setChecked(autoForced);
  await page.getByRole("button", { name: "Set the board" }).click();
  await page.waitForSelector(".board[aria-busy=false] svg");
}

/** Sets the speed of the animations; takes effect at the next load. */
export function setSpeed(page: Page, speed: "normal" | "instant"): Promise<void> {
  return page.evaluate((chosen) => {
    localStorage.setItem("rosespring.settings", JSON.stringify({ speed: chosen }));
  }, speed);
}

/**
 * Waits until the pages of the players of a table are at rest and show the newest state that the
 * server has: then nothing happens before somebody acts.
 */
export async function atRest(...pages: Page[]): Promise<void> {
  const versions = () => Promise.all(pages.map(shownAtRest));
  const isAtRest = async () => {
    const shown = await versions();
    const newest = shown.includes(null) || !pages[0] ? null : await newestVersion(pages[0]);
    return newest !== null && shown.every((version) => version === newest);
  };
  await expect.poll(isAtRest, { interval: 20 }).toBe(true);
}

/** The version shown by a page at rest, whose panel is there too; null while it is not at rest. */
const shownAtRest = (page: Page): Promise<number | null> =>
  page.evaluate((rest) => {
    const main = document.querySelector(`main:has(${rest}):not(:has(> .panel:empty))`);
    return main ? Number(main.getAttribute("data-version")) : null;
  }, AT_REST);

/** The version of the table that the server has; without a server, the version shown. */
const newestVersion = (page: Page): Promise<number> =>
  page.evaluate(async () => {
    const shown = Number(document.querySelector("main")?.getAttribute("data-version"));
    const id = /^\/table\/([^/]+)$/.exec(location.pathname)?.[1];
    if (!id) return shown;
    const answer = await fetch(`/api/tables/${id}`);
    return ((await answer.json()) as { version: number }).version;
  });

/** The state of a table once its page and those of the other players are at rest. */
export async function tableAtRest(page: Page, others: Page[] = []): Promise<TableState> {
  await atRest(page, ...others);
  return readTable(page);
}

export function readTable(page: Page): Promise<TableState> {
  return page.evaluate(() => {
    const names = (query: string) =>
      [...document.querySelectorAll(query)].map((one) => one.getAttribute("aria-label") ?? "");
    const main = document.querySelector("main.table");
    return {
      version: Number(main?.getAttribute("data-version")),
      phase: main?.getAttribute("data-phase") ?? "",
      places: names("[data-spot]"),
      chips: names(".chip"),
      moves: [...document.querySelectorAll("ol li")].map((row) => row.textContent ?? ""),
    };
  });
}

/** Performs the action with the mouse, and waits until the table has changed. */
export async function act(page: Page, asked: NextAction): Promise<void> {
  await page.mouse.click(asked.x, asked.y);
  // A tap has no effect if a forced stage was played first: then the version has changed as well.
  await awaitChange(page, asked);
}

/** Plays White's hint, and waits for the next action. */
export async function actWell(page: Page, asked: NextAction): Promise<NextAction> {
  if (asked.kind !== "step") return actOn(page, asked);
  const hint = await page.evaluate(async () => {
    const id = location.pathname.split("/").at(-1);
    const answer = await fetch(`/api/tables/${id}/advice?kind=hint`);
    return ((await answer.json()) as Advice).hint;
  });
  const step = (hint?.rest ?? hint?.choices[0]?.steps)?.[0];
  if (!step) throw new Error("there is no hint");
  const spot = (place: Place) => page.locator(`[data-spot="${place}"]`);
  await spot(step.from).dragTo(spot(step.to));
  return nextAction(page, asked.version + 1);
}

/** Waits until the table is at a later version. */
async function awaitChange(page: Page, { version }: NextAction): Promise<void> {
  await page.waitForFunction((before) => {
    const main = document.querySelector("main.table");
    return Number(main?.getAttribute("data-version")) > before;
  }, version);
}

/**
 * Plays until `stop` returns true, or the match is over; returns the next action. The page itself
 * presses the keys, which is faster than the mouse.
 */
export async function playOn(
  page: Page,
  stop: (asked: NextAction) => boolean = () => false,
  play = actOn,
): Promise<NextAction> {
  let asked = await nextAction(page);
  for (let done = 0; done < 3000; done++) {
    if (asked.kind === "lobby" || stop(asked)) return asked;
    asked = await play(page, asked);
  }
  throw new Error("the match does not end");
}
