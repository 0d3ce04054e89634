/** A position that is being edited. Pure. */

import { pinnedOn } from "../analysis/model";
import { type BoardState, boardPosition } from "../app/shared/boardView";
import { opposite } from "../app/shared/seats";
import type { BoardLook, Side, Spot } from "../board/api";
import type { PositionCheck, Seat, SetupPhaseView, SetupView, SideSetupView } from "../wire";

/** The data that the board needs in addition to the men. */
export type Shape = Pick<
  PositionCheck,
  "movement" | "black_numbers" | "has_bar" | "has_hand" | "has_pins"
>;

/** The side that is to throw or to play; White if neither is. */
export function actingSeat(phase: SetupPhaseView): Seat {
  if (phase.kind === "throw" || phase.kind === "name") return phase.thrower;
  return phase.kind === "play" ? phase.mover : "white";
}

/** The board on which a position is drawn, White's home at the bottom. */
export function boardLook(
  setup: SetupView,
  shape: Shape,
  draw: { portrait: boolean; mirror: boolean; coordinates: boolean; mine: boolean },
): BoardLook {
  const points = shape.black_numbers.map((black_number, index) => {
    const white = setup.white.points[index] ?? 0;
    const black = setup.black.points[black_number - 1] ?? 0;
    const pinned = pinnedOn(setup, index + 1, black_number);
    return { white_number: index + 1, black_number, white, black, pinned, single_for_mover: false };
  });
  const { movement } = shape;
  const state: BoardState = { points, movement, legal: [], white: setup.white, black: setup.black };
  const mover = actingSeat(setup.phase);
  return {
    position: boardPosition(state, "white", draw.mine ? "white" : mover, mover),
    bottom: "white",
    hasBar: shape.has_bar || setup.white.bar + setup.black.bar > 0,
    hasHand: shape.has_hand || setup.white.hand + setup.black.hand > 0,
    parallel: shape.movement === "parallel",
    portrait: draw.portrait,
    mirror: draw.mirror,
    coordinates: draw.coordinates,
  };
}

/**
 * The position with one man moved. Slots are White's points. Where men can be pinned, a man that is
 * put on one of the other side pins it.
 */
export function moveMan(
  setup: SetupView,
  shape: Shape,
  side: Side,
  from: Spot,
  to: Spot,
): SetupView {
  const men = setup[side];
  const black = shape.black_numbers;
  const own = (spot: Spot): Spot =>
    typeof spot === "number" && side === "black" ? (black[spot - 1] ?? spot) : spot;
  const moved = { ...setup, [side]: added(added(men, own(from), -1), own(to), 1) };
  return shape.has_pins ? withPins(moved, setup, black, opposite(side)) : moved;
}

/** The position `moved` with the pins that `before` and the men say; others are of side `under`. */
function withPins(
  moved: SetupView,
  before: SetupView,
  black: readonly number[],
  under: Side,
): SetupView {
  const pins = { white: [] as number[], black: [] as number[] };
  for (const [index, number] of black.entries()) {
    const here = { white: index + 1, black: number };
    const both = moved.white.points[index] && moved.black.points[number - 1];
    if (!both) continue;
    const pinned = pinnedOn(before, here.white, here.black) ?? under;
    pins[pinned].push(here[pinned]);
  }
  const of = (side: Side) => ({ ...moved[side], pinned: pins[side] });
  return { ...moved, white: of("white"), black: of("black") };
}

function added(men: SideSetupView, spot: Spot, count: number): SideSetupView {
  if (typeof spot !== "number") return { ...men, [spot]: clampMen(men[spot] + count) };
  const points = men.points.map((there, index) =>
    index + 1 === spot ? clampMen(there + count) : there,
  );
  return { ...men, points };
}

/** Limits the men of a place to 0 to 15. */
export const clampMen = (men: number): number => Math.min(15, Math.max(0, men));

/** A position by `rules` with no men on the board and `men` of each side off. */
export function emptyBoard(rules: string, men: number): SetupView {
  const side = { points: Array(24).fill(0), bar: 0, hand: 0, off: men, throws: 0 };
  return { rules, white: side, black: { ...side }, phase: { kind: "throw", thrower: "white" } };
}

/** The position with the colours swapped. */
export function swapColours(setup: SetupView): SetupView {
  const { phase } = setup;
  const turned = (): SetupPhaseView => {
    if (phase.kind === "throw" || phase.kind === "name")
      return { ...phase, thrower: opposite(phase.thrower) };
    if (phase.kind === "play") {
      return { ...phase, thrower: opposite(phase.thrower), mover: opposite(phase.mover) };
    }
    if (phase.kind === "over" && phase.winner) {
      return { ...phase, winner: opposite(phase.winner) };
    }
    return phase;
  };
  return { ...setup, white: setup.black, black: setup.white, phase: turned() };
}

/** The same position in another phase, with the data that the phase needs; a game won has `result`. */
export function withPhase(
  setup: SetupView,
  kind: SetupPhaseView["kind"],
  result = "single",
): SetupView {
  const side = actingSeat(setup.phase);
  if (kind === "opening") return { ...setup, phase: { kind } };
  if (kind === "throw") return { ...setup, phase: { kind, thrower: side } };
  if (kind === "over") return { ...setup, phase: { kind, winner: "white", result } };
  const throws = Math.max(1, setup[side].throws);
  const phase: SetupPhaseView =
    kind === "name" ? { kind, thrower: side } : { kind, thrower: side, mover: side, stage: [6, 5] };
  return { ...setup, [side]: { ...setup[side], throws }, phase };
}

/** The stage of a throw, or of a number of equal dice. */
export function stageOf(first: number, second: number, count: number): number[] {
  if (first !== second) return [first, second];
  return Array(count).fill(first);
}

/**
 * The stage with another number in place of the first or the second. Two different numbers that
 * become equal are a whole doublet of `steps`. Of equal numbers, the first changes all.
 */
export function withNumber(
  stage: readonly number[],
  place: 0 | 1,
  value: number,
  steps: number,
): number[] {
  const [first = value, second = first] = stage;
  if (first === second && place === 0) return stageOf(value, value, stage.length);
  return place === 0 ? stageOf(value, second, steps) : stageOf(first, value, steps);
}

/** The rules with one option set: `gul-bara~after=1`. */
export function withOption(
  options: PositionCheck["options"],
  game: string,
  change: Option,
): string {
  const set = options.map(({ name, value }) =>
    name === change.name ? `${name}=${change.value}` : `${name}=${value}`,
  );
  return [game, ...set].join("~");
}

export interface Option {
  name: string;
  value: string;
}

/** The position in a pasted text. If the text is a link, the position in its address. */
export function positionText(text: string): string {
  const trimmed = text.trim();
  const query = /[?&](?:p|position)=([^&#\s]+)/.exec(trimmed)?.[1];
  if (!query) return trimmed;
  try {
    return decodeURIComponent(query);
  } catch {
    return query;
  }
}

/** The address within the page at which a position is edited. */
export const editorPath = (id: string): string => `/editor?p=${encodeURIComponent(id)}`;
