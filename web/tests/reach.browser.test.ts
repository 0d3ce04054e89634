/** What is in reach without a mouse, without colours, and outside of a table. */

import { describe, expect, it, onTestFinished } from "vitest";
import { openPage, openTable, place, press } from "./help/browser";
import { share } from "./help/shared";
import { startMock } from "./mock/server.mjs";

describe("in reach", () => {
  const shared = share(async () => {
    const mock = await startMock();
    return { ...mock, stop: mock.close };
  });

  async function lobby(options = {}) {
    const { page, errors, close } = await openPage(shared.browser, options);
    onTestFinished(close);
    await page.goto(`${shared.server.url}/new`);
    await page.getByRole("button", { name: "Set the board" }).waitFor();
    return { page, errors };
  }

  it("is what is selected, where the reader's colours replace those of the page", async () => {
    const { page } = await lobby({ forcedColors: "active" });

    const colours = await page.locator(".near .card").evaluateAll((labels) =>
      labels.map((label) => ({
        chosen: label.querySelector<HTMLInputElement>("input")?.checked,
        colour: getComputedStyle(label).backgroundColor,
      })),
    );

    const chosen = colours.find((one) => one.chosen)?.colour;
    const others = colours.filter((one) => !one.chosen).map((one) => one.colour);
    expect(others.length).toBeGreaterThan(1);
    expect(others).not.toContain(chosen);
  });

  it("is a board by few presses of the tab key, from the table that was just set", async () => {
    const { page, errors } = await lobby();

    await page.getByRole("button", { name: "Set the board" }).click();
    await page.waitForSelector(".board[aria-busy=false] svg");

    expect(await page.evaluate(() => document.activeElement?.className)).toContain("table");
    expect(await page.locator('[data-spot][tabindex="0"]').count()).toBeLessThan(5);
    const point = page.locator('[data-spot="24"]');
    await point.focus();
    expect(await point.getAttribute("tabindex")).toBe("0");
    await page.keyboard.press("ArrowLeft");
    const reached = page.locator("[data-spot]:focus");
    expect(await reached.getAttribute("tabindex")).toBe("0");
    expect(await point.getAttribute("tabindex")).toBe("-1");
    expect(errors).toEqual([]);
  });

  it("are speed, tutor and sounds outside of a table", async () => {
    const { page } = await lobby();

    await page.getByRole("button", { name: "Settings", exact: true }).click();
    await page.getByRole("dialog").getByRole("radio", { name: "Fast" }).check({ force: true });

    const kept = await page.evaluate(() => localStorage.getItem("rosespring.settings") ?? "{}");
    expect(JSON.parse(kept).speed).toBe("fast");
    for (const name of ["Tutor: warn before", "Sounds"])
      expect(await page.getByRole("group", { name }).count()).toBe(1);
  });

  it("are another match with the same players, and the cards of the first visit after it", async () => {
    const { page, errors } = await lobby();
    const id = shared.server.create({
      rules: "gul-bara",
      white: { kind: "person", name: "You" },
      black: { kind: "computer", level: 4 },
      match_to: 1,
      thrower: "white",
      dice: [[6, 5]],
      white_men: { men: { 2: 1, 3: 1 }, off: 13 },
      black_men: { men: { 8: 12 }, off: 3 },
    });
    await openTable(page, shared.server.url, id);
    await press(page, "throw");
    await place(page, 3).click();
    await place(page, 2).click();

    await page.locator('[data-action="rematch"]').click();
    await page.waitForURL((url) => !url.pathname.endsWith(id));
    await page.waitForSelector(".board[aria-busy=false] svg");
    expect(await page.locator('[data-seat="black"] strong').textContent()).toBe(
      "Computer, level 4",
    );
    expect(errors).toEqual([]);
  });
});
