/** Notices of two people at two browsers: who looks elsewhere hears whose turn it is. */

import type { Page, Worker } from "playwright-core";
import { describe, expect, it, onTestFinished } from "vitest";
import { violations } from "./help/axe";
import { DESKTOP, launchWhole, overflow, PHONE, savePicture } from "./help/browser";
import { DICE } from "./help/dice";
import { invite, pictures, playWhile, visit } from "./help/hall";
import { binary, startHall } from "./help/server";
import { shareAfresh } from "./help/shared";

const bell = (page: Page) => page.locator('[data-action="notices"]');
const panel = (page: Page) => page.locator('[data-part="notices"]');
const count = async (page: Page) => (await bell(page).locator(".count").count()) > 0;

/** Opens the panel in a language, light or dark. */
async function show(page: Page, language: string, mode: "dark" | "light"): Promise<void> {
  await page.evaluate(
    (chosen) => {
      const key = "rosespring.settings";
      const kept = JSON.parse(localStorage.getItem(key) ?? "{}") as object;
      localStorage.setItem(key, JSON.stringify({ ...kept, ...chosen }));
    },
    { language, mode },
  );
  await page.reload();
  await bell(page).click();
  await panel(page).waitFor();
  expect(await overflow(page)).toEqual([]);
  expect(await violations(page)).toEqual([]);
  await savePicture(page, `hall-notices-${language}-${mode}`);
}

describe.skipIf(!binary)("in a hall with notices", () => {
  const shared = shareAfresh(() => startHall(DICE.gulBara.split(/\s+/)));

  it("a player who looks elsewhere hears of their turn and goes to the table", async () => {
    const [ada, boris] = await Promise.all(
      [DESKTOP, PHONE].map((viewport) => visit(shared.browser, shared.server.url, viewport)),
    );
    if (!ada || !boris) throw new Error("two browsers");
    // The hall does not know them yet.
    await boris.page.locator("h1").waitFor();
    expect(await bell(boris.page).count()).toBe(0);
    const link = await invite(ada.page, "Ada", async (page) => {
      await page.getByRole("combobox", { name: /^Time/ }).selectOption("days-1");
    });
    await boris.page.goto(link);
    await boris.page.getByRole("button", { name: "Sit down" }).click();
    for (const page of [ada.page, boris.page]) {
      await page.waitForSelector(".board[aria-busy=false] svg");
    }
    const table = boris.page.url();

    await boris.page.goto(new URL("/tournaments", table).href);
    await bell(boris.page).waitFor();
    expect(await count(boris.page)).toBe(false);
    await playWhile(ada.page, () => count(boris.page));
    expect(await bell(boris.page).getAttribute("aria-label")).toBe("Notices: 1 new");
    await boris.page.getByRole("status").getByText("Your turn against Ada").waitFor();
    await pictures([boris.page], "hall-bell");
    await bell(boris.page).click();
    await panel(boris.page).getByText("Your turn against Ada").waitFor();
    await pictures([boris.page], "hall-notices");
    expect(await overflow(boris.page)).toEqual([]);
    expect(await violations(boris.page)).toEqual([]);
    await boris.page.keyboard.press("Escape");
    await expect.poll(() => count(boris.page)).toBe(false);

    await bell(boris.page).click();
    await panel(boris.page).getByRole("link").click();
    await boris.page.waitForURL(table);
    await boris.page.waitForSelector(".board[aria-busy=false] svg");
    // Ada leaves her table, and her turn comes back to her.
    await ada.page.goto(new URL("/account", table).href);
    await bell(ada.page).waitFor();
    await playWhile(boris.page, () => count(ada.page));
    await bell(ada.page).click();
    await panel(ada.page).getByText("Your turn against Guest").waitFor();
    await panel(ada.page)
      .getByRole("button", { name: /^Remove:/ })
      .click();
    await panel(ada.page).getByText("Nothing new").waitFor();
    await pictures([ada.page], "hall-notices-none");

    await ada.page.goto(table);
    await ada.page.waitForSelector(".board[aria-busy=false] svg");
    await boris.page.goto(new URL("/", table).href);
    await playWhile(ada.page, () => count(boris.page));
    for (const [language, mode] of [
      ["ar", "light"],
      ["de", "dark"],
    ] as const) {
      await show(boris.page, language, mode);
    }
    expect([...ada.errors, ...boris.errors]).toEqual([]);
    await ada.close();
    await boris.close();
  });

  it("a browser is told while no page is open, in the language last used", async () => {
    const browser = await launchWhole();
    onTestFinished(() => browser.close());
    const ada = await visit(browser, shared.server.url, PHONE);
    const { page } = ada;
    const context = page.context();
    await context.grantPermissions(["notifications"], { origin: shared.server.url });
    // The service of the browser is not reached here; all else is real.
    await context.addInitScript(subscribeHere);
    await page.reload();
    await invite(page, "Ada");
    await page.goto(new URL("/tournaments", shared.server.url).href);
    await bell(page).click();
    await panel(page).locator('[data-device="off"]').waitFor();
    await pictures([page], "hall-notices-device");
    const toggle = panel(page).getByRole("switch", { name: "Tell me on this device" });
    await toggle.click();
    await panel(page).locator('[data-device="on"]').waitFor();
    expect(await toggle.getAttribute("aria-checked")).toBe("true");
    expect(await violations(page)).toEqual([]);
    await show(page, "de", "dark");
    await panel(page).locator('[data-device="on"]').waitFor();
    await savePicture(page, "hall-notices-device-de-dark");

    const worker = context.serviceWorkers()[0];
    if (!worker) throw new Error("a service worker");
    const shown = () =>
      worker.evaluate(async () => {
        const { registration } = self as unknown as { registration: ServiceWorkerRegistration };
        const all = await registration.getNotifications();
        return all.map(({ title, body, lang, data }) => [title, body, lang, data as unknown]);
      });
    const deliver = await pushesTo(page);
    const handled = await countHandled(worker);
    await deliver('{"kind":"turn","path":"/table/abc"}');
    await expect.poll(handled).toBe(1);
    // The page that is looked at shows the notice itself.
    expect(await shown()).toEqual([]);
    await page.goto("about:blank");
    await deliver('{"kind":"turn","path":"/table/abc"}');
    await expect.poll(shown).toEqual([["Rosespring", "Du bist am Zug.", "de", "/table/abc"]]);

    await page.goto(new URL("/tournaments", shared.server.url).href);
    await bell(page).click();
    await panel(page).getByRole("switch").click();
    await panel(page).locator('[data-device="off"]').waitFor();
    expect(ada.errors).toEqual([]);
    await ada.close();
  });
});

/** Replaces the push service of a browser: a subscription with real keys at a known service. */
function subscribeHere(): void {
  const kept = "test.subscription";
  const made = (json: PushSubscriptionJSON) => ({
    toJSON: () => json,
    unsubscribe: () => {
      localStorage.removeItem(kept);
      return Promise.resolve(true);
    },
  });
  Object.assign(PushManager.prototype, {
    getSubscription() {
      const json = localStorage.getItem(kept);
      const found = json === null ? null : made(JSON.parse(json) as PushSubscriptionJSON);
      return Promise.resolve(found);
    },
    async subscribe({ applicationServerKey }: { applicationServerKey: string }) {
      if (applicationServerKey.length !== 87) throw new Error("the key of the hall");
      const kind = { name: "ECDH", namedCurve: "P-256" };
      const keys = await crypto.subtle.generateKey(kind, true, ["deriveBits"]);
      const raw = new Uint8Array(await crypto.subtle.exportKey("raw", keys.publicKey));
      const text = (bytes: Uint8Array) =>
        btoa(String.fromCharCode(...bytes))
          .replaceAll("+", "-")
          .replaceAll("/", "_")
          .replaceAll("=", "");
      const json = {
        endpoint: "https://fcm.googleapis.com/fcm/send/test",
        keys: { p256dh: text(raw), auth: text(new Uint8Array(16)) },
      };
      localStorage.setItem(kept, JSON.stringify(json));
      return made(json);
    },
  });
}

/** Counts the events that a service worker has dealt with from now on. */
async function countHandled(worker: Worker): Promise<() => Promise<number>> {
  type Counting = typeof globalThis & { handled: number };
  await worker.evaluate(() => {
    const counting = globalThis as Counting;
    counting.handled = 0;
    const { prototype } = Reflect.get(globalThis, "ExtendableEvent") as {
      prototype: { waitUntil: (work: Promise<unknown>) => void };
    };
    const { waitUntil } = prototype;
    prototype.waitUntil = function (work) {
      waitUntil.call(this, work);
      void Promise.allSettled([work]).then(() => counting.handled++);
    };
  });
  return () => worker.evaluate(() => (globalThis as Counting).handled);
}

/** A way to deliver messages to the service worker of a page, as the browser's service does. */
async function pushesTo(page: Page): Promise<(data: string) => Promise<void>> {
  const session = await page.context().newCDPSession(page);
  const origin = new URL(page.url()).origin;
  const registration = new Promise<string>((resolve) => {
    session.on("ServiceWorker.workerRegistrationUpdated", ({ registrations }) => {
      const [first] = registrations;
      if (first) resolve(first.registrationId);
    });
  });
  await session.send("ServiceWorker.enable");
  const registrationId = await registration;
  return async (data) => {
    await session.send("ServiceWorker.deliverPushMessage", { origin, registrationId, data });
  };
}
