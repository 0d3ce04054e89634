/**
 * Takes pictures of every scene of the page in three languages, light and dark, desktop and phone,
 * and puts them all on one sheet:
 *
 *     npm run contact-sheet -- PROGRAM FOLDER
 *
 * PROGRAM is a built `rosespring`. FOLDER receives each picture as PNG, and the sheet as
 * `contact-sheet.jpg`; a copy of the sheet is in docs/images.
 */

import { mkdir, readFile } from "node:fs/promises";
import { join } from "node:path";
import WebSocket from "ws";
import { launch, post, serve } from "./serve.mjs";

const [program, folder] = process.argv.slice(2);
if (!program || !folder) throw new Error("usage: contact-sheet.mjs PROGRAM FOLDER");

const LANGUAGES = ["en", "tr", "ar"];
const MODES = ["light", "dark"];
const DEVICES = { desktop: { width: 1440, height: 900 }, phone: { width: 390, height: 844 } };

const YOU = { kind: "person", name: "You" };
const COMPUTER = { kind: "computer", level: 5 };
const side = (points, throws = 9) => ({
  points,
  throws,
  off: 15 - Object.values(points).reduce((sum, men) => sum + men, 0),
});

/** A game of Gul bara in its middle, White to throw. */
const MIDDLE = JSON.stringify({
  rules: "gul-bara",
  white: side({ 24: 6, 19: 2, 18: 2, 15: 1, 13: 2, 7: 1, 6: 1 }),
  black: side({ 24: 7, 20: 2, 17: 1, 16: 2, 14: 1, 9: 2 }),
  phase: "throw",
  thrower: "white",
});
/** A cascade of Gioul that stops at the fives. */
const STALLS = JSON.stringify({
  rules: "gioul",
  white: side({ 24: 14, 12: 1 }),
  black: side({ 24: 5, 21: 4, 7: 2, 6: 2, 5: 2 }),
  phase: "throw",
  thrower: "white",
});

const { url, stop } = await serve(program);

async function table(position, dice, change = {}) {
  const rules = JSON.parse(position).rules;
  const order = { rules, white: YOU, black: COMPUTER, match_to: 3, auto_forced: false };
  const { id } = await post(`${url}/api/tables`, { ...order, position, dice, ...change });
  return `/table/${id}`;
}

const step = async (page) => {
  const from = page.locator('[data-spot][aria-disabled="false"]').first();
  if ((await from.count()) === 0) return false;
  await from.press("Enter");
  await page.waitForTimeout(120);
  return true;
};
const throwDice = async (page) => {
  await page.locator("[data-primary=throw]:enabled").click();
  await page.waitForTimeout(300);
};

/**
 * The message of a person who throws, plays the hint (or the first legal step) and presses Done.
 */
async function next(table, wise) {
  if (table.can_throw) return { type: "throw" };
  if (table.legal.length === 0) return table.can_done ? { type: "done" } : null;
  const hint =
    wise && (await (await fetch(`${url}/api/tables/${table.id}/advice?kind=hint`)).json());
  const step = (hint?.hint?.rest ?? hint?.hint?.choices[0]?.steps)?.[0] ?? table.legal[0];
  return { type: "step", from: step.from, number: step.number };
}

/** Plays a match against a level to its end, for the statistics. */
async function match(rules, level, wise) {
  const black = { kind: "computer", level };
  const order = { rules, white: YOU, black, match_to: 1, auto_forced: true };
  const { id } = await post(`${url}/api/tables`, order);
  const socket = new WebSocket(`${url.replace("http", "ws")}/api/tables/${id}/socket`);
  await new Promise((resolve, reject) => {
    let asked = 0;
    socket.on("error", reject);
    socket.on("message", async (data) => {
      const { table } = JSON.parse(String(data));
      if (!table || table.version <= asked) return;
      if (table.phase.kind === "over") return resolve();
      asked = table.version;
      const does = await next(table, wise).catch(reject);
      if (does && asked === table.version) socket.send(JSON.stringify(does));
    });
  });
  socket.close();
  return id;
}

/** Plays matches against several levels, and analyses those of Gul bara. */
async function season() {
  const analyses = [];
  for (const [level, wise] of [1, 2, 3, 2, 4, 3, 5, 4, 3, 5].map((one, at) => [
    one,
    at % 4 !== 0,
  ])) {
    const table = await match("gul-bara", level, wise);
    analyses.push(await post(`${url}/api/analyses`, { table }));
  }
  for (const level of [2, 3, 4]) await match("gioul", level, true);
  return analyses;
}

const analyses = await season();

/** Each scene: its name, its address, and the actions before the picture. */
const SCENES = [
  [
    "play",
    () => table(MIDDLE, [[6, 5]]),
    async (page) => {
      await throwDice(page);
      await page.keyboard.press("h");
      await page.waitForTimeout(1500);
    },
  ],
  [
    "cascade",
    () => table(MIDDLE, [[3, 3]]),
    async (page) => {
      await throwDice(page);
      for (let man = 0; man < 6; man++) await step(page);
    },
  ],
  [
    "hand-over",
    () => table(STALLS, [[4, 4]], { black: { kind: "person", name: "Elena" } }),
    async (page) => {
      await throwDice(page);
      for (let man = 0; man < 8; man++) if (!(await step(page))) break;
      await page.evaluate(() => {
        const kept = JSON.parse(localStorage.getItem("rosespring.settings") ?? "{}");
        localStorage.setItem("rosespring.settings", JSON.stringify({ ...kept, speed: "slow" }));
      });
      await page.reload();
      await page.locator("[data-primary=done]:enabled").click();
      await page.locator("[data-scene=hand-over]").waitFor();
      await page.waitForTimeout(1200);
    },
  ],
  [
    "analysis",
    async () => `/analysis/${analyses[2].id}`,
    async (page) => {
      await page.waitForTimeout(1200);
      for (let key = 0; key < 12; key++) await page.keyboard.press("ArrowRight");
      await page.waitForTimeout(700);
    },
  ],
  [
    "editor",
    async () => `/editor?p=${encodeURIComponent(MIDDLE)}`,
    (page) => page.waitForTimeout(900),
  ],
  [
    "lesson",
    async () => "/learn/gioul",
    (page) => page.waitForSelector(".board[aria-busy=false] svg"),
  ],
  [
    "puzzle",
    async () => "/puzzles/gul-bara",
    (page) => page.waitForSelector(".board[aria-busy=false] svg"),
  ],
  [
    "companion",
    () =>
      table(MIDDLE, undefined, {
        white: { kind: "person", name: "Murad" },
        black: { kind: "person", name: "Elena" },
        purpose: "companion",
      }),
    (page) => page.waitForTimeout(500),
  ],
  ["statistics", async () => "/statistics", (page) => page.waitForTimeout(900)],
];

await mkdir(folder, { recursive: true });
const browser = await launch();
const pictures = [];
try {
  for (const [scene, place, act] of SCENES) {
    for (const language of LANGUAGES) {
      for (const mode of MODES) {
        for (const [device, viewport] of Object.entries(DEVICES)) {
          const context = await browser.newContext({ viewport });
          const page = await context.newPage();
          page.on("pageerror", (error) => console.error(`${scene} ${language}: ${error.message}`));
          await page.addInitScript(
            (kept) => {
              localStorage.getItem("rosespring.settings") ??
                localStorage.setItem("rosespring.settings", kept);
            },
            JSON.stringify({ language, mode, speed: "instant" }),
          );
          await page.goto(url + (await place()));
          await page.waitForSelector("h1, .board[aria-busy=false] svg");
          await act(page).catch((error) => console.error(`${scene} ${language}: ${error.message}`));
          const name = `${scene}-${language}-${mode}-${device}`;
          await page.screenshot({ path: join(folder, `${name}.png`) });
          pictures.push({ scene, name, device });
          await context.close();
        }
      }
    }
  }
  await sheet();
} finally {
  await browser.close();
  await stop();
}

/** All pictures as one picture, a row for each scene. */
async function sheet() {
  const page = await browser.newPage({ viewport: { width: 2400, height: 1000 } });
  const rows = [];
  for (const [scene] of SCENES) {
    const shots = [];
    for (const { name, device } of pictures.filter((picture) => picture.scene === scene)) {
      const bytes = await readFile(join(folder, `${name}.png`));
      const width = device === "desktop" ? 272 : 79;
      shots.push(`<img width="${width}" src="data:image/png;base64,${bytes.toString("base64")}">`);
    }
    rows.push(`<tr><th>${scene}</th><td>${shots.join("")}</td></tr>`);
  }
  await page.setContent(`<style>
    body { margin: 12px; background: #fff; font: 16px system-ui }
    table { border-spacing: 0 6px } th { text-align: left; inline-size: 90px }
    td { display: flex; gap: 5px; align-items: start } img { block-size: 170px; object-fit: cover }
  </style><table>${rows.join("")}</table>`);
  const whole = page.locator("table");
  await whole.screenshot({ path: join(folder, "contact-sheet.jpg"), type: "jpeg", quality: 72 });
}
