/** What messages say, in the language of the page. */

import { playerOf, playerTitle } from "../../app/shared/seats";
import { t } from "../../i18n/messages.svelte";
import type { ChatLine, ChatPreset, ChatWords, TableView } from "../../wire";
import { withFewMarks } from "./marks";

/** The text of a preset. */
export function presetText(preset: ChatPreset): string {
  switch (preset) {
    case "hello":
      return t("hall-say-hello");
    case "good_luck":
      return t("hall-say-good-luck");
    case "well_played":
      return t("hall-say-well-played");
    case "what_a_throw":
      return t("hall-say-what-a-throw");
    case "bad_luck":
      return t("hall-say-bad-luck");
    case "thanks":
      return t("hall-say-thanks");
    case "sorry":
      return t("hall-say-sorry");
    case "one_moment":
      return t("hall-say-one-moment");
    case "back":
      return t("hall-say-back");
    case "good_game":
      return t("hall-say-good-game");
    case "have_to_go":
      return t("hall-say-have-to-go");
    case "goodbye":
      return t("hall-say-goodbye");
  }
}

export const wordsOf = (words: ChatWords): string =>
  "preset" in words ? presetText(words.preset) : withFewMarks(words.text);

/** The name of the player who wrote a message. */
export const writerOf = (table: TableView, line: ChatLine): string =>
  playerTitle(playerOf(table, line.seat));
