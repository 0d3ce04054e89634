/** Passkeys at real browsers, with the virtual authenticator of Chromium. */

import type { Page } from "playwright-core";
import { describe, expect, it } from "vitest";
import { violations } from "./help/axe";
import { DESKTOP, overflow, PHONE, savePicture } from "./help/browser";
import { sitDown, visit } from "./help/hall";
import { binary, startHall } from "./help/server";
import { shareAfresh } from "./help/shared";

const PASSWORD = "quartz lantern orbit mulberry";

/** What an authenticator stores of a passkey. */
interface StoredKey {
  credentialId: string;
  isResidentCredential: boolean;
  rpId?: string;
  privateKey: string;
  userHandle?: string;
  signCount: number;
}

/** Gives the browser of a page an authenticator, as a phone has one: it shows no dialogs. */
async function authenticator(page: Page) {
  const session = await page.context().newCDPSession(page);
  await session.send("WebAuthn.enable");
  const { authenticatorId } = await session.send("WebAuthn.addVirtualAuthenticator", {
    options: {
      protocol: "ctap2",
      transport: "internal",
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  });
  return {
    keys: async (): Promise<StoredKey[]> =>
      (await session.send("WebAuthn.getCredentials", { authenticatorId })).credentials,
    add: (credential: StoredKey) =>
      session.send("WebAuthn.addCredential", { authenticatorId, credential }),
    verifies: (isUserVerified: boolean) =>
      session.send("WebAuthn.setUserVerified", { authenticatorId, isUserVerified }),
  };
}

async function account(page: Page): Promise<void> {
  await page.goto(new URL("/account", page.url()).href);
  await page.locator("h1").waitFor();
}

const action = (page: Page, name: string) => page.locator(`[data-action="${name}"]`);

describe.skipIf(!binary)("a passkey", () => {
  const shared = shareAfresh(() => startHall([], 0, "localhost"));

  it("claims the games of a guest, and signs in elsewhere without a name", async () => {
    const { ada, boris } = await sitDown(shared.browser, shared.server.url);
    const table = ada.page.url();
    const device = await authenticator(ada.page);
    await account(ada.page);
    await action(ada.page, "passkey").waitFor();
    expect(await violations(ada.page)).toEqual([]);
    await savePicture(ada.page, "passkey-new-desktop");
    await device.verifies(false);
    await action(ada.page, "passkey").click();
    expect(await ada.page.getByRole("alert").textContent()).toContain("No passkey was used");
    await device.verifies(true);
    await action(ada.page, "passkey").click();
    await action(ada.page, "codes-kept").waitFor();
    expect(await ada.page.locator("ol code").count()).toBe(10);
    const [key] = await device.keys();
    expect(key).toMatchObject({ isResidentCredential: true, rpId: "localhost" });
    await action(ada.page, "codes-kept").click();
    await ada.page.locator('[data-part="passkeys"]').getByText("not used yet").waitFor();
    expect(await violations(ada.page)).toEqual([]);
    await savePicture(ada.page, "passkey-own-desktop");

    // The passkey is synchronised to the phone.
    const phone = await visit(shared.browser, shared.server.url, PHONE);
    const pocket = await authenticator(phone.page);
    if (key) await pocket.add({ ...key, signCount: key.signCount + 10 });
    await account(phone.page);
    await phone.page.getByRole("tab", { name: "Sign in" }).click();
    await savePicture(phone.page, "passkey-sign-in-phone");
    expect(await overflow(phone.page)).toEqual([]);
    await action(phone.page, "passkey").click();
    await action(phone.page, "sign-out").waitFor();
    await phone.page.locator('[data-part="passkeys"]').getByText(/^used/).waitFor();
    expect(await phone.page.locator('[data-part="sessions"] li').count()).toBe(2);
    expect(await violations(phone.page)).toEqual([]);
    expect(await overflow(phone.page)).toEqual([]);
    await savePicture(phone.page, "passkey-own-phone");
    await phone.page.goto(table);
    await phone.page.waitForSelector(".board[aria-busy=false] svg");

    // The only way into the account stays; the account itself can be deleted with it.
    await account(phone.page);
    const only = phone.page.locator('[data-part="passkeys"]').getByRole("button");
    await only.click();
    await savePicture(phone.page, "passkey-remove-phone");
    await action(phone.page, "confirm").click();
    expect(await phone.page.getByRole("alert").textContent()).toContain("only way");
    await phone.page.getByRole("dialog").getByText("Cancel").click();
    await action(phone.page, "delete").click();
    await action(phone.page, "confirm").click();
    await phone.page.getByRole("tab", { name: "Sign in" }).click();
    await action(phone.page, "passkey").click();
    expect(await phone.page.getByRole("alert").textContent()).toContain("not accepted");
    for (const { errors } of [ada, boris, phone]) expect(errors).toEqual([]);
    for (const one of [ada, boris, phone]) await one.close();
  });

  it("joins a password, and confirms in its place", async () => {
    const desk = await visit(shared.browser, shared.server.url, DESKTOP);
    const { page } = desk;
    const device = await authenticator(page);
    await account(page);
    await page.getByLabel("Name").fill("Carla");
    await page.getByLabel(/password/i).fill(PASSWORD);
    await action(page, "enter").click();
    await action(page, "codes-kept").click();
    await action(page, "add-passkey").click();
    await page.getByLabel("Name of the passkey").fill("Desk");
    await page.getByRole("dialog").getByLabel("Password").fill("wrong");
    await action(page, "confirm").click();
    expect(await page.getByRole("alert").textContent()).toContain("wrong");
    await page.getByRole("dialog").getByLabel("Password").fill(PASSWORD);
    expect(await violations(page)).toEqual([]);
    await savePicture(page, "passkey-add-desktop");
    await action(page, "confirm").click();
    await page.getByText("The passkey is added.").waitFor();
    expect(await device.keys()).toHaveLength(1);
    const listed = page.locator('[data-part="passkeys"] li');
    expect(await listed.locator("b").allTextContents()).toEqual(["Desk"]);

    // The device has one already.
    await action(page, "add-passkey").click();
    await action(page, "confirm-passkey").click();
    expect(await page.getByRole("alert").textContent()).toContain("already");
    await page.getByRole("dialog").getByText("Cancel").click();

    await action(page, "codes").click();
    await action(page, "confirm-passkey").click();
    await action(page, "codes-kept").click();
    await listed.getByRole("button").click();
    await page.getByRole("dialog").getByLabel("Password").fill(PASSWORD);
    await action(page, "confirm").click();
    await page.getByText("The passkey is removed.").waitFor();
    expect(await listed.count()).toBe(0);
    expect(desk.errors).toEqual([]);
    await desk.close();
  });

  it("is read from right to left in Persian", async () => {
    const phone = await visit(shared.browser, shared.server.url, PHONE);
    await phone.page.evaluate(() => {
      localStorage.setItem("rosespring.settings", JSON.stringify({ language: "fa" }));
    });
    await account(phone.page);
    await action(phone.page, "passkey").scrollIntoViewIfNeeded();
    await savePicture(phone.page, "passkey-persian-phone");
    expect(await overflow(phone.page)).toEqual([]);
    await phone.close();
  });
});
