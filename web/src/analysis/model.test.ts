import { describe, expect, it } from "vitest";
import type {
  BoardMen,
  ReviewChoice,
  ReviewFigure,
  ReviewItem,
  ReviewView,
  ReviewWhat,
  Seat,
} from "../wire";
import {
  boardState,
  choiceArrows,
  graphOf,
  scoreOf,
  shownChoices,
  stopsOf,
  throwBefore,
  toneOf,
  turnsOf,
} from "./model";

const points = (counts: Record<number, number>) =>
  Array.from({ length: 24 }, (_, index) => counts[index + 1] ?? 0);
const side = (counts: Record<number, number>) => ({
  points: points(counts),
  bar: 0,
  hand: 0,
  off: 0,
  pips: 0,
});
const MEN: BoardMen = { white: side({ 24: 15 }), black: side({ 24: 14, 18: 1 }) };
const near = Array.from({ length: 12 }, (_, index) => index + 1);
const far = [13, 14, 15, 16, 17, 18, 19, 20, 21, 22, 23, 24];
/** Parallel movement: Black's numbers lie half a board away. */
const SHAPE = {
  movement: "parallel",
  has_bar: false,
  has_hand: false,
  black_numbers: [...far, ...near],
};

const chances = (win: number) => ({ win, double: 0, triple: 0, capote: 0 });
const figure = (worth: number): ReviewFigure => ({
  own: chances(0.5),
  other: chances(0.5),
  worth,
  plies: 1,
  trials: null,
  error: null,
});
const choice = (play: string, loss: number, made = false): ReviewChoice => ({
  play,
  steps: [{ from: 24, to: 18, number: 6, hits: false }],
  made,
  figure: figure(0.4 - loss),
  loss,
  line: [],
  gift: null,
});
const thrown = (who: Seat, dice: [number, number], luck: number | null, cascades = false) =>
  ({ kind: "throw", side: who, dice, cascades, opening: false, luck }) satisfies ReviewWhat;
const played = (mover: Seat, choices: ReviewChoice[] | null, thrower = mover) =>
  ({
    kind: "play",
    thrower,
    mover,
    numbers: [6, 5],
    play: "24/18 24/19",
    steps: [],
    passes_on: [],
    judged: choices && { class: "error", phase: "contact", loss: 0.1, choices },
  }) satisfies ReviewWhat;
const item = (what: ReviewWhat, game = 1): ReviewItem => ({
  game,
  entry: 1,
  position: "rs1",
  men: MEN,
  what,
});

const ITEMS = [
  item({ ...thrown("white", [6, 5], 0), opening: true }),
  item(thrown("white", [6, 5], 0.2)),
  item(played("white", [choice("a", 0), choice("b", 0.1, true)])),
  item(thrown("black", [4, 4], 0.5, true)),
  item(played("black", null)),
  item({ kind: "gift", to: "white", worth: 0.3 }),
  item(played("white", null, "black")),
  item(thrown("white", [2, 1], null), 2),
];

describe("the move list", () => {
  it("has a turn for each throw, with the remainder in the turn it comes from", () => {
    const turns = turnsOf(ITEMS, 1);
    expect(turns.map((turn) => turn.number)).toEqual([0, 1, 2]);
    expect(turns.map((turn) => turn.plays)).toEqual([[], [2], [4, 6]]);
    expect(turnsOf(ITEMS, 2).map((turn) => turn.thrown)).toEqual([7]);
  });

  it("counts an opening whose dice are played", () => {
    const [opening, , play, ...rest] = ITEMS;
    if (!opening || !play) throw new Error("no items");
    const numbers = turnsOf([opening, play, ...rest], 1).map((turn) => turn.number);
    expect(numbers).toEqual([1, 2]);
  });

  it("begins in the middle of a turn where a record does", () => {
    expect(turnsOf(ITEMS.slice(4), 1)[0]).toMatchObject({
      number: 0,
      side: "black",
      plays: [0, 2],
    });
  });

  it("stops at throws and plays, and finds the throw before a play", () => {
    expect(stopsOf(ITEMS)).toEqual([0, 1, 2, 3, 4, 6, 7]);
    expect(throwBefore(ITEMS, 6)).toBe(3);
    expect(throwBefore(ITEMS, 7)).toBe(7);
    expect(throwBefore(ITEMS.slice(4), 0)).toBeNull();
  });
});

describe("the board", () => {
  it("puts Black's men on White's points", () => {
    const state = boardState(SHAPE, MEN);
    expect(state.points[23]).toMatchObject({ white_number: 24, white: 15, black: 0 });
    expect(state.points[11]).toMatchObject({ white_number: 12, black_number: 24, black: 14 });
    expect(state.points[5]).toMatchObject({ black_number: 18, black: 1 });
  });

  it("marks arrows by letter and tone", () => {
    const state = boardState(SHAPE, MEN);
    const choices = [choice("a", 0), choice("b", 0.13, true)];
    const arrows = choiceArrows(state, choices, shownChoices(choices, null), "white", "white");
    expect(arrows.map(({ mark }) => mark)).toEqual([
      { tone: "best", letter: "A" },
      { tone: "blunder", letter: "B" },
    ]);
    expect(arrows[0]).toMatchObject({ from: 24, to: 18, ahead: true });
  });

  it("shows the best and the one made, or the one asked for", () => {
    const choices = [choice("a", 0), choice("b", 0.02), choice("c", 0.2, true)];
    expect(shownChoices(choices, null)).toEqual([0, 2]);
    expect(shownChoices(choices, 1)).toEqual([1]);
    expect(shownChoices(choices, 7)).toEqual([0, 2]);
    expect(shownChoices([], null)).toEqual([]);
  });

  it("has four tones", () => {
    expect([0, 0.01, 0.05, 0.3].map((loss, place) => toneOf(loss, place))).toEqual([
      "best",
      "good",
      "error",
      "blunder",
    ]);
  });
});

describe("the graph", () => {
  it("shows equity and luck for White, with cascades, gifts and errors", () => {
    const graph = graphOf(ITEMS, 1);
    expect(graph.map(({ mark }) => mark)).toEqual([
      null,
      null,
      "error",
      "cascade",
      null,
      "gift",
      null,
    ]);
    expect(graph[2]?.worth).toBeCloseTo(0.3);
    expect(graph.at(-1)?.luck).toBeCloseTo(-0.3);
    expect(graph[4]?.worth).toBeNull();
  });
});

it("a game is judged at its score, in a match to 1 too", () => {
  const score = { to: 1, white: 0, black: 0 };
  const view = { games: [{ score }] } as ReviewView;
  expect(scoreOf(view, 1)).toEqual(score);
  expect(scoreOf(view, 2)).toBeNull();
});
