/** Whether this browser tells of notices while no page is open, and the switch for it. */

import { WORKER } from "../app/roles";
import { call } from "../app/shared/http";
import { language, t } from "../i18n/messages.svelte";
import type { PushView } from "../wire";
import { CACHE, KINDS, type Kind, type PushTexts, TEXTS } from "./message";

/** What the switch shows. */
export type DeviceState =
  /** The browser cannot do it, or it is not known yet. */
  | "none"
  | "off"
  | "on"
  /** A request is under way. */
  | "busy"
  /** The person forbade it in the settings of the browser. */
  | "denied"
  /** It did not work; another tap tries again. */
  | "failed";

const canPush = (): boolean =>
  window.isSecureContext &&
  "serviceWorker" in navigator &&
  "PushManager" in window &&
  "Notification" in window;

export class Device {
  state = $state<DeviceState>("none");
  #key = "";

  /** Asks whether this browser is told. */
  async look(): Promise<void> {
    if (!canPush()) return;
    try {
      const { key, is_on } = await call<PushView>("GET", "/api/push");
      if (key === undefined) return;
      this.#key = key;
      const isHere = is_on && Notification.permission === "granted" && (await subscription());
      this.state = Notification.permission === "denied" ? "denied" : isHere ? "on" : "off";
      if (isHere) await leaveTexts();
    } catch {
      // Without an answer there is no switch.
      this.state = "none";
    }
  }

  /** Begins to tell this browser. Called on a tap: only then browsers ask the person. */
  async begin(): Promise<void> {
    this.state = "busy";
    try {
      const permission = await Notification.requestPermission();
      if (permission !== "granted") {
        this.state = permission === "denied" ? "denied" : "off";
        return;
      }
      await leaveTexts();
      await navigator.serviceWorker.register(WORKER);
      const { pushManager } = await navigator.serviceWorker.ready;
      // One for another key of the hall cannot be used.
      await (await pushManager.getSubscription())?.unsubscribe();
      const made = await pushManager.subscribe({
        userVisibleOnly: true,
        applicationServerKey: this.#key,
      });
      const { endpoint, keys } = made.toJSON();
      await call("PUT", "/api/push", { endpoint, p256dh: keys?.["p256dh"], auth: keys?.["auth"] });
      this.state = "on";
    } catch {
      this.state = "failed";
    }
  }

  /** Stops to tell this browser. */
  async end(): Promise<void> {
    this.state = "busy";
    try {
      await call("DELETE", "/api/push");
      await (await subscription())?.unsubscribe();
      this.state = "off";
    } catch {
      this.state = "failed";
    }
  }
}

/** Leaves the texts again, in another language, for a browser that has been told before. */
export async function renewTexts(): Promise<void> {
  if (canPush() && (await caches.has(CACHE))) await leaveTexts();
}

async function subscription(): Promise<PushSubscription | null> {
  const registration = await navigator.serviceWorker.getRegistration("/");
  return (await registration?.pushManager.getSubscription()) ?? null;
}

/** Leaves the texts of notifications for the service worker, in the language of the page. */
async function leaveTexts(): Promise<void> {
  const kinds = KINDS.map((kind) => [kind, t(`notices-push-${kind}`)]);
  const { code, dir } = language();
  const texts: PushTexts = {
    language: code,
    dir,
    title: t("play-app-name"),
    kinds: Object.fromEntries(kinds) as Record<Kind, string>,
  };
  const cache = await caches.open(CACHE);
  await cache.put(TEXTS, new Response(JSON.stringify(texts)));
}

/** The browser in which the page is shown. */
export const device = new Device();
