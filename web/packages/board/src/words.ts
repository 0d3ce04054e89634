/** The words of the board: what a screen reader speaks, and what is written on the trays. */

import type { PlaceWords } from "../../../src/board/api";

const menText = (count: number, side: string): string =>
  `${count} ${side} ${count === 1 ? "man" : "men"}`;

/** English words. */
export const ENGLISH: PlaceWords = {
  point: (number, men, single, lies) =>
    `Point ${number}, ${men ?? "empty"}${single ? ", one man only" : ""}${lies ? ", laid down" : ""}`,
  beside: (place, men) => `${{ bar: "Bar", hand: "Hand", off: "Off" }[place]}, ${men}`,
  men: menText,
  pinning: (men, pinned) => `${men} on a pinned ${pinned} man`,
  withPlays: (place, numbers) => `${place}, can play ${numbers.join(", ")}`,
  trays: () => ({ hand: "hand", off: "off" }),
};
