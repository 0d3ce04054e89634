/**
 * Takes pictures of every state at every size, for people to look at, if SCREENSHOTS names a folder
 * for them. Nothing may stick out of the screen in any of them.
 * `npm run picture` takes those of the README.
 */

import type { Page } from "playwright-core";
import { describe, expect, it, onTestFinished } from "vitest";
import { DESKTOP, openPage, overflow, PHONE, press, SMALL, savePicture } from "./help/browser";
import { chooseGame } from "./help/choose";
import { DICE } from "./help/dice";
import { actWell, playOn, setSpeed, sitDown } from "./help/play";
import { type NextAction, nextAction } from "./help/player";
import { binary, type RealServer, startReal } from "./help/server";
import { shareBrowser } from "./help/shared";

interface Look {
  name: string;
  viewport: { width: number; height: number };
  colorScheme: "light" | "dark";
  rtl?: boolean;
}

const LOOKS: Look[] = [
  { name: "desktop", viewport: DESKTOP, colorScheme: "light" },
  { name: "desktop-dark", viewport: DESKTOP, colorScheme: "dark" },
  { name: "desktop-rtl", viewport: DESKTOP, colorScheme: "light", rtl: true },
  { name: "phone", viewport: PHONE, colorScheme: "light" },
  { name: "phone-dark", viewport: PHONE, colorScheme: "dark" },
  { name: "phone-rtl", viewport: PHONE, colorScheme: "dark", rtl: true },
  { name: "small", viewport: SMALL, colorScheme: "light" },
  { name: "small-dark", viewport: SMALL, colorScheme: "dark" },
];

describe.skipIf(!binary || !process.env["SCREENSHOTS"])("a picture", () => {
  const shared = shareBrowser();
  let server: RealServer;
  let page: Page;

  async function open(dice: string): Promise<void> {
    server = await startReal(dice.split(/\s+/));
    onTestFinished(server.stop);
    const opened = await openPage(shared.browser);
    onTestFinished(opened.close);
    page = opened.page;
    await page.clock.install();
    await page.goto(`${server.url}/new`);
    await speed("instant");
  }

  async function speed(chosen: "instant" | "normal"): Promise<void> {
    await setSpeed(page, chosen);
    await page.reload();
  }

  /** Stops the clock, so that the current animation stays on the screen. */
  async function hold(): Promise<void> {
    const now = await page.evaluate(() => Date.now());
    await page.clock.pauseAt(now + 40);
  }

  async function look(moment: string): Promise<void> {
    for (const { name, viewport, colorScheme, rtl } of LOOKS) {
      await page.setViewportSize(viewport);
      await page.emulateMedia({ colorScheme });
      await page.evaluate((turned) => {
        document.documentElement.dir = turned ? "rtl" : "ltr";
        document.documentElement.lang = turned ? "ar" : "en";
      }, rtl ?? false);
      await stand(page);
      await savePicture(page, `${moment}-${name}`);
      expect(await overflow(page), `${moment}-${name}`).toEqual([]);
    }
    await page.setViewportSize(DESKTOP);
    await page.emulateMedia({ colorScheme: "light" });
    await page.evaluate(() => {
      document.documentElement.dir = "ltr";
      document.documentElement.lang = "en";
    });
    await stand(page);
    await page.clock.resume();
  }

  /** Starts a game against the computer. */
  async function challenge(game: string, level = 3): Promise<void> {
    await chooseGame(page, game);
    await page.getByRole("radio", { name: new RegExp(`^Level ${level}`) }).check();
    await page.getByRole("button", { name: "Set the board" }).click();
    await page.waitForSelector(".board[aria-busy=false] svg");
  }

  it("of the lobby, the rules, a start and a choice", async () => {
    await open(DICE.gulBara);
    await look("lobby-empty");
    await challenge("Gul bara");
    await look("start");
    await playOn(page, ({ version, kind }) => version > 40 && kind === "step");
    await page.locator('[data-spot][aria-disabled="false"]').first().hover();
    await look("choice");
    await page.goto(`${server.url}/new`);
    await page.locator("section li").first().waitFor();
    await look("lobby");
    await page.getByRole("button", { name: "Read the rules" }).click();
    await page.waitForSelector("dialog[open]");
    await look("rules");
  });

  it("of a hint and the evaluation bar in a cascade", async () => {
    await open(DICE.gulBaraAdvised);
    await challenge("Gul bara", 8);
    await page.getByRole("tab", { name: "Settings" }).click();
    await page.getByRole("checkbox", { name: "Evaluation bar" }).check();
    await page.getByRole("tab", { name: "Moves" }).click();
    await playOn(page, ({ status }) => status.includes("Threes: 2 left"), actWell);
    await page.locator('[data-action="hint"]').click();
    await page.locator('[data-arrow="ahead"]').first().waitFor();
    await page.mouse.move(2, 2);
    await look("advice");
  });

  it("of the computer's cascade", async () => {
    await open(DICE.gioul);
    await challenge("Gioul");
    await speed("normal");
    await press(page, "throw");
    await page.locator('.chip[data-stage="4"][aria-current]').waitFor();
    await hold();
    await look("watching");
  });

  it("of cascades and hand-overs", async () => {
    await open(DICE.gulBara);
    await sitDown(page, "Gul bara", true);
    await playOn(page, ({ status }) => status.includes("Threes: 2 left"));
    await page.mouse.move(2, 2);
    await look("cascade");
    for (const to of ["black", "white"]) {
      await playOn(page, passesOn);
      await look(`confirm-to-${to}`);
      await speed("normal");
      await nextAction(page);
      await press(page, "done");
      await page.locator('[data-scene="hand-over"]').waitFor();
      await hold();
      await look(`hand-over-to-${to}`);
      await page.getByRole("button", { name: "Skip" }).last().click();
      await speed("instant");
      await nextAction(page);
      await look(`gift-of-${to}`);
    }
    await playOn(page, ({ borne, kind }) => borne && kind === "step");
    await look("bearing-off");
    await playOn(page);
    await look("result");
  }, 400_000);

  it("of Tawula's hand", async () => {
    await open(DICE.tawula);
    await sitDown(page, "Tawula", true);
    await playOn(page, ({ version, kind }) => version > 24 && kind === "step");
    await look("hand");
  });

  it("of backgammon's bar", async () => {
    await open(DICE.backgammon);
    await sitDown(page, "Backgammon", true);
    await playOn(page, ({ barred, kind }) => barred && kind === "step");
    await look("bar");
  });
});

const passesOn = ({ kind, status }: NextAction) =>
  kind === "done" && status.includes("Done passes");

/** Waits until the board fills its room and all animations have ended. */
async function stand(page: Page): Promise<void> {
  const fits = () => {
    const room = document.querySelector(".board");
    const drawn = room?.querySelector("svg")?.getAttribute("width");
    return !room || Number(drawn) === room.clientWidth;
  };
  await page.waitForTimeout(60);
  await expect.poll(() => page.evaluate(fits)).toBe(true);
  await page.evaluate(() =>
    Promise.allSettled(document.getAnimations().map((one) => one.finished)),
  );
}
