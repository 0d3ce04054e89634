/** Prepares the engine's evaluation for the page. Pure. */

import type { Arrow } from "../../board/api";
import { decimal, t } from "../../i18n/messages.svelte";
import {
  type Advice,
  type Chances,
  type Hint,
  LARGER_WINS,
  type Seat,
  type TableView,
} from "../../wire";
import { arrowsOf, type ReadPlay } from "../shared/boardView";
import { groups } from "../shared/names";
import { addressee, opposite, seatName } from "../shared/seats";

/** A piece of the evaluation bar. */
export interface BarPart {
  seat: Seat;
  /** Whether this is the chance to win a double game or more. */
  higher: boolean;
  /** Its share of the bar, 0 to 1; all parts together are 1. */
  share: number;
}

/** The chance to win more than a single game. */
export const higher = (chances: Chances): number =>
  LARGER_WINS.reduce((sum, kind) => sum + chances[kind], 0);

/** The parts of the bar, from the end of the bottom side. */
export function barParts(advice: Pick<Advice, Seat>, bottom: Seat): BarPart[] {
  const parts = (seat: Seat): BarPart[] => {
    const chances = advice[seat];
    const more = Math.min(higher(chances), chances.win);
    return [
      { seat, higher: true, share: more },
      { seat, higher: false, share: chances.win - more },
    ];
  };
  return [...parts(bottom), ...parts(opposite(bottom)).reverse()];
}

/** A chance in whole per cent. Uncertain results are never rounded to 0 or 100. */
export function percent(chance: number): number {
  if (chance <= 0) return 0;
  if (chance >= 1) return 100;
  return Math.min(99, Math.max(1, Math.round(chance * 100)));
}

/** An equity with its sign: `+0.24`, `−0.31`. */
export function signed(worth: number): string {
  const figure = decimal(Math.abs(worth), 2);
  if (figure === decimal(0, 2)) return figure;
  return `${worth < 0 ? "−" : "+"}${figure}`;
}

/**
 * The loss of a play, with its sign; a small loss gets more digits, so that it is not shown as 0.
 */
export function lossFigure(loss: number): string {
  const figure = decimal(loss, 2);
  return `−${figure === decimal(0, 2) ? decimal(loss, 3) : figure}`;
}

/** The chances of one side in words. */
export function chancesText(table: TableView, advice: Advice, seat: Seat): string {
  const side = sideAddressee(table, seat);
  const chance = percent(advice[seat].win);
  const more = higher(advice[seat]);
  if (more <= 0) return t("play-win-chance", { ...side, percent: chance });
  return t("play-win-chance-higher", { ...side, percent: chance, higher: percent(more) });
}

/** The bar in words, the side at the bottom first. */
export function barText(table: TableView, advice: Advice, bottom: Seat): string[] {
  const lines = [bottom, opposite(bottom)].map((seat) => chancesText(table, advice, seat));
  if (advice.match_white !== null) {
    const chance = bottom === "white" ? advice.match_white : 1 - advice.match_white;
    lines.push(
      t("play-match-chance", { ...sideAddressee(table, bottom), percent: percent(chance) }),
    );
  }
  return lines;
}

/** The player's name, with the colour where two people share the screen. */
function sideAddressee(table: TableView, seat: Seat): { name: string; who: string } {
  const alike = seatName(table, seat) === seatName(table, opposite(seat));
  return alike ? { name: t(`play-${seat}`), who: "other" } : addressee(table, seat);
}

/** The best play as arrows: the rest of it, or all of it if steps must be taken back first. */
export function hintArrows(table: TableView, hint: Hint, bottom: Seat): Arrow[] {
  const best = hint.choices[0];
  const steps = hint.rest ?? best?.steps ?? [];
  const row = { turn: 0, thrower: hint.mover, mover: hint.mover, dice: [1, 1] as [number, number] };
  const stage = { numbers: [], play: "", steps, lost: [], passed_on: [] };
  const arrows = arrowsOf(table, [{ ...row, stages: [stage] }], bottom);
  return arrows.map((arrow) => ({ ...arrow, ahead: true }));
}

/** A row of the table about a hint: A is the best play, B the next best. */
export interface HintRow {
  letter: "A" | "B";
  /** The play in notation. */
  play: string;
  /** The chance of the mover to win the game, in words. */
  win: string;
  /** What the play loses against the best one, in words; empty for the best play. */
  loss: string;
  /** What else is to be known of the play. */
  notes: string[];
}

/** The best play and the next best one; `read` writes a play in the numbers of the board. */
export function hintRows(hint: Hint, read: ReadPlay): HintRow[] {
  return hint.choices.slice(0, 2).map(({ play, win, loss }, place) => ({
    letter: place === 0 ? "A" : "B",
    play: read(play, hint.mover) || t("play-decline"),
    win: t("play-hint-win", { percent: percent(win) }),
    loss: place === 0 ? "" : t("play-hint-loses", { loss: lossFigure(loss).slice(1) }),
    notes: place === 0 ? hintNotes(hint) : [],
  }));
}

/** What is special about the best play. */
function hintNotes(hint: Hint): string[] {
  const notes = hint.plays === 1 ? [t("play-hint-only")] : [];
  if (hint.gift) notes.push(t("play-hint-gift", { groups: groups(hint.gift.groups) }));
  if (hint.rest === null) notes.push(t("play-hint-undo"));
  return notes;
}
