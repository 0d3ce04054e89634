/** What a screen reader reads out by itself. */

import type { Page } from "playwright-core";

type Hearing = typeof globalThis & { heard?: string[] };

/**
 * Notes each text that comes into a live region of the page from now on, in order. Regions count
 * that were there before their text: many screen readers read no others.
 */
export async function listen(page: Page): Promise<() => Promise<string[]>> {
  await page.evaluate(() => {
    const heard: string[] = [];
    (globalThis as Hearing).heard = heard;
    const LIVE = ["polite", "assertive", "log", "status", "alert"];
    const isLive = (region: Element): boolean =>
      LIVE.includes(region.getAttribute("aria-live") ?? region.getAttribute("role") ?? "");
    const regionOf = (node: Node): Element | null => {
      const from = node instanceof Element ? node : node.parentElement;
      return from?.closest("[aria-live], [role=log], [role=status], [role=alert]") ?? null;
    };
    new MutationObserver((changes) => {
      for (const { type, target, addedNodes } of changes) {
        const region = regionOf(target);
        if (!region || !isLive(region)) continue;
        const nodes = type === "characterData" ? [target] : [...addedNodes];
        for (const node of nodes) {
          const text = node.textContent?.replaceAll(/[\u2066-\u2069]/g, "").trim();
          if (text) heard.push(text);
        }
      }
    }).observe(document.body, { childList: true, characterData: true, subtree: true });
  });
  return () => page.evaluate(() => (globalThis as Hearing).heard ?? []);
}
