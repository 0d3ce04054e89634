/**
 * Parses the subset of Markdown used by the rules pages into a tree: headings, paragraphs, lists,
 * tables, code blocks; bold, italic, code and links inside a line. The page draws the tree without
 * any HTML text, so nothing needs escaping.
 */

export type Inline =
  | { kind: "text" | "bold" | "italic" | "code"; text: string }
  | { kind: "link"; text: string; href: string };

export type Block =
  | { kind: "heading"; level: number; text: Inline[] }
  | { kind: "paragraph"; text: Inline[] }
  | { kind: "list"; ordered: boolean; items: Inline[][] }
  | { kind: "table"; rows: Inline[][][] }
  | { kind: "code"; language: string; text: string };

const ITEM = /^\s*(?:[-*+]|(\d+)[.)])\s+(.*)$/;
const HEADING = /^(#{1,6})\s+(.*?)\s*#*$/;
const RULE = /^\s*\|?[\s:|-]+\|?\s*$/;

/** Parses a page. */
export function parseMarkdown(page: string): Block[] {
  const lines = page.split(/\r?\n/);
  const blocks: Block[] = [];
  let at = 0;
  while (at < lines.length) {
    const used = block(lines, at, blocks);
    at += Math.max(1, used);
  }
  return blocks;
}

/** Parses one block and returns the number of lines it took. */
function block(lines: string[], at: number, blocks: Block[]): number {
  const line = lines[at] ?? "";
  if (line.trim() === "" || /^\s*(---+|<!--.*-->)\s*$/.test(line)) return 1;
  if (line.startsWith("```")) return code(lines, at, blocks);
  const heading = HEADING.exec(line);
  if (heading) {
    blocks.push({
      kind: "heading",
      level: heading[1]?.length ?? 1,
      text: inline(heading[2] ?? ""),
    });
    return 1;
  }
  if (ITEM.test(line)) return itemList(lines, at, blocks);
  if (line.trim().startsWith("|")) return table(lines, at, blocks);
  const end = lines.findIndex((next, i) => i > at && endsParagraph(next));
  const taken = lines.slice(at, end < 0 ? undefined : end);
  blocks.push({ kind: "paragraph", text: inline(taken.map((l) => l.trim()).join(" ")) });
  return taken.length;
}

function endsParagraph(line: string): boolean {
  const start = line.trim();
  return (
    start === "" ||
    start.startsWith("```") ||
    start.startsWith("|") ||
    HEADING.test(line) ||
    ITEM.test(line)
  );
}

function code(lines: string[], at: number, blocks: Block[]): number {
  const end = lines.findIndex((next, i) => i > at && next.startsWith("```"));
  const stop = end < 0 ? lines.length : end;
  const language = (lines[at] ?? "").slice(3).trim();
  blocks.push({ kind: "code", language, text: lines.slice(at + 1, stop).join("\n") });
  return stop - at + 1;
}

function itemList(lines: string[], at: number, blocks: Block[]): number {
  const items: string[] = [];
  const ordered = ITEM.exec(lines[at] ?? "")?.[1] !== undefined;
  let next = at;
  for (; next < lines.length; next++) {
    const line = lines[next] ?? "";
    const item = ITEM.exec(line);
    if (item) items.push(item[2] ?? "");
    else if (line.trim() !== "" && /^\s{2,}/.test(line))
      items.push(`${items.pop() ?? ""} ${line.trim()}`);
    else break;
  }
  blocks.push({ kind: "list", ordered, items: items.map(inline) });
  return next - at;
}

function table(lines: string[], at: number, blocks: Block[]): number {
  const rows: Inline[][][] = [];
  let next = at;
  for (; (lines[next] ?? "").trim().startsWith("|"); next++) {
    const line = (lines[next] ?? "").trim();
    if (RULE.test(line)) continue;
    const cells = line.replace(/^\||\|$/g, "").split("|");
    rows.push(cells.map((cell) => inline(cell.trim())));
  }
  blocks.push({ kind: "table", rows });
  return next - at;
}

const INLINE = /\*\*(.+?)\*\*|`([^`]+)`|\*([^*\s][^*]*)\*|\[([^\]]+)\]\(([^)\s]+)\)/g;

/** Parses the marks inside a line. */
export function inline(text: string): Inline[] {
  const parts: Inline[] = [];
  let from = 0;
  for (const found of text.matchAll(INLINE)) {
    if (found.index > from) parts.push({ kind: "text", text: text.slice(from, found.index) });
    parts.push(inlineMark(found));
    from = found.index + found[0].length;
  }
  if (from < text.length) parts.push({ kind: "text", text: text.slice(from) });
  return parts;
}

function inlineMark(found: RegExpExecArray | RegExpMatchArray): Inline {
  const [, bold, mono, italic, label, href] = found;
  if (bold !== undefined) return { kind: "bold", text: bold };
  if (mono !== undefined) return { kind: "code", text: mono };
  if (italic !== undefined) return { kind: "italic", text: italic };
  const target = address(href ?? "");
  return target === null
    ? { kind: "text", text: label ?? "" }
    : { kind: "link", text: label ?? "", href: target };
}

/**
 * The target of a link: an external address, a heading of this page, or the page of a game that the
 * link names by its file.
 */
function address(href: string): string | null {
  if (/^https?:\/\//.test(href) || /^#[\w-]+$/.test(href)) return href;
  const rules = /^([a-z][a-z0-9-]*)\.md(#[\w-]+)?$/.exec(href);
  return rules ? `/rules/${rules[1]}${rules[2] ?? ""}` : null;
}

/** The id of a heading in an address. */
export const slug = (heading: string): string =>
  heading
    .toLowerCase()
    .replace(/[^\p{L}\p{N}\s-]/gu, "")
    .trim()
    .replace(/\s+/g, "-");
