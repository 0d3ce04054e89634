/**
 * Builds the patch of an event from the view after it alone. It contains the whole view, including
 * unchanged parts. The real server's patches are shorter and have the same result.
 */

const MARKS = { to_play: ".", played: "x", lost: "-", passed_on: ">" };

export function patchOf(event, table) {
  const { score, game_number, auto_forced, white, black, phase, dice, opening_dice } = table;
  const { can_undo, can_done, can_throw, can_enter_dice, can_correct_dice } = table;
  const { corrects_opening, ladder, resign, resign_offer } = table;
  const singles = table.points.filter((point) => point.single_for_mover);
  return {
    type: "patch",
    v: table.version,
    event: shortEvent(event),
    points: table.points.map((point) => [point.white_number, point.white, point.black]),
    legal: table.legal.map(shortStep),
    rows_kept: 0,
    rows: table.moves.map((row) => ({ ...row, stages: row.stages.map(shortStage) })),
    set: {
      score,
      game_number,
      auto_forced,
      singles: singles.map((point) => point.white_number),
      white,
      black,
      phase,
      dice,
      opening_dice,
      ladder: ladder === null ? null : ladder.stages.map(stageText).join(" "),
      can_undo,
      can_done,
      can_throw,
      can_enter_dice,
      can_correct_dice,
      corrects_opening,
      resign,
      resign_offer,
      position_id: table.position_id.split(".").map((part, at) => [at, part]),
    },
  };
}

const shortStep = ({ from, number, to, hits }) => [from, number, to, hits];

function shortEvent(event) {
  if (event.kind === "stepped") return { ...event, step: shortStep(event.step) };
  if (event.kind === "stage_played") return { ...event, stage: shortStage(event.stage) };
  return event;
}

function stageText({ numbers, current }) {
  const marked = numbers.map(({ number, state }) => `${number}${MARKS[state]}`);
  return `${current ? "*" : ""}${marked.join("")}`;
}

function shortStage({ numbers, play, steps, lost, passed_on }) {
  const left = { lost: [...lost], passed_on: [...passed_on] };
  const stateOf = (number) => {
    const state = ["lost", "passed_on"].find((name) => left[name].includes(number));
    if (state) left[state].splice(left[state].indexOf(number), 1);
    return state ?? "played";
  };
  // Played numbers stand before those that could not be played any more.
  const states = [...numbers].reverse().map((number) => ({ number, state: stateOf(number) }));
  return [stageText({ numbers: states.reverse(), current: false }), play, steps.map(shortStep)];
}
