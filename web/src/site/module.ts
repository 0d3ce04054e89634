/** The table as WebAssembly: calls of its C functions (decision 0014). */

import type { Folders } from "../app/roles";
import { isCycle } from "../cycles";
import { LATER } from "../offline/scope";
import { unpackNet } from "./packed";

/** Number of bytes of the length before an answer. */
const LENGTH = 4;

interface Exports {
  memory: WebAssembly.Memory;
  rosespring_alloc(length: number): number;
  rosespring_free(address: number, length: number): void;
  rosespring_call(address: number, length: number): number;
  rosespring_net(address: number, length: number): number;
  rosespring_file(address: number, length: number): number;
}

/** Why the module cannot be used, with a code for the page's texts. */
export class LoadError extends Error {
  constructor(
    /** `not_loaded`: a file is missing, as after a change of the build. `no_simd`: an old browser. */
    readonly code: "not_loaded" | "no_simd",
    message: string,
  ) {
    super(message);
  }
}

/** The bytes of a file in a folder. Rejects with a `LoadError` if it cannot be fetched. */
export async function fetchFile(folder: string, name: string): Promise<ArrayBuffer> {
  const answer = await fetch(new URL(name, folder)).catch((error: unknown) => {
    throw new LoadError("not_loaded", `${name}: ${String(error)}`);
  });
  if (!answer.ok) throw new LoadError("not_loaded", `${name}: HTTP ${answer.status}`);
  void keep(answer.clone()).catch(() => {});
  return answer.arrayBuffer();
}

/** Stores a file as the service worker does: it may not see the requests of a Worker yet. */
async function keep(answer: Response): Promise<void> {
  const cache = await self.caches?.open(LATER);
  if (cache && !(await cache.match(answer.url))) await cache.put(answer.url, answer);
}

/** Compiles the module; browsers without the instructions of simd128 refuse it. */
const compile = (bytes: ArrayBuffer): Promise<WebAssembly.Module> =>
  WebAssembly.compile(bytes).catch((error: unknown) => {
    throw new LoadError("no_simd", String(error));
  });

/** The files of the modules: of the tables, for studying, and for files of other programs. */
export type ModuleName = "rosespring.wasm" | "study.wasm" | "archive.wasm";

/** A call of the module with its parameters. */
export type Call = { call: string; [parameter: string]: unknown };

/** An instance of the module with its own tables. */
export class Module {
  #exports: Exports;

  constructor(readonly compiled: WebAssembly.Module) {
    this.#exports = instantiate(compiled);
  }

  /** Loads and compiles a module. */
  static async load({ core }: Folders, name: ModuleName): Promise<Module> {
    return new Module(await compile(await fetchFile(core, name)));
  }

  /**
   * The answer to a request, as JSON text. A call that fails inside the module ends the instance; a
   * new one without tables takes its place, and the error is thrown.
   */
  call({ call, ...parameters }: Call): string {
    return this.callText(call, JSON.stringify(parameters));
  }

  /** As `call`, with parameters that are JSON text already. */
  callText(call: string, parameters: string): string {
    return this.#pass("rosespring_call", new TextEncoder().encode(`${call} ${parameters}`));
  }

  /**
   * Fetches the net that plays by some rules; of several games, the first that is missing. Rejects
   * if it cannot be fetched.
   */
  async fetchNet({ data }: Folders, rules: string): Promise<ArrayBuffer> {
    const name: unknown = JSON.parse(this.call({ call: "net", rules }));
    if (typeof name !== "string" || name === "")
      throw new LoadError("not_loaded", `no net plays ${rules}`);
    return unpackNet(await fetchFile(data, `${name}.rsnet.packed`));
  }

  /** Fetches and takes the net that plays by some rules. Rejects if it cannot be fetched. */
  async loadNet(folders: Folders, rules: string): Promise<void> {
    this.takeNet(await this.fetchNet(folders, rules));
  }

  /** As `loadNet`, for the rules of a match: all the nets of several games. */
  async loadNets(folders: Folders, rules: string): Promise<void> {
    if (!isCycle(rules)) return this.loadNet(folders, rules);
    while (JSON.parse(this.call({ call: "net", rules })) !== "") {
      await this.loadNet(folders, rules);
    }
  }

  /** Plays by a net from now on. */
  takeNet(net: ArrayBuffer): void {
    this.#pass("rosespring_net", new Uint8Array(net));
  }

  /** The content of a file of another program, as JSON text. */
  readFile(bytes: Uint8Array): string {
    return this.#pass("rosespring_file", bytes);
  }

  #pass(name: "rosespring_call" | "rosespring_net" | "rosespring_file", bytes: Uint8Array): string {
    try {
      const { memory, rosespring_alloc, rosespring_free } = this.#exports;
      const sent = rosespring_alloc(bytes.length);
      // A call may move the memory, so it is looked up again after each one.
      new Uint8Array(memory.buffer).set(bytes, sent);
      const answer = this.#exports[name](sent, bytes.length);
      rosespring_free(sent, bytes.length);
      const length = new DataView(memory.buffer).getUint32(answer, true);
      const text = new Uint8Array(memory.buffer).slice(answer + LENGTH, answer + LENGTH + length);
      rosespring_free(answer, LENGTH + length);
      return new TextDecoder().decode(text);
    } catch (error) {
      this.#exports = instantiate(this.compiled);
      throw error;
    }
  }
}

const instantiate = (compiled: WebAssembly.Module): Exports =>
  new WebAssembly.Instance(compiled, {}).exports as unknown as Exports;
