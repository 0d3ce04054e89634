/** What the element shows. */

import {
  type BoardConfig,
  type BoardStep,
  boardPosition,
  boardStep,
  type Flight,
  flightsOf,
  manyOf,
  placeOf,
  runsOf,
  type Side,
} from "../../../src/board/api";
import type { BoardView, BoardWords, Step, StepView } from "./types";
import { ENGLISH } from "./words";

/** Milliseconds between one man's start and the next one's, and of a step. */
const TIMING = { gap: 90, leg: 240 };

export class Model {
  view = $state.raw<BoardView | null>(null);
  dice = $state.raw<readonly number[]>([]);
  words = $state.raw<BoardWords>(ENGLISH);
  bottom = $state<Side>("white");
  /** `wide`, `tall`, or by the room. */
  shape = $state<"wide" | "tall" | "auto">("auto");
  homeLeft = $state(false);
  coordinates = $state(true);
  /** Whether men cannot be moved. */
  still = $state(false);
  label = $state("Board");
  flights = $state.raw<Flight[]>([]);
  #flown = 0;

  /** The configuration of the board in a room of this shape. */
  config(isHigh: boolean): BoardConfig | null {
    const { view, bottom } = this;
    if (!view) return null;
    const mover = this.still ? null : (view.mover ?? null);
    const legal = mover ? view.legal.map((step) => boardStep(view, mover, step, bottom)) : [];
    return {
      position: boardPosition(
        view,
        { bottom, reader: mover ?? bottom, mover: view.mover ?? bottom },
        this.words,
      ),
      bottom,
      mover,
      legal,
      runs: mover ? runsOf(view, view.left, mover, bottom) : [],
      many: manyOf(view, view.left, legal, mover, bottom),
      chosen: null,
      arrows: [],
      flights: this.flights,
      hasBar: view.has_bar,
      hasHand: view.has_hand,
      parallel: view.movement === "parallel",
      portrait: this.shape === "tall" || (this.shape === "auto" && isHigh),
      mirror: this.homeLeft,
      coordinates: this.coordinates,
    };
  }

  /** The dice, and whether each has been played. */
  get faces(): { face: number; spent: boolean }[] {
    const left = [...(this.view?.left ?? [])];
    return this.dice.map((face) => {
      const index = left.indexOf(face);
      if (index >= 0) left.splice(index, 1);
      return { face, spent: index < 0 };
    });
  }

  show(view: BoardView, steps: readonly StepView[]): void {
    const side = this.view?.mover;
    this.view = view;
    if (!side || steps.length === 0 || matchMedia("(prefers-reduced-motion: reduce)").matches) {
      this.flights = [];
      return;
    }
    const path = steps.map((step) => boardStep(view, side, step, this.bottom));
    this.flights = flightsOf(path, side, {
      firstId: this.#flown,
      hasBar: view.has_bar,
      ...TIMING,
    });
    this.#flown += this.flights.length;
  }

  landed(id: number): void {
    this.flights = this.flights.filter((flight) => flight.id !== id);
  }

  /** A step of the board as the rules take it. */
  step(step: Pick<BoardStep, "from" | "number">): Step | null {
    const { view } = this;
    if (!view?.mover) return null;
    const from = placeOf(view, view.mover, step.from, this.bottom);
    return from === "off" ? null : [from, step.number];
  }

  /** The steps of one man by several numbers. */
  run(from: BoardStep["from"], numbers: readonly number[]): Step[] {
    const steps: Step[] = [];
    let at = this.step({ from, number: 0 })?.[0];
    for (const number of numbers) {
      const next = at ?? null;
      if (next === null) break;
      steps.push([next, number]);
      const landed = steps.length === 1 ? this.#landing(next, number) : Number(next) - number;
      at = landed;
    }
    return steps;
  }

  #landing(from: Step[0], number: number): number {
    const step = this.view?.legal.find((legal) => legal.from === from && legal.number === number);
    return typeof step?.to === "number" ? step.to : Number(from) - number;
  }
}
