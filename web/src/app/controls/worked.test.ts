import { describe, expect, it } from "vitest";
import { rulesPages } from "../../../tools/vectors.mjs";
import type { MenView } from "../../wire";
import { preset } from "../shared/fixture";
import { parseMarkdown } from "./markdown";
import { examplesOf, rulesOf, workedPosition } from "./worked";

const START: MenView = {
  points: [...Array<number>(23).fill(0), 15],
  bar: 0,
  hand: 0,
  off: 0,
  pips: 360,
};
const RULES = preset("plakoto", { start: { white: START, black: START } });

const worked = (...lines: string[]) => workedPosition(lines.join("\n"), RULES);
/** The men on the points, by their numbers. */
const onPoints = ({ points }: MenView) =>
  Object.fromEntries(points.flatMap((count, index) => (count ? [[index + 1, count]] : [])));

describe("the examples of a page", () => {
  it("are its positions that have a board and words above them", () => {
    const block = (...lines: string[]) => ["```rosespring", ...lines, "```"].join("\n");
    const page = [
      "# Plakoto",
      block("# Two men.", "rules plakoto", "white 2:2", "black start"),
      block("rules plakoto", "white 2:2", "black start"),
      block("# No board.", "rules plakoto", "phase opening"),
      block("# Another game.", "rules tapa", "white 2:2", "black start"),
    ].join("\n\n");

    const found = examplesOf(page, [RULES]);

    expect(found.map((script) => script.split("\n")[0])).toEqual(["# Two men."]);
  });
});

describe("a worked position", () => {
  it("has its men, the throw, the play and its words", () => {
    const found = worked(
      "# A lone man stands on 10.",
      "rules plakoto~x=1 # by other rules",
      "white 24:2 12 6:3",
      "black 24:3 20 8:8 5:2 pin13",
      "throw 6-2",
      "ends 6",
      "play 24/22 12/6",
      "again plakoto",
      "throw 3-1",
      "play 24/21",
    );

    expect(found?.caption).toBe("A lone man stands on 10.");
    expect(found?.rules).toBe("plakoto~x=1");
    expect(found && onPoints(found.men.white)).toEqual({ 24: 2, 12: 1, 6: 3 });
    expect(found?.men.white.off).toBe(9);
    expect(found && onPoints(found.men.black)).toEqual({ 24: 3, 20: 1, 13: 1, 8: 8, 5: 2 });
    expect(found?.men.black.pinned).toEqual([13]);
    expect([found?.mover, found?.dice]).toEqual(["white", [6, 2]]);
    const ways = found?.steps.map(({ from, to }) => [from, to]);
    expect(ways).toEqual([
      [24, 22],
      [12, 6],
    ]);
  });

  it("shows each step of a man and of several, the bar, the hand and the end", () => {
    const steps = (play: string) =>
      worked("rules x", "white start", "throw 6-6", `plays 1: ${play}`)?.steps ?? [];
    const ways = (play: string) => steps(play).map(({ from, to, hits }) => [from, to, hits]);

    expect(ways("24/18(2) 18/12*/off")).toEqual([
      [24, 18, false],
      [24, 18, false],
      [18, 12, true],
      [12, "off", false],
    ]);
    expect(ways("bar/22 hand/19")).toEqual([
      ["bar", 22, false],
      ["hand", 19, false],
    ]);
    // Plays to choose from, and plays given by their ends, are none.
    expect(worked("rules x", "white start", "throw 2-1", "plays 2: 2/1; 3/1")?.steps).toEqual([]);
    expect(ways("to {8:4 3:11}")).toEqual([]);
  });

  it("knows who moves, and an opening has no play", () => {
    expect(worked("rules x", "black start", "phase black throws")?.mover).toBe("black");
    const opening = worked("rules x", "white start", "phase opening", "throw 3-5", "play 24/21");
    expect(opening?.steps).toEqual([]);
    expect(worked("rules x", "throw 6-5")).toBeNull();
    const passed = ["now black plays the remainder 6 2", "ends 1", "play 24/18"];
    expect(worked("rules x", "black start", "throw 6-2", ...passed)?.mover).toBe("black");
  });

  it("stands on nearly every rules page, and has each man that the page names", () => {
    const scripts = rulesPages()
      .flatMap(parseMarkdown)
      .flatMap((block) =>
        block.kind === "code" && block.language === "rosespring" ? [block.text] : [],
      );
    let withPlays = 0;
    for (const script of scripts) {
      const found = workedPosition(script, RULES);
      expect(rulesOf(script), script).not.toBeNull();
      expect(found, script).not.toBeNull();
      if (!found) continue;
      for (const side of ["white", "black"] as const) {
        const line = new RegExp(`^${side} (.+)$`, "m").exec(script)?.[1]?.replace(/#.*/, "") ?? "";
        const counts = line
          .trim()
          .split(/[ ,]+/)
          .filter((part) => part !== "")
          .map((part) => (part === "start" ? 15 : Number(part.split(":")[1] ?? 1)));
        const { points, bar, hand } = found.men[side];
        const total = points.reduce((sum, count) => sum + count, bar + hand);
        expect(total, script).toBe(counts.reduce((sum, count) => sum + count, 0));
      }
      const [step] = found.steps;
      // The rules of this test have one start for all games.
      if (!step || new RegExp(`^${found.mover} start`, "m").test(script)) continue;
      withPlays++;
      const men = found.men[found.mover];
      const there = typeof step.from === "number" ? men.points[step.from - 1] : men[step.from];
      expect(there, script).toBeGreaterThan(0);
    }
    expect(scripts.length).toBeGreaterThan(200);
    expect(withPlays).toBeGreaterThan(80);
  });
});
