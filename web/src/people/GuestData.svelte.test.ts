import { flushSync, mount, unmount } from "svelte";
import { afterEach, beforeAll, beforeEach, expect, it, vi } from "vitest";
import { transport } from "../app/transport";
import { loadTexts } from "../i18n/messages.svelte";
import GuestData from "./GuestData.svelte";

const session = (id: string, is_this: boolean) => ({ id, agent: id, since_ms: 5, is_this });
let sessions: ReturnType<typeof session>[] = [];
let requests: string[] = [];
let shown: Record<string, unknown> | null = null;

beforeAll(() => loadTexts("people"));

beforeEach(() => {
  requests = [];
  vi.spyOn(transport, "request").mockImplementation(async (method, path) => {
    requests.push(`${method} ${path}`);
    if (method === "GET") return { status: 200, text: JSON.stringify(sessions) };
    sessions = sessions.filter(({ id }) => !path.endsWith(`/${id}`));
    return { status: 204, text: "" };
  });
});

afterEach(async () => {
  if (shown) await unmount(shown);
  document.body.replaceChildren();
  vi.restoreAllMocks();
});

async function show(): Promise<void> {
  shown = mount(GuestData, { target: document.body });
  await vi.waitFor(() => expect(requests).toHaveLength(1));
  flushSync();
}

const items = () => [...document.querySelectorAll("[data-part=sessions] li")];

it("shows a guest their browsers, and ends another one", async () => {
  sessions = [session("phone", false), session("laptop", true)];
  await show();
  await vi.waitFor(() => expect(items()).toHaveLength(2));
  expect(items().map((one) => one.querySelector("button") !== null)).toEqual([true, false]);

  items()[0]?.querySelector("button")?.click();

  await vi.waitFor(() => expect(items()).toHaveLength(0));
  expect(requests[1]).toBe("DELETE /api/account/sessions/phone");
});

it("shows no list to a guest with one browser, but their data", async () => {
  sessions = [session("laptop", true)];
  await show();
  expect(items()).toHaveLength(0);
  expect(document.querySelector("[data-action=export]")).not.toBeNull();
});
