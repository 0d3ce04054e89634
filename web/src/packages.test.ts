/** `cargo xtask play` installs only the packages that package.json lists under `dependencies`. */

import { expect, it } from "vitest";
import { dependencies } from "../package.json";

const sources = import.meta.glob<string>(
  [
    "./**/*.{ts,svelte}",
    "!./**/*.test.ts",
    // What only tests import.
    "!./**/{recorded,testing}.ts",
    "../vite.config.ts",
    "../tools/docs.mjs",
  ],
  { query: "?raw", import: "default", eager: true },
);

/** The packages that a source imports: neither parts of Node.js nor modules such as `#host`. */
function imported(source: string): string[] {
  const whole = source.matchAll(
    /^\s*(?:import |(?:import|export|\}) .*from )"([^".\n][^"\n]*)";$/gm,
  );
  const later = source.matchAll(/\bimport\("([^".\n][^"\n]*)"\)/g);
  return [...whole, ...later]
    .map(([, path = ""]) => path)
    .filter((path) => !/^(node:|#)/.test(path))
    .map((path) => path.split("/", path.startsWith("@") ? 2 : 1).join("/"));
}

it("the sources of the page and of the site import nothing but dependencies", () => {
  const packages = new Set(Object.values(sources).flatMap(imported));
  expect([...packages].sort()).toEqual(Object.keys(dependencies).sort());
});
