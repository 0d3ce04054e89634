/** Which page is open: the lobby at `/`, a table at `/table/<id>`. */

function tableIn(path: string): string | null {
  const found = /^\/table\/([^/]+)\/?$/.exec(path);
  if (!found?.[1]) return null;
  try {
    return decodeURIComponent(found[1]);
  } catch {
    return null;
  }
}

export const route = $state({ table: tableIn(location.pathname) });

/** Opens a table, or the lobby. */
export function go(table: string | null): void {
  history.pushState(null, "", table === null ? "/" : `/table/${encodeURIComponent(table)}`);
  route.table = table;
  window.scrollTo(0, 0);
}

window.addEventListener("popstate", () => {
  route.table = tableIn(location.pathname);
});
