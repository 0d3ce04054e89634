/** The crosstable of a round robin: what each player got against each other one. Pure. */

import type { TournamentGameView, TournamentRound } from "../wire";
import { winnerOf } from "./bracket";

/** What a player got against another: nothing yet, a game that goes on, or a result. */
export type CrossCell =
  | { kind: "open" }
  | { kind: "playing" | "won" | "lost"; game: TournamentGameView };

/** The cell of a player against another one. */
export function crossCell(rounds: TournamentRound[], player: number, other: number): CrossCell {
  for (const round of rounds) {
    for (const game of round.games) {
      const both = [game.white, game.black];
      if (!both.includes(player) || !both.includes(other)) continue;
      if (!game.is_over) return { kind: "playing", game };
      // A game that nobody won is lost by both.
      return { kind: winnerOf(game) === player ? "won" : "lost", game };
    }
  }
  return { kind: "open" };
}
