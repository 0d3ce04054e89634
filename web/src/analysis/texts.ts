/** Figures, players and plays in words. */

import { higher, percent } from "../app/advice/advice";
import { groups } from "../app/shared/names";
import { type Addressee, addresseeOf } from "../app/shared/seats";
import { decimal, t } from "../i18n/messages.svelte";
import type { HintGift, PlayClass, ReviewFigure, ReviewView, Seat } from "../wire";
import { type PlayItem, turnsOf } from "./model";
import { playReader } from "./numbers";

/** The name of the computer in records. */
const COMPUTER = /^Rosespring level:(\d)$/;

/** A player of a record, with the grammatical form in which a sentence addresses them. */
function recordedAddressee(name: string): Addressee {
  const level = COMPUTER.exec(name)?.[1];
  return level
    ? { name: t("play-computer-at", { level: Number(level) }), who: "other" }
    : addresseeOf({ kind: "person", name });
}

/** The name of a player of a record. */
export const recordedName = (name: string): string => recordedAddressee(name).name;

/** The names of both players. */
export type PlayerNames = { summary: Record<Seat, string> };

export const sideName = (view: PlayerNames, seat: Seat): string => recordedName(view.summary[seat]);

/** The player of a side, for a sentence about them. */
export const sideAddressee = (view: PlayerNames, seat: Seat): Addressee =>
  recordedAddressee(view.summary[seat]);

/** How a figure was computed: `1 throw ahead`, `360 trials ±0.012`. */
export function howText({ plies, trials, error }: ReviewFigure): string {
  if (trials !== null) {
    const made = t("analysis-by-trials", { trials });
    return error === null ? made : `${made} ±${decimal(error, 3)}`;
  }
  return plies === null ? t("analysis-exact") : t("analysis-depth", { plies });
}

/** All chances of a figure in a sentence. */
export const chancesText = ({ own, other }: Pick<ReviewFigure, "own" | "other">): string =>
  t("analysis-chances", {
    win: percent(own.win),
    double: percent(higher(own)),
    lose: percent(higher(other)),
  });

/** The remainder that passes to the opponent. */
export const giftText = (view: PlayerNames, gift: HintGift): string =>
  t("analysis-gift", {
    ...sideAddressee(view, gift.to),
    groups: groups(gift.groups),
    pips: gift.pips,
  });

/** Who made a mistake, in which turn, and the play. */
export function mistakeText(view: ReviewView, item: number, { mover, play }: PlayItem): string {
  const game = view.items[item]?.game ?? 1;
  const turns = turnsOf(view.items, game);
  const turn = turns.findLast((row) => row.thrown <= item)?.number ?? 0;
  const read = playReader(view, game);
  return t("analysis-mistake", { name: sideName(view, mover), turn, play: read(play, mover) });
}

/** The loss of a play, with three digits: `0.034`. */
export const lossText = (loss: number): string => decimal(loss, 3);

export const className = (play: PlayClass): string => t(`analysis-class-${play}`);

/** The numbers of a stage: `6-5`, or `6-6-6-6` for four sixes. */
export const numbersText = (numbers: readonly number[]): string => numbers.join("-");

/** Dice in notation: `6-5`. */
export const diceText = ([a, b]: readonly [number, number]): string =>
  `${Math.max(a, b)}-${Math.min(a, b)}`;
