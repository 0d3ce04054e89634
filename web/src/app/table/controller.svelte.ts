/** Controls the table page: reacts to the player and to the store. Runs without any component. */

import { tick, untrack } from "svelte";
import { t } from "../../i18n/messages.svelte";
import { hintArrows } from "../advice/advice";
import type { AdviceStore } from "../advice/advice.svelte";
import { tutorArrows } from "../advice/tutor";
import type { TutorStore } from "../advice/tutor.svelte";
import { computerState } from "../live/computer.svelte";
import { restNews } from "../live/ladder";
import type { Notice, ShownNotice } from "../live/notices.svelte";
import { openingText } from "../live/opening";
import { primaryOf } from "../live/primary";
import type { TableStore } from "../live/table.svelte";
import { isTall } from "../shared/firstBoard";
import { ApiError } from "../shared/http";
import { tableTitle } from "../shared/names";
import { settings } from "../shared/settings.svelte";
import { transport } from "../transport";
import type { KeyAction } from "./keys";
import { scenes } from "./later";
import type { PanelTab } from "./Panel.svelte";

/** What the controller acts upon. */
export interface TableParts {
  store: TableStore;
  advice: AdviceStore;
  tutor: TutorStore;
  /** Asks the server whether the table can be opened; rejects with the server's error if not. */
  checkTable: () => Promise<unknown>;
  /** Navigates to another page. */
  go: (path: string) => void;
  /** Moves the focus to the command line. */
  focusCommand: () => void;
}

/** The window width, in pixels, from which the panel stands beside the board. */
const WIDE = 1280;

export class TableController {
  /** The size of the window, in pixels. */
  size = $state({ width: 0, height: 0 });
  /** Whether the panel lies over the board, because there is no room beside it. */
  sheet = $state(false);
  /** Whether the card of the end is put aside. */
  aside = $state(false);
  /** The tab shown in the panel. */
  tab = $state<PanelTab>("moves");
  /** The reason why the table will never load; null while it may. */
  hopeless = $state<string | null>(null);
  /** Whether the form for real dice opens as soon as the game waits for them. */
  entering = $state(true);
  /** Whether wrongly entered dice are being corrected. */
  correcting = $state(false);

  title = $derived.by(() => {
    const { table } = this.#parts.store;
    return table ? tableTitle(table) : "";
  });
  /** Whether the game is played on a real board beside this screen. */
  companion = $derived.by(() => this.#parts.store.table?.purpose === "companion");
  /** Whether the player may ask for advice: not beside a real board, nor against another person. */
  advised = $derived.by(() => !this.companion && this.#parts.store.table?.you === undefined);
  narrow = $derived(this.size.width < WIDE);
  tall = $derived(isTall(settings.shape, this.size.width, this.size.height));
  /** Whether there is room beside the upper strip, where a hint is then shown. */
  roomy = $derived(this.size.width > 820 && this.size.height > 520);
  /** Whether the upper strip is turned round, for the player across the table. */
  turned = $derived(this.companion && settings.facing === "strip");
  hint = $derived.by(() => this.#parts.advice.hint?.hint ?? null);
  /** What the page has to say, the most urgent alone; null if nothing. */
  notice = $derived.by<ShownNotice | null>(() => {
    const { store } = this.#parts;
    if (!store.table) return null;
    return store.notices.first({
      connection: this.#connectionNotice,
      offer: this.#resignNotice,
      refused: this.#refusedNotice,
      tutor: this.#tutorNotice,
      news: this.#news,
    });
  });
  /** The arrows of an objection or a hint, shown instead of those of the last play. */
  arrows = $derived.by(() => {
    const { store, tutor } = this.#parts;
    const { table, bottom } = store;
    const { objection } = tutor;
    if (!table) return null;
    if (objection) return tutorArrows(table, objection.mover, objection.stage, bottom);
    return this.hint ? hintArrows(table, this.hint, bottom) : null;
  });
  /** Whether the dice of a real throw are being entered or corrected. */
  entersDice = $derived.by(() => {
    const { table, showing } = this.#parts.store;
    if (!table || showing) return false;
    return this.correcting ? table.can_correct_dice : this.entering && table.can_enter_dice;
  });

  #parts: TableParts;
  /** Whether the best play will be shown as soon as the stage can be played again. */
  #wanting = $state(false);

  constructor(parts: TableParts) {
    this.#parts = parts;
    const { store, tutor } = parts;
    store.guard = () =>
      this.advised
        ? tutor.mayCommit(store.table?.version ?? 0, settings.tutor)
        : Promise.resolve(true);
  }

  get #connectionNotice(): Notice | null {
    const { store, go } = this.#parts;
    if (store.link !== "lost") return null;
    if (this.hopeless !== null) {
      const label = t("play-to-lobby");
      const leave = { action: "to-lobby", label, isMain: true, run: () => go("/") };
      return { text: this.hopeless, ways: [leave] };
    }
    const text = store.notices.of("connection")?.text ?? t("play-lost");
    const label = t("play-try-now");
    return { text, ways: [{ action: "reconnect", label, run: () => store.reconnect() }] };
  }

  get #resignNotice(): Notice | null {
    const { store } = this.#parts;
    const offer = store.table?.resign_offer;
    if (!store.table || !offer || store.showing) return null;
    const notice = scenes.now?.resignNotice(store.table, offer, (message) => {
      void store.send(message);
    });
    const due = store.notices.of("due");
    return notice ? { ...notice, text: due ? `${notice.text} ${due.text}.` : notice.text } : null;
  }

  get #refusedNotice(): Notice | null {
    const { store, advice } = this.#parts;
    const stopped = store.table && computerState(store.table.id) === "stopped";
    const text = store.warning ?? advice.failed ?? (stopped ? t("play-computer-stopped") : null);
    return text ? { text } : null;
  }

  get #tutorNotice(): Notice | null {
    const { store, tutor } = this.#parts;
    if (!tutor.objection) return null;
    return scenes.now?.tutorNotice(tutor.objection, store, this) ?? null;
  }

  get #news(): Notice | null {
    const { store, advice, tutor } = this.#parts;
    const { table, playback } = store;
    if (!table || table.phase.kind === "over") return null;
    if (advice.asking) return { text: t("play-hint-thinking") };
    if (tutor.checking) return { text: t("play-tutor-checking") };
    const rest = store.showing ? null : restNews(table, openingText(table, playback.opening));
    const text = playback.note ?? rest;
    if (text) return { text };
    const isSimple = this.roomy && computerState(table.id) === "simple";
    return isSimple ? { text: t("play-computer-simple") } : null;
  }

  close(): void {
    const { store, advice, tutor } = this.#parts;
    store.close();
    advice.close();
    tutor.close();
  }

  /** Makes tutor, advice and dice follow the table. Call it once, where effects are allowed. */
  follow(): void {
    const { store, advice, tutor } = this.#parts;
    $effect(() => {
      // A player who closed the dice form to look at the board is asked again at the next throw.
      if (!store.table?.can_enter_dice) this.entering = true;
    });
    $effect(() => {
      const isPlayed = store.table?.can_done && store.table.legal.length === 0;
      const version = store.mine && isPlayed ? store.table.version : null;
      const size = this.advised ? settings.tutor : "off";
      untrack(() => tutor.follow(version, size));
    });
    $effect(() => {
      const rests = !store.showing && store.link === "open";
      const version = rests ? (store.table?.version ?? null) : null;
      const wanted = settings.bar && this.advised;
      untrack(() => advice.follow(version, wanted));
    });
    $effect(() => {
      if (store.link === "lost") void this.#look();
    });
    $effect(() => {
      if (store.table?.phase.kind !== "over") this.aside = false;
    });
    // Runs after the effect that tells the advice which version is shown: a hint is for that
    // version.
    $effect(() => {
      if (!this.#wanting || !this.#playable) return;
      this.#wanting = false;
      untrack(() => void advice.toggle());
    });
  }

  get #playable(): boolean {
    const { store } = this.#parts;
    return store.mine && store.table?.phase.kind === "play";
  }

  /** Finds out whether waiting for the table is useless: it may be deleted or unreadable. */
  async #look(): Promise<void> {
    try {
      await this.#parts.checkTable();
      this.hopeless = null;
    } catch (error) {
      if (!(error instanceof ApiError)) this.hopeless = null;
      else if (error.code === "no_table") {
        this.#parts.store.isGone = true;
        this.hopeless = t(transport.isDataLost?.() ? "play-data-removed" : "play-table-gone");
      } else this.hopeless = t("play-table-unreadable", { reason: error.message });
    }
  }

  /** Runs the action of the big button, or skips what is being shown. */
  press(): void {
    const { store, go } = this.#parts;
    if (!store.table) return;
    const primary = primaryOf(store.table, store.mine);
    if (!primary.ready) {
      if (store.showing) store.playback.skip();
      return;
    }
    if (primary.message) void store.send(primary.message);
    else if (primary.kind === "enter") this.entering = true;
    else go(this.companion ? "/companion" : "/");
  }

  /** Runs the action of a key. */
  runKeyAction(action: KeyAction): void {
    const { store } = this.#parts;
    if (action === "press") this.press();
    else if (action === "swap") store.playback.turned++;
    else if (action === "hint") this.requestHint();
    else if (action === "leave") this.leave();
    else if (action === "repeat") void store.repeat();
    else if (action === "command") void this.#openCommand();
    else void store.send({ type: action });
  }

  /** Takes stages back to the one objected to, and shows its best play. */
  async takeBack(): Promise<void> {
    const { store, tutor } = this.#parts;
    const stage = tutor.objection?.stage;
    if (stage && !(await store.send({ type: "undo_to", steps: stage.keep }))) return;
    this.#wanting = true;
  }

  /** Commits the turn in spite of the objection. */
  playAnyway(): void {
    this.#parts.tutor.allow();
    void this.#parts.store.send({ type: "done" });
  }

  /** Asks for a hint, or hides the one that is shown. */
  requestHint(): void {
    if (!this.advised) return;
    const { advice } = this.#parts;
    if (this.hint || advice.asking || this.#playable) void advice.toggle();
  }

  /** Opens the messages of both players. */
  openChat(): void {
    this.sheet = this.narrow;
    this.tab = "chat";
  }

  /** Hides the hint and the sheet, and skips what is being shown. */
  leave(): void {
    this.#parts.advice.hide();
    this.sheet = false;
    this.#parts.store.playback.skip();
  }

  /** Closes the form for entering or correcting dice. */
  closeDice(): void {
    if (this.correcting) this.correcting = false;
    else this.entering = false;
  }

  async #openCommand(): Promise<void> {
    this.sheet = this.narrow;
    this.tab = "points";
    await tick();
    this.#parts.focusCommand();
  }
}
