/** Puzzles, once a transport: one is missed, the better play is shown, and the next one comes. */

import { describe, expect, it, onTestFinished } from "vitest";
import { DESKTOP, openPage, overflow, PHONE, savePicture } from "./help/browser";
import { hasHost, isServer, startHost } from "./help/host";
import { answerPuzzle, checkAnswer, playAnything, playPlay } from "./help/puzzle";
import { share } from "./help/shared";

/** The page of plain files has the same layout. */
const SCREENS = isServer ? { desktop: DESKTOP, phone: PHONE } : { phone: PHONE };

describe.skipIf(!hasHost)("puzzles", () => {
  const shared = share(startHost);

  for (const [name, viewport] of Object.entries(SCREENS)) {
    it(`are played, judged and followed by the next, ${name}`, async () => {
      const { page, errors, close } = await openPage(shared.browser, { viewport });
      onTestFinished(close);
      await page.goto(`${shared.server.url}/puzzles`);
      await page.waitForSelector('[data-puzzles="backgammon"]');
      await savePicture(page, `puzzles-${name}`);
      await page.click('[data-puzzles="backgammon"]');
      await page.waitForSelector(".board[aria-busy=false] svg");
      const first = await page.getAttribute("main", "data-puzzle");
      await savePicture(page, `puzzle-${name}`);
      await answerPuzzle(page);
      expect(await page.locator("[data-play]").count()).toBeGreaterThan(1);
      await page.waitForSelector('[data-arrow="best"]');
      await savePicture(page, `puzzle-verdict-${name}`);
      await page.click("[data-puzzle-next]");
      await page.waitForFunction(
        (before) => document.querySelector("main")?.dataset["puzzle"] !== before,
        first,
      );
      expect(await overflow(page)).toEqual([]);
      expect(errors).toEqual([]);
    });
  }

  it("of a theme follow each other, and a browser loads one part of it", async () => {
    const { page, errors, close } = await openPage(shared.browser);
    onTestFinished(close);
    const loaded: { name: string; bytes: number }[] = [];
    page.context().on("response", (answer) => {
      const name = /data-\w+\/puzzles\/(.+)\.packed$/.exec(answer.url())?.[1];
      if (name) void answer.body().then(({ length }) => loaded.push({ name, bytes: length }));
    });
    await page.goto(`${shared.server.url}/puzzles`);
    await page.click('[data-theme="backgammon race"]');
    await page.waitForSelector(".board[aria-busy=false] svg");
    await page.getByText("A race").first().waitFor();
    await savePicture(page, "puzzle-theme");
    const first = await page.getAttribute("main", "data-puzzle");
    await answerPuzzle(page);
    await page.getByText(/· A race/).waitFor();
    await page.click("[data-puzzle-next]");
    await page.waitForFunction(
      (before) => document.querySelector("main")?.dataset["puzzle"] !== before,
      first,
    );
    // A program computes: its page loads none.
    const names = loaded.map(({ name }) => name).sort();
    expect(names).toEqual(isServer ? [] : ["backgammon/index", "backgammon/race-0"]);
    expect(loaded.filter(({ bytes }) => bytes > 30_000)).toEqual([]);
    expect(errors).toEqual([]);
  });

  it.runIf(isServer)("let nobody play the stages of a cascade that do not count", async () => {
    const { page, errors, close } = await openPage(shared.browser);
    onTestFinished(close);
    await page.goto(`${shared.server.url}/puzzles/gul-bara`);
    for (let round = 0; round < 12; round++) {
      await page.waitForSelector(".board[aria-busy=false] svg");
      await playAnything(page);
      const open = await page.locator(".chip[aria-current]").count();
      expect(await page.locator('[data-spot][aria-disabled="false"]').count()).toBe(0);
      if (open > 0) break;
      const before = await page.getAttribute("main", "data-puzzle");
      await checkAnswer(page);
      await page.click("[data-puzzle-next]");
      await page.waitForFunction(
        (id) => document.querySelector("main")?.dataset["puzzle"] !== id,
        before,
      );
    }
    await savePicture(page, "puzzle-stage-over");
    await page.click("[data-puzzle-undo]");
    await page.locator('[data-spot][aria-disabled="false"]').first().waitFor();
    expect(errors).toEqual([]);
  });

  it("let one look for a better play after a miss, which does not count", async () => {
    const { page, errors, close } = await openPage(shared.browser, { viewport: PHONE });
    onTestFinished(close);
    const tell = page.locator("[data-puzzle-tell]");
    const missed = page.locator("[data-missed]");
    for (let day = 0; ; day++) {
      await page.goto(`${shared.server.url}/puzzles/backgammon?day=${day}`);
      // Of plain files, the address after the sign alone has changed.
      if (!isServer) await page.reload();
      await page.waitForSelector(".board[aria-busy=false] svg");
      await playAnything(page);
      await page.click("[data-puzzle-check]");
      await missed.or(page.locator("[data-right]")).first().waitFor();
      if (await missed.isVisible()) break;
    }
    await savePicture(page, "puzzle-missed");
    expect(await overflow(page)).toEqual([]);
    expect(await page.locator("[data-play]").count()).toBe(0);
    const meaning = page.getByText("a single game counts one");
    await page.click("[data-missed] [data-terms]");
    await meaning.waitFor();
    await savePicture(page, "puzzle-terms");
    await page.keyboard.press("Escape");
    await meaning.waitFor({ state: "hidden" });

    // The same play again is the same miss.
    await tell.waitFor();
    const told = await missed.textContent();
    await playAnything(page);
    await page.click("[data-puzzle-check]");
    await tell.waitFor();
    expect(await missed.textContent()).toBe(told);
    await tell.click();
    await page.locator('[data-right="false"] h2').getByText("Not the best play").waitFor();
    const best = await page.locator("[data-play]").first().getAttribute("data-play");

    await page.reload();
    await page.waitForSelector(".board[aria-busy=false] svg");
    await playAnything(page);
    await page.click("[data-puzzle-check]");
    await tell.waitFor();
    await playPlay(page, best ?? "");
    await page.click("[data-puzzle-check]");
    await page.locator('[data-right="false"] h2').getByText("Right!").waitFor();
    await savePicture(page, "puzzle-found-late");
    expect(errors).toEqual([]);
  });

  it.runIf(isServer)("are checked by keys alone", async () => {
    const { page, errors, close } = await openPage(shared.browser);
    onTestFinished(close);
    await page.goto(`${shared.server.url}/puzzles/backgammon`);
    await page.waitForSelector(".board[aria-busy=false] svg");
    await playAnything(page);
    await page.keyboard.press("Enter");
    await page.locator("[data-right], [data-missed]").first().waitFor();
    expect(errors).toEqual([]);
  });
});
