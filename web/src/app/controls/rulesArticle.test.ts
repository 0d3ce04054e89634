import { describe, expect, it } from "vitest";
import { rulesPage } from "../../../tools/vectors.mjs";
import { LANGUAGES } from "../../i18n/languages";
import { ARTICLES } from "./articles";
import { parseMarkdown } from "./markdown";
import { loadArticle, withDrawing } from "./rulesArticle";

const GAMES = Object.keys(ARTICLES).flatMap(
  (address) => /\/en\/rules-(.*)\.md$/.exec(address)?.[1] ?? [],
);
const CODES = LANGUAGES.map(({ code }) => code);
const textOf = async (game: string, code: string) => (await loadArticle(game, code))?.text ?? null;
const kinds = (article: string | null) => parseMarkdown(article ?? "").map(({ kind }) => kind);
const hasDrawing = (article: string | null) =>
  parseMarkdown(article ?? "").some((block) => block.kind === "code" && block.language === "text");
/** The numbers named in every language; small ones may be words. */
const numbers = (article: string | null) =>
  [...new Set(article?.match(/\d\d/g))].sort((a, b) => Number(a) - Number(b));

describe("the rules in brief", () => {
  it.each(GAMES)("are built alike in all languages: %s", async (game) => {
    const model = await textOf(game, "de");
    for (const code of CODES) {
      expect((await loadArticle(game, code))?.code).toBe(code);
      const article = await textOf(game, code);
      expect(kinds(article), code).toEqual(kinds(model));
      expect(numbers(article), code).toEqual(numbers(model));
    }
  });

  it.each(GAMES)("have a place for a drawing where the page has one: %s", async (game) => {
    expect(hasDrawing(await textOf(game, "de"))).toBe(hasDrawing(rulesPage(game)));
  });

  it("are in English where the language has no article, and told in full without one", async () => {
    expect((await loadArticle("verquere", "fr"))?.code).toBe("en");
    expect((await loadArticle("gul-bara", "de"))?.code).toBe("de");
    expect(await loadArticle("sreshta", "de")).toBeNull();
  });

  it("have the drawing of the page, without its words", async () => {
    const page = [
      "## The board",
      "```text",
      " +13-14-15-16-17-18-+-19-20-21-22-23-24-+",
      " | 13: the corner   |   your entry    O |      O  two of your men on your 24,",
      "```",
    ].join("\n");
    const article = withDrawing((await textOf("tawula", "de")) ?? "", page);
    const drawing = parseMarkdown(article).find((block) => block.kind === "code");
    if (drawing?.kind !== "code") throw new Error("no drawing");
    expect(drawing.language).toBe("text");
    expect(drawing.text.split("\n").slice(0, 2)).toEqual([
      " +13-14-15-16-17-18-+-19-20-21-22-23-24-+",
      " |                  |                 O |",
    ]);
  });

  it("have no empty drawing where the page refers to another board", async () => {
    const article = withDrawing((await textOf("tawula", "en")) ?? "", "# Moultezim\n");
    expect(hasDrawing(article)).toBe(false);
    expect(article).toContain("## The start and the moves");
  });
});
