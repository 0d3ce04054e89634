/** Ids of tables and analyses. */

/** Letters and digits that cannot be mistaken for each other. */
const LETTERS = "abcdefghijkmnpqrstuvwxyz23456789";
const LENGTH = 12;

/** A new id, part of an address. */
export function newId(): string {
  const bytes = [...crypto.getRandomValues(new Uint8Array(LENGTH))];
  return bytes.map((byte) => LETTERS[byte % LETTERS.length]).join("");
}
