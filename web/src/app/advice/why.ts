/** Asks why a play loses, and writes the answer as sentences. */

import { decimal, loadTexts, maybe, number, t } from "../../i18n/messages.svelte";
import type {
  BoardMen,
  BoardShape,
  PositionQuestion,
  ReviewFact,
  ReviewWhy,
  Seat,
} from "../../wire";
import type { Term } from "../controls/terms";
import { boardState } from "../shared/boardMen";
import { readPlay, spotOf } from "../shared/boardView";
import { analysePosition } from "../shared/reviews";

export interface WhyQuestion extends Pick<PositionQuestion, "position" | "score"> {
  played: string;
  /** The best play that the page shows: another one would not be the one that is explained. */
  best: string;
  /** The side in whose numbering points are told; without it the mover. */
  bottom?: Seat | undefined;
}

/** A sentence, and what it counts where that can be shown. */
export interface WhySentence {
  text: string;
  /**
   * The points that show it after the best play and after the play made, in the mover's numbering;
   * none where only the men tell it.
   */
  points?: [number[], number[]];
  /** The throws of the other side. */
  dice?: [number, number][];
}

/** Why a play loses. */
export interface WhyAnswer {
  sentences: WhySentence[];
  /** The words of the sentences that not everybody knows. */
  terms: Term[];
  shape: BoardShape;
  mover: Seat;
  /** The men after the best play and after the play made. */
  ends: [BoardMen, BoardMen];
}

/** The sentences that say why a play loses; null where there is nothing true to say. */
export async function askWhy(
  { position, played, best, score, bottom }: WhyQuestion,
  signal: AbortSignal,
): Promise<WhyAnswer | null> {
  const question = { position, played, score, plies: 0 };
  const [review] = await Promise.all([analysePosition(question, signal), loadTexts("why")]);
  const { why, board: shape, side: mover } = review;
  if (why?.best !== best) return null;
  const { ends } = why;
  const board = boardState(shape, ends[0]);
  const reader = bottom ?? mover;
  const numbered = (place: number) => Number(spotOf(board, mover, place, reader));
  // A fact that is seen two throws ahead is a mean.
  const digits = why.later?.ahead === 2 ? 2 : 1;
  const told = why.facts.filter(isTold).map((fact) => renumbered(fact, numbered));
  const facts = told.map((fact) => sentence(fact, digits, why));
  const play = readPlay(board, best, mover, reader);
  const sentences = [...facts, ...cost(why, play, facts.length)];
  if (sentences.length === 0) return null;
  const terms = [...new Set([...told.flatMap(({ name }) => TERMS[name] ?? []), ...costTerms(why)])];
  return { sentences, terms, shape, mover, ends };
}

/** The words of the sentence on a fact. */
const TERMS: Readonly<Record<string, readonly Term[]>> = {
  prime: ["wall"],
  front: ["wall"],
  behind: ["wall"],
  home: ["home"],
  outer: ["home"],
  away: ["home"],
  gaps: ["home"],
  back: ["home"],
  anchors: ["home"],
  bar: ["bar"],
  entry: ["bar"],
  gift: ["gift", "pip"],
  risk: ["pip"],
  hits: ["pip"],
  shots: ["single", "throws"],
  lost: ["throws"],
  blots: ["single"],
  hand: ["hand"],
  pins: ["pin"],
  pinned: ["pin"],
  mother: ["mother", "pin"],
};

/** The words of the sentences on what it costs. */
function* costTerms({ price, only, throws, later, share, gift }: ReviewWhy): Generator<Term> {
  if (throws) yield "throws";
  if (gift) yield "gift";
  if (throws || later || gift || share !== undefined) yield "share";
  if (price !== null || only) yield "unit";
}

/** The places beside the points have no number that a player knows. */
const isTold = ({ name, best, played }: ReviewFact): boolean =>
  name !== "last" || Math.max(best, played) <= 24;

/** The place of the last man is a number of a side. */
function renumbered(fact: ReviewFact, numbered: (place: number) => number): ReviewFact {
  if (fact.name !== "last") return fact;
  return { ...fact, best: numbered(fact.best), played: numbered(fact.played) };
}

function sentence(fact: ReviewFact, digits: number, { throws, later }: ReviewWhy): WhySentence {
  const unit = 10 ** digits;
  const rounded = (value: number) => Math.round(value * unit) / unit;
  const counts = { best: rounded(fact.best), played: rounded(fact.played) };
  const text = maybe(`why-${fact.name}`, counts) ?? fact.name;
  if (throws) return { text, dice: throws.dice };
  // After the next throws the men stand elsewhere.
  if (later) return { text };
  return { text, points: [fact.best_points ?? [], fact.played_points ?? []] };
}

/** A least loss, rounded down: a rounded claim must stay true. */
const least = (loss: number): string => decimal(Math.floor(loss * 1000) / 1000, 3);

/** A share, rounded down likewise; more than the whole is told as the whole. */
const percent = (share: number): string =>
  number(Math.floor(Math.min(share, 1) * 100) / 100, { style: "percent" });

/** A chance: a figure, not a claim that has to stay true when it is rounded. */
const chance = (value: number): string =>
  number(value, { style: "percent", minimumFractionDigits: 1, maximumFractionDigits: 1 });

function* cost(why: ReviewWhy, play: string, facts: number): Generator<WhySentence> {
  const { price, throws, later, kinds, gift } = why;
  if (throws) {
    const figures = { throws: throws.count, share: percent(throws.share) };
    yield { text: t("why-throws", figures) };
  } else if (later) {
    const figures = { share: percent(later.share) };
    yield { text: t(later.ahead === 2 ? "why-later" : "why-next", figures) };
  } else if (price !== null && facts > 0) yield { text: priceText(why, facts) };
  else if (why.only) yield { text: t("why-only", { play, loss: least(why.second) }) };
  if (kinds) {
    const figures = { best: chance(kinds.best), played: chance(kinds.played) };
    yield { text: t(kinds.own ? "why-kinds-own" : "why-kinds-other", figures) };
  }
  if (gift) yield { text: t("why-passes", { share: percent(gift.share) }) };
}

function priceText({ price, share }: ReviewWhy, facts: number): string {
  const loss = least(price ?? 0);
  const isOne = facts === 1;
  if (share === undefined) return t(isOne ? "why-price" : "why-neither", { loss });
  const figures = { loss, share: percent(share) };
  return t(isOne ? "why-price-share" : "why-neither-share", figures);
}
