/** A player within a page: finds what the page asks for, and does it by keys. */

import type { BrowserContext, Page } from "playwright-core";

/** The action the page waits for, with the state around it. */
export interface NextAction {
  version: number;
  kind: "throw" | "enter" | "name" | "done" | "next" | "lobby" | "step";
  /** The middle of the element to press. */
  x: number;
  y: number;
  /** Whether steps of this turn may be taken back. */
  undoable: boolean;
  /** The turn line. */
  status: string;
  /** The label of the gift being played; null if there is none. */
  ribbon: string | null;
  /** Whether the mover has a man on the bar. */
  barred: boolean;
  /** Whether a man has been borne off. */
  borne: boolean;
}

interface Player {
  /** The action that the page asks for; null unless it is at rest and waits for its player. */
  asked: () => NextAction | null;
  /** Waits for an action at this version or a later one. */
  next: (least: number) => Promise<NextAction>;
  /** Does what the page asks for at this version, and waits for a later version. */
  act: (version: number) => Promise<void>;
}

type WithPlayer = typeof globalThis & { player: Player };

/** A board whose page waits for a person or for the server, with nothing under way. */
export const AT_REST = ".wood[data-rest=true] .board[aria-busy=false] svg";

/** Milliseconds within which a page must do what is expected. */
const PATIENCE = 45_000;

/** Gives each page of a browser context a player. */
export const addPlayer = (context: BrowserContext) =>
  context.addInitScript(installPlayer, { rest: AT_REST, patience: PATIENCE });

/** Runs in each page before its scripts. */
function installPlayer({ rest, patience }: { rest: string; patience: number }): void {
  const version = () =>
    Number(document.querySelector("main.table")?.getAttribute("data-version") ?? -1);
  const text = (query: string) => document.querySelector(query)?.textContent ?? null;
  const target = () => {
    if (!document.querySelector(`main.table:has(${rest})`)) return null;
    const button = document.querySelector<HTMLElement>("[data-primary]:enabled");
    if (button?.dataset["primary"] === "skip") return null;
    const name = document.querySelector<HTMLElement>('[data-name="6"]:enabled');
    return (
      name ?? button ?? document.querySelector<SVGElement>('[data-spot][aria-disabled="false"]')
    );
  };
  const asked = () => {
    const found = target();
    if (!found) return null;
    const box = found.getBoundingClientRect();
    return {
      version: version(),
      kind: (found.dataset["primary"] ??
        (found.dataset["name"] ? "name" : "step")) as NextAction["kind"],
      x: box.x + box.width / 2,
      y: box.y + box.height / 2,
      undoable: document.querySelector('.undos [data-action^="undo"]:enabled') !== null,
      status: text("[data-turn] bdi") ?? "",
      ribbon: text(".ladder .ribbon"),
      barred: document.querySelector('[data-spot="bar"]') !== null,
      borne: document.querySelector(".strip .off") !== null,
    };
  };
  /** Waits until a function returns something, which it can do after a change of the page alone. */
  const until = <T>(find: () => T | null, what: string) =>
    new Promise<T>((resolve, reject) => {
      const look = () => {
        const found = find();
        if (found === null) return;
        end();
        resolve(found);
      };
      const changes = new MutationObserver(look);
      const late = setTimeout(() => {
        end();
        reject(new Error(`${what} at version ${version()}: ${text("[data-turn] bdi")}`));
      }, patience);
      const end = () => {
        clearTimeout(late);
        changes.disconnect();
      };
      changes.observe(document, { subtree: true, childList: true, attributes: true });
      look();
    });
  const act = async (at: number) => {
    // What was asked for may be hidden by now, for instance while a lost line is opened again.
    const here = () => (version() === at ? target() : null);
    const found = await until(() => (version() > at ? document.body : here()), "nothing is asked");
    if (version() > at) return;
    if (found instanceof HTMLElement) found.click();
    else if (found) {
      found.focus();
      const enter = { key: "Enter", bubbles: true, cancelable: true };
      found.dispatchEvent(new KeyboardEvent("keydown", enter));
    }
    await until(() => (version() > at ? true : null), "nothing changes");
  };
  let waiting: { least: number; answer: Promise<NextAction> } | null = null;
  const next = (least: number) => {
    // Who plays at several pages asks each of them again and again.
    if (waiting?.least === least) return waiting.answer;
    const find = () => (version() >= least ? asked() : null);
    const answer = until(find, "nothing is to be done");
    const mine = { least, answer };
    waiting = mine;
    const forget = () => {
      if (waiting === mine) waiting = null;
    };
    answer.then(forget, forget);
    return answer;
  };
  Object.assign(globalThis, { player: { asked, next, act } satisfies Player });
}

/** The action that the page asks for now; null if it asks for none. */
export const asked = (page: Page): Promise<NextAction | null> =>
  page.evaluate(() => (globalThis as WithPlayer).player.asked());

/** Waits until the page waits for an action, at `version` or later. */
export const nextAction = (page: Page, version = 0): Promise<NextAction> =>
  page.evaluate((least) => (globalThis as WithPlayer).player.next(least), version);

/** Performs the action by keys, and waits until the table has changed. */
export const actByKeys = (page: Page, { version }: NextAction): Promise<void> =>
  page.evaluate((at) => (globalThis as WithPlayer).player.act(at), version);

/** Performs the action by keys, and waits for the next one. */
export const actOn = (page: Page, { version }: NextAction): Promise<NextAction> =>
  page.evaluate(async (at) => {
    const { player } = globalThis as WithPlayer;
    await player.act(at);
    return await player.next(at + 1);
  }, version);
