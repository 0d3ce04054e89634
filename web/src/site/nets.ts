/** The nets that a Worker fetches when it first needs them. */

import type { Folders } from "../app/roles";
import type { Module } from "./module";

/** Milliseconds for which a question waits for a net, from the beginning of its fetch. */
const WAIT_MS = 2000;

/** The most nets that a table needs: a match plays at most three games in turn. */
export const NETS_MOST = 3;

export class Nets {
  /**
   * The fetches that are under way, and the nets that no module has been given yet, by the rules.
   * Each resolves to null if the net has not arrived in time, or cannot be fetched.
   */
  #fetches = new Map<string, Promise<ArrayBuffer | null>>();

  /**
   * Gives a module the net for some rules. Resolves to false if the net is not there in time: then a
   * later call finds it, or fetches it again.
   */
  async give(module: Module, folders: Folders, rules: string): Promise<boolean> {
    const begun = this.#fetches.get(rules) ?? this.#fetch(module, folders, rules);
    const net = await begun;
    if (!net) return false;
    this.#fetches.delete(rules);
    module.takeNet(net);
    return true;
  }

  #fetch(module: Module, folders: Folders, rules: string): Promise<ArrayBuffer | null> {
    const fetching = module.fetchNet(folders, rules);
    const late = new Promise<null>((resolve) => setTimeout(resolve, WAIT_MS, null));
    const soon = Promise.race([fetching.catch(() => null), late]);
    this.#fetches.set(rules, soon);
    fetching.then(
      (net) => this.#fetches.set(rules, Promise.resolve(net)),
      () => this.#fetches.delete(rules),
    );
    return soon;
  }
}
