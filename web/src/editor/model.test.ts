import { describe, expect, it } from "vitest";
import type { SetupView } from "../wire";
import {
  boardLook,
  emptyBoard,
  moveMan,
  positionText,
  stageOf,
  swapColours,
  withNumber,
  withPhase,
} from "./model";

const side = (point: number) => ({
  points: Array.from({ length: 24 }, (_, index) => (index + 1 === point ? 15 : 0)),
  bar: 0,
  hand: 0,
  off: 0,
  throws: 0,
});
const start: SetupView = {
  rules: "gul-bara",
  white: side(24),
  black: side(24),
  phase: { kind: "opening" },
};
/** Both sides move in the same direction, half a board apart. */
const BLACK = [
  13, 14, 15, 16, 17, 18, 19, 20, 21, 22, 23, 24, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12,
];
const SHAPE = {
  movement: "parallel",
  black_numbers: BLACK,
  has_bar: false,
  has_hand: false,
  has_pins: false,
};
const DRAW = { portrait: false, mirror: false, coordinates: true, mine: true };

describe("a position being set up", () => {
  it("is drawn with both sides where they stand", () => {
    const { position } = boardLook(start, SHAPE, DRAW);
    expect(position.points[23]).toMatchObject({ slot: 24, label: "24", white: 15, black: 0 });
    expect(position.points[11]).toMatchObject({ slot: 12, black: 15 });
    expect(boardLook({ ...start, white: { ...start.white, bar: 1 } }, SHAPE, DRAW).hasBar).toBe(
      true,
    );
  });

  it("moves a man of either side, also beside the points", () => {
    const one = moveMan(start, SHAPE, "white", 24, 6);
    expect([one.white.points[23], one.white.points[5]]).toEqual([14, 1]);
    const two = moveMan(one, SHAPE, "black", 12, "off");
    expect([two.black.points[23], two.black.off]).toEqual([14, 1]);
    const empty = emptyBoard("hypergammon", 3);
    const three = moveMan(empty, SHAPE, "black", "off", 1);
    expect([three.black.points[12], three.black.off, three.white.off]).toEqual([1, 2, 3]);
  });

  it("pins a man on which one of the other side is put, until that leaves", () => {
    const black_numbers = BLACK.map((_, index) => 24 - index);
    const shape = { ...SHAPE, movement: "contrary", black_numbers, has_pins: true };
    const put = (setup: SetupView, side: "white" | "black", from: number, to: number) =>
      moveMan(setup, shape, side, from, to);
    const lone = put(start, "white", 24, 20);
    const pinned = put(lone, "black", 1, 20);
    expect([pinned.white.pinned, pinned.black.pinned]).toEqual([[20], []]);
    expect([pinned.white.points[19], pinned.black.points[4]]).toEqual([1, 1]);
    const point = boardLook(pinned, shape, DRAW).position.points[19];
    expect(point).toMatchObject({ white: 1, black: 1, pinned: "white" });
    expect(put(pinned, "black", 20, 19).white.pinned).toEqual([]);
    expect(moveMan(start, SHAPE, "black", 13, 20).white.pinned).toBeUndefined();
  });

  it("changes colours and back", () => {
    const play = withPhase({ ...start, phase: { kind: "throw", thrower: "black" } }, "play");
    expect(play.phase).toEqual({ kind: "play", thrower: "black", mover: "black", stage: [6, 5] });
    expect(play.black.throws).toBe(1);
    expect(swapColours(play).phase).toMatchObject({ thrower: "white", mover: "white" });
    expect(swapColours(swapColours(play))).toEqual(play);
  });

  it("makes stages of throws and of equal numbers", () => {
    expect(stageOf(5, 6, 4)).toEqual([5, 6]);
    expect(stageOf(3, 3, 2)).toEqual([3, 3]);
  });

  it("makes a whole doublet of two numbers that become equal", () => {
    expect(withNumber([6, 5], 0, 5, 4)).toEqual([5, 5, 5, 5]);
    expect(withNumber([6, 5], 1, 6, 4)).toEqual([6, 6, 6, 6]);
    expect(withNumber([6, 5], 0, 4, 4)).toEqual([4, 5]);
    expect(withNumber([3, 3], 0, 4, 4)).toEqual([4, 4]);
    expect(withNumber([3, 3, 3], 1, 4, 4)).toEqual([3, 4]);
    expect(withNumber([6, 5], 0, 5, 2)).toEqual([5, 5]);
  });
});

describe("a text that was pasted", () => {
  it("is a position, or a link to one", () => {
    expect(positionText(" rs1.x ")).toBe("rs1.x");
    expect(positionText("http://127.0.0.1:8421/editor?p=rs1.gioul~after%3D1.x")).toBe(
      "rs1.gioul~after=1.x",
    );
    expect(positionText("/analysis?position=rs1.y#top")).toBe("rs1.y");
    expect(positionText("/editor?p=%E0%A4")).toBe("%E0%A4");
  });
});
