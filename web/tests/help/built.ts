/** The tests look at the built page: builds it if that has not been done. */

import { existsSync } from "node:fs";
import { build } from "vite";

export async function setup(): Promise<void> {
  if (!existsSync("dist/index.html")) await build({ logLevel: "warn" });
}
