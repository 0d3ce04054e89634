/** Home: a visitor is at a table or in a lesson with one press, and goes on later. */

import { describe, expect, it, onTestFinished } from "vitest";
import { CYCLES } from "../src/cycles";
import { LANGUAGES } from "../src/i18n/languages";
import type { GameView, PresetView } from "../src/wire";
import { violations } from "./help/axe";
import {
  DESKTOP,
  INSTANT,
  openPage,
  overflow,
  PHONE,
  press,
  SMALL,
  savePicture,
} from "./help/browser";
import { binary, startReal } from "./help/server";
import { shareBrowser } from "./help/shared";

/** What the server declares of its games, each once. */
async function declaredGames(url: string): Promise<GameView[]> {
  const presets = (await (await fetch(`${url}/api/rules`)).json()) as PresetView[];
  return [...new Map(presets.map(({ about }) => [about.name, about])).values()];
}

describe.skipIf(!binary)("home", () => {
  const shared = shareBrowser();

  async function visit(viewport: { width: number; height: number }, locale = "en") {
    const server = await startReal();
    onTestFinished(() => server.stop());
    const { page, errors, close } = await openPage(shared.browser, { viewport, locale }, INSTANT);
    onTestFinished(close);
    await page.goto(server.url);
    await page.waitForSelector('[data-action="play-computer"]');
    return { page, errors, server };
  }

  for (const [screen, viewport] of [
    ["desktop", DESKTOP],
    ["phone", PHONE],
  ] as const) {
    it(`is at a table with one press, and shows that game afterwards, ${screen}`, async () => {
      const { page, errors, server } = await visit(viewport);
      await page.getByRole("heading", { name: "The whole family at one table" }).waitFor();
      await page.locator('[data-today="puzzle"]').waitFor();
      expect(await page.locator('[data-today="lesson"]').count()).toBe(0);
      expect(await violations(page)).toEqual([]);
      await savePicture(page, `home-first-${screen}`, true);
      await page.click('[data-action="play-computer"]');
      await page.waitForSelector(".board[aria-busy=false] svg");
      await press(page, "throw");
      const id = new URL(page.url()).pathname.split("/").pop() ?? "";
      await expect.poll(() => page.evaluate(() => localStorage["rosespring.shown"])).toContain(id);

      await page.goto(server.url);
      await page.locator(`[data-go-on="${id}"]`).waitFor();
      expect(await violations(page)).toEqual([]);
      await savePicture(page, `home-back-${screen}`, true);
      await page.locator(`[data-go-on="${id}"]`).click();
      await page.waitForSelector(".board[aria-busy=false] svg");

      // A game that was removed elsewhere leaves home too.
      await fetch(`${server.url}/api/tables/${id}`, { method: "DELETE" });
      await page.goto(server.url);
      await page.getByRole("heading", { name: "The whole family at one table" }).waitFor();
      expect(errors).toEqual([]);
    });
  }

  it("finds every game in two more taps, by its name in any script, at 320 pixels", async () => {
    const { page, errors, server } = await visit(SMALL);
    const games = [...(await declaredGames(server.url)), ...CYCLES];
    expect(games.length).toBeGreaterThan(4);
    await page.click('[data-action="all-games"]');
    for (const group of await page.locator("summary").all()) await group.click();
    const listed = await page
      .locator("details [data-game]")
      .evaluateAll((cards) => cards.map((card) => card.getAttribute("data-game") ?? ""));
    expect(listed.sort()).toEqual(games.map(({ name }) => name).sort());
    expect(await overflow(page)).toEqual([]);
    for (const { name, aliases } of games.filter((game) => game.aliases.length > 0)) {
      await page.getByRole("searchbox").fill(aliases.at(-1)?.toUpperCase() ?? "");
      await page.locator(`[data-found] [data-game="${name}"]`).waitFor();
    }
    await page.getByRole("searchbox").fill("chess");
    await page.getByText("No game has this name.").waitFor();
    expect(errors).toEqual([]);
  });

  it("fits 320 pixels in every language", async () => {
    const { page, errors } = await visit(SMALL);
    for (const { code } of LANGUAGES) {
      await page.evaluate((language) => {
        localStorage.setItem("rosespring.settings", JSON.stringify({ language }));
      }, code);
      await page.reload();
      await page.waitForSelector('[data-action="play-computer"]');
      expect(await overflow(page), code).toEqual([]);
      const cut = await page
        .locator("nav.phone a, .card b, button b")
        .evaluateAll((parts) =>
          parts
            .filter((one) => one.scrollWidth > one.clientWidth + 1)
            .map((one) => one.textContent),
        );
      expect(cut, code).toEqual([]);
    }
    expect(errors).toEqual([]);
  });

  it("has a link that moves the focus to the content", async () => {
    const { page } = await visit(DESKTOP);
    const link = page.locator('a[href="#content"]');
    await link.focus();
    await link.press("Enter");
    await page.waitForFunction(() => document.activeElement?.id === "content");
  });

  it("leads to a lesson, and the lesson to the rules", async () => {
    const { page, errors } = await visit(PHONE);
    await page.click('[data-today="first-lesson"]');
    await page.waitForSelector('main.lesson[data-step="gul-bara-setup"] .board svg');
    await page.getByRole("button", { name: "Rules", exact: true }).click();
    await page.getByRole("heading", { name: "Gul bara", level: 2 }).waitFor();
    await page.goto(page.url().replace("/learn/", "/rules/"));
    await page.getByRole("rowheader", { name: "Gul bara" }).first().waitFor();
    await savePicture(page, "rules-phone");
    // An example is a board with the throw and the play; the script is below it.
    const full = page.locator("[data-rules-full]");
    expect(await full.locator(".rules").count()).toBe(0);
    const worked = page.locator("details", { hasText: "Men on 6, 4 and 2, throw 5-3." }).first();
    await worked.locator("> summary").click();
    await worked.locator("[data-worked=gul-bara] .board[aria-busy=false] > svg").waitFor();
    const named = (point: number) => worked.locator(`[data-spot="${point}"]`);
    expect(await named(4).getAttribute("aria-label")).toMatch(/1 white man/);
    expect(await worked.locator("pre").isVisible()).toBe(false);
    await savePicture(page, "rules-example-phone");
    await full.getByText("Every rule in detail").click();
    await full.getByText(/^GB-1 /).waitFor();
    await page.getByRole("link", { name: "The lesson" }).click();
    await page.waitForSelector("main.lesson .board[aria-busy=false] svg");
    expect(errors).toEqual([]);
  });
});
