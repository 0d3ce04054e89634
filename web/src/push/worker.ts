/**
 * The service worker of a hall: shows a notification when a message comes while no page is open. It
 * stores no files and answers no requests.
 */

import type { PushView } from "../wire";
import { CACHE, readMessage, readTexts, TEXTS } from "./message";

/** The part of the scope of a service worker that is used here; the page's types have none. */
interface WorkerScope {
  skipWaiting(): Promise<void>;
  readonly registration: ServiceWorkerRegistration;
  readonly clients: {
    claim(): Promise<void>;
    matchAll(options: { type: "window"; includeUncontrolled: boolean }): Promise<WindowClient[]>;
    openWindow(url: string): Promise<unknown>;
  };
  addEventListener<K extends keyof WorkerEvents>(
    kind: K,
    listener: (event: WorkerEvents[K]) => void,
  ): void;
}

interface WindowClient {
  readonly url: string;
  readonly visibilityState: DocumentVisibilityState;
  focus(): Promise<unknown>;
}

interface LongEvent extends Event {
  waitUntil(work: Promise<unknown>): void;
}

interface WorkerEvents {
  install: LongEvent;
  activate: LongEvent;
  push: LongEvent & { readonly data: { text(): string } | null };
  notificationclick: LongEvent & { readonly notification: Notification };
  pushsubscriptionchange: LongEvent;
}

const scope = self as unknown as WorkerScope;

scope.addEventListener("install", (event) => event.waitUntil(scope.skipWaiting()));
scope.addEventListener("activate", (event) => event.waitUntil(scope.clients.claim()));

scope.addEventListener("push", (event) => {
  event.waitUntil(show(event.data?.text() ?? ""));
});

async function show(text: string): Promise<void> {
  // The page that is looked at shows the notice itself.
  const tabs = await scope.clients.matchAll({ type: "window", includeUncontrolled: true });
  if (tabs.some((tab) => tab.visibilityState === "visible")) return;
  const { kind, path } = readMessage(text);
  const found = await (await caches.open(CACHE)).match(TEXTS);
  const texts = readTexts(found ? await found.text() : null);
  await scope.registration.showNotification(texts.title, {
    body: texts.kinds[kind],
    lang: texts.language,
    dir: texts.dir,
    icon: "/icon.svg",
    // A later message about the same page takes the place of the earlier one.
    tag: `${kind}:${path}`,
    data: path,
  });
}

scope.addEventListener("notificationclick", (event) => {
  event.notification.close();
  const path: unknown = event.notification.data;
  event.waitUntil(open(typeof path === "string" ? path : "/"));
});

/** Goes to a page: in a tab that shows it already, or else in a new one. */
async function open(path: string): Promise<void> {
  const url = new URL(path, self.location.origin).href;
  const tabs = await scope.clients.matchAll({ type: "window", includeUncontrolled: true });
  const there = tabs.find((tab) => tab.url === url);
  if (there) await there.focus();
  else await scope.clients.openWindow(url);
}

/** A browser may replace a subscription by itself: the hall must know the new one. */
scope.addEventListener("pushsubscriptionchange", (event) => event.waitUntil(renew()));

async function renew(): Promise<void> {
  const answer = await fetch("/api/push");
  if (!answer.ok) return;
  const { key, is_on } = (await answer.json()) as PushView;
  if (!is_on || key === undefined) return;
  const options = { userVisibleOnly: true, applicationServerKey: key };
  const subscription = await scope.registration.pushManager.subscribe(options);
  await fetch("/api/push", {
    method: "PUT",
    headers: { "content-type": "application/json" },
    body: JSON.stringify(bodyOf(subscription)),
  });
}

function bodyOf(subscription: PushSubscription) {
  const { endpoint, keys } = subscription.toJSON();
  return { endpoint, p256dh: keys?.["p256dh"], auth: keys?.["auth"] };
}
