/** Every number that a player reads is written at a point of the board. */

import { afterEach, beforeAll, describe, expect, it } from "vitest";
import { loadTexts } from "../../i18n/messages.svelte";
import type { MoveRow, Place, Seat, StepView, TableEvent, TablePatch, TableView } from "../../wire";
import { hintRows } from "../advice/advice";
import { fold } from "../live/fold";
import recorded from "../live/games.ndjson?raw";
import { movesOf } from "../live/moves";
import { Playback } from "../live/playback.svelte";
import { wordsOf } from "../live/words";
import { boardPosition, boardStep, spotOf } from "../shared/boardView";
import { points, table } from "../shared/fixture";
import { opposite } from "../shared/seats";
import { settings } from "../shared/settings.svelte";
import { parseCommand } from "./commands";

type StagePlayed = Extract<TableEvent, { kind: "stage_played" }>;

/** A part of a game: the table, and what was played at it. */
interface Moment {
  table: TableView;
  event: TableEvent;
}

const SEATS: Seat[] = ["white", "black"];
const GAMES = 100;

beforeAll(() => loadTexts("play", "play-scenes"));
afterEach(() => {
  settings.numbering = "mine";
});

/** The table with the person in a seat, and the computer in the other. */
const seated = (view: TableView, seat: Seat): TableView => ({
  ...view,
  [`${seat}_player`]: { kind: "person", name: "You" },
  [`${opposite(seat)}_player`]: { kind: "computer", level: 3 },
});

/** The points that a text names, in its order; men, dice and stages are no points. */
const numbersIn = (text: string): string[] =>
  text
    .replaceAll(/\(\d+\)|\d+: |=> .*|~\d/g, "")
    .match(/\d+/g)
    ?.map(String) ?? [];

const drawn = new WeakMap<TableView["points"], Record<string, string[]>>();

/** The labels of the board's slots, the first slot first. */
function labelsAt(view: TableView, bottom: Seat, reader: Seat): string[] {
  const known = drawn.get(view.points) ?? {};
  drawn.set(view.points, known);
  known[`${bottom} ${reader}`] ??= boardPosition(view, bottom, reader, bottom).points.map(
    ({ label }) => label,
  );
  return known[`${bottom} ${reader}`] as string[];
}

/** Compares every text about a moment with the labels of the board on which it is read. */
function check({ table: view, event }: Moment): number {
  const playback = new Playback(() => {});
  playback.restart(view);
  const { bottom } = playback;
  const mover = "mover" in event ? event.mover : bottom;
  const labels = labelsAt(view, bottom, playback.readerOf(mover));
  const labelOf = (place: Place) => {
    const slot = spotOf(view, mover, place, bottom);
    return typeof slot === "number" ? labels[slot - 1] : undefined;
  };
  const labelsOf = (steps: StepView[]) =>
    steps.flatMap(({ from, to }) => [labelOf(from), labelOf(to)]).filter(Boolean);
  const labelsIn = (play: string) => numbersIn(play).map((point) => labelOf(Number(point)));
  const words = wordsOf(event, view, playback.readerOf(mover)) ?? "";
  if (event.kind === "stepped") {
    const read = numbersIn(words);
    expect(read).toEqual(labelsOf([event.step]));
    checkTyped(view, event.step, mover, playback);
    return read.length;
  }
  if (event.kind !== "stage_played") return 0;
  const { stage } = event;
  const hits = stage.steps.filter((step) => step.hits).map((step) => labelOf(step.to));
  const played = labelsIn(stage.play);
  expect(numbersIn(words)).toEqual([...played, ...hits]);
  const row = rowOf(event);
  expect(numbersIn(movesOf([row], playback.read)[0]?.text ?? "")).toEqual(played);
  const choice = { play: stage.play, steps: stage.steps, win: 0.5, worth: 0, loss: 0, plies: 0 };
  const hint = { mover, plays: 2, choices: [choice], played: 0, rest: null, gift: null };
  expect(numbersIn(hintRows(hint, playback.read)[0]?.play ?? "")).toEqual(played);
  return played.length;
}

/** A step that is typed with the numbers of the board begins and ends at its points. */
function checkTyped(view: TableView, step: StepView, mover: Seat, playback: Playback): void {
  const reader = playback.readerOf(mover);
  const [from, to] = [step.from, step.to].map((place) => spotOf(view, mover, place, reader));
  const typed = parseCommand(`${from}/${to}`);
  if (typed.kind !== "steps" || !typed.steps[0]) throw new Error(`${from}/${to} is no step`);
  const found = boardStep(view, reader, { ...step, ...typed.steps[0] }, playback.bottom);
  expect(found).toMatchObject(boardStep(view, mover, step, playback.bottom));
}

const rowOf = ({ mover, stage }: StagePlayed): MoveRow => ({
  turn: 1,
  thrower: mover,
  mover,
  dice: [1, 1],
  stages: [stage],
});

/** A generator of the same numbers for the same seed (mulberry32). */
function dice(seed: number): (below: number) => number {
  let state = seed;
  return (below) => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) % below;
  };
}

const [parallel, contrary] = [points("parallel", {}), points("contrary", {})];
const KINDS = [
  { name: "parallel", points: parallel, has_bar: false, has_hand: false },
  { name: "contrary", points: contrary, has_bar: false, has_hand: false },
  { name: "with a bar", points: contrary, has_bar: true, has_hand: false },
  { name: "with a hand", points: contrary, has_bar: true, has_hand: true },
];
type Kind = (typeof KINDS)[number];

/** A game of random steps: which of them are legal makes no difference to their numbers. */
function* randomGame(kind: Kind, seed: number): Generator<Moment> {
  const below = dice(seed);
  const view = table(kind);
  for (let turn = 0; turn < 4; turn++) {
    const mover = SEATS[turn % 2] as Seat;
    const steps = Array.from({ length: 2 }, () => randomStep(below, kind));
    const at: TableView = { ...view, phase: { kind: "play", thrower: mover, mover } };
    for (const step of steps) yield { table: at, event: { kind: "stepped", mover, step } };
    const play = steps.map(({ from, to, hits }) => `${from}/${to}(2)${hits ? "*" : ""}`).join(" ");
    const stage = { numbers: [], play, steps, lost: [], passed_on: [] };
    yield { table: at, event: { kind: "stage_played", mover, stage, forced: false } };
  }
}

function randomStep(below: (limit: number) => number, kind: Kind): StepView {
  const number = 1 + below(6);
  const beside = kind.has_hand ? "hand" : kind.has_bar ? "bar" : null;
  const from: Place = beside && below(8) === 0 ? beside : 1 + below(24);
  const landed = (typeof from === "number" ? from : 25) - number;
  return { from, to: landed > 0 ? landed : "off", number, hits: kind.has_bar && landed > 0 };
}

describe.each(SEATS)("with the numbers of a player of %s", (seat) => {
  it.each(KINDS)(`a text names points by their labels: ${GAMES} games $name`, (kind) => {
    const readAll = (games: number) => {
      let read = 0;
      for (let seed = 0; seed < games; seed++)
        for (const moment of randomGame(kind, seed))
          read += check({ ...moment, table: seated(moment.table, seat) });
      return read;
    };
    expect(readAll(GAMES)).toBeGreaterThan(10 * GAMES);
    settings.numbering = "mover";
    expect(readAll(5)).toBeGreaterThan(10 * 5);
  });

  it.each(
    recorded
      .trim()
      .split("\n")
      .map((line) => JSON.parse(line) as { name: string; first: TableView; patches: TablePatch[] }),
  )("a text names points by their labels in a recorded game of $name", ({ first, patches }) => {
    let [view, read] = [first, 0];
    for (const patch of patches) {
      const folded = fold(view, patch);
      view = folded.table;
      read += check({ table: seated(view, seat), event: folded.event });
    }
    expect(read).toBeGreaterThan(100);
  });
});
