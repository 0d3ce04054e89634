//! Whole games of Laquet: records, ids and packed positions of games in which numbers are handed
//! over and declined.

use fastrand::Rng;
use rosespring_rules::games::laquet::RULES;
use rosespring_rules::notation::export::Loss;
use rosespring_rules::notation::record::{GameRecord, Record};
use rosespring_rules::notation::{diagram, mat, sgf, text};
use rosespring_rules::{
    Dice, Entry, Event, Game, Match, Phase, Position, Rules, Setup, Side, TurnCursor,
};

/// A match of random plays, and its positions.
fn random_match(rules: Rules, seed: u64) -> (Record, Vec<Position>) {
    let mut random = Rng::with_seed(seed);
    let mut record = Record::new(rules, "Ada", "Boris", 3);
    let mut score = Match::new(rules, 3);
    let mut positions = Vec::new();
    while score.winner().is_none() {
        let mut game = Game::new(score.next_game());
        while game.outcome().is_none() {
            positions.push(*game.position());
            match game.position().phase() {
                Phase::Play(_) => {
                    let mut plays = game.position().plays();
                    let play = plays.swap_remove(random.usize(..plays.len()));
                    game.play(&play.steps).expect("a play of the list");
                }
                _ => game.throw(Dice::ALL_21[random.usize(..21)].0).expect("due"),
            }
        }
        score.count(game.outcome().expect("the game is over"));
        record.games.push(GameRecord::of(&game));
    }
    (record, positions)
}

#[test]
fn both_sides_start_on_their_own_points() {
    let rules = RULES;

    let start = Position::start(rules);

    assert_eq!(start.phase(), Phase::Throw(Side::White));
    assert_eq!(start, Position::started_by(rules, Side::White));
    assert_eq!(Position::from_setup(&Setup::start(rules)), Ok(start));
    // 36 + 51 + 48 + 45 + 42 + 1, and 182 + 12.
    assert_eq!([223, 194], Side::ALL.map(|side| start.pips(side)));
    let drawn = diagram::draw(&start, Side::White);
    assert!(drawn.contains("14"), "{drawn}");
}

#[test]
fn records_of_matches_are_read_back_and_name_what_was_declined() {
    let rules = RULES;
    let (mut declined, mut in_part, mut handed) = (0, 0, 0);
    for seed in 0..8 {
        let (record, _) = random_match(rules, seed);

        assert_eq!(record.faults(), []);
        let text = record.to_text();
        let read = Record::from_text(&text).expect("the record reads");
        assert_eq!(read, record);
        assert_eq!(read.to_text(), text);
        assert!(!text.contains(": \n"), "a play without steps");
        for entry in record.games.iter().flat_map(|game| &game.entries) {
            match entry {
                Entry::Play { steps, .. } if steps.is_empty() => declined += 1,
                Entry::Play { numbers, steps, .. } if steps.len() < numbers.len() => in_part += 1,
                Entry::HandOver { .. } => handed += 1,
                _ => {}
            }
        }
        assert_eq!(text.matches(" declines ").count() > 0, declined > 0);
    }
    assert!(declined > 20 && in_part > 20 && handed > 100);
}

#[test]
fn what_may_not_be_declined_is_refused_in_a_record() {
    let rules: Rules = "laquet~rest=must".parse().expect("an option");
    let (record, _) = random_match(RULES, 1);
    let text = record.to_text();
    let must = text.replace("laquet", "laquet~rest=must");
    assert_ne!(must, text);

    let errors = Record::from_text(&must).expect_err("a stage was declined");

    let line = |line: usize| text.lines().nth(line - 1).expect("a line");
    let declined = |text: &str| text.contains(" declines ") || text.contains(" plays ");
    assert!(
        errors.iter().any(|error| declined(line(error.line))),
        "{errors:?}"
    );
    let (record, _) = random_match(rules, 1);
    assert!(!record.to_text().contains("declines"));
}

#[test]
fn positions_are_packed_and_named_by_ids() {
    let rules = RULES;
    let mut remainders = 0;
    for seed in 0..4 {
        let (_, positions) = random_match(rules, seed);
        for position in positions {
            assert_eq!(position.id().parse(), Ok(position), "{position}");
            assert_eq!(Position::unpack(rules, &position.pack()), Ok(position));
            remainders += usize::from(position.turn().is_some_and(|turn| turn.is_remainder()));
        }
    }
    assert!(remainders > 100, "{remainders} remainders");
}

#[test]
fn a_turn_goes_on_with_the_other_side_and_its_notes_say_what_was_lost() {
    let rules = RULES;
    let (mut received, mut undone) = (0, 0);
    for seed in 0..4 {
        let (_, positions) = random_match(rules, seed);
        for position in positions {
            if !matches!(position.phase(), Phase::Throw(_)) {
                continue;
            }
            let mut events: Vec<Event> = Vec::new();
            let dice = Dice::ALL_21[(seed as usize * 5 + received) % 21].0;
            let thrown = position.throw(dice, &mut events).expect("due");
            let mut part = TurnCursor::of_throw(thrown, &events).expect("a turn");
            while let Some(step) = part
                .stage()
                .and_then(|stage| stage.legal().first().copied())
            {
                part.push(step).expect("legal");
            }
            let Some(mut other) = part.received() else {
                continue;
            };
            received += 1;
            let handed = part.hand_over().expect("numbers pass on");
            assert_eq!(other.mover(), part.mover().other());
            assert_eq!(other.first_stage(), handed);
            let Some(stage) = other.stage() else {
                assert!(other.is_pass());
                continue;
            };
            assert!(stage.is_complete(), "it may be declined");
            let step = stage.legal()[0];
            other.push(step).expect("legal");
            assert_eq!(other.pop(), Some(step));
            undone += 1;
            let stage = other.stage().expect("taken back");
            assert_eq!(stage.start(), part.position());
            other.stop_stage().expect("it may be declined");
            assert!(other.stage().is_none() && !other.is_pass());
            assert_eq!(other.notes().count(), 1, "what was lost");
            assert_eq!(other.position().phase(), Phase::Throw(other.mover()));
        }
    }
    assert!(received > 20 && undone > 10, "{received}, {undone}");
}

#[test]
fn a_declined_stage_is_a_play_without_steps() {
    let rules = RULES;
    let (_, positions) = random_match(rules, 3);
    let remainder = |position: &&Position| position.turn().is_some_and(|turn| turn.is_remainder());
    let position = positions.iter().find(remainder).expect("a hand-over");

    assert_eq!(text::play(position, &[]), "");
    assert_eq!(text::parse_play(position, ""), Ok(vec![]));
    let thrown = positions
        .iter()
        .find(|position| position.turn().is_some_and(|turn| !turn.is_remainder()));
    let thrown = thrown.expect("a throw");
    assert!(text::parse_play(thrown, "").is_err());
}

#[test]
fn formats_of_other_programs_say_what_they_cannot_hold() {
    let (record, _) = random_match(RULES, 2);
    let declined = record.to_text().matches(" declines ").count();

    let mat = mat::export(&record);
    let sgf = sgf::export(&record);

    assert!(declined > 0);
    for loss in [Loss::Rules, Loss::HandOver] {
        assert!(mat.losses.contains(&loss), "{:?}", mat.losses);
    }
    assert!(
        !mat.losses.contains(&Loss::Opening),
        "nobody throws for the lead"
    );
    assert!(sgf.losses.contains(&Loss::Private), "{:?}", sgf.losses);
    let passed_on = sgf.text.matches("XP[").count();
    let taken_over = record.to_text().matches(" takes over ").count();
    assert_eq!(passed_on, taken_over);
}
