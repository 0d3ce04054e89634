import { describe, expect, it } from "vitest";
import type { MoveRow, StageRow, StepView } from "../../wire";
import { points, table } from "../shared/fixture";
import { retrace, rowsToShow } from "./retrace";

const step = (from: StepView["from"], to: StepView["to"], number: number, hits = false) => ({
  from,
  to,
  number,
  hits,
});
const stage = (numbers: number[], steps: StepView[], change: Partial<StageRow> = {}): StageRow => ({
  numbers,
  play: "",
  steps,
  lost: [],
  passed_on: [],
  ...change,
});
const row = (mover: MoveRow["mover"], stages: StageRow[], change: Partial<MoveRow> = {}) => ({
  turn: 1,
  thrower: mover,
  mover,
  dice: [6, 1] as [number, number],
  stages,
  ...change,
});
const menOf = (view: ReturnType<typeof table>) =>
  view.points.flatMap(({ white_number: at, white, black }) =>
    white + black > 0 ? [`${at}:${white}/${black}`] : [],
  );

describe("the last turn of a table that the page did not watch", () => {
  const steps = [step(24, 18, 6), step(24, 23, 1)];
  const played = table({
    phase: { kind: "throw", thrower: "white" },
    points: points("parallel", { white: { 24: 15 }, black: { 12: 13, 11: 1, 6: 1 } }),
    black: { ...table().black, pips: 353, throws: 1 },
    moves: [row("black", [stage([6, 1], steps)])],
  });

  it("is taken back and played again from the move list", () => {
    const scenes = retrace(played, rowsToShow(played));
    expect(scenes.map((scene) => scene.event.kind)).toEqual(["thrown", "stage_played"]);
    const [first, last] = [scenes[0], scenes.at(-1)];
    expect(first && menOf(first.before)).toEqual(["12:0/15", "24:15/0"]);
    expect(first?.before.black.pips).toBe(360);
    expect(last && menOf(last.after)).toEqual(menOf(played));
    expect(last?.after.black.pips).toBe(353);
    expect(last?.after.legal).toEqual([]);
  });

  it("brings a man that was hit back from the bar", () => {
    const hit = table({
      has_bar: true,
      movement: "contrary",
      points: points("contrary", { white: { 6: 5 }, black: { 7: 1 } }),
      white: { ...table().white, bar: 1, pips: 55 },
      moves: [row("black", [stage([6, 1], [step(24, 18, 6, true)])])],
    });
    const [first] = retrace(hit, hit.moves);
    expect(first && menOf(first.before)).toEqual(["1:0/1", "6:5/0", "7:1/0"]);
    expect(first?.before.white).toMatchObject({ bar: 0, pips: 37 });
  });

  it("frees a man that was pinned, and pins it again", () => {
    const pinned = table({
      has_bar: false,
      movement: "contrary",
      points: points("contrary", { white: { 7: 1, 6: 5 }, black: { 7: 2 } }).map((point) =>
        point.white_number === 7 ? { ...point, pinned: "white" as const } : point,
      ),
      moves: [row("black", [stage([6, 1], [step(24, 18, 6), step(19, 18, 1, true)])])],
    });
    const scenes = retrace(pinned, pinned.moves);
    const seven = (view?: ReturnType<typeof table>) =>
      view?.points.find((point) => point.white_number === 7);
    expect(seven(scenes[0]?.before)).toMatchObject({ white: 1, black: 0 });
    expect(seven(scenes[0]?.before)?.pinned).toBeUndefined();
    expect(seven(scenes.at(-1)?.after)).toMatchObject({ white: 1, black: 2, pinned: "white" });
    expect(scenes.at(-1)?.after.white.bar).toBe(0);
  });

  it("shows each stage of a cascade, and what passes on", () => {
    const four = (number: number, from: number) =>
      Array.from({ length: 4 }, () => step(from, from - number, number));
    const cascade = table({
      points: points("parallel", { white: { 24: 15 }, black: { 12: 11, 7: 4 } }),
      moves: [
        row("black", [
          stage([5, 5, 5, 5], four(5, 24)),
          stage([6, 6, 6, 6], [], { passed_on: [6, 6, 6, 6] }),
        ]),
      ],
    });
    const scenes = retrace(cascade, rowsToShow(cascade));
    expect(scenes.map((scene) => scene.event.kind)).toEqual([
      "thrown",
      "stage_played",
      "handed_over",
    ]);
    const states = scenes[1]?.after.ladder?.stages.map((one) => one.numbers[0]?.state);
    expect(states).toEqual(["played", "to_play"]);
  });

  it("is left alone if the men do not fit the move list", () => {
    expect(retrace(table({ moves: played.moves }), played.moves)).toEqual([]);
  });

  it("is what the other side played since the player's own turn", () => {
    const [own, theirs] = [row("white", []), row("black", [])];
    expect(rowsToShow(table({ moves: [own, theirs, theirs] }))).toEqual([theirs, theirs]);
    expect(rowsToShow(table({ moves: [theirs, own] }))).toEqual([]);
  });
});
