// The module for files of other programs: its size, and what it reads. `cargo xtask wasm` runs it.

import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { after, test } from "node:test";
import { brotliCompressSync } from "node:zlib";

import { Module } from "./module.mjs";

const WASM = process.env.ROSESPRING_ARCHIVE;
assert.ok(WASM, "ROSESPRING_ARCHIVE is not set: run `cargo xtask wasm`");
const FOLDER = "crates/rules/tests/archives";

/** The most bytes of the module, compressed. */
const BROTLI_MAX = 150_000;

const sizes = { raw: 0, brotli: 0 };

const read = async (bytes) => JSON.parse((await Module.load(WASM)).readFile(bytes));
const file = (name) => readFileSync(`${FOLDER}/${name}`);

test("the module is small", () => {
  const bytes = readFileSync(WASM);
  sizes.raw = bytes.length;
  sizes.brotli = brotliCompressSync(bytes).length;
  assert.ok(sizes.brotli <= BROTLI_MAX, `${sizes.brotli} bytes, at most ${BROTLI_MAX}`);
});

const ANALYSIS = "analysis-left-out";
const EVENT = "extras-left-out";

test("matches are read as records", async () => {
  for (const [name, white, games, notes] of [
    ["five-point.xg", "Astrid Lindqvist", 6, [ANALYSIS, "comments-left-out", EVENT]],
    ["three-point-unanalysed.xg", "Ann", 2, [ANALYSIS]],
    ["five-point.bgf", "Astrid Lindqvist", 6, [ANALYSIS, EVENT]],
    ["money-session.bgf", "Carl", 5, [ANALYSIS, "cube-rules-left-out"]],
    ["five-point.ogxm", "Astrid", 6, [EVENT]],
    ["money-session.ogxm", "Carl", 5, ["cube-rules-left-out"]],
  ]) {
    const found = await read(file(name));
    const record = JSON.parse(found.text);
    assert.equal(record.format, "rosespring-record");
    assert.equal(record.white, white, name);
    assert.equal(record.games.length, games, name);
    assert.deepEqual(found.faults, [], name);
    assert.deepEqual(
      found.notes.map(({ code }) => code),
      notes,
      name,
    );
  }
});

test("a position is read as an id", async () => {
  const found = await read(file("position-dice.xgp"));
  assert.match(found.text, /^rs1\.backgammon\..*\.Pww1111$/);
});

test("what is no such file is refused with the reason", async () => {
  const cut = await read(file("five-point.xg").subarray(0, 9000));
  assert.equal(cut.text, null);
  assert.equal(cut.faults[0].code, "damaged-file");
  const text = await read(new TextEncoder().encode("rosespring record 1"));
  assert.deepEqual(text, { text: null, faults: [], notes: [] });
});

after(() => console.log(`archive.wasm: ${sizes.raw} bytes, ${sizes.brotli} with brotli`));
