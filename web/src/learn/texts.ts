/** The texts of lessons. */

import { findGame } from "../app/shared/declarations.svelte";
import { ruleSetDiffers } from "../app/shared/names";
import { maybe } from "../i18n/messages.svelte";
import type { LessonStep } from "./lesson";

/** The title of a step, or another of its texts, such as `-task`; empty if it has none. */
export const textOf = ({ key, goal }: LessonStep, part = ""): string =>
  maybe(`${goal.kind === "best" ? "course" : "learn"}-${key}${part}`) ?? "";

/** The surprising rule of a game; otherwise the line that describes its default rules. */
export function surpriseOf(game: string): string {
  const preset = findGame(game)?.presets[0];
  const line = preset ? ruleSetDiffers(preset.name, preset.differs) : "";
  return maybe(`learn-first-${game}`) ?? line;
}
