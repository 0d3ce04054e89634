import { afterAll, expect, it } from "vitest";
import { LANGUAGES } from "../../i18n/languages";
import { loadTexts, speak } from "../../i18n/messages.svelte";
import { newGuestName } from "./names";

afterAll(() => speak("en", "latin"));

it.each(LANGUAGES.map(({ code }) => code))(
  "names a guest in %s as the server allows",
  async (code) => {
    await loadTexts("hall");
    await speak(code, "local");

    const name = newGuestName();

    // The server refuses invisible marks, such as those that isolate a number.
    expect(name).toMatch(/^[\p{Letter}\p{Mark}\p{Number} ]+$/u);
    expect(name).toMatch(/\p{Number}{3}/u);
  },
);
