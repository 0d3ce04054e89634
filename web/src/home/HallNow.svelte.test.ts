import { flushSync, mount, unmount } from "svelte";
import { afterEach, beforeAll, expect, it } from "vitest";
import { loadTexts } from "../i18n/messages.svelte";
import type { LobbyView } from "../wire";
import HallNow from "./HallNow.svelte";

const LOBBY = { here: 4, seeks: [], boards: [] } as unknown as LobbyView;

let shown: Record<string, unknown>;

beforeAll(() => loadTexts("home", "hall", "lobby"));
afterEach(() => unmount(shown));

/** The words of the panel. */
function show(lobby: LobbyView | null, lost: boolean): string {
  const props = { line: { lobby, lost, seek: null }, busy: false, onaccept: () => {} };
  shown = mount(HallNow, { target: document.body, props });
  flushSync();
  return document.body.textContent ?? "";
}

it("tells how many are there", () => {
  expect(show(LOBBY, false)).toContain("Here now: 4");
});

it("tells no number while the hall does not answer", () => {
  const words = show(LOBBY, true);
  expect(words).not.toContain("Here now");
  expect(words).toContain("The hall does not answer.");
});

it("tells no number before the hall has told one", () => {
  expect(show(null, false)).not.toContain("Here now");
});
