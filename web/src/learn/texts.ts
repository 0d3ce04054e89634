/** The words of a lesson's steps. */

import { maybe } from "../i18n/messages.svelte";
import type { LessonStep } from "./lesson";

/** What a step is called, or one of its other texts, as `-task`; empty if it has none. */
export const textOf = (step: LessonStep, part = ""): string =>
  maybe(`learn-${step.key}${part}`) ?? "";
