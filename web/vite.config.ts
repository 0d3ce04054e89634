import { createHash } from "node:crypto";
import { readdirSync, readFileSync, writeFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { brotliCompressSync } from "node:zlib";
import { svelte } from "@sveltejs/vite-plugin-svelte";
import { build, defineConfig, type Plugin } from "vite";

// `npm run dev` talks to a server started separately: `rosespring serve`, or the mock of the tests.
const server = process.env["ROSESPRING_URL"] ?? "http://127.0.0.1:8421";

/** The modules of the first load: those that the entry reaches by static imports. */
const first = new Set<string>();

const findFirst: Plugin = {
  name: "find-first",
  buildEnd() {
    const visit = (id: string): void => {
      if (first.has(id)) return;
      first.add(id);
      for (const next of this.getModuleInfo(id)?.importedIds ?? []) visit(next);
    };
    for (const id of this.getModuleIds()) if (this.getModuleInfo(id)?.isEntry) visit(id);
  },
};

/** The modules of a hall's page, by variables that name them; xtask builds them. */
const module = (variable: string) => {
  const path = process.env[variable];
  return path ? readFileSync(path) : null;
};
/** With which the page checks its server. */
const rules = module("ROSESPRING_RULES");
const rulesFile = rules
  ? `assets/rules-${createHash("sha256").update(rules).digest("hex").slice(0, 8)}.wasm`
  : "";
/** With which it plays by itself. The program gives them the addresses that the page loads. */
const own = [
  ["modules/rosespring.wasm", module("ROSESPRING_TABLES")],
  ["modules/study.wasm", module("ROSESPRING_STUDY")],
  ["modules/archive.wasm", module("ROSESPRING_ARCHIVE")],
] as const;

// The page reads the address as `import.meta.env["VITE_RULES"]`.
process.env["VITE_RULES"] = rulesFile && `/${rulesFile}`;

const addModules: Plugin = {
  name: "add-modules",
  apply: "build",
  buildStart() {
    for (const [fileName, source] of [[rulesFile, rules] as const, ...own]) {
      if (source) this.emitFile({ type: "asset", fileName, source });
    }
  },
};

/** The replayer of the package of the board, with the script of the page of a game. */
const buildReplayer = () =>
  build({
    configFile: resolve("packages/board/vite.config.ts"),
    logLevel: "warn",
    build: {
      write: false,
      lib: {
        entry: Object.fromEntries(
          ["element", "replay", "hall"].map((name) => [
            name === "element" ? "board" : name,
            resolve(`packages/board/src/${name}.ts`),
          ]),
        ),
        formats: ["es"],
        fileName: (_, name) => `${name}.js`,
      },
    },
  });

/** Adds that replayer, for links to games of a hall, in a folder named by its content. */
const addReplayer: Plugin = {
  name: "add-replayer",
  apply: "build",
  async buildStart() {
    const outputs = await buildReplayer();
    const chunks = [outputs].flat().flatMap((one) => ("output" in one ? one.output : []));
    const files = chunks.map((one) => ({
      fileName: one.fileName,
      source: one.type === "chunk" ? one.code : one.source,
    }));
    const hash = createHash("sha256");
    for (const { source } of files) hash.update(source);
    const folder = `assets/replay-${hash.digest("hex").slice(0, 8)}`;
    for (const { fileName, source } of files)
      this.emitFile({ type: "asset", fileName: `${folder}/${fileName}`, source });
  },
};

/** Svelte's marks between the parts of a text are for pages that go on from it. */
const removeMarks: Plugin = {
  name: "remove-marks",
  transform: (code) => code.replaceAll(/<!--[^>]{0,3}-->/g, ""),
};

/** The comments and empty lines of texts are for translators. */
const bareTexts: Plugin = {
  name: "bare-texts",
  enforce: "pre",
  load(id) {
    if (!id.endsWith(".ftl?raw")) return null;
    const text = readFileSync(id.replace("?raw", ""), "utf8");
    const bare = text.replace(/^#.*\n/gm, "").replace(/\n{2,}(?=\S)/g, "\n");
    return `export default ${JSON.stringify(bare.trimStart())}`;
  },
};

/** Builds the script that draws the first board, from the components of the board as text. */
async function buildFirstBoard(): Promise<string> {
  const outputs = await build({
    configFile: false,
    publicDir: false,
    logLevel: "warn",
    plugins: [svelte(), removeMarks],
    resolve: { alias: { "svelte/internal/server": resolve("src/first/renderer.ts") } },
    ssr: { noExternal: true },
    build: {
      ssr: true,
      target: "es2022",
      write: false,
      minify: true,
      rolldownOptions: { input: "src/first/main.ts", output: { format: "iife" } },
    },
  });
  const { output } = outputs as { output: { type: string; code?: string }[] };
  return output.find(({ type }) => type === "chunk")?.code ?? "";
}

/** Adds that script at the end of the document. Its name changes with its content. */
function addFirstBoard(base: string): Plugin {
  let fileName = "";
  return {
    name: "add-first-board",
    apply: "build",
    async buildStart() {
      const source = await buildFirstBoard();
      const hash = createHash("sha256").update(source).digest("hex").slice(0, 8);
      fileName = `assets/first-${hash}.js`;
      this.emitFile({ type: "asset", fileName, source });
    },
    transformIndexHtml: () => [
      { tag: "script", attrs: { src: base + fileName }, injectTo: "body" },
    ],
  };
}

/** Builds the service worker: one script at the root, which decides what it may control. */
const buildWorker = (outDir: string) =>
  build({
    configFile: false,
    publicDir: false,
    logLevel: "warn",
    build: {
      target: "es2022",
      outDir,
      emptyOutDir: false,
      modulePreload: { polyfill: false },
      rolldownOptions: {
        input: "src/offline/worker.ts",
        output: { format: "iife", entryFileNames: "sw.js" },
      },
    },
  });

/** Adds the service worker to what was built. */
const addWorker: Plugin = {
  name: "add-worker",
  apply: "build",
  async writeBundle({ dir }) {
    if (dir) await buildWorker(dir);
  },
};

/** Writes a compressed copy, with `.br` added to its name, beside each text that the page loads. */
const compress: Plugin = {
  name: "compress",
  apply: "build",
  closeBundle() {
    for (const name of readdirSync("dist", { recursive: true, encoding: "utf8" })) {
      if (!/\.(js|css|html|svg|json|wasm|webmanifest)$/.test(name)) continue;
      const path = join("dist", name);
      writeFileSync(`${path}.br`, brotliCompressSync(readFileSync(path)));
    }
  },
};

/** Names the folders in the page of plain files, as the program does in that of a hall. */
const nameFolders: Plugin = {
  name: "name-folders",
  transformIndexHtml(html, { bundle }) {
    const { VITE_CORE: core, VITE_DATA: data } = process.env;
    const named = html.replace("<html ", `<html data-core="${core}/" data-data="${data}/" `);
    // What every page of plain files needs, although it is not part of the first load elsewhere.
    const host = Object.values(bundle ?? {}).find(
      (one) => one.type === "chunk" && one.facadeModuleId?.endsWith("src/site/host.ts"),
    );
    const link = { rel: "modulepreload", crossorigin: true, href: `./${host?.fileName}` };
    return { html: named, tags: host ? [{ tag: "link", attrs: link, injectTo: "head" }] : [] };
  },
};

// The mode `site` builds for a host of plain files, which may have the page at any path.
const baseOf = (mode: string) => (mode === "site" ? "./" : "/");

export default defineConfig(({ mode }) => ({
  base: baseOf(mode),
  plugins: [
    svelte(),
    bareTexts,
    findFirst,
    addFirstBoard(baseOf(mode)),
    addWorker,
    ...(mode === "site" ? [nameFolders] : [addModules, addReplayer, compress]),
  ],
  worker: { format: "es" },
  build: {
    target: "es2022",
    outDir: mode === "site" ? "dist-site" : "dist",
    emptyOutDir: true,
    // A browser that does not know `modulepreload` loads the modules a little later.
    modulePreload: { polyfill: false },
    rolldownOptions: {
      output: {
        // One file of script and one of style: a phone needs longer for thirty small ones.
        codeSplitting: { groups: [{ name: "index", test: (id) => first.has(id) }] },
        // The first script lists the names of all others: without words they are a kilobyte less.
        // The service worker knows the rules in brief by their name: it stores those that are read.
        chunkFileNames: ({ name }) =>
          name === "index" || name.startsWith("rules-")
            ? "assets/[name]-[hash].js"
            : "assets/p[hash].js",
        assetFileNames: "assets/p[hash][extname]",
      },
    },
  },
  server: { proxy: { "/api": { target: server, ws: true } } },
}));
