import { mount, unmount } from "svelte";
import { encode } from "uqr";
import { expect, it } from "vitest";
import QrCode from "./QrCode.svelte";

it("draws the dark squares of a code, with an empty border", async () => {
  const text = "https://example.org/join/abc";
  const code = mount(QrCode, { target: document.body, props: { text, label: "Code" } });
  const svg = document.querySelector("svg");
  const drawn = svg?.querySelector("path")?.getAttribute("d")?.split("h1v1h-1z").slice(0, -1);
  const size = Number(svg?.getAttribute("viewBox")?.split(" ")[2]);
  await unmount(code);

  const dark = encode(text, { ecc: "M", border: 3 }).data.flat().filter(Boolean);
  expect(drawn).toHaveLength(dark.length);
  for (const square of drawn ?? []) {
    for (const at of square.slice(1).split(" ").map(Number)) {
      expect(at).toBeGreaterThanOrEqual(3);
      expect(at).toBeLessThan(size - 3);
    }
  }
});
