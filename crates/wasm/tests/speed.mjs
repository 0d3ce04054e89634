// Evaluations per second of processor time of the WebAssembly module and of the same crates natively,
// in turn: other work on the machine slows both. `cargo xtask wasm --speed` runs it; it needs `bash`.

import { spawnSync } from "node:child_process";
import { readFileSync } from "node:fs";
import { join } from "node:path";

import { Module, request } from "./module.mjs";

const { ROSESPRING_WASM, ROSESPRING_NATIVE, ROSESPRING_NETS } = process.env;
const GAMES = ["gul-bara", "backgammon"];
/** Positions of each preset. */
const POSITIONS = 2_000;
/** Evaluations of each position in a measurement, besides the first one. */
const ROUNDS = 200;
/** Measurements of each side; the fastest counts, because other work only slows one down. */
const TRIES = 7;

/** Runs the native program; its lines, and the seconds of processor time that it took. */
function native(options, input = "") {
  const timed = 'TIMEFORMAT=%U; time "$0" "$@"';
  const run = { input, encoding: "utf8", maxBuffer: 1 << 28 };
  const { status, stdout, stderr } = spawnSync(
    "bash",
    ["-c", timed, ROSESPRING_NATIVE, ...options],
    run,
  );
  if (status !== 0) throw new Error(stderr);
  return { lines: stdout.trimEnd().split("\n"), seconds: Number(stderr.trim().split("\n").pop()) };
}

const nets = GAMES.map((game) => join(ROSESPRING_NETS, `${game}.rsnet`));
const wasm = await Module.load(ROSESPRING_WASM);
for (const net of nets) wasm.takeNet(readFileSync(net));

/** The seconds of processor time of a call. */
const seconds = {
  wasm: (asked) => {
    const begun = process.cpuUsage();
    wasm.call(asked);
    return process.cpuUsage(begun).user / 1e6;
  },
  native: (asked) => native(["host", ...nets], `${asked}\n`).seconds,
};

const ids = native(["positions", String(POSITIONS)]).lines;
for (const game of GAMES) {
  const positions = ids.filter((id) => id.split(".")[1] === game).slice(0, POSITIONS);
  const values = (rounds) => request({ call: "values", positions, rounds });
  const fastest = { wasm: 0, native: 0 };
  // The first calls are compiled quickly and run slowly.
  seconds.wasm(values(ROUNDS));
  for (let tries = 0; tries < TRIES; tries++) {
    for (const host of Object.keys(seconds)) {
      // Positions are read, and values written, once in both.
      const took = seconds[host](values(ROUNDS + 1)) - seconds[host](values(1));
      const speed = (ROUNDS * positions.length) / took;
      if (took > 0) fastest[host] = Math.max(fastest[host], speed);
    }
  }
  const millions = (speed) => (speed / 1e6).toFixed(2);
  const share = (fastest.wasm / fastest.native).toFixed(2);
  console.log(
    `${game}: wasm ${millions(fastest.wasm)} M evaluations/s, native ${millions(fastest.native)} M, ${share} of it`,
  );
}
