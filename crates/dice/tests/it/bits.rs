//! A record in which one bit was changed is detected.

use rosespring_dice::{DiceCheck, DiceFault, Seed, check, check_shown};
use rosespring_rules::notation::record::Record;
use rosespring_rules::{Die, Entry, PRESETS, Rules};
use rosespring_wire::record;

use crate::played::{SEED, played_match};

fn is_found_out(record: &Record) -> bool {
    !record.faults().is_empty() || !matches!(check(record), Ok(DiceCheck::Fair { .. }))
}

#[test]
fn the_throws_are_those_computed_apart() {
    // Computed with Python's hashlib; the page's own check reads the same file.
    let folder = std::path::Path::new(env!("CARGO_MANIFEST_DIR"));
    let text = std::fs::read_to_string(folder.join("../../web/src/dice/vectors.json")).unwrap();
    let vectors: serde_json::Value = serde_json::from_str(&text).unwrap();
    for vector in vectors.as_array().unwrap() {
        let seed = Seed::from_hex(vector["seed"].as_str().unwrap()).unwrap();
        assert_eq!(vector["commitment"], seed.commitment());
        for throw in vector["throws"].as_array().unwrap() {
            let number = |name: &str| u32::try_from(throw[name].as_u64().unwrap()).unwrap();
            let dice = seed.dice(number("game"), number("index"));
            assert_eq!(
                throw["dice"],
                serde_json::json!([dice.first.get(), dice.second.get()])
            );
        }
    }
}

#[test]
fn true_records_of_all_rules_are_fair() {
    for preset in PRESETS {
        let record = played_match(preset.rules);
        let throws = record.games.iter().flat_map(|game| &game.entries);
        let throws = throws
            .filter(|entry| matches!(entry, Entry::Throw { .. }))
            .count();

        assert_eq!(record.faults(), [], "{}", preset.name);
        match check(&record) {
            Ok(DiceCheck::Fair { throws: looked }) => assert!(looked as usize >= throws),
            other => panic!("{}: {other:?}", preset.name),
        }
    }
}

#[test]
fn every_bit_of_seed_and_commitment_counts() {
    let record = played_match(Rules::preset("tawula").unwrap());
    for bit in 0..256 {
        let mut bytes = SEED;
        bytes[bit / 8] ^= 1 << (bit % 8);
        let other = Seed::from_bytes(bytes);
        let seed_changed = Record {
            dice_seed: Some(other.to_hex()),
            ..record.clone()
        };
        let both_changed = Record {
            dice_commitment: Some(other.commitment()),
            ..seed_changed.clone()
        };
        assert_eq!(check(&seed_changed), Err(DiceFault::OtherSeed));
        let fault = check(&both_changed).unwrap_err();
        assert!(matches!(fault, DiceFault::OtherDice { .. }), "{fault}");
    }
    let commitment = record.dice_commitment.clone().unwrap();
    for (place, bit) in (0..commitment.len()).flat_map(|place| (0..7).map(move |bit| (place, bit)))
    {
        let mut bytes = commitment.clone().into_bytes();
        bytes[place] ^= 1 << bit;
        let changed = Record {
            dice_commitment: String::from_utf8(bytes).ok(),
            ..record.clone()
        };
        assert!(check(&changed).is_err(), "character {place}, bit {bit}");
    }
}

/// Returns the die with one of its three bits changed, if the result is a die.
fn flipped(die: Die, bit: u8) -> Option<Die> {
    Die::new(die.get() ^ (1 << bit))
}

#[test]
fn every_bit_of_every_throw_counts() {
    for preset in ["gul-bara:bulgarian", "backgammon"] {
        let record = played_match(Rules::preset(preset).unwrap());
        let games = record.games.iter().enumerate();
        let places = games.flat_map(|(game, one)| (0..one.entries.len()).map(move |at| (game, at)));
        for (game, at) in places {
            for (first, bit) in [true, false]
                .into_iter()
                .flat_map(|die| [0, 1, 2].map(|bit| (die, bit)))
            {
                let mut changed = record.clone();
                let (a, b) = match &mut changed.games[game].entries[at] {
                    Entry::Opening { white, black } => (white, black),
                    Entry::Throw { dice: [a, b], .. } => (a, b),
                    _ => continue,
                };
                let die = if first { a } else { b };
                let Some(other) = flipped(*die, bit) else {
                    continue;
                };
                *die = other;
                assert!(is_found_out(&changed), "{preset}: game {game}, entry {at}");
            }
        }
    }
}

#[test]
fn every_bit_of_the_text_counts() {
    let record = played_match(Rules::preset("gioul").unwrap());
    for text in [record::to_json(&record), record.to_text()] {
        let whole = record::parse(&text).unwrap();
        assert!(!is_found_out(&whole));
        // All bits would take minutes. The step of 61 tests many of them, of every kind.
        for bit in (0..8 * text.len()).step_by(61) {
            let mut bytes = text.clone().into_bytes();
            bytes[bit / 8] ^= 1 << (bit % 8);
            let Ok(changed) = String::from_utf8(bytes) else {
                continue;
            };
            let read = record::parse(&changed);
            let found_out = read.as_ref().map_or(true, is_found_out);
            // Blanks and line ends of the readable form carry no information and may differ.
            assert!(found_out || read == Ok(whole.clone()), "bit {bit}");
        }
    }
}

#[test]
fn records_without_a_seed_are_told_apart() {
    let fair = played_match(Rules::preset("backgammon").unwrap());
    let with = |commitment: Option<&str>, seed: Option<&str>| Record {
        dice_commitment: commitment.map(str::to_owned),
        dice_seed: seed.map(str::to_owned),
        ..fair.clone()
    };
    let (commitment, seed) = (fair.dice_commitment.clone(), fair.dice_seed.clone());
    let (commitment, seed) = (commitment.as_deref(), seed.as_deref());

    assert_eq!(check(&with(None, None)), Ok(DiceCheck::NotPromised));
    assert_eq!(check(&with(commitment, None)), Err(DiceFault::SeedRemoved));
    let mut going_on = with(commitment, None);
    going_on.match_to = 25;
    assert_eq!(check(&going_on), Ok(DiceCheck::Sealed));
    assert_eq!(check(&with(None, seed)), Err(DiceFault::CommitmentRemoved));
    let note = Some("fastrand 7");
    assert_eq!(check(&with(None, note)), Ok(DiceCheck::NotPromised));
    assert_eq!(
        check(&with(Some("no"), seed)),
        Err(DiceFault::BadCommitment)
    );
    assert_eq!(check(&with(commitment, Some("no"))), Err(DiceFault::NoSeed));
}

#[test]
fn a_promise_that_was_shown_cannot_be_removed_or_replaced() {
    let fair = played_match(Rules::preset("gioul").unwrap());
    let shown = fair.dice_commitment.clone().unwrap();
    let other = Seed::from_bytes([9; 32]);
    let stripped = Record {
        dice_commitment: None,
        dice_seed: None,
        ..fair.clone()
    };
    let replaced = Record {
        dice_commitment: Some(other.commitment()),
        dice_seed: Some(other.to_hex()),
        ..fair.clone()
    };

    assert!(matches!(
        check_shown(&fair, &shown),
        Ok(DiceCheck::Fair { .. })
    ));
    assert_eq!(check_shown(&stripped, &shown), Err(DiceFault::ShownRemoved));
    let found = other.commitment();
    assert_eq!(
        check_shown(&replaced, &shown),
        Err(DiceFault::OtherCommitment { found })
    );
}
