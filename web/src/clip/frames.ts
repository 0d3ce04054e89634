/** What a clip shows from moment to moment: the men, the dice that are left, a man on its way. Pure. */

import {
  type BoardPosition,
  type BoardStep,
  menAt,
  other,
  type Side,
  type Spot,
} from "../board/api";

/** A number of a throw: whose it is, and what became of it. */
export interface ClipDie {
  number: number;
  group: number;
  owner: Side;
  state: "left" | "played" | "lost";
}

/** The stages of one side in a turn. */
export interface ClipRow {
  thrower: Side;
  mover: Side;
  stages: { numbers: number[]; steps: BoardStep[]; lost: number[] }[];
}

/** A turn from the position in which it begins. */
export interface ClipTurn {
  start: BoardPosition;
  rows: ClipRow[];
}

/** A picture of the clip, and how long it stands. */
export interface ClipFrame {
  position: BoardPosition;
  dice: ClipDie[];
  /** A man on its way, which is not among those of the position. */
  flight: { side: Side; from: Spot; to: Spot; part: number } | null;
  ms: number;
}

const THROWN_MS = 800;
const FLIGHT_MS = 40;
const REST_MS = 120;
const END_MS = 2500;
/** Pictures of a man's way, and steps from which a turn is shown twice as fast. */
const FLIGHT_FRAMES = 5;
const LONG = 8;

/** The frames of turns, one after the other; the last one stays for a while. */
export function framesOf(turns: readonly ClipTurn[], hasBar: boolean): ClipFrame[] {
  const frames = turns.flatMap((turn) => framesOfTurn(turn, hasBar));
  const last = frames.at(-1);
  if (last) last.ms += END_MS;
  return frames;
}

function framesOfTurn({ start, rows }: ClipTurn, hasBar: boolean): ClipFrame[] {
  const [first] = rows;
  if (!first) return [];
  const steps = rows.flatMap((row) => row.stages.flatMap((stage) => stage.steps));
  const isLong = steps.length > LONG;
  const frames: ClipFrame[] = [];
  let position = start;
  let dice: ClipDie[] = first.stages.flatMap(({ numbers }, group) =>
    numbers.map((number): ClipDie => ({ number, group, owner: first.thrower, state: "left" })),
  );
  const show = (ms: number, flight: ClipFrame["flight"] = null) =>
    frames.push({ position, dice, flight, ms });
  const mark = (number: number, state: ClipDie["state"]) => {
    const at = dice.findIndex((die) => die.number === number && die.state === "left");
    dice = dice.map((die, index) => (index === at ? { ...die, state } : die));
  };
  show(THROWN_MS);
  for (const { mover, stages } of rows) {
    if (dice.some(({ owner, state }) => state === "left" && owner !== mover)) {
      dice = dice.map((die) => (die.state === "left" ? { ...die, owner: mover } : die));
      show(THROWN_MS);
    }
    for (const stage of stages) {
      for (const step of stage.steps) {
        const { from, to, number } = step;
        mark(number, "played");
        position = lifted(position, from, mover);
        const count = isLong ? Math.ceil(FLIGHT_FRAMES / 2) : FLIGHT_FRAMES;
        for (let frame = 1; frame <= count; frame++) {
          const part = frame / (count + 1);
          // Slower at both ends.
          show(FLIGHT_MS, { side: mover, from, to, part: part * part * (3 - 2 * part) });
        }
        position = landed(position, step, mover, hasBar);
        show(isLong ? REST_MS / 2 : REST_MS);
      }
      for (const number of stage.lost) mark(number, "lost");
      if (stage.lost.length > 0) show(THROWN_MS);
    }
  }
  return frames;
}

/** The position with `change` more men of a side at a spot. */
function changed(position: BoardPosition, spot: Spot, side: Side, change: number): BoardPosition {
  const count = menAt(position, spot, side) + change;
  if (typeof spot !== "number")
    return { ...position, [side]: { ...position[side], [spot]: count } };
  const points = position.points.map((point) =>
    point.slot === spot ? { ...point, [side]: count } : point,
  );
  return { ...position, points };
}

/** The position without a man that leaves; a man that it pinned is free. */
function lifted(position: BoardPosition, from: Spot, side: Side): BoardPosition {
  const without = changed(position, from, side, -1);
  if (typeof from !== "number" || menAt(without, from, side) > 0) return without;
  const points = without.points.map((point) =>
    point.slot === from && point.pinned === other(side) ? { ...point, pinned: null } : point,
  );
  return { ...without, points };
}

/** The position with a man that has landed; a man that it hits goes to the bar, or is pinned. */
function landed(
  position: BoardPosition,
  { to, hits }: BoardStep,
  side: Side,
  hasBar: boolean,
): BoardPosition {
  const onto = changed(position, to, side, 1);
  if (!hits) return onto;
  const hit = other(side);
  if (hasBar) return changed(changed(onto, to, hit, -1), "bar", hit, 1);
  const points = onto.points.map((point) =>
    point.slot === to ? { ...point, pinned: hit } : point,
  );
  return { ...onto, points };
}
