// Calls the WebAssembly module as its host does.

import { readFileSync } from "node:fs";

/** Number of bytes of the length before an answer. */
const LENGTH = 4;

/** The text of a request: the name of the call, a space, and its parameters as JSON. */
export const request = ({ call, ...parameters }) => `${call} ${JSON.stringify(parameters)}`;

/** An instance with its own tables. It imports nothing. */
export class Module {
  #exports;

  constructor(exports) {
    this.#exports = exports;
  }

  static async load(path) {
    const { module, instance } = await WebAssembly.instantiate(readFileSync(path), {});
    const imports = WebAssembly.Module.imports(module);
    if (imports.length > 0) {
      throw new Error(`the module asks its host for ${JSON.stringify(imports)}`);
    }
    return new Module(instance.exports);
  }

  /** The answer to the text of a request, as text. */
  call(request) {
    return this.#pass("rosespring_call", new TextEncoder().encode(request));
  }

  /** Gives the module a net. */
  takeNet(bytes) {
    return this.#pass("rosespring_net", bytes);
  }

  /** The content of a file of another program, as text. */
  readFile(bytes) {
    return this.#pass("rosespring_file", bytes);
  }

  #pass(name, bytes) {
    const { memory, rosespring_alloc, rosespring_free } = this.#exports;
    const sent = rosespring_alloc(bytes.length);
    // The memory is looked up anew after each call: it moves where it grows.
    new Uint8Array(memory.buffer).set(bytes, sent);
    const answer = this.#exports[name](sent, bytes.length);
    rosespring_free(sent, bytes.length);
    const length = new DataView(memory.buffer).getUint32(answer, true);
    const text = new Uint8Array(memory.buffer).slice(answer + LENGTH, answer + LENGTH + length);
    rosespring_free(answer, LENGTH + length);
    return new TextDecoder().decode(text);
  }
}
