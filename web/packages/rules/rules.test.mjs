// The package of the rules under Node.js against the engine of the program, which ROSESPRING_BIN
// names. `cargo xtask test --only npm` builds both and runs this.

import assert from "node:assert/strict";
import { spawn } from "node:child_process";
import { once } from "node:events";
import { readFileSync } from "node:fs";
import { createInterface } from "node:readline";
import { after, before, test } from "node:test";
import { brotliCompressSync } from "node:zlib";
import { load, loadFrom, RulesError } from "@rosespring/rules";

/** The most bytes of the module, compressed. */
const BROTLI_MAX = 130_000;
/** Decisions after which a game is given up as endless. */
const DECISIONS_MAX = 3_000;

/** The engine, which answers one request at a time. */
class Engine {
  #child;
  #lines;

  constructor(program) {
    this.#child = spawn(program, ["engine"], { stdio: ["pipe", "pipe", "inherit"] });
    this.#lines = createInterface({ input: this.#child.stdout })[Symbol.asyncIterator]();
  }

  async ask(method, params) {
    const request = { jsonrpc: "2.0", id: 1, method, params };
    this.#child.stdin.write(`${JSON.stringify(request)}\n`);
    return JSON.parse((await this.#lines.next()).value);
  }

  async stop() {
    this.#child.stdin.end();
    await once(this.#child, "close");
  }
}

const program = process.env.ROSESPRING_BIN;
assert.ok(program, "ROSESPRING_BIN is not set: run `cargo xtask test --only npm`");
const engine = new Engine(program);
let rules;
before(async () => {
  rules = await load();
});
after(() => engine.stop());

/** Asks both, who must answer alike; returns the result, or throws the refusal. */
async function both(method, params) {
  const { result, error } = await engine.ask(method, params);
  try {
    const found = rules.call(method, params);
    assert.deepEqual(found, result);
    return found;
  } catch (refusal) {
    if (!(refusal instanceof RulesError)) throw refusal;
    const { message, code, data } = refusal;
    assert.deepEqual(data === undefined ? { code, message } : { code, message, data }, error);
    throw refusal;
  }
}

test("a game of each preset goes on as in the engine, man by man", async () => {
  let seed = 7;
  const random = (count) => {
    seed = (seed * 48_271) % 2_147_483_647;
    return seed % count;
  };
  for (const { name } of await both("rules", {})) {
    let position = await both("start", { rules: name });
    let decisions = 0;
    while (position.phase !== "over") {
      assert.ok(decisions++ < DECISIONS_MAX, `${name} does not end`);
      if (position.phase === "name") {
        const number = 1 + random(6);
        position = await both("name", { position: position.id, number });
        continue;
      }
      if (position.phase !== "play") {
        const dice = [1 + random(6), 1 + random(6)];
        position = await both("throw", { position: position.id, dice });
        continue;
      }
      const steps = [];
      let view = await both("board", { position: position.id });
      while (!view.whole) {
        const { from, number } = view.legal[random(view.legal.length)];
        steps.push([from, number]);
        view = await both("board", { position: position.id, steps });
      }
      const ends = rules.plays(position).map((play) => play.position.id);
      position = await both("play", { position, steps });
      assert.ok(ends.includes(position.id), `${name}: ${position.id}`);
    }
    assert.ok(position.result.units >= 0);
  }
});

test("refusals have the codes of the protocol, and the module goes on", async () => {
  const refused = [
    ["start", { rules: "chess" }, -32004],
    ["position", { position: "rs1.gul-bara" }, -32001],
    ["throw", { position: rules.start("gioul").id, dice: [7, 1] }, -32602],
    ["play", { position: rules.start("gioul", "white").id, steps: [] }, -32003],
    ["board", { position: "rs1.gul-bara.fziT1.fziT0.Pww65", steps: [[1, 6]] }, -32002],
  ];
  for (const [method, params, code] of refused) {
    await assert.rejects(both(method, params), { name: "RulesError", code });
  }
  assert.equal(rules.start("tawula").phase, "opening");
  assert.throws(() => rules.call("best", {}), { code: -32601 });
});

test("the module is small, and can be passed as bytes", async () => {
  const bytes = readFileSync(new URL(import.meta.resolve("@rosespring/rules/rules.wasm")));
  const small = brotliCompressSync(bytes).length;
  console.log(`rules.wasm: ${bytes.length} bytes, ${small} with brotli`);
  assert.ok(small <= BROTLI_MAX, `${small} bytes`);

  const other = await loadFrom(bytes);
  assert.deepEqual(other.presets(), rules.presets());
  const compiled = await loadFrom(await WebAssembly.compile(bytes));
  assert.equal(compiled.presets().length, rules.presets().length);
});
