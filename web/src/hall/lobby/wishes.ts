/** What a person wants to play; stored in the browser. */

import type { Game } from "../../app/shared/games";
import { lengthIn } from "../../app/shared/lengths";
import type { NewInvitation, NewSeek, ProgramStrength, SideChoice, TimeControl } from "../../wire";
import { TIMES } from "../clock/reading";
import { DELAYS, USUAL_DELAY } from "../watch/words";

export interface Wishes {
  /** The name of a rule set. */
  rules: string;
  matchTo: number;
  /** The time control; empty for none. */
  time: TimeControl | "";
  side: SideChoice;
  autoForced: boolean;
  /** Whether others may watch a game with a friend. */
  watchable: boolean;
  /** How much later than the players others see a game, in seconds. */
  watchDelay: number;
  /** The program that may sit down if nobody else does; empty for none. */
  program: ProgramStrength | "";
  /** Whether the others in the lobby read the person's name. */
  named: boolean;
}

const KEY = "rosespring.wishes";

/** The distances of ratings to choose from. */
export const RANGES: readonly number[] = [100, 200, 400];
export const PROGRAMS: readonly ProgramStrength[] = ["gentle", "middling", "strong"];
export const SIDES: readonly SideChoice[] = ["random", "white", "black"];

const DEFAULTS: Wishes = {
  rules: "",
  matchTo: 1,
  time: "",
  side: "random",
  autoForced: true,
  watchable: false,
  watchDelay: USUAL_DELAY,
  program: "",
  named: false,
};

/** The wishes stored in this browser, or `chosen` since, as far as these games allow them. */
export function loadWishes(games: readonly Game[], chosen?: Pick<Wishes, "rules">): Wishes {
  const wishes = { ...DEFAULTS, ...stored(), ...chosen };
  const { rules, matchTo, time, side } = wishes;
  const presets = games.flatMap((game) => game.presets);
  const preset = presets.find(({ name }) => name === rules) ?? presets[0];
  return {
    rules: preset?.name ?? "",
    matchTo: lengthIn(preset?.about, matchTo),
    time: TIMES.includes(time || null) ? time : DEFAULTS.time,
    side: SIDES.includes(side) ? side : DEFAULTS.side,
    autoForced: wishes.autoForced === true,
    watchable: wishes.watchable === true,
    watchDelay: DELAYS.includes(wishes.watchDelay) ? wishes.watchDelay : USUAL_DELAY,
    program: PROGRAMS.find((one) => one === wishes.program) ?? DEFAULTS.program,
    named: wishes.named === true,
  };
}

function stored(): Partial<Wishes> {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(KEY) ?? "{}");
    return typeof kept === "object" && kept !== null ? kept : {};
  } catch {
    return {};
  }
}

/** Stores the wishes in this browser. */
export function storeWishes(wishes: Wishes): void {
  try {
    localStorage.setItem(KEY, JSON.stringify(wishes));
  } catch {
    // The page works without storage too.
  }
}

/** The game that a person wants to play with somebody they know. */
export function gameOf(wishes: Wishes, rated: boolean): NewInvitation {
  const { rules, matchTo, autoForced, side, watchable, watchDelay, time } = wishes;
  return {
    rules,
    match_to: matchTo,
    auto_forced: autoForced,
    side,
    watchable,
    watch_delay: watchDelay,
    rated: rated && time !== "",
    ...(time ? { time } : {}),
  };
}

/** Strangers always play with a clock: nobody waits for one who has gone. */
export const timeAmongStrangers = (wishes: Wishes): TimeControl => wishes.time || "normal";

/** Whether programs of a hall play a match with a person: an unrated one, with seconds. */
export const suitsPrograms = (wishes: Wishes, rated: boolean): boolean =>
  !rated && !timeAmongStrangers(wishes).startsWith("days");

/** The program that may sit down with a person who seeks; nothing where none plays. */
export const programOf = (
  wishes: Wishes,
  rated: boolean,
  hasPrograms: boolean,
): Pick<NewSeek, "program"> =>
  hasPrograms && wishes.program && suitsPrograms(wishes, rated) ? { program: wishes.program } : {};
