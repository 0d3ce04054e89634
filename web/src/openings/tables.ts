/** The tables of first throws that were made by rollouts (docs/openings). */

import type { Chances, NamedPlace, Place, StepView } from "../wire";

/** A play of a first throw. Chances are those of the side that throws. */
interface OpeningPlay {
  play: string;
  /** Units a game. */
  equity: number;
  win: number;
  win_double: number;
  win_triple: number;
  win_capote: number;
  lose_double: number;
  lose_triple: number;
  lose_capote: number;
}

/** A first throw with its plays, the best first. */
export interface OpeningThrow {
  dice: [number, number];
  plays: OpeningPlay[];
}

/** The table of a rule set. */
export interface OpeningTable {
  method: { error: number };
  throws: OpeningThrow[];
  /** Counts over whole games; `won` by the kind of win. */
  tally: { games: number; won: number[] };
}

const TABLES = import.meta.glob<OpeningTable>("../../../docs/openings/*.json", {
  import: "default",
});

const fileOf = (rules: string) => `../../../docs/openings/${rules.replace(":", "-")}.json`;

/** Whether there is a table of a rule set. */
export const isStudied = (rules: string): boolean => fileOf(rules) in TABLES;

/** The table of a rule set; null if there is none. */
export async function loadTable(rules: string): Promise<OpeningTable | null> {
  return (await TABLES[fileOf(rules)]?.()) ?? null;
}

/** The throws of a table: doublets first, each kind from the highest to the lowest. */
export function inOrder(throws: readonly OpeningThrow[]): OpeningThrow[] {
  const rank = ({ dice: [a, b] }: OpeningThrow) => (a === b ? 100 : 0) + a * 10 + b;
  return [...throws].sort((one, other) => rank(other) - rank(one));
}

/** A play as the board and the list show it. */
export interface OpeningChoice {
  play: string;
  steps: StepView[];
  /** Units a game. */
  equity: number;
  /** Units a game that it loses against the best play. */
  loss: number;
  /** The chances of the side that throws, and of the other one. */
  own: Chances;
  other: Chances;
}

/** The plays of a throw, the best first. */
export function choicesOf({ plays }: OpeningThrow): OpeningChoice[] {
  const best = plays[0]?.equity ?? 0;
  return plays.map((row) => ({
    play: row.play,
    steps: stepsOf(row.play),
    equity: row.equity,
    loss: best - row.equity,
    own: chancesOf("win", row.win, row),
    other: chancesOf("lose", 1 - row.win, row),
  }));
}

const chancesOf = (way: "win" | "lose", win: number, row: OpeningPlay): Chances => ({
  win,
  double: row[`${way}_double`],
  triple: row[`${way}_triple`],
  capote: row[`${way}_capote`],
});

/** The share of whole games that the side that begins has won. */
export const startersShare = ({ tally: { games, won } }: OpeningTable): number =>
  won.reduce((sum, count) => sum + count, 0) / games;

/** The steps of a play in notation, such as `24/20/16(2) 6/5*`. */
export function stepsOf(play: string): StepView[] {
  return play.split(" ").flatMap((word) => {
    const [, way = "", count = "1"] = /^([^(]+)(?:\((\d+)\))?$/.exec(word) ?? [];
    const places = way.split("/");
    const steps = places.slice(1).map((to, index) => stepOf(places[index] ?? "", to));
    return Array.from({ length: Number(count) }, () => steps).flat();
  });
}

function stepOf(start: string, end: string): StepView {
  const [from, to] = [placeOf(start), placeOf(end)];
  const number = typeof from === "number" && typeof to === "number" ? from - to : 0;
  return { from, to, number, hits: end.endsWith("*") };
}

function placeOf(word: string): Place {
  const place = word.replace("*", "");
  return NAMED.find((name) => name === place) ?? Number(place);
}

const NAMED: NamedPlace[] = ["bar", "hand", "off"];
