/**
 * The sources of a page of rules. A table explains short tags; tags in brackets after a sentence,
 * such as `(A, B: Play)`, say where the rule comes from. Players read the page without both. Pure.
 */

/** The table of sources, with the empty line after it. */
const TABLE = /^\| *tag *\| *source *\|.*\n(?:\|.*\n)*\n?/m;

/** Blocks of code, which stay as they are. */
const CODE = /(^```[\s\S]*?^```)/m;

/** The tags that a page explains in its table of sources; none without a table. */
export function sourceTags(page: string): string[] {
  const rows = TABLE.exec(page)?.[0].trim().split("\n").slice(2) ?? [];
  return rows.map((row) => row.split("|")[1]?.trim() ?? "").filter((tag) => /^\w+$/.test(tag));
}

/** The page without its table of sources and without the tags in brackets. */
export function withoutSources(page: string): string {
  const tags = sourceTags(page);
  if (tags.length === 0) return page;
  const cited = new RegExp(`\\s*\\((?:${tags.join("|")})(?:[,:;][^()]*)?\\)`, "g");
  const parts = page.replace(TABLE, "").split(CODE);
  return parts.map((part) => (part.startsWith("```") ? part : part.replace(cited, ""))).join("");
}
