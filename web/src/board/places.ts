/** Computes which parts of a board can be pressed, and where men land. Pure. */

import { centre, type Layout, manAt, type Rect, type Row, rowOf, type XY } from "./geometry";
import { holds } from "./shapes";
import { menAt, menAtRest } from "./state";
import type { BoardConfig, BoardMany, Flight, Spot } from "./types";

/** A part of the board that can be pressed and has a name. */
export interface Place {
  spot: Spot;
  rect: Rect;
  name: string;
  /** Whether no man may leave from there. */
  still: boolean;
}

/** A badge that moves several men of a place at once. */
export interface Badge extends BoardMany {
  at: XY;
}

/** The height of a badge. */
export const BADGE = 23;

/** The places of a board in the order of the tab key; `movable` are those a man may leave. */
export function placesOf(board: Layout, config: BoardConfig, movable: Set<Spot>): Place[] {
  const list: Place[] = [];
  const add = (spot: Spot, name: string) => {
    const rect = placeRect(board, config, spot);
    if (rect) list.push({ spot, rect, name, still: !movable.has(spot) });
  };
  const side = config.mover ? config.position[config.mover] : null;
  if (side && config.hasBar && side.bar > 0) add("bar", side.names.bar);
  if (side && config.hasHand) add("hand", side.names.hand);
  for (const slot of config.position.track) add(slot, config.position.points[slot - 1]?.name ?? "");
  if (side) add("off", side.names.off);
  return list;
}

/** The rectangle to press for a spot: for a point, from the edge of its field to its tip. */
function placeRect(board: Layout, config: BoardConfig, spot: Spot): Rect | null {
  if (typeof spot === "string")
    return config.mover && (rowOf(board, spot, config.mover)?.rect ?? null);
  const box = board.points[spot - 1];
  const field = board.fields.find((f) => box && holds(f, centre(box.rect)));
  if (!box || !field) return null;
  const { rect, along } = box;
  if (along.y !== 0) {
    const end = field.y + field.height;
    return along.y > 0
      ? { ...rect, y: field.y, height: rect.y + rect.height - field.y }
      : { ...rect, height: end - rect.y };
  }
  const end = field.x + field.width;
  return along.x > 0
    ? { ...rect, x: field.x, width: rect.x + rect.width - field.x }
    : { ...rect, width: end - rect.x };
}

/** The spot at a place of the board, or else the nearest one within half a man. */
export function spotAt(places: readonly Place[], at: XY, man: number): Spot | null {
  const within = (room: number) => places.find((place) => holds(place.rect, at, room))?.spot;
  return within(0) ?? within(man / 2) ?? null;
}

/** The badges of a board, each at the corner of the top man of its place. */
export function badgesOf(board: Layout, config: BoardConfig): Badge[] {
  return config.many.flatMap(({ step, men }) => {
    const row = config.mover && rowOf(board, step.from, config.mover);
    if (!row || !config.mover) return [];
    const top = manAt(board, row, menAt(config.position, step.from, config.mover) - 1);
    // At the corner of the top man, so that its count and the spire behind it stay visible.
    const [far, aside] = [board.man * 0.46, board.man * (board.portrait ? 0.3 : 0.36)];
    const { along } = row;
    const at = {
      x: top.x + along.x * far + Math.abs(along.y) * aside,
      y: top.y + along.y * far + Math.abs(along.x) * aside,
    };
    return [{ step, men, at: withinRow(row, at) }];
  });
}

/** Keeps a badge off the ladder, which lies some pixels beyond the row of its men. */
function withinRow({ rect, along }: Row, { x, y }: XY): XY {
  const keep = (at: number, low: number, length: number) =>
    Math.max(low + BADGE / 2, Math.min(low + length - BADGE / 2, at));
  return along.x ? { x: keep(x, rect.x, rect.width), y } : { x, y: keep(y, rect.y, rect.height) };
}

/**
 * The badge at a place. It takes the taps beside the middle of its point, where a tap moves one
 * man.
 */
export function badgeAt(badges: readonly Badge[], place: XY, portrait: boolean): Badge | null {
  const found = badges.find(({ at }) => {
    const [far, aside] = [Math.abs(place.x - at.x), Math.abs(place.y - at.y)];
    const beyond = portrait ? place.y - at.y : place.x - at.x;
    return far < BADGE && aside < BADGE && beyond > -BADGE / 2;
  });
  return found ?? null;
}

/** Where the mover's next man that arrives at a spot will stand. */
export function landingAt(board: Layout, config: BoardConfig, spot: Spot): XY | null {
  const row = config.mover && rowOf(board, spot, config.mover);
  if (!row || !config.mover) return null;
  if (spot === "off") return centre(row.rect);
  return manAt(board, row, menAt(config.position, spot, config.mover));
}

/** The path of a man: from the top of the row it leaves to its place in the next row. */
export function wayOf(board: Layout, config: BoardConfig, flight: Flight): XY[] {
  const sameSide = config.flights.filter((f) => f.side === flight.side);
  const leaving = sameSide.filter((f) => f.path[0] === flight.path[0]);
  return flight.path.flatMap((spot, index) => {
    const row = rowOf(board, spot, flight.side);
    if (!row) return [];
    if (spot === "off") return [centre(row.rect)];
    const rest = menAtRest(config.position, config.flights, spot, flight.side);
    if (index === 0)
      return [manAt(board, row, rest + leaving.length - 1 - leaving.indexOf(flight))];
    const arriving = sameSide.filter((f) => f.path.at(-1) === spot);
    return [manAt(board, row, rest + Math.max(0, arriving.indexOf(flight)))];
  });
}
