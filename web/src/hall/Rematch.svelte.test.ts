import { flushSync, mount, unmount } from "svelte";
import { afterEach, beforeAll, beforeEach, expect, it, vi } from "vitest";
import type { TableStore } from "../app/live/table.svelte";
import { go, route } from "../app/shell/route.svelte";
import { transport } from "../app/transport";
import { loadTexts } from "../i18n/messages.svelte";
import type { RematchView, TableView } from "../wire";
import Rematch from "./Rematch.svelte";

const table = { id: "first", you: "white" } as TableView;
const asked: RematchView = { white: true, black: false };

beforeAll(() => loadTexts("hall", "join", "lobby"));

beforeEach(() => {
  vi.spyOn(transport, "request").mockImplementation(async (method, path) => {
    const body = path.endsWith("/rematch") ? asked : {};
    return { status: method === "GET" && body !== asked ? 404 : 200, text: JSON.stringify(body) };
  });
});

afterEach(() => {
  document.body.replaceChildren();
  vi.restoreAllMocks();
});

/** The card at a table with this state of the rematch. */
function show(rematch: RematchView) {
  const store = $state({ rematch, present: null });
  const card = mount(Rematch, {
    target: document.body,
    props: { store: store as unknown as TableStore, table },
  });
  flushSync();
  return card;
}

it("leads to the next table the player who asked, though the card was drawn anew", async () => {
  const first = show({ white: false, black: false });
  await vi.waitFor(() => expect(document.querySelector("[data-action=rematch]")).not.toBeNull());
  document.querySelector<HTMLElement>("[data-action=rematch]")?.click();
  await vi.waitFor(() => expect(document.querySelector("[data-rematch=waiting]")).not.toBeNull());
  await unmount(first);

  const second = show({ white: true, black: true, table: "next" });

  await vi.waitFor(() => expect(route.path).toBe("/table/next"));
  await unmount(second);

  // Who comes back by Back stays.
  go("/table/first");
  const third = show({ white: true, black: true, table: "next" });
  await vi.waitFor(() => expect(document.querySelector("[data-action=next-table]")).not.toBeNull());
  expect(route.path).toBe("/table/first");
  await unmount(third);
});

it("looks for people again after a game with a program, which takes no rematch", async () => {
  const bot = { name: "Rosespring 1 (bot)", kind: "bot" };
  const match = { rated: false, is_settled: true, white: { name: "Ada" }, black: bot };
  vi.mocked(transport.request).mockImplementation(async (_, path) => ({
    status: 200,
    text: JSON.stringify(path.endsWith("/match") ? match : asked),
  }));
  const card = show({ white: false, black: false });

  await vi.waitFor(() => expect(document.querySelector("[data-action=anybody]")).not.toBeNull());
  expect(document.querySelector("[data-action=rematch]")).toBeNull();
  await unmount(card);
});
