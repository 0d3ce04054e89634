// Plays games of chance with the program, and replays records by its engine.
// Usage: node tools/replayed.mjs PROGRAM RULES,SEED[,MATCH]... > packages/board/src/replay/games.ndjson
// Each line is a record, and for each of its games the positions after every entry that is a throw
// or a play.

import { execFile, spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtemp, readFile, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { createInterface } from "node:readline";
import { fileURLToPath } from "node:url";
import { promisify } from "node:util";

const run = promisify(execFile);

/** The engine of the program, which answers one request at a time. */
export class Engine {
  #child;
  #lines;

  constructor(program) {
    this.#child = spawn(program, ["engine"], { stdio: ["pipe", "pipe", "inherit"] });
    this.#lines = createInterface({ input: this.#child.stdout })[Symbol.asyncIterator]();
  }

  async ask(method, params = {}) {
    const request = { jsonrpc: "2.0", id: 1, method, params };
    this.#child.stdin.write(`${JSON.stringify(request)}\n`);
    const { result, error } = JSON.parse((await this.#lines.next()).value);
    if (error) throw new Error(`${method}: ${error.message}`);
    return result;
  }

  async stop() {
    this.#child.stdin.end();
    await once(this.#child, "close");
  }
}

/** The record of a game by players who choose at random, or of a match to some units. */
export async function play(program, rules, seed, match) {
  const folder = await mkdtemp(join(tmpdir(), "rosespring-"));
  const length = match ? ["--match", String(match)] : [];
  const players = ["--a", "random", "--b", "random", "--seed", String(seed)];
  try {
    const records = join(folder, "records");
    const options = ["--rules", rules, "--games", "2", "--records", records];
    await run(program, ["arena", ...options, ...players, ...length]);
    return JSON.parse(await readFile(join(records, "0000001-a-white.json"), "utf8"));
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

/** The positions of a game after every throw and play, by the number of the entry, from 1. */
export async function positions(engine, game) {
  let position = await engine.ask("position", { position: game.start });
  const found = [];
  for (const [index, entry] of game.entries.entries()) {
    const { kind } = entry;
    if (kind === "opening")
      position = await engine.ask("throw", { position, dice: [entry.white, entry.black] });
    // Where the opening dice are played, the engine has thrown them already.
    else if (kind === "throw" && position.phase === "throw")
      position = await engine.ask("throw", { position, dice: entry.dice });
    else if (kind === "name")
      position = await engine.ask("name", { position, number: entry.number });
    else if (kind === "play") position = await engine.ask("play", { position, steps: entry.steps });
    else if (kind !== "throw") continue;
    found.push([index + 1, position.id]);
  }
  return found;
}

async function main(program, ...games) {
  const engine = new Engine(program);
  for (const [rules, seed, match] of games.map((game) => game.split(","))) {
    const record = await play(program, rules, seed, match);
    const replayed = [];
    for (const game of record.games) replayed.push(await positions(engine, game));
    console.log(JSON.stringify({ record, games: replayed }));
  }
  await engine.stop();
}

if (process.argv[1] === fileURLToPath(import.meta.url)) await main(...process.argv.slice(2));
