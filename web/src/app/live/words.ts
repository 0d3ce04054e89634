/** A table's events in words: for the line about the game and for a screen reader. Pure. */

import { list, maybe, t } from "../../i18n/messages.svelte";
import type { Place, Seat, StepView, TableEvent, TableView } from "../../wire";
import { readPlay, spotOf } from "../shared/boardView";
import { groups, placeName, resultNote, throwName, winNote } from "../shared/names";
import { addressee, isHere, opposite } from "../shared/seats";
import { mayDecline, statusText } from "./ladder";
import { openingAfter, openingText } from "./opening";

type StagePlayed = Extract<TableEvent, { kind: "stage_played" }>;

/** The text of an event, with points in the numbers of `reader`; null if it needs none. */
export function wordsOf(event: TableEvent, after: TableView, reader: Seat): string | null {
  switch (event.kind) {
    case "opening_thrown":
      return openingText(after) ?? t("play-tie", { face: event.white });
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
    case "named": {
      const call = throwName([event.number, event.number]);
      return t("play-named", { ...addressee(after, event.thrower), call });
    }
    case "stepped":
      return stepWords(event.step, after.has_bar, (place) =>
        spotOf(after, event.mover, place, reader),
      );
    case "stage_played":
      return playedText(event, after, reader) + hitText(event, after, reader);
    case "stage_passed":
      return t("play-passed", { ...addressee(after, event.mover), numbers: list(event.numbers) });
    case "numbers_lost":
      return t("play-lost-numbers", { numbers: list(event.numbers) });
    case "handed_over": {
      const words = { ...addressee(after, event.to), groups: groups(event.groups) };
      return (
        (mayDecline(after) && maybe("play-hand-over-may", words)) || t("play-hand-over", words)
      );
    }
    case "undone":
      return t("play-undone", { steps: event.steps });
    case "resign_offered": {
      const win = winNote({ kind: event.win, units: event.units });
      return `${t("play-resign-offer", addressee(after, event.side))} ${win}.`;
    }
    case "resign_refused":
      return t("play-resign-refused", addressee(after, opposite(event.side)));
    case "call_off_offered":
      return t("hall-call-off-offer", addressee(after, event.side));
    case "call_off_refused":
      return t("hall-call-off-refused", addressee(after, opposite(event.side)));
    case "next_game": {
      const game = t("play-game-number", { number: event.number });
      const begins = openingText(after, openingAfter(event, after) ?? null);
      return begins ? `${game}. ${begins}` : game;
    }
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

function stepWords(
  { from, to, hits }: StepView,
  hasBar: boolean,
  read: (place: Place) => Place,
): string {
  const struck = hasBar ? "play-stepped-hit" : "play-stepped-pin";
  const id = hits ? struck : "play-stepped";
  return t(id, { from: placeName(read(from)), to: placeName(read(to)) });
}

function playedText({ mover, stage, forced }: StagePlayed, after: TableView, reader: Seat): string {
  if (stage.steps.length === 0) return maybe("play-declined", { ...addressee(after, mover) }) ?? "";
  const play = readPlay(after, stage.play, mover, reader);
  if (forced && isHere(after, mover)) return `${t("play-only-play")} ${play}`;
  return t("play-played", { ...addressee(after, mover), play });
}

/** Where men were hit or pinned: notation marks it by a star, which is easily missed. */
function hitText({ mover, stage }: StagePlayed, after: TableView, reader: Seat): string {
  const hits = stage.steps.filter((step) => step.hits);
  const points = hits.map((step) => placeName(spotOf(after, mover, step.to, reader)));
  const id = after.has_bar ? "play-hit-on" : "play-pinned-on";
  return points.length > 0 ? ` ${t(id, { points: list(points) })}` : "";
}
