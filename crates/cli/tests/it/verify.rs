//! `rosespring verify` and the dice of a record.

use rosespring_dice::Seed;
use rosespring_rules::notation::record::{GameRecord, Record};
use rosespring_rules::{Game, Phase, Position, Rules};
use rosespring_wire::record;

use crate::program::run_with;

/// Returns the beginning of a game with the dice of `thrown` under the commitment of `promised`.
fn begun(thrown: &Seed, promised: &Seed) -> Record {
    let rules = Rules::preset("gioul").expect("it is a preset");
    let mut game = Game::new(Position::start(rules));
    for index in 0.. {
        let done = game.throw(thrown.dice(1, index));
        done.expect("a throw is due");
        if matches!(game.position().phase(), Phase::Play(_)) {
            break;
        }
    }
    let mut record = Record::new(rules, "one", "other", 1);
    record.dice_commitment = Some(promised.commitment());
    record.dice_seed = Some(promised.to_hex());
    record.games.push(GameRecord::of(&game));
    record
}

#[test]
fn throws_are_held_against_their_seed() {
    let (seed, other) = (Seed::from_bytes([7; 32]), Seed::from_bytes([8; 32]));
    let fair = record::to_json(&begun(&seed, &seed));
    let verified = run_with(&["verify", "-"], fair.as_bytes());
    assert_eq!((verified.code, verified.out.as_str()), (0, "valid\n"));
    assert!(
        verified.talk.contains("throws are those of the seed"),
        "{}",
        verified.talk
    );

    let swapped = record::to_json(&begun(&seed, &other));
    let verified = run_with(&["verify", "-"], swapped.as_bytes());
    assert_eq!(verified.code, 1);
    assert!(verified.out.contains("the seed gives"), "{}", verified.out);
    let told = run_with(&["verify", "-", "--json"], swapped.as_bytes()).out;
    assert!(told.starts_with("{\"valid\":false"), "{told}");

    let sealed = Record {
        dice_seed: None,
        ..begun(&seed, &seed)
    };
    let verified = run_with(&["verify", "-"], sealed.to_text().as_bytes());
    assert_eq!(verified.code, 0);
    assert!(
        verified.talk.contains("when the match is over"),
        "{}",
        verified.talk
    );
}

/// Runs `verify` on a record and returns its exit code and everything it says.
fn verified(record: &Record, options: &[&str]) -> (i32, String) {
    let arguments = [&["verify", "-"], options].concat();
    let run = run_with(&arguments, record::to_json(record).as_bytes());
    (run.code, run.out + &run.talk)
}

#[test]
fn a_promise_that_was_removed_is_told_as_such() {
    let seed = Seed::from_bytes([7; 32]);
    let shown = seed.commitment();
    let only_seed = Record {
        dice_commitment: None,
        ..begun(&seed, &seed)
    };
    let neither = Record {
        dice_seed: None,
        ..only_seed.clone()
    };

    let (code, said) = verified(&only_seed, &[]);
    assert_eq!(code, 1);
    assert!(said.contains("the promise was removed"), "{said}");
    let (code, said) = verified(&neither, &[]);
    assert_eq!(code, 0);
    assert!(said.contains("or else the promise was removed"), "{said}");
    let (_, said) = verified(&neither, &["--json"]);
    assert_eq!(
        said,
        "{\"valid\":true,\"dice\":{\"kind\":\"not-promised\"}}\n"
    );
    let (code, said) = verified(&neither, &["--commitment", &shown]);
    assert_eq!(code, 1);
    assert!(said.contains("the promise was removed"), "{said}");
    let (code, _) = verified(&begun(&seed, &seed), &["--commitment", &shown]);
    assert_eq!(code, 0);
}
