//! A net plays against the hand-written evaluation, each side in half of the games: the loop of
//! throws and stages that a program needs.
//!
//! `cargo run --release -p rosespring-engine --example play_with_a_net -- gul-bara 100`
#![allow(clippy::print_stdout)]

use rosespring_engine::player::{Baseline, NetPlayer, Player};
use rosespring_engine::shipped_evaluator;
use rosespring_engine::stakes::Stakes;
use rosespring_rules::{Dice, Die, Phase, Position, Rules, Side};

fn main() -> Result<(), Box<dyn std::error::Error>> {
    let mut arguments = std::env::args().skip(1);
    let rules: Rules = arguments.next().as_deref().unwrap_or("gul-bara").parse()?;
    let games: u32 = arguments.next().as_deref().unwrap_or("100").parse()?;

    let mut random = fastrand::Rng::with_seed(1);
    let mut net = NetPlayer::new(shipped_evaluator(rules.game));
    let mut baseline = Baseline::default();
    let mut wins = 0_u32;
    for number in 0..games {
        let side = if number % 2 == 0 {
            Side::White
        } else {
            Side::Black
        };
        let mut position = Position::start(rules);
        let outcome = loop {
            position = match position.phase() {
                Phase::Over(outcome) => break outcome,
                Phase::Opening | Phase::Throw(_) => {
                    let mut die = || Die::ALL[random.usize(..6)];
                    position.throw(Dice::new(die(), die()), &mut ())?
                }
                Phase::Name(_) => baseline
                    .act(&position, Stakes::Units)
                    .ok_or("no doublet to name")?,
                // A stage is played as a whole: later ones are separate decisions.
                Phase::Play(turn) => {
                    let end = match turn.mover() == side {
                        true => net.choose_end(&position, Stakes::Units),
                        false => baseline.choose_end(&position, Stakes::Units),
                    };
                    position.after(&end.ok_or("a stage without a play")?, &mut ())
                }
            };
        };
        if outcome.winner() == Some(side) {
            wins += 1;
        }
    }
    println!("{rules}: the net won {wins} of {games} games");
    Ok(())
}
