use proptest::prelude::any;
use proptest::sample::Index;

use super::*;
use crate::property::for_all;
use crate::{Match, PRESETS, Phase, Rules};

/// A match of random plays.
fn random_match(rules: Rules, seed: u64) -> Record {
    let mut random = fastrand::Rng::with_seed(seed);
    let mut record = Record::new(rules, "Ayşe", "Иван", 3);
    let mut score = Match::new(rules, 3);
    while score.winner().is_none() {
        let mut game = Game::new(score.next_game());
        while game.outcome().is_none() {
            match game.position().phase() {
                Phase::Play(_) => {
                    let mut plays = game.position().plays();
                    let play = plays.swap_remove(random.usize(..plays.len()));
                    game.play(&play.steps).unwrap();
                }
                Phase::Name(_) => game.name(Die::ALL[random.usize(..6)]).unwrap(),
                _ => game.throw(Dice::ALL_21[random.usize(..21)].0).unwrap(),
            }
        }
        score.count(game.outcome().unwrap());
        record.games.push(GameRecord::of(&game));
    }
    record
}

#[test]
fn records_are_read_back_from_their_text() {
    for (seed, preset) in (1..).zip(PRESETS) {
        let record = random_match(preset.rules, seed);

        assert_eq!(record.faults(), []);
        let read = Record::from_text(&record.to_text()).unwrap();
        assert_eq!(read.to_text(), record.to_text());
    }
}

#[test]
fn a_match_lost_on_time_ends_in_a_game_without_a_result() {
    for (lost, name) in [(Side::White, "white"), (Side::Black, "black")] {
        let mut record = random_match(Rules::preset("gioul").unwrap(), 6);
        record.lost_on_time = Some(lost);
        assert_eq!(record.faults()[0].place, "lost on time");
        let last = record.games.last_mut().unwrap();
        last.entries.truncate(1);
        assert_eq!(record.faults(), []);

        let text = record.to_text();

        assert!(
            text.contains(&format!("\nlost on time: {name}\n")),
            "{text}"
        );
        let read = Record::from_text(&text).unwrap();
        assert_eq!(
            (read.lost_on_time, read.to_text()),
            (Some(lost), text.clone())
        );
        let errors = Record::from_text(&text.replace(": white\n", ": red\n"));
        assert!(lost == Side::Black || errors.is_err());
        let (sound, errors) = Record::sound_from_text(&text.replace(" from ", " of ")).unwrap();
        assert_eq!((sound.lost_on_time, errors.len()), (Some(lost), 1));
    }
}

#[test]
fn a_record_names_its_tournament_and_round() {
    for (round, lines) in [
        (Some(2), "tournament: Friday cup: B\nround: 2\n"),
        (None, "tournament: Friday cup: B\n\n"),
    ] {
        let mut record = random_match(Rules::preset("gioul").unwrap(), 6);
        record.tournament = Some(TournamentOf {
            name: "Friday cup: B".to_owned(),
            round,
        });

        let text = record.to_text();

        assert!(text.contains(lines), "{text}");
        let read = Record::from_text(&text).unwrap();
        assert_eq!(
            (read.tournament.as_ref(), read.to_text()),
            (record.tournament.as_ref(), text)
        );
    }
}

#[test]
fn a_tournament_without_a_name_or_with_a_wrong_round_is_a_fault() {
    let mut record = random_match(Rules::preset("gioul").unwrap(), 6);
    let places = |name: &str, round| {
        record.tournament = Some(TournamentOf {
            name: name.to_owned(),
            round,
        });
        let faults = record.faults().into_iter();
        faults.map(|fault| fault.place).collect::<Vec<_>>()
    };
    let mut places = places;
    assert_eq!(places("Friday", Some(1)), Vec::<String>::new());
    assert_eq!(places("Fri\nday", Some(0)), ["tournament", "round"]);
    assert_eq!(places(&"x".repeat(81), None), ["tournament"]);

    record.tournament = None;
    let text = record.to_text();
    for lines in [
        "match: 3\nround: 2\n",
        "match: 3\ntournament: A\nround: two\n",
    ] {
        let wrong = text.replace("match: 3\n", lines);
        assert!(Record::from_text(&wrong).is_err(), "{lines}");
    }
}

#[test]
fn what_comes_before_a_fault_is_read() {
    let record = random_match(Rules::preset("gioul").unwrap(), 6);
    let text = record.to_text();
    let lines: Vec<&str> = text.lines().collect();
    for cut in [0, 1, 6, 8, 40, lines.len() / 2, lines.len() - 1] {
        let mut changed = lines[..cut].to_vec();
        changed.push("white plays 6-5: 25/14");
        let read = Record::sound_from_text(&changed.join("\n"));

        let Ok((sound, errors)) = read else {
            assert!(cut <= 1);
            continue;
        };
        assert_eq!(errors[0].line, cut + 1);
        // What follows from the last sound line is there as well.
        let body = write_body(&sound);
        assert!(text.starts_with(body.trim_end()), "{body}");
        assert!(body.lines().count() + 1 >= cut);
    }
    let (whole, errors) = Record::sound_from_text(&text).unwrap();
    assert_eq!((whole.to_text(), errors), (text, Vec::new()));
}

#[test]
fn a_changed_record_is_found_out() {
    let text = random_match(Rules::preset("gul-bara").unwrap(), 4).to_text();
    for_all(200, &(any::<Index>(), 0..8_u8), |(place, bit)| {
        let mut bytes = text.clone().into_bytes();
        *place.get_mut(&mut bytes) ^= 1 << bit;
        let Ok(changed) = String::from_utf8(bytes) else {
            return;
        };
        let Ok(record) = Record::from_text(&changed) else {
            return;
        };

        // What is left are changes that a reader overlooks: spaces at the end of a line.
        assert_eq!(record.to_text(), text);
    });
}
