/** The rules in brief of each game in each language: a long table, which is loaded with the first of them. */
export const ARTICLES = import.meta.glob<string>("../../i18n/*/rules-*.md", {
  query: "?raw",
  import: "default",
});
