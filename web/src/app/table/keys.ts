/** Maps keys to actions at a table. */

export type KeyAction =
  | "press"
  | "swap"
  | "hint"
  | "repeat"
  | "command"
  | "undo_step"
  | "undo_stage"
  | "leave";

/** The action a key asks for; null if the key has no action or belongs to the focused element. */
export function keyActionOf(event: KeyboardEvent): KeyAction | null {
  const held = event.ctrlKey || event.metaKey || event.altKey;
  if (event.defaultPrevented || held || document.querySelector("dialog[open]")) return null;
  const on = event.target instanceof Element ? event.target : null;
  const letter = event.key.toLowerCase();
  if (on?.closest("select, input:not([type=radio], [type=checkbox])")) return null;
  if (event.key === " " || event.key === "Enter")
    // A focused button, link or choice keeps these keys for itself.
    return on?.closest("button:enabled, a, input, summary") ? null : "press";
  if (letter === "d") return "swap";
  if (letter === "h") return "hint";
  if (letter === "r") return "repeat";
  if (letter === "/") return "command";
  if (letter === "u" || letter === "z") return event.shiftKey ? "undo_stage" : "undo_step";
  return event.key === "Escape" ? "leave" : null;
}
