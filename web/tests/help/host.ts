/**
 * The host of a page for tests that run once a transport: the program, or with ROSESPRING_SITE the
 * Workers of a page of plain files.
 */

import { SITE, serveFiles } from "./files";
import { binary, startReal, type TestServer } from "./server";

/** Whether there is one. */
export const hasHost = SITE !== "" || Boolean(binary);

export async function startHost(): Promise<TestServer> {
  if (SITE === "") return startReal();
  const { url, stop } = await serveFiles();
  // Pages of plain files have their addresses behind the hash.
  return { url: `${url}#`, stop };
}
