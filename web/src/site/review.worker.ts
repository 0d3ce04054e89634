/**
 * The Worker that computes one analysis. Ending it cancels the computation: at most the results of
 * the last moment are lost.
 */

import type { FromReview, ToReview } from "./messages";
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
  while (work.is_unfinished) {
    const end = performance.now() + EVERY_MS;
    while (work.is_unfinished && performance.now() < end) {
      work = JSON.parse(ask("work_review")) as Work;
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
