import { readFileSync } from "node:fs";
import { svelte } from "@sveltejs/vite-plugin-svelte";
import { defineConfig, type Plugin } from "vite";

// The scripts of the page as one file for Node.js: level 2 of `cargo xtask sim`. What a page loads later
// is in that file too, so that loading takes no time.

/** The module with which the pages check what they are shown; xtask builds it. */
const rules = process.env["ROSESPRING_RULES"];
process.env["VITE_RULES"] = rules ? "/rules.wasm" : "";

const addRules: Plugin = {
  name: "add-rules",
  buildStart() {
    if (!rules) return;
    this.emitFile({ type: "asset", fileName: "rules.wasm", source: readFileSync(rules) });
  },
};

export default defineConfig({
  plugins: [svelte(), addRules],
  resolve: { conditions: ["browser"] },
  publicDir: false,
  build: {
    target: "node20",
    outDir: process.env["ROSESPRING_SIM_PAGES"] ?? "../target/sim-pages",
    emptyOutDir: true,
    minify: false,
    lib: { entry: "src/sim/main.ts", formats: ["es"], fileName: () => "pages.mjs" },
    rolldownOptions: { external: [/^node:/], output: { codeSplitting: false } },
  },
});
