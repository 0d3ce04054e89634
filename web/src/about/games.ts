/** The games that have rules to read, known when the page is built: a list of links asks nobody. */

const ARTICLES = import.meta.glob("../i18n/en/rules-*.md", { query: "?raw", import: "default" });

/** The names of the games. */
export const GAMES: readonly string[] = Object.keys(ARTICLES).map((path) =>
  path.replace(/^.*\/rules-(.*)\.md$/, "$1"),
);
