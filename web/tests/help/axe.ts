/** Runs axe-core on a page, with the rules of WCAG 2.2 AA. */

import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import type { AxeResults } from "axe-core";
import type { Page } from "playwright-core";
import { animationsEnd } from "./browser";

const SOURCE = readFileSync(createRequire(import.meta.url).resolve("axe-core/axe.min.js"), "utf8");
const TAGS = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"];

/** The rules that colours can break. */
const OF_COLOURS = ["color-contrast", "link-in-text-block"];

/** Every violation of a rule about colours. */
export const colourViolations = (page: Page) => check(page, { type: "rule", values: OF_COLOURS });

/** Every violation: its rule, and the elements that break it. */
export const violations = (page: Page) => check(page, { type: "tag", values: TAGS });

async function check(page: Page, runOnly: object): Promise<string[]> {
  // The final colours are checked, not those of a fade.
  await animationsEnd(page);
  if (!(await page.evaluate(() => "axe" in window))) await page.evaluate(SOURCE);
  const found = await page.evaluate(async (rules) => {
    const { axe } = window as unknown as {
      axe: { run: (of: Document, options: object) => Promise<AxeResults> };
    };
    // Without this, axe makes a selector for each element that passes.
    const results = await axe.run(document, { runOnly: rules, resultTypes: ["violations"] });
    return results.violations;
  }, runOnly);
  return found.flatMap(({ id, nodes }) =>
    nodes.map((node) => `${id}: ${node.target.join(" ")}: ${node.failureSummary ?? ""}`),
  );
}
