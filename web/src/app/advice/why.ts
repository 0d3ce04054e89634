/** Asks why a play loses, and writes the answer as sentences. */

import { decimal, loadTexts, maybe, number, t } from "../../i18n/messages.svelte";
import type { PositionQuestion, ReviewFact, ReviewWhy } from "../../wire";
import { analysePosition } from "../shared/reviews";

export interface WhyQuestion extends Pick<PositionQuestion, "position" | "score"> {
  played: string;
  /** The best play that the page shows: another one would not be the one that is explained. */
  best: string;
}

/** The sentences that say why a play loses; none where there is nothing true to say. */
export async function askWhy(
  { position, played, best, score }: WhyQuestion,
  signal: AbortSignal,
): Promise<string[]> {
  const question = { position, played, score, plies: 0 };
  const [{ why }] = await Promise.all([analysePosition(question, signal), loadTexts("why")]);
  if (why?.best !== best) return [];
  // A fact that is seen two throws ahead is a mean.
  const isMean = why.later?.ahead === 2;
  return [...why.facts.map((fact) => sentence(fact, isMean)), cost(why)];
}

function sentence(fact: ReviewFact, isMean: boolean): string {
  const digits = isMean ? 2 : fact.name === "risk" ? 1 : 0;
  return t(isMean ? "why-fact-later" : "why-fact", {
    fact: maybe(`why-${fact.name}`) ?? fact.name,
    best: decimal(fact.best, digits),
    played: decimal(fact.played, digits),
  });
}

/** A least loss, rounded down: a rounded claim must stay true. */
const least = (loss: number): string => decimal(Math.floor(loss * 1000) / 1000, 3);

/** A share, rounded down likewise. */
const percent = (share: number): string =>
  number(Math.floor(share * 100) / 100, { style: "percent" });

function cost({ price, throws, later, facts, second, best: play }: ReviewWhy): string {
  if (throws && throws.share >= 1) return t("why-throws-all", { throws: throws.count });
  if (throws) return t("why-throws", { throws: throws.count, share: percent(throws.share) });
  if (later) {
    const figures = { part: percent(later.part), share: percent(later.share) };
    return t(later.share >= 1 ? "why-later-all" : "why-later", figures);
  }
  if (price === null) return t("why-only", { play, loss: least(second) });
  return t(facts.length > 1 ? "why-neither" : "why-price", { loss: least(price) });
}
