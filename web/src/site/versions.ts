/**
 * The installed files of the page and their newer versions. A new version is installed beside the old
 * one. It takes over when a person asks for it and no tab shows a table.
 */

import type { TakeOver } from "../app/host";
import { page, WORKER } from "../app/roles";
import type { FromPage } from "../offline/scope";

/** The lock that each tab shares while it shows a table. */
const TABLES = "rosespring-tables";
/** Milliseconds between two attempts to take over while another tab shows a table. */
const ATTEMPT_MS = 1000;
/** Minimum number of milliseconds between two searches for a new version, when the page is shown. */
const SEARCH_MS = 60 * 60 * 1000;
/** Milliseconds after which the files that nobody has needed yet are stored. */
const REST_MS = 5000;

let leave: (() => void) | null = null;

/** Tells the other tabs whether this one shows a table. */
export function showTables(some: boolean): void {
  if (some === (leave !== null) || !navigator.locks) return;
  leave?.();
  leave = null;
  if (!some) return;
  const left = new Promise<void>((resolve) => {
    leave = resolve;
  });
  void navigator.locks.request(TABLES, { mode: "shared" }, () => left);
}

const { connection } = navigator as { connection?: { saveData?: boolean } };
const savesData = connection?.saveData === true;

/**
 * A page of plain files is stored at once. That of a hall is when it is quiet: many come for a game
 * with somebody, for which the server is needed.
 */
const registered = new Promise((resolve) => setTimeout(resolve, page.hasServer ? REST_MS : 0))
  .then(() => (page.hasServer && savesData ? null : register()))
  // The page works without it while the host can be reached.
  .catch(() => null);

const register = () =>
  navigator.serviceWorker?.register(WORKER, { updateViaCache: "none" }) ?? null;

/** Calls `ready` when a newer version waits, with a function that lets it take over. */
export async function watchVersions(ready: (takeOver: TakeOver) => void): Promise<void> {
  const registration = await registered;
  if (!registration) return;
  const look = () => {
    const { waiting } = registration;
    if (waiting && navigator.serviceWorker.controller) ready(() => takeOver(registration));
  };
  const watch = () => registration.installing?.addEventListener("statechange", look);
  registration.addEventListener("updatefound", watch);
  // It may be on its way already.
  watch();
  look();
}

/**
 * Lets the waiting version take over as soon as no tab shows a table; the page then loads again.
 * Resolves to false if a tab shows one now.
 */
async function takeOver(registration: ServiceWorkerRegistration): Promise<boolean> {
  const now = await attempt(registration);
  if (!now) void attemptLater(registration);
  return now;
}

/** Takes over once no tab has shown a table twice: one that is loading again shows it in a moment. */
async function attemptLater(registration: ServiceWorkerRegistration): Promise<void> {
  const pause = () => new Promise((resolve) => setTimeout(resolve, ATTEMPT_MS));
  const isFree = () =>
    navigator.locks.request(TABLES, { ifAvailable: true }, (lock) => lock !== null);
  do await pause();
  while (!(await isFree()));
  await pause();
  if (!(await attempt(registration))) await attemptLater(registration);
}

function attempt({ waiting }: ServiceWorkerRegistration): Promise<boolean> {
  return navigator.locks.request(TABLES, { ifAvailable: true }, async (lock) => {
    if (!lock) return false;
    const replaced = new Promise((resolve) => {
      navigator.serviceWorker.addEventListener("controllerchange", resolve, { once: true });
    });
    say(waiting, "take-over");
    // No tab opens a table until the new version is there.
    await replaced;
    return true;
  });
}

/** Loads the page again when another version has taken over, and looks for one now and then. */
function follow({ serviceWorker }: Navigator): void {
  let isControlled = serviceWorker.controller !== null;
  serviceWorker.addEventListener("controllerchange", () => {
    // The first version takes over a page that came from the host; nothing changes for it.
    if (isControlled) location.reload();
    isControlled = true;
  });
  let searched = Date.now();
  document.addEventListener("visibilitychange", () => {
    if (document.visibilityState !== "visible" || Date.now() - searched < SEARCH_MS) return;
    searched = Date.now();
    void registered.then((registration) => registration?.update()).catch(() => {});
  });
}

/**
 * Stores the rest of the files, unless the person saves data: when the page has been quiet, or when
 * the person leaves it before, since the worker lives on.
 */
async function storeRest(): Promise<void> {
  const { active } = await navigator.serviceWorker.ready;
  if (savesData) return;
  // What is stored already is not fetched again.
  const store = () => say(active, "store-rest");
  setTimeout(store, REST_MS);
  document.addEventListener("visibilitychange", store, { once: true });
}

/** Stores what this page has loaded while no worker could see it. */
async function storeLoaded(): Promise<void> {
  const { active } = await navigator.serviceWorker.ready;
  const loaded = performance.getEntriesByType("resource").map(({ name }) => name);
  say(active, { store: loaded });
}

const say = (worker: ServiceWorker | null, message: FromPage) => worker?.postMessage(message);

/** Stores what an own game needs without a network, once there is one. */
export function keepForOwnGames(): void {
  if (page.hasServer && navigator.serviceWorker) void storeRest();
}

if (navigator.serviceWorker) {
  follow(navigator);
  void (page.hasServer ? storeLoaded() : storeRest());
}
