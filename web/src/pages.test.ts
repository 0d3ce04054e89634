import { expect, it } from "vitest";
import source from "./pages.ts?raw";

const files: Record<string, string> = import.meta.glob("./*/*.svelte", {
  query: "?raw",
  import: "default",
  eager: true,
});

/** The areas of the texts and the file of each page. */
const pages = [...source.matchAll(/areas: \[([^\]]*)\],\s*load: \(\) => import\("([^"]+)"\)/g)].map(
  ([, areas = "", file = ""]) => ({ areas: new Set<string>(areas.match(/[a-z-]+/g)), file }),
);

it("loads the texts that each page shows itself", () => {
  expect(pages.length).toBeGreaterThan(20);
  for (const { areas, file } of pages) {
    const shown = [...(files[file] ?? "").matchAll(/\bt\(\s*"([a-z]+)-/g)].map(([, area]) => area);
    const missing = shown.filter((area) => area && area !== "play" && !areas.has(area));
    expect(missing, file).toEqual([]);
  }
});
