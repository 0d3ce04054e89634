/** No page breaks a rule of WCAG 2.2 AA that a program can check, in any look. */

import type { Browser, Page } from "playwright-core";
import { afterAll, beforeAll, describe, expect, it, onTestFinished } from "vitest";
import { violations } from "./help/axe";
import { launch, openPage, PHONE, press } from "./help/browser";
import { startServer, type TestServer } from "./help/server";

const LOOKS = [
  { theme: "wood", mode: "light" },
  { theme: "wood", mode: "dark" },
  { theme: "flat", mode: "light" },
  { theme: "flat", mode: "dark" },
  { theme: "contrast", mode: "light" },
  { theme: "contrast", mode: "dark" },
] as const;

/** Every page there is, and what to do there before it is looked at. */
const PAGES: [string, string, ((page: Page) => Promise<unknown>)?][] = [
  ["the lobby", "/"],
  [
    "the settings",
    "/",
    (page) => page.getByRole("button", { name: "Settings", exact: true }).click(),
  ],
  ["a page that is not there", "/nowhere"],
  ["the lessons", "/learn"],
  ["a lesson", "/learn/gioul"],
  ["the rules", "/rules/gul-bara"],
  ["a table", "/table", (page) => press(page, "throw")],
  ["the points of a table", "/table", (page) => page.keyboard.press("/")],
  ["the settings of a table", "/table", (page) => page.locator("#tab-settings").click()],
];

describe("axe-core finds nothing", () => {
  let browser: Browser;
  let server: TestServer;
  let table: string;

  beforeAll(async () => {
    [server, browser] = await Promise.all([startServer(), launch()]);
    const answer = await fetch(`${server.url}/api/tables`, {
      method: "POST",
      headers: { "content-type": "application/json" },
      body: JSON.stringify({
        rules: "gioul",
        white: { kind: "person", name: "White" },
        black: { kind: "person", name: "Black" },
        match_to: 3,
        auto_forced: true,
      }),
    });
    table = ((await answer.json()) as { id: string }).id;
  });

  afterAll(async () => {
    await browser.close();
    await server.stop();
  });

  async function look(settings: object, options: object, pages: typeof PAGES) {
    const { page, errors, close } = await openPage(browser, options);
    onTestFinished(close);
    await page.addInitScript(
      (kept) => {
        localStorage.setItem("rosespring.settings", kept);
      },
      JSON.stringify({ speed: "instant", ...settings }),
    );
    for (const [name, path, act] of pages) {
      await page.goto(server.url + (path === "/table" ? `/table/${table}` : path));
      await page.waitForSelector("h1, .board svg");
      const ready = await page.locator("[data-primary=throw]:enabled").count();
      if (act && (path !== "/table" || ready > 0 || name !== "a table")) await act(page);
      expect(await violations(page), name).toEqual([]);
    }
    expect(errors).toEqual([]);
  }

  it("but in a page with a fault it finds it", async () => {
    const { page, close } = await openPage(browser);
    onTestFinished(close);
    await page.setContent('<main><h1>A picture</h1><img src="data:,"></main>');
    expect((await violations(page)).join()).toContain("image-alt");
  });

  for (const chosen of LOOKS) {
    it(`in ${chosen.theme}, ${chosen.mode}`, () => look(chosen, {}, PAGES));
  }

  it("on a phone", () =>
    look(
      {},
      { viewport: PHONE },
      PAGES.filter(([, path, act]) => path !== "/table" || !act),
    ));
});
