import { flushSync, mount, unmount } from "svelte";
import { expect, it } from "vitest";
import RulesText from "./RulesText.svelte";
import { sourceTags, withoutSources } from "./sources";

const PAGE = `# A game

It is played in Greece (A). A man (or two) moves (B: Play,
Rules; bg) on (see below).

| tag | source |
|---|---|
| A | an article |
| B | another one |
| bg | the Bulgarian rules |

\`\`\`text
start (A)
\`\`\`

- One (A, B: Play).
`;

it("finds the tags of the table of sources", () => {
  expect(sourceTags(PAGE)).toEqual(["A", "B", "bg"]);
  expect(sourceTags("# A page without tags")).toEqual([]);
});

it("removes the table and the tags in brackets, and nothing else", () => {
  const page = withoutSources(PAGE);
  expect(page).toContain("It is played in Greece. A man (or two) moves on (see below).");
  expect(page).not.toContain("an article");
  expect(page).toContain("- One.");
  expect(page).toContain("start (A)");
  expect(withoutSources("A page (A).")).toBe("A page (A).");
});

it("shows the sources when the reader asks for them", async () => {
  const target = document.body;
  const text = mount(RulesText, { target, props: { page: PAGE } });
  expect(target.textContent).not.toContain("an article");
  expect(target.textContent).toContain("in Greece.");

  target.querySelector<HTMLInputElement>("input[type=checkbox]")?.click();
  flushSync();

  expect(target.textContent).toContain("an article");
  expect(target.textContent).toContain("in Greece (A).");
  await unmount(text);
});
