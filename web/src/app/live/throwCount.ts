/** The number of a side's throw, and what a doublet does in it. Pure. */

import { t } from "../../i18n/messages.svelte";
import type { NextDoublet, Seat, TableView } from "../../wire";

/** A side's throw, as it was before the dice were thrown. */
export interface CountedThrow {
  thrower: Seat;
  /** The number of the throw in the game, from 1. */
  number: number;
  /** What a doublet does in it. */
  doublet: NextDoublet;
}

/** The doublets of games without a cascade. */
type Plain = { kind: "four_steps" | "two_steps" | "of_choice" };

/** The throw that a side plays, or else its next one. */
interface Count {
  number: number;
  doublet: NextDoublet;
  /** Whether it is a later throw than the one being played. */
  next: boolean;
}

/** The next throw of a side, in a state in which it has none to play. */
export function nextThrow(table: TableView, thrower: Seat): CountedThrow {
  const side = table[thrower];
  return { thrower, number: side.throws + 1, doublet: side.next_doublet };
}

/**
 * The throw to be counted for a side. `thrown` is the last throw of which the page knows what a
 * doublet did in it. Without it the doublets of a throw are known to be plain only if those of the
 * next one are. Of two different numbers nobody asks whether their doublets cascade.
 */
export function countOf(table: TableView, seat: Seat, thrown: CountedThrow | null): Count {
  const { phase } = table;
  const { throws, next_doublet: doublet } = table[seat];
  const next = { number: throws + 1, doublet, next: true };
  const plays = (phase.kind === "play" || phase.kind === "confirm") && phase.thrower === seat;
  if (!plays || !mayCascade(doublet)) return next;
  if (doublet.kind === "plain_for") {
    const plain = { ...doublet, throws: doublet.throws + 1 };
    return { number: throws, doublet: plain, next: false };
  }
  if (thrown?.thrower !== seat || thrown.number !== throws) return next;
  const mixed = table.dice && table.dice[0] !== table.dice[1];
  if (mixed && thrown.doublet.kind === "cascades") return next;
  return { number: throws, doublet: thrown.doublet, next: false };
}

/** Whether doublets cascade in this game, now or later. */
export function mayCascade(doublet: NextDoublet): doublet is Exclude<NextDoublet, Plain> {
  return doublet.kind === "plain_for" || doublet.kind === "cascades";
}

/** What a doublet plays, as a full text and as a short one for narrow strips. */
export function countTexts({ number, doublet, next }: Count): { full: string; short: string } {
  const texts = (name: "cascades" | "plain" | Plain["kind"], of = 0) => ({
    full: t(`play-next-${name}`, { number, of }),
    short: t(`play-next-${name}-short`, { number, of }),
  });
  if (doublet.kind === "cascades") {
    const both = texts("cascades");
    return next ? both : { ...both, full: both.short };
  }
  if (doublet.kind === "plain_for") return texts("plain", number + doublet.throws - 1);
  return texts(doublet.kind);
}
