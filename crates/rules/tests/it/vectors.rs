//! Positions and a match of another open program, as facts to agree with.
//!
//! `tests/vectors/gyulbara.txt` says where they are from and how it is to be read.

use std::path::Path;

use rosespring_rules::notation::g_code;
use rosespring_rules::{Match, Phase, Position, Rules, Side};

use crate::bridge::{self, from_position, to_step};
use crate::brute;
use crate::model::Options;

const RULES: &str = "gul-bara:bulgarian";

fn lines() -> Vec<(usize, Vec<String>)> {
    let path = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/vectors/gyulbara.txt");
    let text = std::fs::read_to_string(&path)
        .unwrap_or_else(|error| panic!("{}: {error}", path.display()));
    let words = |line: &str| {
        let told = line.split('#').next().unwrap_or_default();
        told.split_whitespace()
            .map(str::to_owned)
            .collect::<Vec<_>>()
    };
    let numbered = text.lines().map(words).enumerate();
    numbered
        .map(|(index, words)| (index + 1, words))
        .filter(|(_, words)| !words.is_empty())
        .collect()
}

fn digits(text: &str) -> Vec<u8> {
    text.bytes().map(|byte| byte - b'0').collect()
}

#[test]
fn stages_have_as_many_ends_as_elsewhere() {
    let rules = Rules::preset(RULES).expect("a preset");
    let options = Options::read(RULES).expect("a preset");
    let mut compared = 0;
    for (line, words) in lines() {
        let [word, code, seat, stage, used, ends] = &words[..] else {
            continue;
        };
        if word != "stage" {
            continue;
        }
        let seat = usize::from(digits(seat)[0]);
        let setup = g_code::decode(code, rules, bridge::side(seat), 9);
        let setup = setup.unwrap_or_else(|error| panic!("line {line}: {error}"));
        let position = Position::from_setup(&setup);
        let position = position.unwrap_or_else(|error| panic!("line {line}: {error}"));
        assert_eq!(
            g_code::encode(&position).as_ref(),
            Some(code),
            "line {line}"
        );
        let pos = from_position(&options, &position);
        let got = brute::ends(&options, &pos.men, (seat, pos.throws[seat]), &digits(stage));
        let most = got.values().map(|reached| reached.used).max().unwrap_or(0);
        let expected = (used.clone(), ends.clone());
        assert_eq!(
            (most.to_string(), got.len().to_string()),
            expected,
            "line {line}: brute force"
        );
        let (used, ends) = in_the_crate(setup, seat, &digits(stage));
        assert_eq!(
            (used.to_string(), ends.to_string()),
            expected,
            "line {line}"
        );
        compared += 1;
    }
    assert!(compared >= 20, "{compared} stages");
}

/// Numbers used and distinct ends of a stage as the remainder of the opponent's throw, which may
/// have any length; two different dice are a throw.
fn in_the_crate(mut setup: rosespring_rules::Setup, seat: usize, stage: &[u8]) -> (usize, usize) {
    let (mover, other) = (bridge::side(seat), bridge::side(1 - seat));
    let equal = stage.iter().all(|&number| number == stage[0]);
    setup.phase = rosespring_rules::SetupPhase::Play {
        thrower: if equal { other } else { mover },
        mover,
        stage: stage.to_vec(),
        then: if equal {
            (stage[0] + 1..=6).collect()
        } else {
            Vec::new()
        },
        named: false,
    };
    let Ok(position) = Position::from_setup(&setup) else {
        return (0, 0);
    };
    let plays = position.plays();
    (
        plays.iter().map(|play| play.steps.len()).max().unwrap_or(0),
        plays.len(),
    )
}

#[test]
fn a_whole_match_is_played_as_elsewhere() {
    let mut score: Option<Match> = None;
    let mut position = Position::start(RULES.parse().expect("a preset"));
    let mut dice: Vec<(u8, u8)> = Vec::new();
    let (mut stages, mut remainders) = (0, 0);
    for (line, words) in lines() {
        let place = format!("line {line}: {}", position.id());
        match words[0].as_str() {
            "stage" => {}
            "match" => {
                let to = words[1].parse().expect("units");
                score = Some(Match::new(*position.rules(), to));
            }
            "opening" => {
                let pair = digits(&words[1]);
                position = position
                    .throw(bridge::dice(pair[0], pair[1]), &mut ())
                    .expect(&place);
                dice.clear();
            }
            "throws" => dice.extend(
                words[1..]
                    .iter()
                    .map(|pair| (digits(pair)[0], digits(pair)[1])),
            ),
            "won" => {
                let Phase::Over(outcome) = position.phase() else {
                    panic!("{place}: not over")
                };
                let winner = bridge::side(usize::from(digits(&words[1])[0]));
                assert_eq!(outcome.winner(), Some(winner), "{place}");
                assert!(dice.is_empty(), "{place}: dice are left");
                let score = score.as_mut().expect("a match");
                score.count(outcome);
                position = score.next_game();
            }
            seat => {
                position = throws(position, &mut dice);
                let turn = position
                    .turn()
                    .unwrap_or_else(|| panic!("{place}: nothing to play"));
                assert_eq!(turn.mover().index().to_string(), seat, "{place}");
                let step = |word: &String| {
                    let (from, number) = word.split_once('-').expect("from-number");
                    to_step((
                        from.parse().expect("a point"),
                        number.parse().expect("a number"),
                    ))
                };
                let steps: Vec<_> = words[1..].iter().map(step).collect();
                position = position
                    .play(&steps, &mut ())
                    .unwrap_or_else(|error| panic!("{place}: {error}"));
                position = throws(position, &mut dice);
                stages += 1;
                remainders += usize::from(turn.is_remainder());
            }
        }
    }
    let score = score.expect("a match");
    assert!(
        score.winner() == Some(Side::Black),
        "the second seat won the match"
    );
    assert!(
        stages > 150 && remainders > 3,
        "{stages} stages, {remainders} of remainders"
    );
}

/// Throws as long as a throw is due and dice are told.
fn throws(mut position: Position, dice: &mut Vec<(u8, u8)>) -> Position {
    while matches!(position.phase(), Phase::Throw(_)) && !dice.is_empty() {
        let (first, second) = dice.remove(0);
        position = position
            .throw(bridge::dice(first, second), &mut ())
            .expect("a throw is due");
    }
    position
}
