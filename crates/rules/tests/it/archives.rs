//! Files of eXtreme Gammon, BGBlitz, OpenGammon, Snowie and others in `tests/archives`, and what is
//! read from them.

// What a test takes for granted may fail loudly, in its helpers too.
#![allow(clippy::unwrap_used)]

use std::path::Path;

use rosespring_rules::notation::archive::{self, Archive};
use rosespring_rules::notation::decode::decode;
use rosespring_rules::notation::import::{RecordImport, import};
use rosespring_rules::notation::match_position::{DiceState, MatchPosition};
use rosespring_rules::notation::record::{CubeDecision, GameRecord, Record, RecordProblem};
use rosespring_rules::notation::{ogid, snowie, xgid};
use rosespring_rules::{Entry, Outcome, Phase, Position, Side};

const FOLDER: &str = concat!(env!("CARGO_MANIFEST_DIR"), "/tests/archives");

fn bytes_of(name: &str) -> Vec<u8> {
    std::fs::read(Path::new(FOLDER).join(name)).unwrap()
}

fn text_of(name: &str) -> String {
    decode(&bytes_of(name)).unwrap().text
}

/// Reads a match in any form.
fn read_match(name: &str) -> RecordImport {
    match archive::read(&bytes_of(name)) {
        Some(Ok(Archive::Record(imported))) => *imported,
        Some(other) => panic!("{name}: {other:?}"),
        None => import(&text_of(name)).unwrap().unwrap(),
    }
}

const fn name_of(side: Side) -> &'static str {
    match side {
        Side::White => "left",
        Side::Black => "right",
    }
}

/// A game in the form of `expected.txt`, with `score` before it.
fn describe(record: &Record, index: usize, score: &mut [u16; 2]) -> String {
    let of_game =
        |entry: &&rosespring_rules::notation::record::CubeEntry| entry.game as usize == index + 1;
    let cube: Vec<CubeDecision> = record
        .cube
        .iter()
        .filter(of_game)
        .map(|e| e.decision)
        .collect();
    let count = |is: fn(&CubeDecision) -> bool| cube.iter().filter(|one| is(one)).count();
    let doubles = count(|one| matches!(one, CubeDecision::Double(_)));
    let [takes, drops] = [CubeDecision::Take, CubeDecision::Drop]
        .map(|decision| cube.iter().filter(|&&one| one == decision).count());
    let value: u16 = 1 << takes;
    let game = &record.games[index];
    let is_throw = |entry: &&Entry| matches!(entry, Entry::Throw { .. });
    let throws = game.entries.iter().filter(is_throw).count();
    let replayed = game.replay().unwrap();
    let Some(Outcome::Won { winner, kind }) = replayed.outcome() else {
        panic!("game {} has no winner", index + 1);
    };
    let is_resigned = game
        .entries
        .iter()
        .any(|entry| matches!(entry, Entry::Resign { .. }));
    let ended = match (drops > 0, is_resigned) {
        (true, _) => "drop",
        (false, true) => "resigned",
        (false, false) => "borne-off",
    };
    let points = value * u16::from(kind.units());
    let pips = Side::ALL.map(|side| replayed.position().pips(side));
    let before = record.score_before(index).unwrap_or(*score);
    *score = before;
    score[winner.index()] += points;
    format!(
        "  {}-{}: {throws} throws, {doubles}/{takes}/{drops}, {} {points} {ended}, pips {}-{}",
        before[0],
        before[1],
        name_of(winner),
        pips[0],
        pips[1]
    )
}

/// Whether a line is the expected one, in which `?` stands for any word.
fn is_as_expected(found: &str, expected: &str) -> bool {
    let words = |line: &str| -> Vec<String> {
        let line = line.replace(['/', ','], " , ").replace('-', " - ");
        line.split_whitespace().map(str::to_owned).collect()
    };
    if !expected.contains('?') {
        return found == expected;
    }
    let expected = words(&expected.replace("pips ?", "pips ? - ?"));
    let found = words(found);
    let mut pairs = found.iter().zip(&expected);
    found.len() == expected.len() && pairs.all(|(found, one)| found == one || one == "?")
}

#[test]
fn each_match_is_read_as_it_is() {
    let expected = text_of("expected.txt");
    let lines = expected
        .lines()
        .filter(|line| !line.starts_with('#') && !line.is_empty());
    let mut current: Option<(Record, usize, [u16; 2])> = None;
    let mut matches = 0;
    for line in lines {
        if let Some((name, head)) = line.split_once(": ").filter(|_| !line.starts_with(' ')) {
            let imported = read_match(name);
            let record = imported.record;
            let length = if record.match_to == 255 {
                0
            } else {
                record.match_to
            };
            let found = format!("{} : {}, {length}", record.white, record.black);
            assert_eq!(found, head, "{name}");
            let is_illegal = name == "illegal-play.mat";
            assert_eq!(
                imported.faults.is_empty(),
                !is_illegal,
                "{name}: {:?}",
                imported.faults
            );
            let again = Record::from_text(&record.to_text()).unwrap();
            assert_eq!(again.to_text(), record.to_text(), "{name}");
            current = (!is_illegal).then_some((record, 0, [0; 2]));
            matches += 1;
        } else if let Some((record, index, score)) = &mut current {
            let found = describe(record, *index, score);
            assert!(is_as_expected(&found, line), "{found}\n{line}");
            *index += 1;
        }
    }
    assert_eq!(matches, 12);
}

#[test]
fn an_illegal_play_is_named_with_its_place() {
    let faults = read_match("illegal-play.mat").faults;
    let told: Vec<String> = faults.iter().map(ToString::to_string).collect();

    assert!(told[0].starts_with("line 71, "), "{told:?}");
    assert!(told[0].contains("14/8 15/10 6/8"), "{told:?}");
}

#[test]
fn what_is_left_out_is_noted() {
    let notes = |name: &str| -> Vec<String> {
        let notes = read_match(name).notes;
        notes.iter().map(ToString::to_string).collect()
    };
    let analysis = "the analysis in the file is left out";
    let comments = "the comments in the file are left out";
    let rules = "Jacoby, beavers are left out: the rules here have no cube";

    let event = "what the file has beside the games is left out: the event";

    assert_eq!(notes("five-point.xg"), [analysis, comments, event]);
    assert_eq!(notes("five-point.bgf"), [analysis, event]);
    assert_eq!(notes("money-session.bgf"), [analysis, rules]);
    assert_eq!(notes("five-point.ogxm"), [event]);
    assert_eq!(notes("money-session.ogxm"), [rules]);
}

/// The same match in all forms has the same throws, decisions and last positions. The order of the
/// dice of a throw and of the moves in a play differs.
#[test]
fn forms_of_the_same_match_agree() {
    let plays = |name: &str| {
        let record = read_match(name).record;
        let game = |game: &GameRecord| {
            let throw = |entry: &Entry| match *entry {
                Entry::Throw { side, dice } => {
                    Some((side, dice[0].max(dice[1]), dice[0].min(dice[1])))
                }
                _ => None,
            };
            let throws: Vec<_> = game.entries.iter().filter_map(throw).collect();
            (throws, game.replay().unwrap().position().id())
        };
        let games: Vec<_> = record.games.iter().map(game).collect();
        (games, record.cube)
    };
    let mat = plays("five-point.mat");
    for name in [
        "five-point.sgf",
        "five-point.xg",
        "five-point.bgf",
        "five-point.ogxm",
    ] {
        assert!(plays(name) == mat, "{name}");
    }
    assert!(plays("money-session.bgf") == plays("money-session.ogxm"));
}

#[test]
fn a_position_of_extreme_gammon_is_its_xgid() {
    let Some(Ok(Archive::Position(position, notes))) =
        archive::read(&bytes_of("position-dice.xgp"))
    else {
        panic!("a position");
    };

    let expected = "XGID=-a--B-CBBA-AdB---c-dBba---:0:0:1:11:2:0:0:5:10";
    assert_eq!(xgid::encode(&position), expected);
    assert_eq!(notes[0].what, RecordProblem::AnalysisLeftOut);
}

#[test]
fn exports_of_positions_have_their_xgid() {
    for (name, expected) in [
        (
            "bgblitz-play-en.txt",
            "XGID=-B-CBBB---a---A---ABcbbbd-:1:-1:1:21:3:6:0:7:10",
        ),
        (
            "bgblitz-cube-fr.txt",
            "XGID=---BADB------------bf---a-:1:1:1:00:4:0:0:7:10",
        ),
    ] {
        assert_eq!(xgid::find(&text_of(name)), Some(expected), "{name}");
    }
}

#[test]
fn a_position_of_snowie_has_the_player_on_roll_as_white() {
    let text = text_of("snowie-position.txt");
    assert!(snowie::is_snowie(&text));
    let found = snowie::decode(&text).unwrap();
    let position = Position::from_setup(&found.setup).unwrap();

    let pips = Side::ALL.map(|side| position.pips(side));
    assert_eq!(pips, [135, 138]);
    assert_eq!((found.score, found.length, found.cube), ([0, 2], 5, 0));
    assert_eq!(found.state, DiceState::Throw);
    let expected = "XGID=---ABbD-C---bDa-aabbbb--A-:0:0:1:00:0:2:0:5:10";
    assert_eq!(xgid::encode(&found), expected);
}

#[test]
fn ids_of_two_programs_name_the_same_positions() {
    let text = text_of("positions.ids");
    let lines = text.lines().filter(|line| !line.starts_with('#'));
    let mut count = 0;
    for line in lines {
        let [of_xg, of_og, own] = line.split(' ').collect::<Vec<_>>()[..] else {
            panic!("{line}");
        };
        let [by_xg, by_og] = [xgid::decode(of_xg).unwrap(), ogid::decode(of_og).unwrap()];
        assert_eq!(by_xg.setup.white, by_og.setup.white, "{line}");
        assert_eq!(by_xg.setup.black, by_og.setup.black, "{line}");
        assert_eq!(xgid::encode(&by_xg), of_xg);
        assert_eq!(ogid::encode(&by_og).as_deref(), Ok(of_og));
        // An OGID has no rules for money and orders the dice; an XGID has no number of plays.
        let as_xg = completed(by_og, &by_xg);
        assert_eq!(xgid::encode(&as_xg), of_xg, "{line}");
        let position = Position::from_setup(&by_xg.setup).unwrap();
        if own != "-" {
            assert_eq!(position.id(), own, "{line}");
        }
        count += 1;
    }
    assert_eq!(count, 40);
}

/// Takes the rules for money and the order of the dice from another position.
fn completed(mut position: MatchPosition, other: &MatchPosition) -> MatchPosition {
    (position.has_jacoby, position.has_beavers) = (other.has_jacoby, other.has_beavers);
    if matches!(
        (position.state, other.state),
        (DiceState::Play(_), DiceState::Play(_))
    ) {
        position.state = other.state;
    }
    position
}

const START: &str = "-b----E-C---eE---c-e----B-";
const OG_START: &str = "11ccccchhhjjjjj:66666888dddddoo";

#[test]
fn fields_of_an_xgid_are_read() {
    let read = |fields: &str| xgid::decode(&format!("XGID={START}:{fields}")).unwrap();
    let rules = |fields: &str| {
        let found = read(fields);
        (found.has_jacoby, found.has_beavers, found.is_crawford)
    };

    assert_eq!(rules("0:0:1:00:0:0:1:0:10"), (true, false, false));
    assert_eq!(rules("0:0:1:00:0:0:2:0:10"), (false, true, false));
    assert_eq!(rules("0:0:1:00:6:5:1:7:10"), (false, false, true));
    assert_eq!(rules("0:0:1:00:6:5:0:7:10"), (false, false, false));
    assert_eq!(read("0:0:1:31:0:0:0:0").limit, None);
    let dice = read("0:0:1:13:0:0:0:0:10").state;
    assert_eq!(dice, DiceState::Play("1-3".parse().unwrap()));
    let doubled = read("0:0:-1:D:0:0:3:0:10");
    assert_eq!(
        (doubled.turn, doubled.state),
        (Side::Black, DiceState::Doubled)
    );
    for letter in ["B", "R", "D", "00", "31"] {
        let text = format!("XGID={START}:1:-1:1:{letter}:2:1:3:0:8");
        assert_eq!(xgid::encode(&xgid::decode(&text).unwrap()), text);
    }
    let many = format!("XGID=-P{}p-:0:0:1:31:0:0:0:0:10", "-".repeat(22));
    assert!(xgid::decode(&many).is_err());
    // A throw that cannot be played is a position, and is written again.
    let passed = "XGID=aB-BB-B--a--cF-b-c-e----A-:0:0:-1:33:0:2:0:7:10";
    assert_eq!(xgid::encode(&xgid::decode(passed).unwrap()), passed);
}

#[test]
fn fields_of_an_ogid_are_read() {
    let read = |text: &str| ogid::decode(text).unwrap();
    let of = |rest: &str| read(&format!("{OG_START}:{rest}"));

    for (text, turn) in [
        ("N0N::W:IW:0:0:1:0", Side::White),
        ("N0N:46:B:IB:0:0:3:0", Side::White),
        ("N0N::W", Side::White),
        ("N0N::W:C", Side::Black),
        ("N0N:46:W:IB", Side::Black),
    ] {
        assert_eq!(of(text).turn, turn, "{text}");
    }
    let any_order = "OGID=11jjjjjhhhccccc:ooddddd88866666:N0N:64:B:R:0:0:0";
    assert_eq!(read(any_order), of("N0N:64:B:R:0:0:0"));
    let least = of("N0N::W");
    assert_eq!(
        (least.length, least.score, least.plays),
        (0, [0, 0], Some(0))
    );
    let cube = of("W1N:36:B:R:3:5:7C:0");
    assert_eq!(
        (cube.cube, cube.owner, cube.is_crawford),
        (1, Some(Side::White), true)
    );
    assert!(!of("N0N:36:B:R:6:5:7L:0").is_crawford);
    assert_eq!(of("N0N:36:B:R:0:0:0G10:0").length, 0);
    assert_eq!(of("?0N:31:B:R:0:0:0").owner, None);
    let doubled = of("N0O::B:D:0:0:3:11");
    assert_eq!(
        (doubled.turn, doubled.state),
        (Side::Black, DiceState::Doubled)
    );
    let on_bars = read("00jjj:ppp66:N0N::W:C:0:0:0");
    assert_eq!((on_bars.setup.white.bar, on_bars.setup.black.bar), (2, 3));
    assert_eq!((on_bars.setup.white.off, on_bars.turn), (10, Side::Black));
    for text in [
        "N0N::W:IW:0:0:1:0",
        "N0N:46:B:IB:0:0:3:0",
        "W1T::B:A:0:0:3:7",
        "N0O::B:D:0:0:3:11",
    ] {
        let text = format!("{OG_START}:{text}");
        assert_eq!(ogid::encode(&read(&text)), Ok(text));
    }
}

#[test]
fn a_text_that_is_no_ogid_is_refused() {
    for (text, expected) in [
        ("too:few:fields", "an OGID has 5 to 11 fields, not 3"),
        ("11c:66:XXX:31:B", "field 3 is the cube"),
        ("11c:66:N0N:79:B", "field 4 is empty or two dice"),
        ("11c:66:N0N:31:X", "field 5 is `W` or `B`"),
        ("11z:66:N0N:31:B", "`z` in field 1"),
        ("11p:66:N0N:31:B", "`p` in field 1"),
        ("11c:06:N0N:31:B", "`0` in field 2"),
        ("111ccccchhhjjjjj:66:N0N:31:B", "field 1 has 16 men"),
        ("1c:16:N0N:31:B", "both sides have men on place `1`"),
        ("1c:6:N9N:31:B", "field 3 is the cube"),
        ("1c:6:N0N::B:G", "is over"),
        ("1c:6:N0N::B:R", "field 4 is two dice in state R"),
        (
            "1c:6:N0N:31:B:R:3:0:3",
            "field 7 is a score below the length",
        ),
        ("1c:6:N0N:31:B:R:0:0:3:0:3", "field 11 is 15"),
    ] {
        let fault = ogid::decode(text).unwrap_err().to_string();
        assert!(fault.contains(expected), "{text}: {fault}");
    }
}

#[test]
fn other_games_have_no_such_ids() {
    let refused = |id: &str| {
        let position: Position = id.parse().unwrap();
        MatchPosition::of(&position).unwrap_err().to_string()
    };

    assert!(refused("rs1.gul-bara.fziT4.fziT3.Tw").contains("backgammon alone"));
    let opening = Position::start(rosespring_rules::Rules::preset("backgammon").unwrap());
    assert_eq!(opening.phase(), Phase::Opening);
    assert!(refused(&opening.id()).contains("has not decided it"));
}

/// The files with a part cut off, or with a byte changed: refused or read, but never a panic.
#[test]
fn damaged_files_are_refused() {
    for name in [
        "position-dice.xgp",
        "five-point.bgf",
        "five-point.ogxm",
        "money-session.ogxm",
    ] {
        let whole = bytes_of(name);
        for length in (0..whole.len()).step_by(7) {
            let read = archive::read(&whole[..length]);
            assert!(!matches!(read, Some(Ok(_))), "{name}: {length} bytes");
        }
        for at in (0..whole.len()).step_by(13) {
            let mut changed = whole.clone();
            changed[at] ^= 0x55;
            let _ = archive::read(&changed);
        }
    }
    let mut changed = bytes_of("five-point.ogxm");
    changed[100] ^= 1;
    let fault = archive::read(&changed).unwrap().unwrap_err();
    assert_eq!(
        fault.to_string(),
        "the file of OpenGammon is damaged: its checksum differs"
    );
    let mut older = bytes_of("five-point.ogxm");
    older[4] = 1;
    let fault = archive::read(&older).unwrap().unwrap_err();
    assert_eq!(
        fault.to_string(),
        "the file of OpenGammon has version 1.1, which is not read"
    );
}
