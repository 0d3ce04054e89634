/** The editor's requests to the server. */

import { call } from "../app/shared/http";
import type { PositionCheck, SetupView } from "../wire";

/** Reads a position in any notation; `rules` are those of a `G:` code. */
export const readPosition = (text: string, rules?: string): Promise<PositionCheck> =>
  call("POST", "/api/position/read", rules === undefined ? { text } : { text, rules });

/** Everything wrong with a position, and its ids. */
export const checkPosition = (setup: SetupView, signal: AbortSignal): Promise<PositionCheck> =>
  call("POST", "/api/position/check", setup, signal);
