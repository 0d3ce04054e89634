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
  return why?.best === best ? [...why.facts.map(sentence), cost(why)] : [];
}

const figure = (fact: ReviewFact, value: number): string =>
  decimal(value, fact.name === "risk" ? 1 : 0);

const sentence = (fact: ReviewFact): string =>
  t("why-fact", {
    fact: maybe(`why-${fact.name}`) ?? fact.name,
    best: figure(fact, fact.best),
    played: figure(fact, fact.played),
  });

/** A least loss, rounded down: a rounded claim must stay true. */
const least = (loss: number): string => decimal(Math.floor(loss * 1000) / 1000, 3);

/** A share, rounded down likewise. */
const percent = (share: number): string =>
  number(Math.floor(share * 100) / 100, { style: "percent" });

function cost({ price, throws, facts, second, best: play }: ReviewWhy): string {
  if (throws && throws.share >= 1) return t("why-throws-all", { throws: throws.count });
  if (throws) return t("why-throws", { throws: throws.count, share: percent(throws.share) });
  if (price === null) return t("why-only", { play, loss: least(second) });
  return t(facts.length > 1 ? "why-neither" : "why-price", { loss: least(price) });
}
