/** A table's events in words: for the line about the game and for a screen reader. Pure. */

import { list, t } from "../../i18n/messages.svelte";
import type { Place, TableEvent, TableView } from "../../wire";
import { groups, placeName, resultNote, throwName } from "../shared/names";
import { addressee, isPerson } from "../shared/seats";
import { statusText } from "./ladder";

/** The text of an event; null if it needs none. */
export function wordsOf(event: TableEvent, after: TableView): string | null {
  switch (event.kind) {
    case "opening_thrown":
      if (!event.first) return t("play-tie", { face: event.white });
      return t("play-begins", addressee(after, event.first));
    case "dice_corrected": {
      if (event.thrower === null) return statusText(after);
      const call = throwName(event.dice);
      return t("play-threw", { ...addressee(after, event.thrower), call });
    }
    case "thrown": {
      const said = t("play-threw", {
        ...addressee(after, event.thrower),
        call: throwName(event.dice),
      });
      return event.cascades ? `${said} ${t("play-cascade")}` : said;
    }
    case "stepped":
      return stepWords(event.step.from, event.step.to, event.step.hits);
    case "stage_played":
      if (event.forced && isPerson(after, event.mover)) {
        return `${t("play-only-play")} ${event.stage.play}`;
      }
      return t("play-played", { ...addressee(after, event.mover), play: event.stage.play });
    case "stage_passed":
      return t("play-passed", { ...addressee(after, event.mover), numbers: list(event.numbers) });
    case "numbers_lost":
      return t("play-lost-numbers", { numbers: list(event.numbers) });
    case "handed_over":
      return t("play-hand-over", { ...addressee(after, event.to), groups: groups(event.groups) });
    case "undone":
      return t("play-undone", { steps: event.steps });
    case "next_game":
      return t("play-game-number", { number: event.number });
    default:
      return null;
  }
}

/** The state of the game, for a screen reader. */
export function standing(table: TableView): string {
  const phase = table.phase;
  if (phase.kind !== "over" || !phase.result.winner) return statusText(table);
  return `${statusText(table)}. ${resultNote(phase.result)}.`;
}

function stepWords(from: Place, to: Place, hits: boolean): string {
  const id = hits ? "play-stepped-hit" : "play-stepped";
  return t(id, { from: placeName(from), to: placeName(to) });
}
