//! Any text is either refused or is a position whose own id reads back as itself. The other
//! notations of positions are tried on the same text.
#![no_main]

use libfuzzer_sys::fuzz_target;
use rosespring_rules::notation::{g_code, gnubg, text};
use rosespring_rules::{Position, Rules, Side};

fuzz_target!(|input: &str| {
    if let Ok(position) = input.parse::<Position>() {
        assert_eq!(position.id().parse::<Position>(), Ok(position));
        assert_eq!(Position::from_setup(&position.to_setup()), Ok(position));
        let _ = text::parse_play(&position, input);
    }
    if let Ok(rules) = input.parse::<Rules>() {
        assert_eq!(rules.to_string().parse::<Rules>(), Ok(rules));
    }
    if let Ok(setup) = gnubg::decode(input, Side::White)
        && let Ok(position) = Position::from_setup(&setup)
    {
        assert_eq!(
            gnubg::encode(&position, Side::White).as_deref(),
            Some(input.trim())
        );
    }
    let rules = Rules::preset("gul-bara").expect("a preset");
    if let Ok(setup) = g_code::decode(input, rules, Side::Black, 4)
        && let Ok(position) = Position::from_setup(&setup)
    {
        let code = g_code::encode(&position).expect("a Gul bara position");
        assert_eq!(g_code::decode(&code, rules, Side::Black, 4), Ok(setup));
    }
});
