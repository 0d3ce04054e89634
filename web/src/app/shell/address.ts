/**
 * The addresses of pages. The server answers every path with the page; on a host of plain files only
 * the folder itself has a page, so there the path follows `#`.
 */

/** A page: its path from `/`, and the query. */
export interface PageAddress {
  path: string;
  search: string;
}

/** How pages are addressed. */
export interface Addressing {
  /** The address of a path, relative to the document. */
  of(path: string): string;
  /** The page at an address; null if the address is not one of a page. */
  read(url: URL, document: URL): PageAddress | null;
}

/** Paths as they are. */
export const plain: Addressing = {
  of: (path) => path,
  read: ({ origin, pathname: path, search }, document) =>
    origin === document.origin && !path.startsWith("/api/") ? { path, search } : null,
};

/** Paths behind `#`. */
export const behindHash: Addressing = {
  of: (path) => `#${path}`,
  read({ origin, pathname, hash }, document) {
    if (origin !== document.origin || pathname !== document.pathname) return null;
    if (hash !== "" && !hash.startsWith("#/")) return null;
    const [path, ...query] = hash.slice(1).split("?");
    return { path: path || "/", search: query.length > 0 ? `?${query.join("?")}` : "" };
  },
};

/** How the pages of this build are addressed. */
export const addressing: Addressing = import.meta.env.MODE === "site" ? behindHash : plain;
