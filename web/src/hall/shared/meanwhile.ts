/** A game against the computer in this browser, while a person waits for another one. */

import { choice, GENTLE } from "../../app/shared/choice.svelte";
import { loadRules } from "../../app/shared/declarations.svelte";
import { gamesIn, nearestLevel } from "../../app/shared/games";
import { createTable } from "../../app/shared/http";
import { lengthIn } from "../../app/shared/lengths";
import { newPlayers } from "../../app/shared/newPlayers";
import { go, tablePath } from "../../app/shell/route.svelte";
import { withSeveral } from "../../picker/several";

/** Begins a game by these rules, and goes to its table. */
export async function playMeanwhile(rules: string): Promise<void> {
  const name = rules.split("~")[0];
  const games = withSeveral(gamesIn(await loadRules()));
  const game = games.find(({ presets }) => presets.some((preset) => preset.name === name));
  const level = nearestLevel(game?.levels ?? [], choice.level) ?? GENTLE;
  const match_to = lengthIn(game?.about, 1);
  const [white, black] = newPlayers("computer", "white", level);
  const { id } = await createTable({ rules, white, black, match_to, auto_forced: true });
  go(tablePath(id));
}
