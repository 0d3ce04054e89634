/** How the board of the replayer looks. */

import type { BoardWords } from "../types";

export class Look {
  /** The attributes that go to the board. */
  attributes = $state.raw<Record<string, string | undefined>>({});
  boardWords = $state.raw<BoardWords | null>(null);

  set(name: string, value: string | null): void {
    this.attributes = { ...this.attributes, [name]: value ?? undefined };
  }
}
