/** The messages of a text in Fluent's syntax, each with the names of its arguments. */
export function messagesOf(text: string): Map<string, string[]>;
/** The texts of a language by area. */
export function textsOf(language: string): Map<string, string>;
/** The module with the types of all messages. */
export function idsModule(): string;
