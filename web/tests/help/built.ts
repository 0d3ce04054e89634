/** Builds the page if it has not been built: the tests open the built page. */

import { existsSync } from "node:fs";
import { build } from "vite";

export async function setup(): Promise<void> {
  if (!existsSync("dist/index.html")) await build({ logLevel: "warn" });
}
