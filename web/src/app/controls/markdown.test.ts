import { expect, it } from "vitest";
import { inline, parseMarkdown, slug } from "./markdown";

it("reads headings, paragraphs, lists, tables and code", () => {
  const page =
    "# One\n\nSome words\non two lines.\n\n- a\n- b\n  goes on\n\n1. x\n\n| p | q |\n|---|---|\n| 1 | 2 |\n\n```\n 4 | 5\n```\n";
  const kinds = parseMarkdown(page).map((block) => block.kind);
  expect(kinds).toEqual(["heading", "paragraph", "list", "list", "table", "code"]);
});

it("joins the lines of a paragraph and of an item", () => {
  const [paragraph, list] = parseMarkdown("one\ntwo\n\n- a\n  b\n");
  expect(paragraph).toEqual({ kind: "paragraph", text: [{ kind: "text", text: "one two" }] });
  expect(list).toMatchObject({ items: [[{ kind: "text", text: "a b" }]] });
});

it("reads marks inside a line and preserves the spaces between them", () => {
  expect(inline("a **b** `c` *d* e")).toEqual([
    { kind: "text", text: "a " },
    { kind: "bold", text: "b" },
    { kind: "text", text: " " },
    { kind: "code", text: "c" },
    { kind: "text", text: " " },
    { kind: "italic", text: "d" },
    { kind: "text", text: " e" },
  ]);
});

it("links to the web only, and never runs a script", () => {
  expect(inline("[a](https://example.org)")[0]).toMatchObject({ kind: "link" });
  expect(inline("[a](javascript:b)")).toEqual([{ kind: "text", text: "a" }]);
});

it("links to headings and to the rules of another game", () => {
  expect(inline("[a](#the-board)")[0]).toMatchObject({ href: "#the-board" });
  expect(inline("[a](gul-bara.md#doublets)")[0]).toMatchObject({
    href: "/rules/gul-bara#doublets",
  });
  expect(inline("[a](new-game.md)")[0]).toMatchObject({ href: "/rules/new-game" });
  expect(inline("[a](../formats.md)")).toEqual([{ kind: "text", text: "a" }]);
  expect(slug("What every play must obey")).toBe("what-every-play-must-obey");
});

it("accepts an unclosed block of code", () => {
  expect(parseMarkdown("```\nabc")).toEqual([{ kind: "code", language: "", text: "abc" }]);
});
