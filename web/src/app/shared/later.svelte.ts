/** Parts of the page that are loaded after its first board. */

import type { Component } from "svelte";
import { type Area, loadTexts } from "../../i18n/messages.svelte";

/** Milliseconds after which a part that could not be loaded is tried again. */
const RETRY_MS = 2000;

/** A module that is loaded, with its texts, when it is first needed. */
export class Later<Module> {
  #load: () => Promise<Module>;
  #areas: Area[];
  #loading: Promise<Module> | null = null;
  #loaded = $state.raw<Module | null>(null);

  constructor(load: () => Promise<Module>, ...areas: Area[]) {
    this.#load = load;
    this.#areas = areas;
  }

  /** The module; null until it is loaded. The first reader makes it load, until that succeeds. */
  get now(): Module | null {
    if (!this.#loaded && !this.#loading) this.#begin();
    return this.#loaded;
  }

  /** Loads the module; resolves at once if it is loaded. */
  load(): Promise<Module> {
    this.#loading ??= this.#start();
    return this.#loading;
  }

  async #start(): Promise<Module> {
    try {
      const [module] = await Promise.all([this.#load(), loadTexts(...this.#areas)]);
      this.#loaded = module;
      return module;
    } catch (error) {
      this.#loading = null;
      throw error;
    }
  }

  #begin(): void {
    this.load().catch(() => setTimeout(() => this.#begin(), RETRY_MS));
  }
}

/** A place of the page for a component that a folder above fills in. */
export class Slot<Props extends Record<string, unknown> = Record<string, never>> {
  #part: Later<{ default: Component<Props> }> | null = null;

  fill(load: () => Promise<{ default: Component<Props> }>, ...areas: Area[]): void {
    this.#part = new Later(load, ...areas);
  }

  /** The component; null in an empty slot, or until it is loaded. The first reader makes it load. */
  get now(): Component<Props> | null {
    return this.#part?.now?.default ?? null;
  }
}

/** Calls `work` when the browser has nothing else to do. */
export function whenIdle(work: () => void): void {
  if (typeof requestIdleCallback === "function") requestIdleCallback(work, { timeout: 3000 });
  else setTimeout(work, 300);
}
