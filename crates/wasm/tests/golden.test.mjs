// The golden games of the rules, played at a companion. Their records have the same bytes as those of
// the rules crate, the server and the Python package. `cargo xtask wasm` runs it.

import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { test } from "node:test";

import { Module, request } from "./module.mjs";

const env = (name) => {
  const value = process.env[name];
  assert.ok(value, `${name} is not set: run \`cargo xtask wasm\``);
  return value;
};
const NOW_MS = 1_767_225_600_000;

const person = (name) => ({ kind: "person", name });

/** The single steps of a play: `24/20/18 6/4(2)` has four, each as [from, to]. */
function stepsOf(play) {
  return play.split(" ").flatMap((part) => {
    const [, path, count = "1"] = /^([^(]+)(?:\((\d)\))?$/.exec(part) ?? [];
    const places = path.replaceAll("*", "").split("/");
    const run = places.slice(1).map((to, index) => [places[index], to]);
    return Array.from({ length: Number(count) }, () => run).flat();
  });
}

/** A table of the module, to which things are said. */
class Companion {
  constructor(module, rules) {
    this.module = module;
    const table = {
      rules,
      white: person("first"),
      black: person("second"),
      match_to: 1,
      auto_forced: false,
      purpose: "companion",
    };
    const seed = "5eed".repeat(16);
    const made = this.ask({ call: "create", id: "t", seed, now_ms: NOW_MS, table });
    this.stored = made.table;
    this.entries = [...made.keep.entries];
  }

  ask(asked) {
    const answer = JSON.parse(this.module.call(request(asked)));
    assert.equal(answer.error, undefined, JSON.stringify(answer.error));
    return answer;
  }

  view() {
    return this.ask({ call: "snapshot", id: "t" }).tell[0].table;
  }

  say(message) {
    const after = this.entries.length;
    const { keep, tell } = this.ask({
      call: "hear",
      id: "t",
      now_ms: NOW_MS,
      message: { ...message, after },
    });
    assert.equal(keep?.after, after, `${JSON.stringify(message)}: ${JSON.stringify(tell)}`);
    this.entries.push(...keep.entries);
  }

  play([from, to]) {
    const { legal } = this.view();
    const step = legal.find((step) => String(step.from) === from && String(step.to) === to);
    assert.ok(step, `${from}/${to} is not among ${JSON.stringify(legal)}`);
    this.say({ type: "step", from: step.from, number: step.number });
  }
}

for (const rules of ["gul-bara", "gioul", "tawula", "celebi", "backgammon"]) {
  test(`the golden game of ${rules} has the same record`, async () => {
    const golden = readFileSync(`crates/rules/tests/playthrough/${rules}.record`, "utf8");
    const companion = new Companion(await Module.load(env("ROSESPRING_WASM")), rules);

    for (const line of [...golden.split("\n"), ""]) {
      const dice = /^(?:opening|(?:white|black) throws) (\d)-(\d)$/.exec(line);
      const play = /^(?:white|black) plays [^:]*: (.*)$/.exec(line);
      if (!dice && !play && line !== "") continue;
      const { can_done } = companion.view();
      if (can_done) companion.say({ type: "done" });
      // Where the opening dice are played, nobody throws them again.
      if (dice && companion.view().can_enter_dice) {
        companion.say({ type: "enter_dice", dice: [Number(dice[1]), Number(dice[2])] });
      }
      if (play) for (const step of stepsOf(play[1])) companion.play(step);
    }

    const study = await Module.load(env("ROSESPRING_STUDY"));
    const { stored: table, entries } = companion;
    const asked = request({ call: "export", table, entries, format: "text" });
    assert.equal(JSON.parse(study.call(asked)).text, golden);
  });
}
