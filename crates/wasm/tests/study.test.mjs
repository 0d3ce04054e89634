// The module for studying: its calls against the same natively. `cargo xtask wasm` runs it.

import assert from "node:assert/strict";
import { spawnSync } from "node:child_process";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { after, test } from "node:test";
import { brotliCompressSync } from "node:zlib";

import { Module, request } from "./module.mjs";

const env = (name) => {
  const value = process.env[name];
  assert.ok(value, `${name} is not set: run \`cargo xtask wasm\``);
  return value;
};
const WASM = env("ROSESPRING_STUDY");
const GAMES = ["gul-bara", "gioul", "tawula", "backgammon"];
const NETS = GAMES.map((game) => join(env("ROSESPRING_NETS"), `${game}.rsnet`));
const BOOKS = GAMES.map((game) => readFileSync(`crates/table/puzzles/${game}.json`, "utf8"));

/** The most bytes of the module, compressed. A page loads it when it first needs it. */
const BROTLI_MAX = 350_000;
const NOW_MS = 1_767_225_600_000;
const DAY_MS = 86_400_000;

/** What the native program answers to requests, line by line. */
function native(requests) {
  const { status, stdout, stderr } = spawnSync(env("ROSESPRING_NATIVE"), ["study", ...NETS], {
    input: `${requests.join("\n")}\n`,
    encoding: "utf8",
    maxBuffer: 1 << 28,
  });
  assert.equal(status, 0, stderr);
  return stdout.trimEnd().split("\n");
}

const sizes = { raw: 0, brotli: 0 };

test("the module is small", () => {
  const bytes = readFileSync(WASM);
  sizes.raw = bytes.length;
  sizes.brotli = brotliCompressSync(bytes).length;
  assert.ok(sizes.brotli <= BROTLI_MAX, `${sizes.brotli} bytes, at most ${BROTLI_MAX}`);
});

test("puzzles are chosen, judged and repeated as natively", async () => {
  const module = await Module.load(WASM);
  const story = [];
  const ask = (call) => {
    const asked = request(call);
    const answer = module.call(asked);
    story.push([asked, answer]);
    return JSON.parse(answer);
  };
  assert.equal(ask({ call: "install_puzzles", books: BOOKS }).error, undefined);
  for (const net of NETS) module.takeNet(readFileSync(net));

  const practice = { ratings: {}, tries: [], mistakes: [] };
  let now_ms = NOW_MS;
  let not = null;
  for (let round = 0; round < 12; round++) {
    const game = GAMES[round % GAMES.length];
    const puzzle = ask({ call: "next_puzzle", practice, game, not, now_ms });
    const row = BOOKS.flatMap((book) => JSON.parse(book).puzzles).find(
      ({ position }) => position === puzzle.id,
    );
    // In turn the best play and a worse one.
    const { end } = row.plays[round % 2];
    const { keep, verdict } = ask({ call: "answer_puzzle", practice, id: puzzle.id, end, now_ms });
    assert.equal(verdict.right, round % 2 === 0);
    practice.tries = practice.tries.filter(({ position }) => position !== puzzle.id);
    practice.tries.push(keep.try);
    if (keep.rating) practice.ratings[game] = keep.rating;
    not = puzzle.id;
    now_ms += DAY_MS;
  }
  const { games } = ask({ call: "puzzles", practice, now_ms });
  assert.ok(games.every(({ tried, rating }) => tried > 0 && rating !== null));
  assert.ok(games.some(({ due }) => due > 0));
  const own = ask({ call: "next_puzzle", practice, game: "own", not: null, now_ms });
  assert.equal(own.error.code, "no_puzzle");

  const answers = native(story.map(([asked]) => asked));
  assert.equal(answers.length, story.length);
  for (const [index, [asked, answer]] of story.entries()) {
    assert.equal(withoutLastDigits(answers[index]), withoutLastDigits(answer), asked.slice(0, 200));
  }
});

/**
 * JSON whose numbers have twelve digits. Ratings follow from logarithms and powers, whose last digit
 * depends on the mathematical library of the system.
 */
const withoutLastDigits = (json) =>
  JSON.stringify(JSON.parse(json), (_, value) =>
    typeof value === "number" ? Number(value.toPrecision(12)) : value,
  );

/** A short record, which ends without its checksum. */
const RECORD = `rosespring record 1
rules: gul-bara
white: Elena
black: Murad
match: 1

game 1 from rs1.gul-bara.fziT0.fziT0.O
opening 6-3
white throws 3-6
white plays 6-3: 24/18 24/21
black throws 3-2
black plays 3-2: 24/21/19
`;

test("a record is analysed as natively", async () => {
  const module = await Module.load(WASM);
  for (const net of NETS) module.takeNet(readFileSync(net));
  const story = [];
  const ask = (call) => {
    const asked = request(call);
    const answer = module.call(asked);
    story.push([asked, answer]);
    return JSON.parse(answer);
  };

  const review = ask({ call: "new_review", id: "a", now_ms: NOW_MS, record: RECORD });
  assert.equal(review.error, undefined);
  assert.deepEqual(review.faults, ["line 12: missing: checksum"]);
  let { is_unfinished } = ask({ call: "open_review", review, items: [], at: "running" });
  assert.equal(is_unfinished, true);
  const items = new Map();
  for (let jobs = 0; is_unfinished && jobs < 100; jobs++) {
    ({ is_unfinished } = ask({ call: "work_review" }));
    const { keep } = ask({ call: "keep_review" });
    for (const [item, body] of keep.items) items.set(item, body);
    review.head.progress = keep.progress;
    const told = ask({
      call: "tell_review",
      items: keep.items.map(([item]) => item),
      kept: true,
    });
    assert.equal(told.type, "found");
  }
  assert.equal(is_unfinished, false);
  const stored = { review, items: [...items] };
  const shown = ask({ call: "show_review", ...stored });
  assert.equal(shown.review.figures.progress.state, "done");
  assert.equal(shown.review.figures.white.decisions, 1);

  const text = ask({ call: "export_review", ...stored, format: "text" });
  assert.ok(text.text.startsWith("rosespring record 1"), JSON.stringify(text).slice(0, 200));
  const rollout = shown.review.items.findIndex(({ what }) => what.kind === "play");
  const run = { rollout, trials: 36 };
  const changed = ask({ call: "change_review", ...stored, run });
  assert.notEqual(changed.keep.progress.rollouts, "[]");
  const stopped = ask({ call: "change_review", ...stored, run: null });
  assert.equal(stopped.keep.progress.stopped, true);
  const [summary] = ask({ call: "review_summaries", heads: [review.head] });
  assert.equal(summary.plies, 1);

  const answers = native(story.map(([asked]) => asked));
  for (const [index, [asked, answer]] of story.entries()) {
    assert.equal(answers[index], answer, asked.slice(0, 200));
  }
});

test("a net is asked for where a play is judged", async () => {
  const module = await Module.load(WASM);
  module.call(request({ call: "install_puzzles", books: BOOKS }));
  const practice = { ratings: {}, tries: [], mistakes: [] };
  const [{ position: id, plays }] = JSON.parse(BOOKS[0]).puzzles;
  const asked = { call: "answer_puzzle", practice, id, end: plays[0].end, now_ms: NOW_MS };
  assert.equal(JSON.parse(module.call(request(asked))).error.code, "no_net");
  assert.equal(JSON.parse(module.call('snapshot {"id":"t"}')).error.code, "malformed");
});

after(() => console.log(`study: ${sizes.raw} bytes, ${sizes.brotli} with brotli`));
