//! A house rule: Gul bara in which doublets cascade from the first throw and the rest is lost.
//!
//! `cargo run -p rosespring-rules --example 3_house_rule`
#![allow(clippy::print_stdout)]

use rosespring_rules::games::gul_bara;
use rosespring_rules::{Count, Doublets, Position, Remainder, Rules, Side};

fn main() -> Result<(), Box<dyn std::error::Error>> {
    // Rules are a plain value: change what differs, keep the rest.
    let doublets = Doublets::Cascade {
        after: 0,
        count: Count::PerPlayer,
        remainder: Remainder::Lost,
    };
    let house = Rules {
        doublets,
        ..gul_bara::RULES
    };

    // They have a name that anybody can read back.
    println!("{house}  (fingerprint {:016x})", house.fingerprint());
    assert_eq!(house.to_string().parse::<Rules>()?, house);

    let position = Position::started_by(house, Side::White).throw("1-1".parse()?, &mut ())?;
    let stage = position.turn().map(|turn| turn.stage().groups().len());
    println!(
        "a first throw of 1-1 has {} stages",
        stage.unwrap_or_default()
    );
    Ok(())
}
