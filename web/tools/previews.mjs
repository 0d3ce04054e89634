/**
 * Takes the pictures that messengers show beside the link of an invitation:
 *
 *     npm run previews -- PROGRAM
 *
 * PROGRAM is a built `rosespring`. Writes `public/og/GAME.jpg` for every game that it declares, and for
 * every match of several games, the board as home shows it, and `public/og/rosespring.jpg` for links that are over.
 */

import { mkdir, readFile, writeFile } from "node:fs/promises";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import { launch, serve } from "./serve.mjs";

const [program] = process.argv.slice(2);
if (!program) throw new Error("usage: previews.mjs PROGRAM");

const WEB = join(dirname(fileURLToPath(import.meta.url)), "..");
const PICTURES = join(WEB, "public/og");
/** The size that messengers expect, and the most bytes of a picture. */
const SIZE = { width: 1200, height: 630 };
const BYTES_MAX = 45_000;
/** Qualities of JPEG to try, the best first. */
const QUALITIES = [80, 70, 60, 55, 50, 45, 40, 35, 30];

const { url, stop } = await serve(program);
const browser = await launch();
try {
  await mkdir(PICTURES, { recursive: true });
  const rose = await readFile(join(WEB, "public/icon.svg"), "utf8");
  await take("rosespring", `<div class="mark alone">${rose}<b>Rosespring</b></div>`);
  const presets = await (await fetch(`${url}/api/rules`)).json();
  for (const game of [...new Set(presets.map((preset) => preset.game)), ...(await cycles())]) {
    const board = (await boardOf(game)).toString("base64");
    const mark = `<div class="mark">${rose}<b>Rosespring</b></div>`;
    await take(game, `${mark}<img src="data:image/png;base64,${board}">`);
  }
} finally {
  await browser.close();
  await stop();
}

/** The names of the matches of several games, of which home shows the first board. */
async function cycles() {
  const text = await readFile(join(WEB, "src/cycles.ts"), "utf8");
  return [...text.matchAll(/^ {4}name: "([a-z-]+)",$/gm)].map(([, name]) => name);
}

/** The board that home shows to a visitor who chose a game. */
async function boardOf(game) {
  const look = { viewport: { width: 1440, height: 900 }, deviceScaleFactor: 2 };
  const page = await browser.newPage({ ...look, colorScheme: "light", reducedMotion: "reduce" });
  await page.addInitScript(
    (choice) => localStorage.setItem("rosespring.choice", choice),
    JSON.stringify({ rules: game, level: 2 }),
  );
  await page.goto(url);
  // The grain of the wood would take half of the bytes.
  await page.addStyleTag({ content: "[data-film] [class*=grain] { display: none }" });
  const png = await page.locator("[data-film] .board").screenshot({ omitBackground: true });
  await page.close();
  return png;
}

async function take(name, content) {
  const page = await browser.newPage({ viewport: SIZE });
  await page.setContent(`<style>
    body { margin: 0; height: 100vh; display: flex; align-items: center; gap: 44px;
      justify-content: center; background: linear-gradient(115deg, #f6eddd, #dfcaa6); }
    .mark { display: grid; gap: 20px; justify-items: center; color: #2b1712;
      font: 600 50px Georgia, "DejaVu Serif", serif; }
    .mark svg { width: 190px; height: 190px; }
    .alone { font-size: 92px; gap: 28px; }
    .alone svg { width: 300px; height: 300px; }
    img { height: 510px; border-radius: 20px; box-shadow: 0 16px 40px #5b2c2166; }
  </style>${content}`);
  for (const quality of QUALITIES) {
    const bytes = await page.screenshot({ type: "jpeg", quality });
    if (bytes.length > BYTES_MAX) continue;
    await writeFile(join(PICTURES, `${name}.jpg`), bytes);
    console.log(`${name}: ${bytes.length} bytes, quality ${quality}`);
    await page.close();
    return;
  }
  throw new Error(`${name} is larger than ${BYTES_MAX} bytes`);
}
