import { afterAll, expect, it } from "vitest";
import { LANGUAGES } from "../../i18n/languages";
import { loadTexts, speak } from "../../i18n/messages.svelte";
import type { InvitationView } from "../../wire";
import { invites, isNamed, newGuestName } from "./names";

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
    // It says nothing to a friend who reads it in an invitation.
    expect(isNamed(name, "guest")).toBe(false);
  },
);

it("names who invites, unless the name was made for a guest", async () => {
  await loadTexts("join");
  await speak("en", "latin");
  const of = (inviter: string, inviter_kind: InvitationView["inviter_kind"]) =>
    invites({ inviter, inviter_kind } as InvitationView, "Gul bara");

  expect(of("Guest 956", "guest")).toBe("A friend invites you to Gul bara");
  expect(of("Мария", "guest")).toBe("Мария invites you to Gul bara");
  expect(of("Ada Lovelace 1815", "guest")).toBe("Ada Lovelace 1815 invites you to Gul bara");
  // Nobody but a guest has a name that the page made.
  expect(of("Guest 956", "member")).toBe("Guest 956 invites you to Gul bara");
});
