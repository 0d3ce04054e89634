/** Chooses a game by the picker, on the first page or in the form of a new game. */

import type { Page } from "playwright-core";

/** Chooses a game by its English name: a card of the first row, or found among all games. */
export async function chooseGame(page: Page, game: string): Promise<void> {
  const name = new RegExp(`^${game}$`);
  const cards = (place: string) =>
    page.locator(`.picker ${place} .card:visible`, { has: page.locator("b", { hasText: name }) });
  await page.locator(".picker").waitFor();
  if ((await cards(".near").count()) === 0) {
    await page.click('[data-action="all-games"]');
    await page.getByRole("searchbox").fill(game);
    await cards("[data-found]").click();
  } else await cards(".near").click();
  await cards(".near").and(page.locator(".taken")).waitFor();
}
