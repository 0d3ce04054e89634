import { expect, it } from "vitest";
import { cardsText } from "./cards";

it("has a header, and one line a card whatever is in its fields", () => {
  const text = cardsText([
    { front: "<svg>\n\t<g/>\n</svg>", back: "24/18 <b>13/11</b>" },
    { front: "b", back: "" },
  ]);
  const lines = text.split("\n");
  expect(lines.slice(0, 4)).toEqual([
    "#separator:tab",
    "#html:true",
    "#notetype:Basic",
    "#columns:Front\tBack",
  ]);
  expect(lines.slice(4)).toEqual(["<svg> <g/> </svg>\t24/18 <b>13/11</b>", "b\t", ""]);
});
