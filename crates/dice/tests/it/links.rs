//! Records whose dice three parties threw together: every change is found, and Python agrees.

// What a test takes for granted may fail loudly, in its helpers too.
#![allow(clippy::unwrap_used)]

use std::fs;
use std::path::Path;
use std::process::Command;

use rosespring_dice::{DiceCheck, DiceFault, Seed, SeenLinks, check, check_seen, check_shown};
use rosespring_rules::notation::record::Record;
use rosespring_rules::{CycleKind, Die, Entry, MatchRules, Rules};
use rosespring_wire::dice_proof::DiceProof;
use rosespring_wire::record;
use sha2::{Digest, Sha256};

#[path = "../../examples/linked/mod.rs"]
mod linked;

/// Plays a match to three units that has several games. In the first one Black replaces a chain.
fn played_match(rules: impl Into<MatchRules>) -> Record {
    let rules = rules.into();
    (0..)
        .map(|seed| linked::linked_match(rules, 3, &[7], &mut fastrand::Rng::with_seed(seed)))
        .find(|record| record.games.len() > 1)
        .expect("a match of several games")
}

fn rules(name: &str) -> Rules {
    Rules::preset(name).expect("a preset")
}

#[test]
fn the_dice_of_a_true_record_are_fair_in_both_forms() {
    for name in ["gioul", "tawula"] {
        let record = played_match(rules(name));
        let Ok(DiceCheck::FairOfThree { throws, replaced }) = check(&record) else {
            panic!("{:?}", check(&record));
        };
        assert!(throws > 20 && replaced == 1);
        let read = Record::from_text(&record.to_text()).unwrap();
        assert_eq!(
            (&read.dice_links, check(&read)),
            (&record.dice_links, check(&record))
        );
        assert_eq!(record::from_json(&record::to_json(&record)), Ok(record));
    }
}

#[test]
fn a_commitment_that_was_shown_must_be_in_the_record() {
    let record = played_match(rules("gioul"));
    let commit = record.dice_links[2].split(' ').nth(2).unwrap();

    assert!(check_shown(&record, commit).is_ok());
    let link = record.dice_links[3].split(' ').nth(2).unwrap();
    assert_eq!(check_shown(&record, link), Err(DiceFault::ShownRemoved));
}

/// Plays a match to one unit, in which Black replaces chains before these throws.
fn played_game(seed: u64, replaced: &[u32]) -> Record {
    let rng = &mut fastrand::Rng::with_seed(seed);
    linked::linked_match(rules("gioul"), 1, replaced, rng)
}

/// Returns what a page saw that was there from the beginning of the first game.
fn seen(record: &Record) -> SeenLinks {
    let lines = record.dice_links.iter();
    let lines: Vec<&String> = lines
        .skip_while(|line| !line.starts_with("commit"))
        .collect();
    let hash = lines.iter().fold(String::new(), |hash, line| {
        let digest = Sha256::digest(format!("{hash}{line}"));
        digest.iter().map(|byte| format!("{byte:02x}")).collect()
    });
    SeenLinks {
        game: 1,
        begins: lines[0].clone(),
        lines: lines.len(),
        hash,
    }
}

/// Returns what a page saves, as far as a check reads it.
fn proof_json(seen: &SeenLinks) -> String {
    let (begins, lines, hash) = (&seen.begins, seen.lines, &seen.hash);
    let seen = serde_json::json!({ "begins": begins, "lines": lines, "hash": hash });
    let proof = serde_json::json!({
        "format": "rosespring-dice-proof", "version": 1, "game": 1, "seen": seen,
    });
    let read = DiceProof::parse(&proof.to_string()).unwrap();
    assert_eq!((read.game, read.seen.lines), (1, lines));
    proof.to_string()
}

#[test]
fn chains_that_were_forged_after_a_game_are_found_by_what_a_page_saw() {
    let real = played_game(1, &[]);
    // The same commitments, but Black's chain is another one from the eighth throw on.
    let forged = played_game(1, &[7]);
    let commit = real.dice_links[2].split(' ').nth(2).unwrap();
    assert!(check_shown(&forged, commit).is_ok());

    assert!(check_seen(&real, &seen(&real)).is_ok());
    for record in [forged, played_game(2, &[])] {
        assert!(check(&record).is_ok());
        let fault = check_seen(&record, &seen(&real));
        assert_eq!(fault, Err(DiceFault::OtherLinks { game: 1 }));
    }
}

#[test]
fn a_chain_is_replaced_three_times_in_a_game_with_days_and_once_in_another_one() {
    let whole = played_game(1, &[7, 17, 30]);
    assert!(
        whole
            .dice_links
            .iter()
            .filter(|line| line.starts_with("replace "))
            .count()
            == 3
    );
    assert!(check(&whole).is_ok());
    let mut live = whole.clone();
    assert_eq!(live.dice_links.remove(1), "replacements 3");
    assert!(check(&live).is_err());
    let mut late = whole;
    late.dice_links.swap(1, 2);
    assert!(matches!(
        check(&late),
        Err(DiceFault::BadLine { line: 3, .. })
    ));
}

/// Every change of one bit of a line, as text.
fn changed_bits(line: &str) -> impl Iterator<Item = String> {
    let bits = (0..line.len()).flat_map(|at| (0..8).map(move |bit| (at, bit)));
    bits.filter_map(move |(at, bit)| {
        let mut bytes = line.as_bytes().to_vec();
        bytes[at] ^= 1 << bit;
        String::from_utf8(bytes).ok()
    })
}

#[test]
fn every_changed_bit_of_the_links_is_found() {
    let mut whole = played_match(rules("gioul"));
    // The check of a whole match for each bit would take minutes.
    whole.games.truncate(1);
    whole.dice_links.truncate(16);
    let opened = whole
        .dice_links
        .iter()
        .filter(|line| line.starts_with("open"));
    let opened = opened.count();
    let entries = &mut whole.games[0].entries;
    let is_throw = |entry: &&Entry| matches!(entry, Entry::Opening { .. } | Entry::Throw { .. });
    while entries.iter().filter(is_throw).count() > opened {
        entries.pop();
    }
    assert!(check(&whole).is_ok());
    let last = whole.dice_links.len() - 1;
    let replaced = whole
        .dice_links
        .iter()
        .position(|line| line.starts_with("replace"));
    let mut tried = 0;
    for at in [0, 2, 3, replaced.unwrap(), last] {
        for line in changed_bits(&whole.dice_links[at].clone()) {
            let mut record = whole.clone();
            record.dice_links[at] = line.clone();
            assert!(check(&record).is_err(), "{at}: {line}");
            tried += 1;
        }
    }
    assert!(tried > 5_000, "{tried}");
}

#[test]
fn lines_that_are_missing_repeated_or_swapped_are_found() {
    let whole = played_match(rules("gioul"));
    for at in (0..whole.dice_links.len()).step_by(7) {
        let mut missing = whole.clone();
        missing.dice_links.remove(at);
        assert!(check(&missing).is_err(), "{at}");
        let mut repeated = whole.clone();
        repeated.dice_links.insert(at, whole.dice_links[at].clone());
        assert!(check(&repeated).is_err(), "{at}");
    }
    let mut swapped = whole.clone();
    swapped.dice_links.swap(4, 5);
    assert!(check(&swapped).is_err());
    let mut seeded = whole.clone();
    seeded.dice_seed = Some(Seed::from_bytes([1; 32]).to_hex());
    assert_eq!(check(&seeded), Err(DiceFault::SeedAndLinks));
    let mut other = whole;
    other.rules = rules("gul-bara").into();
    assert!(matches!(
        check(&other),
        Err(DiceFault::BadLine { line: 1, .. })
    ));
}

#[test]
fn a_face_that_was_changed_is_found() {
    let whole = played_match(rules("gioul"));
    let entries = whole.games[0].entries.len();
    let mut tried = 0;
    for at in 0..entries {
        let mut record = whole.clone();
        match &mut record.games[0].entries[at] {
            Entry::Throw { dice, .. } => dice[0] = Die::new(dice[0].get() % 6 + 1).unwrap(),
            _ => continue,
        }
        let fault = check(&record).unwrap_err();
        assert!(
            matches!(fault, DiceFault::OtherDiceOfLinks { game: 1, .. }),
            "{fault}"
        );
        tried += 1;
    }
    assert!(tried > 10);
}

#[test]
fn the_python_program_and_this_crate_agree() {
    let docs = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../docs");
    let name = format!("rosespring-links-{}.json", std::process::id());
    let file = std::env::temp_dir().join(name);
    let fair = played_match(rules("tawula"));
    let days = played_game(1, &[7, 17, 30]);
    let mut live = days.clone();
    live.dice_links.remove(1);
    let mut records = vec![fair.clone(), days, live];
    records.extend(CycleKind::all().map(|cycle| played_match(MatchRules::Cycle(cycle))));
    for at in [0, 2, 6, fair.dice_links.len() - 1] {
        let mut changed = fair.clone();
        let line = &mut changed.dice_links[at];
        let last = if line.pop() == Some('0') { '1' } else { '0' };
        line.push(last);
        let mut missing = fair.clone();
        missing.dice_links.remove(at);
        records.extend([changed, missing]);
    }
    let run = |record: &Record, proof: Option<&Path>| {
        fs::write(&file, record::to_json(record)).unwrap();
        let mut python = Command::new("python3");
        python
            .arg("-B")
            .arg(docs.join("verify_links.py"))
            .arg(&file);
        let run = python.args(proof).output().ok()?;
        Some(String::from_utf8_lossy(&[run.stdout, run.stderr].concat()).into_owned())
    };
    for record in records {
        let Some(said) = run(&record, None) else {
            eprintln!("skipped: python3 cannot be started");
            return;
        };
        match check(&record) {
            Ok(DiceCheck::FairOfThree { throws, replaced }) => {
                assert_eq!(
                    said.trim(),
                    format!("fair: {throws} throws, {replaced} replaced")
                );
            }
            other => {
                assert!(other.is_err());
                assert!(said.starts_with("fault: "), "{other:?}: {said}");
            }
        }
    }
    let real = played_game(1, &[]);
    let proof = std::env::temp_dir().join(format!("rosespring-proof-{}.json", std::process::id()));
    fs::write(&proof, proof_json(&seen(&real))).unwrap();
    let said = |record| run(record, Some(&proof)).unwrap_or_default();
    assert!(said(&real).starts_with("fair: "), "{}", said(&real));
    assert!(said(&played_game(1, &[7])).starts_with("fault: game 1: "));
    fs::remove_file(&proof).unwrap();
    fs::remove_file(&file).unwrap();
}
