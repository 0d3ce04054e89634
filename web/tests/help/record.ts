/** Records for tests, played by the program under test. */

import { execFileSync } from "node:child_process";
import { mkdtempSync, readdirSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { binary } from "./server";

/** A match between two levels; the same seed gives the same match. */
export function playRecord(rules: string, units: number, seed: number): string {
  if (!binary) throw new Error("ROSESPRING_BIN does not name the program");
  const folder = mkdtempSync(join(tmpdir(), "rosespring-records-"));
  const levels = ["--a", "level:1", "--b", "level:2"];
  const length = ["--match", String(units), "--games", "2", "--seed", String(seed)];
  execFileSync(binary, ["arena", "--rules", rules, ...levels, ...length, "--records", folder]);
  const [first = ""] = readdirSync(folder).sort();
  const text = readFileSync(join(folder, first), "utf8");
  rmSync(folder, { recursive: true });
  return text;
}
