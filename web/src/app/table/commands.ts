/** Parses commands typed at the table: notation and a few words. Pure. */

import { t } from "../../i18n/messages.svelte";
import type { Command, Place } from "../../wire";

/** A number of men that go from one place to another. */
export interface TypedStep {
  from: Place;
  to: Place;
  men: number;
}

export type TypedCommand =
  | { kind: "steps"; steps: TypedStep[] }
  | { kind: "ask"; message: Command }
  | { kind: "say"; what: "hint" | "where" | "help" | "resign" }
  | { kind: "unknown"; word: string };

/** The messages that list a language's words for the commands, separated by commas. */
const WORDS = [
  ["play-command-throw", { kind: "ask", message: { type: "throw" } }],
  ["play-command-done", { kind: "ask", message: { type: "done" } }],
  ["play-command-next", { kind: "ask", message: { type: "next_game" } }],
  ["play-command-undo", { kind: "ask", message: { type: "undo_step" } }],
  ["play-command-undo-stage", { kind: "ask", message: { type: "undo_stage" } }],
  ["play-command-undo-turn", { kind: "ask", message: { type: "undo_turn" } }],
  ["play-command-hint", { kind: "say", what: "hint" }],
  ["play-command-where", { kind: "say", what: "where" }],
  ["play-command-help", { kind: "say", what: "help" }],
  ["play-command-resign", { kind: "say", what: "resign" }],
] as const;

/** English command words, understood in every language. */
const ENGLISH: Record<string, number> = {
  throw: 0,
  t: 0,
  done: 1,
  d: 1,
  next: 2,
  undo: 3,
  u: 3,
  "undo stage": 4,
  "undo turn": 5,
  hint: 6,
  h: 6,
  where: 7,
  board: 7,
  help: 8,
  "?": 8,
  resign: 9,
};

/** Parses a typed line. Places have the numbers that the board shows. */
export function parseCommand(line: string): TypedCommand {
  const text = line.trim().toLocaleLowerCase().replaceAll(/\s+/g, " ");
  const word = wordFor(text);
  if (word) return word;
  const steps: TypedStep[] = [];
  for (const part of text.split(" ")) {
    const found = stepsOf(part);
    if (!found) return { kind: "unknown", word: part };
    steps.push(...found);
  }
  return { kind: "steps", steps };
}

function wordFor(text: string): TypedCommand | null {
  const english = ENGLISH[text];
  const found =
    english === undefined
      ? WORDS.find(([id]) =>
          t(id)
            .toLocaleLowerCase()
            .split(/\s*[,،]\s*/)
            .includes(text),
        )
      : WORDS[english];
  return found ? found[1] : null;
}

/** Parses `24/18`, `24/18/14`, `bar/22*`, `6/off(2)`; null for anything else. */
function stepsOf(part: string): TypedStep[] | null {
  const shape = /^([a-z0-9/*]+)(?:\((\d{1,2})\))?$/.exec(part);
  if (!shape) return null;
  const places = (shape[1] ?? "").replaceAll("*", "").split("/").map(placeOf);
  const men = shape[2] === undefined ? 1 : Number(shape[2]);
  if (places.length < 2 || places.includes(null) || men < 1 || men > 15) return null;
  return places.slice(1).map((to, index) => ({
    from: places[index] as Place,
    to: to as Place,
    men,
  }));
}

function placeOf(text: string): Place | null {
  if (text === "bar" || text === "hand" || text === "off") return text;
  const number = /^\d{1,2}$/.test(text) ? Number(text) : 0;
  return number >= 1 && number <= 24 ? number : null;
}
