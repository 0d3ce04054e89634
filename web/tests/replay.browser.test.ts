/**
 * The replayer of the package of the board, from the folder that `cargo xtask npm --out DIR` writes
 * and ROSESPRING_NPM names: against the program, in a browser, and its size.
 */

import { readFile } from "node:fs/promises";
import { join, normalize } from "node:path";
import { brotliCompressSync } from "node:zlib";
import type { Page } from "playwright-core";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { BOARDS } from "../packages/board/src/boards";
import { gamesOf } from "../packages/board/src/replay/frames";
import { viewOf } from "../packages/board/src/replay/men";
import { readRecord } from "../packages/board/src/replay/record";
import { Engine, play, positions } from "../tools/replayed.mjs";
import { violations } from "./help/axe";
import { DESKTOP, openPage, PHONE, savePicture } from "./help/browser";
import { type Host, hostFiles } from "./help/fileHost";
import { shareBrowser } from "./help/shared";

const PACKAGES = process.env["ROSESPRING_NPM"] ?? "";
const PROGRAM = process.env["ROSESPRING_BIN"] ?? "";

/** The most bytes with brotli: of the board, and of what the replayer adds to it. */
const BOARD_MAX = 34_000;
const REPLAY_MAX = 15_000;

interface BoardAnswer {
  movement: string;
  has_bar: boolean;
  has_hand: boolean;
  points: { single_for_mover: boolean }[];
  white: { pips: number };
  black: { pips: number };
}

/** What of an answer of `board` follows from the men. */
function drawn({ movement, has_bar, has_hand, points, white, black }: BoardAnswer) {
  const plain = points.map(({ single_for_mover: _, ...point }) => point);
  const beside = [white, black].map(({ pips: _, ...men }) => men);
  return { movement, has_bar, has_hand, points: plain, beside };
}

describe.skipIf(PACKAGES === "")("the replayer", () => {
  const shared = shareBrowser();
  let host: Host;
  let url = "";

  beforeAll(async () => {
    host = await hostFiles((path) => join(PACKAGES, "board", normalize(path)));
    url = host.url;
  });
  afterAll(() => host.stop());

  /** Opens a page with this in its body; the addresses of the page are those of the examples. */
  const open = async (body: string, options: object = {}, page = "") => {
    const opened = await openPage(shared.browser, options);
    await opened.page.route("**/examples/blog.html", (route) =>
      route.fulfill({
        contentType: "text/html",
        body: `<!doctype html><html lang="en" ${page}><meta charset="utf-8">
          <meta name="viewport" content="width=device-width"><title>A blog</title>
          <body><main><h1>A game</h1>${body}</main></body></html>`,
      }),
    );
    await opened.page.goto(`${url}/examples/blog.html`);
    return opened;
  };
  const SCRIPT = '<script type="module" src="../dist/replay.js"></script>';
  const GAME = 'src="game.json" analysis="game.analysis.json"';
  const said = (page: Page) => page.locator("rosespring-replay p[role=status]").textContent();
  const drawnBoard = (page: Page) =>
    page.locator("rosespring-replay .board[aria-busy=false]").waitFor();

  it("has the boards of the program, in every game", async () => {
    const engine = new Engine(PROGRAM);
    const presets = (await engine.ask("rules")) as { name: string; title: string }[];
    expect(BOARDS.map(({ name, title }) => `${name} ${title}`)).toEqual(
      presets.map(({ name, title }) => `${name} ${title}`),
    );
    for (const { name } of presets) {
      const record = await play(PROGRAM, name, 7);
      const [game] = gamesOf(readRecord(record));
      const [own] = record.games;
      if (!game || !own) throw new Error(`no game of ${name}`);
      for (const [entry, id] of await positions(engine, own)) {
        const answer = (await engine.ask("board", { position: id })) as BoardAnswer;
        const frame = game.frames.find((candidate) => candidate.entry === entry);
        if (!frame) throw new Error(`${name}: no frame of entry ${entry}`);
        const { white, black, ...view } = viewOf(game.board, frame.men, null, []);
        const beside = { white: { ...white, pips: 0 }, black: { ...black, pips: 0 } };
        expect(drawn({ ...view, points: [...view.points], ...beside }), `${name} ${id}`).toEqual(
          drawn(answer),
        );
      }
    }
    await engine.stop();
  }, 240_000);

  it("writes plays as the program does", async () => {
    const example = JSON.parse(
      await readFile(join(PACKAGES, "board", "examples", "game.analysis.json"), "utf8"),
    ) as { decisions: { entry: number; play: string }[] };
    const record = await readFile(join(PACKAGES, "board", "examples", "game.json"), "utf8");
    const [game] = gamesOf(readRecord(record));

    expect(example.decisions.length).toBeGreaterThan(20);
    for (const { entry, play: text } of example.decisions)
      expect(game?.frames.find((frame) => frame.entry === entry)?.play).toBe(text);
  });

  it("is small, and leaves the board in one file", async () => {
    const size = async (name: string) =>
      brotliCompressSync(await readFile(join(PACKAGES, "board", "dist", name))).length;
    const [board, replay] = [await size("board.js"), await size("replay.js")];
    console.log(`board.js: ${board} bytes with brotli; replay.js: ${replay}`);

    expect(board).toBeLessThanOrEqual(BOARD_MAX);
    expect(replay).toBeLessThanOrEqual(REPLAY_MAX);
    const text = await readFile(join(PACKAGES, "board", "dist", "board.js"), "utf8");
    expect(text).not.toMatch(/\bfrom ?"\.|\bimport ?"\./);
    expect(text).not.toMatch(/\beval\(|new Function/);
  });

  it("is one line of HTML, as the package's page has it", async () => {
    const readme = await readFile(join(PACKAGES, "board", "README.md"), "utf8");
    const lines = [...readme.matchAll(/^(<script.*<rosespring-replay.*)$/gm)].map(([line]) => line);
    expect(lines).toHaveLength(1);
    const { page, errors, close } = await open((lines[0] ?? "").replace('"dist/', '"../dist/'), {
      viewport: DESKTOP,
    });
    await drawnBoard(page);

    expect(await said(page)).toMatch(/throws \d-\d\.$/);
    const current = page.locator('rosespring-replay [aria-current="step"]');
    expect(await current.textContent()).toMatch(/^\s*12 level:\d throws/);
    await savePicture(page, "npm-replay");
    expect(errors).toEqual([]);
    await close();
  });

  it("goes by keyboard, and names the played and the best play", async () => {
    const { page, errors, close } = await open(
      `${SCRIPT}<rosespring-replay ${GAME}></rosespring-replay>`,
      { reducedMotion: "reduce" },
    );
    await drawnBoard(page);
    await page.evaluate(() => {
      const seen: number[] = [];
      Object.assign(globalThis, { seen });
      document.addEventListener("step", (event) => {
        seen.push((event as CustomEvent<{ entry: number }>).detail.entry);
      });
    });

    await page.getByRole("button", { name: "Forward" }).focus();
    await page.keyboard.press("ArrowRight");
    await page.keyboard.press("ArrowRight");
    await page.keyboard.press("ArrowLeft");
    expect(await page.evaluate(() => (globalThis as unknown as { seen: number[] }).seen)).toEqual([
      1, 2, 1,
    ]);
    expect(await said(page)).toMatch(/^Opening: White \d, Black \d\./);
    await page.keyboard.press("End");
    expect(await said(page)).toMatch(/^level:\d wins/);
    await page.keyboard.press("Home");
    expect(await said(page)).toMatch(/^Gul bara\./);

    await page.getByRole("button", { name: "Next mistake" }).click();
    const spoken = page.locator("rosespring-replay p[role=status]");
    // The words of reasons are a file that is loaded for an analysis that has some.
    await spoken.getByText(/Only .* is good here/).waitFor();
    const text = await said(page);
    expect(text).toMatch(
      /plays .*: .* (Doubtful|Error|Blunder), −\d\.\d{3}\. Best: .*\. The best play holds/,
    );
    const best = page.getByRole("button", { name: "Best play" });
    await best.click();
    expect(await best.getAttribute("aria-pressed")).toBe("true");
    const named = text?.replace(/^.*Best: ([^.]*)\..*$/, "$1");
    expect(await said(page)).toBe(`The best play: ${named}.`);
    expect(errors).toEqual([]);
    await close();
  });

  it("plays on by the space bar, and by itself only where motion is wanted", async () => {
    const body = `${SCRIPT}<rosespring-replay ${GAME} autoplay speed="8"></rosespring-replay>`;
    const moving = await open(body);
    await moving.page.getByRole("button", { name: "Pause" }).waitFor();
    await expect.poll(() => said(moving.page), { timeout: 20_000 }).toMatch(/plays/);
    expect(moving.errors).toEqual([]);
    await moving.close();

    const { page, errors, close } = await open(body, { reducedMotion: "reduce" });
    await drawnBoard(page);
    await page.getByRole("button", { name: "Play", exact: true }).waitFor();
    await page.getByRole("slider").focus();
    await page.keyboard.press(" ");
    await page.getByRole("button", { name: "Pause" }).waitFor();
    await page.keyboard.press(" ");
    await page.getByRole("button", { name: "Play", exact: true }).waitFor();
    expect(errors).toEqual([]);
    await close();
  });

  it("has nothing that axe finds, on a phone, in dark colours and from right to left", async () => {
    const looks: [string, object, string][] = [
      ["", { viewport: DESKTOP }, "npm-replay-axe"],
      ["", { viewport: PHONE }, "npm-replay-phone"],
      ['dir="rtl"', { viewport: DESKTOP }, "npm-replay-rtl"],
    ];
    for (const [attributes, options, picture] of looks) {
      for (const mode of ["", 'mode="dark"']) {
        const element = `<rosespring-replay ${GAME} turn="12" ${mode}></rosespring-replay>`;
        const { page, errors, close } = await open(SCRIPT + element, options, attributes);
        await drawnBoard(page);
        await page.getByRole("button", { name: "To the end" }).click();
        expect(await violations(page)).toEqual([]);
        await page.getByRole("button", { name: "Next mistake" }).click();
        expect(await violations(page)).toEqual([]);
        const overflow = await page.evaluate(
          () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
        );
        expect(overflow).toBe(0);
        // From right to left, `?!` would be read as `!?`.
        const signs = page.locator("rosespring-replay .doubtful b");
        expect(await signs.first().evaluate((sign) => getComputedStyle(sign).direction)).toBe(
          "ltr",
        );
        await savePicture(page, `${picture}${mode ? "-dark" : ""}`);
        expect(errors).toEqual([]);
        await close();
      }
    }
  });

  it("speaks the language of the page around, with the reasons", async () => {
    for (const [lang, dir, words] of [
      ["bg", "ltr", /^1111: level:\d изигра .* Най-добър ход: .*\. Най-добрият ход .*/],
      ["ar", "rtl", /أفضل نقلة: .*أفضل نقلة .*0[.٫]/],
    ] as const) {
      for (const [viewport, name] of [
        [DESKTOP, "desktop"],
        [PHONE, "phone"],
      ] as const) {
        const { page, errors, close } = await open(
          `<div lang="${lang}" dir="${dir}">${SCRIPT}<rosespring-replay ${GAME}></rosespring-replay></div>`,
          { viewport },
        );
        await drawnBoard(page);
        await page.locator(`rosespring-replay section[lang=${lang}][dir=${dir}]`).waitFor();
        const buttons = page.locator("rosespring-replay button.text");
        for (let mistake = 0; mistake < 4; mistake++) await buttons.first().click();
        expect(await said(page)).toMatch(words);
        expect(await violations(page)).toEqual([]);
        const overflow = await page.evaluate(
          () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
        );
        expect(overflow).toBe(0);
        await savePicture(page, `npm-replay-${lang}-${name}`);
        expect(errors).toEqual([]);
        await close();
      }
    }
  });

  it("takes a record from inside and from a property, and words in another language", async () => {
    const record = await readFile(join(PACKAGES, "board", "examples", "game.json"), "utf8");
    const { page, errors, close } = await open(
      `<rosespring-replay><script type="application/json">${record}</script></rosespring-replay>
       <rosespring-replay id="late"></rosespring-replay>${SCRIPT}`,
    );
    await drawnBoard(page);
    await page.evaluate(
      ([text]) => {
        const late = document.getElementById("late") as unknown as Record<string, unknown>;
        late["words"] = { lang: "de", next: "Weiter" };
        late["record"] = { ...JSON.parse(text ?? ""), white: "<b>Ada</b>" };
      },
      [record],
    );
    const late = page.locator("#late");
    await late.getByText("<b>Ada</b>", { exact: true }).waitFor();
    await late.getByRole("button", { name: "Weiter" }).click();

    expect(await late.locator("section").getAttribute("lang")).toBe("de");
    expect(await late.locator("p[role=status]").textContent()).toMatch(/^Opening/);
    expect(errors).toEqual([]);
    await close();
  });

  it("says what is wrong with an address, a record and an analysis", async () => {
    const cases: [string, string][] = [
      ['src="nothing.json"', "its server answers 404"],
      ['src="http://127.0.0.1:1/"', "there is no connection"],
      ['src="blog.html"', "This is no record of Rosespring in JSON"],
      [
        `src='data:,{"format":"rosespring-record","version":3}'`,
        "needs a newer replayer: it has version 3",
      ],
      ['src="game.json" analysis="game.json"', "The analysis is no answer"],
    ];
    for (const [attributes, words] of cases) {
      const element = `<rosespring-replay ${attributes}></rosespring-replay>`;
      const { page, errors, close } = await open(SCRIPT + element);
      await page.getByRole("alert").waitFor();
      expect(await page.getByRole("alert").textContent()).toContain(words);
      expect(errors).toEqual([]);
      await close();
    }
  });
});
