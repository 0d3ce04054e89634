/** Expands the abbreviations in patches: steps, stages, events. Pure. */

import type {
  EventPatch,
  LadderNumber,
  LadderStage,
  PhaseView,
  PipState,
  Place,
  Seat,
  StagePatch,
  StageRow,
  StepPatch,
  StepView,
  TableEvent,
  TableView,
} from "../../wire";

const STATES: Record<string, PipState> = {
  ".": "to_play",
  x: "played",
  "-": "lost",
  ">": "passed_on",
};

/** Returns the value; throws if a patch refers to something that does not exist. */
export function need<T>(value: T | null | undefined): T {
  if (value === null || value === undefined) throw new Error("the patch does not fit the table");
  return value;
}

/** The thrower and the mover of a phase, in phases that have them. */
export function sidesOf(phase: PhaseView): { thrower?: Seat; mover?: Seat } {
  if (phase.kind === "play" || phase.kind === "confirm") {
    return { thrower: phase.thrower, mover: phase.mover };
  }
  return phase.kind === "throw" || phase.kind === "name" ? { thrower: phase.thrower } : {};
}

/** Parses a stage of the ladder: `*6x5.`. */
export function ladderStage(text: string): LadderStage {
  const numbers: LadderNumber[] = [];
  let number = 0;
  for (const mark of text) {
    const state = STATES[mark];
    if (state) numbers.push({ number, state });
    else if (mark !== "*") number = Number(mark);
  }
  return { numbers, current: text.startsWith("*") };
}

/** Expands steps. */
export function foldSteps(steps: StepPatch[]): StepView[] {
  return steps.map(foldStep);
}

function foldStep([from, number, to, hits = false]: StepPatch): StepView {
  return { from, to: to ?? ahead(from, number), number, hits };
}

function ahead(from: Place, number: number): Place {
  if (typeof from !== "number") throw new Error("the patch does not say where a man lands");
  return from - number;
}

/** Expands a stage of the move list. */
export function stageRow([text, play, steps]: StagePatch): StageRow {
  const { numbers } = ladderStage(text);
  const of = (state: PipState) => numbers.filter((n) => n.state === state).map((n) => n.number);
  return {
    numbers: numbers.map((n) => n.number),
    play,
    steps: foldSteps(steps),
    lost: of("lost"),
    passed_on: of("passed_on"),
  };
}

/** Expands an event, with the views before and after it. */
export function foldEvent(event: EventPatch, before: TableView, after: TableView): TableEvent {
  const was = sidesOf(before.phase);
  switch (event.kind) {
    case "thrown":
      return {
        kind: "thrown",
        thrower: event.thrower ?? need(was.thrower),
        dice: event.dice ?? need(after.dice),
        cascades: event.cascades ?? false,
      };
    case "stepped":
      return { ...event, mover: event.mover ?? need(was.mover), step: foldStep(event.step) };
    case "stage_played":
      return {
        kind: "stage_played",
        mover: event.mover ?? need(was.mover),
        stage: stageRow(event.stage),
        forced: event.forced ?? false,
      };
    case "stage_passed":
    case "numbers_lost":
    case "committed":
      return { ...event, mover: event.mover ?? need(was.mover) };
    default:
      return event;
  }
}
