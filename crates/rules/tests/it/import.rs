//! Records of other programs: files that gnubg wrote, checked against what gnubg showed.

use std::cell::Cell;

use proptest::collection::vec;
use proptest::prelude::{Strategy, any, prop_oneof};
use proptest::sample::Index;
use rosespring_rules::notation::import::{ImportError, import};
use rosespring_rules::notation::record::{CubeDecision, Record};
use rosespring_rules::notation::{gnubg, mat, sgf};
use rosespring_rules::{Entry, Phase, Side, WinKind};

use crate::property::for_all;

const MATCH_5_MAT: &str = include_str!("../other-programs/gnubg-5.mat");
const MATCH_5_SGF: &str = include_str!("../other-programs/gnubg-5.sgf");
const MATCH_5_IDS: &str = include_str!("../other-programs/gnubg-5.ids");
const MATCH_3_MAT: &str = include_str!("../other-programs/gnubg-3.mat");
const MATCH_3_SGF: &str = include_str!("../other-programs/gnubg-3.sgf");

fn read(text: &str) -> Record {
    let imported = import(text).expect("it is a form of another program");
    let imported = imported.expect("it can be read");
    assert_eq!(imported.faults, []);
    imported.record
}

/// The first fault of a text.
fn fault(text: &str) -> String {
    match import(text).expect("it is a form of another program") {
        Ok(imported) => imported.faults.first().expect("it has a fault").to_string(),
        Err(fault) => fault.to_string(),
    }
}

#[test]
fn mat_and_sgf_of_a_match_are_the_same_record() {
    for (mat, sgf) in [(MATCH_5_MAT, MATCH_5_SGF), (MATCH_3_MAT, MATCH_3_SGF)] {
        let (mat, sgf) = (read(mat), read(sgf));

        assert_eq!(mat, sgf);
        assert_eq!(mat.faults(), []);
        assert_eq!((mat.white.as_str(), mat.black.as_str()), ("gnubg", "root"));
    }
}

#[test]
fn every_position_is_one_that_gnubg_showed_in_this_order() {
    let record = read(MATCH_5_MAT);
    let mut shown = MATCH_5_IDS.lines();
    let mut compared = 0;
    for game in &record.games {
        let mut replayed = rosespring_rules::Game::new(game.start);
        for entry in &game.entries {
            match entry {
                Entry::Opening { white, black } => {
                    let dice = rosespring_rules::Dice::new(*white, *black);
                    replayed.throw(dice).expect("an opening is due");
                }
                Entry::Throw { dice: [a, b], .. } => {
                    if matches!(replayed.position().phase(), Phase::Throw(_)) {
                        let dice = rosespring_rules::Dice::new(*a, *b);
                        replayed.throw(dice).expect("a throw is due");
                    }
                }
                Entry::Play { steps, .. } => replayed.play(steps).expect("a play is due"),
                _ => continue,
            }
            let Phase::Throw(side) = replayed.position().phase() else {
                continue;
            };
            let id = gnubg::encode(replayed.position(), side).expect("it is backgammon");
            assert!(
                shown.any(|other| other == id),
                "{id} after {compared} positions"
            );
            compared += 1;
        }
    }
    assert!(compared > 80, "{compared}");
}

#[test]
fn decisions_about_the_cube_are_kept_with_their_place() {
    let record = read(MATCH_5_MAT);

    let told: Vec<(u32, Side, CubeDecision)> = record
        .cube
        .iter()
        .map(|action| (action.game, action.side, action.decision))
        .collect();
    assert_eq!(
        told,
        [
            (1, Side::Black, CubeDecision::Double(2)),
            (1, Side::White, CubeDecision::Drop),
            (2, Side::Black, CubeDecision::Double(2)),
            (2, Side::White, CubeDecision::Drop),
            (3, Side::Black, CubeDecision::Double(2)),
            (3, Side::White, CubeDecision::Take),
            (3, Side::White, CubeDecision::Double(4)),
            (3, Side::Black, CubeDecision::Take),
        ]
    );
    let text = record.to_text();
    let reread = Record::from_text(&text).expect("it was written here");
    assert_eq!(reread.cube, record.cube);
    assert_eq!(reread.to_text(), text);
}

/// The scores before each game of a `.mat`, and the units that each counts.
fn scores(mat: &str) -> Vec<String> {
    let told = mat
        .lines()
        .filter_map(|line| match line.split_once("Wins ") {
            Some((_, units)) => units.split(' ').next().map(str::to_owned),
            None if line.contains(" : ") => Some(line.split_whitespace().collect::<String>()),
            None => None,
        });
    told.collect()
}

#[test]
fn exports_hold_the_cube_and_what_it_makes_a_game_count() {
    for text in [MATCH_5_MAT, MATCH_3_MAT] {
        let record = read(text);
        let (mat, sgf) = (mat::export(&record).text, sgf::export(&record).text);

        assert_eq!(read(&mat), record);
        assert_eq!(read(&sgf), record);
        assert_eq!(scores(&mat), scores(text), "the scores are those of gnubg");
    }
}

#[test]
fn other_spellings_are_read() {
    let text = concat!(
        "; [Site \"x\"]\r\n 0 point match\r\n\r\n Game 1\r\n A: b : 0      C : 0\r\n",
        "  1)                             33: 24/21(2) 13/10(2)\r\n",
        "  2) 61: 13/7 8/7                55: 10/5(2) 21/16*/11\r\n",
    );
    let record = read(text);
    assert_eq!((record.white.as_str(), record.match_to), ("A: b", 255));
    // The throw of Black that opens, and three throws with their plays.
    assert_eq!(record.games[0].entries.len(), 6);

    let without_throw = concat!(
        " 1 point match\n Game 1\n A : 0     B : 0\n",
        " 1) 61: 13/7 8/7    Cannot Move\n 2) 31: 8/5 6/5\n",
    );
    let told = fault(without_throw);
    assert!(
        told.starts_with("line 5, column 5: it is black's throw"),
        "{told}"
    );
}

/// A game in the form of eXtreme Gammon: a byte order mark, a head, wide columns, joined moves, and
/// `????` where White resigns a double game after the throw.
const XG_MAT: &str = concat!(
    "\u{feff}; [Site \"eXtreme Gammon\"]\r\n",
    "; [Match ID \"1\"]\r\n",
    "; [Player 1 \"Ada\"]\r\n",
    "; [Variation \"Backgammon\"]\r\n",
    "; [CubeLimit \"1024\"]\r\n\r\n",
    " 5 point match\r\n\r\n",
    " Game 1\r\n",
    " Ada : 0                              Bo : 0\r\n",
    "  1) 31: 8/5 6/5                      62: 24/16\r\n",
    "  2)  Doubles => 2                     Takes\r\n",
    "  3) 41: ????\r\n",
    "  4)                                   Wins 4 points\r\n",
);

#[test]
fn a_resignation_counts_what_the_text_says() {
    let record = read(XG_MAT);

    assert_eq!(
        (record.white.as_str(), record.black.as_str()),
        ("Ada", "Bo")
    );
    let resigned = Entry::Resign {
        side: Side::White,
        win: WinKind::Double,
    };
    let entries = &record.games[0].entries;
    assert_eq!(entries[entries.len() - 2], resigned);
    assert!(mat::export(&record).text.contains("Wins 4 points"));
    assert!(sgf::export(&record).text.contains("RE[B+4R]"));
    let reread = read(&sgf::export(&record).text);
    assert!(reread.games[0].entries.contains(&resigned));
    for (units, win) in [
        ("2", WinKind::Single),
        ("6", WinKind::Triple),
        ("8", WinKind::Single),
    ] {
        let text = XG_MAT.replace("Wins 4", &format!("Wins {units}"));
        let expected = Entry::Resign {
            side: Side::White,
            win,
        };
        assert!(read(&text).games[0].entries.contains(&expected), "{units}");
    }
    let before_the_throw = concat!(
        " 2 point match\n Game 1\n A : 0      B : 0\n",
        "  1)                    Losses 1 point\n      Wins 1 point\n",
    );
    assert_eq!(read(before_the_throw).games[0].entries.len(), 2);
}

#[test]
fn names_may_have_a_colon() {
    for names in [
        "level:3 : 0                    level:5 : 0",
        "level:3 : 0   level:5:0",
    ] {
        let text = XG_MAT.replace("Ada : 0                              Bo : 0", names);
        let record = read(&text);

        assert_eq!(
            (record.white.as_str(), record.black.as_str()),
            ("level:3", "level:5")
        );
        // Other readers of .mat end a name at its first colon.
        assert_eq!(read(&mat::export(&record).text).white, "level.3");
        assert_eq!(read(&sgf::export(&record).text).white, "level:3");
        assert!(sgf::export(&record).text.contains("PW[level:3]"));
    }
}

#[test]
fn a_beaver_is_a_take_and_a_double() {
    let text = XG_MAT.replace(" Takes", " Beavers => 4");
    let record = read(&text);

    let decisions: Vec<_> = record
        .cube
        .iter()
        .map(|action| (action.side, action.decision))
        .collect();
    assert_eq!(
        decisions,
        [
            (Side::White, CubeDecision::Double(2)),
            (Side::Black, CubeDecision::Take),
            (Side::Black, CubeDecision::Double(4)),
            (Side::White, CubeDecision::Take),
        ]
    );
    let spelled_out = text.replace("  3) 41", "  3)  Takes\r\n  4) 41");
    assert_ne!(spelled_out, text);
    assert_eq!(read(&spelled_out), record);
}

#[test]
fn a_play_that_is_left_out_is_read_if_it_is_forced() {
    let (mut forced, mut refused, mut resigned) = (0, 0, 0);
    for text in [MATCH_5_MAT, MATCH_3_MAT] {
        let record = read(text);
        for (colon, _) in text.match_indices(": ") {
            let is_throw = text[colon - 2..colon]
                .bytes()
                .all(|byte| byte.is_ascii_digit());
            let cell = text[colon + 2..].split("  ").next().unwrap_or_default();
            let cell = cell.lines().next().unwrap_or_default();
            if !is_throw || cell.trim().is_empty() {
                continue;
            }
            let blank = " ".repeat(cell.len());
            let start = colon + 2;
            let without = format!("{}{blank}{}", &text[..start], &text[start + cell.len()..]);
            let imported = import(&without).expect("it is still a .mat").unwrap();
            match imported.faults.first() {
                None if imported.record == record => forced += 1,
                // The last play of a game: the loser then resigned before it.
                None => resigned += 1,
                Some(error) => {
                    assert!(error.what.to_string().contains("can play"), "{error}");
                    refused += 1;
                }
            }
        }
    }
    assert!(forced > 3 && refused > 150, "{forced} {refused}");
    assert!(resigned <= 7, "{resigned}");
}

#[test]
fn other_variations_are_refused() {
    let other = XG_MAT.replace("\"Backgammon\"", "\"NackGammon\"");
    assert_eq!(
        fault(&other),
        "line 4: variation NackGammon: only backgammon is read from .mat"
    );
    let placed = XG_MAT.replace(
        "  1) 31",
        "; Set Pos=-b----E-C---eE---c-e----B-/0\r\n  1) 31",
    );
    assert!(fault(&placed).starts_with("line 11: the game starts from a position"));
    let told = fault("(;GM[6]RU[Crawford:Nackgammon];W[31hefe])");
    assert_eq!(
        told,
        "line 1, column 8: rules Nackgammon: only backgammon is read from SGF"
    );
}

#[test]
fn what_is_wrong_is_told_with_its_line() {
    let head = " 3 point match\n\n Game 1\n A : 0          B : 0\n";
    let cases = [
        (
            "  1) 31: 8/5 6/4\n",
            "line 5, column 6: white throws 3-1: `8/5 6/4` is no legal play",
        ),
        (
            "  1) 31: 8/5 6/5\n  2) 42: 8/4 6/4\n",
            "line 6, column 6: it is black's throw, not white's",
        ),
        (
            "  1) 31:\n  2)               42: 8/4 6/4\n",
            "line 6, column 20: white can play 3-1, but",
        ),
        ("  1) 37: 8/5\n", "line 5: `37: 8/5` is neither a throw"),
        (
            "  1) 31: 8/5 6/5\n Game 2\n A : 0          B : 0\n",
            "line 7: game 1 has no result",
        ),
        (
            "  1) 31: 8/5 6/5          Doubles => 3\n",
            "line 5, column 27: expected the new value of the cube",
        ),
    ];
    for (rows, expected) in cases {
        let told = fault(&format!("{head}{rows}"));
        assert!(told.starts_with(expected), "{told}");
    }
    for (text, expected) in [
        ("(;GM[1];B[aa])", "line 1, column 3: GM is 1"),
        (
            "(;GM[6]\n;W[31hefe]",
            "line 2, column 10: the game has no end",
        ),
        ("(;GM[6]\n;W[31hefq])", "line 2, column 2: white throws 3-1"),
        (
            "(;GM[6]XV[gul-bara])",
            "line 1, column 8: rules gul-bara: only backgammon",
        ),
        (
            "(;GM[6]AW[a][b]AB[a]PL[W])",
            "line 1, column 21: the men cannot stand so",
        ),
    ] {
        let told = fault(text);
        assert!(told.starts_with(expected), "{told}");
    }
}

#[test]
fn an_illegal_play_ends_its_game_and_not_the_match() {
    let text = concat!(
        " 5 point match\n\n Game 1\n A : 0                    B : 0\n",
        "  1) 31: 8/5 6/5           42: 8/4 6/4\n",
        "  2) 65: 14/8 15/10        Doubles => 2\n",
        "  3)  Takes                31: 6/5 8/4\n",
        "      Wins 4 points\n\n",
        " Game 2\n A : 4                    B : 0\n",
        "  1) 31: 8/5 6/5\n",
    );
    let imported = import(text).unwrap().unwrap();

    let told = |list: &[ImportError]| list.iter().map(ToString::to_string).collect::<Vec<_>>();
    let fault = "line 6, column 6: white throws 6-5: `14/8 15/10` is no legal play of this stage";
    assert_eq!(told(&imported.faults), [fault]);
    let note = "line 6, column 6: the rest of game 1 is left out";
    assert_eq!(told(&imported.notes), [note]);
    let [first, second] = imported.record.games.as_slice() else {
        panic!("both games are there");
    };
    // The throw, with the result of the text: a double game with the cube at 2.
    let dice = "6-5".parse::<rosespring_rules::Dice>().unwrap();
    let expected = [
        Entry::Throw {
            side: Side::White,
            dice: [dice.first, dice.second],
        },
        Entry::Resign {
            side: Side::Black,
            win: WinKind::Double,
        },
    ];
    assert_eq!(first.entries[first.entries.len() - 3..][..2], expected);
    assert_eq!(second.entries.len(), 3);
    assert_eq!(imported.record.scores, []);
}

#[test]
fn a_game_that_was_set_up_is_left_out_and_the_others_are_read() {
    let text = concat!(
        " 5 point match\n\n Game 1\n A : 0                    B : 0\n",
        "  1) 31: 8/5 6/5           42: 8/4 6/4\n      Wins 1 point\n\n",
        " Game 2\n A : 1                    B : 0\n",
        "  1) 12: Illegal play (7;0;1) 51: 24/23 23/18\n      Wins 2 points\n\n",
        " Game 3\n A : 3                    B : 0\n",
        "  1) 64: 24/14             52: 13/8 13/11\n",
    );
    let imported = import(text).unwrap().unwrap();

    let told = |list: &[ImportError]| list.iter().map(ToString::to_string).collect::<Vec<_>>();
    let faults = told(&imported.faults);
    assert_eq!(faults.len(), 1, "{faults:?}");
    assert!(faults[0].starts_with("line 10, column 6: the game starts from a position"));
    assert_eq!(
        told(&imported.notes),
        ["line 14: game 3 follows game 1: the games between them are missing"]
    );
    let [first, third] = imported.record.games.as_slice() else {
        panic!("two games are there");
    };
    assert_eq!((first.entries.len(), third.entries.len()), (7, 5));
    assert_eq!(imported.record.faults(), []);
}

#[test]
fn a_game_without_a_result_has_that_of_the_next_score() {
    let text = XG_MAT.replace(
        "  4)                                   Wins 4 points\r\n",
        " Game 2\r\n Ada : 0                              Bo : 4\r\n  1) 31: 8/5 6/5\r\n",
    );
    let record = read(&text);

    let resigned = Entry::Resign {
        side: Side::White,
        win: WinKind::Double,
    };
    assert!(record.games[0].entries.contains(&resigned));
    assert_eq!(record.scores, []);
}

#[test]
fn what_the_record_does_not_hold_is_noted() {
    let notes = |text: &str| -> Vec<String> {
        let imported = import(text).unwrap().unwrap();
        imported.notes.iter().map(ToString::to_string).collect()
    };
    let head = " 7 point match\n Game 1\n A : 0           B : 0\n  1) 31: 8/5 6/5\n";
    for (rest, expected) in [
        (
            "      Wins 7 points\n",
            "line 5, column 7: the result says 7 units, but the game counts 1",
        ),
        (
            "      Wins 1 point\n Game 2\n A : 3           B : 0\n  1) 31: 8/5 6/5\n",
            "line 7: the score is 3-0, but the games before make it 1-0",
        ),
    ] {
        assert_eq!(notes(&format!("{head}{rest}")), [expected]);
    }
    let long = head.replace("A :", &format!("{} :", "A".repeat(41)));
    let cut = "A".repeat(40);
    assert_eq!(
        notes(&long),
        [format!(
            "line 3: a name is too long, and was cut to `{cut}`"
        )]
    );
}

#[test]
fn a_throw_before_a_resignation_is_written() {
    for play in ["????", "Concedes", "Resigns", "Lost on time", "Forfeits"] {
        let record = read(&XG_MAT.replace("????", play));
        let [mat, sgf] = [mat::export(&record).text, sgf::export(&record).text];

        assert!(mat.contains(" 41:\n"), "{mat}");
        assert!(sgf.contains(";PL[W]DI[41]"), "{sgf}");
        assert_eq!([read(&mat), read(&sgf)], [record.clone(), record]);
    }
}

#[test]
fn the_length_of_a_match_is_told_in_several_words() {
    for (head, match_to) in [
        ("Match of 5 points", 5),
        ("5 points match", 5),
        (" match to 3 point ", 3),
        ("0 point match", 255),
    ] {
        let record = read(&XG_MAT.replace(" 5 point match", head));
        assert_eq!(record.match_to, match_to, "{head}");
    }
}

/// A change of a file.
#[derive(Debug, Clone, Copy)]
enum Damage {
    Replace(Index, u8),
    Cut(Index),
    Remove(Index),
    Repeat(Index, usize),
}

impl Damage {
    fn any() -> impl Strategy<Value = Self> {
        prop_oneof![
            (any::<Index>(), b' '..=b'~').prop_map(|(at, byte)| Self::Replace(at, byte)),
            any::<Index>().prop_map(Self::Cut),
            any::<Index>().prop_map(Self::Remove),
            (any::<Index>(), 0..60_usize).prop_map(|(at, length)| Self::Repeat(at, length)),
        ]
    }

    fn apply(self, bytes: &mut Vec<u8>) {
        match self {
            Self::Replace(at, byte) => *at.get_mut(bytes) = byte,
            Self::Cut(at) => bytes.truncate(at.index(bytes.len()).max(1)),
            Self::Remove(at) if bytes.len() > 1 => drop(bytes.remove(at.index(bytes.len()))),
            Self::Remove(_) => {}
            Self::Repeat(at, length) => {
                let at = at.index(bytes.len());
                let part = bytes[at..(at + length).min(bytes.len())].to_vec();
                bytes.splice(at..at, part);
            }
        }
    }
}

#[test]
fn damaged_files_are_read_or_refused_and_nothing_else() {
    let [sound, cut, refused] = [const { Cell::new(0) }; 3];
    for text in [MATCH_5_MAT, MATCH_5_SGF, MATCH_3_MAT, MATCH_3_SGF] {
        for_all(400, &vec(Damage::any(), 1..4), |damages| {
            let mut bytes = text.as_bytes().to_vec();
            for damage in damages {
                damage.apply(&mut bytes);
            }
            let Ok(text) = String::from_utf8(bytes) else {
                return;
            };
            match import(&text) {
                Some(Ok(imported)) => {
                    assert_eq!(imported.record.faults(), []);
                    match imported.faults.is_empty() {
                        true => sound.set(sound.get() + 1),
                        false => cut.set(cut.get() + 1),
                    }
                }
                Some(Err(_)) => refused.set(refused.get() + 1),
                None => {}
            }
        });
    }
    let counts = [sound, cut, refused].map(|count| count.get());
    assert!(counts.iter().all(|&count| count > 30), "{counts:?}");
}
