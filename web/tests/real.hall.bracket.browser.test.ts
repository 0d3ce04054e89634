/**
 * The page of a tournament with many players: brackets, crosstables and boards fit a phone and a
 * desktop in both directions of reading. The answers are written here: nobody plays sixteen games.
 */

import type { Page } from "playwright-core";
import { describe, expect, it } from "vitest";
import type {
  LiveBoard,
  TournamentGameView,
  TournamentKind,
  TournamentRound,
  TournamentRow,
  TournamentView,
} from "../src/wire";
import { colourViolations, violations } from "./help/axe";
import { DESKTOP, openPage, PHONE, savePicture } from "./help/browser";
import { binary, startHall } from "./help/server";
import { share } from "./help/shared";

const NAMES =
  "Ada Борис Carla Ditte Ελένη Farid Greta Hugo Irma Jakob Kaya Leyla Maximiliane-Rose Nora Otto Pia".split(
    " ",
  );

const row = (name: string, player: number): TournamentRow => ({
  player,
  place: player + 1,
  name,
  is_member: true,
  rating: 1700 - 20 * player,
  seed: player + 1,
  score: 5 - Math.floor(player / 3),
  won: 5 - Math.floor(player / 3),
  lost: Math.floor(player / 3),
  buchholz: 12 - Math.floor(player / 2),
  sonneborn_berger: 8 - Math.floor(player / 2),
  is_active: player !== 13,
  is_you: player === 2,
});

const game = (white: number, black: number, winner?: "white" | "black"): TournamentGameView => ({
  white,
  black,
  table: `t${white}x${black}`,
  is_over: winner !== undefined,
  ...(winner ? { winner, units: winner === "white" ? [3, 1] : [2, 3] } : {}),
});

/** Sixteen players: the first two rounds are over, of the third one game goes on. */
const KNOCKOUT: TournamentRound[] = [
  { number: 3, games: [game(0, 3), game(2, 1, "white")], byes: [] },
  {
    number: 2,
    games: [game(0, 7, "white"), game(4, 3, "black"), game(1, 6, "white"), game(5, 2, "black")],
    byes: [],
  },
  {
    number: 1,
    games: [
      game(0, 15, "white"),
      game(8, 7, "black"),
      game(4, 11, "white"),
      game(12, 3, "black"),
      game(1, 14, "white"),
      game(9, 6, "black"),
      game(5, 10, "white"),
      game(2, 13, "white"),
    ],
    byes: [],
  },
];

/** Eight players and three rounds of a circle. */
const CIRCLE: TournamentRound[] = [
  { number: 3, games: [game(0, 5), game(6, 4), game(7, 3, "white"), game(2, 1)], byes: [] },
  {
    number: 2,
    games: [game(6, 0, "black"), game(5, 7, "white"), game(4, 1, "black"), game(3, 2, "black")],
    byes: [],
  },
  {
    number: 1,
    games: [game(0, 7, "white"), game(1, 6, "white"), game(2, 5, "black"), game(3, 4, "white")],
    byes: [],
  },
];

function view(
  kind: TournamentKind,
  players: number,
  rounds: TournamentRound[],
  more: Partial<TournamentView> = {},
): TournamentView {
  const standings = NAMES.slice(0, players).map(row);
  return {
    about: {
      id: "t",
      name: "Winter cup of the river town",
      kind,
      rules: "gul-bara",
      title: "Gul bara",
      match_to: 3,
      time: "normal",
      rated: true,
      phase: "running",
      starts_ms: 0,
      rounds: kind === "knockout" ? 4 : 7,
      round: rounds[0]?.number ?? 0,
      players,
      players_max: 16,
      organiser: "Ada",
      is_in: true,
    },
    version: 1,
    players_min: 2,
    standings: kind === "swiss" ? standings : standings.map(({ buchholz: _, ...rest }) => rest),
    rounds,
    now_ms: Date.now(),
    you_may: { join: false, withdraw: true, begin: false, cancel: true },
    ...more,
  };
}

function board(table: string, white: string, black: string): LiveBoard {
  const men = (own: number[], off: number) => ({
    points: own,
    bar: 0,
    hand: 0,
    off,
    pips: 100,
  });
  const points = (...at: [number, number][]) => {
    const all = new Array<number>(24).fill(0);
    for (const [point, count] of at) all[point - 1] = count;
    return all;
  };
  return {
    table,
    rules: "gul-bara",
    title: "Gul bara",
    white,
    black,
    white_kind: "member",
    black_kind: "member",
    shape: {
      black_numbers: Array.from({ length: 24 }, (_, index) => ((index + 12) % 24) + 1),
      has_bar: false,
      has_hand: false,
      movement: "parallel",
    },
    position: {
      men: {
        white: men(points([24, 6], [18, 2], [11, 3], [6, 2], [3, 2]), 0),
        black: men(points([24, 4], [20, 3], [13, 2], [9, 4], [2, 2]), 0),
      },
      score: { white: 1, black: 2, to: 3 },
      mover: "white",
      dice: [6, 3],
    },
  };
}

const BOARDS = [
  board("t0x3", "Ada", "Ditte"),
  board("t6x4", "Greta", "Ελένη"),
  board("t2x1", "Carla", "Борис"),
];

describe.skipIf(!binary)("the page of a tournament", () => {
  const shared = share(() => startHall());

  async function open(viewport: { width: number; height: number }, shown: TournamentView) {
    const opened = await openPage(shared.browser, { viewport });
    const json = (body: unknown) => ({ json: body });
    await opened.page.route(/\/api\/tournaments\/t(\?.*)?$/, (route) => route.fulfill(json(shown)));
    await opened.page.route(/\/api\/tournaments\/t\/boards/, (route) =>
      route.fulfill(json({ version: 1, delay_s: 60, boards: BOARDS })),
    );
    await opened.page.route(/\/api\/hall$/, async (route) => {
      const answer = await route.fetch();
      await route.fulfill(json({ ...((await answer.json()) as object), is_member: true }));
    });
    await opened.page.goto(`${shared.server.url}/tournament/t`);
    await opened.page.locator('[data-part="standings"]').waitFor();
    return opened;
  }

  async function speak(page: Page, language: string): Promise<void> {
    await page.evaluate((value) => {
      localStorage.setItem("rosespring.settings", JSON.stringify({ language: value }));
    }, language);
    await page.reload();
    await page.locator(`html[lang="${language}"] [data-part="standings"]`).waitFor();
    await page.locator('[data-part="boards"] [data-board]').first().waitFor();
  }

  const CASES: [string, () => TournamentView][] = [
    ["knockout", () => view("knockout", 16, KNOCKOUT, { your_table: "t2x1" })],
    ["circle", () => view("round_robin", 8, CIRCLE, { next_ms: Date.now() + 12_000 })],
    ["swiss", () => view("swiss", 16, KNOCKOUT.slice(1))],
    ["arena", () => view("arena", 9, CIRCLE.slice(0, 1), { closes_ms: Date.now() + 1_900_000 })],
  ];

  it.each(CASES)("fits every window: %s", async (name, make) => {
    const { page, errors, close } = await open(DESKTOP, make());
    const fits = async (look: string) => {
      for (const [size, viewport] of Object.entries({ phone: PHONE, desktop: DESKTOP })) {
        await page.setViewportSize(viewport);
        const width = () => page.evaluate(() => document.documentElement.scrollWidth);
        await expect.poll(width).toBe(viewport.width);
        await savePicture(page, `bracket-${name}-${size}-${look}`, true);
      }
    };
    await page.locator('[data-part="boards"] [data-board]').first().waitFor();
    await fits("light");
    expect(await violations(page)).toEqual([]);
    // One button stands out, whatever the reader may do.
    expect(await page.locator(".head .button.primary").count()).toBeLessThanOrEqual(1);
    await page.evaluate(() => {
      document.documentElement.dataset["mode"] = "dark";
    });
    await fits("dark");
    expect(await colourViolations(page)).toEqual([]);
    await speak(page, "ar");
    await fits("arabic");
    await page.setViewportSize(PHONE);
    expect(await violations(page)).toEqual([]);
    expect(errors).toEqual([]);
    await close();
  });

  it("shows the present round of a bracket on a phone, in both directions", async () => {
    const { page, errors, close } = await open(PHONE, view("knockout", 16, KNOCKOUT));
    for (const language of ["en", "ar"]) {
      await speak(page, language);
      const column = page.locator('[data-bracket-round="3"]');
      const box = await column.boundingBox();
      if (!box) throw new Error("the column has no place");
      expect(box.x).toBeGreaterThanOrEqual(0);
      expect(box.x + box.width).toBeLessThanOrEqual(PHONE.width);
      const [first, last] = [
        await page.locator('[data-bracket-round="1"]').boundingBox(),
        await page.locator('[data-bracket-round="4"]').boundingBox(),
      ];
      const runs = Math.sign((last?.x ?? 0) - (first?.x ?? 0));
      expect(runs).toBe(language === "ar" ? -1 : 1);
    }
    expect(errors).toEqual([]);
    await close();
  });
});
