/**
 * The texts of the page, in the format of Project Fluent. An area of the page loads its texts
 * before it is shown; after that `t` returns them at once, and again after each change of the
 * language.
 */

import { FluentBundle, FluentNumber, FluentResource, type Scope } from "@fluent/bundle";
import english from "./en/play.ftl?raw";
import type { Area, Messages } from "./ids";
import { type Language, languageOf } from "./languages";

export type { Area } from "./ids";

type Id = keyof Messages;
type Args<K extends Id> = Messages[K] extends null ? [] : [Messages[K]];
type Values = Record<string, string | number>;

/** Digits: 0 to 9 everywhere, or those of the language. */
export type Digits = "latin" | "local";

interface LanguageState {
  language: Language;
  /** The language with its digits, for numbers, dates and lists. */
  locale: string;
  bundle: FluentBundle;
  /** Formatted texts by message and arguments. */
  said: Map<string, string>;
}

/** Loads the texts of one file. */
export type TextLoader = () => Promise<string>;

/**
 * The English texts of the first board are part of the script. Those of the other languages, and
 * the texts that most pages need, are one request away.
 */
const near: Record<string, TextLoader> = {
  ...import.meta.glob<string>(["./*/play.ftl", "./*/play-pages.ftl", "!./en/play.ftl"], {
    query: "?raw",
    import: "default",
  }),
  "./en/play.ftl": () => Promise.resolve(english),
};
const areas = new Set<Area>();

let shown = $state.raw<LanguageState>(begin(languageOf("en"), "latin"));

function begin(language: Language, digits: Digits): LanguageState {
  const own = digits === "local" ? language.digits : undefined;
  const locale = `${language.code}-u-nu-${own ?? "latn"}`;
  // In a right-to-left line, names and figures must not change the direction around them.
  const bundle = new FluentBundle(locale, { useIsolating: language.dir === "rtl" });
  return { language, locale, bundle, said: new Map() };
}

/** Loads a file of texts; empty if the language does not have it. */
async function load(path: string): Promise<string> {
  const loader = near[path] ?? (await import("./texts")).FILES[path];
  return loader?.() ?? "";
}

/** The texts of an area of the page; English texts replace missing translations. */
async function textsOf(language: Language, area: Area): Promise<FluentResource[]> {
  const codes = [...new Set(["en", language.code])];
  const texts = await Promise.all(codes.map((code) => load(`./${code}/${area}.ftl`)));
  return texts.map((text) => new FluentResource(text));
}

function add(bundle: FluentBundle, texts: FluentResource[][]): void {
  for (const text of texts.flat()) bundle.addResource(text, { allowOverrides: true });
}

/** Loads the texts of these areas of the page; resolves when `t` can return them. */
export async function loadTexts(...wanted: Area[]): Promise<void> {
  const missing = wanted.filter((area) => !areas.has(area));
  const { language, bundle } = shown;
  const texts = await Promise.all(missing.map((area) => textsOf(language, area)));
  // If the language has changed in the meantime, the texts of the new language are loaded.
  if (shown.bundle !== bundle) return loadTexts(...wanted);
  add(bundle, texts);
  for (const area of missing) areas.add(area);
  shown.said.clear();
}

/** Switches the page to another language, once all its texts in use have been loaded. */
export async function speak(code: string, digits: Digits): Promise<void> {
  const next = begin(languageOf(code), digits);
  if (next.locale === shown.locale && areas.size > 0) return;
  const { size } = areas;
  const texts = await Promise.all([...areas].map((area) => textsOf(next.language, area)));
  // A part of the page that came in the meantime needs its texts too.
  if (areas.size > size) return speak(code, digits);
  add(next.bundle, texts);
  shown = next;
  document.documentElement.lang = next.language.code;
  document.documentElement.dir = next.language.dir;
}

/** A small whole number: it needs no formatter of `Intl`, which takes milliseconds to create. */
class PlainNumber extends FluentNumber {
  override toString(scope?: Scope): string {
    return this.value >= 0 && this.value < 1000 && Number.isInteger(this.value)
      ? String(this.value)
      : super.toString(scope);
  }
}

function argument(value: string | number): string | number | PlainNumber {
  return typeof value === "number" && shown.locale.endsWith("latn")
    ? new PlainNumber(value)
    : value;
}

/**
 * The maximum number of formatted texts in the cache: a board is named point by point, repeatedly.
 */
const SAID_MAX = 2000;

function say(id: string, values: Values = {}): string | null {
  const { bundle, said } = shown;
  const key = `${id}\n${Object.values(values).join("\n")}`;
  const before = said.get(key);
  if (before !== undefined) return before;
  const pattern = bundle.getMessage(id)?.value;
  if (!pattern) return null;
  const given = Object.entries(values).map(([name, value]) => [name, argument(value)]);
  const text = bundle.formatPattern(pattern, Object.fromEntries(given), []);
  if (said.size >= SAID_MAX) said.clear();
  said.set(key, text);
  return text;
}

/** A text in the language shown. */
export function t<K extends Id>(id: K, ...args: Args<K>): string {
  return say(id, args[0] as Values | undefined) ?? id;
}

/** A text whose id is built from data; null if there is none. */
export function maybe(id: string, values?: Values): string | null {
  return say(id, values);
}

/** The language shown. */
export const language = (): Language => shown.language;

/** For `Intl`: the language shown, with its digits. */
export const locale = (): string => shown.locale;

/**
 * Marks of direction: the following text runs from right to left; text with a separate direction.
 */
const RIGHT_TO_LEFT = String.fromCodePoint(0x200f);
const FIRST_STRONG = String.fromCodePoint(0x2068);
const POP = String.fromCodePoint(0x2069);

/** A list: `4, 5, 6`; from right to left if the language runs so. */
export function list(parts: readonly (string | number)[]): string {
  const words = parts.map((part) => (typeof part === "number" ? number(part) : part));
  const comma = t("play-comma");
  if (shown.language.dir === "ltr") return words.join(comma);
  const apart = words.map((word) => FIRST_STRONG + word + POP);
  return RIGHT_TO_LEFT + apart.join(comma);
}

/** Numbers as the end of a sentence: `5 and 2`. */
export const listAll = (numbers: readonly number[]): string =>
  new Intl.ListFormat(shown.locale, { type: "conjunction" }).format(numbers.map((n) => number(n)));

/** A number in the digits of the page. */
export function number(value: number, options?: Intl.NumberFormatOptions): string {
  const plain = !options && shown.locale.endsWith("latn") && Number.isInteger(value);
  if (plain && value >= 0 && value < 1000) return String(value);
  return new Intl.NumberFormat(shown.locale, options).format(value);
}

/** A number with a fixed number of digits after the decimal sign. */
export const decimal = (value: number, digits: number): string =>
  number(value, { minimumFractionDigits: digits, maximumFractionDigits: digits });

/** A date with its time. */
export const moment = (ms: number): string =>
  new Intl.DateTimeFormat(shown.language.dates ?? shown.locale, {
    day: "numeric",
    month: "short",
    hour: "2-digit",
    minute: "2-digit",
  }).format(ms);
