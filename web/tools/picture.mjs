/**
 * Takes the pictures of the README:
 *
 *     npm run picture -- PROGRAM
 *
 * PROGRAM is a built `rosespring`. Writes docs/images/table.webp, a table in the middle of a cascade;
 * docs/images/two-phones.webp, a cascade at the phones of two people; and docs/images/cascade.webp,
 * a moving picture: a cascade of the computer that stops, and the remainder that passes on. The page
 * plays the moving picture slowly, so that every frame can be taken as a still. Needs `cwebp` and `img2webp` (on Debian: `apt install webp`).
 */

import { execFile } from "node:child_process";
import { mkdtemp, rm, stat } from "node:fs/promises";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import { fileURLToPath } from "node:url";
import { promisify } from "node:util";
import { launch, post, serve, serveHall } from "./serve.mjs";

const [program] = process.argv.slice(2);
if (!program) throw new Error("usage: picture.mjs PROGRAM");

const IMAGES = join(dirname(fileURLToPath(import.meta.url)), "../../docs/images");
/** How many times slower than usual the page plays while it is filmed. */
const SLOWER = 10;
/** Milliseconds of the game from one frame to the next. */
const FRAME_MS = 100;
/** The longest film, in frames. */
const FRAMES_MAX = 130;
/** The largest film, in bytes. */
const BYTES_MAX = 1_500_000;

/** The size of a phone in the picture of two of them. */
const PHONE = { width: 390, height: 844 };
/** Throws for two people who always tap the first man that may move: a doublet cascades at last. */
const HALL_DICE = "1-5,6-5,6-3,1-5,4-2,4-5,3-3,5-3,4-2,6-3";
/** Taps from the first throw to the middle of the cascade, at most. */
const TAPS_MAX = 80;

const run = promisify(execFile);

const YOU = { kind: "person", name: "You" };
const COMPUTER = { kind: "computer", level: 3 };
const side = (points) => ({ points, throws: 7, off: 0 });

/**
 * White plays 6-5 with one man from 24; then Black throws 1-1. White's men hold the points that the
 * twelve men on Black's 24 would reach by their fives, so the cascade stops there at the latest.
 */
const STOPS = {
  rules: "gul-bara",
  white: side({ 24: 4, 13: 1, 7: 2, 6: 2, 5: 2, 4: 2, 3: 2 }),
  black: side({ 24: 12, 10: 1, 9: 1, 8: 1 }),
  phase: "throw",
  thrower: "white",
};
/** White throws 3-3 here. */
const MIDDLE = {
  rules: "gul-bara",
  white: side({ 24: 6, 19: 2, 18: 2, 15: 1, 13: 2, 7: 1, 6: 1 }),
  black: side({ 24: 7, 20: 2, 17: 1, 16: 2, 14: 1, 9: 2 }),
  phase: "throw",
  thrower: "white",
};

const { url, stop } = await serve(program);
const browser = await launch();
try {
  await takeTable();
  await takePhones();
  await film();
} finally {
  await browser.close();
  await stop();
}

/** The address of a table with this position and these throws. */
async function table(position, dice) {
  const order = { rules: position.rules, white: YOU, black: COMPUTER, match_to: 3 };
  const body = { ...order, auto_forced: true, position: JSON.stringify(position), dice };
  return `${url}/table/${(await post(`${url}/api/tables`, body)).id}`;
}

async function open(viewport, settings, init = () => {}) {
  const page = await browser.newPage({ viewport, colorScheme: "light" });
  page.on("pageerror", (error) => console.error(error.message));
  await page.addInitScript(
    (stored) => localStorage.setItem("rosespring.settings", stored),
    JSON.stringify({ soundOffered: true, ...settings }),
  );
  await page.addInitScript(init, SLOWER);
  return page;
}

/** A table in the middle of a cascade, with a hint and the evaluation bar. */
async function takeTable() {
  const page = await open({ width: 1440, height: 900 }, { speed: "instant", bar: true });
  await page.goto(await table(MIDDLE, [[3, 3]]));
  await page.locator("[data-primary=throw]:enabled").click();
  for (let man = 0; man < 6; man++) {
    await page.locator('.place[data-spot][aria-disabled="false"]').first().press("Enter");
    await pause(300);
  }
  await page.locator("[data-action=hint]").click();
  await page.locator("[data-arrow=ahead]").first().waitFor();
  await page.mouse.move(2, 2);
  await pause(1500);
  const folder = await mkdtemp(join(tmpdir(), "rosespring-table-"));
  const still = join(folder, "table.png");
  await page.screenshot({ path: still });
  await run("cwebp", ["-quiet", "-q", "82", still, "-o", join(IMAGES, "table.webp")]);
  await rm(folder, { recursive: true });
  await page.close();
}

/** One cascade at the phones of two people who met by a link. */
async function takePhones() {
  const hall = await serveHall(program, "--dice", HALL_DICE);
  const look = { viewport: PHONE, deviceScaleFactor: 2, colorScheme: "light" };
  const pages = [];
  for (const name of ["Leyla", "Boris"]) {
    const page = await (await browser.newContext(look)).newPage();
    await page.addInitScript(
      (stored) => localStorage.setItem("rosespring.settings", stored),
      JSON.stringify({ soundOffered: true, speed: "instant" }),
    );
    await page.goto(`${hall.url}/people`);
    await page.getByLabel("Your name").fill(name);
    pages.push(page);
  }
  const [host, guest] = pages;
  await host.getByRole("button", { name: "Play a friend" }).click();
  await host.waitForURL(/\/join\//);
  await guest.goto(await host.getByLabel("Link", { exact: true }).inputValue());
  await guest.getByLabel("Your name").fill("Boris");
  await guest.getByRole("button", { name: "Sit down" }).click();
  for (const page of pages) await page.waitForSelector(".board[aria-busy=false] svg");
  await playToCascade(pages);

  const folder = await mkdtemp(join(tmpdir(), "rosespring-phones-"));
  for (const page of pages) await page.evaluate(() => document.activeElement.blur());
  await pause(400);
  const shots = await Promise.all(pages.map((page) => page.screenshot()));
  const both = await browser.newPage({ viewport: { width: 1040, height: 940 } });
  const images = shots.map((png) => `<img src="data:image/png;base64,${png.toString("base64")}">`);
  await both.setContent(`<style>
    body { margin: 0; height: 100vh; display: flex; gap: 90px; align-items: center;
      justify-content: center; background: linear-gradient(#f4ead9, #e2cfae); }
    img { width: ${PHONE.width}px; border: 10px solid #2b1712; border-radius: 38px;
      box-shadow: 0 18px 40px #5b2c2155; }
  </style>${images.join("")}`);
  const still = join(folder, "phones.png");
  await both.screenshot({ path: still });
  await run("cwebp", ["-quiet", "-q", "82", still, "-o", join(IMAGES, "two-phones.webp")]);
  await rm(folder, { recursive: true });
  for (const page of [...pages, both]) await page.close();
  await hall.stop();
}

/** Taps the first man or button of the player who is to act, until a cascade is half played. */
async function playToCascade(pages) {
  for (let taps = 0, later = 0; taps < TAPS_MAX; taps++) {
    const [page, target] = await toTap(pages);
    const is_man = (await target.getAttribute("data-spot")) !== null;
    const chip = page.locator('.chip[data-stage="4"][aria-current]');
    if (is_man && (await chip.count()) > 0 && ++later > 2) return;
    await target.press("Enter");
    await pause(400);
  }
  throw new Error("no cascade was seen");
}

/** The page that waits for its player, and what to tap on it. */
async function toTap(pages) {
  for (;;) {
    for (const page of pages) {
      const waits = page.locator("main.table:has(.board[aria-busy=false])");
      for (const what of ["[data-primary]:enabled", '.place[data-spot][aria-disabled="false"]']) {
        const target = waits.locator(what).first();
        if ((await target.count()) > 0) return [page, target];
      }
    }
    await pause(50);
  }
}

/** Makes the timers of a page slower; runs in the page. */
function slowTimers(slower) {
  const real = window.setTimeout;
  window.setTimeout = (work, ms = 0, ...more) => real(work, ms * slower, ...more);
}

/** The cascade as stills, and these as one moving picture. */
async function film() {
  const folder = await mkdtemp(join(tmpdir(), "rosespring-film-"));
  const page = await open({ width: 900, height: 640 }, { speed: "normal" }, slowTimers);
  const devtools = await page.context().newCDPSession(page);
  await devtools.send("Animation.enable");
  await devtools.send("Animation.setPlaybackRate", { playbackRate: 1 / SLOWER });
  const dice = [
    [6, 5],
    [1, 1],
  ];
  await page.goto(await table(STOPS, dice));
  await page.locator("[data-primary=throw]:enabled").click();
  for (const from of [24, 18]) {
    await page.locator(`.place[data-spot="${from}"][aria-disabled="false"]`).click();
  }
  await page.locator("[data-primary=done]:enabled").click();
  await page.mouse.move(2, 2);
  const stills = [];
  let handedOver = false;
  for (let at = Date.now(); stills.length < FRAMES_MAX; at += FRAME_MS * SLOWER) {
    await pause(Math.max(0, at - Date.now()));
    const path = join(folder, `${String(stills.length).padStart(3, "0")}.png`);
    await page.screenshot({ path });
    stills.push(path);
    const scene = await page.locator("[data-scene=hand-over]").count();
    if (handedOver && scene === 0) break;
    handedOver ||= scene > 0;
  }
  if (!handedOver) throw new Error("no remainder was passed on");
  const output = join(IMAGES, "cascade.webp");
  const looks = ["-lossy", "-q", "55", "-m", "4"];
  // The last still stays for two seconds before the film begins again.
  const frames = stills.flatMap((still, index) => {
    const last = index === stills.length - 1;
    return [...looks, "-d", String(last ? 2000 : FRAME_MS), still];
  });
  await run("img2webp", ["-loop", "0", ...frames, "-o", output]);
  const { size } = await stat(output);
  if (size > BYTES_MAX) throw new Error(`the moving picture has ${size} bytes`);
  console.log(`${stills.length} frames, ${size} bytes`);
  await rm(folder, { recursive: true });
  await page.close();
}
