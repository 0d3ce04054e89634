/** Computes where everything on a board lies, in pixels. Pure: no DOM, no state. */

import type { Side, Spot } from "./types";

export interface XY {
  x: number;
  y: number;
}

export interface Rect {
  x: number;
  y: number;
  width: number;
  height: number;
}

/** A row of men: where the first stands and in which direction the row grows. */
export interface Row {
  rect: Rect;
  /** The middle of the edge from which the row grows. */
  base: XY;
  /** Unit vector along which men are added. */
  along: XY;
}

export interface PointBox extends Row {
  slot: number;
  label: XY;
  tip: XY;
}

export interface TrayBox extends Row {
  side: Side;
  kind: "off" | "hand";
}

export interface Layout {
  width: number;
  height: number;
  portrait: boolean;
  /** Diameter of a man. */
  man: number;
  /** Distance from one man of a row to the next. */
  pitch: number;
  frame: Rect;
  fields: Rect[];
  /** The strip between the two rows, where dice and ladder stand. */
  gutter: Rect;
  /** The strip between the halves. */
  bar: Rect;
  bars: Record<Side, Row>;
  /** By slot, slot 1 first. */
  points: PointBox[];
  trays: TrayBox[];
}

export interface LayoutOptions {
  width: number;
  height: number;
  portrait: boolean;
  mirror: boolean;
  parallel: boolean;
  hasBar: boolean;
  hasHand: boolean;
  bottom: Side;
}

/** The most men of a row that are drawn; a number shows the count of a larger row. */
export const MEN_DRAWN_MAX = 5;

/** The opposite of `side`. */
export function other(side: Side): Side {
  return side === "white" ? "black" : "white";
}

/** Computes the layout of a board in the room given. */
export function layout(options: LayoutOptions): Layout {
  const plain = options.portrait ? tall(options) : wide(options);
  return options.mirror ? mirrored(plain) : plain;
}

/** The diameter of the men of a row: smaller in a narrow hand. */
export function manIn(board: Layout, row: Row | TrayBox): number {
  if (!("kind" in row)) return board.man;
  return Math.min(board.man, 0.94 * Math.min(row.rect.height, row.rect.width));
}

/** The middle of man `index` of a row; men past the last drawn one stand on it. */
export function manAt(board: Layout, row: Row | TrayBox, index: number): XY {
  const at = Math.min(index, MEN_DRAWN_MAX - 1);
  const man = manIn(board, row);
  const inTray = "kind" in row;
  const pitch = inTray ? Math.min(board.pitch, man * 0.84, pitchIn(board, row)) : board.pitch;
  const far = man / 2 + (inTray ? man * 0.1 : 0) + at * pitch;
  return { x: row.base.x + row.along.x * far, y: row.base.y + row.along.y * far };
}

/** What the length of a tray leaves between two men, with its word at the end. */
function pitchIn(board: Layout, row: Row): number {
  const length = Math.max(row.rect.height, row.rect.width);
  const word = board.portrait ? 48 : 26;
  return Math.max(1, (length - manIn(board, row) * 1.2 - word) / (MEN_DRAWN_MAX - 1));
}

/** The row of men at a spot, for a side. */
export function rowOf(board: Layout, spot: Spot, side: Side): Row | null {
  if (spot === "bar") return board.bars[side];
  if (typeof spot === "string") {
    return board.trays.find((tray) => tray.kind === spot && tray.side === side) ?? null;
  }
  return board.points[spot - 1] ?? null;
}

/** The slot reached from `slot` by an arrow key, or null at the edge. */
export function neighbour(board: Layout, slot: number, key: string): number | null {
  const way = WAYS[key];
  const here = board.points[slot - 1];
  if (!way || !here) return null;
  const from = centre(here.rect);
  let best: number | null = null;
  let bestCost = Number.POSITIVE_INFINITY;
  for (const point of board.points) {
    const to = centre(point.rect);
    const ahead = (to.x - from.x) * way.x + (to.y - from.y) * way.y;
    const aside = Math.abs((to.x - from.x) * way.y) + Math.abs((to.y - from.y) * way.x);
    const cost = ahead + aside * 3;
    if (ahead > 1 && aside <= ahead && cost < bestCost) {
      best = point.slot;
      bestCost = cost;
    }
  }
  return best;
}

const WAYS: Record<string, XY> = {
  ArrowLeft: { x: -1, y: 0 },
  ArrowRight: { x: 1, y: 0 },
  ArrowUp: { x: 0, y: -1 },
  ArrowDown: { x: 0, y: 1 },
};

/** The middle of a rectangle. */
export function centre(rect: Rect): XY {
  return { x: rect.x + rect.width / 2, y: rect.y + rect.height / 2 };
}

const UP: XY = { x: 0, y: -1 };
const DOWN: XY = { x: 0, y: 1 };
const LEFT: XY = { x: -1, y: 0 };
const RIGHT: XY = { x: 1, y: 0 };

function row(rect: Rect, along: XY): Row {
  const mid = centre(rect);
  const base = {
    x: mid.x - (along.x * rect.width) / 2,
    y: mid.y - (along.y * rect.height) / 2,
  };
  return { rect, base, along };
}

function tip(box: Row): XY {
  const { base, along, rect } = box;
  return { x: base.x + along.x * rect.width, y: base.y + along.y * rect.height };
}

/** A board drawn wide: two rows of twelve, trays at the sides. */
function wide(o: LayoutOptions): Layout {
  const barParts = o.hasBar ? 1.1 : 0.5;
  const trayColumns = o.parallel ? 2 : 1;
  const columns = 12 + barParts + trayColumns * 1.15 + 0.8;
  const man = Math.min(o.height / 12.15, o.width / columns / 1.02);
  const column = Math.min(o.width / columns, man * 1.2);
  const edge = column * 0.4;
  const tray = column * 1.15;
  const width = columns * column;
  const height = Math.min(o.height, man * 13.4);
  const margin = man * 0.44;
  const gutter = Math.max(man * 1.5, 44);
  const length = (height - 2 * edge - 2 * margin - gutter) / 2;
  const frame = { x: (o.width - width) / 2, y: (o.height - height) / 2, width, height };
  const left = frame.x + edge + (o.parallel ? tray : 0);
  const top = frame.y + edge;
  const inner = height - 2 * edge;
  const half = 6 * column;
  const barWidth = barParts * column;
  const rightX = left + half + barWidth;
  const points: PointBox[] = [];
  for (let slot = 1; slot <= 24; slot++) {
    const lower = slot <= 12;
    const at = lower ? 12 - slot : slot - 13;
    const x = left + at * column + (at >= 6 ? barWidth : 0);
    const y = lower ? top + inner - margin - length : top + margin;
    const box = row({ x, y, width: column, height: length }, lower ? UP : DOWN);
    const labelY = lower ? top + inner - margin / 2 : top + margin / 2;
    points.push({ ...box, slot, label: { x: x + column / 2, y: labelY }, tip: tip(box) });
  }
  const bar = { x: left + half, y: top, width: barWidth, height: inner };
  const gutterTop = top + margin + length;
  return {
    width: o.width,
    height: o.height,
    portrait: false,
    man: man * 0.96,
    pitch: Math.min(man * 0.96, (length - man * 0.98) / 4),
    frame,
    fields: [
      { x: left, y: top, width: half, height: inner },
      { x: rightX, y: top, width: half, height: inner },
    ],
    gutter: { x: left, y: gutterTop, width: 2 * half + barWidth, height: gutter },
    bar,
    bars: barRows(o.bottom, [
      row({ ...bar, y: gutterTop + gutter, height: length }, DOWN),
      row({ ...bar, y: top + margin, height: length }, UP),
    ]),
    points,
    trays: wideTrays(o, { left, right: rightX + half, tray, top, inner, gap: gutter / 2 }),
  };
}

function barRows(bottom: Side, [own, theirs]: [Row, Row]): Record<Side, Row> {
  return bottom === "white" ? { white: own, black: theirs } : { white: theirs, black: own };
}

interface TrayRoom {
  left: number;
  right: number;
  tray: number;
  top: number;
  inner: number;
  gap: number;
}

function wideTrays(o: LayoutOptions, room: TrayRoom): TrayBox[] {
  const pad = room.tray * 0.1;
  const height = room.inner / 2 - room.gap / 2;
  const box = (column: "left" | "right", lower: boolean): Row => {
    const x = (column === "right" ? room.right : room.left - room.tray) + pad;
    const y = lower ? room.top + room.inner - height : room.top;
    return row({ x, y, width: room.tray - 2 * pad, height }, lower ? UP : DOWN);
  };
  return placeTrays(o, (own, lower) => box(o.parallel && !own ? "left" : "right", lower));
}

/**
 * Assigns the trays: each side's men leave beside its home and enter beside its start. In a
 * contrary game those are the other side's start and home, so that two trays share a box.
 */
function placeTrays(o: LayoutOptions, box: (own: boolean, lower: boolean) => Row): TrayBox[] {
  const top = other(o.bottom);
  const shared = o.hasHand && !o.parallel;
  const off = (whole: Row) => part(whole, 0, shared ? OFF_SHARE : 1);
  const hand = (whole: Row) => part(whole, shared ? OFF_SHARE : 0, 1);
  const trays: TrayBox[] = [
    { ...off(box(true, true)), side: o.bottom, kind: "off" },
    { ...off(box(false, false)), side: top, kind: "off" },
  ];
  if (o.hasHand) {
    trays.push({ ...hand(box(true, false)), side: o.bottom, kind: "hand" });
    trays.push({ ...hand(box(false, true)), side: top, kind: "hand" });
  }
  return trays;
}

/** How much of a box that two trays share is for the men off. */
const OFF_SHARE = 0.4;

/** The part of a row between two shares of its length, counted from its base. */
function part({ rect, along }: Row, from: number, to: number): Row {
  const start = along.x + along.y > 0 ? from : 1 - to;
  const share = to - from;
  const { x, y, width, height } = rect;
  return row(
    along.x
      ? { x: x + width * start, y, width: width * share, height }
      : { x, y: y + height * start, width, height: height * share },
    along,
  );
}

/** A board drawn upright: two columns of twelve, trays above and below. */
function tall(o: LayoutOptions): Layout {
  const edge = Math.max(5, Math.min(10, o.width * 0.02));
  const strips = o.parallel ? 2 : 1;
  const strip = Math.max(34, Math.min(44, o.height * 0.055));
  const barParts = o.hasBar ? 0.85 : 0.3;
  const line = (o.height - 2 * edge - strips * strip) / (12 + barParts);
  const barHeight = barParts * line;
  const width = Math.min(o.width, line * 12);
  const margin = Math.max(14, width * 0.045);
  const gutter = Math.max(56, Math.min(width * 0.18, line * 1.6));
  const length = (width - 2 * edge - 2 * margin - gutter) / 2;
  const man = Math.min(line * 0.9, length / 2.9);
  const frame = { x: (o.width - width) / 2, y: 0, width, height: o.height };
  const left = frame.x + edge;
  const top = edge + (o.parallel ? strip : 0);
  const inner = 12 * line + barHeight;
  const innerWidth = width - 2 * edge;
  const points: PointBox[] = [];
  for (let slot = 1; slot <= 24; slot++) {
    const right = slot <= 12;
    const at = right ? 12 - slot : slot - 13;
    const y = top + at * line + (at >= 6 ? barHeight : 0);
    const x = right ? left + innerWidth - margin - length : left + margin;
    const box = row({ x, y, width: length, height: line }, right ? LEFT : RIGHT);
    const labelX = right ? left + innerWidth - margin / 2 : left + margin / 2;
    points.push({ ...box, slot, label: { x: labelX, y: y + line / 2 }, tip: tip(box) });
  }
  const bar = { x: left, y: top + 6 * line, width: innerWidth, height: barHeight };
  const gutterX = left + margin + length;
  return {
    width: o.width,
    height: o.height,
    portrait: true,
    man,
    pitch: Math.min(man, (length - man * 1.02) / 4),
    frame,
    fields: [
      { x: left, y: top, width: innerWidth, height: 6 * line },
      { x: left, y: top + 6 * line + barHeight, width: innerWidth, height: 6 * line },
    ],
    gutter: { x: gutterX, y: top, width: gutter, height: inner },
    bar,
    bars: barRows(o.bottom, [
      row({ ...bar, x: gutterX + gutter, width: length }, RIGHT),
      row({ ...bar, x: left + margin, width: length }, LEFT),
    ]),
    points,
    trays: tallTrays(o, { left, right: left + innerWidth, tray: strip, top, inner, gap: gutter }),
  };
}

function tallTrays(o: LayoutOptions, room: TrayRoom): TrayBox[] {
  const pad = 3;
  const width = (room.right - room.left - room.gap / 3) / 2;
  const box = (onRight: boolean, below: boolean): Row => {
    const y = below ? room.top + room.inner : room.top - room.tray;
    const x = onRight ? room.right - width : room.left;
    const rect = { x, y: y + pad, width, height: room.tray - 2 * pad };
    return row(rect, onRight ? LEFT : RIGHT);
  };
  // Seen from the wide board, the lower row is the right column and the sides are the ends.
  return placeTrays(o, (own, lower) => box(lower, own || !o.parallel));
}

function mirrored(board: Layout): Layout {
  const flip = (x: number) => board.width - x;
  const xy = (p: XY): XY => ({ x: flip(p.x), y: p.y });
  const rect = (r: Rect): Rect => ({ ...r, x: flip(r.x + r.width) });
  const turn = <T extends Row>(r: T): T => ({
    ...r,
    rect: rect(r.rect),
    base: xy(r.base),
    along: { x: -r.along.x, y: r.along.y },
  });
  return {
    ...board,
    frame: rect(board.frame),
    fields: board.fields.map(rect),
    gutter: rect(board.gutter),
    bar: rect(board.bar),
    bars: { white: turn(board.bars.white), black: turn(board.bars.black) },
    points: board.points.map((p) => ({ ...turn(p), label: xy(p.label), tip: xy(p.tip) })),
    trays: board.trays.map(turn),
  };
}
