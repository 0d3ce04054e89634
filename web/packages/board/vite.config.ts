import { fileURLToPath } from "node:url";
import { svelte } from "@sveltejs/vite-plugin-svelte";
import { defineConfig, type Plugin } from "vite";
import { languages, script } from "../../tools/words.mjs";

const here = (path: string) => fileURLToPath(new URL(path, import.meta.url));

/** Writes the words of the replayer, a file a language, beside it. */
const writeWords: Plugin = {
  name: "write-words",
  generateBundle() {
    for (const language of languages()) {
      const fileName = `words/${language}.js`;
      this.emitFile({ type: "asset", fileName, source: script(language) });
    }
  },
};

/** One file of script: the styles are in it, because a document's styles do not reach the element. */
export default defineConfig({
  root: here("."),
  plugins: [
    svelte({ configFile: here("../../svelte.config.js"), compilerOptions: { css: "injected" } }),
    writeWords,
  ],
  build: {
    target: "es2022",
    outDir: here("dist"),
    emptyOutDir: true,
    // The replayer takes what it shares with the board from board.js.
    rolldownOptions: { preserveEntrySignatures: "allow-extension", output: { minify: true } },
    lib: {
      entry: { board: here("src/element.ts"), replay: here("src/replay.ts") },
      formats: ["es"],
      fileName: (_, name) => `${name}.js`,
    },
  },
});
