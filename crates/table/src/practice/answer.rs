//! What an answer was worth.

use rosespring_engine::analysis::{Analyst, Choice, Depth};
use rosespring_engine::shipped_evaluator;
use rosespring_engine::stakes::Stakes;
use rosespring_rules::notation::text;
use rosespring_rules::{Play, Position};
use rosespring_wire::practice::PuzzlePlayView;
use rosespring_wire::puzzles::PuzzlePlay;
use rosespring_wire::result::rounded;

use super::Item;
use crate::limits::SHOWN_PLAYS;
use crate::view;

/// How deep a play is looked at that was not rolled out.
const DEPTH: Depth = Depth {
    budget: 300_000,
    ..Depth::plies(1)
};

/// Units that a play may lose and still be right, where nothing was rolled out.
const FINE: f64 = 0.02;

/// An answer to be judged.
#[derive(Debug)]
pub struct Question {
    /// The position in which the stage is played.
    position: Position,
    /// The play made.
    made: Play,
    /// The puzzle, unless it is a mistake of the player's own.
    item: Option<&'static Item>,
}

/// What it was worth.
#[derive(Debug)]
pub struct Judged {
    /// Whether it is the best play.
    pub right: bool,
    /// Units that it loses.
    pub loss: f64,
    /// The best plays and the one that was made, best first.
    pub plays: Vec<PuzzlePlayView>,
}

impl Question {
    /// The answer that ends in the position with the id `end`.
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

/// Judges an answer; takes up to a second where the play was not rolled out.
pub fn judge(question: &Question) -> Judged {
    match question.item {
        Some(item) => of_puzzle(question, &item.row.plays),
        None => of_mistake(question),
    }
}

fn of_puzzle(question: &Question, known: &[PuzzlePlay]) -> Judged {
    let position = &question.position;
    let end = position.after(&question.made.end, &mut ()).id();
    let shown = |play: &PuzzlePlay| PuzzlePlayView {
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

/// A play that was not rolled out, since it was passed over: what it loses to the best, and how
/// much `less` it wins, as both were looked at, taken from the rollout of the best.
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

fn of_mistake(question: &Question) -> Judged {
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

fn judged(plays: Vec<PuzzlePlayView>, fine: f64) -> Judged {
    let made = plays.iter().position(|play| play.made);
    let loss = made.map_or(0.0, |place| plays[place].loss);
    Judged {
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
        steps: view::steps_from(position, &choice.steps),
        made: choice.end.board == question.made.end.board,
        equity: rounded(choice.figure.worth),
        win: win(position, choice),
        loss: rounded(choice.loss),
        error: None,
    }
}

/// The chance that the mover wins after a play.
fn win(position: &Position, choice: &Choice) -> f64 {
    let value = choice.figure.value;
    let seen = position.turn().map(|turn| value.seen_by(turn.mover()));
    rounded(seen.unwrap_or(value).win)
}

fn steps(position: &Position, play: &str) -> Vec<rosespring_wire::table::StepView> {
    let steps = text::parse_play(position, play).unwrap_or_default();
    view::steps_from(position, &steps)
}
