import { describe, expect, it } from "vitest";
import { centre, type LayoutOptions, layout, manAt, neighbour, rowOf } from "./geometry";
import { holds } from "./shapes";

const wide: LayoutOptions = {
  width: 1000,
  height: 760,
  portrait: false,
  mirror: false,
  parallel: true,
  hasBar: true,
  hasHand: true,
  bottom: "white",
};
const tall: LayoutOptions = { ...wide, width: 380, height: 660, portrait: true };

const at = (options: LayoutOptions, slot: number) => {
  const point = layout(options).points[slot - 1];
  if (!point) throw new Error(`no slot ${slot}`);
  return centre(point.rect);
};

describe("a wide board", () => {
  it("has the bottom side's home at the right and runs anticlockwise", () => {
    expect(at(wide, 1).x).toBeGreaterThan(at(wide, 12).x);
    expect(at(wide, 1).y).toBeGreaterThan(at(wide, 24).y);
    expect(at(wide, 13).x).toBeCloseTo(at(wide, 12).x);
    expect(at(wide, 24).x).toBeCloseTo(at(wide, 1).x);
  });

  it("runs the other way when mirrored, and nothing else changes", () => {
    const plain = at(wide, 4);
    const turned = at({ ...wide, mirror: true }, 4);
    expect(turned).toEqual({ x: expect.closeTo(wide.width - plain.x), y: plain.y });
  });

  it("puts men off beside home and men in hand beside the start, on either side", () => {
    const board = layout(wide);
    const off = rowOf(board, "off", "white");
    const hand = rowOf(board, "hand", "white");
    const theirs = rowOf(board, "off", "black");
    expect(off && centre(off.rect).x).toBeGreaterThan(at(wide, 1).x);
    expect(hand && centre(hand.rect).x).toBeGreaterThan(at(wide, 24).x);
    expect(hand && centre(hand.rect).y).toBeLessThan(at(wide, 1).y);
    // In a parallel game the other side bears off at the top left.
    expect(theirs && centre(theirs.rect).x).toBeLessThan(at(wide, 13).x);
  });

  it("keeps both trays on the right in a contrary game", () => {
    const contrary = { ...wide, parallel: false, hasHand: false };
    const board = layout(contrary);
    const theirs = rowOf(board, "off", "black");
    expect(theirs && centre(theirs.rect).x).toBeGreaterThan(at(contrary, 24).x);
    expect(board.trays).toHaveLength(2);
  });

  it.each([wide, tall])("shares the trays of a contrary game with a hand", (options) => {
    const board = layout({ ...options, parallel: false });
    expect(board.trays).toHaveLength(4);
    for (const [index, { rect }] of board.trays.entries()) {
      for (const { rect: other } of board.trays.slice(index + 1)) {
        const apart =
          rect.x + rect.width <= other.x + 0.001 ||
          other.x + other.width <= rect.x + 0.001 ||
          rect.y + rect.height <= other.y + 0.001 ||
          other.y + other.height <= rect.y + 0.001;
        expect(apart).toBe(true);
      }
    }
    const hand = rowOf(board, "hand", "white");
    if (!hand) throw new Error("no hand");
    for (let man = 0; man < 15; man++) expect(holds(hand.rect, manAt(board, hand, man))).toBe(true);
  });
});

describe("an upright board", () => {
  it("has two columns of twelve with home bottom right", () => {
    const ys = layout(tall)
      .points.slice(0, 12)
      .map((point) => point.rect.y);
    expect(new Set(ys).size).toBe(12);
    expect(at(tall, 1).y).toBeGreaterThan(at(tall, 12).y);
    expect(at(tall, 1).x).toBeGreaterThan(at(tall, 24).x);
    expect(at(tall, 24).y).toBeCloseTo(at(tall, 1).y);
  });

  it("gives every point at least 40 pixels of height on a phone of 390 by 844", () => {
    const board = layout({ ...tall, width: 380, height: 640 });
    for (const point of board.points) expect(point.rect.height).toBeGreaterThanOrEqual(40);
  });

  it("gives every point at least 24 pixels on the smallest phone", () => {
    const board = layout({ ...tall, width: 310, height: 440 });
    for (const point of board.points) expect(point.rect.height).toBeGreaterThanOrEqual(24);
  });
});

describe.each([
  ["wide", wide],
  ["upright", tall],
  ["small", { ...tall, width: 310, height: 440 }],
  ["low", { ...wide, width: 580, height: 370 }],
])("%s", (_, options) => {
  it("draws everything inside its room, and five men inside their point", () => {
    const board = layout(options);
    const room = { x: 0, y: 0, width: options.width, height: options.height };
    for (const box of [...board.points, ...board.trays]) {
      expect(holds(room, { x: box.rect.x, y: box.rect.y }, 0.5)).toBe(true);
      const end = { x: box.rect.x + box.rect.width, y: box.rect.y + box.rect.height };
      expect(holds(room, end, 0.5)).toBe(true);
    }
    for (const box of board.points) {
      expect(holds(box.rect, manAt(board, box, 4))).toBe(true);
      expect(holds(board.gutter, manAt(board, box, 4), -1)).toBe(false);
    }
  });

  it("puts men past the fifth on the fifth", () => {
    const board = layout(options);
    const point = board.points[23];
    expect(point && manAt(board, point, 14)).toEqual(point && manAt(board, point, 4));
  });
});

describe("arrow keys", () => {
  it("go to the next point of the row and across the board", () => {
    const board = layout(wide);
    expect(neighbour(board, 5, "ArrowLeft")).toBe(6);
    expect(neighbour(board, 7, "ArrowRight")).toBe(6);
    expect(neighbour(board, 3, "ArrowUp")).toBe(22);
    expect(neighbour(board, 22, "ArrowDown")).toBe(3);
    expect(neighbour(board, 1, "ArrowRight")).toBeNull();
    expect(neighbour(board, 1, "Home")).toBeNull();
  });

  it("follow the picture when the board stands upright", () => {
    const board = layout(tall);
    expect(neighbour(board, 5, "ArrowUp")).toBe(6);
    expect(neighbour(board, 5, "ArrowLeft")).toBe(20);
  });
});
