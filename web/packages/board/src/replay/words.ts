/** The words of the replayer in English, and the texts made of them. */

import type { ReplayFault as Fault, ReplayWords, Side } from "../types";
import type { Frame } from "./frames";

/** Numbers of a stage: `6-5`, `5555` for four equal ones. */
export const numbersText = (numbers: readonly number[]): string =>
  numbers.join(numbers.length > 2 ? "" : "-");

const KINDS: Record<string, string> = {
  double: "a double game",
  triple: "a triple game",
  capote: "capote",
  mother: "by the mother",
  jan: "by jan",
};

const units = (count: number) => (count === 1 ? "1 point" : `${count} points`);

const CLASSES = { doubtful: "Doubtful", error: "Error", blunder: "Blunder" };

const FAULTS: { [K in Fault["kind"]]: (fault: Extract<Fault, { kind: K }>) => string } = {
  network: () =>
    "The file cannot be loaded: there is no connection, or its server refuses this page.",
  status: ({ status }) => `The file cannot be loaded: its server answers ${status}.`,
  "no-record": () =>
    "This is no record of Rosespring in JSON. `rosespring convert` makes one of many forms.",
  newer: ({ version }) => `This record needs a newer replayer: it has version ${version}.`,
  rules: ({ game }) => `Game ${game}: its start, or its rules, are not known to this replayer.`,
  entry: ({ game, entry }) => `Game ${game}, entry ${entry}: this cannot have happened.`,
  "no-analysis": () => "The analysis is no answer of `rosespring analyse RECORD --json`.",
  "other-analysis": ({ game, entry }) =>
    `The analysis is of another record: game ${game}, entry ${entry} differs.`,
};

/** English words. */
export const ENGLISH: ReplayWords = {
  lang: "en",
  label: "Replay of a game",
  board: "Board",
  loading: "Loading…",
  first: "To the start",
  previous: "Back",
  play: "Play",
  pause: "Pause",
  next: "Forward",
  last: "To the end",
  mistake: "Next mistake",
  speed: "Speed",
  place: "Place in the game",
  turns: "Turns",
  games: "Game",
  best: "Best play",
  sides: { white: "White", black: "Black" },
  matchTo: (match) => (match === 1 ? "Single game" : `Match to ${match}`),
  score: (white, black) => `${white} : ${black}`,
  game: (number, title) => `Game ${number}: ${title}`,
  step: (at, all) => `Step ${at} of ${all}`,
  start: (title, mover) => `${title}. ${mover ? `${mover} begins.` : "The game begins."}`,
  opening: (white, black, first) =>
    `Opening: White ${white}, Black ${black}. ${first ? `${first} begins.` : "They throw again."}`,
  throws: (name, dice) => `${name} throws ${numbersText(dice)}.`,
  names: (name, number) => `${name} names ${number}-${number}.`,
  plays: (name, numbers, play, isGift) =>
    `${name} plays ${numbersText(numbers)}${isGift ? ", received" : ""}: ${play}.`,
  passes: (name, numbers) => `${name} cannot play ${numbersText(numbers)}.`,
  loses: (numbers) => `Not played: ${numbersText(numbers)}.`,
  handsOver: (name, groups) =>
    `The rest passes on: ${name} plays ${groups.map(numbersText).join(", ")}.`,
  resigns: (name, kind) => `${name} resigns${KINDS[kind] ? ` ${KINDS[kind]}` : ""}.`,
  wins: (name, kind, count) =>
    `${name} wins ${KINDS[kind] ? `${KINDS[kind]}, ` : ""}${units(count)}.`,
  draws: (count) => (count > 0 ? `A tie: ${units(count)} for each side.` : "A draw."),
  late: (name) => `${name} lost the match on time.`,
  opened: "Opening",
  ended: "Result",
  received: "received from the opponent",
  mistakeOf: (kind, loss, best) => `${CLASSES[kind]}, −${loss.toFixed(3)}. Best: ${best}.`,
  classes: CLASSES,
  showing: (best) => `The best play: ${best}.`,
  why: () => "",
  fault: (fault) => (FAULTS[fault.kind] as (fault: Fault) => string)(fault),
};

/** What a frame says. */
export function sayingOf(
  frame: Frame,
  { words, names, title }: { words: ReplayWords; names: Record<Side, string>; title: string },
): string {
  const { what, lost } = frame;
  const name = (side: Side | null) => (side ? names[side] : "");
  const said = (): string => {
    switch (what.kind) {
      case "start":
        return words.start(title, frame.mover && name(frame.mover));
      case "opening": {
        const { white, black } = what;
        const first = white === black ? null : name(white > black ? "white" : "black");
        return words.opening(white, black, first);
      }
      case "throw":
        return words.throws(name(what.side), what.dice);
      case "name":
        return words.names(name(what.side), what.number);
      case "play":
        // A stage that was declined has no steps: what was lost is said below.
        if (frame.steps.length === 0) return "";
        return words.plays(name(what.mover), what.numbers, frame.play, frame.gift);
      case "pass":
        return words.passes(name(what.mover), what.numbers);
      case "hand_over":
        return words.handsOver(name(what.to), what.groups);
      case "resign":
        return words.resigns(name(what.side), what.win ?? "single");
      case "result":
        return what.winner
          ? words.wins(name(what.winner), what.name, what.units)
          : words.draws(what.name === "tie" ? what.units : 0);
      default:
        return "";
    }
  };
  return [said(), lost.length > 0 ? words.loses(lost) : ""].filter(Boolean).join(" ");
}
