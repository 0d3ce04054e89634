/** The current address within the page. */

export const route = $state({
  path: location.pathname,
  search: location.search,
  /** The number of page changes since the page was loaded. */
  visits: 0,
});

/** The address of a table. */
export const tablePath = (id: string): string => `/table/${encodeURIComponent(id)}`;

/** Goes to an address of this page. */
export function go(to: string): void {
  const url = new URL(to, location.href);
  history.pushState(null, "", url);
  arrive();
  window.scrollTo(0, 0);
}

/** Goes to an address and replaces the current one in the browser's history. */
export function replaceAddress(to: string): void {
  history.replaceState(null, "", new URL(to, location.href));
  arrive();
}

/** The address at which a table's analysis is started. */
export const analysePath = (table: string): string => `/analyse/${encodeURIComponent(table)}`;

/** The address at which the dice of a table are checked. */
export const dicePath = (table: string): string => `/dice/${encodeURIComponent(table)}`;

function arrive(): void {
  route.path = location.pathname;
  route.search = location.search;
  route.visits++;
}

window.addEventListener("popstate", arrive);

/** Follows a link within the page without a reload; the browser handles other clicks. */
export function follow(event: MouseEvent): void {
  const link = event.target instanceof Element ? event.target.closest("a") : null;
  const held = event.ctrlKey || event.metaKey || event.shiftKey || event.altKey;
  if (!link || event.defaultPrevented || event.button !== 0 || held) return;
  if (link.target !== "" || link.hasAttribute("download")) return;
  if (link.origin !== location.origin || link.pathname.startsWith("/api/")) return;
  event.preventDefault();
  go(link.href);
}
