/** The page in a real browser, in positions set up on the mock. */

import type { Browser, BrowserContextOptions, Page } from "playwright-core";
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from "vitest";
import {
  awaitPhase,
  drag,
  launch,
  notice,
  openPage,
  openTable,
  overflow,
  PHONE,
  place,
  press,
  SMALL,
  savePicture,
  status,
} from "./help/browser";
import { type Mock, type MockSpec, startMock } from "./mock/server.mjs";

const YOU = { kind: "person" as const, name: "You" };
const COMPUTER = { kind: "computer" as const, level: 5 };

let mock: Mock;
let browser: Browser;
let page: Page;
let errors: string[];
let close: () => Promise<void>;

beforeAll(async () => {
  [mock, browser] = await Promise.all([startMock(), launch()]);
});

afterAll(() => mock.close());

beforeEach(() => {
  errors = [];
});

afterEach(async () => {
  await close();
  expect(errors).toEqual([]);
});

/** Opens a table; with `hasClock` the test can move the time of the page on. */
async function at(
  spec: Partial<MockSpec>,
  options?: BrowserContextOptions,
  hasClock = false,
): Promise<string> {
  const id = mock.create({
    rules: "gul-bara",
    white: YOU,
    black: COMPUTER,
    match_to: 3,
    thrower: "white",
    ...spec,
  });
  ({ page, errors, close } = await openPage(browser, options));
  if (hasClock) await page.clock.install();
  await openTable(page, mock.url, id);
  return id;
}

/** The men on a point, as a screen reader names them. */
const men = async (spot: number | string) =>
  (await place(page, spot).getAttribute("aria-label"))?.split(", ")[1];

/** Taps a point from which nothing can be played; `click` would wait until it is enabled. */
const tapStill = (spot: number) => place(page, spot).click({ force: true });

describe("a man", () => {
  it("is moved by one tap, by the first die", async () => {
    await at({ dice: [[6, 4]] });
    await press(page, "throw");
    await place(page, 24).click();
    await expect.poll(() => men(18)).toBe("1 white man");
    await place(page, 18).click();
    await expect.poll(() => men(14)).toBe("1 white man");
    await awaitPhase(page, "confirm");
  });

  it("is moved by the other die once the dice are swapped", async () => {
    await at({ dice: [[6, 4]] });
    await press(page, "throw");
    await page.getByRole("button", { name: /^Die 6, plays first/ }).click();
    await place(page, 24).click();
    await expect.poll(() => men(20)).toBe("1 white man");
  });

  it("is dragged by both dice at once", async () => {
    await at({ dice: [[6, 4]] });
    await press(page, "throw");
    await awaitPhase(page, "play");
    await expect.poll(() => place(page, 24).getAttribute("aria-disabled")).toBe("false");
    const [from, to] = await Promise.all([
      place(page, 24).boundingBox(),
      place(page, 14).boundingBox(),
    ]);
    if (!from || !to) throw new Error("the board is not drawn");
    await page.mouse.move(from.x + from.width / 2, from.y + from.height / 2);
    await page.mouse.down();
    await page.mouse.move(to.x + 30, to.y + 60, { steps: 5 });
    expect(await page.locator('[data-landing="14"]').count()).toBe(1);
    await page.mouse.up();
    await expect.poll(() => men(14)).toBe("1 white man");
    await awaitPhase(page, "confirm");
  });

  it.each([
    ["zoomed", ".wood { zoom: 0.7 }"],
    ["scaled", ".wood { transform: scale(0.6); transform-origin: 0 0 }"],
  ])("is dragged on a board that is %s", async (_, content) => {
    await at({ dice: [[6, 4]] });
    await page.addStyleTag({ content });
    await press(page, "throw");
    await awaitPhase(page, "play");
    await expect.poll(() => place(page, 24).getAttribute("aria-disabled")).toBe("false");
    await drag(page, place(page, 24), place(page, 18));
    await expect.poll(() => men(18)).toBe("1 white man");
  });

  it("stays where it is when it cannot be dragged all the way", async () => {
    const black = { men: { 2: 14, 24: 1 } };
    await at({ dice: [[6, 4]], black_men: black });
    await press(page, "throw");
    await expect.poll(() => place(page, 24).getAttribute("aria-disabled")).toBe("false");
    const [from, to] = await Promise.all([
      place(page, 24).boundingBox(),
      place(page, 14).boundingBox(),
    ]);
    if (!from || !to) throw new Error("the board is not drawn");
    await page.mouse.move(from.x + from.width / 2, from.y + from.height / 2);
    await page.mouse.down();
    await page.mouse.move(to.x + 30, to.y + 60, { steps: 5 });
    await page.mouse.up();
    await notice(page, "refused").getByText("The man cannot go that far.").waitFor();
    await expect.poll(() => men(24)).toBe("15 white men");
  });

  it("shows where it may land before it moves", async () => {
    await at({ dice: [[6, 4]] });
    await press(page, "throw");
    await expect.poll(() => place(page, 24).getAttribute("aria-disabled")).toBe("false");
    await place(page, 24).hover();
    await expect.poll(() => page.locator(".landing").count()).toBe(2);
  });
});

describe("the keyboard alone", () => {
  it("leaves the command line by Escape, and works again", async () => {
    await at({ dice: [[6, 4]] });
    const focused = () => page.evaluate(() => document.activeElement?.id);
    await page.keyboard.press("/");
    await expect.poll(focused).toBe("command");
    await page.keyboard.press("Escape");
    expect(await focused()).not.toBe("command");
    await page.keyboard.press("Space");
    await awaitPhase(page, "play");
  });

  it("throws, moves the focus, plays, takes back, swaps and commits", async () => {
    await at({ dice: [[6, 4]] });
    await page.keyboard.press("Space");
    await awaitPhase(page, "play");
    await expect.poll(() => place(page, 24).getAttribute("aria-disabled")).toBe("false");
    await place(page, 23).focus();
    await page.keyboard.press("ArrowRight");
    await page.keyboard.press("Enter");
    await expect.poll(() => men(18)).toBe("1 white man");
    await page.keyboard.press("u");
    await expect.poll(() => men(24)).toBe("15 white men");
    await page.keyboard.press("d");
    await page.keyboard.press("Enter");
    await expect.poll(() => men(20)).toBe("1 white man");
    await page.keyboard.press("Enter");
    await awaitPhase(page, "confirm");
    await page.keyboard.press("Space");
    await expect.poll(() => page.locator("ol li").count()).toBeGreaterThan(0);
  });
});

describe("a cascade", () => {
  it("of 24 steps takes no more than 24 taps, and one to take back", async () => {
    await at({ rules: "gioul", dice: [[1, 1]] });
    await press(page, "throw");
    await expect.poll(() => page.locator(".chip").count()).toBe(6);
    let taps = 0;
    for (; taps < 24; taps++) {
      const version = await page.getAttribute("main", "data-version");
      await page.locator('.place[data-spot][aria-disabled="false"]').first().click();
      await page.waitForFunction(
        (before) => document.querySelector("main")?.getAttribute("data-version") !== before,
        version,
      );
      if ((await page.getAttribute("main", "data-phase")) === "confirm") break;
      if (taps === 8) await savePicture(page, "cascade-desktop");
    }
    await awaitPhase(page, "confirm");
    await page.getByRole("button", { name: "Undo all" }).click();
    await awaitPhase(page, "play");
    await expect.poll(() => men(24)).toBe("15 white men");
  });

  it("keeps dice, ladder and words within the smallest board that lies across", async () => {
    const turkish = () => localStorage.setItem("rosespring.settings", '{"language":"tr"}');
    const viewport = { width: 720, height: 450 };
    await at({ rules: "gioul", dice: [[1, 1]] }, { viewport });
    await page.evaluate(turkish);
    await page.reload();
    await press(page, "throw");
    await page.locator(".word", { hasText: "dışarı" }).first().waitFor();
    await expect.poll(() => page.locator(".chip").count()).toBe(6);
    const outside = await page.evaluate(() => {
      const box = (one: Element) => one.getBoundingClientRect();
      const words = [...document.querySelectorAll(".word")];
      const trays = [...document.querySelectorAll('[data-spot="off"]')].map(box);
      const gutter = document.querySelector(".gutter");
      if (!gutter || words.length === 0) return ["nothing to measure"];
      const room = box(gutter);
      const parts = [...document.querySelectorAll(".gutter .die, .gutter .ladder")];
      return [
        ...parts.filter((one) => box(one).left < room.left || box(one).right > room.right),
        ...words.filter((one) => !trays.some((tray) => box(one).width <= tray.width)),
      ].map((one) => one.textContent ?? "");
    });
    expect(outside).toEqual([]);
  });

  it("says what is left of its stage, in words and in shapes", async () => {
    await at({ rules: "gioul", dice: [[4, 4]] });
    await press(page, "throw");
    await expect.poll(() => status(page).textContent()).toBe("Fours: 4 left. Then 5, 6.");
    await place(page, 24).click();
    await expect.poll(() => status(page).textContent()).toBe("Fours: 3 left. Then 5, 6.");
    const current = page.locator('.chip[aria-current="step"] [data-state]');
    const states = await current.evaluateAll((pips) =>
      pips.map((pip) => pip.getAttribute("data-state")),
    );
    expect(states).toEqual(["played", "to_play", "to_play", "to_play"]);
  });
});

describe("a hand-over", () => {
  const blocked = {
    white_men: { men: { 14: 2, 13: 2, 10: 5, 7: 3, 4: 3 }, throws: 7 },
    black_men: { men: { 24: 11, 21: 3, 20: 1 }, throws: 7 },
  };

  it("to the person is a scene, then a ladder with a ribbon, then a throw", async () => {
    const id = await at({ ...blocked, thrower: "black", dice: [[5, 5]] });
    mock.begin(id);
    const scene = page.locator('[data-scene="hand-over"]');
    await scene.waitFor();
    expect(await scene.textContent()).toContain("Computer stalls at 5s");
    expect(await scene.textContent()).toContain("You play 5, 6-6-6-6, then throw.");
    await savePicture(page, "hand-over-desktop");
    await scene.waitFor({ state: "detached" });
    expect(await page.locator(".ladder .ribbon").textContent()).toBe("Gift from Computer");
    await page.reload();
    await page.waitForSelector(".ladder .ribbon");
  });

  it("from the person is announced before Done", async () => {
    await at({
      thrower: "white",
      dice: [[5, 5]],
      white_men: { men: { 24: 1, 3: 14 }, throws: 4 },
      black_men: { men: { 20: 14, 2: 1 }, throws: 7 },
    });
    await press(page, "throw");
    await place(page, 24).click();
    await awaitPhase(page, "confirm");
    const said = "Done passes 5-5-5, 6-6-6-6 to Computer.";
    await expect.poll(() => status(page).textContent()).toBe(said);
    await press(page, "done");
    await page.locator('[data-scene="hand-over"]').waitFor();
  });
});

describe("what has been played", () => {
  it("leaves its dice on the board until the next throw", async () => {
    await at({ black: { kind: "person", name: "Elena" }, dice: [[6, 4]] });
    await press(page, "throw");
    await place(page, 24).click();
    await place(page, 24).click();
    await press(page, "done");
    await awaitPhase(page, "throw");
    expect(await page.locator(".dice[aria-hidden=true] .spent").count()).toBe(2);
    await press(page, "throw");
    await awaitPhase(page, "play");
    await expect.poll(() => page.locator(".dice .spent").count()).toBe(0);
  });

  it("survives a lost connection and a reload", async () => {
    await at({ dice: [[6, 4]] });
    await press(page, "throw");
    await place(page, 24).click();
    await expect.poll(() => men(18)).toBe("1 white man");
    mock.drop();
    await place(page, 18).click({ timeout: 15_000 });
    await page.waitForFunction(() => document.querySelector("[data-notice=connection]") === null);
    await page.reload();
    await page.waitForSelector(".board[aria-busy=false] svg");
    await expect.poll(() => men(24)).toBe("14 white men");
  });

  it("is shown again on request", async () => {
    const id = await at({ thrower: "black", dice: [[6, 3]] });
    mock.begin(id);
    await awaitPhase(page, "throw");
    const again = page.locator('[data-action="again"]');
    await again.click();
    await awaitPhase(page, "play");
    await awaitPhase(page, "throw");
    expect(await page.locator(".arrows .line").count()).toBeGreaterThan(0);
  });

  it("is shown by arrows if the reader asked for less motion", async () => {
    const id = await at({ thrower: "black", dice: [[6, 3]] }, { reducedMotion: "reduce" });
    mock.begin(id);
    await page.locator(".arrows .line").first().waitFor();
    expect(await page.locator("[data-phase=play] svg g[style*=translate]").count()).toBe(0);
  });
});

describe("the other games", () => {
  it("let Tawula's men enter from the hand", async () => {
    await at({ rules: "tawula", dice: [[6, 3]] });
    await press(page, "throw");
    await place(page, "hand").click();
    await expect.poll(() => men(19)).toBe("1 white man");
    await expect.poll(() => men("hand")).toBe("12 white men");
  });

  it("let a hit man enter from the bar in backgammon", async () => {
    await at({
      rules: "backgammon",
      dice: [[4, 2]],
      white_men: { men: { 13: 5, 8: 3, 6: 5, 24: 1 }, bar: 1 },
    });
    await press(page, "throw");
    await place(page, "bar").click();
    await expect.poll(() => men(21)).toBe("1 white man");
    expect(await place(page, "bar").count()).toBe(0);
  });

  it("end with the result and the next game of the match", async () => {
    await at({
      rules: "gioul",
      dice: [[6, 5]],
      white_men: { men: { 2: 1, 3: 1 }, off: 13 },
      black_men: { men: { 8: 1, 3: 4, 2: 5, 1: 2 }, off: 3 },
    });
    await press(page, "throw");
    await place(page, 3).click();
    await place(page, 2).click();
    await page.locator('[data-scene="result"]').waitFor();
    expect(await page.locator('[data-scene="result"] h2').textContent()).toBe("You win");
    await page.locator("[data-result-aside]").click();
    await page.locator('[data-scene="result"]').waitFor({ state: "detached" });
    expect(await page.evaluate(() => document.activeElement?.getAttribute("data-primary"))).toBe(
      "next",
    );
    await press(page, "next");
    await awaitPhase(page, "opening");
    expect(await page.locator('[data-seat="white"] .score').textContent()).toBe("1/3");
  });
});

describe("every screen", () => {
  const sizes = {
    phone: PHONE,
    small: SMALL,
    "turned phone": { width: 844, height: 390 },
    tablet: { width: 820, height: 1180 },
    laptop: { width: 1280, height: 720 },
    desktop: { width: 1440, height: 900 },
  };

  it.each(Object.entries(sizes))("%s holds the table without scrolling", async (name, viewport) => {
    await at({ rules: "gioul", dice: [[1, 1]] }, { viewport });
    await press(page, "throw");
    await expect.poll(() => page.locator(".chip").count()).toBe(6);
    expect(await overflow(page)).toEqual([]);
    await savePicture(page, `cascade-${name.replace(" ", "-")}`);
  });

  it.each([
    ["desktop", sizes.desktop],
    ["laptop", sizes.laptop],
    ["phone", PHONE],
  ])("%s keeps the board as large when something is said", async (_, viewport) => {
    await at({ dice: [[6, 4]], white_men: { men: { 24: 1, 3: 14 } } }, { viewport }, true);
    await press(page, "throw");
    await awaitPhase(page, "play");
    await expect.poll(() => place(page, 24).getAttribute("aria-disabled")).toBe("false");
    const height = () =>
      page.locator(".board").evaluate((board) => board.getBoundingClientRect().height);
    const before = await height();
    await tapStill(3);
    await page.locator("[data-notice=refused]").waitFor();
    expect(await height()).toBe(before);
    await savePicture(page, `warning-${viewport.width}`);
    await page.clock.fastForward(8_000);
    await page.locator("[data-notice=refused]").waitFor({ state: "detached" });
    expect(await height()).toBe(before);
  });

  it("gives every point and button 40 pixels on a phone", async () => {
    await at({ dice: [[6, 4]] }, { viewport: PHONE, hasTouch: true });
    const boxes = await page
      .locator(".place")
      .evaluateAll((places) =>
        places
          .filter((one) => Number(one.getAttribute("data-spot")) > 0)
          .map((one) => one.getBoundingClientRect().height),
      );
    expect(boxes).toHaveLength(24);
    for (const height of boxes) expect(height).toBeGreaterThanOrEqual(40);
    const buttons = await page
      .locator("main button:visible")
      .evaluateAll((all) => all.map((one) => one.getBoundingClientRect()));
    expect(buttons.length).toBeGreaterThan(2);
    for (const { width, height } of buttons) expect(Math.min(width, height)).toBeGreaterThan(39);
  });

  it("mirrors the page and never the board in a right-to-left language", async () => {
    await at({ dice: [[6, 4]] });
    const before = await place(page, 1).boundingBox();
    const panel = await page.locator(".panel").boundingBox();
    await page.evaluate(() => {
      document.documentElement.dir = "rtl";
    });
    const home = await place(page, 1).boundingBox();
    const start = await place(page, 12).boundingBox();
    const turned = await page.locator(".panel").boundingBox();
    expect(home?.x).toBeGreaterThan(start?.x ?? 0);
    expect(home?.width).toBeCloseTo(before?.width ?? 0, 0);
    expect(turned?.x).toBeLessThan(panel?.x ?? 0);
  });
});
