/** The first row of the picker, of what this browser has shown and of the language of the page. */

import type { ShownTable } from "../app/live/shown";
import type { Game } from "../app/shared/games";
import { t } from "../i18n/messages.svelte";
import { firstGames } from "./groups";

/** The games of the first row. */
const ROW = 4;

/** The games nearest to a person who has shown these tables, the newest first. */
export function firstRow(games: readonly Game[], shown: readonly ShownTable[]): Game[] {
  const played = shown.flatMap(({ rules }) => {
    const [preset] = rules.split("~");
    return games.find((game) => game.presets.some(({ name }) => name === preset))?.name ?? [];
  });
  return firstGames(games, played, t("picker-order").split(" "), ROW);
}
