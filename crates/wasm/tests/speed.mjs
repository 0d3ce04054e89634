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
/** Pairs of measurements, one of each side; the median of their ratios counts. */
const PAIRS = 9;

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

const ascending = (a, b) => a - b;
const median = (numbers) => numbers.toSorted(ascending)[(numbers.length - 1) / 2];

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
  // The first calls are compiled quickly and run slowly.
  seconds.wasm(values(ROUNDS));
  const speeds = { wasm: [], native: [] };
  while (speeds.wasm.length < PAIRS) {
    const pair = Object.keys(seconds).map((host) => {
      // Positions are read, and values written, once in both.
      const took = seconds[host](values(ROUNDS + 1)) - seconds[host](values(1));
      return [host, (ROUNDS * positions.length) / took];
    });
    for (const [host, speed] of pair) speeds[host].push(speed);
  }
  const ratios = speeds.wasm.map((speed, pair) => speed / speeds.native[pair]).sort(ascending);
  const millions = (host) => (median(speeds[host]) / 1e6).toFixed(2);
  const [least, middle, most] = [ratios[0], median(ratios), ratios.at(-1)];
  console.log(
    `${game}: wasm ${millions("wasm")} M evaluations/s, native ${millions("native")} M, ` +
      `${middle.toFixed(2)} of it (${least.toFixed(2)} to ${most.toFixed(2)} in ${PAIRS} pairs)`,
  );
}
