/** Follows a tournament: asks again and again for what has changed. */

import { ApiError } from "../app/shared/http";
import type { TournamentView } from "../wire";
import { tournament, tournamentAfter } from "./api";

/** Milliseconds between two questions. */
const ASK_EVERY_MS = 2_000;

export class TournamentWatch {
  view = $state.raw<TournamentView | null>(null);
  /** The last error, as long as there is no view. */
  failed = $state.raw<unknown>(null);
  /** How much the clock of the server is ahead of that of the page, in milliseconds. */
  ahead = $state(0);
  private timer: ReturnType<typeof setTimeout> | undefined;
  private closed = false;

  /** `onready` is called for a table at which the reader's game begins while the page is open. */
  constructor(
    private readonly id: string,
    private readonly onready: (table: string) => void,
  ) {
    void this.look();
  }

  /** Takes a view that the server has just sent. */
  take(view: TournamentView): void {
    const before = this.view;
    this.view = view;
    this.failed = null;
    this.ahead = view.now_ms - Date.now();
    const table = view.your_table;
    // Who comes back to the page in the middle of a game is not sent away from it.
    if (before && table !== undefined && table !== before.your_table) this.onready(table);
  }

  /** Asks now. */
  async look(): Promise<void> {
    clearTimeout(this.timer);
    const version = this.view?.version;
    try {
      const { id } = this;
      const found = await (version === undefined ? tournament(id) : tournamentAfter(id, version));
      if (this.closed) return;
      // An answer to a command may have come first.
      if (found && this.view?.version === version) this.take(found);
    } catch (error) {
      if (!this.view) this.failed = error;
    }
    if (!this.closed && this.goesOn) this.timer = setTimeout(() => void this.look(), ASK_EVERY_MS);
  }

  private get goesOn(): boolean {
    const phase = this.view?.about.phase;
    // Without an answer the server may be there again soon; a refusal stays.
    if (phase === undefined) return !(this.failed instanceof ApiError);
    return phase === "open" || phase === "running";
  }

  close(): void {
    this.closed = true;
    clearTimeout(this.timer);
  }
}
