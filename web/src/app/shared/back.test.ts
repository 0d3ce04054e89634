import { beforeEach, expect, it } from "vitest";
import { closeOnBack } from "./back";

/** Goes back once; resolves when the page has heard of it. */
function goBack(): Promise<void> {
  const done = new Promise<void>((resolve) => {
    window.addEventListener("popstate", () => resolve(), { once: true });
  });
  history.back();
  return done;
}

/** Waits for what the page does after a change. */
const settled = () => new Promise((resolve) => setTimeout(resolve, 60));

const path = () => location.pathname;

/** Opens an overlay that notes in `closed` that Back closed it. */
function open(name: string, closed: string[]): () => void {
  const end = closeOnBack(() => {
    closed.push(name);
    end();
  });
  return end;
}

beforeEach(() => {
  history.pushState(null, "", "/home");
  history.pushState(null, "", "/table/one");
});

it("closes on Back what lies over the page, the upper one first, and only then leaves", async () => {
  const closed: string[] = [];
  open("sheet", closed);
  open("rules", closed);

  await goBack();
  expect([closed, path()]).toEqual([["rules"], "/table/one"]);
  await goBack();
  expect([closed, path()]).toEqual([["rules", "sheet"], "/table/one"]);
  await goBack();
  expect(path()).toBe("/home");
});

it("leaves no entry where a button has closed it, alone or with others", async () => {
  const closed: string[] = [];
  const before = history.length;
  open("rules", closed)();
  await settled();
  const [sheet, rules] = [open("sheet", closed), open("rules", closed)];
  sheet();
  rules();
  await settled();

  expect(history.length).toBe(before + 2);
  expect(closed).toEqual([]);
  await goBack();
  expect(path()).toBe("/home");
});

it("stays on the page to which a link of the overlay led", async () => {
  const closed: string[] = [];
  const end = open("rules", closed);
  history.pushState(null, "", "/rules/plakoto");
  end();
  await settled();

  expect([closed, path()]).toEqual([[], "/rules/plakoto"]);
});

it("closes what is opened after a reload within an overlay", async () => {
  history.pushState({ overlays: 1 }, "");
  const closed: string[] = [];
  open("rules", closed);

  await goBack();

  expect(closed).toEqual(["rules"]);
});
