/** Draws a frame of a clip on a canvas, with the geometry and the colours of the board's pictures. */

import { type BoardLook, menAt, type Side, type Spot } from "../board/api";
import {
  COLOURS,
  centre,
  type Layout,
  LOCK_BOW,
  layout,
  MEN_DRAWN_MAX,
  manAt,
  manIn,
  type Row,
  rimOf,
  rosette,
  rowOf,
  spire,
  type XY,
} from "../board/canvas";
import type { ClipDie, ClipFrame } from "./frames";

const { wood: WOOD, spires: SPIRES, ink: INK, paper: PAPER, men: MEN, petal: PETAL } = COLOURS;
const SIDES = ["white", "black"] as const;
/** A die that was played or lost. */
const USED = { fill: "#b99970", edge: "#86583a" };
const FONT = "system-ui, 'Segoe UI', 'Noto Sans', sans-serif";

/** The lines above the board. */
export interface ClipWords {
  title: string;
  note: string;
}

/** The units of the drawing. */
const WIDTH = 640;
const HEIGHT = 470;
/** The height of the lines above the board. */
const HEAD = 58;

type Context = CanvasRenderingContext2D;

/** Draws the frames of one board. */
export class ClipPainter {
  readonly canvas = document.createElement("canvas");
  readonly #context: Context;
  readonly #board: Layout;
  readonly #words: ClipWords;

  /** A canvas this many pixels wide. */
  constructor(look: Omit<BoardLook, "position">, words: ClipWords, width: number) {
    this.#board = layout({ ...look, portrait: false, width: WIDTH, height: HEIGHT });
    const { frame } = this.#board;
    const scale = width / frame.width;
    this.canvas.width = width;
    this.canvas.height = Math.round((frame.height + HEAD) * scale);
    const context = this.canvas.getContext("2d", { willReadFrequently: true });
    if (!context) throw new Error("this browser has no canvas");
    this.#context = context;
    context.scale(scale, scale);
    context.translate(-frame.x, -frame.y);
    this.#words = words;
  }

  /** The pixels of a frame. */
  draw(frame: ClipFrame): Uint8ClampedArray {
    const context = this.#context;
    const { width, height } = this.canvas;
    context.save();
    this.#drawHead();
    context.translate(0, HEAD);
    this.#drawWood(frame);
    this.#drawDice(frame.dice);
    for (const side of SIDES) this.#drawMen(frame, side);
    if (frame.flight) this.#drawFlight(frame);
    context.restore();
    return context.getImageData(0, 0, width, height).data;
  }

  #drawHead() {
    const { frame } = this.#board;
    this.#rect({ ...frame, height: HEAD }, PAPER);
    this.#drawMark({ x: frame.x + 28, y: frame.y + HEAD / 2 });
    const middle = frame.x + frame.width / 2;
    this.#text({ x: middle, y: frame.y + 20 }, 19, INK, this.#words.title, 650);
    this.#text({ x: middle, y: frame.y + 43 }, 15, INK, this.#words.note, 400);
  }

  /** Where the clip comes from: the mark of the page. */
  #drawMark(at: XY) {
    this.#disc(at, 19, MEN.black.fill);
    this.#at(at, 0.5, () => this.#fill(rosette(31, 9), PETAL));
    this.#text({ x: at.x + 58, y: at.y }, 13, INK, "Rosespring", 600);
  }

  #drawWood({ position }: ClipFrame) {
    const board = this.#board;
    this.#rect(board.frame, WOOD.frame);
    for (const tray of board.trays) this.#rect(tray.rect, WOOD.tray, 6);
    for (const field of board.fields) this.#rect(field, WOOD.field, 2);
    for (const { slot, label } of position.points) {
      const point = board.points[slot - 1];
      if (!point) continue;
      this.#fill(spire(point), SPIRES[slot % 2] ?? SPIRES[0]);
      this.#text(point.label, 11, INK, label);
    }
  }

  #drawMen({ position }: ClipFrame, side: Side) {
    for (let slot = 1; slot <= 24; slot++) {
      const point = position.points[slot - 1];
      if (!point || (point.pinned === side && point[side === "white" ? "black" : "white"] > 0))
        continue;
      this.#drawStack(slot, side, point[side], point.lies === side);
      if (point.pinned) this.#drawPinned(slot, point.pinned);
    }
    this.#drawStack("bar", side, position[side].bar);
    this.#drawStack("hand", side, position[side].hand);
    const off = rowOf(this.#board, "off", side);
    const { off: count } = position[side];
    if (off && count > 0) this.#drawBadge(centre(off.rect), this.#board.man * 1.2, side, count);
  }

  #drawStack(spot: Spot, side: Side, count: number, lie = false) {
    const row = rowOf(this.#board, spot, side);
    if (!row || count === 0) return;
    const size = manIn(this.#board, row);
    for (let index = 0; index < Math.min(count, MEN_DRAWN_MAX); index++) {
      const at = manAt(this.#board, row, index);
      this.#drawMan(at, size, side);
      if (lie) this.#drawBadge(at, size, side, "—");
    }
    if (count > MEN_DRAWN_MAX)
      this.#drawBadge(manAt(this.#board, row, MEN_DRAWN_MAX - 1), size, side, count);
  }

  /** The rim of a pinned man around the one that stands on it, and a lock. */
  #drawPinned(slot: number, side: Side) {
    const row = rowOf(this.#board, slot, side);
    if (!row) return;
    const size = manIn(this.#board, row);
    const at = manAt(this.#board, row, 0);
    const { fill, edge } = MEN[side];
    const rim = rimOf(size);
    this.#ring(at, size / 2 - rim / 2, rim + 2, edge);
    this.#ring(at, size / 2 - rim / 2, rim, fill);
    const lock = { x: at.x - row.along.x * size * 0.26, y: at.y - row.along.y * size * 0.26 };
    const scale = (size * 0.34) / 10;
    this.#disc(lock, 8 * scale, edge);
    this.#disc(lock, 6.8 * scale, fill);
    this.#at(lock, scale, (context) => {
      context.strokeStyle = edge;
      context.lineWidth = 1.6;
      context.stroke(new Path2D(LOCK_BOW));
      context.fillStyle = edge;
      context.fillRect(-4, -0.8, 8, 5.6);
    });
  }

  #drawFlight({ position, flight }: ClipFrame) {
    if (!flight) return;
    const { side, from, to, part } = flight;
    const [start, end] = [this.#place(from, side), this.#place(to, side)];
    if (!start || !end) return;
    // The man that left is not counted in the position: it was one higher than the top one.
    const low = (row: Row, spot: Spot) =>
      spot === "off" ? centre(row.rect) : manAt(this.#board, row, menAt(position, spot, side));
    const [a, b] = [low(start, from), low(end, to)];
    const at = { x: a.x + (b.x - a.x) * part, y: a.y + (b.y - a.y) * part };
    this.#drawMan(at, this.#board.man, side);
  }

  #place(spot: Spot, side: Side): Row | null {
    return rowOf(this.#board, spot, side);
  }

  #drawMan(at: XY, size: number, side: Side) {
    const { fill, edge } = MEN[side];
    const unit = size / 100;
    this.#disc(at, 50 * unit, edge);
    this.#disc(at, 46 * unit, fill);
    if (side === "white") {
      this.#ring(at, 35 * unit, 2.4 * unit, edge);
      this.#ring(at, 22 * unit, 2.4 * unit, edge);
    } else {
      this.#ring(at, 38 * unit, 2 * unit, edge);
      this.#at(at, unit, () => this.#fill(rosette(31, 9), PETAL));
    }
    this.#disc(at, 6 * unit, edge);
  }

  #drawBadge(at: XY, size: number, side: Side, label: number | "—") {
    const { edge, badge, ink } = MEN[side];
    this.#disc(at, size * 0.31, edge);
    this.#disc(at, size * 0.28, badge);
    this.#text(at, size * 0.32, ink, String(label), 700);
  }

  /** The dice of the turn in the middle of the board, group by group. */
  #drawDice(dice: ClipDie[]) {
    const { gutter } = this.#board;
    const groups = dice.at(-1)?.group ?? 0;
    const units = dice.length * 1.14 + groups * 0.5;
    const size = Math.min(gutter.height * 0.6, (gutter.width * 0.96) / Math.max(1, units));
    let left = gutter.x + (gutter.width - units * size) / 2;
    let group = 0;
    for (const die of dice) {
      if (die.group !== group) left += size * 0.5;
      group = die.group;
      this.#drawDie(die, { x: left + size * 0.57, y: gutter.y + gutter.height / 2 }, size);
      left += size * 1.14;
    }
  }

  #drawDie({ number, owner, state }: ClipDie, middle: XY, size: number) {
    const { fill, edge } = state === "left" ? MEN[owner] : USED;
    const half = size / 2;
    const box = { x: middle.x - half, y: middle.y - half, width: size, height: size };
    const rim = size * 0.05;
    this.#rect(box, edge, size * 0.18);
    const inner = size - 2 * rim;
    const inside = { x: box.x + rim, y: box.y + rim, width: inner, height: inner };
    this.#rect(inside, fill, size * 0.15);
    for (const [x, y] of pipsOf(number))
      this.#disc(
        { x: middle.x + x * size * 0.27, y: middle.y + y * size * 0.27 },
        size * 0.095,
        edge,
      );
    if (state !== "lost") return;
    this.#at(middle, size, (context) => {
      context.strokeStyle = edge;
      context.lineWidth = 0.1;
      context.stroke(new Path2D("M-0.4 -0.4L0.4 0.4"));
    });
  }

  #at(place: XY, scale: number, draw: (context: Context) => void) {
    const context = this.#context;
    context.save();
    context.translate(place.x, place.y);
    context.scale(scale, scale);
    draw(context);
    context.restore();
  }

  #fill(path: string, colour: string) {
    this.#context.fillStyle = colour;
    this.#context.fill(new Path2D(path));
  }

  #rect({ x, y, width, height }: Row["rect"], colour: string, round = 0) {
    const path = new Path2D();
    path.roundRect(x, y, width, height, round);
    this.#context.fillStyle = colour;
    this.#context.fill(path);
  }

  #disc({ x, y }: XY, radius: number, colour: string) {
    this.#context.beginPath();
    this.#context.arc(x, y, radius, 0, 2 * Math.PI);
    this.#context.fillStyle = colour;
    this.#context.fill();
  }

  #ring({ x, y }: XY, radius: number, width: number, colour: string) {
    this.#context.beginPath();
    this.#context.arc(x, y, radius, 0, 2 * Math.PI);
    this.#context.lineWidth = width;
    this.#context.strokeStyle = colour;
    this.#context.stroke();
  }

  #text(at: XY, size: number, colour: string, words: string, weight = 600) {
    const context = this.#context;
    context.font = `${weight} ${size}px ${FONT}`;
    context.textAlign = "center";
    context.textBaseline = "middle";
    context.fillStyle = colour;
    context.fillText(words, at.x, at.y, this.#board.frame.width - 24);
  }
}

const CORNERS = [
  [-1, -1],
  [1, 1],
  [1, -1],
  [-1, 1],
  [-1, 0],
  [1, 0],
] as const;

/** The places of the pips of a die, from -1 to 1. */
const pipsOf = (number: number): readonly (readonly [number, number])[] => {
  const even = CORNERS.slice(0, number - (number % 2));
  return number % 2 === 1 ? [...even, [0, 0]] : even;
};
