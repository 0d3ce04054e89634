/** Giving a game up, on the mock: what may be given up, and who agrees to less. */

import type { Browser, BrowserContextOptions, Page } from "playwright-core";
import { afterAll, beforeAll, describe, expect, it, onTestFinished } from "vitest";
import { violations } from "./help/axe";
import {
  awaitPhase,
  DESKTOP,
  launch,
  openPage,
  openTable,
  overflow,
  PHONE,
  savePicture,
} from "./help/browser";
import { type Mock, type MockSpec, startMock } from "./mock/server.mjs";

const ADA = { kind: "person" as const, name: "Ada" };
const BORIS = { kind: "person" as const, name: "Boris" };

let mock: Mock;
let browser: Browser;

beforeAll(async () => {
  [mock, browser] = await Promise.all([startMock(), launch()]);
});

afterAll(() => mock.close());

async function at(
  spec: Partial<MockSpec> = {},
  options: BrowserContextOptions = { viewport: DESKTOP },
  language = "en",
): Promise<Page> {
  const id = mock.create({
    rules: "gul-bara",
    white: ADA,
    black: BORIS,
    match_to: 3,
    thrower: "white",
    ...spec,
  });
  const { page, errors, close } = await openPage(browser, options);
  onTestFinished(async () => {
    await close();
    expect(errors).toEqual([]);
  });
  await page.goto(`${mock.url}/new`);
  await page.evaluate((chosen) => {
    localStorage.setItem("rosespring.settings", JSON.stringify({ language: chosen }));
  }, language);
  await openTable(page, mock.url, id);
  return page;
}

const kinds = (page: Page) =>
  page
    .locator("[data-resign]")
    .evaluateAll((all) => all.map((one) => one.getAttribute("data-resign")));

/** Opens the dialog; where the panel is a sheet, it is opened first. */
async function ask(page: Page) {
  const button = page.locator("aside footer button.quiet");
  const menu = page.locator("button.menu");
  // The panel may come after the board.
  await button.or(menu).filter({ visible: true }).first().waitFor();
  if (await menu.isVisible()) await menu.click();
  await button.click();
  await page.getByRole("dialog").locator("[data-resign]").first().waitFor();
}

describe("resigning", () => {
  it("offers every kind that can still be lost, with its units", async () => {
    const page = await at();

    await ask(page);

    expect(await kinds(page)).toEqual(["single", "double"]);
    const asked = await page.getByRole("dialog").getByRole("heading").textContent();
    expect(asked).toBe("How much do you give up?");
    const single = page.locator('[data-resign="single"]');
    expect(await single.textContent()).toMatch(/Single game\s*1 unit/);
    expect(await single.textContent()).toContain("may refuse");
    const double = page.locator('[data-resign="double"]');
    expect(await double.textContent()).toContain("ends at once");
    expect(await violations(page)).toEqual([]);
    await double.click();
    await awaitPhase(page, "over");
    expect(await page.locator("main").textContent()).toContain("2 units");
  });

  it("asks no one where only a single game can be lost", async () => {
    const page = await at({ white_men: { men: { 1: 14 }, off: 1 } });

    await ask(page);

    expect(await kinds(page)).toEqual(["single"]);
    // Nothing is to be chosen, so nothing is asked.
    expect(await page.getByRole("dialog").getByRole("heading").textContent()).toBe("Resign");
    await page.locator('[data-resign="single"]').click();
    await awaitPhase(page, "over");
  });

  it("lets the other side refuse less, and accept it", async () => {
    const page = await at();
    const notice = page.locator("[data-notice=offer]");

    await ask(page);
    await page.locator('[data-resign="single"]').click();
    await notice.getByText("Ada offers to resign.").waitFor();
    expect(await notice.textContent()).toContain("Single game, 1 unit");
    expect(await page.locator("[data-primary]").count()).toBe(0);
    await page.locator('[data-action="refuse-resignation"]').click();
    await page.locator('[data-primary="throw"]:enabled').waitFor();
    expect(await notice.count()).toBe(0);

    await ask(page);
    await page.locator('[data-resign="single"]').click();
    await page.locator('[data-action="accept-resignation"]').click();
    await awaitPhase(page, "over");
    expect(await page.locator("main").textContent()).toContain("1 unit");
  });

  for (const [name, viewport, language] of [
    ["desktop", DESKTOP, "en"],
    ["phone", PHONE, "en"],
    ["phone-rtl", PHONE, "ar"],
  ] as const) {
    it(`fits the screen: ${name}`, async () => {
      const page = await at({}, { viewport }, language);

      await ask(page);
      await savePicture(page, `resign-${name}`);
      expect(await overflow(page)).toEqual([]);
      await page.locator('[data-resign="single"]').click();
      await page.locator("[data-notice=offer]").waitFor();
      await savePicture(page, `resign-offer-${name}`);
      expect(await overflow(page)).toEqual([]);
    });
  }
});
