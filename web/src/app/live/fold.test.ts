/** Folds whole games whose patches the server's own code has written (`cargo xtask codegen`). */

import fc from "fast-check";
import { describe, expect, it } from "vitest";
import type { TableEvent, TablePatch, TableView } from "../../wire";
import { table } from "../shared/fixture";
import { fold } from "./fold";
import games from "./games.ndjson?raw";

interface Game {
  name: string;
  first: TableView;
  patches: TablePatch[];
  expected: [TableEvent, TableView][];
}

const GAMES = games
  .trim()
  .split("\n")
  .map((line) => JSON.parse(line) as Game);

/** The view as it arrives in a message. */
const sent = (view: TableView): TableView => JSON.parse(JSON.stringify(view)) as TableView;

describe.each(GAMES)("a game of $name", ({ first, patches, expected }) => {
  it("returns every view that the table had", () => {
    const views = new Map(expected.map(([event, view]) => [view.version, { event, table: view }]));
    let view = first;
    let compared = 0;
    for (const patch of patches) {
      const folded = fold(view, patch);
      const known = views.get(folded.table.version);
      if (known) {
        expect(folded).toEqual(known);
        compared++;
      }
      view = folded.table;
    }
    expect(compared).toBe(expected.length);
  });

  it("returns the same view from every snapshot on the way", () => {
    const end = expected.at(-1)?.[1];
    const places = fc.uniqueArray(fc.nat(patches.length - 1), { maxLength: 20 });
    const law = fc.property(places, (snapshots) => {
      let view = first;
      for (const [place, patch] of patches.entries()) {
        view = fold(view, patch).table;
        if (snapshots.includes(place)) view = sent(view);
      }
      expect(view).toEqual(end);
    });
    fc.assert(law, { seed: 1, numRuns: 5 });
  });

  it("keeps the objects of unchanged parts", () => {
    let view = first;
    for (const patch of patches) {
      const { table: after } = fold(view, patch);
      if (!patch.points && !patch.set?.singles) expect(after.points).toBe(view.points);
      if (!patch.legal) expect(after.legal).toBe(view.legal);
      if (!patch.rows) expect(after.moves).toBe(view.moves);
      if (!patch.set?.white) expect(after.white).toBe(view.white);
      const kept = after.points.filter((point) => view.points.includes(point)).length;
      if (!patch.set?.singles) expect(kept).toBe(24 - (patch.points?.length ?? 0));
      view = after;
    }
  });
});

describe("a patch that does not fit", () => {
  it("is refused", () => {
    const view = table({ version: 3 });
    const step: TablePatch = { v: 4, event: { kind: "stepped", step: [24, 6] } };
    expect(() => fold(view, { ...step, v: 5 })).toThrow("patch 5 after 3");
    expect(() => fold(view, step)).toThrow("does not fit");
    const entering: TablePatch = {
      v: 4,
      event: { kind: "stepped", mover: "white", step: ["bar", 4] },
    };
    expect(() => fold(view, entering)).toThrow("where a man lands");
  });
});
