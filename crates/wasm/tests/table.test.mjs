// A whole game at a table of WebAssembly, and its values, against the same natively.
// `cargo xtask wasm` runs it.

import assert from "node:assert/strict";
import { spawnSync } from "node:child_process";
import { createHash } from "node:crypto";
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { after, test } from "node:test";
import { brotliCompressSync } from "node:zlib";

import { Module, request } from "./module.mjs";

const env = (name) => {
  const value = process.env[name];
  assert.ok(value, `${name} is not set: run \`cargo xtask wasm\``);
  return value;
};
const WASM = env("ROSESPRING_WASM");
const NATIVE = env("ROSESPRING_NATIVE");
const FOLDER = env("ROSESPRING_NETS");
const NETS = readdirSync(FOLDER)
  .filter((name) => name.endsWith(".rsnet"))
  .map((name) => join(FOLDER, name));

/** The most bytes of the module, compressed. */
const BROTLI_MAX = 330_000;
/** Positions of each preset whose values are compared. */
const POSITIONS = 700;
/** Decisions after which a game is given up as endless. */
const DECISIONS_MAX = 3_000;
/** Games whose first throws are counted. */
const GAMES = 2_000;
const NOW_MS = 1_767_225_600_000;

async function module() {
  const module = await Module.load(WASM);
  for (const net of NETS) {
    assert.equal(module.takeNet(readFileSync(net)), '{"tell":[],"is_thinking":false}');
  }
  return module;
}

/** What the native program writes, line by line. */
function native(options, input = "") {
  const { status, stdout, stderr } = spawnSync(NATIVE, options, {
    input,
    encoding: "utf8",
    maxBuffer: 1 << 28,
  });
  assert.equal(status, 0, stderr);
  return stdout.trimEnd().split("\n");
}

const create = (id, rules, level) => ({
  call: "create",
  id,
  seed: "5eed".repeat(16),
  now_ms: NOW_MS,
  table: {
    rules,
    white: { kind: "person", name: "Ana" },
    black: { kind: "computer", level },
    match_to: 1,
    auto_forced: true,
  },
});

/** What a person does who always plays the first legal step. */
function decision({ version: after, phase, can_throw, can_done, legal }) {
  if (can_throw) return { type: "throw", after };
  if (can_done) return { type: "done", after };
  assert.ok(legal.length > 0, `nothing can be done in ${JSON.stringify(phase)}`);
  const [{ from, number }] = legal;
  return { type: "step", from, number, after };
}

/** Plays a game; every request with its answer, and the last state of the table. */
function play(module, rules, level) {
  const story = [];
  const call = (asked) => {
    const text = request(asked);
    const answer = module.call(text);
    story.push([text, answer]);
    return JSON.parse(answer);
  };
  const id = `${rules}-${level}`;
  let answer = call(create(id, rules, level));
  const kept = [...answer.keep.entries];
  for (let decisions = 0; decisions < DECISIONS_MAX; decisions++) {
    const [snapshot] = call({ call: "snapshot", id }).tell;
    const { table } = snapshot;
    assert.equal(table.version, kept.length);
    if (table.phase.kind === "over") return { story, table, kept };
    answer = answer.is_thinking
      ? call({ call: "think", id, now_ms: NOW_MS + decisions })
      : call({ call: "hear", id, now_ms: NOW_MS + decisions, message: decision(table) });
    assert.equal(answer.keep?.after, kept.length, JSON.stringify(answer).slice(0, 400));
    assert.equal(answer.tell.length, answer.keep.entries.length);
    kept.push(...answer.keep.entries);
  }
  throw new Error(`${rules}: the game does not end`);
}

const sizes = { raw: 0, brotli: 0 };

test("the module is small enough to be downloaded", () => {
  const bytes = readFileSync(WASM);
  sizes.raw = bytes.length;
  sizes.brotli = brotliCompressSync(bytes).length;

  assert.ok(sizes.brotli <= BROTLI_MAX, `${sizes.brotli} bytes, ${BROTLI_MAX} are allowed`);
});

test("games against levels are kept and told as natively", async () => {
  for (const [rules, level] of [
    ["gul-bara", 8],
    ["backgammon", 8],
    ["irish", 3],
  ]) {
    const wasm = await module();
    const { story, table, kept } = play(wasm, rules, level);

    const { winner, resigned } = table.phase.result;
    assert.equal(resigned, false);
    assert.equal(table[winner].off, 15, "the game ended by bearing off");
    const thoughts = story.filter(([asked]) => asked.startsWith("think "));
    assert.ok(thoughts.length > 10);

    const requests = story.map(([asked]) => asked);
    const answers = native(["host", ...NETS], `${requests.join("\n")}\n`);
    assert.equal(answers.length, story.length);
    for (const [index, [asked, answer]] of story.entries()) {
      assert.equal(answers[index], answer, asked);
    }

    const { table: stored } = JSON.parse(story[0][1]);
    const opened = (await module()).call(request({ call: "open", table: stored, entries: kept }));
    assert.deepEqual(JSON.parse(opened).tell, [{ type: "snapshot", table }]);
  }
});

test("a doublet of Irish is two steps", async () => {
  const { table } = play(await module(), "irish", 3);

  const doublets = table.moves.filter(({ dice: [first, second] }) => first === second);
  assert.ok(doublets.length > 2, `${doublets.length} doublets`);
  for (const { stages } of doublets) {
    assert.equal(stages.length, 1);
    assert.equal(stages[0].numbers.length, 2);
    assert.ok(stages[0].steps.length <= 2);
  }
  assert.deepEqual(table.white.next_doublet, { kind: "two_steps" });
});

test("the person begins half of the games", async () => {
  const tables = await module();
  const ask = (asked) => JSON.parse(tables.call(request(asked)));
  const begins = { white: 0, black: 0 };
  for (let game = 0; game < GAMES; game++) {
    const id = `begin-${game}`;
    const seed = createHash("sha256").update(id).digest("hex");
    ask({ ...create(id, "backgammon", 1), seed });
    for (;;) {
      const { table } = ask({ call: "snapshot", id }).tell[0];
      if (table.phase.kind !== "opening") {
        begins[table.phase.mover] += 1;
        break;
      }
      ask({ call: "hear", id, now_ms: NOW_MS, message: { type: "throw", after: table.version } });
    }
    ask({ call: "close", id });
  }
  // Three standard deviations of fair throws.
  assert.ok(Math.abs(begins.white - begins.black) < 3 * Math.sqrt(GAMES), JSON.stringify(begins));
});

test("values are equal to native ones to the last bit", async () => {
  const positions = native(["positions", String(POSITIONS)]);
  const asked = request({ call: "values", positions });

  const answer = (await module()).call(asked);

  const [expected] = native(["host", ...NETS], `${asked}\n`);
  assert.equal(JSON.parse(answer).values.length, positions.length);
  assert.ok(positions.length >= 4 * POSITIONS);
  // A number of JSON is the shortest that reads back to the same bits.
  assert.equal(answer, expected);
});

test("a second instance chooses what the first one plays", async () => {
  const [first, second] = [await module(), await module()];
  const ask = (wasm, asked) => JSON.parse(wasm.call(request(asked)));
  let answer = ask(first, create("t", "gul-bara", 7));
  const { table } = answer;
  const kept = [...answer.keep.entries];
  for (let tries = 0; !answer.is_thinking && tries < 100; tries++) {
    const [{ table: view }] = ask(first, { call: "snapshot", id: "t" }).tell;
    answer = ask(first, { call: "hear", id: "t", now_ms: NOW_MS, message: decision(view) });
    kept.push(...answer.keep.entries);
  }

  ask(second, { call: "open", table, entries: kept });
  const choice = ask(second, { call: "choose", id: "t" });
  const thought = ask(second, { call: "think", id: "t", now_ms: NOW_MS });
  const play = { call: "play", id: "t", now_ms: NOW_MS };
  const late = ask(first, { ...play, ...choice, after: choice.after - 1 });
  assert.deepEqual([late.keep, late.is_thinking], [undefined, true]);
  assert.deepEqual(ask(first, { ...play, ...choice }), thought);

  const { version } = ask(first, { call: "advice", id: "t", kind: "bar" });
  assert.equal(version, kept.length + thought.keep.entries.length);
  assert.equal(ask(first, { call: "summaries", tables: [table] })[0].id, "t");
  assert.equal(ask(first, { call: "record", table, entries: kept }).rules, "gul-bara");
  const rules = ask(await Module.load(WASM), { call: "rules" });
  assert.equal(rules.find(({ name }) => name === "gul-bara").about.has_net, true);
  assert.equal(rules.find(({ name }) => name === "portes").about.net, "backgammon");
  assert.equal(ask(first, { call: "net", rules: "portes~opening=throw-again" }), "backgammon");
});

test("a level that looks ahead keeps to the budget of its device", async () => {
  const wasm = await module();
  const ask = (asked) => JSON.parse(wasm.call(request(asked)));
  let answer = ask(create("t", "gul-bara", 8));
  const { table } = answer;
  const kept = [...answer.keep.entries];
  for (let tries = 0; !answer.is_thinking && tries < 100; tries++) {
    const [{ table: view }] = ask({ call: "snapshot", id: "t" }).tell;
    answer = ask({ call: "hear", id: "t", now_ms: NOW_MS, message: decision(view) });
    kept.push(...answer.keep.entries);
  }
  const choose = (budget) => ask({ call: "choose", id: "t", budget });

  assert.equal(ask({ call: "choose", id: "t" }).error.code, "no_budget");
  const { evaluations } = ask({ call: "measure", id: "t" });
  assert.ok(evaluations >= 10_000 && evaluations < 100_000, `${evaluations} evaluations`);
  const [most, least] = [choose(1_000_000), choose(1)];
  assert.deepEqual([most.budget, least.budget], [1_000_000, 1]);
  assert.deepEqual([choose(1_000_000), choose(1)], [most, least]);
  const thought = ask({ call: "think", id: "t", now_ms: NOW_MS });
  const stored = { call: "open", table: { ...table, budget: 1_000_000 }, entries: kept };
  assert.equal(ask(stored).error, undefined);
  const played = ask({
    call: "play",
    id: "t",
    now_ms: NOW_MS,
    after: most.after,
    steps: most.steps,
  });
  assert.deepEqual(played, thought, "a budget above the level's own changes nothing");
});

test("bear-off tables that were prepared cost no time later", async () => {
  const positions = ["rs1.backgammon.zh24O9T22.zi1OeT22.Tb"];
  const milliseconds = async (isPrepared) => {
    const wasm = await module();
    wasm.call(request(create("t", "backgammon", 8)));
    if (isPrepared) {
      const answer = JSON.parse(wasm.call('prepare {"id":"t"}'));
      assert.deepEqual(answer, { tell: [], is_thinking: false });
    }
    const begun = performance.now();
    const { values } = JSON.parse(wasm.call(request({ call: "values", positions })));
    assert.equal(values[0][0], 0, "Black bears off the last man");
    return performance.now() - begun;
  };

  const [unprepared, prepared] = [await milliseconds(false), await milliseconds(true)];

  assert.ok(prepared < unprepared / 4, `${prepared} ms, without ${unprepared} ms`);
});

test("what is wrong is told, and the module goes on", async () => {
  const wasm = await Module.load(WASM);
  const call = (text) => JSON.parse(wasm.call(text));
  const ask = (asked) => call(request(asked));

  for (const text of ["", "none {}", "snapshot", "snapshot {", 'snapshot {"id":"t","more":1}']) {
    assert.equal(call(text).error.code, "malformed", text);
  }
  assert.equal(call('snapshot {"id":"none"}').error.code, "no_table");
  assert.equal(call('values {"positions":["none"]}').error.code, "invalid_body");
  assert.equal(JSON.parse(wasm.takeNet(new Uint8Array(9))).error.code, "invalid_net");
  const body = create("t", "gul-bara", 9);
  const { error } = ask(body);
  assert.deepEqual(error.faults, ["`black.level`: expected 1 to 8, found 9"]);
  assert.equal(ask({ ...body, seed: "" }).error.code, "invalid_body");

  // Until a net is there, the computer plays only if the request says how.
  let answer = ask(create("t", "gul-bara", 8));
  for (let tries = 0; !answer.is_thinking && tries < 100; tries++) {
    const [{ table }] = call('snapshot {"id":"t"}').tell;
    const message = decision(table);
    answer = ask({ call: "hear", id: "t", now_ms: NOW_MS, message });
  }
  const think = 'think {"id":"t","now_ms":0}';
  assert.equal(call(think).error.code, "no_net");
  assert.equal(call('needs_net {"id":"t"}').error.code, "no_net");
  const choose = { call: "choose", id: "t", budget: 10_000 };
  assert.equal(ask(choose).error.code, "no_net");
  assert.ok(ask({ ...choose, without_net: true }).steps.length > 0);
  const hear = (message) => ask({ call: "hear", id: "t", now_ms: 0, message });
  const [{ table }] = call('snapshot {"id":"t"}').tell;
  assert.equal(hear({ type: "throw", after: table.version }).tell[0].type, "rejected");
  assert.equal(hear({ type: "throw", after: 0 }).tell[0].type, "stale");
  assert.equal(hear({ type: "refresh", since: table.version }).tell[0].type, "current");
  const resign = { type: "resign", kind: "single", after: table.version };
  assert.equal(hear(resign).error.code, "no_net");
  wasm.takeNet(readFileSync(join(FOLDER, "gul-bara.rsnet")));
  assert.deepEqual(call('needs_net {"id":"t"}').tell, []);
  assert.ok(call(think).keep.entries.length > 0);
});

after(() => console.log(`wasm: ${sizes.raw} bytes, ${sizes.brotli} with brotli`));
