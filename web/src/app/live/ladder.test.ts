import { describe, expect, it } from "vitest";
import type { Ladder, MoveRow, Seat, TableView } from "../../wire";
import { four, stage, table } from "../shared/fixture";
import {
  chipsOf,
  chosenNumber,
  hasChips,
  ladderText,
  restNews,
  stageName,
  statusText,
  undoableStage,
} from "./ladder";
import { movesOf, partText } from "./moves";
import { primaryOf } from "./primary";

const ladder = (stages: Ladder["stages"], mover: Ladder["mover"] = "white"): Ladder => ({
  thrower: "white",
  mover,
  stages,
});

const halfway = ladder([
  four(3, "played"),
  stage(4, ["played", "played", "to_play", "to_play"], true),
  four(5, "to_play"),
  four(6, "to_play"),
]);

describe("the ladder's words", () => {
  it("name the numbers left of the stage and the next stages", () => {
    expect(ladderText(halfway)).toBe("Fours: 2 left. Then 5, 6.");
    const twice = ladder([stage(2, ["played", "to_play"], true)]);
    expect(ladderText(twice)).toBe("Twos: 1 left.");
  });

  it("name a chip by the state of each number", () => {
    expect(stageName(stage(5, ["played", "lost", "passed_on"]))).toBe(
      "Fives: played, lost, passed on",
    );
  });

  it("say before Done which remainder passes to whom", () => {
    const phase = {
      kind: "confirm" as const,
      thrower: "white" as const,
      mover: "white" as const,
      passes_on: [
        [5, 5],
        [6, 6, 6, 6],
      ],
    };
    const seen = table({ phase, ladder: ladder([four(5, "passed_on")]) });
    expect(statusText(seen)).toBe("Done passes 5-5, 6-6-6-6 to Computer.");
  });

  it("say which numbers were lost at the end of a turn, instead of that all was played", () => {
    const phase = {
      kind: "confirm" as const,
      thrower: "white" as const,
      mover: "white" as const,
      passes_on: [],
    };
    const pair = {
      current: false,
      numbers: [
        { number: 6, state: "played" as const },
        { number: 2, state: "lost" as const },
      ],
    };
    const said = (stages: Ladder["stages"]) => statusText(table({ phase, ladder: ladder(stages) }));
    expect(said([pair])).toBe("Lost: 2. Nothing more can be played.");
    expect(said([four(4, "played"), stage(5, ["played", "lost", "lost"])])).toBe(
      "Lost: 5-5. Nothing more can be played.",
    );
    expect(said([four(4, "played")])).toBe("All played. Done?");
  });

  it("are drawn for doublets and for a gift, not for two different dice", () => {
    const plain = {
      current: true,
      numbers: [
        { number: 6, state: "to_play" as const },
        { number: 4, state: "to_play" as const },
      ],
    };
    expect(hasChips(ladder([plain]))).toBe(false);
    expect(hasChips(ladder([four(2, "to_play", true)]))).toBe(true);
    expect(hasChips(ladder([stage(2, ["played", "to_play"], true)]))).toBe(true);
    expect(hasChips(ladder([stage(6, ["to_play"], true)], "black"))).toBe(true);
    expect(hasChips(null)).toBe(false);
  });
});

describe("a throw that could not be played", () => {
  const row = (mover: Seat, dice: [number, number], played: boolean): MoveRow => {
    const steps = played ? [{ from: 24, to: 18, number: 6, hits: false }] : [];
    const play = played ? "24/18" : "";
    const stages = [{ numbers: [...dice], play, steps, lost: [], passed_on: [] }];
    return { turn: 1, thrower: mover, mover, dice, stages };
  };
  const thrower = "white" as const;
  const said = (moves: MoveRow[], change = {}) =>
    restNews(table({ phase: { kind: "throw", thrower }, moves, ...change }));

  it("is reported until the next throw", () => {
    const missed = "Computer has no play for 1, 1.";
    expect(said([row("white", [6, 5], true), row("black", [1, 1], false)])).toBe(missed);
    expect(said([])).toBeNull();
    expect(said([row("black", [6, 1], true)])).toBeNull();
    const phase = { kind: "play", thrower, mover: thrower } as const;
    expect(said([row("black", [1, 1], false)], { phase })).toBeNull();
  });

  it("is reported for the person if the computer has played at once", () => {
    const moves = [row("white", [6, 5], false), row("black", [6, 1], true)];
    expect(said(moves)).toBe("You have no play for 6, 5.");
    const elena = { kind: "person", name: "Elena" } as const;
    expect(said(moves, { black_player: elena })).toBeNull();
    expect(said([row("black", [6, 5], false), row("black", [6, 1], true)])).toBeNull();
  });

  it("names a remainder by its groups", () => {
    const stages = [{ numbers: [5, 5, 5], play: "", steps: [], lost: [5, 5, 5], passed_on: [] }];
    const gift = { ...row("white", [5, 5], false), mover: "black" as const, stages };
    expect(said([gift])).toBe("Computer has no play for 5-5-5.");
  });
});

describe("the turn line", () => {
  const dice = (...numbers: number[]) => ({
    current: true,
    numbers: numbers.map((number) => ({ number, state: "to_play" as const })),
  });
  const play = (mover: Seat, thrower: Seat, stages: Ladder["stages"], change = {}) =>
    statusText(
      table({
        phase: { kind: "play", thrower, mover },
        ladder: { thrower, mover, stages },
        ...change,
      }),
    );
  const elena = { black_player: { kind: "person", name: "Elena" }, you: "white" };

  it("says who plays what", () => {
    expect(play("white", "white", [dice(5, 2)])).toBe("You play 5 and 2.");
    expect(play("black", "black", [dice(5, 2)], elena)).toBe("Elena plays 5 and 2.");
    const cascade = [stage(5, ["played", "to_play"], true), four(6, "to_play")];
    expect(play("white", "white", cascade)).toBe("Fives: 1 left. Then 6.");
    expect(play("black", "black", cascade, elena)).toBe("Elena plays 5, 6-6-6-6.");
  });

  it("says whose numbers are played by the other side", () => {
    const gift = [four(6, "to_play", true)];
    expect(play("black", "white", gift, elena)).toBe("Elena plays your sixes.");
    expect(play("white", "black", gift, elena)).toBe("Sixes: 4 left.");
  });

  it("asks for Done only at the screen that can press it", () => {
    const confirm = (mover: Seat) =>
      statusText(table({ phase: { kind: "confirm", thrower: mover, mover, passes_on: [] } }));
    expect(confirm("white")).toBe("All played. Done?");
    expect(confirm("black")).toBe("Computer is playing…");
  });

  it("names the stage that can be taken back alone", () => {
    const stages = [four(3, "played"), stage(4, ["played", "to_play"], true)];
    expect(undoableStage(table({ ladder: ladder(stages) }))).toBe(4);
    expect(undoableStage(table({ ladder: ladder(stages.slice(0, 1)) }))).toBeNull();
  });
});

describe("the chosen number", () => {
  const playing = (states: ["to_play" | "played", "to_play" | "played"]) =>
    table({
      dice: [6, 4],
      ladder: ladder([
        {
          current: true,
          numbers: [
            { number: 6, state: states[0] },
            { number: 4, state: states[1] },
          ],
        },
      ]),
    });

  it("is the first die, or the second once they are swapped", () => {
    expect(chosenNumber(playing(["to_play", "to_play"]), 0)).toBe(6);
    expect(chosenNumber(playing(["to_play", "to_play"]), 1)).toBe(4);
  });

  it("may be any of three numbers, of which the 6 lies fixed", () => {
    const numbers = [6, 4, 2].map((number) => ({ number, state: "to_play" as const }));
    const english = table({
      dice: [2, 4],
      ladder: ladder([{ current: true, numbers }]),
    });
    expect([0, 1, 2, 3].map((turned) => chosenNumber(english, turned))).toEqual([2, 4, 6, 2]);
    const six = { ...english, ladder: ladder([{ current: true, numbers: numbers.slice(0, 1) }]) };
    expect(chosenNumber(six, 0)).toBe(6);
  });

  it("is the number left", () => {
    expect(chosenNumber(playing(["played", "to_play"]), 0)).toBe(4);
  });

  it("is the stage's number in a cascade", () => {
    expect(chosenNumber(table({ dice: [3, 3], ladder: halfway }), 0)).toBe(4);
  });
});

describe("the move list", () => {
  const one = {
    turn: 7,
    thrower: "white" as const,
    mover: "white" as const,
    dice: [3, 3] as [number, number],
    stages: [
      { numbers: [3, 3, 3, 3], play: "24/21(4)", steps: [], lost: [], passed_on: [] },
      { numbers: [4, 4, 4, 4], play: "21/17(2)", steps: [], lost: [], passed_on: [4, 4] },
      { numbers: [5, 5, 5, 5], play: "", steps: [], lost: [], passed_on: [5, 5, 5, 5] },
    ],
  };

  it("separates and labels stages, and shows remainders", () => {
    expect(partText(one, (play) => play)).toBe("3: 24/21(4) | 4: 21/17(2) => 4-4 5-5-5-5");
  });

  it("shows lost numbers and a gift", () => {
    const gift = {
      ...one,
      mover: "black" as const,
      stages: [{ numbers: [4, 4], play: "24/20", steps: [], lost: [4], passed_on: [] }],
    };
    expect(movesOf([gift], (play) => play)[0]).toMatchObject({
      dice: "=>",
      text: "24/20 ~4",
      gift: true,
    });
  });

  it("shows a stage without a play as a dash", () => {
    const pass = {
      ...one,
      stages: [{ numbers: [6, 5], play: "", steps: [], lost: [], passed_on: [] }],
    };
    expect(partText(pass, (play) => play)).toBe("–");
  });
});

const toPlay = (number: number) => ({ number, state: "to_play" as const });

describe("the big button", () => {
  it("throws, commits, continues and leaves, each in its phase", () => {
    const over = (match_over: boolean) => ({
      kind: "over" as const,
      match_over,
      result: { winner: "white" as const, kind: "single", units: 1, resigned: false },
    });
    expect(primaryOf(table(), true)).toMatchObject({ kind: "throw", ready: true });
    expect(primaryOf(table(), false).ready).toBe(false);
    const play = { kind: "play" as const, thrower: "white" as const, mover: "white" as const };
    expect(primaryOf(table({ phase: play }), true)).toMatchObject({ kind: "done", ready: false });
    expect(primaryOf(table({ phase: play, can_done: true }), true).ready).toBe(true);
    expect(primaryOf(table({ phase: over(false) }), true).kind).toBe("next");
    expect(primaryOf(table({ phase: over(true) }), true).message).toBeNull();
  });

  it("declines what was handed over, and after a step ends the turn", () => {
    const handed = table({
      rules: "laquet",
      movement: "same",
      phase: { kind: "play", thrower: "black", mover: "white" },
      ladder: {
        thrower: "black",
        mover: "white",
        stages: [{ current: true, numbers: [6, 2].map(toPlay) }],
      },
      legal: [{ from: 13, to: 7, number: 6, hits: false }],
      can_done: true,
    });
    expect(primaryOf(handed, true)).toMatchObject({ label: "Decline", ready: true });
    expect(primaryOf({ ...handed, can_undo: true }, true).label).toBe("Done");
    expect(statusText(handed)).toBe("To play: 6, 2. You may decline.");
    expect(statusText({ ...handed, can_done: false })).toBe("To play: 6, 2.");
    const chips = chipsOf(handed.ladder?.stages ?? []);
    expect(chips.map(stageName)).toEqual(["Sixes: to play", "Twos: to play"]);
  });

  it("is followed by what was lost, not by what could not be played", () => {
    const stages = [{ numbers: [6], play: "", steps: [], lost: [6], passed_on: [] }];
    const row: MoveRow = { turn: 1, thrower: "black", mover: "white", dice: [6, 2], stages };
    const phase: TableView["phase"] = { kind: "throw", thrower: "white" };
    const news = (rules: string) =>
      restNews(table({ rules, movement: "same", phase, moves: [row] }));
    expect(news("laquet")).toBe("Lost: 6.");
    expect(news("laquet~rest=must")).toBe("You have no play for 6.");
  });
});
