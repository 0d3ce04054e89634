import { beforeAll, expect, it } from "vitest";
import { loadTexts } from "../i18n/messages.svelte";
import type { SeekView } from "../wire";
import { isAwaited, whoIsThere, whyOff } from "./people";

beforeAll(() => loadTexts("home"));

it("says why nobody can be met", () => {
  expect(whyOff({ lost: true })).toBe("The hall does not answer.");
  expect(whyOff({ lost: false })).toBe(null);
  expect(whyOff(null)).toBe(null);
});

it("tells no number of people before the hall has told one", () => {
  expect(whoIsThere(null)).toBe("in the hall");
  expect(whoIsThere({ seeks: [], here: 0 })).toBe("Here now: 0");
  expect(whoIsThere({ seeks: [], here: 3 })).toBe("Here now: 3");
  const seeks = [{} as SeekView, {} as SeekView];
  expect(whoIsThere({ seeks, here: 3 })).toBe("Waiting: 2");
  expect([null, { seeks: [] }, { seeks }].map(isAwaited)).toEqual([false, false, true]);
});
