/** A Worker that makes trials of rollouts for the one that computes an analysis. */

import type { ToTrials, WorkerAnswer } from "./messages";
import { Module } from "./module";
import { refuseErrors } from "./refusal";

let loaded: Promise<Module>;

async function load(begin: Extract<ToTrials, { type: "begin" }>): Promise<Module> {
  const module = new Module(begin.compiled);
  await module.loadNets(begin.folders, begin.rules);
  return module;
}

addEventListener("message", async ({ data }: MessageEvent<ToTrials>) => {
  const post = (answer: WorkerAnswer) => postMessage(answer);
  if (data.type === "begin") {
    loaded = load(data);
    return;
  }
  const { call, share } = data;
  try {
    const text = (await loaded).call({ call: "make_trials", ...share });
    refuseErrors(text);
    post({ call, text });
  } catch (error) {
    // The Worker that asked makes these trials.
    post({ call, failed: String(error) });
  }
});
