/**
 * `<rosespring-replay>`: plays a record on the board of the page, as a custom element. On a server,
 * where there are no elements, this defines nothing.
 */

import { mount, unmount } from "svelte";
import colours from "../../../../src/colours.css?inline";
import { hostStyle } from "../style";
import type { BoardWords, ReplayFault, ReplayWords, StepDetail } from "../types";
import { ENGLISH as ENGLISH_BOARD } from "../words";
import { Look } from "./look.svelte";
import { Player } from "./player.svelte";
import Replay from "./Replay.svelte";
import { RecordError } from "./record";
import { replayStyle } from "./style";
import { KNOWN, languageFrom, type Texts } from "./texts";
import { ENGLISH } from "./words";

const OWN = ["src", "analysis", "game", "turn", "speed", "label", "lang"] as const;
const OF_BOARD = ["bottom", "shape", "home-left", "no-numbers", "mode"] as const;

/** Properties that a page may set before the element is defined. */
const PROPERTIES = ["words", "boardWords", "record", "analysis"] as const;

const Base = globalThis.HTMLElement ?? (class {} as typeof HTMLElement);

class ReplayElement extends Base {
  static readonly observedAttributes = [...OWN, ...OF_BOARD];

  readonly #player = new Player();
  readonly #look = new Look();
  #content: Record<string, unknown> | null = null;
  /** What the page has set instead of addresses. */
  #record: unknown = null;
  #analysis: unknown = null;
  #loading: AbortController | null = null;
  /** The words that the page has set; they go before those of the language. */
  #words: Partial<ReplayWords> = {};
  #boardWords: BoardWords | null = null;
  /** The words of the language around. */
  #spoken: { words: ReplayWords; board: BoardWords } = { words: ENGLISH, board: ENGLISH_BOARD };
  /** The language whose words are shown or being loaded. */
  #language = "";

  constructor() {
    super();
    const root = this.attachShadow({ mode: "open" });
    const style = document.createElement("style");
    style.textContent = hostStyle(colours) + replayStyle(colours);
    root.append(style);
    this.#player.onmove = (game, { turn, entry }) => {
      const detail: StepDetail = { game, turn, entry };
      this.dispatchEvent(new CustomEvent("step", { detail, bubbles: true, composed: true }));
    };
  }

  get record(): unknown {
    return this.#record;
  }

  set record(record: unknown) {
    this.#record = record;
    this.#load();
  }

  get analysis(): unknown {
    return this.#analysis;
  }

  set analysis(analysis: unknown) {
    this.#analysis = analysis;
    this.#load();
  }

  get words(): ReplayWords {
    return this.#player.words;
  }

  set words(words: Partial<ReplayWords>) {
    this.#words = words;
    this.#showWords();
  }

  get boardWords(): BoardWords | null {
    return this.#look.boardWords;
  }

  set boardWords(words: BoardWords | null) {
    this.#boardWords = words;
    this.#showWords();
  }

  play(): void {
    this.#player.play();
  }

  pause(): void {
    this.#player.pause();
  }

  go(game: number, turn: number): void {
    this.#player.pause();
    this.#player.goToGame(game - 1);
    this.#player.goToTurn(turn);
  }

  connectedCallback(): void {
    if (!this.shadowRoot) return;
    for (const name of PROPERTIES) {
      const early = Object.getOwnPropertyDescriptor(this, name);
      if (!early) continue;
      Reflect.deleteProperty(this, name);
      Reflect.set(this, name, early.value);
    }
    void this.#speak();
    this.#content = mount(Replay, {
      target: this.shadowRoot,
      props: { player: this.#player, look: this.#look },
    });
    if (document.readyState === "loading" && !this.hasAttribute("src"))
      document.addEventListener("DOMContentLoaded", () => this.#load(), { once: true });
    else this.#load();
  }

  disconnectedCallback(): void {
    this.#player.pause();
    this.#loading?.abort();
    if (this.#content) void unmount(this.#content);
    this.#content = null;
  }

  attributeChangedCallback(name: string, old: string | null, value: string | null) {
    if (old === value) return;
    const player = this.#player;
    if (name === "src" || name === "analysis") this.#load();
    else if (name === "game" || name === "turn") {
      player.opensAt = { ...player.opensAt, [name]: Number(value) || 0 };
      if (player.record) this.go(player.opensAt.game || 1, player.opensAt.turn);
    } else if (name === "speed") player.speed = Math.min(Math.max(Number(value) || 1, 0.25), 8);
    else if (name === "label") player.label = value ?? "";
    else if (name === "lang") void this.#speak();
    else this.#look.set(name, value);
  }

  /**
   * Shows the words of the language around, or of `lang`. The English ones are here but for the
   * sentences about reasons.
   */
  async #speak(): Promise<void> {
    const around = this.closest<HTMLElement>("[lang]")?.lang ?? "";
    const lang = around.toLowerCase().split("-")[0] ?? "";
    const known = KNOWN.includes(lang) ? lang : "en";
    const needsWhy = known === "en" && this.#player.hasReasons;
    const wanted = `${known}${needsWhy ? "+" : ""}`;
    if (wanted === this.#language) return;
    this.#language = wanted;
    const language = known === "en" && !needsWhy ? null : await languageAt(known);
    if (wanted !== this.#language) return;
    const words = known === "en" ? { ...ENGLISH, why: language?.words.why ?? ENGLISH.why } : null;
    const board = known === "en" ? ENGLISH_BOARD : (language?.board ?? ENGLISH_BOARD);
    this.#spoken = { words: words ?? language?.words ?? ENGLISH, board };
    this.#showWords();
  }

  /** Shows the words of the language, but for those that the page has set. */
  #showWords(): void {
    this.#player.words = { ...this.#spoken.words, ...this.#words };
    this.#look.boardWords = this.#boardWords ?? this.#spoken.board;
  }

  /** Loads the record and its analysis anew. What was being loaded is left. */
  #load(): void {
    this.#loading?.abort();
    if (!this.#content) return;
    const loading = new AbortController();
    this.#loading = loading;
    void this.#show(loading.signal);
  }

  async #show(signal: AbortSignal): Promise<void> {
    const player = this.#player;
    const inside = this.querySelector('script[type="application/json"]')?.textContent;
    const address = this.getAttribute("src");
    const own = this.#record ?? (address === null ? inside : null);
    if (own === null || own === undefined) {
      player.close();
      if (address === null) return;
    }
    try {
      player.isLoading = true;
      const record = own ?? (await load(address ?? "", signal));
      if (signal.aborted) return;
      player.open(record);
      const analysisAt = this.getAttribute("analysis");
      const analysis = this.#analysis ?? (analysisAt && (await load(analysisAt, signal)));
      if (signal.aborted || player.games.length === 0) return;
      if (analysis) player.rate(analysis);
      if (player.hasReasons) void this.#speak();
      if (this.hasAttribute("autoplay") && !isStill()) player.play();
    } catch (error) {
      if (signal.aborted) return;
      if (!(error instanceof RecordError)) throw error;
      player.fail(error.fault);
    }
  }
}

/** The words of a language; null if their file is not beside this script. */
async function languageAt(lang: string) {
  // From this script's folder at run time: a bundler would look for a module of this source.
  const path = `./words/${lang}.js`;
  try {
    const { default: texts }: { default: Texts } = await import(/* @vite-ignore */ path);
    return languageFrom(texts, lang);
  } catch {
    return null;
  }
}

const isStill = () => matchMedia("(prefers-reduced-motion: reduce)").matches;

/** The text at an address, as far as the page may fetch it. */
async function load(address: string, signal: AbortSignal): Promise<string> {
  const failed = (fault: ReplayFault) => new RecordError(fault);
  let response: Response;
  try {
    response = await fetch(new URL(address, document.baseURI), { signal });
  } catch {
    throw failed({ kind: "network" });
  }
  if (!response.ok) throw failed({ kind: "status", status: response.status });
  return response.text().catch(() => {
    throw failed({ kind: "network" });
  });
}

// A second copy of the package leaves the element of the first one.
const elements = globalThis.customElements;
if (elements && !elements.get("rosespring-replay")) {
  elements.define("rosespring-replay", ReplayElement);
}
