/** The bracket of a knockout, from its seeds and rounds. Pure: no page, no names. */

import type { TournamentGameView, TournamentRound, TournamentRow } from "../wire";

/** A place of a match: a player, nobody, or the winner of a match that goes on. */
export interface Slot {
  /** The number of the player; null if nobody is there yet, or ever. */
  player: number | null;
  /** Whether somebody may still come. */
  isOpen: boolean;
}

export interface BracketMatch {
  slots: [Slot, Slot];
  /** The game; null before it is paired, and if somebody went on without one. */
  game: TournamentGameView | null;
  /** The player who goes on. */
  winner: number | null;
}

export interface BracketRound {
  /** From 1. */
  number: number;
  matches: BracketMatch[];
}

/** The rounds of the bracket, the first one first; none before the begin. */
export function bracket(rows: TournamentRow[], rounds: TournamentRound[]): BracketRound[] {
  const bySeed = new Map(rows.map(({ seed, player }) => [seed ?? 0, player]));
  bySeed.delete(0);
  if (bySeed.size < 2 || rounds.length === 0) return [];
  const played = new Map(rounds.map((round) => [round.number, round]));
  let slots: Slot[] = seedOrder(bySeed.size).map((seed) => ({
    player: bySeed.get(seed) ?? null,
    isOpen: false,
  }));
  const all: BracketRound[] = [];
  while (slots.length > 1) {
    const number = all.length + 1;
    const matches = pairsOf(slots).map((both) => match(both, played.get(number)));
    all.push({ number, matches });
    slots = matches.map(({ winner, game, slots: both }) => ({
      player: winner,
      isOpen:
        winner === null &&
        (played.has(number) ? game !== null && !game.is_over : both.some(isTaken)),
    }));
  }
  return all;
}

const isTaken = ({ player, isOpen }: Slot) => player !== null || isOpen;

function pairsOf(slots: Slot[]): [Slot, Slot][] {
  const pairs: [Slot, Slot][] = [];
  for (let at = 0; at + 1 < slots.length; at += 2) {
    const [one, other] = [slots[at], slots[at + 1]];
    if (one && other) pairs.push([one, other]);
  }
  return pairs;
}

function match(slots: [Slot, Slot], round: TournamentRound | undefined): BracketMatch {
  const isHere = (player: number) => slots.some((slot) => slot.player === player);
  const game = round?.games.find(({ white, black }) => isHere(white) && isHere(black)) ?? null;
  if (game) return { slots, game, winner: winnerOf(game) };
  return { slots, game, winner: round?.byes?.find(isHere) ?? null };
}

/** The number of the player who won a game. */
export function winnerOf({ winner, white, black }: TournamentGameView): number | null {
  if (winner === undefined || winner === null) return null;
  return winner === "white" ? white : black;
}

/**
 * The seeds in the order of the bracket, for a number of players: the best two can meet only in
 * the last round. The counterpart of `crates/tournament/src/pairing/knockout.rs`.
 */
export function seedOrder(players: number): number[] {
  let order = [1];
  while (order.length < players) {
    const sum = order.length * 2 + 1;
    order = order.flatMap((seed) => [seed, sum - seed]);
  }
  return order;
}
