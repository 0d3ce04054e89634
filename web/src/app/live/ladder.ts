/** The ladder of a cascade and the state of the game in words. Pure. */

import { list, listAll, t } from "../../i18n/messages.svelte";
import type { Ladder, LadderStage, MoveRow, Seat, TableView } from "../../wire";
import { numbersLeft } from "../shared/boardView";
import { namedInRow } from "../shared/named";
import { endNote, groups, nobodyWon } from "../shared/names";
import { addressee, isAlone, isHere, isPerson, moverOf, opposite } from "../shared/seats";
import { isFirstThrow } from "./opening";
import { mayCascade } from "./throwCount";

/** Whether a turn part has more to show than two dice: then chips are drawn for it. */
export function hasChips(ladder: Ladder | null): ladder is Ladder {
  if (!ladder) return false;
  return ladder.thrower !== ladder.mover || ladder.stages.some(isDoublet);
}

/** Whether what is handed over may be declined (LA-3). */
export const mayDecline = ({ movement, rules }: TableView): boolean =>
  movement === "same" && !rules.includes("rest=");

/** Whether all numbers of a stage are equal. */
export function isDoublet(stage: LadderStage): boolean {
  const first = stage.numbers[0]?.number;
  return stage.numbers.every((n) => n.number === first);
}

/** The chips of stages: two different numbers, which were handed over, have one each. */
export const chipsOf = (stages: readonly LadderStage[]): LadderStage[] =>
  stages.flatMap((stage) =>
    isDoublet(stage) ? [stage] : stage.numbers.map((number) => ({ ...stage, numbers: [number] })),
  );

/** The ladder in words: `Fours: 2 left. Then 5, 6.` */
export function ladderText(ladder: Ladder): string {
  const at = ladder.stages.findIndex((stage) => stage.current);
  const stage = ladder.stages[at];
  if (!stage) return t("play-all-played");
  const left = numbersToPlay(stage);
  const later = ladder.stages.slice(at + 1).map((next) => next.numbers[0]?.number ?? 0);
  const then = later.length > 0 ? [t("play-ladder-then", { numbers: list(later) })] : [];
  return [leftText(stage, left), ...then].join(" ");
}

function leftText(stage: LadderStage, left: number[]): string {
  const number = left[0];
  if (number === undefined) return t("play-all-played");
  if (!isDoublet(stage)) return t("play-to-play", { numbers: list(left) });
  return t("play-ladder-left", { number, left: left.length });
}

const STATES = {
  to_play: "play-number-to-play",
  played: "play-number-played",
  lost: "play-number-lost",
  passed_on: "play-number-passed-on",
} as const;

/** A chip's name for a screen reader. */
export function stageName(stage: LadderStage): string {
  const states = stage.numbers.map((n) => t(STATES[n.state]));
  return t("play-stage-name", { number: stage.numbers[0]?.number ?? 0, states: list(states) });
}

/** The numbers lost by a part that waits for Done, stage by stage. */
function lostGroups(table: TableView): number[][] {
  const stages = (table.ladder?.stages ?? []).map((stage) =>
    stage.numbers.filter((n) => n.state === "lost").map((n) => n.number),
  );
  return stages.filter((numbers) => numbers.length > 0);
}

/** Whether a part waits for Done, has lost numbers, and passes nothing on. */
export function endsWithLoss(table: TableView): boolean {
  const { phase } = table;
  return phase.kind === "confirm" && phase.passes_on.length === 0 && lostGroups(table).length > 0;
}

function lossText(table: TableView): string {
  const lost = lostGroups(table);
  const numbers = hasChips(table.ladder) ? groups(lost) : list(lost.flat());
  return `${t("play-lost-numbers", { numbers })} ${t("play-no-more")}`;
}

/** The last throw, or remainder, if no number of it could be played. */
function missedRow(table: TableView): MoveRow | null {
  const { phase, moves } = table;
  if (phase.kind !== "throw") return null;
  const missed = (row: MoveRow) => row.stages.every((stage) => stage.steps.length === 0);
  const [before, last] = [moves.at(-2), moves.at(-1)];
  if (!last || missed(last)) return last ?? null;
  // The computer plays at once: the player had no time to read between its turn and theirs.
  const hasty = last.mover !== phase.thrower && !isPerson(table, last.mover);
  return hasty && before?.mover === phase.thrower && missed(before) ? before : null;
}

/**
 * What has happened, while nothing moves: numbers that could not be played, or who began and why
 * (`opening`); null if there is nothing to say.
 */
export function restNews(table: TableView, opening: string | null = null): string | null {
  const row = missedRow(table);
  if (table.resign_offer) return null;
  if (!row) return isFirstThrow(table) ? opening : null;
  const isGift = row.mover !== row.thrower;
  const whole = isGift || namedInRow(row) !== null;
  const numbers = whole ? groups(row.stages.map((stage) => stage.numbers)) : list(row.dice);
  // Nobody else knows whether numbers that may be declined could have been played.
  if (isGift && mayDecline(table)) return t("play-lost-numbers", { numbers });
  return t("play-passed", { ...addressee(table, row.mover), numbers });
}

/** One line on the state of the game. */
export function statusText(table: TableView): string {
  const { phase, resign_offer: offer, call_off_offer: callOff } = table;
  if (offer) return t("play-resign-offer", addressee(table, offer.side));
  if (callOff) return t("hall-call-off-offer", addressee(table, callOff.side));
  switch (phase.kind) {
    case "opening":
      return openingStatus(table, phase.tie);
    case "throw":
      return t("play-your-throw", addressee(table, phase.thrower));
    case "name":
      return t("play-name-doublet", addressee(table, phase.thrower));
    case "play":
      return playText(table);
    case "confirm":
      if (!isHere(table, phase.mover)) return t("play-thinking", addressee(table, phase.mover));
      if (endsWithLoss(table)) return lossText(table);
      if (phase.names) return t("play-confirm-names");
      if (phase.passes_on.length === 0) return t("play-confirm");
      return t("play-done-passes", {
        ...addressee(table, opposite(phase.mover)),
        groups: groups(phase.passes_on),
      });
    case "over":
      return phase.result.winner
        ? t("play-won", addressee(table, phase.result.winner))
        : (endNote(phase.result) ?? nobodyWon(phase.result));
  }
}

function openingStatus(table: TableView, tie: number | null): string {
  if (tie !== null) return t("play-tie", { face: tie });
  const isYours = isAlone(table) && table.can_throw;
  return isYours ? t("play-your-throw", { who: "you", name: t("play-you") }) : t("play-opening");
}

/** What the mover is to play; of a player elsewhere also by name. */
function playText(table: TableView): string {
  const { ladder } = table;
  const mover = moverOf(table);
  if (!mover) return "";
  const chips = hasChips(ladder);
  if (chips && isHere(table, mover))
    return ladderText(ladder) + (table.can_done ? ` ${t("play-may-decline")}` : "");
  const stages = (ladder?.stages ?? []).map(numbersToPlay).filter((left) => left.length > 0);
  const number = stages[0]?.[0];
  if (number === undefined) return t("play-thinking", addressee(table, mover));
  const side = addressee(table, mover);
  const isYours = ladder && ladder.thrower !== mover && isHere(table, ladder.thrower);
  if (isYours && isAlone(table) && mayCascade(table.white.next_doublet))
    return t("play-plays-yours", { name: side.name, number });
  return t("play-plays", { ...side, numbers: chips ? groups(stages) : listAll(stages.flat()) });
}

const numbersToPlay = (stage: LadderStage): number[] =>
  stage.numbers.filter((n) => n.state === "to_play").map((n) => n.number);

/**
 * The number of the stage that is taken back as a whole; null where that is the whole turn, or
 * nothing.
 */
export function undoableStage({ ladder }: TableView): number | null {
  const played = (ladder?.stages ?? []).filter((stage) =>
    stage.numbers.some((n) => n.state === "played"),
  );
  return played.length > 1 ? (played.at(-1)?.numbers[0]?.number ?? null) : null;
}

/** A throw: on the ladder or in the list of moves. */
interface Thrown {
  thrower: Seat;
  mover: Seat;
  stages: readonly { numbers: readonly unknown[] }[];
}

/** The faces of a throw: those of the dice, and a 6 that lies fixed where three are played (LU-1). */
export function facesOf(dice: readonly number[], thrown: Thrown | null): number[] {
  const own = thrown && thrown.thrower === thrown.mover && thrown.stages[0];
  return own && own.numbers.length === 3 ? [...dice, 6] : [...dice];
}

/** The dice in the order that a tap plays, `turned` times moved on by one. */
export function inOrder<T>(dice: T[], turned: number): T[] {
  const at = turned % dice.length;
  return [...dice.slice(at), ...dice.slice(0, at)];
}

/** The number a tap plays first: the first die in the chosen order that is still to play. */
export function chosenNumber(table: TableView, turned: number): number | null {
  const left = numbersLeft(table);
  const order = table.dice ? inOrder(facesOf(table.dice, table.ladder), turned) : left;
  return order.find((face) => left.includes(face)) ?? left[0] ?? null;
}
