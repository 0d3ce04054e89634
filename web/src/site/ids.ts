/** Ids of tables and analyses. */

/** Letters and digits that cannot be mistaken for each other. */
const LETTERS = "abcdefghijkmnpqrstuvwxyz23456789";
const LENGTH = 12;

/** A new id, part of an address; the page knows by the kind that the browser has what it names. */
export function newId(kind: "own" | "study" = "own"): string {
  const bytes = [...crypto.getRandomValues(new Uint8Array(LENGTH))];
  return `${kind}-${bytes.map((byte) => LETTERS[byte % LETTERS.length]).join("")}`;
}
