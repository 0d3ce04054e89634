/** The words of lessons. */

import { gameCalled } from "../app/shared/declarations.svelte";
import { ruleSetDiffers } from "../app/shared/names";
import { maybe } from "../i18n/messages.svelte";
import type { LessonStep } from "./lesson";

/** What a step is called, or one of its other texts, as `-task`; empty if it has none. */
export const textOf = (step: LessonStep, part = ""): string =>
  maybe(`learn-${step.key}${part}`) ?? "";

/** The rule of a game that surprises, or else the line by which its default rules are told apart. */
export function surpriseOf(game: string): string {
  const preset = gameCalled(game)?.presets[0];
  const line = preset ? ruleSetDiffers(preset.name, preset.differs) : "";
  return maybe(`learn-first-${game}`) ?? line;
}
