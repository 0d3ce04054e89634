/** What the steps of lessons are called. */

import { maybe } from "../i18n/messages.svelte";
import type { LessonStep } from "./lesson";

export const titleOf = (step: LessonStep): string => maybe(`learn-${step.key}`) ?? "";
