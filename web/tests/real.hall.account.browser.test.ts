/** Accounts at real browsers: a guest signs up, signs in on a phone, and loses the password. */

import type { Page } from "playwright-core";
import { describe, expect, it } from "vitest";
import { violations } from "./help/axe";
import { DESKTOP, overflow, PHONE, savePicture } from "./help/browser";
import { sitDown, visit } from "./help/hall";
import { binary, startHall } from "./help/server";
import { shareAfresh } from "./help/shared";

const PASSWORD = "quartz lantern orbit mulberry";
const OTHER = "velvet anchor thistle harbour";

/** Opens the page of the account. */
async function account(page: Page): Promise<void> {
  await page.goto(new URL("/account", page.url()).href);
  await page.locator("h1").waitFor();
}

/** Fills the open form in and sends it. */
async function enter(page: Page, name: string, password: string): Promise<void> {
  await page.getByLabel("Name").fill(name);
  await page.getByLabel(/password/i).fill(password);
  await page.locator('[data-action="enter"]').click();
}

describe.skipIf(!binary)("an account", () => {
  const shared = shareAfresh(() => startHall());

  it("keeps the games of a guest, on every device", async () => {
    const { ada, boris } = await sitDown(shared.browser, shared.server.url);
    const table = ada.page.url();
    await account(ada.page);
    await ada.page.getByText("Your games as Ada stay yours").waitFor();
    expect(await ada.page.getByLabel("Name").inputValue()).toBe("Ada");
    expect(await violations(ada.page)).toEqual([]);
    await savePicture(ada.page, "account-new-desktop");
    await enter(ada.page, "Ada", "password123");
    expect(await ada.page.getByRole("alert").textContent()).toContain("easy to guess");
    await enter(ada.page, "Ada", PASSWORD);
    await ada.page.locator('[data-action="codes-kept"]').waitFor();
    const codes = await ada.page.locator("ol code").allTextContents();
    expect(codes).toHaveLength(10);
    expect(await violations(ada.page)).toEqual([]);
    await savePicture(ada.page, "account-codes-desktop");
    await ada.page.locator('[data-action="codes-kept"]').click();
    await ada.page.locator('[data-action="sign-out"]').waitFor();
    await savePicture(ada.page, "account-own-desktop");
    await ada.page.goto(table);
    await ada.page.waitForSelector(".board[aria-busy=false] svg");

    const phone = await visit(shared.browser, shared.server.url, PHONE);
    await account(phone.page);
    await savePicture(phone.page, "account-new-phone");
    expect(await overflow(phone.page)).toEqual([]);
    await phone.page.getByRole("tab", { name: "Sign in" }).click();
    await enter(phone.page, "ada", OTHER);
    expect(await phone.page.getByRole("alert").textContent()).toContain("wrong");
    await enter(phone.page, "ada", PASSWORD);
    await phone.page.locator('[data-action="sign-out"]').waitFor();
    expect(await phone.page.locator('[data-part="sessions"] li').count()).toBe(2);
    expect(await violations(phone.page)).toEqual([]);
    expect(await overflow(phone.page)).toEqual([]);
    await savePicture(phone.page, "account-own-phone");
    await phone.page.goto(table);
    await phone.page.waitForSelector(".board[aria-busy=false] svg");
    const seats = [ada.page, phone.page].map((page) =>
      page.locator(".bottom .strip").getAttribute("data-seat"),
    );
    const [desk, second] = await Promise.all(seats);
    expect(desk).toBe(second);

    // The password is lost: a printed code opens the account, and closes it everywhere else.
    const found = await visit(shared.browser, shared.server.url, DESKTOP);
    await account(found.page);
    await found.page.getByRole("tab", { name: "Sign in" }).click();
    await found.page.locator('[data-action="lost"]').click();
    await found.page.getByLabel("Recovery code").fill(codes[3] ?? "");
    await enter(found.page, "Ada", OTHER);
    await found.page.getByText("9 recovery codes are left").waitFor();
    await account(phone.page);
    await phone.page.getByRole("tab", { name: "Sign in" }).waitFor();

    await found.page.locator('[data-action="delete"]').click();
    await found.page.getByRole("dialog").getByLabel("Password").fill(OTHER);
    await savePicture(found.page, "account-delete-desktop");
    await found.page.locator('[data-action="confirm"]').click();
    await found.page.getByRole("tab", { name: "Sign in" }).waitFor();
    await found.page.getByLabel("Name").fill("Ada");
    await enter(found.page, "Ada", PASSWORD);
    expect(await found.page.getByRole("alert").textContent()).toContain("taken");
    for (const { errors } of [ada, boris, phone, found]) expect(errors).toEqual([]);
    for (const one of [ada, boris, phone, found]) await one.close();
  });

  it("is read from right to left in Arabic", async () => {
    const phone = await visit(shared.browser, shared.server.url, PHONE);
    await phone.page.evaluate(() => {
      localStorage.setItem("rosespring.settings", JSON.stringify({ language: "ar" }));
    });
    await account(phone.page);
    await savePicture(phone.page, "account-arabic-phone");
    expect(await overflow(phone.page)).toEqual([]);
    await phone.close();
  });
});
