//! Views of the engine's advice.

use rosespring_engine::analysis::record::Decision;
use rosespring_engine::analysis::{Analysis, Choice, Figure, Gift, How};
use rosespring_engine::evaluate::Value;
use rosespring_engine::stakes::Stakes;
use rosespring_rules::notation::text;
use rosespring_rules::{GameKind, Outcome, Position, Side, StageCursor, Step};
use rosespring_wire::advice::{Advice, Chances, Hint, HintChoice, HintGift, TutorStage};
use rosespring_wire::board;
use rosespring_wire::result::rounded;
use rosespring_wire::table::{Seat, StepView};

use super::Question;
use crate::view::ladder;

/// Number of plays of a stage that are shown.
const CHOICES: usize = 3;

/// Returns the chances of both sides.
pub(crate) fn advice(question: &Question, analysis: &Analysis) -> Advice {
    let Figure { value, worth, how } = &analysis.figure;
    let white = match analysis.side {
        Side::White => *worth,
        Side::Black => -worth,
    };
    let in_match = question.match_to > 1 && question.stakes != Stakes::Units;
    Advice {
        version: question.version,
        white: chances(value, Side::White, question.game),
        black: chances(value, Side::Black, question.game),
        worth: rounded(in_units(white, question.stakes, Side::White)),
        match_white: in_match.then(|| rounded(f32::midpoint(white, 1.0))),
        plies: plies(*how),
        hint: None,
    }
}

/// Returns the advice on a finished game. The stakes belong to the next game, so worths are in
/// units.
pub(crate) fn advice_over(question: &Question, outcome: Outcome) -> Advice {
    let value = Value::of(outcome);
    Advice {
        version: question.version,
        white: chances(&value, Side::White, question.game),
        black: chances(&value, Side::Black, question.game),
        worth: rounded(value.equity()),
        match_white: None,
        plies: None,
        hint: None,
    }
}

/// Returns the best plays of the stage; `rest` leads to the best of them. `None` if there are no
/// plays.
pub(crate) fn hint(
    analysis: &Analysis,
    cursor: &StageCursor,
    rest: Option<Vec<Step>>,
) -> Option<Hint> {
    let told = analysis.choices.iter().take(CHOICES);
    let gift = analysis.line.as_ref().and_then(|line| line.gift.as_ref());
    (!analysis.choices.is_empty()).then(|| Hint {
        mover: Seat::from(analysis.side),
        plays: u32::try_from(analysis.choices.len()).unwrap_or(u32::MAX),
        choices: told.map(|one| choice(analysis, one)).collect(),
        played: u8::try_from(cursor.steps().len()).unwrap_or(u8::MAX),
        rest: rest.map(|rest| steps(cursor, &rest)),
        gift: gift.map(hint_gift),
    })
}

fn choice(analysis: &Analysis, choice: &Choice) -> HintChoice {
    let Analysis {
        position,
        stakes,
        side,
        ..
    } = analysis;
    HintChoice {
        play: text::play(position, &choice.steps),
        steps: steps_from(position, &choice.steps),
        win: rounded(choice.figure.value.seen_by(*side).win),
        worth: rounded(in_units(choice.figure.worth, *stakes, *side)),
        loss: rounded(choice.loss / stakes.unit()),
        plies: plies(choice.figure.how).unwrap_or(0),
    }
}

/// Returns a stage as it was played, compared with its best play.
pub(crate) fn tutor_stage(decision: &Decision, keep: u8) -> TutorStage {
    let Decision {
        position, mover, ..
    } = decision;
    let win = |figure: &Figure| rounded(figure.value.seen_by(*mover).win);
    TutorStage {
        keep,
        position: position.id(),
        play: text::play(position, &decision.played),
        steps: steps_from(position, &decision.played),
        best: text::play(position, &decision.best),
        best_steps: steps_from(position, &decision.best),
        loss: rounded(decision.loss),
        win: win(&decision.figure),
        best_win: win(&decision.best_figure),
        plies: plies(decision.best_figure.how).unwrap_or(0),
    }
}

pub(crate) fn hint_gift(gift: &Gift) -> HintGift {
    HintGift {
        to: Seat::from(gift.to),
        groups: ladder::numbers(gift.stage),
        pips: gift.pips,
    }
}

pub(crate) fn steps_from(position: &Position, played: &[Step]) -> Vec<StepView> {
    let cursor = StageCursor::new(position);
    cursor.map_or_else(Vec::new, |cursor| steps(&cursor, played))
}

/// Converts steps that continue from `cursor`.
fn steps(cursor: &StageCursor, rest: &[Step]) -> Vec<StepView> {
    let mut ahead = cursor.clone();
    let mut views = Vec::new();
    for &step in rest {
        views.push(board::step_ahead(&ahead, step));
        if ahead.push(step).is_err() {
            break;
        }
    }
    views
}

/// Converts a worth in the unit of `stakes` to units at the score: 1 is a single game won, −1 one
/// lost.
pub(crate) fn in_units(worth: f32, stakes: Stakes, side: Side) -> f32 {
    let even = Value::new(0.5);
    (worth - stakes.worth(&even, side)) / stakes.unit()
}

pub(crate) fn chances(value: &Value, side: Side, game: GameKind) -> Chances {
    let win = rounded(value.seen_by(side).win);
    let kinds = game.declaration().win_kinds();
    Chances::new(win, kinds, |kind| rounded(value.chance(side, kind)))
}

/// Figures of a table are never rolled out.
const fn plies(how: How) -> Option<u8> {
    match how {
        How::Plies(plies) => Some(plies),
        How::Over | How::Rollout { .. } => None,
    }
}
