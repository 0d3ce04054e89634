/** The messages of a text in Fluent's syntax, each with the names of its arguments. */
export function messagesOf(text: string): Map<string, string[]>;
/** The texts of a language by area. */
export function textsOf(language: string): Map<string, string>;
/** The module with the types of all messages. */
export function idsModule(): string;
/** The texts that describe the link of an invitation to messengers, by language. */
export function previewsText(): string;
/** What the file of those texts contains. */
export function storedPreviews(): string;
