/** `<rosespring-board>`: the board of the page as a custom element. */

import { mount, unmount } from "svelte";
import type { Side } from "../../../src/board/api";
import colours from "../../../src/colours.css?inline";
import Element from "./Element.svelte";
import { Model } from "./model.svelte";
import { hostStyle } from "./style";
import type { BoardView, BoardWords, PlayDetail, Step, StepView } from "./types";

export type * from "./types";

const ATTRIBUTES = ["bottom", "shape", "home-left", "no-numbers", "still", "label"] as const;

class BoardElement extends HTMLElement {
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

  #tell(type: string, detail: unknown): void {
    if (detail && (detail as PlayDetail).steps.length === 0) return;
    this.dispatchEvent(new CustomEvent(type, { detail, bubbles: true, composed: true }));
  }
}

customElements.define("rosespring-board", BoardElement);
