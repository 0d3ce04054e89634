import { flushSync, mount, unmount } from "svelte";
import { afterEach, beforeAll, expect, it } from "vitest";
import { loadTexts } from "../../i18n/messages.svelte";
import type { ResignChoice } from "../../wire";
import ResignDialog from "./ResignDialog.svelte";

const SINGLE: ResignChoice = { kind: "single", units: 1, needs_consent: true };
const DOUBLE: ResignChoice = { kind: "double", units: 2, needs_consent: false };

let dialog: Record<string, unknown>;

beforeAll(() => Promise.all([loadTexts("hall"), loadTexts("play-scenes")]));
afterEach(async () => {
  await unmount(dialog);
  document.body.replaceChildren();
});

function shown(choices: ResignChoice[], offers: boolean): string {
  const props = { choices, isEarly: false, offers, onresign: () => {}, onclose: () => {} };
  dialog = mount(ResignDialog, { target: document.body, props });
  flushSync();
  return document.body.textContent ?? "";
}

it("tells what each way costs, and which one may be refused", () => {
  shown([SINGLE, DOUBLE], true);

  const text = (kind: string) => document.querySelector(`[data-resign=${kind}]`)?.textContent;
  expect(text("single")).toMatch(/1 unit\s.*may refuse/s);
  expect(text("double")).toMatch(/2 units\s.*ends at once/s);
});

it("tells why there is only the dearest way between two turns", () => {
  expect(shown([DOUBLE], false)).toContain("Less can be offered");
});

it.each([
  [[{ ...SINGLE, needs_consent: false }], false],
  [[DOUBLE], true],
  [[{ kind: "left", units: 6, needs_consent: false }], false],
] as [ResignChoice[], boolean][])(
  "tells nothing of less where there is none",
  (choices, offers) => {
    expect(shown(choices, offers)).not.toContain("Less can be offered");
  },
);
