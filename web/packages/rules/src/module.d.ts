/** The module of the rules in base 64: `rules.wasm` as a script. The build writes it. */

export declare const BASE64: string;
