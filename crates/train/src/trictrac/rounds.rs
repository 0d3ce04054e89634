//! Games of a net against itself, and what they teach.

use rosespring_engine::fan_out::on_each;
use rosespring_engine::trictrac::{
    Decision, HOLES_SCALE, Inputs, Net, NetPlayer, OUTPUTS, Player, Standing, THROWS_MAX,
};
use rosespring_rules::trictrac::{Choice, Grande, Marks, Phase, Position};
use rosespring_rules::{Dice, Side};
use std::sync::Arc;

/// A standing and what the net should have said of it.
#[derive(Debug, Clone)]
pub(super) struct Sample {
    pub(super) inputs: Inputs,
    /// The chance to win, and the holes to come in units of [`HOLES_SCALE`].
    pub(super) targets: [f32; OUTPUTS],
}

/// How games are played and read.
#[derive(Debug, Clone, Copy)]
pub(super) struct Exploration {
    /// The λ of TD(λ).
    pub(super) lambda: f32,
    /// The chance of a choice to stay or to go that is made by chance.
    pub(super) chance: f32,
}

/// A standing of a game.
struct Visit {
    standing: Standing,
    /// What the net says: the chance to win, and the holes to come.
    estimate: [f32; OUTPUTS],
    /// Whether the next standing follows from a choice made by chance, so that its value says
    /// nothing of this one.
    is_cut: bool,
}

/// Plays a game for each seed, and returns the samples of all in order.
pub(super) fn play_round(
    net: &Net,
    seeds: &[u64],
    exploration: Exploration,
    threads: usize,
) -> Vec<Sample> {
    let net = Arc::new(net.clone());
    let parts = seeds.chunks(seeds.len().div_ceil(threads.max(1)).max(1));
    let samples = on_each(parts, |seeds| {
        let games = seeds.iter().map(|&seed| play_game(&net, seed, exploration));
        games.flatten().collect::<Vec<_>>()
    });
    samples.into_iter().flatten().collect()
}

fn play_game(net: &Arc<Net>, seed: u64, exploration: Exploration) -> Vec<Sample> {
    let mut rng = fastrand::Rng::with_seed(seed);
    let mut player = NetPlayer::new(net.clone());
    let mut position = Position::start(Grande::Off);
    let mut visits = Vec::new();
    while let Some(next) = advance(
        net,
        &mut player,
        position,
        &mut visits,
        exploration,
        &mut rng,
    ) {
        position = next;
        if visits.len() > THROWS_MAX as usize {
            return Vec::new();
        }
    }
    samples(&visits, position.marks(), exploration.lambda)
}

/// Makes the next throw or decision; `None` if the game is over.
fn advance(
    net: &Net,
    player: &mut NetPlayer,
    position: Position,
    visits: &mut Vec<Visit>,
    exploration: Exploration,
    rng: &mut fastrand::Rng,
) -> Option<Position> {
    match position.phase() {
        Phase::Over { .. } => None,
        Phase::Opening | Phase::Throw(_) => {
            if let Some(standing) = Standing::of(&position) {
                let estimate = net.estimate(&standing);
                visits.push(Visit {
                    standing,
                    estimate: [estimate.win, estimate.holes / HOLES_SCALE],
                    is_cut: false,
                });
            }
            let dice = Dice::from_numbers(rng.u8(1..=6), rng.u8(1..=6))?;
            position.throw(dice, &mut ()).ok()
        }
        Phase::Choose(_) if rng.f32() < exploration.chance => {
            if let Some(visit) = visits.last_mut() {
                visit.is_cut = true;
            }
            let choice = if rng.bool() { Choice::Stay } else { Choice::Go };
            position.choose(choice, &mut ()).ok()
        }
        Phase::Choose(_) | Phase::Play(_) => match player.decide(&position)? {
            Decision::Choose(choice) => position.choose(choice, &mut ()).ok(),
            Decision::Play(men) => position.play(men, &mut ()).ok(),
        },
    }
}

/// Computes the targets from the end of the game to its beginning.
fn samples(visits: &[Visit], last: &Marks, lambda: f32) -> Vec<Sample> {
    let mut samples = Vec::with_capacity(visits.len());
    // What the later standing is worth to its thrower: what is estimated, and what came.
    let mut later: Option<(&Visit, [f32; OUTPUTS])> = None;
    for visit in visits.iter().rev() {
        let side = visit.standing.to_throw;
        let targets = match later {
            None => {
                let wins = last.winner() == Some(side);
                [f32::from(u8::from(wins)), lead(last, &visit.standing, side)]
            }
            Some((next, came)) => {
                let mixed: [f32; OUTPUTS] = std::array::from_fn(|output| {
                    (1.0 - lambda) * next.estimate[output] + lambda * came[output]
                });
                let [win, holes] = mixed;
                let gained = lead(&next.standing.marks, &visit.standing, side);
                match next.standing.to_throw == side {
                    true => [win, gained + holes],
                    false => [1.0 - win, gained - holes],
                }
            }
        };
        if visit.is_cut {
            later = Some((visit, visit.estimate));
            continue;
        }
        later = Some((visit, targets));
        samples.push(Sample {
            inputs: Inputs::new(&visit.standing),
            targets,
        });
    }
    samples
}

/// Returns the holes that `side` has gained from a standing to later marks, less those of the other
/// side.
fn lead(later: &Marks, before: &Standing, side: Side) -> f32 {
    let gained = |side| f32::from(later.holes(side)) - f32::from(before.marks.holes(side));
    (gained(side) - gained(side.other())) / HOLES_SCALE
}
