/** What the tests of a file share: begun before the first of them, ended after the last. */

import type { Browser } from "playwright-core";
import { afterAll, beforeAll } from "vitest";
import { launch } from "./browser";
import type { TestServer } from "./server";

export interface Shared {
  browser: Browser;
}

/** A browser. */
export function shareBrowser(): Shared {
  const shared = {} as Shared;
  beforeAll(async () => {
    shared.browser = await launch();
  });
  afterAll(() => shared.browser.close());
  return shared;
}

/** A browser and a server. */
export function share<Server extends TestServer>(
  start: () => Promise<Server>,
): Shared & { server: Server } {
  const shared = shareBrowser() as Shared & { server: Server };
  beforeAll(async () => {
    shared.server = await start();
  });
  afterAll(() => shared.server.stop());
  return shared;
}
