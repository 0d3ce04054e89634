/** Computes what a tap, a drag or a key does on a board. Pure: no DOM, no rules. */

import { other } from "./geometry";
import type {
  BoardConfig,
  BoardLook,
  BoardPosition,
  BoardRun,
  BoardStep,
  Flight,
  Side,
  Spot,
} from "./types";

/** A place where a man of the chosen spot may land. */
export interface Landing {
  to: Spot;
  /** `first` for the number a tap plays, `second` for the other die, `run` for several numbers. */
  kind: "first" | "second" | "run";
  /** The number of numbers used to get there. */
  numbers: number;
  hits: boolean;
}

/** The step a tap on `spot` plays: by the chosen number if it can, otherwise by another. */
export function stepFor(spot: Spot, legal: BoardStep[], chosen: number | null): BoardStep | null {
  const here = legal.filter((step) => step.from === spot);
  const wanted = here.find((step) => step.number === chosen) ?? here[0];
  return wanted ?? arrivalAt(spot, legal);
}

/** The one step that ends at `spot`; null if there are none or several. */
function arrivalAt(spot: Spot, legal: BoardStep[]): BoardStep | null {
  const arriving = legal.filter((step) => step.to === spot);
  return arriving.length === 1 ? (arriving[0] ?? null) : null;
}

/** Where a man of `from` may land; single steps hide runs that end at the same place. */
export function landings(
  from: Spot,
  legal: BoardStep[],
  runs: BoardRun[],
  chosen: number | null,
): Landing[] {
  const tap = legal.some((step) => step.from === from) ? stepFor(from, legal, chosen) : null;
  const found: Landing[] = [];
  for (const step of legal) {
    if (step.from !== from || found.some((landing) => landing.to === step.to)) continue;
    const kind = step.to === tap?.to ? "first" : "second";
    found.push({ to: step.to, kind, numbers: 1, hits: step.hits });
  }
  for (const run of runs) {
    if (run.from !== from || found.some((landing) => landing.to === run.to)) continue;
    found.push({ to: run.to, kind: "run", numbers: run.numbers.length, hits: false });
  }
  return found;
}

/** The step or run played by dropping a man of `from` on `to`. */
export function dropOn(
  from: Spot,
  to: Spot,
  legal: BoardStep[],
  runs: BoardRun[],
): BoardStep | BoardRun | null {
  const step = legal.find((candidate) => candidate.from === from && candidate.to === to);
  return step ?? runs.find((run) => run.from === from && run.to === to) ?? null;
}

/** The spots a man may leave from. */
export function sources(legal: BoardStep[]): Set<Spot> {
  return new Set(legal.map((step) => step.from));
}

/** The number of men of a side at a spot. */
export function menAt(position: BoardPosition, spot: Spot, side: Side): number {
  if (typeof spot === "number") return position.points[spot - 1]?.[side] ?? 0;
  return position[side][spot];
}

/** The number of men at rest at a spot: those of the position, without those still flying to it. */
export function menAtRest(
  position: BoardPosition,
  flights: Flight[],
  spot: Spot,
  side: Side,
): number {
  const coming = flights.filter((f) => f.side === side && f.path.at(-1) === spot).length;
  return Math.max(0, menAt(position, spot, side) - coming);
}

/** The side that has men at a spot; null if there are none. */
export function ownerAt(position: BoardPosition, spot: number): Side | null {
  const point = position.points[spot - 1];
  if (!point) return null;
  if (point.pinned) return other(point.pinned);
  if (point.white > 0) return "white";
  return point.black > 0 ? "black" : null;
}

/**
 * The men that fly when these steps are shown at once. A step that starts where the previous step
 * ended continues the same man's flight. A hit man flies to the bar at the moment of the hit; on a
 * board without a bar it is pinned and stays.
 */
export function flightsOf(steps: BoardStep[], side: Side, timing: FlightTiming): Flight[] {
  const paths: { spots: Spot[]; hits: { at: Spot; leg: number }[] }[] = [];
  for (const step of steps) {
    let path = paths.find((candidate) => candidate.spots.at(-1) === step.from);
    if (!path || typeof step.from !== "number") {
      path = { spots: [step.from], hits: [] };
      paths.push(path);
    }
    path.spots.push(step.to);
    if (step.hits && timing.hasBar) path.hits.push({ at: step.to, leg: path.spots.length - 1 });
  }
  const flights: Flight[] = [];
  let id = timing.firstId;
  paths.forEach((path, index) => {
    const delay = index * timing.gap;
    flights.push({ id: id++, side, path: path.spots, delay, leg: timing.leg });
    for (const hit of path.hits) {
      const after = delay + hit.leg * timing.leg;
      const way: Spot[] = [hit.at, "bar"];
      flights.push({ id: id++, side: other(side), path: way, delay: after, leg: timing.leg });
    }
  });
  return flights;
}

export interface FlightTiming {
  firstId: number;
  /** Whether the board has a bar. */
  hasBar: boolean;
  /** Milliseconds between one man's start and the next one's. */
  gap: number;
  /** Milliseconds a step takes. */
  leg: number;
}

/** Milliseconds until the last man has arrived. */
export function flightTime(flights: Flight[]): number {
  return Math.max(0, ...flights.map((f) => f.delay + f.leg * (f.path.length - 1)));
}

/** A board on which nothing can be played. */
export const stillConfig = (look: BoardLook, flights: Flight[] = []): BoardConfig => ({
  ...look,
  mover: null,
  legal: [],
  runs: [],
  many: [],
  chosen: null,
  arrows: [],
  flights,
});
