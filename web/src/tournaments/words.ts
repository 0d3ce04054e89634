/** The words for tournaments. */

import { ruleSetTitle } from "../app/shared/names";
import { timeName } from "../hall/clock/words";
import { list, moment, t } from "../i18n/messages.svelte";
import type { TournamentKind, TournamentSummary } from "../wire";

const BETWEEN = " · ";

export const KINDS: readonly TournamentKind[] = ["swiss", "round_robin", "knockout", "arena"];

/** The name of a kind. */
export function kindName(kind: TournamentKind): string {
  switch (kind) {
    case "swiss":
      return t("tournament-kind-swiss");
    case "round_robin":
      return t("tournament-kind-round-robin");
    case "knockout":
      return t("tournament-kind-knockout");
    case "arena":
      return t("tournament-kind-arena");
  }
}

/** How a kind pairs its players. */
export function kindNote(kind: TournamentKind): string {
  switch (kind) {
    case "swiss":
      return t("tournament-note-swiss");
    case "round_robin":
      return t("tournament-note-round-robin");
    case "knockout":
      return t("tournament-note-knockout");
    case "arena":
      return t("tournament-note-arena");
  }
}

/** What is played: the game, the length of a match, the time, and whether it is rated. */
export const gameLine = (about: TournamentSummary): string =>
  [
    ruleSetTitle(about.rules, about.title),
    t("play-score-line", { to: about.match_to }),
    timeName(about.time),
    ...(about.rated ? [t("hall-rated")] : []),
  ].join(BETWEEN);

/** The kind, with its length. */
export function kindLine(about: TournamentSummary): string {
  const { kind, minutes, rounds } = about;
  if (minutes) return [kindName(kind), t("tournament-minutes-count", { minutes })].join(BETWEEN);
  if (!rounds) return kindName(kind);
  return [kindName(kind), t("tournament-rounds-count", { rounds })].join(BETWEEN);
}

/** What a tournament is doing. */
export function phaseLine(about: TournamentSummary): string {
  switch (about.phase) {
    case "open":
      return t("tournament-begins", { time: moment(about.starts_ms) });
    case "running":
      return about.round > 0 && about.rounds
        ? t("tournament-round-of", { round: about.round, rounds: about.rounds })
        : t("tournament-running");
    case "over":
      return about.winners?.length
        ? t("tournament-won-by", { names: list(about.winners) })
        : t("tournament-over");
    case "cancelled":
      return t("tournament-cancelled");
  }
}
