/** How the computer plays at a table, if its host lacks something for it. */

import type { ComputerState } from "../host";
import { transport } from "../transport";

let told = $state.raw<{ table: string; state: ComputerState } | null>(null);

transport.watchComputer?.((table, state) => {
  told = { table, state };
});

/** How the computer plays at a table. */
export const computerState = (table: string): ComputerState =>
  told?.table === table ? told.state : "whole";
