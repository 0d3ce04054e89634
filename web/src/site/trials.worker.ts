/** A Worker that makes trials of rollouts for the one that computes an analysis. */

import type { FromTrials, ToTrials } from "./messages";
import { Module } from "./module";
import { errorCode } from "./refusal";

let loaded: Promise<Module>;

async function load({ folders, rules }: Extract<ToTrials, { type: "begin" }>): Promise<Module> {
  const module = await Module.load(folders, "study.wasm");
  await module.loadNet(folders, rules);
  return module;
}

addEventListener("message", async ({ data }: MessageEvent<ToTrials>) => {
  const tell = (message: FromTrials) => postMessage(message);
  if (data.type === "begin") {
    loaded = load(data);
    return;
  }
  try {
    const text = (await loaded).call({ call: "make_trials", ...data.share });
    tell({ sums: errorCode(text) === null ? text : null });
  } catch {
    // The Worker that asked makes these trials.
    tell({ sums: null });
  }
});
