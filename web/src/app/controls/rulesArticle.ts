/** The rules of a game in brief, in the language of the page or in English. */

/** A drawing in letters: the first block of text in a page of rules. */
const DRAWING = /^```text\n([\s\S]*?)^```/m;

/** The width of a board in letters. */
const BOARD = 41;

/** An article, and the code of the language in which it is written. */
export interface Article {
  text: string;
  code: string;
}

/** The article on a game in a language, or else the English one; null if there is none. */
export async function loadArticle(game: string, code: string): Promise<Article | null> {
  const { ARTICLES } = await import("./articles");
  const found = [code, "en"].find((one) => addressOf(game, one) in ARTICLES);
  const text = found && (await ARTICLES[addressOf(game, found)]?.());
  return text ? { text, code: found } : null;
}

const addressOf = (game: string, code: string) => `../../i18n/${code}/rules-${game}.md`;

/**
 * The article with the drawing of the whole page, whose words are in another language; without one
 * where the page refers to the board of another game.
 */
export function withDrawing(article: string, page: string): string {
  const letters = DRAWING.exec(page)?.[1];
  if (letters === undefined) return article.replace(DRAWING, "");
  const board = letters.split("\n").map((line) => line.slice(0, BOARD).replace(WORDS, spaces));
  return article.replace(DRAWING, `\`\`\`text\n${board.join("\n")}\`\`\``);
}

const WORDS = /\d+: [a-z ]*[a-z]|[a-z]{2,}/g;
const spaces = (words: string): string => " ".repeat(words.length);
