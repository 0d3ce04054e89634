/** Judges the pupil's play. Pure. */

import type { SideView, TableView } from "../wire";
import type { Goal, Men, RatedPlay } from "./lesson";

/**
 * `open`: still to be played. `nearly`, `astray`: all is played but Done is not pressed, rightly or
 * wrongly. `right`, `wrong`: the step is over.
 */
export type Verdict = "open" | "nearly" | "astray" | "right" | "wrong";

type StageGoal = Extract<Goal, { kind: "best" }>;

/** Judges a table by a goal. The pupil plays White. */
export function judge(goal: Goal, table: TableView): Verdict {
  if (goal.kind === "opened") return opened(table) ? "right" : "open";
  // The later stages of a cascade do not count: the first one is over as soon as they begin.
  if (goal.kind === "best") return judgeStage(goal, table);
  const { phase } = table;
  const mine = (phase.kind === "play" || phase.kind === "confirm") && phase.mover === "white";
  // A remainder that passes on automatically needs no Done.
  if (mine && phase.kind === "confirm" && table.can_done)
    return reached(goal, table) ? "nearly" : "astray";
  const played = phase.kind === "over" || table.moves.some((row) => row.mover === "white");
  if (mine || !played) return "open";
  return reached(goal, table) ? "right" : "wrong";
}

function judgeStage(goal: StageGoal, table: TableView): Verdict {
  if (table.position_id === goal.from) return "open";
  const waits = table.phase.kind === "confirm" && table.can_done;
  if (reached(goal, table)) return waits ? "nearly" : "right";
  return waits ? "astray" : "wrong";
}

/** The play that the pupil has made; null before the end of the stage. */
export const playedOf = (goal: Goal, table: TableView): RatedPlay | null =>
  goal.kind === "best" ? (goal.plays.find(({ end }) => end === table.position_id) ?? null) : null;

function opened({ phase }: TableView): boolean {
  return phase.kind === "throw" || phase.kind === "play";
}

function reached(goal: Goal, table: TableView): boolean {
  const { phase } = table;
  switch (goal.kind) {
    case "opened":
      return opened(table);
    case "best":
      return playedOf(goal, table) === goal.plays[0];
    case "played":
      return (
        stands(goal.mine ?? {}, (point) => pointsOf(table, "white", point), table.white) &&
        stands(goal.theirs ?? {}, (point) => pointsOf(table, "black", point), table.black)
      );
    case "kept":
      return phase.kind === "confirm"
        ? phase.passes_on.length === 0
        : table.moves.every((row) => row.stages.every((stage) => stage.passed_on.length === 0));
    case "won":
      if (phase.kind === "confirm")
        return goal.as === "mother" ? motherIsLost(table) : table.white.off > 0;
      return (
        phase.kind === "over" && phase.result.winner === "white" && phase.result.kind === goal.as
      );
  }
}

/** Whether Black's last man at its start is pinned, and White has left its own start. */
function motherIsLost({ points }: TableView): boolean {
  const theirs = points.find((point) => point.black_number === 24);
  const mine = points.find((point) => point.white_number === 24);
  return theirs?.pinned === "black" && mine?.white === 0;
}

function stands(men: Men, on: (point: number) => number, side: SideView): boolean {
  return Object.entries(men).every(([where, count]) => {
    if (where === "bar" || where === "hand" || where === "off") return side[where] === count;
    return on(Number(where)) === count;
  });
}

function pointsOf(table: TableView, seat: "white" | "black", number: number): number {
  const numberOf = seat === "white" ? "white_number" : "black_number";
  return table.points.find((point) => point[numberOf] === number)?.[seat] ?? 0;
}
