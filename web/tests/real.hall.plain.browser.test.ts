/** A hall in a network without certificates: pages by plain http, and browsers that store nothing. */

import { describe, expect, it } from "vitest";
import { violations } from "./help/axe";
import { launchWith, overflow, PHONE, savePicture } from "./help/browser";
import { playUntil, sitDown, visit } from "./help/hall";
import { binary, startHall } from "./help/server";
import { shareAfresh } from "./help/shared";

/** A name for this machine whose pages browsers do not take for secure ones. */
const HOST = "hall.test";

describe.skipIf(!binary)("a hall by plain http", () => {
  const shared = shareAfresh(() => startHall([], 0, HOST));

  it("throws the dice of three", async () => {
    const browser = await launchWith(`--host-resolver-rules=MAP ${HOST} 127.0.0.1`);
    const { ada, boris, pages } = await sitDown(browser, shared.server.url);
    expect(await ada.page.evaluate(() => isSecureContext)).toBe(false);
    let turns = 3;
    await playUntil(pages, ({ kind }) => kind === "done" && --turns === 0);
    for (const { page } of [ada, boris])
      expect(await page.getByRole("alertdialog").count()).toBe(0);
    // What is sealed for another device needs a page that came by https.
    await ada.page.goto(`${shared.server.url}/people`);
    await ada.page.getByText("Your games").waitFor();
    expect(await ada.page.locator('[data-action="add-device"]').count()).toBe(0);
    expect([...ada.errors, ...boris.errors]).toEqual([]);
    await browser.close();
  });

  it("says before anybody sits down that a browser stores nothing", async () => {
    const browser = await launchWith(`--host-resolver-rules=MAP ${HOST} 127.0.0.1`);
    const { page, errors } = await visit(browser, "about:blank", PHONE);
    await page.addInitScript(() => {
      IDBFactory.prototype.open = () => {
        throw new DOMException("not here", "SecurityError");
      };
    });
    await page.goto(`${shared.server.url}/people`);
    await page.locator('[data-part="no-storage"]').waitFor();
    await savePicture(page, "hall-no-storage");
    expect(await violations(page)).toEqual([]);
    expect(await overflow(page)).toEqual([]);
    expect(errors).toEqual([]);
    await browser.close();
  });
});
