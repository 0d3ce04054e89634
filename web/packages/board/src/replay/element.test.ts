import { expect, it } from "vitest";
import { ENGLISH as ENGLISH_BOARD } from "../words";
import "./element";
import { ENGLISH } from "./words";

const replay = () => document.createElement("rosespring-replay");

it("shows the words of the language again for those that a second set lacks", () => {
  const element = replay();

  element.words = { next: "Weiter", previous: "Zurück" };
  element.words = { previous: "Vorher" };

  expect(element.words).toMatchObject({ next: ENGLISH.next, previous: "Vorher" });
});

it("shows the words of the language on the board once the page takes its own back", () => {
  const element = replay();

  element.boardWords = { ...ENGLISH_BOARD, trays: () => ({ hand: "Hand", off: "Weg" }) };
  Reflect.set(element, "boardWords", null);

  expect(element.boardWords).toBe(ENGLISH_BOARD);
});
