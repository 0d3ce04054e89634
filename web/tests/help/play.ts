/**
 * Plays on through the page: by what it shows alone, the first man who may move, moves; or the best
 * play is made.
 */

import type { Page } from "playwright-core";
import type { Advice, Place } from "../../src/wire";

/** What a person sees of a table. */
export interface Seen {
  version: number;
  phase: string;
  /** Every point, tray, bar and hand, as a screen reader tells it. */
  places: string[];
  /** The ladder's chips, as a screen reader tells them. */
  chips: string[];
  /** The move list. */
  moves: string[];
}

/** What the page asks for, and what it says beside. */
export interface Asked {
  version: number;
  kind: "throw" | "enter" | "done" | "next" | "lobby" | "step";
  /** The middle of what is to be pressed. */
  x: number;
  y: number;
  /** Whether steps of this turn may be taken back. */
  undoable: boolean;
  /** The line about the game. */
  status: string;
  /** Whose gift is being played, if one is. */
  ribbon: string | null;
  /** Whether the one to move has a man on the bar. */
  barred: boolean;
  /** Whether a man has been borne off. */
  borne: boolean;
}

/** Sits down at a new table for two people, from the lobby. */
export async function sitDown(page: Page, game: string, autoForced: boolean): Promise<void> {
  await page.locator(".games").getByRole("radio", { name: game }).check();
  await page.getByRole("radio", { name: /^Two people/ }).check();
  await page.getByRole("checkbox", { name: /^Play forced stages/ }).setChecked(autoForced);
  await page.getByRole("button", { name: "Set the board" }).click();
  await page.waitForSelector(".board[aria-busy=false] svg");
}

/** The speed at which the page shows what happens; takes effect when it is loaded next. */
export function setSpeed(page: Page, speed: "normal" | "instant"): Promise<void> {
  return page.evaluate((chosen) => {
    localStorage.setItem("rosespring.settings", JSON.stringify({ speed: chosen }));
  }, speed);
}

export function seen(page: Page): Promise<Seen> {
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

/** Waits until the page shows a state that asks for something, at `version` or later. */
export async function ask(page: Page, version = 0): Promise<Asked> {
  const found = await page.waitForFunction((least) => {
    const main = document.querySelector("main.table:has(.board[aria-busy=false])");
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
  }, version);
  return (await found.jsonValue()) as Asked;
}

/** Does what the page asks for, like a mouse, and waits until something came of it. */
export async function act(page: Page, asked: Asked): Promise<void> {
  await page.mouse.click(asked.x, asked.y);
  // A tap comes to nothing where a forced stage was quicker: then the state has changed as well.
  await changed(page, asked);
}

/** As `act`, but plays White as the hint says. */
export async function actWell(page: Page, asked: Asked): Promise<void> {
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
  await changed(page, asked);
}

/** Waits until the table is at a later version. */
async function changed(page: Page, { version }: Asked): Promise<void> {
  await page.waitForFunction((before) => {
    const main = document.querySelector("main.table");
    return Number(main?.getAttribute("data-version")) > before;
  }, version);
}

/** Plays on until `stop` says so, or the match is over; what is asked for then is returned. */
export async function playOn(
  page: Page,
  stop: (asked: Asked) => boolean = () => false,
  play = act,
): Promise<Asked> {
  for (let done = 0; done < 3000; done++) {
    const asked = await ask(page);
    if (asked.kind === "lobby" || stop(asked)) return asked;
    await play(page, asked);
  }
  throw new Error("the match does not end");
}
