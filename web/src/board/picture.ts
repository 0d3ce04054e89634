/** Draws a position as a complete SVG file. Pure: no DOM, no style sheet. */

import { centre, layout, MEN_DRAWN_MAX, manAt, manIn, type Row, rowOf, type XY } from "./geometry";
import { LOCK_BOW, rosette, spire } from "./shapes";
import type { BoardLook, Side, Spot } from "./types";

/** The text below a picture. */
export interface PictureWords {
  /** The first line. */
  title: string;
  /** The second line. */
  note: string;
  /** The position's id, for programs that read the file. */
  id: string;
}

const WIDTH = 1000;
const HEIGHT = 760;
/** Height reserved for the text. */
const FOOT = 74;

const WOOD = { frame: "#66402a", field: "#d9b88a", tray: "#452a1b", line: "#ecd9b0" };
const SPIRES = ["#86583a", "#b5796b"] as const;
const INK = "#2e1c14";
const PAPER = "#faf5ea";
const MEN = {
  white: { fill: "#f6ead2", edge: "#4f3323", badge: "#fffaf0", ink: "#3a2116" },
  black: { fill: "#571529", edge: "#f0cfc4", badge: "#3a0c1a", ink: "#fffaf0" },
} as const;
const PETAL = "#e3a7a5";
/** The colours of a picture. */
export const COLOURS = {
  wood: WOOD,
  spires: SPIRES,
  ink: INK,
  paper: PAPER,
  men: MEN,
  petal: PETAL,
};
const FONT = "system-ui, 'Segoe UI', 'Noto Sans', sans-serif";

const round = (value: number) => Math.round(value * 10) / 10;

/** Escapes text for XML. */
export const plain = (text: string) =>
  text.replaceAll("&", "&amp;").replaceAll("<", "&lt;").replaceAll(">", "&gt;");

const tag = (name: string, values: Record<string, string | number>, inner = "") => {
  const written = Object.entries(values).map(
    ([key, value]) => `${key}="${typeof value === "number" ? round(value) : value}"`,
  );
  return `<${name} ${written.join(" ")}${inner === "" ? "/>" : `>${inner}</${name}>`}`;
};

const text = (at: XY, size: number, fill: string, words: string, weight = 600) =>
  tag(
    "text",
    {
      x: at.x,
      y: at.y,
      fill,
      "font-size": size,
      "font-weight": weight,
      "text-anchor": "middle",
      "dominant-baseline": "central",
    },
    plain(words),
  );

/** A man centred on the origin, 100 units across. */
function man(side: Side): string {
  const { fill, edge } = MEN[side];
  const ring = (r: number, width: number) =>
    tag("circle", { r, fill: "none", stroke: edge, "stroke-width": width });
  const inner =
    side === "white"
      ? ring(35, 2.4) + ring(22, 2.4)
      : ring(38, 2) + tag("path", { d: rosette(31, 9), fill: PETAL });
  const disc = tag("circle", { r: 48, fill, stroke: edge, "stroke-width": 4 });
  return tag("g", { id: `man-${side}` }, disc + inner + tag("circle", { r: 6, fill: edge }));
}

/** Draws the picture of a board. */
export function picture(look: BoardLook, words: PictureWords): string {
  const board = layout({ ...look, portrait: false, width: WIDTH, height: HEIGHT });
  const { position } = look;
  const parts: string[] = [];
  const box = (rect: Row["rect"], fill: string, rx: number) =>
    tag("rect", { ...rect, fill, rx, width: rect.width, height: rect.height });
  parts.push(box(board.frame, WOOD.frame, 10));
  for (const tray of board.trays) parts.push(box(tray.rect, WOOD.tray, 6));
  for (const field of board.fields) parts.push(box(field, WOOD.field, 2));
  for (const { slot, label } of position.points) {
    const point = board.points[slot - 1];
    if (!point) continue;
    const fill = SPIRES[slot % 2] ?? SPIRES[0];
    parts.push(tag("path", { d: spire(point), fill }));
    parts.push(text(point.label, 17, INK, label));
  }
  for (const side of ["white", "black"] as const) {
    for (let slot = 1; slot <= 24; slot++) {
      const point = position.points[slot - 1];
      if (!point || point.pinned === side) continue;
      parts.push(...stack(slot, side, point[side]));
      if (point.lies) parts.push(...lying(slot, side, point[side]));
      if (point.pinned) parts.push(...pinned(slot, point.pinned));
    }
    parts.push(...stack("bar", side, position[side].bar));
    parts.push(...stack("hand", side, position[side].hand));
    const off = rowOf(board, "off", side);
    if (off) parts.push(...borneOff(off, side, position[side].off));
  }

  function stack(spot: Spot, side: Side, count: number): string[] {
    const row = rowOf(board, spot, side);
    if (!row || count === 0) return [];
    const size = manIn(board, row);
    const men = Array.from({ length: Math.min(count, MEN_DRAWN_MAX) }, (_, index) => {
      const at = manAt(board, row, index);
      const place = `translate(${round(at.x)} ${round(at.y)}) scale(${round(size) / 100})`;
      return tag("use", { href: `#man-${side}`, transform: place });
    });
    if (count <= MEN_DRAWN_MAX) return men;
    const at = manAt(board, row, MEN_DRAWN_MAX - 1);
    return [...men, badge(at, size, side, count)];
  }

  /** The mark of each man that lies. */
  function lying(slot: number, side: Side, count: number): string[] {
    const row = rowOf(board, slot, side);
    if (!row) return [];
    const size = manIn(board, row);
    return Array.from({ length: count }, (_, index) =>
      badge(manAt(board, row, index), size, side, "—"),
    );
  }

  /** The rim of a pinned man around the one that stands on it, and a lock. */
  function pinned(slot: number, side: Side): string[] {
    const row = rowOf(board, slot, side);
    if (!row) return [];
    const { x, y } = manAt(board, row, 0);
    const size = manIn(board, row);
    const { fill, edge } = MEN[side];
    const rim = { cx: x, cy: y, r: size * 0.44, fill: "none" };
    const far = size * 0.26;
    const scale = round((size * 0.34) / 10);
    const at = `translate(${round(x - row.along.x * far)} ${round(y - row.along.y * far)})`;
    const lock =
      tag("circle", { r: 7.4, fill, stroke: edge, "stroke-width": 1.2 }) +
      tag("path", { d: LOCK_BOW, fill: "none", stroke: edge, "stroke-width": 1.6 }) +
      tag("rect", { x: -4, y: -0.8, width: 8, height: 5.6, fill: edge });
    return [
      tag("circle", { ...rim, stroke: edge, "stroke-width": size * 0.13 }),
      tag("circle", { ...rim, stroke: fill, "stroke-width": size * 0.09 }),
      tag("g", { transform: `${at} scale(${scale})` }, lock),
    ];
  }

  function borneOff(row: Row, side: Side, count: number): string[] {
    return count === 0 ? [] : [badge(centre(row.rect), board.man * 1.2, side, count)];
  }

  const foot = HEIGHT + 26;
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${WIDTH} ${HEIGHT + FOOT}" ` +
      `width="${WIDTH}" height="${HEIGHT + FOOT}" font-family="${FONT}" role="img">`,
    `<title>${plain(words.title)}</title><desc>${plain(words.id)}</desc>`,
    `<defs>${man("white")}${man("black")}</defs>`,
    tag("rect", { width: WIDTH, height: HEIGHT + FOOT, fill: PAPER }),
    ...parts,
    text({ x: WIDTH / 2, y: foot }, 23, INK, words.title),
    text({ x: WIDTH / 2, y: foot + 28 }, 17, INK, words.note, 400),
    "</svg>",
  ].join("\n");
}

function badge(at: XY, size: number, side: Side, label: number | "—"): string {
  const { badge: fill, edge, ink } = MEN[side];
  const disc = { cx: at.x, cy: at.y, r: size * 0.29, fill, stroke: edge, "stroke-width": 2 };
  return tag("circle", disc) + text(at, size * 0.32, ink, String(label), 700);
}
