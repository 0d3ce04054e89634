//! Positions of self-play games as lines of data (docs/training.md).

use std::fmt::Write as _;
use std::sync::atomic::AtomicBool;

use rosespring_arena::series::TURNS_MAX;
use rosespring_engine::evaluate::{Evaluate, Value};
use rosespring_engine::player::{NetPlayer, Player};
use rosespring_engine::rollout::{Rollout, RolloutSettings, Until};
use rosespring_engine::seeds::derive;
use rosespring_engine::stakes::Stakes;
use rosespring_engine::walk::throw;
use rosespring_rules::{Outcome, Phase, Position, Rules, Side};

/// Returns the first line of the data, without a line feed.
#[must_use]
pub fn head() -> String {
    format!("game,position,actor,{},units", figures(""))
}

/// Returns the columns after those of [`head`] for positions with rollouts.
#[must_use]
pub fn rollout_head() -> String {
    let figures = figures("rollout_");
    format!("trials,{figures},rollout_equity,rollout_error")
}

fn figures(prefix: &str) -> String {
    let names: Vec<_> = Value::field_names()
        .map(|name| format!("{prefix}{name}"))
        .collect();
    names.join(",")
}

/// Error: a game did not end.
#[derive(Debug, Clone, Copy, PartialEq, Eq, thiserror::Error)]
#[error("game {game} had no end within {TURNS_MAX} throws")]
pub struct Endless {
    /// The number of the game.
    pub game: u64,
}

/// Plays a game and returns a line for each position in which a side is to throw or to play.
///
/// # Errors
///
/// [`Endless`].
pub fn lines(
    player: &mut NetPlayer,
    rules: Rules,
    seed: u64,
    game: u64,
) -> Result<String, Endless> {
    let mut seen: Vec<(Side, String)> = Vec::new();
    let outcome = play(player, rules, (seed, game), |position, actor, value| {
        seen.push((actor, line(position, actor, value, game)));
    })?;
    let mut text = String::new();
    for (actor, line) in seen {
        let _ = writeln!(text, "{line},{}", outcome.units_for(actor));
    }
    Ok(text)
}

/// Plays a game, draws one of its positions in which a side is to throw or to play, and returns its
/// line with a rollout of it to the end.
///
/// # Errors
///
/// [`Endless`].
pub fn line_with_rollout(
    player: &mut NetPlayer,
    rules: Rules,
    (seed, game): (u64, u64),
    trials: u64,
) -> Result<String, Endless> {
    let mut seen: Vec<(Position, Side, Value)> = Vec::new();
    let outcome = play(player, rules, (seed, game), |position, actor, value| {
        seen.push((*position, actor, *value));
    })?;
    // Independent of the dice.
    let mut drawing = fastrand::Rng::with_seed(derive(!seed, game));
    let (position, actor, value) = seen[drawing.usize(..seen.len())];
    let mut rollout = Rollout::new(position, RolloutSettings::new(derive(seed, game)));
    let until = Until {
        trials,
        error: None,
        cancelled: &AtomicBool::new(false),
    };
    rollout.run(player.evaluator(), 1, &until, |_| ());
    let figures = rollout.value().seen_by(actor).to_array();
    let figures = figures.map(|chance| format!("{chance:.5}")).join(",");
    let worth = rollout.worth();
    let equity = match actor {
        Side::White => worth.mean,
        Side::Black => -worth.mean,
    };
    Ok(format!(
        "{line},{units},{trials},{figures},{equity:.5},{error:.5}\n",
        line = line(&position, actor, &value, game),
        units = outcome.units_for(actor),
        error = worth.error,
    ))
}

/// Plays game `game` of a seed greedily, with known later stages played out. Calls `see` with each
/// position in which a side is to throw or to play, and its value from that side.
///
/// # Errors
///
/// [`Endless`].
///
/// # Panics
///
/// Never: a stage to be played has a play.
pub fn play(
    player: &mut NetPlayer,
    rules: Rules,
    (seed, game): (u64, u64),
    mut see: impl FnMut(&Position, Side, &Value),
) -> Result<Outcome, Endless> {
    let mut dice = fastrand::Rng::with_seed(derive(seed, game));
    let mut position = Position::start(rules);
    let mut throws = 0;
    loop {
        let actor = match position.phase() {
            Phase::Over(outcome) => return Ok(outcome),
            Phase::Opening => None,
            Phase::Throw(side) => Some(side),
            Phase::Name(side) => Some(side),
            Phase::Play(turn) => Some(turn.mover()),
        };
        if let Some(actor) = actor {
            let value = player.evaluator().value(&position).seen_by(actor);
            see(&position, actor, &value);
        }
        position = if let Some(after) = player.act(&position, Stakes::Units) {
            after
        } else {
            throws += 1;
            if throws > TURNS_MAX {
                return Err(Endless { game });
            }
            position
                .throw(throw(&mut dice), &mut ())
                .expect("a throw is due")
        };
    }
}

/// Returns a line without the result of the game.
fn line(position: &Position, actor: Side, value: &Value, game: u64) -> String {
    let chances = value.to_array().map(|chance| format!("{chance:.5}"));
    format!("{game},{},{actor},{}", position.id(), chances.join(","))
}
