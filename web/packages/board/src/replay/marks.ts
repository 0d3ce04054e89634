/** The mistakes of a record, from the answer of `rosespring analyse RECORD --json`. Pure. */

import type { MistakeReason, Side, Step } from "../types";
import type { Game } from "./frames";
import { isStep, parse, RecordError } from "./record";

/** A play that lost something. */
export interface MistakeMark {
  kind: "doubtful" | "error" | "blunder";
  loss: number;
  /** The best play, as text and as steps. */
  best: string;
  steps: Step[];
  /** Why it lost, as far as the analysis says that about this best play. */
  reasons: MistakeReason[];
}

/** Marks by game and entry: `2:17`. */
export type Marks = ReadonlyMap<string, MistakeMark>;

export const keyOf = (game: number, entry: number): string => `${game}:${entry}`;

/** The sign of a class in a list, as chess players write it. */
export const SIGNS = { doubtful: "?!", error: "?", blunder: "??" } as const;

interface Decision {
  game: number;
  entry: number;
  mover: Side;
  class: string;
  loss: number;
  steps: Step[];
  best: { play: string; steps: Step[] };
  reasons?: unknown;
}

/** Reads an analysis, an object or its text, of these games. */
export function marksOf(value: unknown, games: readonly Game[]): Marks {
  const fault = { kind: "no-analysis" } as const;
  const analysis = typeof value === "string" ? parse(value, fault) : value;
  const decisions = (analysis as { decisions?: unknown } | null)?.decisions;
  if (!Array.isArray(decisions)) throw new RecordError(fault);
  const marks = new Map<string, MistakeMark>();
  for (const decision of decisions) {
    if (!isDecision(decision)) throw new RecordError(fault);
    const { game, entry, mover, loss, best } = decision;
    const frames = games[game - 1]?.frames;
    const what = frames?.find((frame) => frame.entry === entry)?.what;
    const isPlayed =
      what?.kind === "play" &&
      what.mover === mover &&
      JSON.stringify(what.steps) === JSON.stringify(decision.steps);
    if (!isPlayed) throw new RecordError({ kind: "other-analysis", game, entry });
    if (Object.hasOwn(SIGNS, decision.class)) {
      const kind = decision.class as keyof typeof SIGNS;
      const reasons = reasonsOf(decision.reasons, best.play);
      marks.set(keyOf(game, entry), { kind, loss, best: best.play, steps: best.steps, reasons });
    }
  }
  return marks;
}

function isDecision(value: unknown): value is Decision {
  const { game, entry, loss, steps, best } = (value ?? {}) as Partial<Decision>;
  return (
    [game, entry, loss].every(Number.isFinite) &&
    Array.isArray(steps) &&
    typeof best?.play === "string" &&
    Array.isArray(best.steps) &&
    best.steps.every(isStep)
  );
}

const KINDS = ["price", "throws", "later", "only", "kinds", "gift"];
const isNumber = (value: unknown) => Number.isFinite(value);
const isNumberOrNone = (value: unknown) => value === undefined || isNumber(value);
const isPair = (value: unknown) => {
  const { best, played } = (value ?? {}) as { best?: unknown; played?: unknown };
  return isNumber(best) && isNumber(played);
};

/** The reasons about this best play that are of a known kind. */
function reasonsOf(reasons: unknown, best: string): MistakeReason[] {
  const all = (Array.isArray(reasons) ? reasons : []) as (MistakeReason | null)[];
  return all.filter((reason): reason is MistakeReason => {
    if (reason?.best !== best || !KINDS.includes(reason.kind)) return false;
    const { facts, kind, larger, loss, second, price, ahead, throws, share } = reason;
    return (
      [loss, second].every(isNumber) &&
      [price, ahead, throws, share].every(isNumberOrNone) &&
      (kind !== "kinds" || isPair(larger)) &&
      Array.isArray(facts) &&
      facts.every((fact) => typeof fact?.name === "string" && isPair(fact))
    );
  });
}
