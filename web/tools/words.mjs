/**
 * The words of the replayer in the languages of the page, from its texts: `replay` takes what it
 * needs of them, without the parser of Fluent. A text is a string with `{name}` for an argument, or
 * a list of such strings and of choices: an argument, and a text for each of its values or plurals.
 */

import { readdirSync } from "node:fs";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import { FluentResource } from "@fluent/bundle";
import { textsOf } from "./messages.mjs";

const ROOT = join(dirname(fileURLToPath(import.meta.url)), "../src/i18n");

/** The texts of the page that the replayer says, beside those of `replay` and `why`. */
const OF_PAGE = [
  /^play-(white|black|moves|off|hand|gift|empty|units|draw|score-line|game-number|end-show|end-best)$/,
  /^play-(threw|named|played|passed|lost-numbers|hand-over|begins|tie|your-throw|result-[\w-]+)$/,
  /^play-(point-name(-single|-lying)?|(bar|hand|off)-name|men-(on-)?(white|black)|with-plays)$/,
  /^analysis-(board|first|back|on|last|games|result|class-(doubtful|error|blunder))$/,
];
/** Nobody at the screen is meant by a name. */
const GIVEN = { who: "other" };

/** The languages, by their codes. */
export const languages = () => readdirSync(ROOT).filter((name) => /^[a-z]{2}$/.test(name));

/** The texts of the replayer in a language, by their ids. */
export function wordsIn(language) {
  const messages = new Map();
  for (const [area, text] of textsOf(language)) {
    for (const { id, value } of new FluentResource(text).body) {
      const isOwn = area === "replay" || area === "why";
      messages.set(id, { value, isSaid: isOwn || OF_PAGE.some((some) => some.test(id)) });
    }
  }
  const said = [...messages].filter(([, { isSaid, value }]) => isSaid && value);
  return Object.fromEntries(said.map(([id, { value }]) => [id, plain(value, messages)]));
}

/** A pattern of Fluent as a text of the replayer. */
function plain(pattern, messages) {
  const parts = [];
  const add = (part) => {
    if (Array.isArray(part)) for (const one of part) add(one);
    else if (typeof part === "string" && typeof parts.at(-1) === "string")
      parts[parts.length - 1] += part;
    else parts.push(part);
  };
  for (const part of [pattern].flat()) add(partOf(part, messages));
  return parts.length === 1 && typeof parts[0] === "string" ? parts[0] : parts;
}

function partOf(part, messages) {
  if (typeof part === "string") return part;
  if (part.type === "var") return `{${part.name}}`;
  if (part.type === "str" || part.type === "num") return String(part.value);
  if (part.type === "mesg") return plain(messages.get(part.name).value, messages);
  if (part.type !== "select" || part.selector.type !== "var")
    throw new Error(`the replayer does not know ${JSON.stringify(part)}`);
  const texts = part.variants.map(({ key, value }) => [String(key.value), plain(value, messages)]);
  const { name } = part.selector;
  const known = texts.find(([key]) => key === GIVEN[name]);
  if (known) return known[1];
  const [usual] = texts[part.star];
  return { by: name, usual, texts: Object.fromEntries(texts) };
}

/** A script with the words in a language. */
export const script = (language) => `export default ${JSON.stringify(wordsIn(language))};\n`;
