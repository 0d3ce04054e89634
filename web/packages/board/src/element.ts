/**
 * `<rosespring-board>`: the board of the page as a custom element. On a server, where there are no
 * elements, this defines nothing.
 */

import { mount, unmount } from "svelte";
import type { Side } from "../../../src/board/api";
import colours from "../../../src/colours.css?inline";
import Element from "./Element.svelte";
import { Model } from "./model.svelte";
import { hostStyle } from "./style";
import type { BoardView, BoardWords, PlayDetail, Step, StepView } from "./types";

export type * from "./types";

const ATTRIBUTES = ["bottom", "shape", "home-left", "no-numbers", "still", "label"] as const;

/** Properties that a page may set before the element is defined. */
const PROPERTIES = ["view", "dice", "words", "bottom"] as const;

const Base = globalThis.HTMLElement ?? (class {} as typeof HTMLElement);

class BoardElement extends Base {
  static readonly observedAttributes = ATTRIBUTES;

  readonly #model = new Model();
  #content: Record<string, unknown> | null = null;

  constructor() {
    super();
    const root = this.attachShadow({ mode: "open" });
    const style = document.createElement("style");
    style.textContent = hostStyle(colours);
    root.append(style);
  }

  get view(): BoardView | null {
    return this.#model.view;
  }

  set view(view: BoardView | null) {
    this.#model.view = view;
    this.#model.flights = [];
  }

  get dice(): readonly number[] {
    return this.#model.dice;
  }

  set dice(dice: readonly number[]) {
    this.#model.dice = [...dice];
  }

  get words(): BoardWords {
    return this.#model.words;
  }

  set words(words: BoardWords) {
    this.#model.words = words;
  }

  get bottom(): Side {
    return this.#model.bottom;
  }

  set bottom(side: Side) {
    this.setAttribute("bottom", side);
  }

  show(view: BoardView, steps: readonly StepView[] = []): void {
    this.#model.show(view, steps);
  }

  connectedCallback(): void {
    if (!this.shadowRoot) return;
    this.#takeEarlyProperties();
    this.#content = mount(Element, {
      target: this.shadowRoot,
      props: {
        model: this.#model,
        onplay: (steps: Step[]) => this.#tell("play", { steps } satisfies PlayDetail),
        onidle: () => this.#tell("idle", null),
        onstuck: () => this.#tell("stuck", null),
      },
    });
  }

  disconnectedCallback(): void {
    if (this.#content) void unmount(this.#content);
    this.#content = null;
  }

  attributeChangedCallback(name: (typeof ATTRIBUTES)[number], _: unknown, value: string | null) {
    const model = this.#model;
    if (name === "bottom") model.bottom = value === "black" ? "black" : "white";
    else if (name === "shape") model.shape = value === "wide" || value === "tall" ? value : "auto";
    else if (name === "home-left") model.homeLeft = value !== null;
    else if (name === "no-numbers") model.coordinates = value === null;
    else if (name === "still") model.still = value !== null;
    else model.label = value ?? "Board";
  }

  /** Passes on what was set on the element before it had these properties. */
  #takeEarlyProperties(): void {
    for (const name of PROPERTIES) {
      const early = Object.getOwnPropertyDescriptor(this, name);
      if (!early) continue;
      Reflect.deleteProperty(this, name);
      Reflect.set(this, name, early.value);
    }
  }

  #tell(type: string, detail: unknown): void {
    if (detail && (detail as PlayDetail).steps.length === 0) return;
    this.dispatchEvent(new CustomEvent(type, { detail, bubbles: true, composed: true }));
  }
}

// A second copy of the package leaves the element of the first one.
const elements = globalThis.customElements;
if (elements && !elements.get("rosespring-board")) {
  elements.define("rosespring-board", BoardElement);
}
