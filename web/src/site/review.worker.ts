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

const tell = (message: FromReview) => postMessage(message);

/** Called when the results have been stored, or not. */
let hearKept: (kept: boolean) => void = () => {};

type Ask = (call: string, parameters?: object) => string;

async function compute({ folders, review, items }: Extract<ToReview, { type: "begin" }>) {
  const module = await Module.load(folders, "study.wasm");
  const ask: Ask = (call, parameters = {}) => accepted(module.call({ call, ...parameters }));
  let work = JSON.parse(ask("open_review", { review, items, at: "running" })) as Work;
  if (!work.is_unfinished) return;
  const { rules } = review.head;
  await module.loadNet(folders, rules);
  const helpers = new Helpers({ type: "begin", compiled: module.compiled, folders, rules });
  let storing = Promise.resolve(true);
  while (work.is_unfinished) {
    const end = performance.now() + EVERY_MS;
    while (work.is_unfinished && performance.now() < end) {
      work = JSON.parse(await next(ask, helpers)) as Work;
    }
    if (!(await storing)) return;
    // Meanwhile the next work is done.
    storing = store(ask);
  }
  await storing;
}

/** Stores and shows the results so far. Returns whether they were stored. */
async function store(ask: Ask): Promise<boolean> {
  const { keep } = JSON.parse(ask("keep_review")) as Pick<FromReviewKeep, "keep">;
  const stored = new Promise<boolean>((resolve) => {
    hearKept = resolve;
  });
  tell({ type: "keep", keep });
  const kept = await stored;
  const items = keep.items.map(([item]) => item);
  tell({ type: "news", text: ask("tell_review", { items, kept }) });
  return kept;
}

/** Does the next work: the trials of a rollout by other Workers, anything else here. */
async function next(ask: Ask, helpers: Helpers): Promise<string> {
  const { shares } = JSON.parse(ask("share_review", helpers.pace())) as Shares;
  if (shares.length === 0) return ask("work_review");
  return ask("add_trials", { sums: await helpers.make(shares) });
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
  if (data.type === "kept") return hearKept(data.kept);
  await compute(data).catch(() => {
    // What has been stored stays, and the analysis goes on when it is shown the next time.
  });
  tell({ type: "done" });
});
