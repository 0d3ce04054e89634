/**
 * The pipe to the hall of the simulation. The hall stands while the pages act, and the pages stand
 * while the hall runs, so both read without waiting for anything else.
 */

import { readSync, writeSync } from "node:fs";
import type { TableView } from "../wire";

/** What the simulation tells first. */
export interface Beginning {
  seed: number;
  /** How long matches begin, in milliseconds. */
  length_ms: number;
}

/** What the pages do and see (`FromPages` in crates/sim/src/node.rs). */
export type FromPages =
  | { type: "sit" }
  | { type: "open"; line: number; person: number; path: string }
  | { type: "send"; line: number; text: string }
  | { type: "close"; line: number }
  | { type: "ask"; request: number; person: number; method: string; path: string; body?: unknown }
  | { type: "shown"; person: number; table: TableView; turns: number }
  | { type: "did"; what: string }
  | { type: "find"; what: string; needs_calm: boolean }
  | { type: "run"; until_ms: number }
  | { type: "end" };

/** What happens to the pages. */
export type ToPages =
  | { type: "seated"; table: string }
  | { type: "opened"; line: number }
  | { type: "heard"; line: number; text: string }
  | { type: "closed"; line: number }
  | { type: "answered"; request: number; status: number; text: string };

/** The answer to `run`: the time in milliseconds since the run began, and what happened at it. */
export interface Ran {
  now_ms: number;
  events: ToPages[];
}

const IN = 0;
const OUT = 1;
const LINE_END = 10;

const part = Buffer.alloc(1 << 16);
let rest = Buffer.alloc(0);

/** Reads the next line; the hall is not waited for in any other way. */
function readLine(): string {
  for (;;) {
    const end = rest.indexOf(LINE_END);
    if (end >= 0) {
      const line = rest.toString("utf8", 0, end);
      rest = rest.subarray(end + 1);
      return line;
    }
    const count = readSync(IN, part, 0, part.length, null);
    if (count === 0) throw new Error("the simulation has ended");
    rest = Buffer.concat([rest, part.subarray(0, count)]);
  }
}

export function tell(message: FromPages): void {
  const line = Buffer.from(`${JSON.stringify(message)}\n`);
  for (let written = 0; written < line.length; ) written += writeSync(OUT, line, written);
}

export const begin = (): Beginning => JSON.parse(readLine());

/** Lets the hall run until a time, or until something happens to a page. */
export function run(untilMs: number): Ran {
  tell({ type: "run", until_ms: untilMs });
  return JSON.parse(readLine());
}
