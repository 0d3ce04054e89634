/** The end of a long match: what the card tells comes soon, and the board is there meanwhile. */

import { readFileSync } from "node:fs";
import type { Page } from "playwright-core";
import { describe, expect, it, onTestFinished } from "vitest";
import type { NewTable, ReviewSummary, ReviewView, TableView } from "../src/wire";
import { violations } from "./help/axe";
import { INSTANT, openPage, openTable, overflow, PHONE, savePicture } from "./help/browser";
import { playOn } from "./help/play";
import { binary, startReal } from "./help/server";
import { share } from "./help/shared";
import { SocketTable } from "./help/socket";

/**
 * Milliseconds within which the card tells all. A machine with other work may need longer for the
 * first look at a match; then the card does not wait for the closer look too.
 */
const LIMIT_MS = 5000;

const MATCH: NewTable = {
  rules: "gul-bara",
  white: { kind: "person", name: "Ada" },
  black: { kind: "person", name: "Boris" },
  match_to: 3,
  auto_forced: true,
};

/** Whether one side has few pips to go, and wins the match when it has gone them. */
function isNearTheEnd({ score, white, black }: TableView): boolean {
  const wins = (units: number, pips: number, others: number) =>
    pips <= 15 && units + (others === 0 ? 2 : 1) >= score.to;
  return wins(score.white, white.pips, black.off) || wins(score.black, black.pips, white.off);
}

/** Makes the clip of the cascade: a GIF of many frames that ends as one. */
async function checkClip(page: Page): Promise<void> {
  const [download] = await Promise.all([
    page.waitForEvent("download"),
    page.locator("[data-clip]").click(),
  ]);
  const bytes = readFileSync(await download.path());
  expect(bytes.subarray(0, 6).toString("latin1")).toBe("GIF89a");
  expect(bytes.at(-1)).toBe(0x3b);
  // Each frame is announced by a block of its delay.
  const frames = bytes.toString("latin1").split("\x21\xF9\x04").length - 1;
  expect(frames).toBeGreaterThan(20);
  expect(bytes.length).toBeLessThan(1 << 20);
}

describe.skipIf(!binary)("the end of a match", () => {
  const shared = share(() => startReal());

  it("tells all within five seconds, or after the first look, and shows a moment meanwhile", async () => {
    const { page, errors, close } = await openPage(shared.browser, {}, INSTANT);
    onTestFinished(close);
    const { url } = shared.server;
    // All but the end is played without a page.
    const table = await SocketTable.create(url, MATCH);
    await table.playOn(isNearTheEnd);
    table.close();
    await openTable(page, url, table.id);
    await page.evaluate(() => {
      // When the card was there for the last time, and when it had told all.
      const times = { card: 0, all: 0 };
      Object.assign(window, { times });
      new MutationObserver(() => {
        const hasCard = document.querySelector('[data-scene="result"]') !== null;
        times.card = hasCard ? times.card || performance.now() : 0;
        if (document.querySelector(".end .verdict")) times.all ||= performance.now();
      }).observe(document, { subtree: true, childList: true });
    });

    const asked = await playOn(page);
    expect(asked.kind).toBe("lobby");
    await page.locator('[data-moment="cascade"]').click();
    await page.locator(".end .verdict").waitFor();
    await checkClip(page);
    const took = await page.evaluate(() => {
      const { times } = window as unknown as { times: { card: number; all: number } };
      return times.all - times.card;
    });
    const [review] = (await (await fetch(`${url}/api/analyses`)).json()) as ReviewSummary[];
    const read = await fetch(`${url}/api/analyses/${review?.id}`);
    const { progress } = ((await read.json()) as ReviewView).figures;
    expect(took < LIMIT_MS || progress.plies === 0, `${took} ms`).toBe(true);
    expect(await page.locator("[data-moment]").count()).toBeGreaterThan(2);
    expect(await violations(page)).toEqual([]);
    await savePicture(page, "end-desktop");
    await page.setViewportSize(PHONE);
    // The board is drawn anew for the other size.
    await expect.poll(() => overflow(page)).toEqual([]);
    await page.locator(".end .verdict").waitFor();
    await savePicture(page, "end-phone");
    const rematch = await page.locator('[data-action="rematch"]').boundingBox();
    expect((rematch?.y ?? PHONE.height) + (rematch?.height ?? 0)).toBeLessThanOrEqual(PHONE.height);
    expect(errors).toEqual([]);
  });
});
