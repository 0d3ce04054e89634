/**
 * The examples of the packages' pages, run as they stand there: in a plain page, in React, Vue and
 * Svelte over the dev servers of three versions of Vite, and on a server. ROSESPRING_NPM names the
 * folder of the packages, ROSESPRING_FRAMEWORKS one with the packages of `packages/frameworks`.
 */

import { execFile } from "node:child_process";
import { cp, mkdir, readFile, rm, writeFile } from "node:fs/promises";
import { createRequire } from "node:module";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { promisify } from "node:util";
import type { Page } from "playwright-core";
import { beforeAll, describe, expect, it } from "vitest";
import { openPage } from "./help/browser";
import { shareBrowser } from "./help/shared";

const PACKAGES = process.env["ROSESPRING_NPM"] ?? "";
const PROJECT = process.env["ROSESPRING_FRAMEWORKS"] ?? "";

const run = promisify(execFile);

/** A dev server of Vite, as far as its versions agree. */
interface DevServer {
  listen(): Promise<unknown>;
  close(): Promise<void>;
  resolvedUrls: { local: string[] } | null;
}

const imported = async (name: string) =>
  import(pathToFileURL(createRequire(join(PROJECT, "package.json")).resolve(name)).href);

/** Starts a dev server of a version of Vite with a plugin. */
async function serve(vite: string, plugins: unknown[] = []): Promise<DevServer> {
  const { createServer } = await imported(vite);
  const server: DevServer = await createServer({
    root: PROJECT,
    configFile: false,
    // Each version has its own files, so that none finds those of another one.
    cacheDir: join(PROJECT, "node_modules", `.${vite}`),
    logLevel: "silent",
    server: { host: "127.0.0.1", port: 0 },
    esbuild: { jsx: "automatic" },
    plugins,
  });
  await server.listen();
  return server;
}

/** The blocks of a language in the page of a package. */
async function blocks(name: string, language: string): Promise<string[]> {
  const page = await readFile(join(PACKAGES, name, "README.md"), "utf8");
  const found = page.matchAll(new RegExp(`^\`\`\`${language}\n(.*?)^\`\`\``, "gms"));
  return [...found].map((block) => block[1] ?? "");
}

async function block(name: string, language: string): Promise<string> {
  const found = await blocks(name, language);
  expect(found, `${language} in ${name}`).toHaveLength(1);
  return found[0] ?? "";
}

const write = (name: string, text: string) => writeFile(join(PROJECT, name), text);

/** Writes a page whose script mounts a component by these lines. */
async function writePage(name: string, script: string): Promise<void> {
  await write(`${name}-page.js`, `import { load } from "@rosespring/rules/inline";\n${script}`);
  const head = '<!doctype html><meta charset="utf-8"><main></main>';
  await write(`${name}.html`, `${head}<script type="module" src="${name}-page.js"></script>`);
}

describe.skipIf(PROJECT === "")("the examples of the packages' pages", () => {
  const shared = shareBrowser();

  beforeAll(async () => {
    const modules = join(PROJECT, "node_modules", "@rosespring");
    await rm(modules, { recursive: true, force: true });
    await mkdir(modules, { recursive: true });
    for (const name of ["rules", "board"]) {
      await cp(join(PACKAGES, name), join(modules, name), { recursive: true });
    }
  });

  /** Opens a page of the project at a dev server, and plays the number 6 on its board. */
  async function play(name: string, server: DevServer): Promise<void> {
    const { page, errors, close } = await openPage(shared.browser, {});
    try {
      await page.goto(`${server.resolvedUrls?.local[0]}${name}.html`);
      await playSix(page);
      expect(errors).toEqual([]);
    } finally {
      await close();
      await server.close();
    }
  }

  async function playSix(page: Page): Promise<void> {
    const board = page.locator("rosespring-board");
    await board.getByRole("button", { name: "15 white men, can play 6, 5" }).click();
    await board.getByRole("button", { name: "14 white men" }).waitFor();
  }

  it("plays in a plain page with an import map", async () => {
    const [plain = ""] = await blocks("board", "html");
    await write("plain.html", plain);
    const { page, errors, close } = await openPage(shared.browser, {});
    await page.route("http://plain.test/**", (route) =>
      route.fulfill({ path: join(PROJECT, new URL(route.request().url()).pathname) }),
    );

    await page.goto("http://plain.test/plain.html");

    await playSix(page);
    expect(errors).toEqual([]);
    await close();
  });

  it("plays in React, over Vite 5", async () => {
    await write("Game.tsx", await block("board", "tsx"));
    await writePage(
      "react",
      `import { createElement } from "react";
       import { createRoot } from "react-dom/client";
       import { Game } from "./Game.tsx";
       const root = createRoot(document.querySelector("main"));
       load().then((rules) => root.render(createElement(Game, { rules })));`,
    );

    await play("react", await serve("vite5"));
  });

  it("plays in Vue, over Vite 6", async () => {
    await write("Game.vue", await block("board", "vue"));
    await writePage(
      "vue",
      `import { createApp } from "vue";
       import Game from "./Game.vue";
       load().then((rules) => createApp(Game, { rules }).mount("main"));`,
    );
    const { default: vue } = await imported("@vitejs/plugin-vue");
    const isCustomElement = (tag: string) => tag === "rosespring-board";
    const plugin = vue({ template: { compilerOptions: { isCustomElement } } });

    await play("vue", await serve("vite6", [plugin]));
  });

  it("plays in Svelte, over Vite 7", async () => {
    await write("Game.svelte", await block("board", "svelte"));
    await writePage(
      "svelte",
      `import { mount } from "svelte";
       import Game from "./Game.svelte";
       const target = document.querySelector("main");
       load().then((rules) => mount(Game, { target, props: { rules } }));`,
    );
    const { svelte } = await imported("@sveltejs/vite-plugin-svelte");

    await play("svelte", await serve("vite", [svelte({ configFile: false })]));
  });

  it("says what is to be done where a bundler has lost the module", async () => {
    await writePage("lost", `import { load as fetched } from "@rosespring/rules"; fetched();`);
    const server = await serve("vite5");
    const { page, close } = await openPage(shared.browser, {});
    const fault = page.waitForEvent("pageerror");
    await page.goto(`${server.resolvedUrls?.local[0]}lost.html`);

    expect((await fault).message).toContain(
      'import "@rosespring/rules/inline", or set optimizeDeps',
    );
    await close();
    await server.close();
  });

  it("takes what was set before the element was defined, and a second copy", async () => {
    await writePage(
      "late",
      `const board = document.createElement("rosespring-board");
       document.querySelector("main").append(board);
       load().then(async (rules) => {
         const position = rules.throw(rules.start("gul-bara", "white"), [6, 5]);
         board.view = rules.board(position);
         board.dice = position.stage;
         board.bottom = "black";
         board.addEventListener("play", ({ detail }) => {
           board.view = rules.board(position, detail.steps.slice(0, 1));
         });
         await import("@rosespring/board");
         await import("/node_modules/@rosespring/board/dist/board.js?copy");
         if (board.getAttribute("bottom") !== "black") throw new Error("the side is lost");
       });`,
    );

    await play("late", await serve("vite"));
  });

  it("is drawn on a server, without a document", async () => {
    await write("server.mjs", await block("board", "js"));

    const { stdout } = await run(process.execPath, [join(PROJECT, "server.mjs")]);

    expect(stdout.trim()).toBe('<rosespring-board label="My game"></rosespring-board>');
  });

  it("has types: in JSX, and of the rules where no type of the browser is known", async () => {
    const compiler = createRequire(import.meta.url).resolve("typescript/bin/tsc");
    const options = "--noEmit --strict --module nodenext --target es2023 --jsx react-jsx".split(
      " ",
    );
    const check = (files: string[]) =>
      run(process.execPath, [compiler, ...options, ...files], { cwd: PROJECT });
    await write(
      "rules.ts",
      `import { load, type Rules } from "@rosespring/rules";
       import { load as inside } from "@rosespring/rules/inline";
       export const all: Promise<Rules>[] = [load(), inside()];`,
    );
    await write("Game.tsx", await block("board", "tsx"));
    await write(
      "Wrong.tsx",
      `import "@rosespring/board/react";
       // @ts-expect-error: dice are numbers.
       export const wrong = <rosespring-board dice="6-5" />;`,
    );

    await check(["rules.ts", "--lib", "es2023"]);
    await check(["Game.tsx", "Wrong.tsx", "--skipLibCheck"]);
  });
});
