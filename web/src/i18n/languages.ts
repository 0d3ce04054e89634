/** The languages of the page, each with its name in that language. */

export interface Language {
  /** The BCP 47 code. */
  code: string;
  name: string;
  dir: "ltr" | "rtl";
  /** Whether a native speaker has reviewed the translation. */
  reviewed: boolean;
  /** The numbering system of the language's digits, if they are not 0 to 9. */
  digits?: string;
  /**
   * For a language whose dates browsers do not know: a language with the same order of day and
   * month.
   */
  dates?: string;
}

const ENGLISH: Language = { code: "en", name: "English", dir: "ltr", reviewed: true };

export const LANGUAGES: readonly Language[] = [
  ENGLISH,
  { code: "de", name: "Deutsch", dir: "ltr", reviewed: false },
  { code: "bg", name: "Български", dir: "ltr", reviewed: false },
  { code: "tr", name: "Türkçe", dir: "ltr", reviewed: false },
  { code: "el", name: "Ελληνικά", dir: "ltr", reviewed: false },
  { code: "az", name: "Azərbaycanca", dir: "ltr", reviewed: false, dates: "bg" },
  { code: "mk", name: "Македонски", dir: "ltr", reviewed: false, dates: "bg" },
  { code: "ru", name: "Русский", dir: "ltr", reviewed: false },
  { code: "ar", name: "العربية", dir: "rtl", reviewed: false, digits: "arab" },
  { code: "fa", name: "فارسی", dir: "rtl", reviewed: false, digits: "arabext" },
];

/** The language with this code. */
export const languageOf = (code: string): Language =>
  LANGUAGES.find((language) => language.code === code) ?? ENGLISH;

/** The first language of the reader's list that the page supports. */
export function preferred(wanted: readonly string[]): string {
  for (const tag of wanted) {
    const code = tag.toLowerCase().split("-")[0] ?? "";
    if (LANGUAGES.some((language) => language.code === code)) return code;
  }
  return ENGLISH.code;
}
