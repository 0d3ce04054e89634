/**
 * Computes the figures of the second courses: all plays of each board, each rolled out to the end of
 * the game. `node tools/courses.mjs PROGRAM [GAME...]` writes `src/learn/courses/GAME.json`; the
 * same program gives the same file. Boards that have plays are left as they are: to compute a board
 * again, empty its list `plays`.
 */

import { execFileSync } from "node:child_process";
import { readdirSync, readFileSync, writeFileSync } from "node:fs";
import { basename, dirname, join } from "node:path";
import { fileURLToPath } from "node:url";

const FOLDER = join(dirname(fileURLToPath(import.meta.url)), "../src/learn/courses");

const [program, ...wanted] = process.argv.slice(2);
if (!program) throw new Error("usage: node tools/courses.mjs PROGRAM [GAME...]");

/** Runs the program with these arguments, and reads the JSON that it prints. */
const ask = (args) =>
  JSON.parse(
    execFileSync(program, args, { encoding: "utf8", stdio: ["ignore", "pipe", "ignore"] }),
  );

/** Rounds to thousandths of a unit. */
const rounded = (value) => Math.round(value * 1000) / 1000;

/** The figures of a play, for White. */
function figuresOf({ play, steps, position }, command) {
  const [, ...args] = command.split(" ").map((part) => (part === "END" ? position.id : part));
  const { value, errors } = ask([...args, "--json"]);
  return {
    play,
    steps,
    end: position.id,
    equity: rounded(value.equity),
    error: rounded(errors.equity),
  };
}

function ratedPlays(board, command) {
  const { plays } = ask(["legal", board.position, "--json"]);
  const rated = plays.map((play) => figuresOf(play, command)).sort((a, b) => b.equity - a.equity);
  return rated.map((play) => ({ ...play, loss: rounded(rated[0].equity - play.equity) }));
}

const games = readdirSync(FOLDER).map((name) => basename(name, ".json"));
for (const game of wanted.length > 0 ? wanted : games) {
  const path = join(FOLDER, `${game}.json`);
  const course = JSON.parse(readFileSync(path, "utf8"));
  for (const board of course.boards) {
    if (board.plays.length > 0) continue;
    board.plays = ratedPlays(board, course.figures);
    writeFileSync(path, `${JSON.stringify(course, null, 2)}\n`);
  }
}
