import { mount, unmount } from "svelte";
import { beforeAll, beforeEach, expect, it, vi } from "vitest";
import { LANGUAGES } from "../../i18n/languages";
import { loadTexts, maybe, speak } from "../../i18n/messages.svelte";
import type { BoardMen, BoardShape, PositionReview, ReviewWhy } from "../../wire";
import { analysePosition } from "../shared/reviews";
import Why from "./Why.svelte";

vi.mock("../shared/reviews");

const facing = Array.from({ length: 24 }, (_, index) => 24 - index);
const shape = { black_numbers: facing, movement: "opposite", has_bar: true } as BoardShape;
const nobody = { points: Array.from({ length: 24 }, () => 0), bar: 0, hand: 0, off: 0, pips: 0 };
const men: BoardMen = { white: nobody, black: nobody };

const prime: ReviewWhy = {
  best: "24/20 24/21",
  facts: [{ name: "prime", best: 5, played: 2, best_points: [4, 5, 6, 7, 8], played_points: [4] }],
  loss: 0.25,
  price: 0.2196,
  only: false,
  second: 0.02,
  ends: [men, men],
};
const bare: ReviewWhy = { ...prime, facts: [], price: null };

// Reading the boards for the first time may take longer than a test waits.
beforeAll(() => import("./WhyBoards.svelte"), 30_000);

beforeEach(async () => {
  vi.mocked(analysePosition).mockReset();
  await speak("en", "latin");
});

/** Shows the reason that is the answer to a question. */
async function shown(why: ReviewWhy | null, best = prime.best) {
  const review = { why, board: shape, side: "white" } as PositionReview;
  vi.mocked(analysePosition).mockResolvedValue(review);
  const props = { position: "rs1.start", played: "23/19 24/21", best, score: null };
  const view = mount(Why, { target: document.body, props });
  await vi.waitFor(() => expect(vi.mocked(analysePosition).mock.results[0]?.type).toBe("return"));
  await new Promise((done) => setTimeout(done, 20));
  return view;
}

const section = () => document.querySelector("section");

/** What the page says where `why` is the answer to a question. */
async function told(why: ReviewWhy | null, best = prime.best): Promise<string | null> {
  const view = await shown(why, best);
  const text = section()?.textContent.replace(/[⁨⁩]|\s+/g, " ") ?? null;
  await unmount(view);
  return text;
}

it("says what the best play leaves, and a least loss and a share that were not rounded up", async () => {
  const text = await told({ ...prime, share: 0.8784 });

  expect(text).toMatch(/blocks 5 points .* before the other side’s men, this one 2\./);
  expect(text).toContain("no better in this lose 0.219 or more: 87% of the loss.");
  const [question] = vi.mocked(analysePosition).mock.calls[0] ?? [];
  expect(question).toMatchObject({ position: "rs1.start", played: "23/19 24/21", plies: 0 });
});

it("explains the words of its sentences", async () => {
  const text = await told({ ...prime, share: 0.8784 });

  for (const word of ["a wall", "Share of the loss", "Units"]) expect(text).toContain(word);
  expect(text).not.toContain("Bar:");
});

it("tells no share where the price may be chance", async () => {
  expect(await told(prime)).toMatch(/lose 0\.219 or more\. *$/);
});

it("says that only one play is good where no other comes near it", async () => {
  const only = { ...bare, only: true, second: 0.2 };

  expect(await told(only)).toContain(
    "Only 24/20 24/21 is good here: the second best play loses 0.2",
  );
});

it("says which throws make most of the loss, and names them after a touch", async () => {
  const facts = [{ name: "shots", best: 11, played: 20 }];
  const dice: [number, number][] = [
    [6, 4],
    [3, 3],
  ];
  const thrown = { ...bare, facts, throws: { count: 9, share: 0.847, dice } };

  const most = await told(thrown);
  expect(most).toContain("After the best play 11 of 36 throws can hit, after this one 20.");
  expect(most).toContain("Throws in which this differs, 9 of 36, make 84% of the loss.");
  const all = await told({ ...thrown, throws: { count: 9, share: 1.2, dice } });
  expect(all).toContain("make 100% of the loss");

  const view = await shown(thrown);
  document.querySelector<HTMLElement>("[data-shows]")?.click();
  await vi.waitFor(() => expect(section()?.textContent).toContain("this play: 6-4 3-3"));
  await unmount(view);
});

it("lights the points that a sentence counts, after both plays", async () => {
  const view = await shown(prime);
  expect(document.querySelector("[data-lit]")).toBeNull();

  const sentence = document.querySelector<HTMLElement>("[data-shows]");
  sentence?.click();
  await vi.waitFor(() => expect(document.querySelectorAll("figure")).toHaveLength(2));

  const lit = [...document.querySelectorAll("figure")].map((figure) => ({
    caption: figure.querySelector("figcaption")?.textContent,
    slots: [...figure.querySelectorAll<HTMLElement>("[data-lit]")].map((at) => at.dataset.lit),
  }));
  expect(lit).toEqual([
    { caption: "Best play: 24/20 24/21", slots: ["4", "5", "6", "7", "8"] },
    { caption: "This play: 23/19 24/21", slots: ["4"] },
  ]);
  expect(sentence?.getAttribute("aria-expanded")).toBe("true");
  sentence?.click();
  await vi.waitFor(() => expect(document.querySelector("figure")).toBeNull());
  await unmount(view);
});

it("shows both boards of a count that stands on no points, and none of a mean", async () => {
  const facts = [{ name: "gift", best: 0, played: 5 }];
  const counted = await shown({ ...prime, facts });
  document.querySelector<HTMLElement>("[data-shows]")?.click();
  await vi.waitFor(() => expect(document.querySelectorAll("figure")).toHaveLength(2));
  expect(document.querySelector("[data-lit]")).toBeNull();
  await unmount(counted);

  const mean = await shown({ ...prime, facts, later: { ahead: 2, part: 0.3, share: 0.8 } });
  expect(document.querySelector("[data-shows]")).toBeNull();
  await unmount(mean);
});

it("says its sentences in a region that was there before them", async () => {
  vi.mocked(analysePosition).mockReturnValue(new Promise(() => undefined));
  const props = { position: "rs1.start", played: "23/19 24/21", best: prime.best, score: null };
  const waiting = mount(Why, { target: document.body, props });
  expect(document.querySelector('[role="status"]')?.textContent).toBe("");
  await unmount(waiting);

  const view = await shown(prime);
  expect(section()?.closest('[role="status"]')).not.toBeNull();
  await unmount(view);
});

it("says what the throws of both sides leave, as a mean", async () => {
  const left = { ...bare, facts: [{ name: "bar", best: 0.523, played: 0.2 }] };

  const both = await told({ ...left, later: { ahead: 2, part: 0.316, share: 0.847 } });
  expect(both).toContain("leaves 0.52 men of the other side on the bar, this one 0.2.");
  expect(both).toContain("Averages two throws later. Worse throws make 84% of the loss.");
  const risk = { ...left, facts: [{ name: "risk", best: 5.31, played: 10.1 }] };
  const one = await told({ ...risk, later: { ahead: 1, part: 0.5, share: 1.1 } });
  expect(one).toContain("risks 5.3 pips on average at the next throw, this one 10.1.");
  expect(one).toContain("cost more after this play make 100% of the loss");
});

it("says whose larger wins, or what of the throw, the loss consists of", async () => {
  const kinds = { own: true, best: 0.314, played: 0.2, share: 0.71 };

  const own = await told({ ...bare, kinds });
  expect(own).toContain("wins more than a single game in 31.4% of games, this one in 20.0%.");
  expect(own).not.toContain("Only");
  const other = await told({ ...bare, kinds: { ...kinds, own: false } });
  expect(other).toContain("loses more than a single game");
  const gift = { own: false, best: 0.1, played: 0.4, share: 0.9 };
  expect(await told({ ...bare, gift })).toContain("in this turn makes 90% of the loss.");
});

it("says nothing without a reason, or about another play than the best of the list", async () => {
  expect(await told(null)).toBeNull();
  expect(await told(prime, "24/18")).toBeNull();
  expect(await told(bare)).toBeNull();
});

it.each(LANGUAGES.map(({ code }) => code))(
  "has a sentence for every number in %s",
  async (code) => {
    await speak(code, "latin");
    await loadTexts("why");
    for (const best of [0, 1, 2, 3, 11, 21, 0.52]) {
      const text = maybe("why-prime", { best, played: 4 }) ?? "";
      const zero = /[0-9]/.test(text.replace("4", "")) || best <= 2;
      expect(zero, `${code} ${best}: ${text}`).toBe(true);
      expect(text, `${code} ${best}`).toContain("4");
      expect(text).not.toMatch(/[{}$]/);
    }
  },
);
