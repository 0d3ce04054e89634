//! Laws of writing down and reading back.

use std::cell::Cell;
use std::collections::BTreeSet;

use proptest::prelude::{Just, Strategy, any, prop_oneof};
use proptest::sample::{Index, select};
use rosespring_rules::{Position, Rules};

use super::{all_rules, for_positions, in_play};
use crate::property::for_all;

#[test]
fn positions_are_written_and_read_back() {
    for_positions(9, 200, |pos, position, rng| {
        assert_eq!(
            Position::from_setup(&position.to_setup()),
            Ok(*position),
            "{pos}"
        );
        assert_eq!(
            position.id().parse(),
            Ok(*position),
            "{pos}: {}",
            position.id()
        );
        let Some((pos, position)) = in_play(pos, position, rng) else {
            return;
        };
        assert_eq!(
            Position::from_setup(&position.to_setup()),
            Ok(position),
            "{pos}"
        );
        assert_eq!(
            position.id().parse(),
            Ok(position),
            "{pos}: {}",
            position.id()
        );
    });
}

#[test]
fn positions_are_packed_and_unpacked() {
    let check = |position: &Position| {
        let bytes = position.pack();
        assert!(bytes.iter().all(|&byte| byte < 128), "{}", position.id());
        let unpacked = Position::unpack(*position.rules(), &bytes);
        assert_eq!(unpacked, Ok(*position), "{}", position.id());
    };
    for_positions(11, 200, |pos, position, rng| {
        check(position);
        if let Some((_, position)) = in_play(pos, position, rng) {
            check(&position);
        }
    });
}

/// Bytes of which some are changed are refused, or are another position that a setup allows.
#[test]
fn damaged_bytes_are_no_position_or_another() {
    let mut unpacked = 0;
    for_positions(12, 60, |pos, position, rng| {
        let position = in_play(pos, position, rng).map_or(*position, |(_, position)| position);
        for _ in 0..40 {
            let mut bytes = position.pack();
            match rng.u8(..3) {
                // A man moves to another place.
                0 => {
                    let start = 27 * rng.usize(..2);
                    let (from, to) = (start + rng.usize(..27), start + rng.usize(..27));
                    bytes[from] = bytes[from].saturating_sub(1);
                    bytes[to] += 1;
                }
                1 => bytes[rng.usize(54..64)] = rng.u8(..8),
                _ => bytes[rng.usize(0..64)] = rng.u8(..),
            }
            if let Ok(other) = Position::unpack(*position.rules(), &bytes) {
                assert_eq!(other.pack(), bytes, "{pos}");
                assert_eq!(Position::from_setup(&other.to_setup()), Ok(other), "{pos}");
                unpacked += 1;
            }
        }
    });
    assert!(unpacked > 1_000, "{unpacked}");
}

/// A change of one letter of an id.
#[derive(Debug, Clone, Copy)]
enum Typo {
    Replace(u8),
    Remove,
    Insert(u8),
}

fn typo() -> impl Strategy<Value = Typo> {
    let letter = || select(b"rs1.gulbatw-:~=0123456789abcdefxyzBHOTPXS ".to_vec());
    prop_oneof![
        letter().prop_map(Typo::Replace),
        Just(Typo::Remove),
        letter().prop_map(Typo::Insert),
    ]
}

/// An id with one character changed is refused or is another position, and never a panic.
#[test]
fn a_damaged_id_is_no_id_or_another() {
    let mut positions = Vec::new();
    for_positions(10, 40, |_, position, _| positions.push(*position));
    let read = Cell::new(0);
    let values = (select(positions), any::<Index>(), typo());
    for_all(20_000, &values, |(position, at, typo)| {
        let mut id = position.id().into_bytes();
        let at = at.index(id.len());
        match typo {
            Typo::Replace(letter) => id[at] = letter,
            Typo::Remove => drop(id.remove(at)),
            Typo::Insert(letter) => id.insert(at, letter),
        }
        let text = String::from_utf8(id).expect("letters");
        if let Ok(other) = text.parse::<Position>() {
            assert_eq!(other == position, other.id() == position.id(), "{text}");
            assert_eq!(other.id().parse(), Ok(other), "{text}");
            read.set(read.get() + 1);
        }
    });
    assert!(read.get() > 10, "{} damaged ids were positions", read.get());
}

#[test]
fn rules_are_written_and_read_back_and_told_apart() {
    let mut seen = BTreeSet::new();
    for text in all_rules() {
        let rules: Rules = text.parse().expect("the rules read");
        let again: Rules = rules
            .to_string()
            .parse()
            .expect("the rules as written read");
        assert_eq!(rules, again, "{text} written as {rules}");
        seen.insert((rules.fingerprint(), rules));
    }
    let fingerprints: BTreeSet<u64> = seen.iter().map(|&(fingerprint, _)| fingerprint).collect();
    let distinct: BTreeSet<Rules> = seen.iter().map(|&(_, rules)| rules).collect();
    assert_eq!(
        fingerprints.len(),
        distinct.len(),
        "two rules with one fingerprint"
    );
    assert!(distinct.len() > 25, "{} rules", distinct.len());
    for refused in [
        "",
        "gulbara",
        "gul-bara~",
        "gul-bara~capote=on",
        "gul-bara~after=-1",
        "tawula~remainder=lost",
        "backgammon~entry_base=24",
        "gioul:bulgarian",
    ] {
        assert!(refused.parse::<Rules>().is_err(), "`{refused}` was read");
    }
}

/// Every kind of fault in a setup is named, all of them together.
#[test]
fn faults_of_a_setup_are_all_named() {
    let mut setup = Position::start("gul-bara".parse().expect("a preset")).to_setup();
    setup.white.points[24] = 14;
    setup.white.bar = 2;
    setup.black.hand = 1;
    setup.black.points[12] = 1;
    let error = Position::from_setup(&setup).expect_err("it has four faults and more");
    let text = error.to_string();
    for part in [
        "white has 16 men",
        "black has 17 men",
        "white has men on the bar",
        "black has men in hand",
        "both sides stand on White's 24",
    ] {
        assert!(text.contains(part), "`{part}` is missing in: {text}");
    }
}
