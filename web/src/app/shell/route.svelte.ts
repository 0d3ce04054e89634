/** The current address within the page. */

import { addressing } from "./address";

const here = () => new URL(location.href);
const START = { path: "/", search: "" };

export const route = $state({
  ...(addressing.read(here(), here()) ?? START),
  /** The number of page changes since the page was loaded. */
  visits: 0,
});

/** The address of a page, for a link. */
export const addressOf = (path: string): string => addressing.of(path);

/** The path of a table. */
export const tablePath = (id: string): string => `/table/${encodeURIComponent(id)}`;

/** Goes to a path of this page. */
export function go(path: string): void {
  history.pushState(null, "", addressOf(path));
  arrive();
  window.scrollTo(0, 0);
}

/** Goes to a path and replaces the current one in the browser's history. */
export function replaceAddress(path: string): void {
  history.replaceState(null, "", addressOf(path));
  arrive();
}

/** The path at which a table's analysis is started. */
export const analysePath = (table: string): string => `/analyse/${encodeURIComponent(table)}`;

/** The path at which the dice of a table are checked. */
export const dicePath = (table: string): string => `/dice/${encodeURIComponent(table)}`;

function arrive(): void {
  const found = addressing.read(here(), here());
  if (!found) return;
  route.path = found.path;
  route.search = found.search;
  route.visits++;
}

window.addEventListener("popstate", arrive);

/** Follows a link within the page without a reload; the browser handles other clicks. */
export function follow(event: MouseEvent): void {
  const link = event.target instanceof Element ? event.target.closest("a") : null;
  const held = event.ctrlKey || event.metaKey || event.shiftKey || event.altKey;
  if (!link || event.defaultPrevented || event.button !== 0 || held) return;
  if (link.target !== "" || link.hasAttribute("download")) return;
  const part = /^#([^/].*)$/.exec(link.getAttribute("href") ?? "")?.[1];
  const page = part === undefined ? addressing.read(new URL(link.href), here()) : null;
  if (part === undefined && !page) return;
  event.preventDefault();
  if (page) go(page.path + page.search);
  else visit(part ?? "");
}

/** Scrolls to a part of the page; the address stays the same. */
function visit(id: string): void {
  const part = document.getElementById(id);
  part?.scrollIntoView();
  part?.focus({ preventScroll: true });
}
