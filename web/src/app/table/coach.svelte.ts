/** Tips in the first unrated game of each group of games: what to do, and what is new. */

import { untrack } from "svelte";
import { t } from "../../i18n/messages.svelte";
import type { Seat, TableView } from "../../wire";
import { mayDecline } from "../live/ladder";
import type { Notice } from "../live/notices.svelte";
import type { TableStore } from "../live/table.svelte";
import { mayCascade } from "../live/throwCount";
import { numbersLeft } from "../shared/boardView";
import { groups } from "../shared/names";
import { addressee, bottomSeat, isAlone, moverOf, opposite, seatName } from "../shared/seats";

/** What a tip explains. */
export type TipName =
  | "throw"
  | "tap"
  | "cascade"
  | "passes"
  | "gift"
  | "pin"
  | "hit"
  | "hand"
  | "off";

export interface Tip {
  name: TipName;
  text: string;
}

/** What this browser remembers of the tips. */
interface Lessons {
  /** Whether the player wants no tips. */
  isOff?: boolean;
  /** The table of the first game of each group. */
  tables: Record<string, string>;
  /** The tips that the player has had. */
  had: TipName[];
}

const KEY = "rosespring.coach";

/** Whether a man is pinned, which the board shows by a lock. */
const hasPin = ({ points }: TableView): boolean => points.some((point) => point.pinned);

/** Games with the same tips: by cascades, hits, hands and pins. */
function groupOf(table: TableView): string {
  const cascades = mayCascade(table.white.next_doublet);
  return [
    cascades && "cascade",
    table.has_bar && "bar",
    table.has_hand && "hand",
    hasPin(table) && "pin",
  ]
    .filter(Boolean)
    .join("-");
}

/** What the tip about a gift says: `cascade` of the rest of a cascade, other words of plain numbers. */
function giftText(table: TableView, own: Seat, cascade: string): string {
  if (mayCascade(table.white.next_doublet)) return cascade;
  const id = mayDecline(table) ? "play-hand-over-may" : "play-hand-over";
  return t(id, { ...addressee(table, own), groups: groups([numbersLeft(table)]) });
}

/** The tips for the state of a table, for the player at this screen; the newest thing first. */
export function tipsOf(table: TableView): Tip[] {
  const { phase, ladder } = table;
  const own = bottomSeat(table);
  const name = seatName(table, opposite(own));
  if (phase.kind === "opening") return [{ name: "throw", text: t("play-coach-throw") }];
  if (moverOf(table) !== own) return [];
  if (phase.kind === "confirm") {
    const number = phase.passes_on[0]?.[0];
    const text = number && t("play-coach-passes", { number, name });
    return text ? [{ name: "passes", text }] : [];
  }
  if (phase.kind !== "play") return [];
  const first = ladder?.stages.find((stage) => stage.current)?.numbers[0]?.number ?? 0;
  const tips: Tip[] = [];
  if (ladder && ladder.thrower !== own)
    tips.push({
      name: "gift",
      text: giftText(table, own, t("play-coach-gift", { number: first, name })),
    });
  else if ((ladder?.stages.length ?? 0) > 1)
    tips.push({ name: "cascade", text: t("play-coach-cascade", { number: first }) });
  if (hasPin(table)) tips.push({ name: "pin", text: t("play-coach-pin") });
  if (table[own].bar > 0) tips.push({ name: "hit", text: t("play-coach-hit") });
  else if (table[own].hand > 0) tips.push({ name: "hand", text: t("play-coach-hand") });
  else if (table.legal.some((step) => step.to === "off"))
    tips.push({ name: "off", text: t("play-coach-off") });
  if (!table.can_undo) tips.push({ name: "tap", text: t("play-coach-tap") });
  return tips;
}

function load(): Lessons {
  const none: Lessons = { tables: {}, had: [] };
  try {
    return { ...none, ...JSON.parse(localStorage.getItem(KEY) ?? "{}") };
  } catch {
    return none;
  }
}

export class Coach {
  #store: TableStore;
  #lessons = $state.raw(load());

  constructor(store: TableStore) {
    this.#store = store;
  }

  /** The tip for the state shown; null if there is none, or the player has had them all. */
  #tip = $derived.by<Tip | null>(() => {
    const { table, showing } = this.#store;
    if (!table || showing || !this.#isFor(table) || this.#lessons.isOff) return null;
    return tipsOf(table).find(({ name }) => !this.#lessons.had.includes(name)) ?? null;
  });

  notice = $derived.by<Notice | null>(() => {
    const tip = this.#tip;
    if (!tip) return null;
    const off = () => this.#keep({ isOff: true });
    return {
      text: tip.text,
      light: true,
      ways: [
        { action: "tip", label: t("play-coach-got"), isMain: true, run: () => this.#end(tip.name) },
        { action: "no-tips", label: t("play-coach-off-button"), run: off },
      ],
    };
  });

  /** Gives the tips as notices, and remembers those whose moment has passed. Needs an effect. */
  follow(): void {
    let last: { tip: Tip; version: number } | null = null;
    $effect(() => {
      const tip = this.#tip;
      const version = this.#store.table?.version ?? 0;
      this.#store.notices.give("coach", this.notice);
      const past = last && last.version !== version ? last.tip.name : null;
      last = tip && { tip, version };
      if (past) untrack(() => this.#end(past));
    });
    $effect(() => () => this.#store.notices.give("coach", null));
  }

  /** Whether the player learns at a table: in an unrated game, the first of its group. */
  #isFor(table: TableView): boolean {
    const isUnrated = table.you === undefined || this.#store.isRated === false;
    if (table.purpose !== "game" || !isAlone(table) || !isUnrated) return false;
    const before = this.#lessons.tables[groupOf(table)];
    return before === undefined || before === table.id;
  }

  #end(name: TipName): void {
    const { table } = this.#store;
    const { had, tables } = this.#lessons;
    const own = table ? { [groupOf(table)]: table.id } : {};
    this.#keep({ had: [...new Set([...had, name])], tables: { ...own, ...tables } });
  }

  #keep(change: Partial<Lessons>): void {
    this.#lessons = { ...this.#lessons, ...change };
    try {
      localStorage.setItem(KEY, JSON.stringify(this.#lessons));
    } catch {
      // Without storage the tips come again with the next game.
    }
  }
}
