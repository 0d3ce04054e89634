/** A text of the replayer: `{name}` stands for an argument. */
export type Text = string | (string | Choice)[];
/** A text for each value or plural of an argument. */
export interface Choice {
  by: string;
  usual: string;
  texts: Record<string, Text>;
}
/** The languages, by their codes. */
export function languages(): string[];
/** The texts of the replayer in a language, by their ids. */
export function wordsIn(language: string): Record<string, Text>;
/** A script with the words in a language. */
export function script(language: string): string;
