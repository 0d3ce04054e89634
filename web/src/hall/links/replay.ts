/**
 * Replays a game by the rules, and compares what a server shows: rows, board, legal steps, result.
 * The rules are those of the npm package, in this page's own WebAssembly.
 */

import { type Rules, RulesError } from "../../../packages/rules/src/rules";
import type { BoardView, PointView, Position, Step } from "../../../packages/rules/src/types";
import type { MoveRow, PhaseView, Seat, StepView, TableEvent, TableView } from "../../wire";

/** Board views, at most, that are computed to find the steps that led to a snapshot. */
const VIEWS_MAX = 400;

/** Something shown that the rules do not allow. */
class Contradiction extends Error {}

function expect(isTrue: boolean, what: string): asserts isTrue {
  if (!isTrue) throw new Contradiction(what);
}

/** A part of a turn: the position at the beginning of its stage, and the steps played in the stage. */
interface Part {
  position: Position;
  steps: Step[];
}

type Played = Extract<PhaseView, { kind: "play" | "confirm" }>;

/** Who plays a part of a turn, and the dice last thrown. */
type Begun = Pick<MoveRow, "thrower" | "mover"> & { dice: [number, number] | null };

/** Whether the steps of a part of a turn may leave a number of the throw. */
function isUnplayed({ dice }: TableView, all: readonly Step[]): boolean {
  const [one, other] = dice ?? [0, 0];
  // A doublet may be followed by all higher ones.
  return all.length < (one === other ? 4 * (7 - one) : 2);
}

export class Replay {
  #rules: Rules;
  #game = "";
  /** The rows that follow the rules, and the position after them. */
  #rows: readonly MoveRow[] = [];
  #after: Position | null = null;
  /** The side that won the opening, once its dice were shown. */
  #opens: Seat | null = null;
  /** The winner of a game of the match, who begins the next one unless that has an opening. */
  #won: { game: number; winner: Seat | null } | null = null;
  /** The steps of the current part of a turn; null if they were not shown one by one. */
  #steps: Step[] | null = null;

  constructor(rules: Rules) {
    this.#rules = rules;
  }

  /** What contradicts the rules in a state, to which an event or a snapshot led; null if nothing. */
  check(table: TableView, event: TableEvent | null): string | null {
    this.#count(table, event);
    try {
      this.#compare(table);
      return null;
    } catch (error) {
      if (error instanceof RulesError || error instanceof Contradiction) return error.message;
      throw error;
    }
  }

  /** Follows the steps of the current part of a turn. */
  #count({ id, game_number }: TableView, event: TableEvent | null): void {
    const game = `${id} ${game_number}`;
    if (game !== this.#game) [this.#rows, this.#opens] = [[], null];
    this.#game = game;
    const steps = this.#steps;
    if (event === null) this.#steps = null;
    else if (event.kind === "stepped") steps?.push(stepOf(event.step));
    else if (event.kind === "stage_played") steps?.push(...event.stage.steps.map(stepOf));
    else if (event.kind === "undone")
      this.#steps = steps?.slice(0, steps.length - event.steps) ?? null;
    else if (["thrown", "named", "committed", "next_game"].includes(event.kind)) this.#steps = [];
  }

  #compare(table: TableView): void {
    const { phase, position_id } = table;
    this.#compareOpening(table);
    const after = this.#afterRows(table);
    if (phase.kind === "opening" || position_id.endsWith(".O")) {
      expect(table.moves.length === 0, "rows before the first throw");
      const start = this.#rules.start(table.rules);
      expect(position_id === start.id, "the position of an opening");
      this.#compareBoard(table, { position: start, steps: [] });
    } else if (phase.kind === "throw" || phase.kind === "name") {
      const isDue = after.phase === phase.kind && after.thrower === phase.thrower;
      expect(isDue && after.id === position_id, "the position before a throw");
      this.#compareBoard(table, { position: after, steps: [] });
    } else if (phase.kind === "over") {
      this.#compareResult(table, phase, after);
    } else if (phase.kind === "confirm" && after.id === position_id) {
      // A Done that ends the game or hands over is shown with its row before what follows it.
      this.#compareBoard(table, { position: after, steps: [] });
    } else {
      this.#comparePart(table, phase, after);
    }
  }

  /** The side that begins follows from the dice of the opening, if the game has one. */
  #compareOpening(table: TableView): void {
    const { phase, moves, opening_dice, dice_links, game_number } = table;
    if (phase.kind === "over") this.#won = { game: game_number, winner: phase.result.winner };
    if (phase.kind === "throw" && moves.length === 0) {
      expect(!dice_links?.last || opening_dice !== null, "the dice of the opening");
      const isNext = !dice_links?.last && this.#won?.game === game_number - 1;
      // In some games White always leads, also after a game of Black (LA-2).
      const start = this.#rules.start(table.rules);
      if (start.phase === "throw") this.#opens = start.thrower ?? null;
      else if (isNext) this.#opens = this.#won?.winner ?? null;
    }
    const [white, black] = opening_dice ?? [0, 0];
    if (white !== black) this.#opens = white > black ? "white" : "black";
    const first = moves[0]?.thrower ?? ("thrower" in phase ? phase.thrower : this.#opens);
    expect(this.#opens === null || first === this.#opens, "the side that begins");
  }

  /** The position after the rows; the rows that were replayed before are not replayed again. */
  #afterRows(table: TableView): Position {
    const { moves } = table;
    const isLonger = this.#rows.every((row, at) => isSame(row, moves[at]));
    if (!isLonger) this.#rows = [];
    // Before the first row the side that throws first may not be known yet.
    let after = this.#rows.length > 0 ? this.#after : null;
    after ??= this.#start(table);
    for (const row of moves.slice(this.#rows.length)) {
      after = this.#play(after, row);
      this.#rows = moves.slice(0, this.#rows.length + 1);
      this.#after = after;
    }
    return after;
  }

  #start({ rules, phase, moves, started_from, game_number }: TableView): Position {
    if (started_from !== null && game_number === 1) return this.#rules.position(started_from);
    const thrower = "thrower" in phase ? phase.thrower : undefined;
    return this.#rules.start(rules, moves[0]?.thrower ?? thrower);
  }

  #play(before: Position, row: MoveRow): Position {
    let position = this.#begin(before, row, row.stages[0]?.numbers[0]);
    for (const { numbers, steps } of row.stages) {
      const isNext = isSame([...(position.stage ?? [])].sort(), [...numbers].sort());
      // A stage that nobody can play passes by itself; another one may be declined, by some rules.
      if (steps.length === 0 && !(isNext && position.mover === row.mover)) continue;
      expect(position.mover === row.mover, "the side that plays");
      expect(isNext, "the numbers");
      position = this.#rules.play(position.id, steps.map(stepOf));
    }
    return position;
  }

  /** The position at the beginning of a part of a turn. */
  #begin(before: Position, { thrower, mover, dice }: Begun, first: number | undefined): Position {
    if (before.phase === "name") {
      expect(thrower === mover && before.thrower === thrower, "the side that names");
      expect(first !== undefined, "the doublet");
      return this.#rules.name(before.id, first);
    }
    if (thrower !== mover) {
      // What the other side cannot play either is shown as theirs, and has passed by itself.
      const isTheirs = before.phase !== "play" || before.mover === mover;
      expect(isTheirs, "a remainder");
      return before;
    }
    expect(before.phase === "throw" && before.thrower === thrower, "the side that throws");
    expect(dice !== null, "the dice");
    return this.#rules.throw(before.id, dice);
  }

  #comparePart(table: TableView, phase: Played, after: Position): void {
    const first = table.ladder?.stages[0]?.numbers[0]?.number;
    const begun = this.#begin(after, { ...phase, dice: table.dice }, first);
    if (this.#mayDecline(begun)) return;
    const part = this.#steps ? this.#partAfter(begun, this.#steps) : this.#find(table, begun);
    // Too many ways lead to a snapshot in the middle of a cascade: its row will be replayed.
    if (!part) return;
    expect(part.position.id === table.position_id, "the position of a stage");
    const board = this.#compareBoard(table, part);
    if (phase.kind === "confirm") {
      const isPlayed = part.position.phase !== "play" || part.position.mover !== phase.mover;
      expect(part.steps.length === 0 && isPlayed, "a turn that is not over");
      // What the other side cannot play either passes to nobody: the next throw follows.
      const isHandedOver = part.position.phase === "play";
      const isLeft = isHandedOver || isUnplayed(table, part.all);
      const passes = phase.passes_on.length > 0;
      expect(passes ? isLeft : !isHandedOver, "what passes to the other side");
    } else if (isLegalShown(table, phase.mover)) {
      expect(isSameLegal(board, table), "the legal steps");
    }
  }

  /** Whether a stage may be declined: nobody knows where it ends before its row is there. */
  #mayDecline(begun: Position): boolean {
    if (begun.phase !== "play" || begun.thrower === begun.mover) return false;
    const { whole, legal } = this.#rules.board(begun.id, []);
    return whole && legal.length > 0;
  }

  /** The part of a turn after these steps. */
  #partAfter(begun: Position, all: Step[]): (Part & { all: Step[] }) | null {
    let position = begun;
    let steps: Step[] = [];
    for (const step of all) {
      steps = [...steps, step];
      if (!this.#rules.board(position.id, steps).whole) continue;
      position = this.#rules.play(position.id, steps);
      steps = [];
    }
    return { position, steps, all };
  }

  /** The steps that lead to a snapshot; null if they cannot be found. Throws if there are none. */
  #find(table: TableView, begun: Position): (Part & { all: Step[] }) | null {
    let left = VIEWS_MAX;
    let stages: { position: Position; all: Step[] }[] = [{ position: begun, all: [] }];
    let found = stages[0];
    while (found && found.position.id !== table.position_id) {
      const next = stages.flatMap(({ position, all }) => {
        if (position.phase !== "play" || position.mover !== begun.mover) return [];
        const plays = left > 0 ? this.#rules.plays(position.id) : [];
        left -= plays.length;
        return plays.map((play) => ({ position: play.position, all: [...all, ...play.steps] }));
      });
      if (left <= 0) return null;
      stages = next;
      found = next.find(({ position }) => position.id === table.position_id) ?? next[0];
    }
    expect(found !== undefined, "a stage");
    const { position, all } = found;
    if (position.phase !== "play") return { position, steps: [], all };
    // Two numbers may bear off the same man: those that are left tell which one was played.
    const mustFit = isLegalShown(table, begun.mover);
    let other: (Part & { all: Step[] }) | null = null;
    const seen = new Set<string>();
    for (const queue: Step[][] = [[]]; queue.length > 0; ) {
      const steps = queue.shift() ?? [];
      const board = this.#rules.board(position.id, steps);
      const text = isText([board.points, board.left]);
      if (seen.has(text)) continue;
      seen.add(text);
      if (isSameBoard(board, table)) {
        const part = { position, steps, all: [...all, ...steps] };
        if (!mustFit || isSameLegal(board, table)) return part;
        other ??= part;
      }
      if (--left <= 0) return null;
      queue.push(...board.legal.map((step): Step[] => [...steps, stepOf(step)]));
    }
    if (other) return other;
    throw new Contradiction("the men");
  }

  #compareBoard(table: TableView, { position, steps }: Part): BoardView {
    const board = this.#rules.board(position.id, steps);
    expect(isSameBoard(board, table), "the men");
    return board;
  }

  #compareResult(
    table: TableView,
    { result }: Extract<PhaseView, { kind: "over" }>,
    after: Position,
  ): void {
    const endsOtherwise = result.resigned || result.on_time || result.ended !== undefined;
    expect(endsOtherwise || after.phase === "over", "the end of the game");
    if (after.phase !== "over") return;
    const { winner, kind, units } = result;
    expect(isSame({ ...after.result }, { winner, kind, units }), "the result");
    this.#compareBoard(table, { position: after, steps: [] });
  }
}

const isText = (value: unknown): string => JSON.stringify(value);
const isSame = (one: unknown, other: unknown): boolean =>
  one === other || isText(one) === isText(other);

/** A step as the rules take it; men that are off do not move. */
const stepOf = ({ from, number }: Pick<StepView, "from" | "number">): Step => [
  from === "off" ? 0 : from,
  number,
];

/** Whether a table shows its reader the legal steps: they are the mover, and no offer is open. */
const isLegalShown = (table: TableView, mover: Seat | undefined): boolean =>
  table.you === mover && !table.resign_offer && !table.call_off_offer;

/** Whether a table shows the legal steps of a board. */
function isSameLegal(board: BoardView, table: TableView): boolean {
  const texts = (steps: readonly StepView[]) => steps.map((step) => isText(step)).sort();
  return isSame(texts(table.legal), texts(board.legal));
}

/** Whether a table shows the men of a board. */
function isSameBoard(board: BoardView, { points, white, black }: TableView): boolean {
  const held = (point: PointView) => [
    point.white_number,
    point.white,
    point.black,
    point.pinned ?? null,
  ];
  const men = board.points.map(held);
  const shown = points.map(held);
  const beside = ({ bar, hand, off, pips }: BoardView["white"]) => [bar, hand, off, pips];
  return isSame(
    [men, beside(board.white), beside(board.black)],
    [shown, beside(white), beside(black)],
  );
}
