/**
 * The Worker that computes one analysis. Ending it cancels the computation: at most the results of
 * the last moment are lost.
 */

import { Helpers } from "./helpers";
import type { FromReview, ToReview, TrialsShare } from "./messages";
import { Module } from "./module";
import { errorCode } from "./refusal";

/** Milliseconds after which results are stored and shown. */
const EVERY_MS = 150;

const post = (message: FromReview) => postMessage(message);

/** Called when the results have been stored, or not. */
let resolveKept: (kept: boolean) => void = () => {};

type CallModule = (call: string, parameters?: object) => string;

async function compute({ folders, review, items }: Extract<ToReview, { type: "begin" }>) {
  const module = await Module.load(folders, "study.wasm");
  const callModule: CallModule = (call, parameters = {}) =>
    accepted(module.call({ call, ...parameters }));
  let work = JSON.parse(callModule("open_review", { review, items, at: "running" })) as Work;
  if (!work.is_unfinished) return;
  const { rules } = review.head;
  await module.loadNets(folders, rules);
  const helpers = new Helpers({ type: "begin", compiled: module.compiled, folders, rules });
  let storing = Promise.resolve(true);
  while (work.is_unfinished) {
    const end = performance.now() + EVERY_MS;
    while (work.is_unfinished && performance.now() < end) {
      work = JSON.parse(await next(callModule, helpers)) as Work;
    }
    if (!(await storing)) return;
    // Meanwhile the next work is done.
    storing = store(callModule);
  }
  await storing;
}

/** Stores and shows the results so far. Returns whether they were stored. */
async function store(callModule: CallModule): Promise<boolean> {
  const { keep } = JSON.parse(callModule("keep_review")) as Pick<FromReviewKeep, "keep">;
  const stored = new Promise<boolean>((resolve) => {
    resolveKept = resolve;
  });
  post({ type: "keep", keep });
  const kept = await stored;
  const items = keep.items.map(([item]) => item);
  post({ type: "news", text: callModule("tell_review", { items, kept }) });
  return kept;
}

/** Does the next work: the trials of a rollout by other Workers, anything else here. */
async function next(callModule: CallModule, helpers: Helpers): Promise<string> {
  const { shares } = JSON.parse(callModule("share_review", helpers.pace())) as Shares;
  if (shares.length === 0) return callModule("work_review");
  return callModule("add_trials", { sums: await helpers.make(shares) });
}

/** The answer to `share_review`. */
interface Shares {
  shares: TrialsShare[];
}

type FromReviewKeep = Extract<FromReview, { type: "keep" }>;

/** The answer to `open_review` and `work_review`. */
interface Work {
  is_unfinished: boolean;
}

function accepted(text: string): string {
  if (errorCode(text) !== null) throw new Error(text);
  return text;
}

addEventListener("message", async ({ data }: MessageEvent<ToReview>) => {
  if (data.type === "kept") return resolveKept(data.kept);
  await compute(data).catch(() => {
    // What has been stored stays, and the analysis goes on when it is shown the next time.
  });
  post({ type: "done" });
});
