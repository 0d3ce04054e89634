// Evaluations and trials of rollouts a second of processor time, by the WebAssembly modules and by the
// same crates natively, in turn: other work on the machine slows both. `cargo xtask wasm --speed` runs
// it; it needs `bash`.

import { spawnSync } from "node:child_process";
import { readFileSync } from "node:fs";
import { join } from "node:path";

import { Module, request } from "./module.mjs";

const { ROSESPRING_WASM, ROSESPRING_STUDY, ROSESPRING_NATIVE, ROSESPRING_NETS } = process.env;
const GAMES = ["gul-bara", "backgammon"];
/** Positions of each preset. */
const POSITIONS = 2_000;
/** Evaluations of each position in a measurement, besides the first one. */
const ROUNDS = 200;
/** Pairs of measurements, one of each side; the median of their ratios counts. */
const PAIRS = 9;
/** Trials of a rollout in a measurement, besides the first ones, which build the bear-off tables. */
const TRIALS = 48;
const FIRST_TRIALS = 6;

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

/** Returns a function for each side that measures the seconds of processor time of a call. */
async function sides(path, host) {
  const wasm = await Module.load(path);
  for (const net of nets) wasm.takeNet(readFileSync(net));
  return {
    wasm: (asked) => {
      const begun = process.cpuUsage();
      wasm.call(asked);
      return process.cpuUsage(begun).user / 1e6;
    },
    native: (asked) => native([host, ...nets], `${asked}\n`).seconds,
  };
}

/** Measures `count` units of work, the difference between two calls, on both sides in turn. */
function compare(seconds, count, more, less) {
  const speeds = { wasm: [], native: [] };
  while (speeds.wasm.length < PAIRS) {
    for (const [side, measure] of Object.entries(seconds)) {
      speeds[side].push(count / (measure(more) - measure(less)));
    }
  }
  const ratios = speeds.wasm.map((speed, pair) => speed / speeds.native[pair]).sort(ascending);
  const [least, middle, most] = [ratios[0], median(ratios), ratios.at(-1)];
  return {
    wasm: median(speeds.wasm),
    native: median(speeds.native),
    ratio: `${middle.toFixed(2)} of it (${least.toFixed(2)} to ${most.toFixed(2)} in ${PAIRS} pairs)`,
  };
}

const tables = await sides(ROSESPRING_WASM, "host");
const study = await sides(ROSESPRING_STUDY, "study");
const ids = native(["positions", String(POSITIONS)]).lines;
for (const game of GAMES) {
  const positions = ids.filter((id) => id.split(".")[1] === game).slice(0, POSITIONS);
  const values = (rounds) => request({ call: "values", positions, rounds });
  // The first calls are compiled quickly and run slowly.
  tables.wasm(values(ROUNDS));
  // Positions are read, and values written, once in both.
  const found = compare(tables, ROUNDS * positions.length, values(ROUNDS + 1), values(1));
  const millions = (speed) => (speed / 1e6).toFixed(2);
  console.log(
    `${game}: wasm ${millions(found.wasm)} M evaluations/s, native ${millions(found.native)} M, ${found.ratio}`,
  );

  const rollout = { call: "make_trials", needs: null, seed: 1, truncate: null };
  const trials = (to) => request({ ...rollout, position: positions[0], from: 0, to });
  study.wasm(trials(TRIALS));
  const made = compare(study, TRIALS, trials(FIRST_TRIALS + TRIALS), trials(FIRST_TRIALS));
  const [wasm, natively] = [made.wasm, made.native].map((speed) => speed.toFixed(1));
  console.log(`${game}: wasm ${wasm} trials/s, native ${natively}, ${made.ratio}`);
}
