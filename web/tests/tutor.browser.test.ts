/** The tutor, on the real server. */

import type { Page } from "playwright-core";
import { describe, expect, it, onTestFinished } from "vitest";
import type { TableView } from "../src/wire";
import { violations } from "./help/axe";
import { DESKTOP, openPage, openTable, overflow, PHONE, press, savePicture } from "./help/browser";
import { binary, post, startReal } from "./help/server";
import { share } from "./help/shared";

/** Black has two men to bear off; White hits nothing and may leave a blot. */
const POSITION = "rs1.backgammon.z1h1OdT20.zi1OeT20.Tw";

describe.skipIf(!binary)("the tutor", () => {
  const shared = share(() => startReal(["4-1", "2-1"]));

  /** White is to play 4-1 with men on 4 and 1 and loses unless both are borne off. */
  async function startGame(tutor: string, viewport = DESKTOP) {
    const { page, errors, close } = await openPage(shared.browser, { viewport });
    onTestFinished(async () => {
      await close();
      expect(errors).toEqual([]);
    });
    const { id } = await post<TableView>(`${shared.server.url}/api/tables`, {
      rules: "backgammon",
      white: { kind: "person", name: "Ada" },
      black: { kind: "person", name: "Boris" },
      match_to: 1,
      auto_forced: false,
      position: POSITION,
    });
    await page.goto(shared.server.url);
    await page.evaluate((size) => {
      localStorage.setItem(
        "rosespring.settings",
        JSON.stringify({ speed: "instant", tutor: size }),
      );
    }, tutor);
    await openTable(page, shared.server.url, id);
    await press(page, "throw");
    await page.locator('main[data-phase="play"]').waitFor();
    return page;
  }

  const notice = (page: Page) => page.locator("[data-notice=tutor]");
  const men = (page: Page) => page.locator('[data-spot="4"]').getAttribute("aria-label");

  /** Plays 4/3 and 3/off, which leaves a man on the last point. */
  async function err(page: Page) {
    const spot = (at: string | number) => page.locator(`[data-spot="${at}"]`);
    await page.locator('[data-spot="4"][aria-disabled="false"]').waitFor();
    await spot(4).dragTo(spot(3));
    await page.locator('.undos [data-action^="undo"]:enabled').nth(1).waitFor();
    await spot(3).click();
    await page.locator('[data-primary="done"]:enabled').waitFor();
  }

  for (const [name, viewport] of [
    ["desktop", DESKTOP],
    ["phone", PHONE],
  ] as const) {
    it(`warns before a blunder is committed, and the blunder can be taken back (${name})`, async () => {
      const page = await startGame("medium", viewport);
      await err(page);
      await press(page, "done");
      await notice(page).waitFor();
      expect(await notice(page).textContent()).toMatch(/4\/3.*loses \d\.\d\d units/);
      expect(await page.locator('[data-arrow="best"]').count()).toBeGreaterThan(0);
      expect(await page.locator('[data-arrow="blunder"]').count()).toBeGreaterThan(0);
      expect(await page.locator("main").getAttribute("data-phase")).toBe("confirm");
      expect(await overflow(page)).toEqual([]);
      await savePicture(page, `tutor-${name}`);
      expect(await violations(page)).toEqual([]);

      await page.locator('[data-action="why"]').click();
      const why = page.locator("#tutor-why");
      expect(await why.textContent()).toContain("Only 4/off 1/off is good here");
      expect(await overflow(page)).toEqual([]);
      await savePicture(page, `tutor-why-${name}`);
      await page.locator('[data-action="why"]').click();
      expect(await why.isVisible()).toBe(false);

      await page.locator('[data-action="take-back"]').click();
      await notice(page).waitFor({ state: "hidden" });
      await page.locator('main[data-phase="play"]').waitFor();
      expect(await men(page)).toContain("1");
      await page.locator('[data-arrow="ahead"]').first().waitFor();
    });
  }

  it("commits the turn if the player insists", async () => {
    const page = await startGame("small");
    await err(page);
    await press(page, "done");
    await page.locator('[data-action="anyway"]').click();
    await page.locator('main[data-phase="throw"]').waitFor();
    expect(await notice(page).count()).toBe(0);
  });

  it("is off at first", async () => {
    const page = await startGame("off");
    const asked: string[] = [];
    page.on("request", (request) => asked.push(new URL(request.url()).pathname));
    await err(page);
    await press(page, "done");
    await page.locator('main[data-phase="throw"]').waitFor();
    expect(asked.filter((path) => path.endsWith("/tutor"))).toEqual([]);
    await page.getByRole("tab", { name: "Settings" }).click();
    expect(await page.getByRole("radio", { name: "Nothing" }).isChecked()).toBe(true);
    await page.getByRole("radio", { name: "Blunders" }).check();
    const kept = await page.evaluate(() => localStorage.getItem("rosespring.settings"));
    expect(kept).toContain('"tutor":"large"');
  });
});
