/** Where men stand: read from a position id, and moved by steps. Pure. */

import type { RulesBoard } from "../boards";
import type { BoardView, Side, Step, StepView } from "../types";
import { boardOf, facing, lastPoint, movementOf } from "./rules";

/** The men of a side, in its own numbering. */
export interface SideMen {
  /** The men on each point, a pinned one too; `points[0]` is unused. */
  points: readonly number[];
  /** The points on which its one man is pinned. */
  pinned: readonly number[];
  bar: number;
  hand: number;
  off: number;
}

/** Where all men stand. */
export type Men = Readonly<Record<Side, SideMen>>;

/** A position from its id, as far as a board shows it. */
export interface Start {
  rules: string;
  board: RulesBoard;
  men: Men;
  /** The side that threw or is to throw. */
  thrower: Side | null;
  /** The side that is to throw or to play; null in an opening and at the end. */
  mover: Side | null;
  /** The numbers to be played. */
  numbers: number[];
}

const SIDES: Record<string, Side> = { w: "white", b: "black" };

export const other = (side: Side): Side => (side === "white" ? "black" : "white");

/** The position with this id; null if it is none, or if its rules are not known. */
export function startOf(id: string): Start | null {
  const [version, rules = "", white = "", black = "", phase = "", ...rest] = id.split(".");
  const board = boardOf(rules);
  const men = { white: sideOf(white), black: sideOf(black) };
  if (version !== "rs1" || rest.length > 0 || !board || !men.white || !men.black) return null;
  if (!/^(?:O|[TN][wb]|[PD][wb]{2}[1-6]{1,12}|X[wb]?[a-z])$/.test(phase)) return null;
  const [, thrower, mover, numbers = ""] = /^[TNPD](?=([wb]))[wb]*([wb])(\d*)$/.exec(phase) ?? [];
  return {
    rules,
    board,
    men: men as Men,
    thrower: SIDES[thrower ?? ""] ?? null,
    mover: SIDES[mover ?? ""] ?? null,
    numbers: [...numbers].map(Number),
  };
}

function sideOf(text: string): SideMen | null {
  const [, run, beside = "", pins = ""] =
    /^([0-9a-fg-z]*)((?:[BHO][0-9a-f])*)(?:P([a-x]+))?T\d+$/.exec(text) ?? [];
  if (run === undefined) return null;
  const high: number[] = [];
  for (const sign of run) {
    const empty = sign.charCodeAt(0) - 102;
    if (empty > 0) high.push(...Array<number>(empty).fill(0));
    else high.push(Number.parseInt(sign, 16));
  }
  if (high.length !== 24) return null;
  const count = (name: string) => Number.parseInt(beside.split(name)[1]?.[0] ?? "0", 16);
  return {
    points: [0, ...high.reverse()],
    pinned: [...pins].map((letter) => letter.charCodeAt(0) - 96),
    bar: count("B"),
    hand: count("H"),
    off: count("O"),
  };
}

/** A step that has been made: where the man landed, and all men after it. */
export interface Made {
  men: Men;
  step: StepView;
}

/** Makes a step of a side; null if it has no man there or the landing is held by the other side. */
export function make(board: RulesBoard, men: Men, side: Side, [from, number]: Step): Made | null {
  const mine = { ...men[side], points: [...men[side].points] };
  const theirs = { ...men[other(side)], points: [...men[other(side)].points] };
  const start = from === "bar" ? 25 : from === "hand" ? board.entry : from;
  if (typeof from === "number") {
    if ((mine.points[from] ?? 0) === 0 || mine.pinned.includes(from)) return null;
    mine.points[from] = (mine.points[from] ?? 0) - 1;
    if (mine.points[from] === 0) free(theirs, facing(board, from));
  } else {
    if (mine[from] === 0) return null;
    mine[from]--;
  }
  const to = start - (board.laid ? 6 : number);
  let hits = false;
  if (to < 1) mine.off++;
  else {
    const across = facing(board, to);
    const there = theirs.points[across] ?? 0;
    const pinnedThere = theirs.pinned.includes(across);
    if (there > 0 && !pinnedThere) {
      if (there > 1 || board.contact === "none" || mine.pinned.includes(to)) return null;
      hits = true;
      if (board.contact === "hit") {
        theirs.points[across] = 0;
        theirs.bar++;
      } else theirs.pinned = [...theirs.pinned, across];
    }
    mine.points[to] = (mine.points[to] ?? 0) + 1;
  }
  const step: StepView = { from, to: to < 1 ? "off" : to, number, hits };
  return {
    step,
    men: side === "white" ? { white: mine, black: theirs } : { white: theirs, black: mine },
  };
}

function free(side: { pinned: readonly number[] }, point: number): void {
  side.pinned = side.pinned.filter((pinned) => pinned !== point);
}

/** The steps of a play as text, as the program writes it: `24/18 13/11*`, `24/18(2)`. */
export function playText(steps: readonly StepView[]): string {
  const ways: { end: StepView["to"]; text: string }[] = [];
  for (const { from, to, hits } of steps) {
    let way = ways.find(({ end }) => typeof from === "number" && end === from);
    if (!way) {
      way = { end: from, text: String(from) };
      ways.push(way);
    }
    way.end = to;
    way.text += `/${to}${hits ? "*" : ""}`;
  }
  const counts = new Map<string, number>();
  for (const { text } of ways) counts.set(text, (counts.get(text) ?? 0) + 1);
  return [...counts].map(([text, count]) => (count > 1 ? `${text}(${count})` : text)).join(" ");
}

/** What a board draws of these men. */
export function viewOf(
  board: RulesBoard,
  men: Men,
  mover: Side | null,
  left: readonly number[],
): BoardView {
  const { white, black } = men;
  const points = Array.from({ length: lastPoint(board) }, (_, index) => {
    const [own, across] = [index + 1, facing(board, index + 1)];
    const pinned: Side | null = white.pinned.includes(own)
      ? "white"
      : black.pinned.includes(across)
        ? "black"
        : null;
    return {
      white_number: own,
      black_number: across,
      white: white.points[own] ?? 0,
      black: black.points[across] ?? 0,
      single_for_mover: false,
      ...(pinned ? { pinned } : {}),
    };
  });
  const beside = ({ bar, hand, off }: SideMen) => ({ bar, hand, off });
  return {
    movement: movementOf(board),
    has_bar: board.contact === "hit",
    has_hand: board.hand,
    ...(mover ? { mover } : {}),
    points,
    white: beside(white),
    black: beside(black),
    left,
    legal: [],
  };
}
