/** A position as a picture with its words. */

import { ruleSetTitle } from "../app/shared/names";
import { picture } from "../board/free";
import { list, t } from "../i18n/messages.svelte";
import type { PositionCheck, SetupPhaseView, SetupView } from "../wire";
import { boardLook } from "./model";

/** The picture of a position, as an SVG file. */
export function pictureOf(setup: SetupView, facts: PositionCheck): string {
  const draw = { portrait: false, mirror: false, coordinates: true, mine: true };
  const [white, black] = facts.pips ?? [0, 0];
  const phase = phaseText(setup.phase);
  return picture(boardLook(setup, facts, draw), {
    title: ruleSetTitle(setup.rules, setup.rules),
    note: facts.pips ? t("editor-picture-note", { phase, white, black }) : phase,
    id: facts.id ?? "",
  });
}

function phaseText(phase: SetupPhaseView): string {
  if (phase.kind === "opening") return t("editor-picture-opening");
  if (phase.kind === "throw") return t("editor-picture-throw", { side: phase.thrower });
  if (phase.kind === "name") return t("editor-picture-name", { side: phase.thrower });
  if (phase.kind === "over") return t("editor-picture-over");
  return t("editor-picture-play", { side: phase.mover, numbers: list(phase.stage) });
}
