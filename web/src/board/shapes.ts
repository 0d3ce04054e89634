/** The outlines of the board's inlays, as SVG path data. */

import type { PointBox, Rect, XY } from "./geometry";

const round = (value: number) => Math.round(value * 10) / 10;
const at = (p: XY) => `${round(p.x)} ${round(p.y)}`;

/** A point's spire: narrow, with slightly hollow flanks. `inset` 0 to 1 draws it smaller. */
export function spire(box: PointBox, inset = 0): string {
  const { base, along, rect } = box;
  const length = along.x === 0 ? rect.height : rect.width;
  const breadth = along.x === 0 ? rect.width : rect.height;
  const side = { x: -along.y, y: along.x };
  const half = breadth * 0.46 * (1 - inset);
  const foot = length * 0.07 * inset * 2;
  const reach = length * (0.985 - inset * 0.42);
  const place = (far: number, aside: number): XY => ({
    x: base.x + along.x * far + side.x * aside,
    y: base.y + along.y * far + side.y * aside,
  });
  const belly = foot + (reach - foot) * 0.5;
  return [
    `M${at(place(foot, -half))}`,
    `Q${at(place(belly, -half * 0.42))} ${at(place(reach, 0))}`,
    `Q${at(place(belly, half * 0.42))} ${at(place(foot, half))}Z`,
  ].join("");
}

/** Eight petals round the origin, as one outline. */
export function rosette(length: number, breadth: number): string {
  const corners: [number, number][] = [
    [breadth, -length * 0.33],
    [breadth, -length * 0.715],
    [0, -length],
    [-breadth, -length * 0.715],
    [-breadth, -length * 0.33],
    [0, 0],
  ];
  return Array.from({ length: 8 }, (_, index) => {
    const [sin, cos] = [Math.sin((index * Math.PI) / 4), Math.cos((index * Math.PI) / 4)];
    const p = corners.map(([x, y]) => at({ x: x * cos - y * sin, y: x * sin + y * cos }));
    return `M0 0C${p[0]} ${p[1]} ${p[2]}C${p[3]} ${p[4]} ${p[5]}Z`;
  }).join("");
}

/** A curved arrow from one place to another, bent to its left; its head stops short. */
export function arc(from: XY, to: XY, clear: number): string {
  const dx = to.x - from.x;
  const dy = to.y - from.y;
  const far = Math.hypot(dx, dy) || 1;
  const bend = Math.min(far * 0.16, 46);
  const mid = {
    x: (from.x + to.x) / 2 + (dy / far) * bend,
    y: (from.y + to.y) / 2 - (dx / far) * bend,
  };
  const end = toward(to, mid, clear);
  return `M${at(from)}Q${at(mid)} ${at(end)}`;
}

function toward(from: XY, to: XY, by: number): XY {
  const far = Math.hypot(to.x - from.x, to.y - from.y) || 1;
  return { x: from.x + ((to.x - from.x) / far) * by, y: from.y + ((to.y - from.y) / far) * by };
}

/** A side's way round the board, as a line with round corners inside the strip between the rows. */
export function trackLine(points: PointBox[], track: number[], inside: number): string {
  const places = track.map((slot) => points[slot - 1]).filter((box) => box !== undefined);
  const corners = [places[0], places[11], places[12], places[23]].filter((b) => b !== undefined);
  if (corners.length < 4) return "";
  const [a, b, c, d] = corners.map((box) => ({
    x: box.tip.x + box.along.x * inside,
    y: box.tip.y + box.along.y * inside,
  })) as [XY, XY, XY, XY];
  const crossing = Math.hypot(c.x - b.x, c.y - b.y) * 0.42;
  const bPull = toward(b, { x: 2 * b.x - a.x, y: 2 * b.y - a.y }, crossing);
  const cPull = toward(c, { x: 2 * c.x - d.x, y: 2 * c.y - d.y }, crossing);
  return `M${at(a)}L${at(b)}C${at(bPull)} ${at(cPull)} ${at(c)}L${at(d)}`;
}

/** Whether a place lies in a rectangle, grown by `room` on every side. */
export function holds(rect: Rect, place: XY, room = 0): boolean {
  return (
    place.x >= rect.x - room &&
    place.x <= rect.x + rect.width + room &&
    place.y >= rect.y - room &&
    place.y <= rect.y + rect.height + room
  );
}

/** A star of eight points around 0 0, whose points reach as far as `radius`. */
export function star(radius: number): string {
  const corners = Array.from({ length: 16 }, (_, index) => {
    const far = index % 2 === 0 ? radius : radius * 0.45;
    const turn = (index * Math.PI) / 8;
    return `${(far * Math.cos(turn)).toFixed(1)} ${(far * Math.sin(turn)).toFixed(1)}`;
  });
  return `M${corners.join("L")}Z`;
}

/** The bow of the lock of a pinned man, ten units wide around the origin. */
export const LOCK_BOW = "M-2.6 -0.6 V-2.6 A2.6 2.6 0 0 1 2.6 -2.6 V-0.6";

/** The width of the rim of a pinned man around a man of this size. */
export const rimOf = (size: number): number => Math.max(2.5, size * 0.11);
