import { flushSync, mount, unmount } from "svelte";
import { afterEach, expect, it, vi } from "vitest";
import { loadTexts, speak } from "../i18n/messages.svelte";
import AboutPage from "./AboutPage.svelte";
import { GAMES } from "./games";

let shown: Record<string, unknown>;

afterEach(async () => {
  await unmount(shown);
  await speak("en", "latin");
  vi.unstubAllGlobals();
});

/** The addresses and words of the links to rules. */
function links(): [string, string][] {
  const found = document.querySelectorAll<HTMLAnchorElement>("ul a");
  return [...found].map((link) => [link.getAttribute("href") ?? "", link.textContent]);
}

it.each(["en", "ar"])("has the link to each game's rules at once, by name, in %s", async (code) => {
  const fetched = vi.fn(() => new Promise<Response>(() => {}));
  vi.stubGlobal("fetch", fetched);
  await loadTexts("about");
  await speak(code, "latin");

  shown = mount(AboutPage, { target: document.body });
  flushSync();

  const [addresses, names] = [links().map(([to]) => to), links().map(([, name]) => name)];
  expect(addresses.length).toBeGreaterThan(20);
  expect(addresses.toSorted()).toEqual(GAMES.map((name) => `/rules/${name}`).toSorted());
  expect(names).toEqual(names.toSorted(new Intl.Collator(code).compare));
  expect(names).not.toContain("gul-bara");
  expect(fetched).not.toHaveBeenCalled();
});
