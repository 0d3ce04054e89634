/** Values for tests: a rule set, the start of a game, and changes of them. */

import type { LadderStage, PipState, PointView, PresetView, TableView } from "../../wire";

/** The 24 points with the men given by White's numbers. */
export function points(
  movement: "parallel" | "contrary",
  men: { white?: Record<number, number>; black?: Record<number, number> },
): PointView[] {
  return Array.from({ length: 24 }, (_, index) => {
    const number = index + 1;
    const facing = number > 12 ? number - 12 : 24 - (12 - number);
    return {
      white_number: number,
      black_number: movement === "parallel" ? facing : 24 - index,
      white: men.white?.[number] ?? 0,
      black: men.black?.[number] ?? 0,
      single_for_mover: false,
    };
  });
}

/** A table of Gul bara against the computer, at the start. */
export function table(change: Partial<TableView> = {}): TableView {
  const side = { bar: 0, hand: 0, off: 0, pips: 360, throws: 0 };
  const next = { kind: "plain_for", throws: 3 } as const;
  return {
    id: "t1",
    purpose: "game",
    started_from: null,
    version: 0,
    rules: "gul-bara",
    title: "Gul bara",
    game: "gul-bara",
    movement: "parallel",
    has_bar: false,
    has_hand: false,
    white_player: { kind: "person", name: "You" },
    black_player: { kind: "computer", level: 5 },
    score: { to: 1, white: 0, black: 0 },
    game_number: 1,
    auto_forced: false,
    points: points("parallel", { white: { 24: 15 }, black: { 12: 15 } }),
    white: { ...side, next_doublet: next },
    black: { ...side, next_doublet: next },
    phase: { kind: "opening", tie: null },
    dice: null,
    opening_dice: null,
    ladder: null,
    legal: [],
    can_undo: false,
    can_done: false,
    can_throw: true,
    can_enter_dice: false,
    can_correct_dice: false,
    corrects_opening: false,
    resign: [],
    resign_offer: null,
    moves: [],
    position_id: "",
    ...change,
  };
}

/** A stage of equal numbers in the states given. */
export function stage(number: number, states: PipState[], current = false): LadderStage {
  return { numbers: states.map((state) => ({ number, state })), current };
}

/** A stage with all its four numbers in one state. */
export const four = (number: number, state: PipState, current = false): LadderStage =>
  stage(number, [state, state, state, state], current);

const NO_MEN = { points: [], bar: 0, hand: 0, off: 0, pips: 0 };

/** A rule set by its name, of a game without net, lesson or puzzles. */
export function preset(name: string, change: Partial<PresetView> = {}): PresetView {
  const game = name.split(":")[0] ?? name;
  return {
    name,
    game,
    title: `The rules ${name}`,
    differs: "",
    fingerprint: "",
    page: "",
    levels: [1, 3, 5].map((level) => ({ level, elo: null })),
    about: {
      name: game,
      title: `The game ${game}`,
      aliases: [],
      museum: false,
      region: "",
      win_kinds: ["single", "double"],
      has_bar: false,
      has_hand: false,
      has_pins: false,
      foreign: [],
      has_net: false,
      has_puzzles: false,
      has_openings: false,
    },
    opening: "throw-again",
    options: [],
    shape: { movement: "parallel", has_bar: false, has_hand: false, black_numbers: [] },
    start: { white: NO_MEN, black: NO_MEN },
    ...change,
  };
}
