// The module for studying: its calls against the same natively. `cargo xtask wasm` runs it.

import assert from "node:assert/strict";
import { spawnSync } from "node:child_process";
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { after, test } from "node:test";
import { brotliCompressSync, inflateSync } from "node:zlib";

import { Module, request } from "./module.mjs";

const env = (name) => {
  const value = process.env[name];
  assert.ok(value, `${name} is not set: run \`cargo xtask wasm\``);
  return value;
};
const WASM = env("ROSESPRING_STUDY");
const NONE = { ratings: {}, tries: [], mistakes: [] };
/** The games with puzzles. */
const GAMES = JSON.parse(
  (await Module.load(WASM)).call(request({ call: "puzzles", practice: NONE, now_ms: 0 })),
).games.map(({ game }) => game);
/** All nets: some games have that of a relative. */
const NETS = readdirSync(env("ROSESPRING_NETS"))
  .filter((name) => name.endsWith(".rsnet"))
  .map((name) => join(env("ROSESPRING_NETS"), name));
/** The first book of a game. */
const bookOf = (game) => JSON.parse(readFileSync(`crates/table/puzzles/${game}.json`, "utf8"));

/** The call that installs a file of puzzles. */
function installing(file) {
  const packed = readFileSync(join(env("ROSESPRING_PUZZLES"), `${file}.packed`));
  return { call: "install_puzzles", file, text: inflateSync(packed).toString() };
}

/**
 * The most bytes of the module, compressed. It has whatever the table itself can do without, and no
 * page waits for it before the first board, so it may be larger than the other one.
 */
const BROTLI_MAX = 430_000;
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
  const installed = [];
  const rows = [];
  /** The answer to a call; files that it needs are installed before. */
  const ask = (call) => {
    const asked = request(call);
    const answer = module.call(asked);
    const { missing } = JSON.parse(answer);
    if (missing !== undefined) {
      assert.ok(!installed.includes(missing), missing);
      installed.push(missing);
      const file = installing(missing);
      assert.equal(JSON.parse(module.call(request(file))).error, undefined);
      if (!missing.endsWith("/index")) rows.push(...JSON.parse(file.text));
      return ask(call);
    }
    story.push([asked, answer]);
    return JSON.parse(answer);
  };
  for (const net of NETS) module.takeNet(readFileSync(net));

  const practice = structuredClone(NONE);
  let now_ms = NOW_MS;
  let not = null;
  for (let round = 0; round < 2 * GAMES.length; round++) {
    const game = GAMES[round % GAMES.length];
    const puzzle = ask({ call: "next_puzzle", practice, game, not, now_ms });
    const row = rows.find(({ position }) => position === puzzle.id);
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
  for (const { game, themes } of games) {
    for (const day of [0, 331, 400]) {
      ask({ call: "next_puzzle", practice, game, not: null, day, now_ms });
    }
    for (const { theme } of themes) {
      const puzzle = ask({ call: "next_puzzle", practice, game, theme, not: null, now_ms });
      assert.equal(puzzle.theme, theme);
    }
  }
  // Of most books, some parts were enough.
  assert.ok(installed.length < 80, `${installed.length} files`);

  const answers = native(story.map(([asked]) => asked));
  assert.equal(answers.length, story.length);
  for (const [index, [asked, answer]] of story.entries()) {
    assert.equal(withoutLastDigits(answers[index]), withoutLastDigits(answer), asked.slice(0, 200));
  }
});

test("a part is installed after its index, and nothing else in its place", async () => {
  const module = await Module.load(WASM);
  const ask = (call) => JSON.parse(module.call(request(call)));
  const next = { call: "next_puzzle", practice: NONE, game: "backgammon", not: null, now_ms: 5 };
  assert.equal(ask(next).missing, "backgammon/index");
  assert.equal(ask(installing("backgammon/pair-0")).error.code, "invalid_body");
  const other = { ...installing("tawula/index"), file: "backgammon/index" };
  assert.equal(ask(other).error.code, "invalid_body");
  assert.equal(ask(installing("backgammon/index")).error, undefined);
  const { missing } = ask(next);
  assert.match(missing, /^backgammon\/[a-z-]+-\d$/);
  const whole = installing(missing);
  const half = { ...whole, text: whole.text.slice(0, whole.text.length / 2) };
  assert.equal(ask(half).error.code, "invalid_body");
  assert.equal(ask({ ...installing("backgammon/pair-1"), file: missing }).error.code, "invalid_body");
  assert.equal(ask(next).missing, missing);
  const without = [missing];
  const second = ask({ ...next, without });
  assert.notEqual(second.missing, missing);
  ask(installing(second.missing));
  const found = ask({ ...next, without });
  assert.equal(found.at_hand, true);
  const answer = { call: "answer_puzzle", practice: NONE, id: found.id, end: found.id, now_ms: 5 };
  assert.equal(ask(answer).error.code, "invalid_body");
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
  const run = { rollout, trials: 60 };
  const changed = ask({ call: "change_review", ...stored, run });
  assert.notEqual(changed.keep.progress.rollouts, "[]");
  const asked = { ...review, head: { ...review.head, progress: changed.keep.progress } };
  await shareRollout({ review: asked, items: [...items] });
  const position = "rs1.gul-bara.en1tT1.fziT0.Tb";
  const trials = { position, needs: [2, 3], seed: 7, truncate: null, from: 1290, to: 1300 };
  assert.equal(ask({ call: "make_trials", ...trials }).trials, 10);
  const stopped = ask({ call: "change_review", ...stored, run: null });
  assert.equal(stopped.keep.progress.stopped, true);
  const [summary] = ask({ call: "review_summaries", heads: [review.head] });
  assert.equal(summary.plies, 1);

  const answers = native(story.map(([asked]) => asked));
  for (const [index, [asked, answer]] of story.entries()) {
    assert.equal(answers[index], answer, asked.slice(0, 200));
  }
});

/**
 * A rollout whose trials other instances make, with a share that is lost in each round, has the results
 * of one instance.
 */
async function shareRollout(stored) {
  const instance = async () => {
    const module = await Module.load(WASM);
    for (const net of NETS) module.takeNet(readFileSync(net));
    return module;
  };
  const ask = (module, call) => JSON.parse(module.call(request(call)));
  const open = { call: "open_review", ...stored, at: "running" };
  const [alone, leader, helper] = [await instance(), await instance(), await instance()];
  let { is_unfinished } = ask(alone, open);
  while (is_unfinished) ({ is_unfinished } = ask(alone, { call: "work_review" }));

  ({ is_unfinished } = ask(leader, open));
  assert.deepEqual(ask(leader, { call: "share_review", shares: 0, trials: 5 }).shares, []);
  const rounds = [];
  while (is_unfinished) {
    const { shares } = ask(leader, { call: "share_review", shares: 6, trials: 5 });
    const make = (share) => helper.call(request({ call: "make_trials", ...share }));
    const sums = shares.map((share, place) => (place === 1 ? null : make(share)));
    const call = shares.length > 0 ? { call: "add_trials", sums } : { call: "work_review" };
    if (shares.length > 0) rounds.push(shares.map(({ from, to }) => [from, to]));
    ({ is_unfinished } = ask(leader, call));
  }
  // The first round is short, later ones are as large as all before them, and none goes beyond the end.
  const roundAt = (start) => rounds.find(([[from]]) => from === start);
  assert.deepEqual(roundAt(0), [
    [0, 5],
    [5, 10],
    [10, 12],
  ]);
  assert.deepEqual(roundAt(12), [
    [12, 17],
    [17, 22],
    [22, 24],
  ]);
  assert.deepEqual(roundAt(24), [
    [24, 29],
    [29, 34],
    [34, 39],
    [39, 44],
    [44, 48],
  ]);
  const kept = [leader, alone].map((module) => ask(module, { call: "keep_review" }));
  assert.deepEqual(...kept);
  const odd = JSON.parse(helper.call(request({ call: "make_trials", position: "rs1" })));
  assert.ok(odd.error);
}

/** A stored table of the other module, with its first entries. */
async function begunMatch() {
  const tables = await Module.load(env("ROSESPRING_WASM"));
  const person = (name) => ({ kind: "person", name });
  const table = { rules: "gul-bara", white: person("Elena"), black: person("Murad"), match_to: 1 };
  const seed = "5eed".repeat(16);
  const create = { call: "create", id: "t", seed, now_ms: NOW_MS, table };
  const begun = JSON.parse(tables.call(request(create)));
  return { table: begun.table, entries: begun.keep.entries };
}

test("positions are read, checked and analysed, and matches exported, as natively", async () => {
  const module = await Module.load(WASM);
  const story = [];
  const ask = (call) => {
    const asked = request(call);
    const answer = module.call(asked);
    story.push([asked, answer]);
    return JSON.parse(answer);
  };
  const position = "rs1.gul-bara.fziT1.fziT0.Pww65";
  const analyse = { call: "analyse", position, plies: 1 };
  // The native program has its nets from the start, so this answer is not compared.
  assert.equal(JSON.parse(module.call(request(analyse))).error.code, "no_net");
  assert.equal(ask({ call: "net", rules: "portes" }), "backgammon");
  for (const net of NETS) module.takeNet(readFileSync(net));

  const { setup, faults } = ask({ call: "read_position", text: position });
  assert.deepEqual([setup.rules, faults], ["gul-bara", []]);
  const oneTooMany = { ...setup, white: { ...setup.white, bar: 1 } };
  assert.notDeepEqual(ask({ call: "check_position", ...oneTooMany }).faults, []);
  const unread = ask({ call: "read_position", text: "none", rules: "gioul" });
  assert.equal(unread.error.code, "invalid_body");
  assert.equal(unread.error.faults.length, unread.error.details.length);
  const { plays, choices } = ask(analyse);
  assert.ok(plays > 1 && choices.length > 1);
  const { table, entries } = await begunMatch();
  const record = ask({ call: "export", table, entries, format: "text" });
  assert.ok(record.text.startsWith("rosespring record 1"), JSON.stringify(record).slice(0, 200));

  const answers = native(story.map(([asked]) => asked));
  for (const [index, [asked, answer]] of story.entries()) {
    assert.equal(answers[index], answer, asked.slice(0, 200));
  }
});

test("a net is asked for where a play is judged", async () => {
  const module = await Module.load(WASM);
  const [{ position: id, plays }] = bookOf(GAMES[0]).puzzles;
  const asked = { call: "answer_puzzle", practice: NONE, id, end: plays[0].end, now_ms: NOW_MS };
  for (let files = 0; files < 2; files++) {
    const { missing } = JSON.parse(module.call(request(asked)));
    module.call(request(installing(missing)));
  }
  assert.equal(JSON.parse(module.call(request(asked))).error.code, "no_net");
  assert.equal(JSON.parse(module.call('snapshot {"id":"t"}')).error.code, "malformed");
});

after(() => console.log(`study: ${sizes.raw} bytes, ${sizes.brotli} with brotli`));
