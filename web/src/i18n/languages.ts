/** The languages of the page, each by its own name. */

export interface Language {
  /** BCP 47. */
  code: string;
  name: string;
  dir: "ltr" | "rtl";
  /** Whether a native speaker has read the translation. */
  reviewed: boolean;
  /** The numbering system of its own digits, where they are not 0 to 9. */
  digits?: string;
  /** Where browsers do not know its dates: a language that writes day and month as it does. */
  dates?: string;
}

const ENGLISH: Language = { code: "en", name: "English", dir: "ltr", reviewed: true };

export const LANGUAGES: readonly Language[] = [
  ENGLISH,
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

/** The first language of the reader's list that the page speaks. */
export function preferred(wanted: readonly string[]): string {
  for (const tag of wanted) {
    const code = tag.toLowerCase().split("-")[0] ?? "";
    if (LANGUAGES.some((language) => language.code === code)) return code;
  }
  return ENGLISH.code;
}
