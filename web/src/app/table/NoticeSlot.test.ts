import { createRawSnippet, flushSync, mount, unmount } from "svelte";
import { afterEach, expect, it } from "vitest";
import type { NoticeKind } from "../live/notices.svelte";
import NoticeSlot from "./NoticeSlot.svelte";

let shown: Record<string, unknown> | null = null;

afterEach(async () => {
  if (shown) await unmount(shown);
  document.body.replaceChildren();
});

/** The kind of what is shown for a notice while a hint is open. */
function kindBeside(kind: NoticeKind): string | undefined {
  const children = createRawSnippet(() => ({ render: () => "<table></table>" }));
  const notice = { kind, text: "", light: true };
  shown = mount(NoticeSlot, { target: document.body, props: { notice, children } });
  flushSync();
  return document.querySelector<HTMLElement>("[data-notice]")?.dataset["notice"];
}

it.each(["coach", "due", "chat", "news"] as const)("shows an open hint before %s", (kind) => {
  expect(kindBeside(kind)).toBe("hint");
});

it.each(["connection", "offer", "refused", "tutor"] as const)("tells %s at once", (kind) => {
  expect(kindBeside(kind)).toBe(kind);
});
