/**
 * The steps of all lessons and the boards of all second courses, on the real server without a page:
 * their answers and wrong plays.
 */

import { execFile } from "node:child_process";
import { promisify } from "node:util";

import { describe, expect, it } from "vitest";
import { courseOf, hasCourse, loadCourseFile } from "../src/learn/courses";
import { judge, type Verdict } from "../src/learn/judge";
import { type LessonStep, newTableOf } from "../src/learn/lesson";
import { LESSONS } from "../src/learn/lessons";
import type { Place, TableView } from "../src/wire";
import { binary, startReal, type TestServer } from "./help/server";
import { shareServer } from "./help/shared";
import { SocketTable } from "./help/socket";
import { FORCED, WRONG } from "./help/wrong";

/** Throws, makes these steps, or any if there are none, and presses Done; returns the verdicts. */
async function play(
  server: TestServer,
  game: string,
  step: LessonStep,
  steps: [Place, number][],
): Promise<Verdict[]> {
  const order = newTableOf(game, step, ["You", "Opponent"]);
  const table = await SocketTable.create(server.url, order);
  const verdict = (now: TableView) => judge(step.goal, now);
  const isJudged = (now: TableView) => verdict(now) !== "open";
  if (step.dice.length > 0) {
    await table.until(({ can_throw }) => can_throw);
    await table.send({ type: "throw" });
  }
  for (const [from, number] of steps) {
    await table.until(({ legal }) =>
      legal.some((one) => one.from === from && one.number === number),
    );
    await table.send({ type: "step", from, number });
  }
  for (let taken = 0; steps.length === 0; taken++) {
    const now = await table.until((one) => isJudged(one) || one.legal.length > 0);
    const [any] = now.legal;
    if (isJudged(now) || !any || taken > 99) break;
    await table.send({ type: "step", from: any.from, number: any.number });
  }
  const played = await table.until(isJudged);
  const verdicts = [verdict(played)];
  if (played.can_done) verdicts.push(verdict(await table.send({ type: "done" })));
  table.close();
  return verdicts;
}

const games = LESSONS.map(({ game }) => game).filter(hasCourse);
const files = (await Promise.all(games.map(loadCourseFile))).filter((file) => file !== null);

/** The lead over the second best play that the evaluation of the engine must give too. */
const LEAD = 0.05;

interface Candidate {
  steps: [Place, number][];
  loss: number;
}

/** The plays of a stage as the program rates them without looking ahead, the best first. */
async function candidates(position: string): Promise<Candidate[]> {
  const { stdout } = await promisify(execFile)(binary ?? "", ["analyse", position, "--json"]);
  return JSON.parse(stdout).candidates;
}

describe.skipIf(!binary)("a board of a second course", () => {
  const shared = shareServer(startReal);
  const all = files.flatMap((file) => {
    const { game, steps } = courseOf(file);
    return file.boards.flatMap((board) =>
      steps.filter(({ key }) => key === board.key).map((step) => ({ game, step, board })),
    );
  });

  it.each(all)("is solved by its best play alone: $game, $step.key", async (one) => {
    const { game, step, board } = one;
    for (const [place, { steps }] of board.plays.entries()) {
      const verdicts = await play(shared.server, game, step, steps);
      expect(verdicts.at(-1)).toBe(place === 0 ? "right" : "wrong");
      if (verdicts.length > 1) expect(verdicts[0]).toBe(place === 0 ? "nearly" : "astray");
    }
  });

  it.each(all)("has the best play of the engine: $game, $step.key", async ({ step, board }) => {
    const [best, second] = await candidates(board.position);

    expect(best?.steps).toEqual(step.answer);
    expect(second?.loss).toBeGreaterThanOrEqual(LEAD);
  });
});

describe.skipIf(!binary)("a step of a lesson", () => {
  const shared = shareServer(startReal);
  const all = LESSONS.flatMap(({ game, steps }) => steps.map((step) => ({ game, step })));

  it.each(all)("is solved by its answer: $game, $step.key", async ({ game, step }) => {
    const verdicts = await play(shared.server, game, step, step.answer);

    expect(verdicts.at(-1)).toBe("right");
    if (verdicts.length > 1) expect(verdicts[0]).toBe("nearly");
  });

  const canFail = all.filter(
    ({ game, step }) => WRONG[step.key] && !FORCED.includes(`${game}/${step.key}`),
  );

  it.each(canFail)("is not solved by a wrong play: $game, $step.key", async ({ game, step }) => {
    const verdicts = await play(shared.server, game, step, WRONG[step.key] ?? []);

    expect(verdicts).toEqual(["astray", "wrong"]);
  });
});
