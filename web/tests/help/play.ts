/**
 * Plays games through the page, using only what it shows: taps the first man that may move, or
 * plays the best play.
 */

import type { Page } from "playwright-core";
import { expect } from "vitest";
import type { Advice, Place } from "../../src/wire";

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

/** The action the page waits for, with the state around it. */
export interface NextAction {
  version: number;
  kind: "throw" | "enter" | "done" | "next" | "lobby" | "step";
  /** The middle of the element to press. */
  x: number;
  y: number;
  /** Whether steps of this turn may be taken back. */
  undoable: boolean;
  /** The line about the game. */
  status: string;
  /** The label of the gift being played; null if there is none. */
  ribbon: string | null;
  /** Whether the mover has a man on the bar. */
  barred: boolean;
  /** Whether a man has been borne off. */
  borne: boolean;
}

/** Starts a game for two people from the lobby. */
export async function sitDown(page: Page, game: string, autoForced: boolean): Promise<void> {
  await page.locator(".games").getByRole("radio", { name: game }).check();
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

/** A board whose page waits for a person or for the server, with nothing under way. */
export const AT_REST = ".wood[data-rest=true] .board[aria-busy=false] svg";

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

/** Waits until the page waits for an action, at `version` or later. */
export async function nextAction(page: Page, version = 0): Promise<NextAction> {
  const find = ({ rest, least }: { rest: string; least: number }) => {
    const main = document.querySelector(`main.table:has(${rest})`);
    const now = Number(main?.getAttribute("data-version"));
    const button = document.querySelector("[data-primary]:enabled");
    const kind = button?.getAttribute("data-primary") ?? "step";
    const man = document.querySelector('[data-spot][aria-disabled="false"]');
    const target = kind === "step" ? man : button;
    if (!main || now < least || !target || kind === "skip") return null;
    const box = target.getBoundingClientRect();
    return {
      version: now,
      kind,
      x: box.x + box.width / 2,
      y: box.y + box.height / 2,
      undoable: document.querySelector(".undos button:enabled") !== null,
      status: document.querySelector('[role="status"]')?.textContent ?? "",
      ribbon: document.querySelector(".ladder .ribbon")?.textContent ?? null,
      barred: document.querySelector('[data-spot="bar"]') !== null,
      borne: document.querySelector(".strip .off") !== null,
    };
  };
  const found = await page.waitForFunction(find, { rest: AT_REST, least: version });
  return (await found.jsonValue()) as NextAction;
}

/** Performs the action with the mouse. */
const tap = (page: Page, { x, y }: NextAction): Promise<void> => page.mouse.click(x, y);

/** Performs the action with the mouse, and waits until the table has changed. */
export async function act(page: Page, asked: NextAction): Promise<void> {
  await tap(page, asked);
  // A tap has no effect if a forced stage was played first: then the version has changed as well.
  await awaitChange(page, asked);
}

/** Like `act`, but plays White's hint. */
export async function actWell(page: Page, asked: NextAction): Promise<void> {
  if (asked.kind !== "step") return act(page, asked);
  const hint = await page.evaluate(async () => {
    const id = location.pathname.split("/").at(-1);
    const answer = await fetch(`/api/tables/${id}/advice?kind=hint`);
    return ((await answer.json()) as Advice).hint;
  });
  const step = (hint?.rest ?? hint?.choices[0]?.steps)?.[0];
  if (!step) throw new Error("there is no hint");
  const spot = (place: Place) => page.locator(`[data-spot="${place}"]`);
  await spot(step.from).dragTo(spot(step.to));
  await awaitChange(page, asked);
}

/** Waits until the table is at a later version. */
async function awaitChange(page: Page, { version }: NextAction): Promise<void> {
  await page.waitForFunction((before) => {
    const main = document.querySelector("main.table");
    return Number(main?.getAttribute("data-version")) > before;
  }, version);
}

/**
 * Plays until `stop` returns true, or the match is over; returns the next action. Without `stop` the
 * page itself presses the keys, which is faster.
 */
export async function playOn(
  page: Page,
  stop?: (asked: NextAction) => boolean,
  play = tap,
): Promise<NextAction> {
  if (!stop) {
    await page.evaluate(playByKeys, AT_REST);
    return nextAction(page);
  }
  let version = 0;
  for (let done = 0; done < 3000; done++) {
    const asked = await nextAction(page, version);
    if (asked.kind === "lobby" || stop(asked)) return asked;
    await play(page, asked);
    version = asked.version + 1;
  }
  throw new Error("the match does not end");
}

/** Runs in the page: presses the button or plays the first step by keys until the match is over. */
async function playByKeys(rest: string): Promise<void> {
  const version = () =>
    Number(document.querySelector("main.table")?.getAttribute("data-version") ?? -1);
  const until = async (isSo: () => boolean) => {
    while (!isSo()) await new Promise((resolve) => setTimeout(resolve, 4));
  };
  const next = () => {
    if (!document.querySelector(`main.table:has(${rest})`)) return null;
    const button = document.querySelector<HTMLElement>("[data-primary]:enabled");
    if (button) return button.dataset["primary"] === "skip" ? null : button;
    return document.querySelector<SVGElement>('[data-spot][aria-disabled="false"]');
  };
  for (let done = 0; done < 3000; done++) {
    await until(() => next() !== null);
    const [target, before] = [next(), version()];
    if (target instanceof HTMLElement) {
      if (target.dataset["primary"] === "lobby") return;
      target.click();
    } else {
      target?.focus();
      const enter = { key: "Enter", bubbles: true, cancelable: true };
      target?.dispatchEvent(new KeyboardEvent("keydown", enter));
    }
    await until(() => version() > before);
  }
  throw new Error("the match does not end");
}
