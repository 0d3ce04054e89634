/**
 * Measures the page with Chromium's own tracing, in a headless browser with a slowed processor:
 *
 *     npm run measure -- PROGRAM [SLOWDOWN]
 *
 * PROGRAM is a built `rosespring`. Prints one table: sizes, the time to the first board, and the
 * time of frames while the computer plays a cascade of 24 steps and while a hand-over is shown. The
 * browser is driven by the DevTools protocol: a library would use the page's time.
 */

import { readFile } from "node:fs/promises";
import { dirname, join } from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import { fileURLToPath } from "node:url";
import { gzipSync } from "node:zlib";
import { startChromium } from "./chromium.mjs";
import { post, serve } from "./serve.mjs";

const [program, slow = "4"] = process.argv.slice(2);
const SLOWDOWN = Number(slow);
const RUNS = 5;
const PHONE = { width: 390, height: 844 };
/** Black begins with 6-1 and plays 1-1 as a whole; then White's 5-5 passes a remainder on. */
const DICE = "1-6,1-1,5-5,6-5";
const DIST = join(dirname(fileURLToPath(import.meta.url)), "../dist");
const TRACED = ["devtools.timeline", "toplevel", "blink.user_timing"];

/** Sets a mark when the men are on the board. */
const MARK = `{
  const look = () => {
    if (document.querySelector("[data-man]")) performance.mark("board");
    else requestAnimationFrame(look);
  };
  requestAnimationFrame(look);
}`;

/** The compressed size of the script and style that a page had asked for at a time, in bytes. */
async function sizeOf(page, time) {
  const loaded = await page.value(`performance.getEntriesByType("resource")
    .filter(({ startTime }) => startTime <= ${time})
    .map(({ name }) => new URL(name).pathname).filter((path) => path.startsWith("/assets/"))`);
  const files = await Promise.all([...new Set(loaded)].map((path) => readFile(join(DIST, path))));
  return files.reduce((sum, file) => sum + gzipSync(file, { level: 9 }).length, 0);
}

/** A game of Gioul against the computer. */
const GAME = {
  rules: "gioul",
  white: { kind: "person", name: "You" },
  black: { kind: "computer", level: 3 },
  match_to: 1,
  auto_forced: true,
};

const WORK = new Set([
  "EvaluateScript",
  "FunctionCall",
  "FireAnimationFrame",
  "TimerFire",
  "EventDispatch",
  "RunMicrotasks",
  "UpdateLayoutTree",
  "Layout",
]);
const FRAME = 1e6 / 60;

/**
 * Milliseconds of script, style and layout in the busiest sixtieth of a second, and in the longest
 * task.
 */
function worst(events) {
  const main = events.find(
    ({ name, args }) => name === "thread_name" && args.name === "CrRendererMain",
  );
  const threads = new Map();
  for (const event of events) {
    if (event.ph !== "X" || typeof event.dur !== "number") continue;
    // Time of the thread itself, without the time of other programs on the processor.
    event.spent = (event.tdur ?? event.dur) / 1000;
    const key = `${event.pid}/${event.tid}`;
    if (!threads.has(key)) threads.set(key, []);
    threads.get(key).push(event);
  }
  // The page's own thread is the one with the most layout work.
  const weight = (list) => list.filter(({ name }) => name === "UpdateLayoutTree").length;
  const own =
    threads.get(main ? `${main.pid}/${main.tid}` : "") ??
    [...threads.values()].sort((a, b) => weight(b) - weight(a))[0] ??
    [];
  const work = own.filter(({ name }) => WORK.has(name)).sort((a, b) => a.ts - b.ts);
  // An event inside another one is already part of its time.
  const outer = [];
  for (const event of work) {
    const last = outer.at(-1);
    if (!last || event.ts >= last.ts + last.dur) outer.push(event);
  }
  const frames = new Map();
  for (const { ts, spent } of outer) {
    const frame = Math.floor(ts / FRAME);
    frames.set(frame, (frames.get(frame) ?? 0) + spent);
  }
  const tasks = own.filter(
    ({ name }) => name === "RunTask" || name === "ThreadControllerImpl::RunTask",
  );
  return {
    frame: Math.max(0, ...frames.values()),
    over: [...frames.values()].filter((ms) => ms > 16).length,
    frames: frames.size,
    task: Math.max(0, ...tasks.map(({ spent }) => spent)),
  };
}

const median = (values) => [...values].sort((a, b) => a - b)[Math.floor(values.length / 2)];

const READY = "document.querySelector('[data-primary=throw]:enabled') !== null";
const server = await serve(program, "--dice", DICE);
const browser = await startChromium();
const figures = { size: [], whole: [], board: [], load: [], cascade: [], handOver: [] };
try {
  for (let run = 0; run < RUNS; run++) {
    const page = await browser.newPage(PHONE);
    await page.send("Page.addScriptToEvaluateOnNewDocument", { source: MARK });
    await page.send("Emulation.setCPUThrottlingRate", { rate: SLOWDOWN });
    const { id } = await post(`${server.url}/api/tables`, GAME);
    const load = await page.traced(TRACED, async () => {
      await page.send("Page.navigate", { url: `${server.url}/table/${id}` });
      await pause(1000 * Math.max(2, SLOWDOWN));
    });
    figures.load.push(worst(load));
    const board = await page.value("performance.getEntriesByName('board')[0].startTime");
    figures.board.push(board);
    figures.size.push(await sizeOf(page, board));
    figures.whole.push(await sizeOf(page, Number.MAX_SAFE_INTEGER));
    const cascade = await page.traced(TRACED, async () => {
      await page.press("[data-primary=throw]");
      await pause(1500);
      await page.until(READY);
    });
    figures.cascade.push(worst(cascade));
    const handOver = await page.traced(TRACED, async () => {
      await page.press("[data-primary=throw]");
      await pause(3500);
    });
    figures.handOver.push(worst(handOver));
    await page.close();
  }
} finally {
  await browser.stop();
  await server.stop();
}

const one = (list, what) => median(list.map((run) => run[what])).toFixed(1);
const rows = [
  [
    "script and style loaded until the first board, compressed",
    `${(median(figures.size) / 1000).toFixed(1)} kB`,
  ],
  ["the same with the parts loaded after it", `${(median(figures.whole) / 1000).toFixed(1)} kB`],
  ["first board drawn", `${median(figures.board).toFixed(0)} ms`],
  ["longest task while loading", `${one(figures.load, "task")} ms`],
  ["cascade of the computer: worst frame", `${one(figures.cascade, "frame")} ms`],
  [
    "the same: frames over 16 ms",
    `${one(figures.cascade, "over")} of ${one(figures.cascade, "frames")}`,
  ],
  ["the same: longest task", `${one(figures.cascade, "task")} ms`],
  ["one's own throw and what follows: worst frame", `${one(figures.handOver, "frame")} ms`],
  ["the same: longest task", `${one(figures.handOver, "task")} ms`],
];
console.log(`| processor slowed ${SLOWDOWN} times, median of ${RUNS} | |`);
console.log("|---|---:|");
for (const [what, figure] of rows) console.log(`| ${what} | ${figure} |`);
