/** Whether the players of a table are there, in words. */

import type { TableStore } from "../../app/live/table.svelte";
import type { SeatPresence } from "../../app/table/PlayerStrip.svelte";
import { t } from "../../i18n/messages.svelte";
import type { Seat } from "../../wire";

/** Milliseconds after which a player counts as away: a page that is loaded again needs less. */
export const AWAY_MS = 5000;

export class Presence {
  #away = $state<Record<Seat, boolean>>({ white: false, black: false });
  #stop: () => void;

  constructor(readonly store: TableStore) {
    this.#stop = $effect.root(() => {
      for (const seat of ["white", "black"] as const) {
        $effect(() => {
          const here = store.present?.[seat] ?? true;
          if (here) this.#away[seat] = false;
          const timer = setTimeout(() => {
            this.#away[seat] = !here;
          }, AWAY_MS);
          return () => clearTimeout(timer);
        });
      }
    });
  }

  close(): void {
    this.#stop();
  }

  /** What to show beside a player's name; null for the player at this screen. */
  of(seat: Seat): SeatPresence | null {
    const { table, present, link } = this.store;
    // Without a connection nothing is known of the others.
    if (!table || table.you === seat || !present || link !== "open") return null;
    const here = !this.#away[seat];
    return { here, text: t(here ? "hall-here" : "hall-away") };
  }
}
