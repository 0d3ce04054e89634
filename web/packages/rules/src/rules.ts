/** The rules of the games: requests of the engine protocol to a WebAssembly module. */

import type {
  BoardView,
  Dice,
  Play,
  Position,
  PositionOrId,
  Preset,
  RulesName,
  Side,
  Step,
} from "./types.js";

/** The functions that the module exports. */
interface Exports {
  memory: WebAssembly.Memory;
  rosespring_alloc: (length: number) => number;
  rosespring_free: (pointer: number, length: number) => void;
  rosespring_call: (pointer: number, length: number) => number;
}

/** A request that the rules refused. The module goes on. */
export class RulesError extends Error {
  override readonly name = "RulesError";
  /** The code of the protocol, such as -32002 for an illegal play. */
  readonly code: number;
  /** The faults, each with its place; for an illegal play the step and the reason. */
  readonly data: unknown;

  constructor(message: string, code: number, data: unknown) {
    super(message);
    this.code = code;
    this.data = data;
  }
}

interface Answer {
  result?: unknown;
  error?: { code: number; message: string; data?: unknown };
}

/** Number of bytes of the length before an answer. */
const LENGTH = 4;

/**
 * The rules of all games. They store nothing: each call takes a position, as an object or as its id,
 * and returns another. Positions and events have the shapes of the engine protocol.
 */
export class Rules {
  readonly #exports: Exports;

  /** Takes a `WebAssembly.Instance` of the module. */
  constructor(instance: { readonly exports: object }) {
    this.#exports = instance.exports as Exports;
  }

  /** The presets, the default of each game first. */
  presets(): Preset[] {
    return this.call("rules", {}) as Preset[];
  }

  /** The position before the first throw; with `first` that side is to throw, without an opening. */
  start(rules: RulesName, first?: Side): Position {
    return this.call("start", first ? { rules, first } : { rules }) as Position;
  }

  /** The position, checked and complete, with the pips of both sides. */
  position(position: PositionOrId): Position {
    return this.call("position", { position }) as Position;
  }

  /**
   * The position after a throw, with `events`. In the phase `opening` the first die is White's and
   * the second one Black's; the same number on both stays in `opening`.
   */
  throw(position: PositionOrId, dice: Dice): Position {
    return this.call("throw", { position, dice }) as Position;
  }

  /** The position after a doublet was named, in the phase `name`, with `events`. */
  name(position: PositionOrId, number: number): Position {
    return this.call("name", { position, number }) as Position;
  }

  /** The distinct plays of the stage, each with the position after it. */
  plays(position: PositionOrId): Play[] {
    return (this.call("plays", { position }) as { plays: Play[] }).plays;
  }

  /** The position after a whole legal play of the stage, with `events`. */
  play(position: PositionOrId, steps: readonly Step[]): Position {
    return this.call("play", { position, steps }) as Position;
  }

  /** What a board draws after some steps of the stage, and the steps that are legal next. */
  board(position: PositionOrId, steps: readonly Step[] = []): BoardView {
    return this.call("board", { position, steps }) as BoardView;
  }

  /** Calls a method of the engine protocol. Throws a `RulesError` if it is refused. */
  call(method: string, params: object): unknown {
    const request = JSON.stringify({ jsonrpc: "2.0", id: 1, method, params });
    const { result, error } = JSON.parse(this.#pass(request)) as Answer;
    if (error) throw new RulesError(error.message, error.code, error.data);
    return result;
  }

  #pass(request: string): string {
    const { memory, rosespring_alloc, rosespring_free, rosespring_call } = this.#exports;
    const bytes = new TextEncoder().encode(request);
    const sent = rosespring_alloc(bytes.length);
    // The memory is looked up anew after each call: it moves where it grows.
    new Uint8Array(memory.buffer).set(bytes, sent);
    const answer = rosespring_call(sent, bytes.length);
    rosespring_free(sent, bytes.length);
    const length = new DataView(memory.buffer).getUint32(answer, true);
    const text = new Uint8Array(memory.buffer).slice(answer + LENGTH, answer + LENGTH + length);
    rosespring_free(answer, LENGTH + length);
    return new TextDecoder().decode(text);
  }
}

/** What `loadFrom` needs of a `Response`. */
export interface ModuleResponse {
  readonly ok: boolean;
  readonly url: string;
  readonly status: number;
  readonly statusText: string;
  arrayBuffer(): Promise<ArrayBuffer>;
}

/** The bytes of the module, a compiled `WebAssembly.Module`, or a response with the bytes. */
export type ModuleSource =
  | ArrayBuffer
  | ArrayBufferView
  | Readonly<Record<never, never>>
  | ModuleResponse
  | PromiseLike<ModuleResponse>;

/** Loads the rules from the module. */
export async function loadFrom(source: ModuleSource): Promise<Rules> {
  if (source instanceof WebAssembly.Module) {
    return new Rules(await WebAssembly.instantiate(source, {}));
  }
  if (ArrayBuffer.isView(source) || source instanceof ArrayBuffer) {
    return new Rules((await WebAssembly.instantiate(source as BufferSource, {})).instance);
  }
  const response = (await source) as ModuleResponse;
  if (!response.ok) throw new Error(`${response.url}: ${response.status} ${response.statusText}`);
  // Bytes need no content type, which many hosts of files do not send for modules.
  const { instance } = await WebAssembly.instantiate(await response.arrayBuffer(), {});
  return new Rules(instance);
}
