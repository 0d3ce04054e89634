import { mount, unmount } from "svelte";
import { beforeAll, expect, it } from "vitest";
import { loadTexts } from "../../i18n/messages.svelte";
import type { PersonKindView, SeekView } from "../../wire";
import Seeks from "./Seeks.svelte";

const seek = (name: string, kind: PersonKindView): SeekView => ({
  id: name,
  name,
  kind,
  rules: "gioul",
  title: "Gioul",
  match_to: 1,
  rated: false,
});

beforeAll(() => Promise.all([loadTexts("hall"), loadTexts("lobby")]));

it("marks guests by what the server says, whatever their names end with", async () => {
  const seeks = [seek("Ada", "member"), seek("Iris (bot)", "guest"), seek("Rose (bot)", "bot")];
  const props = { seeks, own: null, busy: false, onaccept: () => {} };
  const list = mount(Seeks, { target: document.body, props });

  const marks = [...document.querySelectorAll("[data-part=guest]")];

  expect(marks.map((mark) => mark.textContent)).toEqual(["guest"]);
  expect(marks[0]?.closest("li")?.dataset["seek"]).toBe("Iris (bot)");
  await unmount(list);
});
