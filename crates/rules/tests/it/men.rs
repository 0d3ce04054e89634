//! The number of men of a game: every way to write a position refuses another one by its name.

use rosespring_rules::notation::{g_code, gnubg};
use rosespring_rules::{
    Outcome, PACKED_BYTES, PRESETS, Position, PositionError, Rules, Setup, SetupPhase, Side,
    SideSetup, WinKind,
};

fn rules(name: &str) -> Rules {
    Rules::preset(name).expect("a preset")
}

fn id_or_faults(found: Result<Position, PositionError>) -> String {
    found.map_or_else(|error| error.to_string(), |position| position.id())
}

/// White to throw with these men, Black with those; nothing is added.
fn thrown(name: &str, white: SideSetup, black: SideSetup) -> Setup {
    Setup {
        rules: rules(name),
        white,
        black,
        phase: SetupPhase::Throw {
            thrower: Side::White,
        },
    }
}

fn side(points: &[(u8, u8)], bar: u8, off: u8) -> SideSetup {
    SideSetup {
        bar,
        off,
        ..SideSetup::with_points(points)
    }
}

#[test]
fn a_position_has_the_men_of_its_rules_and_no_others() {
    for preset in PRESETS {
        let men = preset.rules.men();
        let start = Position::start(preset.rules);
        for side in Side::ALL {
            assert_eq!(start.men(side).total(&preset.rules), u32::from(men));
        }
        for wrong in (0..=15).filter(|&wrong| wrong != men) {
            let mut setup = start.to_setup();
            setup.phase = SetupPhase::Throw {
                thrower: Side::White,
            };
            setup.black = side(&[(1, 1)], 0, wrong.saturating_sub(1));
            let counted = wrong.max(1);
            let found = id_or_faults(Position::from_setup(&setup));

            let fault = format!("black has {counted} men in all, not {men}");
            assert!(found.contains(&fault), "{found}");
        }
    }
}

/// The men of one game under the rules of the other, in each notation that holds men.
#[test]
fn men_of_another_game_are_refused_in_every_notation() {
    for (other, name) in [("backgammon", "hypergammon"), ("hypergammon", "backgammon")] {
        let there = Position::started_by(rules(other), Side::White);
        let [given, wanted] = [other, name].map(|name| rules(name).men());
        let message = format!(
            "white has {given} men in all, not {wanted}; black has {given} men in all, not {wanted}"
        );

        let setup = Setup {
            rules: rules(name),
            ..there.to_setup()
        };
        assert_eq!(id_or_faults(Position::from_setup(&setup)), message);
        let id = there.id().replacen(other, name, 1);
        assert_eq!(id.parse::<Position>().unwrap_err().to_string(), message);
        let packed = Position::unpack(rules(name), &there.pack());
        assert_eq!(packed.unwrap_err().to_string(), message);
    }
    // The notations of other programs are of fifteen men.
    let code = "G:,,,,,,,,,,,-15,,,,,,,,,,,,15|0,0|0,0";
    let read = g_code::decode(code, rules("hypergammon"), Side::White, 3).unwrap();
    let found = id_or_faults(Position::from_setup(&read));
    assert!(
        found.starts_with("white has 15 men in all, not 3"),
        "{found}"
    );
    let id = gnubg::decode("4HPwATDgc/ABMA", Side::White).unwrap();
    let wrong = Setup {
        rules: rules("hypergammon"),
        ..id
    };
    let found = id_or_faults(Position::from_setup(&wrong));
    assert!(
        found.starts_with("white has 15 men in all, not 3"),
        "{found}"
    );
    let start = Position::started_by(rules("hypergammon"), Side::White);
    assert_eq!(gnubg::encode(&start, Side::White), None);
    assert_eq!(g_code::encode(&start), None);
}

/// Bytes whose men add up to a multiple of 256 more than they should, or of 16.
#[test]
fn packed_men_are_counted_whole() {
    for (name, men) in [("hypergammon", 3_usize), ("backgammon", 15)] {
        let start = Position::started_by(rules(name), Side::White).pack();
        let refused = |fill: &dyn Fn(&mut [u8])| {
            let mut bytes: [u8; PACKED_BYTES] = start;
            fill(&mut bytes[..27]);
            let total: usize = bytes[..27].iter().map(|&byte| usize::from(byte)).sum();
            let found = Position::unpack(rules(name), &bytes)
                .unwrap_err()
                .to_string();
            let fault = format!("white has {total} men in all, not {men}");
            assert!(found.contains(&fault), "{found}");
        };
        refused(&|bytes| bytes.fill(15));
        refused(&|bytes| bytes.fill(0));
        // 256 and the men of the game.
        refused(&|bytes| {
            bytes.fill(0);
            bytes[1..18].fill(15);
            bytes[18] = (256 + men - 17 * 15) as u8;
        });
        refused(&|bytes| bytes[0] += 16);
        refused(&|bytes| bytes[24] += 1);
        refused(&|bytes| {
            bytes.fill(0);
            bytes[0] = men as u8 - 1;
        });
    }
}

/// Three men off end the game; fewer do not, and none off of three is a double game.
#[test]
fn the_third_man_off_ends_hypergammon() {
    let over = |white: SideSetup, black: SideSetup, kind| {
        let winner = Some(Side::White);
        let phase = SetupPhase::Over { winner, kind };
        let setup = Setup {
            phase,
            ..thrown("hypergammon", white, black)
        };
        Position::from_setup(&setup).is_ok()
    };
    for (black, kind) in [
        (side(&[(3, 2)], 0, 1), WinKind::Single),
        (side(&[(18, 3)], 0, 0), WinKind::Double),
        (side(&[(19, 1), (1, 2)], 0, 0), WinKind::Triple),
        (side(&[(3, 2)], 1, 0), WinKind::Triple),
    ] {
        for asked in [WinKind::Single, WinKind::Double, WinKind::Triple] {
            let won = side(&[], 0, 3);
            assert_eq!(over(won, black.clone(), asked), asked == kind, "{black:?}");
            assert!(!over(side(&[(1, 1)], 0, 2), black.clone(), asked));
        }
        let done = thrown("hypergammon", side(&[], 0, 3), black.clone());
        let found = id_or_faults(Position::from_setup(&done));
        assert!(found.contains("white has borne off"), "{found}");
        let one = thrown("hypergammon", side(&[(1, 1)], 0, 2), black.clone());
        let position = Position::from_setup(&one).unwrap();
        let kinds = position.kinds_to_lose(Side::Black);
        assert!(kinds.contains(&kind), "{kinds:?}");
        let thrown = position.throw("2-1".parse().unwrap(), &mut ()).unwrap();
        let [play] = &thrown.plays()[..] else {
            panic!("one play")
        };
        let after = thrown.play(&play.steps, &mut ()).unwrap();
        let winner = Side::White;
        assert_eq!(after.outcome(), Some(Outcome::Won { winner, kind }));
    }
}

/// All three on the bar, and all on one point: places hold as many men as there are.
#[test]
fn three_men_on_the_bar_enter_one_by_one() {
    let position = Position::from_setup(&thrown(
        "hypergammon",
        side(&[], 3, 0),
        side(&[(1, 2), (2, 1)], 0, 0),
    ))
    .unwrap();
    let throw = |dice: &str| position.throw(dice.parse().unwrap(), &mut ()).unwrap();

    // Black's 1 is White's 24, which is closed; the man on 2 is hit on White's 23.
    let doublet = throw("2-2");
    assert_eq!(doublet.plays()[0].steps.len(), 4);
    let single = throw("2-1");
    assert_eq!(single.plays().len(), 1);
    assert!(matches!(
        throw("1-1").phase(),
        rosespring_rules::Phase::Throw(Side::Black)
    ));
    for position in [position, doublet, single] {
        let id = position.id();
        assert_eq!(id.parse(), Ok(position), "{id}");
        assert_eq!(
            Position::unpack(*position.rules(), &position.pack()),
            Ok(position)
        );
    }
}
