import { flushSync, mount, tick, unmount } from "svelte";
import { afterEach, expect, it } from "vitest";
import { loadTexts } from "../../i18n/messages.svelte";
import Terms from "./Terms.svelte";
import type { Term } from "./terms";

let shown: Record<string, unknown>;

afterEach(async () => {
  await unmount(shown);
  document.body.replaceChildren();
});

it("explains each word in a sentence that its button opens", async () => {
  const terms: Term[] = ["unit", "throws"];

  shown = mount(Terms, { target: document.body, props: { terms } });
  await loadTexts("why");
  await tick();
  flushSync();

  const button = document.querySelector("[data-terms]");
  const texts = document.querySelector("[popover]");
  expect(button?.getAttribute("popovertarget")).toBe(texts?.id);
  expect(button?.getAttribute("aria-label")).toBe("What the words mean");
  expect(texts?.textContent).toContain("loses 0.1 units");
  expect(texts?.textContent).toContain("two dice fall in 36 ways");
});
