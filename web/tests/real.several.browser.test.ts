/** A match of several games in turn, on a phone: from the picker through the change of game. */

import { describe, expect, it, onTestFinished } from "vitest";
import { INSTANT, openPage, openTable, PHONE, place, press, savePicture } from "./help/browser";
import { act, readTable } from "./help/play";
import { nextAction } from "./help/player";
import { binary, post, startReal } from "./help/server";
import { share } from "./help/shared";

/** White bears off the last man of Portes with any throw, and Black has all men. */
const LAST_MAN = "rs1.portes.zi1OeT5.xfkT5.Tw";

describe.skipIf(!binary)("Tavli on the real server", () => {
  const shared = share(() => startReal());

  async function open() {
    const { page, errors, close } = await openPage(shared.browser, { viewport: PHONE }, INSTANT);
    onTestFinished(close);
    return { page, errors };
  }

  it("tells the game and the next one, and goes on with other rules", async () => {
    const { id } = await post<{ id: string }>(`${shared.server.url}/api/tables`, {
      rules: "tavli",
      white: { kind: "person", name: "Ann" },
      black: { kind: "person", name: "Bo" },
      match_to: 3,
      auto_forced: false,
      position: LAST_MAN,
      dice: [[2, 1]],
    });
    const { page, errors } = await open();
    await openTable(page, shared.server.url, id);
    const line = page.locator("[data-cycle]");
    const now = line.locator(".now");
    await expect.poll(() => now.textContent()).toBe("Portes");
    expect(await line.locator(".games > span").allTextContents()).toEqual([
      "Portes",
      "Plakoto",
      "Fevga",
    ]);
    expect(await line.textContent()).toContain("Game 1 of the match: Portes. Next: Plakoto.");

    await press(page, "throw");
    await act(page, await nextAction(page));
    await press(page, "done");
    const card = page.locator('[data-next="plakoto"]');
    await card.waitFor();
    expect(await card.locator("h3").textContent()).toBe("Next: Plakoto");
    await expect
      .poll(() => card.locator("li").allTextContents())
      .toEqual([
        "You travel against each other.",
        "A lone man can be pinned.",
        expect.stringContaining("a lone man is pinned"),
      ]);
    await savePicture(page, "between-games");

    await page.click("[data-next-game]");
    await expect.poll(() => now.textContent()).toBe("Plakoto");
    expect(await place(page, 24).getAttribute("aria-label")).toContain("15 white men");
    expect(await page.title()).toContain("Plakoto");
    // The winner leads.
    expect((await readTable(page)).phase).toBe("throw");
    await press(page, "throw");
    await savePicture(page, "second-game");
    expect(errors).toEqual([]);
  });

  it("is among the games of several, and has other lengths", async () => {
    const { page, errors } = await open();
    await page.goto(`${shared.server.url}/new`);
    await page.click('[data-action="all-games"]');
    const group = page.locator('[data-group="several"]');
    await group.locator("summary").click();
    await group.locator('[data-game="tavli"]').click();
    const lengths = await page
      .locator('input[name="match"]')
      .evaluateAll((inputs) => inputs.map((input) => (input as HTMLInputElement).value));
    expect(lengths).toEqual(["3", "5", "7"]);
    expect(await page.locator('input[name="match"]:checked').inputValue()).toBe("5");
    await page.click('button[type="submit"]');
    await expect.poll(() => page.locator("[data-cycle] .now").textContent()).toBe("Portes");
    expect(errors).toEqual([]);
  });
});
