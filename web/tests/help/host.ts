/**
 * The host of a page for tests that run once a transport: the program, or with ROSESPRING_SITE the
 * Workers of a page of plain files.
 */

import type { Page } from "playwright-core";
import { SITE, serveFiles } from "./files";
import { binary, startReal, type TestServer } from "./server";

/** Whether the host is the program. What only the layout decides is tested there alone. */
export const isServer = SITE === "";

/** Whether there is a host. */
export const hasHost = !isServer || Boolean(binary);

export async function startHost(): Promise<TestServer> {
  if (isServer) return startReal();
  const { url, stop } = await serveFiles();
  // Pages of plain files have their addresses behind the hash.
  return { url: `${url}#`, stop };
}

/** Opens an address with the settings that are stored now. */
export async function openAnew(page: Page, address: string): Promise<void> {
  await page.goto(address);
  // A change behind the hash alone loads nothing.
  if (!isServer) await page.reload();
}

/** The address of a page of the host, without the part before its path. */
export function addressShown(page: Page): URL {
  const { href, hash } = new URL(page.url());
  return isServer ? new URL(href) : new URL(hash.slice(1), "http://page");
}
