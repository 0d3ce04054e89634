/**
 * Resources shared by the tests of a file: created before the first test, removed after the last.
 */

import type { Browser } from "playwright-core";
import { afterAll, afterEach, beforeAll, beforeEach } from "vitest";
import { closeContext, launch } from "./browser";
import type { TestServer } from "./server";

export interface Shared {
  browser: Browser;
}

/** Shares a browser. */
export function shareBrowser(): Shared {
  const shared = {} as Shared;
  beforeAll(async () => {
    shared.browser = await launch();
  });
  afterAll(() => closePages(shared.browser));
  return shared;
}

/** Shares a server, and what `others` has. */
export function shareServer<Server extends TestServer, Others extends object>(
  start: () => Promise<Server>,
  others = {} as Others,
): Others & { server: Server } {
  const shared = others as Others & { server: Server };
  beforeAll(async () => {
    shared.server = await start();
  });
  afterAll(() => shared.server.stop());
  return shared;
}

/** Shares a browser and a server. */
export const share = <Server extends TestServer>(start: () => Promise<Server>) =>
  shareServer(start, shareBrowser());

/**
 * Shares a browser, and starts a new server for each test and each retry of it: names of accounts
 * and everything else that a hall remembers are free again. Pages that a test leaves open are
 * closed.
 */
export function shareAfresh<Server extends TestServer>(
  start: () => Promise<Server>,
): Shared & { server: Server } {
  const shared = shareBrowser() as Shared & { server: Server };
  beforeEach(async () => {
    shared.server = await start();
  });
  afterEach(async () => {
    await closePages(shared.browser);
    await shared.server.stop();
  });
  return shared;
}

/** Closes the pages that a failed test has left open. */
async function closePages(browser: Browser): Promise<void> {
  await Promise.all(browser.contexts().map(closeContext));
}
