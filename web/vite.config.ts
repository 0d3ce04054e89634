import { createHash } from "node:crypto";
import { readdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { brotliCompressSync } from "node:zlib";
import { svelte } from "@sveltejs/vite-plugin-svelte";
import { build, defaultClientConditions, defineConfig, type Plugin } from "vite";

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

/** The module of the rules, with which a page of a hall checks its server; xtask builds it. */
const rules = process.env["ROSESPRING_RULES"]
  ? readFileSync(process.env["ROSESPRING_RULES"])
  : null;
const rulesFile = rules
  ? `assets/rules-${createHash("sha256").update(rules).digest("hex").slice(0, 8)}.wasm`
  : "";

// The page reads the address as `import.meta.env["VITE_RULES"]`.
process.env["VITE_RULES"] = rulesFile && `/${rulesFile}`;

const addRules: Plugin = {
  name: "add-rules",
  apply: "build",
  buildStart() {
    if (rules) this.emitFile({ type: "asset", fileName: rulesFile, source: rules });
  },
};

/** Builds the service worker of a hall: one script at the root, which decides what it may control. */
const buildPushWorker = () =>
  build({
    configFile: false,
    publicDir: false,
    logLevel: "warn",
    build: {
      target: "es2022",
      outDir: "dist",
      emptyOutDir: false,
      modulePreload: { polyfill: false },
      rolldownOptions: {
        input: "src/push/worker.ts",
        output: { format: "iife", entryFileNames: "push-worker.js" },
      },
    },
  });

/** Writes a compressed copy, with `.br` added to its name, beside each text that the page loads. */
const finish: Plugin = {
  name: "finish",
  apply: "build",
  async closeBundle() {
    await buildPushWorker();
    for (const name of readdirSync("dist", { recursive: true, encoding: "utf8" })) {
      if (!/\.(js|css|html|svg|json|wasm|webmanifest)$/.test(name)) continue;
      const path = join("dist", name);
      writeFileSync(`${path}.br`, brotliCompressSync(readFileSync(path)));
    }
  },
};

const linkManifest: Plugin = {
  name: "link-manifest",
  transformIndexHtml: () => [
    { tag: "link", attrs: { rel: "manifest", href: "manifest.webmanifest" }, injectTo: "head" },
    // Some systems take the icon of an installed page from here only.
    {
      tag: "link",
      attrs: { rel: "apple-touch-icon", href: "apple-touch-icon.png" },
      injectTo: "head",
    },
  ],
};

// The mode `site` builds for a host of plain files, which may have the page at any path.
export default defineConfig(({ mode }) => ({
  base: mode === "site" ? "./" : "/",
  plugins: [svelte(), findFirst, ...(mode === "site" ? [linkManifest] : [addRules, finish])],
  resolve: mode === "site" ? { conditions: ["site", ...defaultClientConditions] } : {},
  worker: { format: "es" },
  build: {
    target: "es2022",
    outDir: mode === "site" ? "dist-site" : "dist",
    emptyOutDir: true,
    // A browser that does not know `modulepreload` loads the modules a little later.
    modulePreload: { polyfill: false },
    rolldownOptions: {
      // One file of script and one of style: a phone needs longer for thirty small ones.
      output: { codeSplitting: { groups: [{ name: "index", test: (id) => first.has(id) }] } },
    },
  },
  server: { proxy: { "/api": { target: server, ws: true } } },
}));
