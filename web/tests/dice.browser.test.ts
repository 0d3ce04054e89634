/** "Check the dice" on the real server: a finished match is fair, and a changed record is not. */

import { describe, expect, it, onTestFinished } from "vitest";
import { DESKTOP, openPage, PHONE, press, savePicture } from "./help/browser";
import { sitDown } from "./help/play";
import { binary, startReal } from "./help/server";
import { share } from "./help/shared";

/** Changes the second die thrown in a record. */
function changeDie(record: string): string {
  return record.replace(/"dice":\[(\d),(\d)\]/, (_, first, second) => {
    const other = second === "6" ? 5 : Number(second) + 1;
    return `"dice":[${first},${other}]`;
  });
}

describe.skipIf(!binary)("the dice", () => {
  const shared = share(startReal);

  for (const [name, viewport] of Object.entries({ desktop: DESKTOP, phone: PHONE })) {
    it(`are checked in the browser, ${name}`, async () => {
      const { page, errors, close } = await openPage(shared.browser, { viewport });
      onTestFinished(close);
      await page.goto(shared.server.url);
      await sitDown(page, "Gioul", false);
      const id = new URL(page.url()).pathname.split("/").pop() ?? "";
      await press(page, "throw");

      await page.goto(`${shared.server.url}/dice/${id}`);
      await page.waitForSelector('[data-verdict="sealed"]');
      const { record, text } = await page.evaluate(async (table) => {
        const answer = await fetch(`/api/tables/${table}/record`);
        const text = await answer.text();
        return { record: JSON.parse(text), text };
      }, id);
      const promised = await page.locator("dd").first().innerText();
      expect(promised).toBe(record.dice_commitment);

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
