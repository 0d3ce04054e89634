/** The messages between the two players of a table. */

import type { TableStore } from "../../app/live/table.svelte";
import type { Admonition, ChatLine, ChatWords } from "../../wire";
import { hallProblem } from "../shared/api";
import { chatOf, report, say, setMute } from "./api";
import { joined } from "./lines";

/** Milliseconds for which a new message is shown beside the board. */
const SHOWN_MS = 7000;

/** Milliseconds in which the same words are said once, however often they are tapped. */
const TWICE_MS = 1000;

export class HallChat {
  lines = $state.raw<ChatLine[]>([]);
  /** The last message of the other player, for a short time. */
  latest = $state.raw<ChatLine | null>(null);
  /** Whether the other player's messages are hidden, at all tables. */
  muted = $state(false);
  /** Whether the messages are open: then none is shown beside the board. */
  open = $state(false);
  /** Messages of the other player that were not seen. */
  unread = $state(0);
  /** The numbers of the messages that were reported. */
  reported = $state.raw<number[]>([]);
  /** How many matches the player must still finish before they may write texts. */
  matchesLeft = $state(0);
  /** Why the player may write nothing. */
  silence = $state.raw<Admonition | null>(null);
  failed = $state<string | null>(null);

  /** What was said last, and when. */
  #said = { text: "", at: 0 };
  #timer: ReturnType<typeof setTimeout> | undefined;
  #stop: () => void;

  constructor(
    readonly store: TableStore,
    readonly id: string,
  ) {
    store.said = (line) => this.#handle(line);
    this.#stop = $effect.root(() => {
      // What was said while the connection was lost is read again.
      $effect(() => {
        if (store.link === "open") void this.#load();
      });
    });
  }

  close(): void {
    this.store.said = null;
    clearTimeout(this.#timer);
    this.#stop();
  }

  /** Sends a message, once where it is tapped twice; whether it was sent. */
  async say(words: ChatWords): Promise<boolean> {
    const [text, now] = [JSON.stringify(words), performance.now()];
    if (text === this.#said.text && now - this.#said.at < TWICE_MS) return true;
    this.#said = { text, at: now };
    try {
      this.failed = null;
      this.#take(await say(this.id, words));
      return true;
    } catch (error) {
      this.failed = hallProblem(error);
      this.#said = { text: "", at: 0 };
      return false;
    }
  }

  async report(line: ChatLine): Promise<void> {
    try {
      this.failed = null;
      await report(this.id, line.number);
      this.reported = [...this.reported, line.number];
    } catch (error) {
      this.failed = hallProblem(error);
    }
  }

  async mute(on: boolean): Promise<void> {
    try {
      this.failed = null;
      await setMute(this.id, on);
      this.muted = on;
      this.latest = null;
    } catch (error) {
      this.failed = hallProblem(error);
    }
  }

  /** Notes that the player looks at the messages, or no longer does. */
  look(open: boolean): void {
    this.open = open;
    if (!open) return;
    this.unread = 0;
    this.latest = null;
  }

  async #load(): Promise<void> {
    try {
      const chat = await chatOf(this.id);
      this.lines = joined(chat.lines, this.lines);
      this.muted = chat.is_muted;
      this.matchesLeft = chat.matches_left;
      this.silence = chat.silence ?? null;
    } catch {
      // A new message brings the next try.
    }
  }

  #take(line: ChatLine): void {
    this.lines = joined(this.lines, [line]);
  }

  #handle(line: ChatLine): void {
    this.#take(line);
    if (line.seat === this.store.table?.you || this.muted || this.open) return;
    this.unread += 1;
    this.latest = line;
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => {
      this.latest = null;
    }, SHOWN_MS);
  }
}
