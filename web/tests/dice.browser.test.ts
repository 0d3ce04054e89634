/** "Check the dice", once a transport: a finished match is fair, and a changed record is not. */

import { readFileSync } from "node:fs";
import type { Page } from "playwright-core";
import { describe, expect, it, onTestFinished } from "vitest";
import { chainVectors } from "../tools/vectors.mjs";
import { violations } from "./help/axe";
import { DESKTOP, openPage, PHONE, press, savePicture } from "./help/browser";
import { addressShown, hasHost, isServer, startHost } from "./help/host";
import { sitDown } from "./help/play";
import { startServer } from "./help/server";
import { share } from "./help/shared";

/** Changes the second die thrown in a record. */
function changeDie(record: string): string {
  return record.replace(/"dice":\[(\d),(\d)\]/, (_, first, second) => {
    const other = second === "6" ? 5 : Number(second) + 1;
    return `"dice":[${first},${other}]`;
  });
}

/** Saves the match at the table shown; returns the text of the file. */
async function savedRecord(page: Page): Promise<string> {
  const size = page.viewportSize();
  // A phone has the button behind another one.
  await page.setViewportSize(DESKTOP);
  await page.getByRole("button", { name: "Save", exact: true }).click();
  const dialog = page.getByRole("dialog");
  await dialog.getByText("This format holds everything.").waitFor();
  const saving = page.waitForEvent("download");
  await dialog.getByRole("button", { name: /^Save / }).click();
  const text = readFileSync(await (await saving).path(), "utf8");
  if (size) await page.setViewportSize(size);
  return text;
}

/** The page of plain files has the same layout. */
const SCREENS = isServer ? { desktop: DESKTOP, phone: PHONE } : { phone: PHONE };

describe.skipIf(!hasHost)("the dice", () => {
  const shared = share(startHost);

  for (const [name, viewport] of Object.entries(SCREENS)) {
    it(`are checked in the browser, ${name}`, async () => {
      const { page, errors, close } = await openPage(shared.browser, { viewport });
      onTestFinished(close);
      await page.goto(`${shared.server.url}/new`);
      await sitDown(page, "Gioul", false);
      const id = addressShown(page).pathname.split("/").pop() ?? "";
      await press(page, "throw");
      const text = await savedRecord(page);

      await page.goto(`${shared.server.url}/dice/${id}`);
      await page.waitForSelector('[data-verdict="sealed"]');
      const promised = await page.locator("dd").first().innerText();
      expect(promised).toBe(JSON.parse(text).dice_commitment);

      await page.goto(`${shared.server.url}/dice`);
      await page.fill("textarea", changeDie(text).replace('"dice_seed":null', '"dice_seed":"00"'));
      await page.click("[data-dice-check]");
      await page.waitForSelector('[data-verdict="form"]');
      await page.fill("textarea", "no record");
      await page.click("[data-dice-check]");
      await page.waitForSelector('[data-verdict="unreadable"]');
      await savePicture(page, `dice-${name}`);
      expect(errors).toEqual([]);
    });
  }
});

/** A record of five throws whose dice both players and the server threw together. */
function linkedRecord(): string {
  const [{ match, rules, white, black, parts }] = chainVectors();
  const [{ commitments, throws }] = parts;
  return JSON.stringify({
    format: "rosespring-record",
    version: 1,
    rules: "gioul",
    white: "Ada",
    black: "Boris",
    match_to: 1,
    dice_links: [
      `match ${match} ${rules} ${white} ${black}`,
      "game 1",
      `commit ${commitments.join(" ")}`,
      ...throws.map(({ links }) => `open ${links.join(" ")}`),
    ],
    games: [
      {
        start: "rs1.gioul.fziT0.fziT0.O",
        entries: throws.map(({ dice }) => ({ kind: "throw", side: "white", dice })),
      },
    ],
    checksum: "",
  });
}

describe.runIf(isServer)("the dice of three", () => {
  const shared = share(startServer);

  it("are checked in the browser, and a changed link is found", async () => {
    const { page, errors, close } = await openPage(shared.browser, { viewport: PHONE });
    onTestFinished(close);
    await page.goto(`${shared.server.url}/dice`);
    const text = linkedRecord();
    await page.fill("textarea", text);
    await page.click("[data-dice-check]");
    await page.waitForSelector('[data-verdict="three"]');
    const said = await page.locator("ol li").allTextContents();
    expect(said).toHaveLength(3);
    expect(said[0]).toContain("Each of the three");
    expect(await violations(page)).toEqual([]);
    await savePicture(page, "dice-three-phone");

    const [, last] = /([0-9a-f])"\],"games"/.exec(text) ?? [];
    const changed = text.replace(/[0-9a-f]"\],"games"/, `${last === "0" ? "1" : "0"}"],"games"`);
    await page.fill("textarea", changed);
    await page.click("[data-dice-check]");
    await page.waitForSelector('[data-verdict="link"]');
    expect(errors).toEqual([]);
  });
});
