//! One turn of Gul bara: a throw, the plays of its first stage, one of them, and what follows.
//!
//! `cargo run -p rosespring-rules --example 1_one_turn`
#![allow(clippy::print_stdout)]

use rosespring_rules::notation::{diagram, text};
use rosespring_rules::{Position, Setup, SetupPhase, Side, SideSetup};

fn main() -> Result<(), Box<dyn std::error::Error>> {
    // Each side has made three throws, so this doublet cascades: 4s, then 5s, then 6s.
    let mut setup = Setup::start("gul-bara".parse()?);
    setup.white = SideSetup::with_points(&[(24, 9), (18, 3), (14, 3)]);
    setup.black = SideSetup::with_points(&[(24, 10), (21, 3), (19, 2)]);
    setup.phase = SetupPhase::Throw {
        thrower: Side::White,
    };

    let mut events = Vec::new();
    let position = Position::from_setup(&setup)?.throw("4-4".parse()?, &mut events)?;
    println!("{}", diagram::draw(&position, Side::White));

    let plays = position.plays();
    println!("{} plays:", plays.len());
    for play in &plays {
        println!("  {}", text::play(&position, &play.steps));
    }

    let next = position.play(&plays[0].steps, &mut events)?;
    println!(
        "\nafter the first of them:\n\n{}",
        diagram::draw(&next, Side::White)
    );
    println!("what happened: {events:?}");
    Ok(())
}
