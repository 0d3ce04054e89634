/** Ways to play: a game by keys alone, one by typed commands alone, a cascade in few taps. */

import type { Page } from "playwright-core";
import { describe, expect, it, onTestFinished } from "vitest";
import { positionOf } from "../src/learn/lesson";
import type { NewTable } from "../src/wire";
import { DESKTOP, INSTANT, openPage, openTable, PHONE, savePicture, status } from "./help/browser";
import { DICE } from "./help/dice";
import { atRest, playOn, readTable, sitDown, tableAtRest } from "./help/play";
import { type actOn, nextAction } from "./help/player";
import { binary, post, startReal } from "./help/server";
import { share } from "./help/shared";

/** A version of the table after the cascade with which `DICE.gioul` begins. */
const CASCADE_OVER = 40;

/** A game of Gioul near its end. */
const END: NewTable = {
  rules: "gioul",
  white: { kind: "person", name: "White" },
  black: { kind: "person", name: "Black" },
  match_to: 1,
  auto_forced: true,
  position: positionOf("gioul", {
    mine: { 5: 2, 3: 1 },
    theirs: { 6: 2, 2: 2 },
    throws: "pupil",
    made: 9,
  }),
};

describe.skipIf(!binary)("without a mouse", () => {
  const shared = share(() => startReal(DICE.gioul.split(/\s+/)));

  /** Begins a game of Gioul. */
  async function begin(viewport = DESKTOP) {
    const { page, errors, close } = await openPage(shared.browser, { viewport }, INSTANT);
    onTestFinished(close);
    await page.goto(`${shared.server.url}/new`);
    await sitDown(page, "Gioul", true);
    return { page, errors };
  }

  /** Opens the line for commands. Its form is loaded after the first board. */
  async function focusCommand(page: Page): Promise<void> {
    await page.keyboard.press("/");
    await page.waitForFunction(() => document.activeElement?.id === "command");
  }

  /** The last sentence that a screen reader speaks. */
  const told = (page: Page) => page.locator('[role="log"] p').last().textContent();

  /**
   * Plays the beginning of a game, with a cascade of 1-1, and the end of another one; at each table
   * `prepare` runs first.
   */
  async function playBothEnds(
    page: Page,
    play: typeof actOn,
    prepare: (page: Page) => Promise<void> = async () => {},
  ): Promise<void> {
    await prepare(page);
    const begun = await playOn(page, ({ version }) => version > CASCADE_OVER, play);
    expect(begun.kind).not.toBe("lobby");
    const { url } = shared.server;
    const { id } = await post<{ id: string }>(`${url}/api/tables`, END);
    await openTable(page, url, id);
    await prepare(page);
    await playOn(page, () => false, play);
    expect((await readTable(page)).phase).toBe("over");
  }

  it("a game is played by keys", async () => {
    const { page, errors } = await begin();
    let done = 0;
    await playBothEnds(page, async (_, asked) => {
      const several = ++done % 3 === 0;
      if (asked.kind === "step") {
        // Tab moves from point to point in the order in which men pass them. If a forced stage is
        // played first, no point is left to play from.
        await page.evaluate(() =>
          document.querySelector<SVGElement>('[data-spot][aria-disabled="false"]')?.focus(),
        );
        await page.keyboard.press(several ? "Shift+Enter" : "Enter");
        if (several) await atRest(page);
      } else await page.keyboard.press("Space");
      return nextAction(page, asked.version + 1);
    });
    expect(await told(page)).toMatch(/^(White|Black) wins\. .*, \d units?\.$/);
    expect(errors).toEqual([]);
  });

  it("a game is played by typed commands", async () => {
    const { page, errors } = await begin();
    const byCommands: typeof actOn = async (_, asked) => {
      const play = asked.kind === "step" ? await firstPlay(page) : asked.kind;
      // If a forced stage is played first, there is nothing left to play.
      if (play) {
        await page.keyboard.type(play);
        await page.keyboard.press("Enter");
      }
      return nextAction(page, asked.version + 1);
    };
    await playBothEnds(page, byCommands, focusCommand);
    await page.locator('[data-scene="result"]').waitFor();
    expect(errors).toEqual([]);
  });

  it("an unknown command gets a reply and has no effect", async () => {
    const { page } = await begin();
    await focusCommand(page);
    const version = (await tableAtRest(page)).version;
    const answer = page.locator(".answer");
    for (const [line, said] of [
      ["castle", "“castle” is not understood. A play is written like 24/18."],
      ["24/18", "24/18 cannot be played now."],
      ["done", "That is not possible now."],
    ] as const) {
      await page.keyboard.type(line);
      await page.keyboard.press("Enter");
      await expect.poll(() => answer.textContent()).toBe(said);
    }
    await page.keyboard.type("where");
    await page.keyboard.press("Enter");
    await expect.poll(() => answer.textContent()).toContain("Point 24, 15 white men.");
    const told = (await answer.textContent()) ?? "";
    expect(told).toMatch(/^Each side throws one die; the higher begins\. /);
    expect(told).toContain("Point 1, 15 black men.");
    expect(told).toContain("360 pips to go, 0 off.");
    expect((await tableAtRest(page)).version).toBe(version);
  });

  it("1-1 takes at most twelve taps on a phone, and one to undo", async () => {
    const { page, errors } = await begin(PHONE);
    await playOn(page, ({ status }) => status.includes("Aces: 4 left."));
    let taps = 0;
    for (; taps < 24 && (await nextAction(page)).kind === "step"; taps++) {
      if (taps === 2) await savePicture(page, "badges-phone");
      const before = (await tableAtRest(page)).version;
      const badge = page.locator("[data-many] rect").first();
      await ((await badge.count()) ? tapOn(page, badge) : tapFirst(page));
      await page.waitForFunction(
        (version) =>
          Number(document.querySelector("main.table")?.getAttribute("data-version")) > version,
        before,
      );
      await atRest(page);
    }
    expect(taps).toBeLessThanOrEqual(12);
    await page.getByRole("button", { name: "Undo all" }).click();
    await expect.poll(() => status(page).textContent()).toContain("Aces: 4 left.");
    expect(errors).toEqual([]);
  });

  it("R plays the same step again, or moves the same man on", async () => {
    const { page } = await begin();
    await playOn(page, ({ status }) => status.includes("Aces: 4 left."));
    const first = page.locator('[data-spot][aria-disabled="false"]').first();
    const spot = Number(await first.getAttribute("data-spot"));
    await first.press("Enter");
    await expect.poll(() => status(page).textContent()).toContain("Aces: 3 left.");
    await page.keyboard.press("r");
    await expect.poll(() => status(page).textContent()).toContain("Aces: 2 left.");
    const next = await page.evaluate((from) => {
      const names = [...document.querySelectorAll("[data-spot]")];
      const at = names.findIndex((one) => one.getAttribute("data-spot") === String(from));
      return names[at + 1]?.getAttribute("aria-label");
    }, spot);
    expect(next).toMatch(/, 2 (white|black) men/);
  });
});

/** The first legal step in notation, from the list of points. */
async function firstPlay(page: Page): Promise<string | null> {
  const name = await page.evaluate(
    () => document.querySelector('[data-point][aria-disabled="false"]')?.textContent ?? null,
  );
  if (name === null) return null;
  // The numbers are those of the board, on which Black moves up.
  const found = /^Point (\d+), .*(white|black) m.*can play (\d)/.exec(name);
  if (!found) throw new Error(`no play in: ${name}`);
  const steps = found[2] === "white" ? -Number(found[3]) : Number(found[3]);
  const to = Number(found[1]) + steps;
  return `${found[1]}/${to >= 1 && to <= 24 ? to : "off"}`;
}

async function tapOn(page: Page, target: ReturnType<Page["locator"]>): Promise<void> {
  const box = await target.boundingBox();
  if (!box) throw new Error("there is nothing to tap");
  await page.mouse.click(box.x + box.width / 2 + 2, box.y + box.height / 2);
}

async function tapFirst(page: Page): Promise<void> {
  const asked = await nextAction(page);
  await page.mouse.click(asked.x, asked.y);
}
