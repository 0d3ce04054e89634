/**
 * The only border between the page and its hosts: a server, and this browser, whose host is loaded
 * when it is first needed. No other module opens a connection; `transport.test.ts` checks that.
 */

import type { ComputerState, Transport, WatchComputer } from "./host";
import { LateLine, LineNews } from "./late";
import { answererOf, page, roleOf } from "./roles";
import { host as server } from "./server";

/** What plays the own games. */
export const own = answererOf("own", page);

/** What a page of plain files alone has, what a browser alone has, and what both hosts have. */
const OF_FILES = ["documents"];
const OF_BROWSER = ["backup"];

let watchComputer: WatchComputer = () => {};

type BrowserHost = typeof import("../site/host");
let loading: Promise<BrowserHost> | null = null;
let loaded: BrowserHost | null = null;

/** The host in this browser; after a failure, the next call loads it again. */
function browser(): Promise<BrowserHost> {
  loading ??= import("../site/host").then(
    (host) => {
      loaded = host;
      host.begin(page.folders, (table: string, state: ComputerState) =>
        watchComputer(table, state),
      );
      return host;
    },
    (error: unknown) => {
      loading = null;
      throw error;
    },
  );
  return loading;
}

/** Loads the host in this browser before it is needed. */
export function prepare(): void {
  if (own === "browser") void browser().catch(() => {});
}

const byBrowser = (path: string): boolean => answererOf(roleOf(path), page) === "browser";

export const transport: Transport = {
  has(feature) {
    if (OF_FILES.includes(feature)) return !page.hasServer;
    return OF_BROWSER.includes(feature) ? own === "browser" : own !== "nobody";
  },
  async request(method, path, body, signal) {
    if (!byBrowser(path)) return server.request(method, path, body, signal);
    return (await browser()).request(method, path, body, signal);
  },
  file: (path) => server.file?.(path) ?? Promise.reject(new Error(path)),
  line: (path) =>
    byBrowser(path) ? new LateLine(browser().then((host) => host.line(path))) : server.line(path),
  news: (path) => (byBrowser(path) ? new LineNews(() => transport.line(path)) : server.news(path)),
  isDataLost: () => loaded?.isDataLost() ?? false,
  watchComputer(changed) {
    watchComputer = changed;
  },
  watchVersions(ready) {
    if (own !== "browser") return;
    void import("../site/versions").then(({ watchVersions }) => watchVersions(ready));
  },
};
