/**
 * Who answers a request. What is personal has the role `own`: games alone or at one screen, lessons,
 * puzzles, analyses, the editor, statistics. Other people are reached through a server (decision 45).
 */

export type Role = "own" | "people";

/** What a document says about its host. */
export interface Page {
  /** Whether its server is a hall, where people meet. */
  hasHall: boolean;
  /** Whether a server delivered it. */
  hasServer: boolean;
  /** The folders with which the browser plays by itself; null if it cannot. */
  folders: Folders | null;
}

/** The addresses of folders whose names follow from their content. */
export interface Folders {
  /** The modules and the rules, of the same build as the page. */
  core: string;
  /** Files that are fetched when they are first needed, such as the nets. */
  data: string;
}

/** Reads what the root of a document says. */
export function readPage(root: HTMLElement, base: string): Page {
  const { hall, core, data } = root.dataset;
  const at = (folder: string) => new URL(folder, base).href;
  return {
    hasHall: hall !== undefined,
    hasServer: import.meta.env.MODE !== "site",
    folders: core === undefined || data === undefined ? null : { core: at(core), data: at(data) },
  };
}

/** Whether a browser made the id of a table or an analysis. */
export const isOwnId = (id: string): boolean => /^(?:own|study)-/.test(id);

/** The first parts of paths that concern only the person at this browser. */
const OWN = ["analyse", "backup", "position", "puzzles", "rules", "statistics"];

/** The first parts of paths with ids that tell whose they are; without one the path is one's own. */
const BY_ID = ["analyses", "tables"];

/** The role of a request, by its path and query. */
export function roleOf(path: string): Role {
  const [, , kind = "", id = ""] = path.replace(/\?.*/, "").split("/");
  if (BY_ID.includes(kind)) return id === "" || isOwnId(decodeURIComponent(id)) ? "own" : "people";
  return OWN.includes(kind) ? "own" : "people";
}

/** What answers the requests of a role on a page. */
export type Answerer = "browser" | "server" | "nobody";

/** Where the page sends the requests of a role. */
export function answererOf(role: Role, { hasHall, hasServer, folders }: Page): Answerer {
  // A server that is no hall has the own games, as a page of plain files has all there are.
  if (!hasServer) return "browser";
  if (role === "people" || !hasHall) return "server";
  return folders ? "browser" : "nobody";
}

/** The address of the service worker, at the root of the page. */
export const WORKER = `${import.meta.env.BASE_URL}sw.js`;

/** The page that is shown. */
export const page: Page = readPage(document.documentElement, document.baseURI);
