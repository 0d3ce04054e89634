/** The frames of a record: the board after everything that happened. Pure. */

import type { RulesBoard } from "../boards";
import type { Side, Step, StepView } from "../types";
import { type Men, make, other, playText, startOf } from "./men";
import { type Entry, type GameRecord, type MatchRecord, RecordError, type Score } from "./record";

/** What happened to reach a frame; `start` is the beginning of a game. */
export type What = { kind: "start" } | Entry;

/** One frame. */
export interface Frame {
  /** Its entry in the game, from 1; 0 at the start. */
  entry: number;
  /** The throws of the game so far. */
  turn: number;
  what: What;
  men: Men;
  /** The men before a play. */
  before: Men;
  /** The side whose numbers stand on the board; null before anybody is to throw. */
  mover: Side | null;
  /** The numbers shown as dice. */
  dice: number[];
  /** The steps of a play. */
  steps: StepView[];
  /** The play as text. */
  play: string;
  /** Whether the numbers of a play came from the opponent. */
  gift: boolean;
  /** Numbers lost after it. */
  lost: number[];
}

/** A game with its frames. */
export interface Game {
  number: number;
  board: RulesBoard;
  frames: Frame[];
  /** The score before it, and after it. */
  before: Score;
  after: Score;
}

/** Replays all games of a record. */
export function gamesOf(record: MatchRecord): Game[] {
  let score: Score = { white: 0, black: 0 };
  return record.games.map((game, index) => {
    const number = index + 1;
    const before = record.scores.get(number) ?? score;
    const replayed = replay(game, number);
    score = scoreAfter(before, replayed.frames.at(-1)?.what);
    return { number, before, after: score, ...replayed };
  });
}

function scoreAfter(before: Score, what: What | undefined): Score {
  if (what?.kind !== "result") return before;
  const won = (side: Side) =>
    what.winner === side || (what.winner === null && what.name === "tie") ? what.units : 0;
  return { white: before.white + won("white"), black: before.black + won("black") };
}

function replay(game: GameRecord, number: number): { board: RulesBoard; frames: Frame[] } {
  const start = startOf(game.start);
  if (!start) throw new RecordError({ kind: "rules", game: number, rules: game.start });
  const first: Frame = {
    entry: 0,
    turn: 0,
    what: { kind: "start" },
    men: start.men,
    before: start.men,
    mover: start.mover,
    dice: start.numbers,
    steps: [],
    play: "",
    gift: false,
    lost: [],
  };
  const frames = [first];
  let { thrower } = start;
  game.entries.forEach((entry, index) => {
    const last = frames.at(-1) ?? first;
    if (entry.kind === "throw") thrower = entry.side;
    if (entry.kind === "lost") {
      last.lost = [...last.lost, ...entry.numbers];
      return;
    }
    const next = follow(start.board, last, entry, thrower);
    if (!next) throw new RecordError({ kind: "entry", game: number, entry: index + 1 });
    frames.push({ ...next, entry: index + 1 });
  });
  return { board: start.board, frames };
}

/** The frame that an entry makes of the last one; null if its play cannot be made. */
function follow(
  board: RulesBoard,
  last: Frame,
  what: Exclude<Entry, { kind: "lost" }>,
  thrower: Side | null,
): Frame | null {
  const { men, mover, turn } = last;
  const calm = { ...last, what, before: men, steps: [], play: "", gift: false, lost: [] };
  switch (what.kind) {
    case "opening":
      return { ...calm, dice: [what.white, what.black] };
    case "throw":
      return { ...calm, turn: turn + 1, mover: what.side, dice: what.dice };
    case "name":
      return { ...calm, mover: what.side, dice: [what.number, what.number] };
    case "play": {
      const made = madeBy(board, men, what.mover, what.steps);
      return (
        made && {
          ...calm,
          ...made,
          mover: what.mover,
          dice: what.numbers,
          play: playText(made.steps),
          gift: thrower === other(what.mover),
        }
      );
    }
    case "pass":
      return { ...calm, mover: what.mover, dice: what.numbers, gift: thrower !== what.mover };
    case "hand_over":
      return { ...calm, mover: what.to, dice: what.groups[0] ?? [] };
    default:
      return { ...calm, mover, dice: [] };
  }
}

/** The men after these steps of a side; null if one of them cannot be made. */
export function madeBy(
  board: RulesBoard,
  men: Men,
  side: Side,
  steps: readonly Step[],
): { men: Men; steps: StepView[] } | null {
  const views: StepView[] = [];
  let after = men;
  for (const step of steps) {
    const made = make(board, after, side, step);
    if (!made) return null;
    views.push(made.step);
    after = made.men;
  }
  return { men: after, steps: views };
}

/** A turn of a list: its throw and what was played with it, as numbers of frames. */
export interface Turn {
  number: number;
  side: Side | null;
  dice: number[];
  /** The frame of the throw. */
  at: number;
  /** The frames after the throw. */
  parts: number[];
}

/** The turns of a game, the opening and the result as separate turns. */
export function turnsOf(frames: readonly Frame[]): Turn[] {
  const turns: Turn[] = [];
  frames.forEach(({ what, turn, mover, dice }, at) => {
    const last = turns.at(-1);
    if (what.kind === "start") return;
    if (what.kind === "throw" || what.kind === "opening")
      turns.push({ number: turn, side: what.kind === "throw" ? mover : null, dice, at, parts: [] });
    else if (last && what.kind !== "result") last.parts.push(at);
    else turns.push({ number: turn, side: null, dice: [], at, parts: [at] });
  });
  return turns;
}
