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

async function compute({ folders, review, items }: Extract<ToReview, { type: "begin" }>) {
  const module = await Module.load(folders, "study.wasm");
  const ask = (call: string, parameters: object = {}): string =>
    accepted(module.call({ call, ...parameters }));
  let work = JSON.parse(ask("open_review", { review, items, at: "running" })) as Work;
  if (!work.is_unfinished) return;
  await module.loadNet(folders, review.head.rules);
  const helpers = new Helpers(folders, review.head.rules);
  while (work.is_unfinished) {
    const end = performance.now() + EVERY_MS;
    while (work.is_unfinished && performance.now() < end) {
      work = JSON.parse(await next(ask, helpers)) as Work;
    }
    const { keep } = JSON.parse(ask("keep_review")) as Pick<FromReviewKeep, "keep">;
    const kept = new Promise<boolean>((resolve) => {
      hearKept = resolve;
    });
    tell({ type: "keep", keep });
    const isKept = await kept;
    const stored = keep.items.map(([item]) => item);
    tell({ type: "news", text: ask("tell_review", { items: stored, kept: isKept }) });
    if (!isKept) return;
  }
}

/** Does the next work: the trials of a rollout with the other Workers, anything else alone. */
async function next(
  ask: (call: string, parameters?: object) => string,
  helpers: Helpers,
): Promise<string> {
  const { shares } = JSON.parse(ask("share_review", { instances: 1 })) as Shares;
  if (shares.length === 0) return ask("work_review");
  const count = helpers.start();
  if (count === 0) return ask("work_review");
  const all = JSON.parse(ask("share_review", { instances: 1 + count })) as Shares;
  const others = helpers.make(all.shares.slice(1));
  // The first share is computed here, meanwhile.
  const first = ask("make_trials", all.shares[0]);
  return ask("add_trials", { sums: [first, ...(await others)] });
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
