/** Translates pointer and key events on a board into the player's intents. */

import { Drag, type PointerPlace } from "./drag.svelte";
import { type Layout, neighbour, type XY } from "./geometry";
import { type Badge, badgeAt, type Place, spotAt } from "./places";
import { dropOn, menAt, stepFor } from "./state";
import type { BoardConfig, BoardRun, BoardStep, Spot } from "./types";

/** What the player wants to do. */
export type Intent =
  | { kind: "step"; step: BoardStep }
  | { kind: "run"; run: BoardRun }
  | { kind: "many"; step: BoardStep; men: number }
  /** To move a man of the mover that may not move. */
  | { kind: "stuck"; spot: Spot }
  /** To move from a place where the mover has no man. */
  | { kind: "missed"; spot: Spot }
  /** To go on: the player pressed Enter when there was nothing to play. */
  | { kind: "idle" }
  /** To go to another point by an arrow key. */
  | { kind: "focus"; spot: number };

/** The board as it is drawn. */
export interface InputBoard {
  readonly config: BoardConfig;
  readonly layout: Layout;
  readonly places: readonly Place[];
  readonly badges: readonly Badge[];
  /** The spots a man may leave from. */
  readonly movable: ReadonlySet<Spot>;
}

export class BoardInput {
  /** The spot under a mouse. */
  hover = $state<Spot | null>(null);
  /** The spot that the keys act on. */
  focused = $state<Spot | null>(null);
  readonly drag = new Drag<Spot>();

  #board: () => InputBoard;
  #mean: (intent: Intent) => void;

  /** `board` returns the board as it is drawn now; `mean` is called with each intent. */
  constructor(board: () => InputBoard, mean: (intent: Intent) => void) {
    this.#board = board;
    this.#mean = mean;
  }

  /** The spot whose landing points are shown. */
  get shown(): Spot | null {
    return this.drag.held?.from ?? this.#movable(this.hover) ?? this.#movable(this.focused);
  }

  /** Begins a tap or a drag; false if there is nothing to press, or another pointer is down. */
  down(at: PointerPlace): boolean {
    const spot = this.#spotAt(at);
    return spot !== null && this.drag.begin(spot, at);
  }

  /** Handles the movement of a pointer that is held down, or of a mouse that is not. */
  move(at: PointerPlace, isMouse: boolean): void {
    const { held } = this.drag;
    if (held) this.drag.follow(at, this.#board().movable.has(held.from));
    else if (isMouse) this.hover = this.#spotAt(at);
  }

  /** Ends a tap or a drag. */
  up(at: PointerPlace): void {
    const held = this.drag.end(at.pointer);
    if (!held) return;
    const to = this.#spotAt(at);
    if (held.moving) {
      if (to !== null && to !== held.from) this.#drop(held.from, to);
      return;
    }
    const badge = this.#badgeAt(held.start);
    if (badge && this.#badgeAt(held.at)?.step === badge.step)
      this.#mean({ kind: "many", step: badge.step, men: badge.men });
    else if (to === held.from) this.tap(to);
  }

  /** Cancels the tap or the drag of a pointer. */
  cancel(pointer: number): void {
    this.drag.end(pointer);
  }

  /**
   * Plays from a spot by the chosen number; false if nothing can be played. `answers` says whether
   * a place without a man of the mover is answered too.
   */
  tap(spot: Spot, answers = true): boolean {
    const { config } = this.#board();
    const step = stepFor(spot, config.legal, config.chosen);
    if (step) this.#mean({ kind: "step", step });
    else if (spot !== "off" && config.mover && menAt(config.position, spot, config.mover) > 0)
      this.#mean({ kind: "stuck", spot });
    else if (answers && config.legal.length > 0) this.#mean({ kind: "missed", spot });
    return step !== null;
  }

  /** Runs the action of a key on a spot; false if the key has none there. */
  key(key: string, shift: boolean, spot: Spot): boolean {
    if (key === "Enter") {
      this.#enter(spot, shift);
      return true;
    }
    const next = typeof spot === "number" ? neighbour(this.#board().layout, spot, key) : null;
    if (next !== null) this.#mean({ kind: "focus", spot: next });
    return next !== null;
  }

  #enter(spot: Spot, shift: boolean): void {
    const { many } = this.#board().config;
    const all = shift ? many.find(({ step }) => step.from === spot) : undefined;
    if (all) this.#mean({ kind: "many", step: all.step, men: all.men });
    else if (!this.tap(spot, false)) this.#mean({ kind: "idle" });
  }

  #drop(from: Spot, to: Spot): void {
    const { legal, runs } = this.#board().config;
    const found = dropOn(from, to, legal, runs);
    if (!found) return;
    this.#mean("numbers" in found ? { kind: "run", run: found } : { kind: "step", step: found });
  }

  #movable(spot: Spot | null): Spot | null {
    return spot !== null && this.#board().movable.has(spot) ? spot : null;
  }

  #spotAt(at: XY): Spot | null {
    const { places, layout } = this.#board();
    return spotAt(places, at, layout.man);
  }

  #badgeAt(at: XY): Badge | null {
    const { badges, config } = this.#board();
    return badgeAt(badges, at, config.portrait);
  }
}
