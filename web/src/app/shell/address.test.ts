import fc from "fast-check";
import { expect, it } from "vitest";
import { behindHash, plain } from "./address";

const SOURCES = import.meta.glob<string>("../../**/*.svelte", {
  query: "?raw",
  import: "default",
  eager: true,
});

const document = new URL("https://games.example/rose/");

it("follows `#` on a host of plain files", () => {
  const read = (to: string) => behindHash.read(new URL(to, document), document);

  const part = fc.string().map(encodeURIComponent);
  const law = fc.property(fc.array(part), fc.option(part), (parts, query) => {
    const [path, search] = [`/${parts.join("/")}`, query === null ? "" : `?p=${query}?`];
    expect(read(behindHash.of(path + search))).toEqual({ path, search });
  });
  fc.assert(law, { seed: 1 });
  expect(read("")).toEqual({ path: "/", search: "" });
  expect(read("#content")).toBeNull();
  expect(read("other/#/learn")).toBeNull();
  expect(read("https://elsewhere.example/rose/#/learn")).toBeNull();
});

it("is a path where the server answers every path", () => {
  const read = (to: string) => plain.read(new URL(to, document), document);

  expect(read(plain.of("/editor?p=1"))).toEqual({ path: "/editor", search: "?p=1" });
  expect(read("/api/tables")).toBeNull();
  expect(read("https://elsewhere.example/learn")).toBeNull();
});

it("is made from the path by every link but those that leave the page", () => {
  const link =
    /<a\b[^>]*?\bhref=(?!\{addressOf\(|"#|"docs\/index\.html"|"\/api\/openapi\.json"|"\/game\/|\{part\.href\})/;
  const found = Object.keys(SOURCES).filter((path) => link.test(SOURCES[path] ?? ""));

  expect(Object.keys(SOURCES).length).toBeGreaterThan(60);
  expect(found).toEqual([]);
});
