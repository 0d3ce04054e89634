import { mount, unmount } from "svelte";
import { beforeEach, expect, it, vi } from "vitest";
import type { PositionReview, ReviewWhy } from "../../wire";
import { analysePosition } from "../shared/reviews";
import Why from "./Why.svelte";

vi.mock("../shared/reviews");

const prime: ReviewWhy = {
  best: "24/20 24/21",
  facts: [{ name: "prime", best: 5, played: 2 }],
  loss: 0.25,
  price: 0.2196,
  second: 0.02,
};

beforeEach(() => vi.mocked(analysePosition).mockReset());

/** What the page says where `why` is the answer to a question. */
async function told(why: ReviewWhy | null, best = prime.best): Promise<string | null> {
  vi.mocked(analysePosition).mockResolvedValue({ why } as PositionReview);
  const props = { position: "rs1.start", played: "23/19 24/21", best, score: null };
  const view = mount(Why, { target: document.body, props });
  await vi.waitFor(() => expect(vi.mocked(analysePosition).mock.results[0]?.type).toBe("return"));
  await new Promise((done) => setTimeout(done, 20));
  const text = document.querySelector("section")?.textContent.replace(/[⁨⁩]/g, "") ?? null;
  await unmount(view);
  return text;
}

it("says what the best play leaves, and a least loss that was not rounded up", async () => {
  const text = await told(prime);

  expect(text).toContain("men: 5 after the best play, 2 after this one.");
  expect(text).toContain("no better in this loses 0.219 or more");
  const [question] = vi.mocked(analysePosition).mock.calls[0] ?? [];
  expect(question).toMatchObject({ position: "rs1.start", played: "23/19 24/21", plies: 0 });
});

it("says that only one play is good where no other comes near it", async () => {
  const only = { ...prime, facts: [], price: null, second: 0.2 };

  expect(await told(only)).toContain(
    "Only 24/20 24/21 is good here: the second best play loses 0.2",
  );
});

it("says which throws make most of the loss", async () => {
  const facts = [{ name: "shots", best: 11, played: 20 }];
  const thrown = { ...prime, facts, price: null };

  const most = await told({ ...thrown, throws: { count: 9, share: 0.847 } });
  expect(most).toContain("that can hit: 11 after the best play, 20 after this one.");
  expect(most).toContain("those in which this differs (9) make 84% of the loss");
  const all = await told({ ...thrown, throws: { count: 9, share: 1.2 } });
  expect(all).toContain("make the whole loss or more");
});

it("says what the throws of both sides leave, as a mean", async () => {
  const facts = [{ name: "bar", best: 0.523, played: 0.2 }];
  const left = { ...prime, facts, price: null };

  const both = await told({ ...left, later: { ahead: 2, part: 0.316, share: 0.847 } });
  expect(both).toContain("bar, after the next throw of both sides: 0.52 on average after the best");
  expect(both).toContain("after which this is worse (31% of all) make 84% of the loss");
  const risk = { ...left, facts: [{ name: "risk", best: 5.31, played: 10.1 }] };
  const one = await told({ ...risk, later: { ahead: 1, part: 0.5, share: 1.1 } });
  expect(one).toContain("on average: 5.3 after the best play, 10.1 after this one.");
  expect(one).toContain("make the whole loss or more");
});

it("says nothing without a reason, or about another play than the best of the list", async () => {
  expect(await told(null)).toBeNull();
  expect(await told(prime, "24/18")).toBeNull();
});
