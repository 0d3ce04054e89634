import { expect, it } from "vitest";
import { messagesOf, textsOf } from "../../tools/messages.mjs";
import { LANGUAGES } from "../i18n/languages";
import { BOARDS, type CourseFile, courseOf, hasCourse, loadCourseFile } from "./courses";
import { newTableOf, progressKey } from "./lesson";
import { LESSONS } from "./lessons";

const GAMES = ["gul-bara", "gioul", "tawula"];

async function courseFile(game: string): Promise<CourseFile> {
  const file = await loadCourseFile(game);
  if (!file) throw new Error(`no course of ${game}`);
  return file;
}

it("has a second course for some games with a lesson", async () => {
  expect(LESSONS.map(({ game }) => game).filter(hasCourse)).toEqual(GAMES);
  expect(hasCourse("chess")).toBe(false);
  expect(await loadCourseFile("chess")).toBeNull();
});

it.each(GAMES)("has five boards with one best play each: %s", async (game) => {
  const { boards, ...file } = await courseFile(game);
  expect(file.game).toBe(game);
  expect(file.games).toContain(`--rules ${game} `);
  expect(file.figures).toContain(" END ");
  expect(boards).toHaveLength(BOARDS);
  expect(new Set(boards.map(({ key }) => key)).size).toBe(BOARDS);
  for (const { key, position, plays } of boards) {
    expect(position, key).toMatch(new RegExp(`^rs1\\.${game}\\..*\\.Pww\\d+$`));
    const losses = plays.map(({ loss }) => loss);
    expect(losses, key).toEqual([...losses].sort((a, b) => a - b));
    expect(losses[0], key).toBe(0);
    expect(losses[1], key).toBeGreaterThanOrEqual(0.05);
    expect(Math.max(...plays.map(({ error }) => error)), key).toBeLessThanOrEqual(0.01);
    expect(new Set(plays.map(({ end }) => end)).size, key).toBe(plays.length);
  }
});

it.each(GAMES)("has its texts in every language: %s", async (game) => {
  const { boards } = await courseFile(game);
  const parts = ["", "-text", "-task", "-good", "-wrong"];
  const wanted = boards.flatMap(({ key }) => parts.map((part) => `course-${key}${part}`));
  for (const { code } of LANGUAGES) {
    const found = messagesOf(textsOf(code).get("course") ?? "");
    expect(
      wanted.filter((id) => !found.has(id)),
      code,
    ).toEqual([]);
  }
});

it("is a lesson whose progress is counted apart", async () => {
  const course = courseOf(await courseFile("gul-bara"));
  expect(progressKey(course)).toBe("gul-bara/course");
  const [step] = course.steps;
  if (!step) throw new Error("no board");
  const order = newTableOf("gul-bara", step, ["You", "Opponent"]);
  expect(order).toMatchObject({ position: step.position, purpose: "study", dice: [] });
});
