/** What is told of a game at its end: who played better, who was lucky, the moments. Pure. */

import type { Arrow } from "../../board/api";
import type {
  BoardMen,
  MoveRow,
  ReviewChoice,
  ReviewItem,
  ReviewView,
  Seat,
  StepView,
  TableView,
} from "../../wire";
import { retrace } from "../live/retrace";
import { arrowsOf } from "../shared/boardView";
import { opposite } from "../shared/seats";

/** The fewest decisions of a side from which its play is judged. */
const DECISIONS_MIN = 6;
/** A smaller difference of two error rates says nothing. */
const ALIKE = 1;
/** A smaller difference of luck, in units, says nothing. */
const EVEN = 0.1;

/** Who played better and whom the dice helped; null where neither did. */
export interface Verdict {
  better: Seat | null;
  helped: Seat | null;
}

/** How both sides played, from the side at the bottom. */
export interface PlayFigures {
  /** The error rates; less is better. */
  own: number;
  other: number;
  /** The luck of this side, less that of the other, in units. */
  luck: number;
}

/** The figures of a game that has been read; null if there were too few decisions. */
export function figuresOf({ figures }: ReviewView, bottom: Seat): PlayFigures | null {
  const [own, other] = [figures[bottom], figures[opposite(bottom)]];
  if (own.rating === null || other.rating === null) return null;
  if (Math.min(own.decisions, other.decisions) < DECISIONS_MIN) return null;
  return { own: own.rating, other: other.rating, luck: own.luck.total - other.luck.total };
}

export function verdictOf({ own, other, luck }: PlayFigures, bottom: Seat): Verdict {
  const sideOf = (worth: number, least: number) => {
    if (Math.abs(worth) < least) return null;
    return worth > 0 ? bottom : opposite(bottom);
  };
  return { better: sideOf(other - own, ALIKE), helped: sideOf(luck, EVEN) };
}

/** A play worth looking at, and what it gained or lost, in units. */
export interface Highlight {
  item: ReviewItem;
  mover: Seat;
  play: string;
  steps: StepView[];
  /** The best play, if that is another one. */
  best: ReviewChoice | null;
  worth: number;
}

/** The plays of a side that were judged. */
function judgedPlays({ items }: ReviewView, side: Seat): Highlight[] {
  return items.flatMap((item): Highlight[] => {
    const { what } = item;
    if (what.kind !== "play" || what.mover !== side || !what.judged) return [];
    const { judged, mover, play, steps } = what;
    const [best, next] = judged.choices;
    if (!best || !next) return [];
    const isBest = judged.loss <= 0;
    const worth = isBest ? next.loss : -judged.loss;
    return [{ item, mover, play, steps, best: isBest ? null : best, worth }];
  });
}

/** The play of a side that was best by most; null if none was. */
export const bestPlay = (view: ReviewView, side: Seat): Highlight | null =>
  judgedPlays(view, side).reduce<Highlight | null>(
    (most, play) => (play.worth > (most?.worth ?? 0) ? play : most),
    null,
  );

/** The play of a side that lost most; null if none did. */
export const costliestPlay = (view: ReviewView, side: Seat): Highlight | null =>
  judgedPlays(view, side).reduce<Highlight | null>(
    (most, play) => (play.worth < (most?.worth ?? 0) ? play : most),
    null,
  );

/** The cascade of a game that went farthest. */
export interface GreatestCascade {
  /** Its place in the move list. */
  index: number;
  row: MoveRow;
  steps: number;
  pips: number;
}

const pipsOf = ({ from, to, number }: StepView): number =>
  to === "off" && typeof from === "number" ? from : number;

/** The cascade that went farthest; null if no doublet ran on. */
export function greatestCascade(rows: readonly MoveRow[]): GreatestCascade | null {
  let greatest: GreatestCascade | null = null;
  for (const [index, row] of rows.entries()) {
    const steps = row.stages.flatMap((stage) => stage.steps);
    const pips = steps.reduce((sum, step) => sum + pipsOf(step), 0);
    const isCascade = row.stages.length > 1 && row.mover === row.thrower;
    if (isCascade && pips > (greatest?.pips ?? 0))
      greatest = { index, row, steps: steps.length, pips };
  }
  return greatest;
}

/** A moment of the game as the board shows it. */
export interface Moment {
  table: TableView;
  mover: Seat;
  arrows: Arrow[];
  text: string;
}

const rowOf = (mover: Seat, steps: StepView[]): MoveRow => ({
  turn: 0,
  thrower: mover,
  mover,
  dice: [1, 1],
  stages: [{ numbers: [], play: "", steps, lost: [], passed_on: [] }],
});

/** The table with the men of another moment. */
function withMen(table: TableView, men: BoardMen): TableView {
  const points = table.points.map((point) => ({
    ...point,
    white: men.white.points[point.white_number - 1] ?? 0,
    black: men.black.points[point.black_number - 1] ?? 0,
  }));
  const side = (seat: Seat) => ({
    ...table[seat],
    bar: men[seat].bar,
    hand: men[seat].hand,
    off: men[seat].off,
  });
  return { ...table, points, legal: [], white: side("white"), black: side("black") };
}

/** The moment of a play: the men before it, its arrows, and those of the best play. */
export function momentOf(table: TableView, play: Highlight, bottom: Seat, text: string): Moment {
  const at = withMen(table, play.item.men);
  const { mover, steps, best } = play;
  const made = arrowsOf(at, [rowOf(mover, steps)], bottom);
  const arrows = best
    ? [
        ...arrowsOf(at, [rowOf(mover, best.steps)], bottom).map((arrow): Arrow => {
          return { ...arrow, ahead: true, mark: { tone: "best", letter: "A" } };
        }),
        ...made.map((arrow): Arrow => ({ ...arrow, mark: { tone: "error", letter: "B" } })),
      ]
    : made;
  return { table: at, mover, arrows, text };
}

/** The moment of a cascade, after it; null if the men do not fit the move list. */
export function cascadeMoment(
  table: TableView,
  { index, row }: GreatestCascade,
  bottom: Seat,
  text: string,
): Moment | null {
  const later = table.moves.slice(index + 1);
  const after = later.length > 0 ? retrace(table, later)[0]?.before : table;
  if (!after) return null;
  const still = { ...after, legal: [], phase: table.phase };
  return { table: still, mover: row.mover, arrows: arrowsOf(still, [row], bottom), text };
}

/** The turn of a cascade: the table before it, and the rows of both sides. */
export interface CascadeTurn {
  before: TableView;
  rows: MoveRow[];
}

/** The whole turn of a cascade, what passed on included; null if the men do not fit the move list. */
export function cascadeTurn(table: TableView, { index, row }: GreatestCascade): CascadeTurn | null {
  const later = table.moves.slice(index);
  const before = retrace(table, later)[0]?.before;
  if (!before) return null;
  const end = later.findIndex(({ turn }) => turn !== row.turn);
  return { before, rows: end < 0 ? later : later.slice(0, end) };
}
