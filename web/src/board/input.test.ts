import { beforeEach, describe, expect, it } from "vitest";
import type { PointerPlace } from "./drag.svelte";
import { centre, type Layout, layout, type XY } from "./geometry";
import { BoardInput, type Intent } from "./input.svelte";
import { BADGE, badgesOf, landingAt, placesOf, wayOf } from "./places";
import { sources } from "./state";
import type { BoardConfig, BoardPoint, BoardSide, BoardStep, Flight } from "./types";

const side = (change: Partial<BoardSide> = {}): BoardSide => ({
  bar: 0,
  hand: 0,
  off: 0,
  names: { bar: "the bar", hand: "the hand", off: "off" },
  words: { hand: "hand", off: "off" },
  ...change,
});

/** White's men by slot. */
const MEN: Record<number, number> = { 24: 4, 13: 1, 7: 1 };

const points = Array.from({ length: 24 }, (_, index): BoardPoint => {
  const slot = index + 1;
  const rest = { single: false, home: null, start: null, last: null };
  const white = MEN[slot] ?? 0;
  return { slot, label: `${slot}`, name: `point ${slot}`, white, black: 0, pinned: null, ...rest };
});

const step = (from: BoardStep["from"], to: BoardStep["to"], number: number): BoardStep => ({
  from,
  to,
  number,
  hits: false,
});

const from24 = step(24, 18, 6);
const legal = [from24, step(24, 20, 4), step(13, 9, 4)];

function config(change: Partial<BoardConfig> = {}): BoardConfig {
  const track = Array.from({ length: 24 }, (_, index) => 24 - index);
  return {
    position: { points, white: side(), black: side(), track },
    bottom: "white",
    hasBar: false,
    hasHand: false,
    parallel: false,
    portrait: false,
    mirror: false,
    coordinates: true,
    mover: "white",
    legal,
    runs: [{ from: 24, to: 14, numbers: [6, 4] }],
    many: [],
    chosen: 6,
    arrows: [],
    flights: [],
    ...change,
  };
}

let shown: BoardConfig;
let board: Layout;
let intents: Intent[];
let input: BoardInput;

function draw(change: Partial<BoardConfig> = {}): void {
  shown = config(change);
  board = layout({ ...shown, width: 1000, height: 700 });
}

beforeEach(() => {
  draw();
  intents = [];
  const drawn = () => {
    const movable = sources(shown.legal);
    const places = placesOf(board, shown, movable);
    return { config: shown, layout: board, places, badges: badgesOf(board, shown), movable };
  };
  input = new BoardInput(drawn, (intent) => intents.push(intent));
});

/** A place under the first finger. */
const under = (place: XY): PointerPlace => ({ ...place, pointer: 1 });

const at = (slot: number): PointerPlace => {
  const point = board.points[slot - 1];
  return under(point ? centre(point.rect) : { x: 0, y: 0 });
};

function tap(place: PointerPlace): void {
  input.down(place);
  input.up(place);
}

function drag(from: PointerPlace, to: PointerPlace): void {
  input.down(from);
  input.move(to, false);
  input.up(to);
}

describe("a tap", () => {
  it("plays the chosen number", () => {
    tap(at(24));
    expect(intents).toEqual([{ kind: "step", step: from24 }]);
  });

  it("on a man that may not move, or on a place without a man of the mover, says so", () => {
    tap(at(7));
    tap(at(2));
    expect(intents).toEqual([
      { kind: "stuck", spot: 7 },
      { kind: "missed", spot: 2 },
    ]);
  });

  it("that ends on another point plays nothing", () => {
    input.down(at(7));
    input.up(at(24));
    expect(intents).toEqual([]);
  });

  it("that is cancelled plays nothing", () => {
    input.down(at(24));
    input.cancel(1);
    input.up(at(24));
    expect(intents).toEqual([]);
  });

  it("beside the board starts no drag", () => {
    expect(input.down(under({ x: -200, y: -200 }))).toBe(false);
    expect(input.drag.held).toBeNull();
  });

  it("on a badge moves several men, beside it one", () => {
    draw({ many: [{ step: from24, men: 3 }] });
    const [badge] = badgesOf(board, shown);
    tap(under(badge?.at ?? { x: 0, y: 0 }));
    const box = board.points[23];
    tap(under(box?.base ?? { x: 0, y: 0 }));
    expect(intents).toEqual([
      { kind: "many", step: from24, men: 3 },
      { kind: "step", step: from24 },
    ]);
  });
});

describe("a badge", () => {
  it.each([false, true])("stays clear of the ladder on a full point, upright %s", (portrait) => {
    const many = Array.from({ length: 24 }, (_, index) => ({
      step: { ...from24, from: index + 1 },
      men: 4,
    }));
    const full = points.map((point) => ({ ...point, white: 15 }));
    draw({ many, portrait, position: { ...shown.position, points: full } });

    const { gutter } = board;
    const within = badgesOf(board, shown).filter(({ at }) =>
      portrait
        ? at.x + BADGE * 0.49 > gutter.x && at.x - BADGE * 0.49 < gutter.x + gutter.width
        : at.y + BADGE * 0.49 > gutter.y && at.y - BADGE * 0.49 < gutter.y + gutter.height,
    );

    expect(badgesOf(board, shown)).toHaveLength(24);
    expect(within).toEqual([]);
  });
});

describe("a drag", () => {
  it("plays the step or the run that ends where the man is dropped", () => {
    drag(at(24), at(20));
    drag(at(24), at(14));
    expect(intents).toEqual([
      { kind: "step", step: legal[1] },
      { kind: "run", run: shown.runs[0] },
    ]);
  });

  it("belongs to the finger that took the man", () => {
    const second = (slot: number) => ({ ...at(slot), pointer: 2 });
    input.down(at(24));
    input.move(at(20), false);
    expect(input.down(second(13))).toBe(false);
    input.move(second(3), false);
    input.up(second(13));
    input.cancel(2);
    expect(input.drag.held?.from).toBe(24);
    input.up(at(20));
    expect(intents).toEqual([{ kind: "step", step: legal[1] }]);
  });

  it("to an illegal place, or back, plays nothing", () => {
    drag(at(24), at(3));
    input.down(at(24));
    input.move(at(20), false);
    input.move(at(24), false);
    input.up(at(24));
    expect(intents).toEqual([]);
  });

  it("begins only after some pixels", () => {
    const { x, y } = at(24);
    input.down(under({ x, y }));
    input.move(under({ x: x + 5, y }), false);
    expect(input.drag.held?.moving).toBe(false);
    input.move(under({ x: x + 9, y }), false);
    expect(input.drag.held?.moving).toBe(true);
  });

  it("does not pick up a man that may not move", () => {
    input.down(at(7));
    input.move(at(2), false);
    expect(input.drag.held?.moving).toBe(false);
  });
});

describe("the spot whose landing points are shown", () => {
  it("is the pressed spot, else the mouse's, else the keyboard's", () => {
    input.focused = 13;
    expect(input.shown).toBe(13);
    input.move(at(24), true);
    expect(input.shown).toBe(24);
    input.down(at(7));
    expect(input.shown).toBe(7);
  });

  it("is none under a finger, and none where no man may leave", () => {
    input.move(at(24), false);
    expect(input.shown).toBeNull();
    input.move(at(7), true);
    expect(input.shown).toBeNull();
  });
});

describe("a key", () => {
  it("plays by Enter, with Shift by several men, and reports Enter when nothing can be played", () => {
    draw({ many: [{ step: from24, men: 3 }] });
    expect(input.key("Enter", false, 24)).toBe(true);
    input.key("Enter", true, 24);
    input.key("Enter", false, 2);
    expect(intents).toEqual([
      { kind: "step", step: from24 },
      { kind: "many", step: from24, men: 3 },
      { kind: "idle" },
    ]);
  });

  it("goes to the next point by an arrow, and ignores other keys", () => {
    expect(input.key("ArrowLeft", false, 1)).toBe(true);
    expect(input.key("a", false, 1)).toBe(false);
    expect(input.key("ArrowLeft", false, "off")).toBe(false);
    expect(intents).toEqual([{ kind: "focus", spot: 2 }]);
  });
});

describe("the places of a board", () => {
  const spots = () => placesOf(board, shown, sources(shown.legal)).map(({ spot }) => spot);

  it("are the points in the mover's order and where men come off", () => {
    expect(spots()).toEqual([...shown.position.track, "off"]);
    expect(placesOf(board, shown, new Set([24])).find(({ spot }) => spot === 13)?.still).toBe(true);
  });

  it("include a bar with men on it, and a hand where the game has one", () => {
    const { position } = config();
    draw({ position: { ...position, white: side({ bar: 1 }) }, hasBar: true, hasHand: true });
    expect(spots().slice(0, 2)).toEqual(["bar", "hand"]);
  });

  it("do not include trays and bar while nobody is to move", () => {
    draw({ mover: null });
    expect(spots()).toEqual(shown.position.track);
  });
});

describe("a moving man", () => {
  it("ends where the next man of its side will stand", () => {
    const flight: Flight = { id: 1, side: "white", path: [24, 18], delay: 0, leg: 100 };
    const expected = landingAt(board, shown, 18);
    const men = points.map((point) => (point.slot === 18 ? { ...point, white: 1 } : point));
    draw({ position: { ...shown.position, points: men }, flights: [flight] });
    expect(wayOf(board, shown, flight).at(-1)).toEqual(expected);
  });
});
