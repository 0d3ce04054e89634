import { flushSync, mount, unmount } from "svelte";
import { afterEach, beforeAll, beforeEach, expect, it, vi } from "vitest";
import { transport } from "../app/transport";
import { loadTexts } from "../i18n/messages.svelte";
import Note from "./Note.svelte";

const PATH = "/api/players/Bo%20ris/note";
let note: Record<string, unknown> | null = null;
let stored: string | undefined;
let refused: string | null = null;
let requests: string[] = [];

beforeAll(() => loadTexts("people"));

beforeEach(() => {
  [stored, refused, requests] = [undefined, null, []];
  vi.spyOn(transport, "request").mockImplementation(async (method, path, body) => {
    requests.push(`${method} ${path}`);
    if (refused) return { status: 409, text: JSON.stringify({ error: { code: refused } }) };
    if (method === "PUT") stored = JSON.parse(body ?? "").text;
    if (method === "DELETE") stored = undefined;
    const shown = JSON.stringify({ text: stored, chars_max: 10 });
    return method === "GET" ? { status: 200, text: shown } : { status: 204, text: "" };
  });
});

afterEach(async () => {
  if (note) await unmount(note);
  note = null;
  document.body.replaceChildren();
  vi.restoreAllMocks();
});

/** Shows the note about Bo ris that is stored. */
async function show(text?: string): Promise<void> {
  stored = text;
  note = mount(Note, { target: document.body, props: { name: "Bo ris" } });
  await vi.waitFor(() => area());
}

function area(): HTMLTextAreaElement {
  const found = document.querySelector("textarea");
  if (!found) throw new Error("no text is shown");
  return found;
}

function button(): HTMLButtonElement {
  const found = document.querySelector("button");
  if (!found) throw new Error("no button is shown");
  return found;
}

const status = () => document.querySelector("[role=status]")?.textContent;

function write(text: string): void {
  area().value = text;
  area().dispatchEvent(new Event("input", { bubbles: true }));
  flushSync();
}

it("saves what was changed", async () => {
  await show("Fast.");
  expect([area().value, area().maxLength, button().disabled]).toEqual(["Fast.", 10, true]);

  write(" Very fast");
  expect(document.body.textContent).toContain("10 / 10");
  button().click();

  await vi.waitFor(() => expect(status()).toBe("Saved"));
  expect(stored).toBe("Very fast");
  expect(button().disabled).toBe(true);
  expect(requests).toEqual([`GET ${PATH}`, `PUT ${PATH}`]);
});

it("removes a note without text", async () => {
  await show("Fast.");

  write(" ");
  button().click();

  await vi.waitFor(() => expect(status()).toBe("Removed"));
  expect(requests).toEqual([`GET ${PATH}`, `DELETE ${PATH}`]);
});

it("says why a note is not saved, and leaves the text there", async () => {
  await show();
  refused = "too_many_notes";

  write("Slow");
  button().click();

  const alert = await vi.waitFor(() => {
    const found = document.querySelector("[role=alert]");
    if (!found) throw new Error("nothing is said");
    return found;
  });
  expect(alert.textContent).toMatch(/as many notes/);
  expect([area().value, button().disabled, status()]).toEqual(["Slow", false, ""]);
});
