/** What notices say, and where they lead. */

import { ruleSetTitle } from "../app/shared/names";
import { tablePath } from "../app/shell/route.svelte";
import { moment, t } from "../i18n/messages.svelte";
import type { NoticeAbout, NoticeTable, NoticeView } from "../wire";

/** The number of notices that the person has not seen. */
export const unseen = (all: readonly NoticeView[]): number =>
  all.filter((one) => !one.is_seen).length;

/** The time of the newest notice; 0 if there is none. */
export const newest = (all: readonly NoticeView[]): number =>
  all.reduce((latest, one) => Math.max(latest, one.at_ms), 0);

/** The notices of `after` that came after those of `before`, and that nobody has seen. */
export function arrivals(
  before: readonly NoticeView[],
  after: readonly NoticeView[],
): NoticeView[] {
  const known = new Map(before.map((one) => [one.id, one.at_ms]));
  return after.filter((one) => !one.is_seen && known.get(one.id) !== one.at_ms);
}

/** The path of the page at which a notice is answered. */
export function pathOf(about: NoticeAbout): string {
  switch (about.kind) {
    case "turn":
    case "begun":
    case "rematch":
    case "round":
      return tablePath(about.table.id);
    case "challenge":
    case "warning":
    case "silence":
      return "/";
  }
}

/** The name of the other player, marked if it is that of a guest. */
const nameOf = ({ opponent: name, opponent_kind }: NoticeTable): string =>
  opponent_kind === "guest" ? t("notices-guest", { name }) : name;

/** What a notice says, in one line. */
export function sentence(about: NoticeAbout): string {
  switch (about.kind) {
    case "turn": {
      const name = nameOf(about.table);
      return about.is_late ? t("notices-turn-late", { name }) : t("notices-turn", { name });
    }
    case "begun":
      return t("notices-begun", { name: nameOf(about.table) });
    case "challenge":
      return t("notices-challenge", { name: about.from });
    case "rematch":
      return t("notices-rematch", { name: nameOf(about.table) });
    case "round":
      return t("notices-round", { name: nameOf(about.table) });
    case "warning":
      return t("notices-warning");
    case "silence":
      return t("notices-silence");
  }
}

/** Where it happened, and when it ends; null if there is nothing to add. */
export function detail(about: NoticeAbout): string | null {
  switch (about.kind) {
    case "turn": {
      const { rules, title } = about.table;
      const game = ruleSetTitle(rules, title);
      if (about.ends_ms === undefined) return game;
      return t("notices-until", { game, time: moment(about.ends_ms) });
    }
    case "begun":
    case "rematch":
      return ruleSetTitle(about.table.rules, about.table.title);
    case "challenge":
      return ruleSetTitle(about.rules, about.title);
    case "round":
      return about.name;
    case "warning":
    case "silence":
      return null;
  }
}
