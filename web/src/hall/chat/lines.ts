/** Lists of messages. Pure. */

import type { ChatLine, ChatPreset } from "../../wire";

/** The messages that every player may send, in the order in which they are offered. */
export const PRESETS: readonly ChatPreset[] = [
  "hello",
  "good_luck",
  "well_played",
  "what_a_throw",
  "bad_luck",
  "thanks",
  "sorry",
  "one_moment",
  "back",
  "good_game",
  "have_to_go",
  "goodbye",
];

/** Maximum number of characters of a message. */
export const CHARS_MAX = 140;

/** Both lists as one, each message once, by their numbers. */
export function joined(some: readonly ChatLine[], others: readonly ChatLine[]): ChatLine[] {
  const lines = new Map([...some, ...others].map((line) => [line.number, line]));
  return [...lines.values()].sort((one, other) => one.number - other.number);
}
