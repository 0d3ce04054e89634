//! The verdict on an answer.

use rosespring_engine::analysis::{Analyst, Choice, Depth};
use rosespring_engine::shipped_evaluator;
use rosespring_engine::stakes::Stakes;
use rosespring_rules::notation::text;
use rosespring_rules::{Play, Position};
use rosespring_wire::practice::PuzzlePlayView;
use rosespring_wire::result::rounded;

use super::{Item, ItemPlay};
use crate::advice::view::steps_from;
use crate::limits::SHOWN_PLAYS;

/// The search depth for plays that were not rolled out.
const DEPTH: Depth = Depth {
    budget: 300_000,
    ..Depth::plies(1)
};

/// Maximum loss, in units, of a correct play where no play was rolled out.
const FINE: f64 = 0.02;

/// An answer to judge.
#[derive(Debug)]
pub struct Question {
    /// The position of the stage.
    position: Position,
    /// The play made.
    made: Play,
    /// The puzzle; `None` for a mistake of the player.
    item: Option<&'static Item>,
}

/// The verdict.
#[derive(Debug)]
pub struct Verdict {
    /// Whether it is the best play.
    pub right: bool,
    /// The loss, in units.
    pub loss: f64,
    /// The best plays and the play made, best first.
    pub plays: Vec<PuzzlePlayView>,
}

impl Question {
    /// Creates the answer that ends in the position with the id `end`.
    ///
    /// # Errors
    ///
    /// A sentence: no play of the stage ends there.
    pub fn new(position: Position, end: &str, item: Option<&'static Item>) -> Result<Self, String> {
        let wanted: Position = end.parse().map_err(|error| format!("`end`: {error}"))?;
        let mut plays = position.plays().into_iter();
        let made = plays.find(|play| position.after(&play.end, &mut ()) == wanted);
        let made = made.ok_or("`end`: no play of the stage ends there")?;
        Ok(Self {
            position,
            made,
            item,
        })
    }
}

/// Judges an answer; this takes up to a second if the play was not rolled out.
pub fn judge(question: &Question) -> Verdict {
    match question.item {
        Some(item) => of_puzzle(question, &item.row.plays),
        None => of_mistake(question),
    }
}

fn of_puzzle(question: &Question, known: &[ItemPlay]) -> Verdict {
    let position = &question.position;
    let end = position.after(&question.made.end, &mut ()).id();
    let shown = |play: &ItemPlay| PuzzlePlayView {
        play: play.play.clone(),
        steps: steps(position, &play.play),
        made: play.end == end,
        equity: play.equity,
        win: play.win,
        loss: play.loss,
        error: Some(play.loss_error),
    };
    let mut plays: Vec<PuzzlePlayView> = known.iter().map(shown).collect();
    if !plays.iter().any(|play| play.made) {
        let choices = choices(position);
        let made = choices
            .iter()
            .find(|one| one.end.board == question.made.end.board);
        let looked = made.zip(choices.first()).map(|(choice, best)| {
            let less = win(position, best) - win(position, choice);
            beside(&plays, of_choice(question, choice), less)
        });
        plays.extend(looked);
    }
    judged(plays, 0.0)
}

/// Returns a play that was not rolled out, with the rollout of the best play less the difference
/// that the search found.
fn beside(known: &[PuzzlePlayView], looked: PuzzlePlayView, less: f64) -> PuzzlePlayView {
    let worst = known.last().map_or(0.0, |play| play.loss);
    let loss = looked.loss.max(worst);
    let best = known.first().unwrap_or(&looked);
    PuzzlePlayView {
        equity: best.equity - loss,
        win: (best.win - less).clamp(0.0, 1.0),
        loss,
        ..looked
    }
}

fn of_mistake(question: &Question) -> Verdict {
    let choices = choices(&question.position);
    let made = |choice: &Choice| choice.end.board == question.made.end.board;
    let shown = choices.iter().enumerate();
    let shown = shown.filter(|(place, choice)| *place < SHOWN_PLAYS || made(choice));
    judged(
        shown
            .map(|(_, choice)| of_choice(question, choice))
            .collect(),
        FINE,
    )
}

fn judged(plays: Vec<PuzzlePlayView>, fine: f64) -> Verdict {
    let made = plays.iter().position(|play| play.made);
    let loss = made.map_or(0.0, |place| plays[place].loss);
    Verdict {
        right: made == Some(0) || made.is_some() && loss < fine,
        loss,
        plays,
    }
}

fn choices(position: &Position) -> Vec<Choice> {
    let evaluator = shipped_evaluator(position.rules().game);
    let mut analyst = Analyst::new(evaluator, DEPTH);
    analyst.position(position, Stakes::Units).choices
}

fn of_choice(question: &Question, choice: &Choice) -> PuzzlePlayView {
    let position = &question.position;
    PuzzlePlayView {
        play: text::play(position, &choice.steps),
        steps: steps_from(position, &choice.steps),
        made: choice.end.board == question.made.end.board,
        equity: rounded(choice.figure.worth),
        win: win(position, choice),
        loss: rounded(choice.loss),
        error: None,
    }
}

/// Returns the mover's chance to win after a play.
fn win(position: &Position, choice: &Choice) -> f64 {
    let value = choice.figure.value;
    let seen = position.turn().map(|turn| value.seen_by(turn.mover()));
    rounded(seen.unwrap_or(value).win)
}

fn steps(position: &Position, play: &str) -> Vec<rosespring_wire::table::StepView> {
    let steps = text::parse_play(position, play).unwrap_or_default();
    steps_from(position, &steps)
}
