// Prints what a server answers to `GET /api/rules`: the presets with the rules pages of their games.
// Usage: node tools/presets.mjs MODULE

import { readFileSync } from "node:fs";
import { Module, request } from "../../crates/wasm/tests/module.mjs";

const pages = new Map();

/** The text of a game's rules page. */
function pageOf(game) {
  const page = pages.get(game) ?? readFileSync(`../docs/rules/${game}.md`, "utf8");
  pages.set(game, page);
  return page;
}

const module = await Module.load(process.argv[2]);
const presets = JSON.parse(module.call(request({ call: "rules" })));
const answer = presets.map((preset) => ({ ...preset, page: pageOf(preset.game) }));
process.stdout.write(JSON.stringify(answer));
