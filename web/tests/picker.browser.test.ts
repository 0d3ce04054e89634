/** The choice of a game: few taps on the smallest screen, by keys, and nothing under the bar. */

import type { Page } from "playwright-core";
import { describe, expect, it, onTestFinished } from "vitest";
import type { PresetView } from "../src/wire";
import { violations } from "./help/axe";
import { DESKTOP, INSTANT, openPage, overflow, PHONE, SMALL, savePicture } from "./help/browser";
import { binary, startReal } from "./help/server";
import { share } from "./help/shared";
import { countTaps } from "./help/taps";

/** The lowest screen that has to work. */
const LOW = { width: 320, height: 568 };
/** Presses of the tab key that reach every control of the page. */
const PRESSES = 120;

describe.skipIf(!binary)("the picker", () => {
  const shared = share(() => startReal());

  async function visit(path: string, viewport = LOW, language = "en") {
    const settings = { ...INSTANT, language };
    const { page, errors, close } = await openPage(shared.browser, { viewport }, settings);
    onTestFinished(close);
    const taps = await countTaps(page);
    await page.goto(shared.server.url + path);
    await page.waitForSelector(".picker");
    return { page, errors, taps };
  }

  /** The games that the server declares, each once. */
  async function declared(): Promise<string[]> {
    const presets = await fetch(`${shared.server.url}/api/rules`);
    const names = ((await presets.json()) as PresetView[]).map(({ about }) => about.name);
    return [...new Set(names)];
  }

  /** The game of the first row that is chosen. */
  const chosen = (page: Page) =>
    page.locator(".near .card.taken:visible").getAttribute("data-game", { timeout: 5000 });

  for (const [path, start] of [
    ["/", '[data-action="play-computer"]'],
    ["/new", 'button[type="submit"]'],
  ] as const) {
    it(`needs two taps for a game of the first row, and four for another, at ${path}`, async () => {
      const near = await visit(path);
      await near.page.locator(".near .card").nth(1).click();
      await near.page.click(start);
      await near.page.waitForSelector(".board[aria-busy=false] svg");
      expect(await near.taps()).toBe(2);

      const far = await visit(path);
      await far.page.click('[data-action="all-games"]');
      const group = far.page.locator('[data-group="block"]');
      await group.locator("summary").click();
      await group.locator(".card").last().click();
      await far.page.click(start);
      await far.page.waitForSelector(".board[aria-busy=false] svg");
      expect(await far.taps()).toBe(4);
      expect([...near.errors, ...far.errors]).toEqual([]);
    });
  }

  it("has each declared game two taps below the first row", async () => {
    const { page, errors, taps } = await visit("/new");
    const games = await declared();
    expect(games.length).toBeGreaterThan(10);
    for (const game of games) {
      const before = await taps();
      await page.click('[data-action="all-games"]');
      const card = page.locator(`[data-game="${game}"]`);
      const group = page.locator("details", { has: card });
      await group.locator("summary").click();
      await group.locator(card).click();
      expect(await chosen(page)).toBe(game);
      expect(await taps(), game).toBe(before + 3);
      expect(await overflow(page), game).toEqual([]);
    }
    expect(errors).toEqual([]);
  });

  it("works by keys alone, in Arabic", async () => {
    const { page, errors } = await visit("/new", LOW, "ar");
    await tabTo(page, '[data-action="all-games"]');
    await page.keyboard.press("Enter");
    await tabTo(page, '[data-group="pin"] summary');
    await page.keyboard.press("Enter");
    await tabTo(page, '[data-group="pin"] input');
    await page.keyboard.press("Space");
    const first = await page.locator('[data-group="pin"] .card.taken').getAttribute("data-game");
    await page.keyboard.press("ArrowDown");
    const next = page.locator('[data-group="pin"] .card.taken');
    await expect.poll(() => next.getAttribute("data-game")).not.toBe(first);
    const game = await next.getAttribute("data-game");
    await savePicture(page, "picker-keys-small");
    await page.keyboard.press("Enter");
    await page.waitForSelector(".board[aria-busy=false] svg");
    const id = page.url().split("/").at(-1);
    const table = await (await fetch(`${shared.server.url}/api/tables/${id}`)).json();
    expect(table.rules).toBe(game);
    expect(errors).toEqual([]);
  });

  it("opens the rule sets below the card that is chosen", async () => {
    const { page } = await visit("/new", DESKTOP);
    const card = await page.locator(".near .card.taken").boundingBox();
    const sets = await page.getByRole("group", { name: "Rules" }).boundingBox();
    const next = await page.locator(".near .card").nth(1).boundingBox();
    expect(next?.y).toBe(card?.y);
    expect(sets?.y).toBeGreaterThan((card?.y ?? 0) + (card?.height ?? 0));
    await page.locator('input[name="preset"]').last().check();
    const { rules } = await page.evaluate(() => JSON.parse(localStorage["rosespring.choice"]));
    expect(rules).toContain(":");
    expect(await violations(page)).toEqual([]);
    await savePicture(page, "picker-desktop");
  });

  it("leaves the levels in sight on a phone, above the button and the bar", async () => {
    for (const language of ["en", "ar", "bg", "de"]) {
      const { page } = await visit("/new", PHONE, language);
      const levels = page.locator('input[name="level"]');
      const covered = await levels.evaluateAll((radios) =>
        radios.map((radio) => {
          const { x, y, width, height } = radio.getBoundingClientRect();
          const top = document.elementFromPoint(x + width / 2, y + height / 2);
          return !radio.closest("label")?.contains(top);
        }),
      );
      expect(covered.length, language).toBeGreaterThan(2);
      expect(covered, language).not.toContain(true);
    }
  });

  it("names two people, swaps them, and knows them the next time", async () => {
    const { page, errors } = await visit("/new", SMALL);
    const friend = page.getByRole("radio", { name: /^Two people/ });
    const field = (seat: string) => page.locator(`input[name="${seat}"]`);
    await friend.check();
    await field("white").fill("Ada ");
    await field("black").fill("Борис");
    await page.getByRole("button", { name: "Swap" }).click();
    await page.getByRole("button", { name: "Set the board" }).click();
    await page.waitForSelector(".board[aria-busy=false] svg");
    const strip = (seat: string) => page.locator(`[data-seat="${seat}"] strong`).textContent();
    expect([await strip("white"), await strip("black")]).toEqual(["Борис", "Ada"]);

    await page.goto(`${shared.server.url}/new`);
    await friend.check();
    const lately = page.getByRole("group", { name: "Played here lately" });
    expect(await lately.getByRole("button").allTextContents()).toEqual(["Борис", "Ada"]);
    await lately.getByRole("button", { name: "Ada" }).click();
    expect(await field("white").inputValue()).toBe("Ada");
    expect(await lately.getByRole("button").allTextContents()).toEqual(["Борис"]);
    expect(await overflow(page)).toEqual([]);
    expect(await violations(page)).toEqual([]);
    await field("black").scrollIntoViewIfNeeded();
    await savePicture(page, "names-small");
    expect(errors).toEqual([]);
  });

  for (const [name, viewport] of [
    ["phone", PHONE],
    ["small", SMALL],
    ["low", LOW],
  ] as const) {
    it(`never hides what has the focus, ${name}`, async () => {
      const { page } = await visit("/new", viewport);
      await page.click('[data-action="all-games"]');
      for (const group of await page.locator("summary").all()) await group.click();
      await page.locator("h1").focus();
      const seen = new Set<string>();
      for (let presses = 0; presses < PRESSES; presses++) {
        await page.keyboard.press("Tab");
        const focus = await page.evaluate(focused);
        if (focus.name === "") break;
        expect(focus.isHidden, focus.name).toBe(false);
        seen.add(focus.name);
      }
      for (const wanted of ["level", "seat", "match", "preset"])
        expect([...seen]).toContain(wanted);
    });
  }
});

/** The name of what has the focus, and whether something lies over its upper or lower edge. */
function focused(): { name: string; isHidden: boolean } {
  const at = document.activeElement;
  if (!at || at === document.body) return { name: "", isHidden: false };
  const whole = at.closest("label, summary") ?? at;
  const { x, width, top, bottom } = at.getBoundingClientRect();
  const edges = [top + 2, bottom - 2].map((y) => document.elementFromPoint(x + width / 2, y));
  const name = at.getAttribute("name") ?? at.getAttribute("href") ?? at.tagName;
  return { name, isHidden: edges.some((edge) => !whole.contains(edge)) };
}

/** Presses the tab key until an element has the focus. */
async function tabTo(page: Page, target: string): Promise<void> {
  for (let presses = 0; presses < PRESSES; presses++) {
    if (await page.evaluate((wanted) => document.activeElement?.matches(wanted), target)) return;
    await page.keyboard.press("Tab");
  }
  throw new Error(`the tab key does not reach ${target}`);
}
