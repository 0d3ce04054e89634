/** The notices that ask a player at this table. Pure. */

import { decimal, t } from "../../i18n/messages.svelte";
import type { Command, ResignOffer, Seat, TableView, TutorStage } from "../../wire";
import { percent } from "../advice/advice";
import type { Notice } from "../live/notices.svelte";
import type { TableStore } from "../live/table.svelte";
import { winNote } from "../shared/names";
import { addressee } from "../shared/seats";

/** An offer to resign, which the other side accepts or refuses. */
export function resignNotice(
  table: TableView,
  offer: ResignOffer,
  send: (message: Command) => void,
): Notice {
  const text = `${t("play-resign-offer", addressee(table, offer.side))} ${winNote(offer)}.`;
  if (!offer.can_answer) return { text };
  return {
    text,
    ways: [
      {
        action: "refuse-resignation",
        label: t("play-resign-refuse"),
        run: () => send({ type: "refuse_resignation" }),
      },
      {
        action: "accept-resignation",
        label: t("play-resign-accept"),
        isMain: true,
        run: () => send({ type: "accept_resignation" }),
      },
    ],
  };
}

/** The loss of a play that is about to be committed, B, and a better play, A. */
export function tutorNotice(
  { mover, stage }: { mover: Seat; stage: TutorStage },
  { table, playback: { read } }: TableStore,
  answer: { takeBack: () => Promise<void>; playAnyway: () => void },
): Notice {
  const loses = t("play-tutor-loses", { loss: decimal(stage.loss, 2) });
  const chances = { best: percent(stage.best_win), made: percent(stage.win) };
  const better = t("play-tutor-better", chances);
  const [made, best] = [stage.play, stage.best].map((play) => isolated(read(play, mover)));
  return {
    text: `B ${made} ${loses} A ${best} ${better}`,
    why: {
      position: stage.position,
      played: stage.play,
      best: stage.best,
      score: table?.score ?? null,
    },
    ways: [
      { action: "anyway", label: t("play-tutor-anyway"), run: () => answer.playAnyway() },
      {
        action: "take-back",
        label: t("play-tutor-take-back"),
        isMain: true,
        run: () => void answer.takeBack(),
      },
    ],
  };
}

/** Marks of direction: text that runs from left to right, and its end. */
const [LEFT_TO_RIGHT, END] = [String.fromCodePoint(0x2066), String.fromCodePoint(0x2069)];

const isolated = (play: string): string => `${LEFT_TO_RIGHT}${play}${END}`;
