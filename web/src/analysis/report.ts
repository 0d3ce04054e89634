/** The errors in several records, by player, game, opponent and phase. Pure. */

import type { GamePhase, ReviewItem, ReviewJudged, ReviewView, Seat } from "../wire";
import type { PlayItem } from "./model";

/** What the plays of one kind lost. Forced plays are not counted. */
export interface Losses {
  decisions: number;
  errors: number;
  blunders: number;
  /** In units. */
  loss: number;
}

/** A play that lost something. */
export interface Mistake {
  view: ReviewView;
  /** The number of the item in its analysis. */
  item: number;
  play: PlayItem;
  judged: ReviewJudged;
}

/** Losses by what the plays have in common, in the order of first appearance. */
export type Rows = ReadonlyMap<string, Losses>;

export interface Report {
  total: Losses;
  /** Those of everybody. */
  players: Rows;
  games: Rows;
  opponents: Rows;
  phases: ReadonlyMap<GamePhase, Losses>;
  /** The largest first. */
  mistakes: Mistake[];
}

/** Number of mistakes that are shown. */
const MISTAKES = 20;

/** The phases in the order of a game. */
const PHASES: readonly GamePhase[] = ["opening", "contact", "race", "bear-off"];

const other = (seat: Seat): Seat => (seat === "white" ? "black" : "white");

/** 500 times what a decision lost on average. */
export const rateOf = ({ loss, decisions }: Losses): number => (500 * loss) / decisions;

/** The only player of all records; null if there are two, or none. */
export function commonPlayer(views: readonly ReviewView[]): string | null {
  const names = ({ summary }: ReviewView) => [summary.white, summary.black];
  const [first] = views;
  const common =
    first && names(first).filter((name) => views.every((v) => names(v).includes(name)));
  return common?.length === 1 ? (common[0] ?? null) : null;
}

/** Whether the first look at every decision of a record is over. */
export const isLookedAt = ({ figures: { progress } }: ReviewView): boolean =>
  progress.plies !== null || progress.state === "done" || progress.state === "stopped";

/** The game in which an item is, by its position. */
export const gameOf = ({ position }: Pick<ReviewItem, "position">): string =>
  (position.split(".")[1] ?? "").split(":")[0] ?? "";

/** The men after every play of a record; null without a play. */
function courseOf({ items }: ReviewView): string | null {
  const plays = items.filter(({ what }) => what.kind === "play");
  return plays.length > 0 ? JSON.stringify(plays.map(({ men }) => men)) : null;
}

/**
 * Whether two analyses are of one match. Programs write names in their own ways, so the men decide;
 * only two players who changed sides, as in games with the same dice, played another match.
 */
export function isSameMatch(one: ReviewView, two: ReviewView): boolean {
  const [a, b] = [one.summary, two.summary];
  if (a.rules !== b.rules) return false;
  const isReturn = a.white !== a.black && a.white === b.black && a.black === b.white;
  const course = courseOf(one);
  return !isReturn && course !== null && course === courseOf(two);
}

/** The report of the errors of one player, or of everybody's if it is null. */
export function reportOf(views: readonly ReviewView[], player: string | null): Report {
  const total = nothing();
  const [players, games, opponents] = [counts<string>(), counts<string>(), counts<string>()];
  const phases = counts(PHASES);
  const mistakes: Mistake[] = [];
  for (const view of views) {
    for (const [item, row] of view.items.entries()) {
      const play = row.what;
      if (play.kind !== "play" || !play.judged || play.judged.class === "forced") continue;
      const { judged } = play;
      const name = view.summary[play.mover];
      add(players.of(name), judged);
      if (player !== null && name !== player) continue;
      add(total, judged);
      add(games.of(gameOf(row)), judged);
      add(opponents.of(view.summary[other(play.mover)]), judged);
      add(phases.of(judged.phase), judged);
      if (isMistake(judged)) mistakes.push({ view, item, play, judged });
    }
  }
  mistakes.sort((a, b) => b.judged.loss - a.judged.loss);
  return {
    total,
    players: players.rows(),
    games: games.rows(),
    opponents: opponents.rows(),
    phases: phases.rows(),
    mistakes: mistakes.slice(0, MISTAKES),
  };
}

const isMistake = (judged: ReviewJudged): boolean =>
  ["doubtful", "error", "blunder"].includes(judged.class);

const nothing = (): Losses => ({ decisions: 0, errors: 0, blunders: 0, loss: 0 });

/** Counts a decision. A blunder is an error too. */
function add(losses: Losses, judged: ReviewJudged): void {
  losses.decisions++;
  if (judged.class === "error" || judged.class === "blunder") losses.errors++;
  if (judged.class === "blunder") losses.blunders++;
  losses.loss += judged.loss;
}

/** Losses by key, the keys in a given order first. */
function counts<Key extends string>(order: readonly Key[] = []) {
  const all = new Map<Key, Losses>(order.map((key) => [key, nothing()]));
  const of = (key: Key): Losses => {
    const known = all.get(key) ?? nothing();
    all.set(key, known);
    return known;
  };
  const rows = () => new Map([...all].filter(([, { decisions }]) => decisions > 0));
  return { of, rows };
}
