/**
 * Draws the icons of the installed page from their SVG files, as PNG for systems that read no SVG:
 *
 *     npm run icons
 */

import { readFile, writeFile } from "node:fs/promises";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import { launch } from "./serve.mjs";

const WEB = join(dirname(fileURLToPath(import.meta.url)), "..");
const ROUND = "public/icon.svg";
const MASKABLE = "site/icon-maskable.svg";

/** Each icon: its source, its name in `site`, and its width and height in pixels. */
const ICONS = [
  [ROUND, "icon-192.png", 192],
  [ROUND, "icon-512.png", 512],
  [MASKABLE, "icon-maskable-192.png", 192],
  [MASKABLE, "icon-maskable-512.png", 512],
  [MASKABLE, "apple-touch-icon.png", 180],
];

const browser = await launch();
try {
  for (const [source, name, size] of ICONS) {
    const page = await browser.newPage({ viewport: { width: size, height: size } });
    const svg = await readFile(join(WEB, source), "utf8");
    await page.setContent(`<style>body { margin: 0 } svg { display: block }</style>${svg}`);
    const png = await page.screenshot({ omitBackground: true });
    await writeFile(join(WEB, "site", name), png);
    await page.close();
  }
} finally {
  await browser.close();
}
