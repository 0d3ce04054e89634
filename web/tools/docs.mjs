/**
 * Writes the documents of the repository as pages for the site:
 *
 *     node tools/docs.mjs FOLDER
 *
 * Links between documents lead to their pages, pictures and tables of figures are copied, and a link
 * to a missing file is an error. The page of the HTTP interface gets all routes and shapes. The first
 * page begins with what README lists by what one wants to do, and searches all documents.
 */

import { copyFile, mkdir, readdir, readFile, stat, writeFile } from "node:fs/promises";
import { dirname, join, posix } from "node:path";
import { fileURLToPath } from "node:url";
import { Marked } from "marked";
import { getHeadingList, gfmHeadingId } from "marked-gfm-heading-id";
import { sectionsOf } from "./http.mjs";

const WEB = join(dirname(fileURLToPath(import.meta.url)), "..");
const ROOT = join(WEB, "..");

/** The groups of the first page. What is in no group is not listed, but its page exists. */
const GROUPS = [
  {
    title: "Play",
    documents: [
      ...(await readdir(join(ROOT, "docs/rules"))).sort().map((page) => `docs/rules/${page}`),
      "GLOSSARY.md",
    ],
  },
  {
    title: "Study",
    documents: [
      "docs/openings/README.md",
      "docs/puzzles.md",
      "docs/how-strong.md",
      "docs/strength.md",
      "docs/statistics.md",
    ],
  },
  {
    title: "Build",
    documents: [
      "docs/protocol.md",
      "docs/http.md",
      "docs/javascript.md",
      "web/packages/rules/README.md",
      "web/packages/board/README.md",
      "docs/python.md",
      "docs/scaling.md",
      "docs/dataset.md",
      "docs/formats.md",
      "docs/operating.md",
      "docs/training.md",
      "docs/publishing.md",
    ],
  },
  {
    title: "Measured",
    documents: ["docs/benchmarks.md", "docs/reliability.md", "nets/NETS.md"],
  },
  {
    title: "The project",
    documents: ["README.md", "ARCHITECTURE.md", "CONTRIBUTING.md", "CHANGELOG.md"],
  },
];

/** Documents outside `docs`. */
const OTHERS = GROUPS.flatMap(({ documents }) => documents).filter(
  (path) => !path.startsWith("docs/"),
);

/** The list of the documents: the first page has its place. */
const LIST = "docs/README.md";

/** The document to which the routes of the server are added, and their description. */
const HTTP = "docs/http.md";
const DESCRIPTION = "crates/server/openapi.json";

/** Endings of files that are copied. */
const COPIED = [".csv", ".jpg", ".json", ".py", ".svg", ".webp"];

/** The path of a document's page, or of a copied file, in the folder of the pages. */
const placeOf = (path) => path.replace(/^docs\//, "").replace(/\.md$/, ".html");

/** All files below a folder of the repository, as paths from its root. */
async function filesBelow(folder) {
  const entries = await readdir(join(ROOT, folder), { withFileTypes: true, recursive: true });
  const files = entries.filter((entry) => entry.isFile());
  const paths = files.map((entry) => join(entry.parentPath, entry.name).slice(ROOT.length + 1));
  return paths.map((path) => path.replaceAll("\\", "/")).sort();
}

const escaped = (text) =>
  text.replaceAll("&", "&amp;").replaceAll("<", "&lt;").replaceAll('"', "&quot;");

/** The first sentence below the first heading, without marks; empty if a list or table follows. */
function leadOf(markdown) {
  const paragraph = /^# .+\n+([A-Z][^\n]+(?:\n[^\n]+)*)/m.exec(markdown)?.[1] ?? "";
  const text = paragraph.replaceAll("\n", " ").replace(/\[([^\]]+)\]\([^)]*\)/g, "$1");
  const [sentence = ""] = text.replace(/[*`]/g, "").split(/(?<=[.:?]) /);
  return sentence.replace(/:$/, ".");
}

/** The first heading of a document. */
const titleOf = (markdown) => /^# (.+)$/m.exec(markdown)?.[1] ?? "";

function page(title, place, body) {
  const up = "../".repeat(place.split("/").length - 1);
  return `<!doctype html>
<html lang="en">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${escaped(title)} · Rosespring</title>
<link rel="stylesheet" href="${up}docs.css">
<header><a href="${up}../index.html">Rosespring</a><a href="${up}index.html">Documents</a></header>
<main>
${body}</main>
</html>
`;
}

async function textOf(path) {
  const markdown = await readFile(join(ROOT, path), "utf8");
  if (path !== HTTP) return markdown;
  const description = JSON.parse(await readFile(join(ROOT, DESCRIPTION), "utf8"));
  return `${markdown}\n${sectionsOf(description)}`;
}

/** The text of a piece of Markdown, without marks and places of links. */
const plain = (markdown) =>
  markdown
    .replace(/!?\[([^\]]*)\]\([^)]*\)/g, "$1")
    .replace(/^[|: -]+$/gm, "")
    .replace(/[*`|#>]/g, " ")
    .replace(/\s+/g, " ")
    .trim();

/** The sections of a document for the search, with the places of their headings. */
function sectionsIn(place, tokens, headings) {
  const ids = headings.values();
  const sections = [];
  for (const token of tokens) {
    if (token.type === "heading") {
      const id = ids.next().value?.id ?? "";
      const heading = plain(token.text);
      const document = sections[0]?.document ?? heading;
      sections.push({ place: `${place}#${id}`, document, heading, text: "" });
    } else if (sections.length > 0) {
      const last = sections.at(-1);
      last.text = `${last.text} ${plain(token.raw)}`.trim();
    }
  }
  return sections;
}

/** Writes the page of a document, and returns its sections. */
async function writeDocument(out, path, places) {
  const markdown = await textOf(path);
  const from = placeOf(path);
  const marked = new Marked(gfmHeadingId(), {
    renderer: {
      table(token) {
        // Wide tables scroll by themselves.
        const table = Object.getPrototypeOf(this).table.call(this, token);
        return `<div class="table">${table}</div>`;
      },
    },
    async: true,
    async walkTokens(token) {
      if (token.type !== "link" && token.type !== "image") return;
      if (/^[a-z]+:|^#/.test(token.href)) return;
      const [target, anchor] = token.href.split("#");
      const file = posix.normalize(posix.join(posix.dirname(path), target));
      const place = places.get(file);
      if (place !== undefined) {
        const to = posix.relative(posix.dirname(from), place);
        token.href = anchor === undefined ? to : `${to}#${anchor}`;
        return;
      }
      await stat(join(ROOT, file)).catch(() => {
        throw new Error(`${path}: there is no ${file}`);
      });
      // Source files are not part of the pages: the text of the link stays.
      Object.assign(token, { type: "text", raw: token.text });
    },
  });
  const tokens = new Marked().lexer(markdown);
  await write(out, from, page(titleOf(markdown), from, await marked.parse(markdown)));
  return sectionsIn(from, tokens, getHeadingList());
}

/** What one may want to do, as README lists it, with links to the pages. */
async function wishes(places) {
  const markdown = await readFile(join(ROOT, "README.md"), "utf8");
  const table = /^## What do you want to do\?\n+((?:\|.*\n)+)/m.exec(markdown)?.[1];
  if (table === undefined) throw new Error("README.md: no table of what one wants to do");
  const linked = table.replace(/\]\(([^)#:]*)(#[^)]*)?\)/g, (_, named, anchor = "") => {
    const file = named || "README.md";
    const place = places.get(file);
    if (place === undefined) throw new Error(`README.md: there is no page of ${file}`);
    return `](${place}${anchor})`;
  });
  return new Marked().parse(linked);
}

async function writeIndex(out, places) {
  let body = `<h1>Documents</h1>
<label class="search">Search <input id="search" type="search" autocomplete="off"></label>
<p id="count" role="status"></p>
<ul id="found"></ul>
<h2>What do you want to do?</h2>
<div class="table">${await wishes(places)}</div>
<script src="search.js" defer></script>
`;
  for (const { title, documents } of GROUPS) {
    const items = documents.map(async (path) => {
      const markdown = await readFile(join(ROOT, path), "utf8");
      const name = escaped(titleOf(markdown));
      return `<li><a href="${placeOf(path)}">${name}</a><p>${escaped(leadOf(markdown))}</p></li>`;
    });
    const list = (await Promise.all(items)).join("\n");
    body += `<h2>${title}</h2>\n<ul class="cards">\n${list}\n</ul>\n`;
  }
  await write(out, "index.html", page("Documents", "index.html", body));
}

async function write(out, place, text) {
  await mkdir(dirname(join(out, place)), { recursive: true });
  await writeFile(join(out, place), text);
}

const out = process.argv[2];
if (out === undefined) throw new Error("which folder? node tools/docs.mjs FOLDER");
const below = await filesBelow("docs");
const files = [...below.filter((path) => path !== LIST), ...OTHERS];
const documents = files.filter((path) => path.endsWith(".md"));
const copied = files.filter((path) => COPIED.some((ending) => path.endsWith(ending)));
const places = new Map([...documents, ...copied].map((path) => [path, placeOf(path)]));
places.set(LIST, "index.html");
// The task that writes the site puts the built package here.
places.set("web/packages/board/examples/index.html", "board/examples/index.html");
const sections = [];
for (const path of documents) sections.push(...(await writeDocument(out, path, places)));
await write(out, "search.json", JSON.stringify(sections));
for (const path of copied) {
  await mkdir(dirname(join(out, placeOf(path))), { recursive: true });
  await copyFile(join(ROOT, path), join(out, placeOf(path)));
}
await copyFile(join(WEB, "tools", "docs.css"), join(out, "docs.css"));
await copyFile(join(WEB, "tools", "docs-search.js"), join(out, "search.js"));
await writeIndex(out, places);
console.log(`${documents.length} documents`);
