/** How often a person touches a page. */

import type { Page } from "playwright-core";

/**
 * Counts the taps on a page from its next load on, also across loads: each press of a pointer, and
 * each text field that is filled, which a person taps first.
 */
export async function countTaps(page: Page): Promise<() => Promise<number>> {
  await page.addInitScript(() => {
    const count = () => {
      const taps = Number(sessionStorage.getItem("taps"));
      sessionStorage.setItem("taps", String(taps + 1));
    };
    addEventListener("pointerdown", count, true);
    addEventListener("focusin", ({ target }) => {
      if (target instanceof HTMLInputElement && target.type === "text") count();
    });
  });
  return () => page.evaluate(() => Number(sessionStorage.getItem("taps")));
}
