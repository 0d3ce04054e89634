//! Each text of another program in `tests/other-programs`, and what is read from it.

// What a test takes for granted may fail loudly, in its helpers too.
#![allow(clippy::unwrap_used)]

use std::fmt::Write as _;
use std::path::Path;

use rosespring_rules::notation::decode::decode;
use rosespring_rules::notation::import::{RecordImport, import};
use rosespring_rules::notation::record::Record;
use rosespring_rules::notation::{gnubg, mat, sgf, xgid};
use rosespring_rules::{Phase, Position};

const FOLDER: &str = concat!(env!("CARGO_MANIFEST_DIR"), "/tests/other-programs");

/// A file, and what is read from it: names and length, then each game with the score before it.
const FILES: [(&str, &str); 14] = [
    (
        "concedes.mat",
        "Ann : Bob, 7
         0-0: 31 8/5 6/5, 42 8/4 6/4, 51 13/8 6/5, black resigns double, white wins double 2
         2-0: 31 8/5 6/5, 42 8/4 6/4",
    ),
    (
        "concedes-after-throw.mat",
        "Ann : Bob, 7
         0-0: 31 8/5 6/5, 42 8/4 6/4, 51, white resigns, black wins single 1
         0-1: 31 8/5 6/5, 42 8/4 6/4",
    ),
    (
        "left-before-throw.mat",
        "Ann : Bob, 7
         0-0: 31 8/5 6/5, 42 8/4 6/4, 51 13/8 6/5, black resigns double, white wins double 2
         2-0: 31 8/5 6/5, 42 8/4 6/4",
    ),
    (
        "resigned-match.mat",
        "Ann : Bob, 1
         0-0: 31 8/5 6/5, 42 8/4 6/4, white resigns, black wins single 1",
    ),
    (
        "from-4-0.mat",
        "Ann : Bob, 7
         4-0: 31 8/5 6/5, white resigns, black wins single 1
         4-1: 31 8/5 6/5, 42 8/4 6/4",
    ),
    (
        "game-missing.mat",
        "Ann : Bob, 7
         0-0: 31 8/5 6/5, white resigns, black wins single 1
         2-1: 31 8/5 6/5, 42 8/4 6/4
         note: line 12: game 3 follows game 1: the games between them are missing",
    ),
    (
        "tabs-result.mat",
        "Ann : Bob, 7
         0-0: 31 8/5 6/5, 42 8/4 6/4, 21 13/11 6/5, 63 24/18/15, white resigns, \
         black wins single 1",
    ),
    (
        "tabs-opening.mat",
        "Ann : Bob, 7
         0-0: 26 24/18 13/11, 31 8/5 6/5, 42 8/4 6/4",
    ),
    (
        "long-name.mat",
        "Ann : Bartholomew Longname, 3
         0-0: 31 8/5 6/5, 42 8/4 6/4",
    ),
    (
        "mac-lines.mat",
        "Ann : Bob, 7
         0-0: 31 8/5 6/5, 42 8/4 6/4",
    ),
    (
        "utf-16.mat",
        "Ann : Bob, 7
         0-0: 31 8/5 6/5, 42 8/4 6/4",
    ),
    (
        "windows-1252.mat",
        "Jürgen : Bob, 7
         0-0: 31 8/5 6/5, 42 8/4 6/4",
    ),
    (
        "line-after-bracket.sgf",
        "Ann : Bob, 3
         0-0: 64 24/18/14, 31 8/5 6/5",
    ),
    (
        "set-up.mat",
        "refused: line 8, column 6: the game starts from a position that was set up, as in \
         Nackgammon: that is not read from .mat",
    ),
];

/// Files that other tests read.
const OTHER_TESTS: [&str; 8] = [
    "gnubg-3.mat",
    "gnubg-3.sgf",
    "gnubg-5.ids",
    "gnubg-5.mat",
    "gnubg-5.sgf",
    "record-with-mark.txt",
    "xgid.ids",
    "README.md",
];

fn text_of(name: &str) -> String {
    let bytes = std::fs::read(Path::new(FOLDER).join(name)).unwrap();
    decode(&bytes).unwrap().text
}

/// The text of an import, in the form of [`FILES`].
fn describe(imported: &RecordImport) -> String {
    let record = &imported.record;
    let mut text = format!("{} : {}, {}", record.white, record.black, record.match_to);
    for (score, entries) in scores(record).into_iter().zip(games(record)) {
        let _ = write!(text, "\n{score}: {}", entries.join(", "));
    }
    for (name, list) in [("fault", &imported.faults), ("note", &imported.notes)] {
        for item in list {
            let _ = write!(text, "\n{name}: {item}");
        }
    }
    text
}

/// The score before each game, as the export tells it.
fn scores(record: &Record) -> Vec<String> {
    let text = mat::export(record).text;
    let heads = text.lines().filter(|line| line.contains(" : "));
    let units = |head: &str| {
        let (_, after_white) = head.split_once(" : ").unwrap();
        let (_, black) = head.rsplit_once(" : ").unwrap();
        format!("{}-{black}", after_white.split(' ').next().unwrap())
    };
    heads.map(units).collect()
}

/// Throws with their plays, and how each game ended.
fn games(record: &Record) -> Vec<Vec<String>> {
    let mut games: Vec<Vec<String>> = Vec::new();
    let text = record.to_text();
    for line in text.lines().skip_while(|line| !line.starts_with("game ")) {
        let game = games.last_mut();
        if line.starts_with("game ") {
            games.push(Vec::new());
        } else if let Some((_, dice)) = line.split_once(" throws ") {
            game.unwrap().push(dice.replace('-', ""));
        } else if let Some((_, play)) = line.split_once(": ") {
            let _ = write!(game.unwrap().last_mut().unwrap(), " {play}");
        } else if line.contains(" resigns") || line.contains(" wins ") {
            game.unwrap().push(line.to_owned());
        }
    }
    games
}

#[test]
fn each_file_is_read_as_it_means() {
    for (name, expected) in FILES {
        let text = text_of(name);
        let found = match import(&text) {
            Some(Ok(imported)) => describe(&imported),
            Some(Err(fault)) => format!("refused: {fault}"),
            None => panic!("{name} is no record of another program"),
        };

        let lines: Vec<&str> = expected.lines().map(str::trim_start).collect();
        assert_eq!(found, lines.join("\n"), "{name}");
    }
}

#[test]
fn each_file_is_written_and_read_again() {
    for (name, _) in FILES {
        let Some(Ok(RecordImport { record, .. })) = import(&text_of(name)) else {
            continue;
        };
        let again = |text: &str| import(text).unwrap().unwrap();

        let [mat, sgf] = [mat::export(&record).text, sgf::export(&record).text];
        assert_eq!(again(&mat).record, record, "{name}\n{mat}");
        assert_eq!(again(&sgf).record, record, "{name}\n{sgf}");
        assert_eq!(Record::from_text(&record.to_text()), Ok(record), "{name}");
    }
}

#[test]
fn an_own_record_may_begin_with_a_mark() {
    let text = std::fs::read_to_string(Path::new(FOLDER).join("record-with-mark.txt")).unwrap();

    assert!(text.starts_with('\u{feff}'));
    assert_eq!(Record::from_text(&text).unwrap().games.len(), 1);
}

#[test]
fn xgids_are_the_positions_that_gnubg_shows() {
    let text = text_of("xgid.ids");
    for line in text.lines() {
        let [id, of_gnubg, expected] = line.split(' ').collect::<Vec<_>>()[..] else {
            panic!("{line}");
        };
        let position = Position::from_setup(&xgid::decode(id).unwrap().setup).unwrap();

        assert_eq!(position.id(), expected, "{id}");
        let acting = match position.phase() {
            Phase::Play(turn) => turn.mover(),
            Phase::Throw(side) => side,
            phase => panic!("{phase:?}"),
        };
        let encoded = gnubg::encode(&position, acting);
        assert_eq!(encoded.as_deref(), Some(of_gnubg), "{id}");
    }
    assert!(text.lines().count() > 30);
}

#[test]
fn every_file_of_the_folder_is_tested() {
    let known = |name: &str| {
        FILES.iter().any(|(file, _)| *file == name)
            || OTHER_TESTS.contains(&name)
            || name == ".gitattributes"
    };
    for file in std::fs::read_dir(FOLDER).unwrap() {
        let name = file.unwrap().file_name().into_string().unwrap();
        assert!(known(&name), "{name}");
    }
}
