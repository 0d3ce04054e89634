/** On a phone nothing lies over the turn line, the strips and the points, whatever the page says. */

import type { Page } from "playwright-core";
import { describe, expect, it, onTestFinished } from "vitest";
import type { NewTable } from "../src/wire";
import { INSTANT, notice, openPage, openTable, PHONE, savePicture } from "./help/browser";
import { actOn, nextAction } from "./help/player";
import { binary, post, startReal } from "./help/server";
import { shareBrowser } from "./help/shared";

const GAME: NewTable = {
  rules: "gul-bara",
  white: { kind: "person", name: "You" },
  black: { kind: "computer", level: 1 },
  match_to: 1,
  auto_forced: true,
};
/** Actions of the player that lead through throws, stages, a cascade and hand-overs. */
const ACTIONS = 40;

/** What lies under something else: the turn line, the strips and the points. */
const covered = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const isPart = (one: Element) => /^(\d+|)$/.test(one.getAttribute("data-spot") ?? "");
    const all = [...document.querySelectorAll("[data-turn], .strip, [data-spot]")];
    const parts = all.filter(isPart);
    return parts.flatMap((part) => {
      const { left, right, top, bottom, width } = part.getBoundingClientRect();
      const spots = [left + 3, (left + right) / 2, right - 3].map((x) =>
        document.elementFromPoint(x, (top + bottom) / 2),
      );
      const over = spots.find((spot) => spot?.closest(".notice, .actions, dialog, .sheet"));
      const isOut = top < 0 || bottom > innerHeight;
      if (width === 0 || (!over && !isOut)) return [];
      const name = part.getAttribute("data-spot") ?? part.className;
      return [`${name}: ${over?.className}`];
    });
  });

describe.skipIf(!binary)("on a phone", () => {
  const shared = shareBrowser();

  it("nothing covers the turn line, the strips and the points in any phase", async () => {
    const server = await startReal(["6-1", "3-3", "4-2", "1-1"]);
    onTestFinished(() => server.stop());
    const options = { viewport: PHONE };
    const { page, errors, close } = await openPage(shared.browser, options, INSTANT);
    onTestFinished(close);
    // A newcomer, who gets all tips.
    await page.addInitScript(() => localStorage.removeItem("rosespring.coach"));
    const { id } = await post<{ id: string }>(`${server.url}/api/tables`, GAME);
    await openTable(page, server.url, id);
    const seen = new Set<string>();
    const look = async () => {
      const kinds = await notice(page).evaluateAll((all) =>
        all.map((one) => one.getAttribute("data-notice") ?? ""),
      );
      for (const kind of kinds) seen.add(kind);
      const phase = await page.locator("main.table").getAttribute("data-phase");
      seen.add(phase ?? "");
      expect(await covered(page), `${phase}, ${kinds.join()}`).toEqual([]);
    };

    let asked = await nextAction(page);
    for (let done = 0; done < ACTIONS && asked.kind !== "lobby"; done++) {
      await look();
      if (asked.kind === "step" && !seen.has("refused")) {
        await page.locator('[data-spot][aria-disabled="true"]').first().click({ force: true });
        await notice(page, "refused").waitFor();
        await look();
      }
      asked = await actOn(page, asked);
    }
    await savePicture(page, "covered-phone");
    await server.kill();
    await notice(page, "connection").waitFor();
    await look();
    await savePicture(page, "covered-lost-phone");
    for (const kind of ["throw", "play", "coach", "refused", "connection"])
      expect([...seen]).toContain(kind);
    expect(errors).toEqual([]);
  });
});
