/** A newer version of the page, if the host has installed one. */

import type { TakeOver } from "../host";
import { transport } from "../transport";

type State =
  | { kind: "current" }
  /** A newer version waits until it is asked for. */
  | { kind: "ready"; takeOver: TakeOver }
  /** It was asked for. */
  | { kind: "asked" }
  /** It was asked for, and waits for a table that another tab shows. */
  | { kind: "held" };

let state = $state.raw<State>({ kind: "current" });

export const versions = {
  get kind(): State["kind"] {
    return state.kind;
  },

  /** Lets the newer version take over as soon as no tab shows a table. */
  async begin(): Promise<void> {
    if (state.kind !== "ready") return;
    const { takeOver } = state;
    state = { kind: "asked" };
    if (!(await takeOver())) state = { kind: "held" };
  },
};

transport.watchVersions?.((takeOver) => {
  if (state.kind === "current") state = { kind: "ready", takeOver };
});
