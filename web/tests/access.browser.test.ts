/** Checks every page, in every theme, against the rules of WCAG 2.2 AA that a program can check. */

import type { Page } from "playwright-core";
import { beforeAll, describe, expect, it, onTestFinished } from "vitest";
import { colourViolations, violations } from "./help/axe";
import { INSTANT, openPage, PHONE, press } from "./help/browser";
import { answerPuzzle } from "./help/puzzle";
import { binary, post, startServer } from "./help/server";
import { share } from "./help/shared";

/** The look in which the pages are loaded: the styles of the others come with it. */
const FIRST_LOOK = { theme: "flat", mode: "light" };
const OTHER_LOOKS = [
  { theme: "wood", mode: "light" },
  { theme: "wood", mode: "dark" },
  { theme: "flat", mode: "dark" },
  { theme: "contrast", mode: "light" },
  { theme: "contrast", mode: "dark" },
];

/** The pages with a board, and the actions to perform there before the check. */
const PLAY: [string, string, ((page: Page) => Promise<unknown>)?][] = [
  ["the lobby", "/"],
  [
    "the settings",
    "/",
    (page) => page.getByRole("button", { name: "Settings", exact: true }).click(),
  ],
  ["a page that is not there", "/nowhere"],
  ["the lessons", "/learn"],
  ["a lesson", "/learn/gioul", (page) => page.waitForSelector(".board[aria-busy=false] svg")],
  ["the rules", "/rules/gul-bara"],
  ["the companion", "/companion"],
  ["a table", "/table", (page) => press(page, "throw")],
  ["the points of a table", "/table", (page) => page.keyboard.press("/")],
  [
    "the settings of a table",
    "/table",
    async (page) => {
      await page.keyboard.press("/");
      await page.locator("#tab-settings").click();
    },
  ],
];

/** The pages that only a real server has. */
const OTHERS: typeof PLAY = [
  ["the analyses", "/analysis"],
  [
    "an analysis",
    "/analysis/:record",
    (page) => page.waitForSelector(".board[aria-busy=false] svg"),
  ],
  ["the puzzles", "/puzzles", (page) => page.waitForSelector("[data-puzzles]")],
  ["a puzzle", "/puzzles/gul-bara", (page) => page.waitForSelector(".board[aria-busy=false] svg")],
  [
    "a puzzle that was answered",
    "/puzzles/backgammon",
    async (page) => {
      await page.waitForSelector(".board[aria-busy=false] svg");
      await answerPuzzle(page);
    },
  ],
  [
    "dice that were checked",
    "/dice",
    async (page) => {
      await page.fill("textarea", PROMISED);
      await page.click("[data-dice-check]");
      await page.waitForSelector('[data-verdict="throw"]');
      await page.locator("summary").click();
    },
  ],
  ["the statistics", "/statistics"],
  ["the editor", "/editor", (page) => page.waitForSelector(".editor")],
];

/** A record whose second throw differs from the one its seed gives. */
const PROMISED = JSON.stringify({
  format: "rosespring-record",
  version: 1,
  rules: "gioul",
  white: "Elena",
  black: "Murad",
  dice_commitment: "4bb06f8e4e3a7715d201d573d0aa423762e55dabd61a2c02278fa56cc6d294e0",
  dice_seed: "0707070707070707070707070707070707070707070707070707070707070707",
  games: [
    {
      start: "rs1.gioul.fziT0.fziT0.O",
      entries: [
        { kind: "opening", white: 6, black: 4 },
        { kind: "throw", dice: [5, 4] },
      ],
    },
  ],
});

/** The beginning of a game, as a record. */
const RECORD = `rosespring record 1
rules: gul-bara
white: Elena
black: Murad
match: 1

game 1 from rs1.gul-bara.fziT0.fziT0.O
opening 6-3
white throws 3-6
white plays 6-3: 24/18 24/21
black throws 3-2
black plays 3-2: 24/21/19
`;

describe("axe-core finds nothing", () => {
  const shared = share(startServer);
  let table: string;
  let record = "";

  beforeAll(async () => {
    table = (
      await post<{ id: string }>(`${shared.server.url}/api/tables`, {
        rules: "gioul",
        white: { kind: "person", name: "White" },
        black: { kind: "person", name: "Black" },
        match_to: 3,
        auto_forced: true,
      })
    ).id;
    if (!binary) return;
    record = (await post<{ id: string }>(`${shared.server.url}/api/analyses`, { record: RECORD }))
      .id;
  });

  /** Checks pages in the first look, then the colours of each in the others that it has. */
  async function look(
    settings: object,
    options: object,
    pages: typeof PLAY,
    looksOf: (name: string) => Partial<typeof FIRST_LOOK>[] = () => [],
  ) {
    const { page, errors, close } = await openPage(shared.browser, options, {
      ...INSTANT,
      ...settings,
    });
    onTestFinished(close);
    for (const [name, path, act] of pages) {
      const address = path.replace(/^\/table$/, `/table/${table}`).replace(":record", record);
      await page.goto(shared.server.url + address);
      await page.waitForSelector("h1, .board[aria-busy=false] svg");
      const ready = await page.locator("[data-primary=throw]:enabled").count();
      if (act && (path !== "/table" || ready > 0 || name !== "a table")) await act(page);
      expect(await violations(page), name).toEqual([]);
      for (const other of looksOf(name)) {
        await page.evaluate((look) => {
          Object.assign(document.documentElement.dataset, look);
        }, other);
        const where = `${name}, ${Object.values(other).join(", ")}`;
        expect(await colourViolations(page), where).toEqual([]);
      }
    }
    expect(errors).toEqual([]);
  }

  it("but it finds the fault of a faulty page", async () => {
    const { page, close } = await openPage(shared.browser);
    onTestFinished(close);
    await page.setContent('<main><h1>A picture</h1><img src="data:,"></main>');
    expect((await violations(page)).join()).toContain("image-alt");
  });

  // The table has what differs between the themes; the other pages share their few colours, so
  // that each of them is checked in two of the looks, and each look on four of them.
  const looksOf = (name: string) => {
    const first = PLAY.findIndex(([known]) => known === name) * 2;
    return name === "a table" || name === "a lesson"
      ? OTHER_LOOKS
      : [0, 1].flatMap((more) => OTHER_LOOKS[(first + more) % OTHER_LOOKS.length] ?? []);
  };

  it.each([0, 1, 2, 3])("in the looks of each page, part %i", (part) =>
    look(
      FIRST_LOOK,
      {},
      PLAY.filter((_, index) => index % 4 === part),
      looksOf,
    ),
  );

  // Some pages are found by their English names, so they are checked in English only.
  const anywhere = PLAY.filter(([name]) => name !== "the settings");

  it.each([0, 1])("on a phone, from right to left, part %i", (part) =>
    look(
      { language: "fa", digits: "local" },
      { viewport: PHONE },
      [...anywhere, ...(binary ? OTHERS : [])].filter((_, index) => index % 2 === part),
    ),
  );

  it.skipIf(!binary).each([0, 1])("in light and dark, part %i", (part) =>
    look(
      {},
      {},
      OTHERS.filter((_, index) => index % 2 === part),
      () => [{ mode: "dark" }],
    ),
  );
});
