/** What the service worker does for a hall: shows a notification when a message comes. */

import type { WorkerScope } from "../offline/scope";
import type { PushView } from "../wire";
import { CACHE, readMessage, readTexts, TEXTS } from "./message";

/** Hears messages of the hall while no page is open. */
export function listen(scope: WorkerScope): void {
  scope.addEventListener("push", (event) => {
    event.waitUntil(show(scope, event.data?.text() ?? ""));
  });
  scope.addEventListener("notificationclick", (event) => {
    event.notification.close();
    const path: unknown = event.notification.data;
    event.waitUntil(open(scope, typeof path === "string" ? path : "/"));
  });
  // A browser may replace a subscription by itself: the hall must know the new one.
  scope.addEventListener("pushsubscriptionchange", (event) => event.waitUntil(renew(scope)));
}

async function show(scope: WorkerScope, text: string): Promise<void> {
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

/** Goes to a page: in a tab that shows it already, or else in a new one. */
async function open(scope: WorkerScope, path: string): Promise<void> {
  const url = new URL(path, self.location.origin).href;
  const tabs = await scope.clients.matchAll({ type: "window", includeUncontrolled: true });
  const there = tabs.find((tab) => tab.url === url);
  if (there) await there.focus();
  else await scope.clients.openWindow(url);
}

async function renew(scope: WorkerScope): Promise<void> {
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
