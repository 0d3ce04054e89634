/** The notices of a table. One is shown at a time, above the turn line: the first of their order. */

import { untrack } from "svelte";
import type { WhyQuestion } from "../advice/why";

/** The kinds of notices, the most urgent first. */
const KINDS = ["connection", "offer", "refused", "coach", "tutor", "due", "chat", "news"] as const;
export type NoticeKind = (typeof KINDS)[number];

/** An answer to a notice. */
export interface NoticeWay {
  /** The name of the button in the page. */
  action: string;
  label: string;
  /** Whether it is the button that most players want. */
  isMain?: boolean;
  run: () => void;
}

export interface Notice {
  text: string;
  /** The question why a play loses, whose answer can be had. */
  why?: WhyQuestion;
  /** The answers: in the place of the buttons of the turn, or beside the text if it is `light`. */
  ways?: NoticeWay[];
  /** Whether the game goes on without an answer. */
  light?: boolean;
}

export type ShownNotice = Notice & { kind: NoticeKind };

export class Notices {
  #given = $state.raw<Partial<Record<NoticeKind, Notice>>>({});

  /** Gives the notice of a kind, or takes it back. */
  give(kind: NoticeKind, notice: Notice | null): void {
    const { [kind]: before, ...others } = untrack(() => this.#given);
    if (notice) this.#given = { ...others, [kind]: notice };
    else if (before) this.#given = others;
  }

  /** The notice of a kind; null if there is none. */
  of(kind: NoticeKind): Notice | null {
    return this.#given[kind] ?? null;
  }

  /** The most urgent notice, of those given and of `others`, which come first within a kind. */
  first(others: Partial<Record<NoticeKind, Notice | null>>): ShownNotice | null {
    for (const kind of KINDS) {
      const notice = others[kind] ?? this.#given[kind];
      if (notice) return { ...notice, kind };
    }
    return null;
  }
}
