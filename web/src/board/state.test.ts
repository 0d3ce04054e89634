import { describe, expect, it } from "vitest";
import { dropOn, flightsOf, flightTime, landings, menAtRest, sources, stepFor } from "./state";
import type { BoardPosition, BoardRun, BoardStep } from "./types";

const step = (from: BoardStep["from"], to: BoardStep["to"], number: number): BoardStep => ({
  from,
  to,
  number,
  hits: false,
});

const legal = [step(24, 18, 6), step(24, 20, 4), step(13, 9, 4), step("bar", 21, 4)];
const runs: BoardRun[] = [
  { from: 24, to: 14, numbers: [6, 4] },
  { from: 24, to: 18, numbers: [3, 3] },
];

describe("a tap", () => {
  it("plays the chosen number", () => {
    expect(stepFor(24, legal, 4)?.to).toBe(20);
    expect(stepFor(24, legal, 6)?.to).toBe(18);
  });

  it("plays the other number where only that one is legal", () => {
    expect(stepFor(13, legal, 6)?.number).toBe(4);
  });

  it("on a landing point plays the one man that can go there", () => {
    expect(stepFor(9, legal, 6)?.from).toBe(13);
  });

  it("on a landing point of two men plays nothing", () => {
    expect(stepFor(20, [step(24, 20, 4), step(22, 20, 2)], null)).toBeNull();
  });

  it("elsewhere plays nothing", () => {
    expect(stepFor(2, legal, 6)).toBeNull();
  });
});

describe("landing points", () => {
  it("are those of the tap, the other die and the runs", () => {
    const kinds = landings(24, legal, runs, 6).map((landing) => [landing.to, landing.kind]);
    expect(kinds).toEqual([
      [18, "first"],
      [20, "second"],
      [14, "run"],
    ]);
  });

  it("are none for a man that may not move", () => {
    expect(landings(7, legal, runs, 6)).toEqual([]);
  });
});

describe("a drop", () => {
  it("is a step that ends there, else a run, else nothing", () => {
    expect(dropOn(24, 18, legal, runs)).toEqual(step(24, 18, 6));
    expect(dropOn(24, 14, legal, runs)).toEqual(runs[0]);
    expect(dropOn(24, 15, legal, runs)).toBeNull();
  });
});

it("knows where men may leave from", () => {
  expect([...sources(legal)]).toEqual([24, 13, "bar"]);
});

describe("flights", () => {
  const timing = { firstId: 7, hasBar: true, gap: 60, leg: 180 };

  it("start four men of a stage one after another", () => {
    const flights = flightsOf(Array(4).fill(step(24, 18, 6)), "white", timing);
    expect(flights.map((flight) => flight.delay)).toEqual([0, 60, 120, 180]);
    expect(flights.map((flight) => flight.id)).toEqual([7, 8, 9, 10]);
    expect(flightTime(flights)).toBe(360);
  });

  it("continue with the same man when it moves twice", () => {
    const flights = flightsOf([step(24, 18, 6), step(18, 12, 6)], "white", timing);
    expect(flights).toHaveLength(1);
    expect(flights[0]?.path).toEqual([24, 18, 12]);
  });

  it("never continue a man from the hand or the bar", () => {
    const entering = [step("hand", 20, 5), step("hand", 20, 5)];
    expect(flightsOf(entering, "white", timing)).toHaveLength(2);
  });

  it("send a hit man to the bar once it is hit", () => {
    const hit = { ...step(8, 4, 4), hits: true };
    const [, victim] = flightsOf([hit], "white", timing);
    expect(victim).toMatchObject({ side: "black", path: [4, "bar"], delay: 180 });
    // Without a bar the man is pinned and stays.
    expect(flightsOf([hit], "white", { ...timing, hasBar: false })).toHaveLength(1);
  });

  it("leave the places they lead to empty until they land", () => {
    const points = Array.from({ length: 24 }, (_, index) => ({
      slot: index + 1,
      label: "",
      name: "",
      white: index === 17 ? 3 : 0,
      black: 0,
      pinned: null,
      single: false,
      home: null,
      start: null,
      last: null,
    }));
    const side = { bar: 0, hand: 0, off: 0, names: { bar: "", hand: "", off: "" } };
    const none = { ...side, words: { hand: "", off: "" } };
    const position: BoardPosition = { points, white: none, black: none, track: [] };
    const flights = flightsOf([step(24, 18, 6), step(24, 18, 6)], "white", timing);
    expect(menAtRest(position, flights, 18, "white")).toBe(1);
    expect(menAtRest(position, [], 18, "white")).toBe(3);
  });
});
