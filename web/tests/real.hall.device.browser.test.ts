/** A game that goes on at a second device of a player, who takes the secret of the dice along. */

import type { Page } from "playwright-core";
import { describe, expect, it } from "vitest";
import { violations } from "./help/axe";
import { overflow, PHONE, savePicture } from "./help/browser";
import { inLanguage, pictures, playUntil, resign, sitDown, visit } from "./help/hall";
import { atRest } from "./help/play";
import { binary, startHall } from "./help/server";
import { shareAfresh } from "./help/shared";

describe.skipIf(!binary)("a second device", () => {
  const shared = shareAfresh(() => startHall());

  it("plays on with the chain of the first one, and the first one after it", async () => {
    const { ada, boris, pages } = await sitDown(shared.browser, shared.server.url);
    const table = ada.page.url();
    await playDone(pages, 5);
    const phone = await visit(shared.browser, shared.server.url, PHONE);
    await phone.page.goto(await linkOf(ada.page));
    await expect.poll(() => phone.page.url()).toMatch(/\/device$/);
    await look(phone.page, "hall-device-join");

    await phone.page.locator('[data-action="join-device"]').click();
    await phone.page.getByRole("heading", { name: "Your games" }).waitFor();
    await phone.page.goto(table);
    const onPhone = [phone.page, boris.page];
    await atRest(...onPhone);
    await playDone(onPhone, 4);
    expect(await phone.page.getByRole("alertdialog").count()).toBe(0);

    await ada.page.goto(table);
    await atRest(ada.page, boris.page);
    await playDone(pages, 4);
    await resign(ada.page);
    for (const page of [phone.page, boris.page, ada.page]) {
      await page.locator("a.button[data-dice]").waitFor();
      expect(await page.getByRole("alertdialog").count()).toBe(0);
    }
    expect([...ada.errors, ...phone.errors, ...boris.errors]).toEqual([]);
    for (const one of [ada, phone, boris]) await one.close();
  });

  it("that has no chain may only look, and tells what becomes of the throw", async () => {
    const { ada, boris, pages } = await sitDown(shared.browser, shared.server.url);
    const table = ada.page.url();
    await playDone(pages, 5);
    const phone = await visit(shared.browser, shared.server.url, PHONE);
    // The session alone comes along, as after signing in on another machine.
    await phone.page.context().addCookies(await ada.page.context().cookies());
    await phone.page.goto(table);
    const look = phone.page.locator('[data-action="look"]');
    await look.waitFor();
    await pictures([phone.page], "hall-device-lost");
    expect(await violations(phone.page)).toEqual([]);
    await look.click();
    await phone.page.getByText("You only look.").waitFor();
    await pictures([phone.page], "hall-device-looking");
    expect(await violations(phone.page)).toEqual([]);
    expect(await overflow(phone.page)).toEqual([]);

    await playDone(pages, 3);

    expect(await ada.page.getByRole("alertdialog").count()).toBe(0);
    await phone.page.getByText("You only look.").waitFor();
    expect([...ada.errors, ...phone.errors, ...boris.errors]).toEqual([]);
    for (const one of [ada, phone, boris]) await one.close();
  });
});

/** Plays until this number of turns has been committed. */
async function playDone(pages: Page[], turns: number): Promise<void> {
  let left = turns;
  await playUntil(pages, ({ kind }) => kind === "done" && left-- === 0);
}

/** The link for another device, which a player makes in the lobby. */
async function linkOf(page: Page): Promise<string> {
  await page.goto(new URL("/people", page.url()).href);
  await page.locator('[data-action="add-device"]').click();
  const dialog = page.getByRole("dialog");
  const link = await dialog.getByLabel("Link", { exact: true }).inputValue();
  await pictures([page], "hall-device-add");
  expect(await violations(page)).toEqual([]);
  await inLanguage(page, "ar");
  await page.locator('[data-action="add-device"]').click();
  await page.getByRole("dialog").locator("svg").waitFor();
  await savePicture(page, "hall-device-add-arabic");
  await inLanguage(page, "en");
  await page.locator('[data-action="add-device"]').click();
  const newer = await dialog.getByLabel("Link", { exact: true }).inputValue();
  expect(newer).not.toBe(link);
  return newer;
}

async function look(page: Page, name: string): Promise<void> {
  await savePicture(page, name);
  expect(await violations(page)).toEqual([]);
  expect(await overflow(page)).toEqual([]);
}
