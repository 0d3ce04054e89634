/** A game against the computer in this browser, while a person waits for another one. */

import { choice, GENTLE } from "../../app/shared/choice.svelte";
import { loadRules } from "../../app/shared/declarations.svelte";
import { nearestLevel } from "../../app/shared/games";
import { createTable } from "../../app/shared/http";
import { newPlayers } from "../../app/shared/newPlayers";
import { go, tablePath } from "../../app/shell/route.svelte";

/** Begins a game by these rules, and goes to its table. */
export async function playMeanwhile(rules: string): Promise<void> {
  const presets = await loadRules();
  const preset = presets.find(({ name }) => name === rules.split("~")[0]);
  const level = nearestLevel(preset?.levels ?? [], choice.level) ?? GENTLE;
  const [white, black] = newPlayers("computer", "white", level);
  const { id } = await createTable({ rules, white, black, match_to: 1, auto_forced: true });
  go(tablePath(id));
}
