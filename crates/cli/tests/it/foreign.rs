//! Files of other programs: what is read, what is named, and the exit codes.

use crate::program::{Run, run, run_with};

const FOLDER: &str = concat!(
    env!("CARGO_MANIFEST_DIR"),
    "/../rules/tests/other-programs/"
);

fn with_file(command: &[&str], name: &str) -> Run {
    let path = format!("{FOLDER}{name}");
    let at = command
        .iter()
        .map(|&word| if word == "FILE" { &path } else { word });
    run(&at.collect::<Vec<_>>())
}

/// The commands that read records.
const READERS: [&[&str]; 4] = [
    &["verify", "-"],
    &["analyse", "-"],
    &["replay", "-"],
    &["convert", "-", "--to", "text"],
];

#[test]
fn a_file_of_another_kind_is_named() {
    for (bytes, kind) in [
        (b"PK\x03\x04\x14\0".as_slice(), "a packed file"),
        (b"<!DOCTYPE html>\n<p>1</p>\n", "a web page"),
    ] {
        for command in READERS.into_iter().chain([["show", "-"].as_slice()]) {
            let refused = run_with(command, bytes);

            assert_eq!(refused.code, 2, "{command:?} {kind}: {}", refused.talk);
            assert!(refused.talk.contains(kind), "{command:?}: {}", refused.talk);
        }
    }
}

#[test]
fn an_empty_file_is_called_empty() {
    let reads = |command: &&[&str]| command[0] != "verify";
    let readers = READERS.iter().copied().filter(reads);
    for command in readers.chain([["show", "-"].as_slice()]) {
        let refused = run_with(command, b" \r\n");

        assert_eq!(refused.code, 2, "{command:?}: {}", refused.talk);
        assert!(
            refused.talk.contains("- is empty"),
            "{command:?}: {}",
            refused.talk
        );
    }
}

#[test]
fn a_position_is_no_record() {
    let text = b" GNU Backgammon  Position ID: 4HPwATDgc/ABMA\n Match ID   : cAkAAAAAAAAA\n";
    for command in [READERS[0], READERS[2]] {
        let refused = run_with(command, text);

        assert_eq!(refused.code, 2, "{command:?}: {}", refused.talk);
        assert!(
            refused.talk.contains("this is a position"),
            "{}",
            refused.talk
        );
    }
    assert_eq!(run_with(&["show", "-"], text).code, 0);
}

/// The files of other programs with their kinds: `m` a match, `p` a position.
const ARCHIVES: [(&str, char); 16] = [
    ("bgblitz-cube-fr.txt", 'p'),
    ("bgblitz-play-en.txt", 'p'),
    ("five-point.bgf", 'm'),
    ("five-point.mat", 'm'),
    ("five-point.ogxm", 'm'),
    ("five-point.sgf", 'm'),
    ("five-point.xg", 'm'),
    ("illegal-play.mat", 'm'),
    ("money-session.bgf", 'm'),
    ("money-session.ogxm", 'm'),
    ("position-dice.xgp", 'p'),
    ("server-session.mat", 'm'),
    ("snowie-match.txt", 'm'),
    ("snowie-position.txt", 'p'),
    ("three-point-oldmoves.txt", 'm'),
    ("three-point-unanalysed.xg", 'm'),
];

fn archive(name: &str) -> String {
    format!("{FOLDER}../archives/{name}")
}

#[test]
fn every_format_is_converted_to_json() {
    for (name, kind) in ARCHIVES {
        let path = archive(name);
        let written = run(&["convert", &path, "--to", "json"]);

        let code = i32::from(name == "illegal-play.mat");
        assert_eq!(written.code, code, "{name}: {}", written.talk);
        let start = match kind {
            'm' => "{\"format\":\"rosespring-record\"",
            _ => "{\"rules\":\"backgammon\"",
        };
        assert!(written.out.starts_with(start), "{name}: {}", written.out);
        if kind == 'm' {
            let read = run_with(&["verify", "-"], written.out.as_bytes());
            assert_eq!(read.code, 0, "{name}: {}", read.out);
        } else {
            let read = run_with(&["show", "-"], written.out.as_bytes());
            let shown = run(&["show", &path]);
            assert_eq!((read.code, read.out), (0, shown.out), "{name}");
            assert_eq!(run(&["convert", &path, "--to", "mat"]).code, 2, "{name}");
        }
    }
}

#[test]
fn what_an_archive_has_beside_the_games_is_told() {
    let written = run(&["convert", &archive("five-point.xg"), "--to", "text"]);
    for note in [
        "note: the analysis in the file is left out",
        "note: the comments in the file are left out",
        "note: 8 decisions about the doubling cube are kept",
    ] {
        assert!(written.talk.contains(note), "{}", written.talk);
    }
    assert!(
        written
            .out
            .contains("white: Astrid Lindqvist\nblack: Björn Åkesson")
    );
    let verified = run(&["verify", &archive("five-point.bgf")]);
    assert_eq!((verified.code, verified.out.as_str()), (0, "valid\n"));
    let analysed = run(&[
        "analyse",
        &archive("three-point-unanalysed.xg"),
        "--game",
        "1",
    ]);
    assert_eq!(analysed.code, 0, "{}", analysed.talk);
    assert!(analysed.out.contains("game 1 of 2"), "{}", analysed.out);
    let position = run(&["analyse", &archive("position-dice.xgp")]);
    assert_eq!(position.code, 0, "{}", position.talk);
}

#[test]
fn a_damaged_archive_is_named() {
    for (bytes, kind) in [
        (
            b"RGMH\x01\0\0\0".as_slice(),
            "the file of eXtreme Gammon is damaged",
        ),
        (
            b"{\"encoding\":\"smile\"}\n:)\n\xfa",
            "the file of BGBlitz is damaged",
        ),
        (
            b"OGXM\x01\0\x01\0\x01\0\0\0",
            "the file of OpenGammon has version 1.1",
        ),
    ] {
        for command in READERS {
            let refused = run_with(command, bytes);

            let code = if command[0] == "verify" { 1 } else { 2 };
            assert_eq!(refused.code, code, "{command:?}: {}", refused.talk);
            let said = refused.talk + &refused.out;
            assert!(said.contains(kind), "{command:?}: {said}");
        }
    }
}

#[test]
fn a_position_is_shown_as_the_id_of_another_program() {
    let show = |id: &str, form: &str| run(&["show", id, "--as", form]);
    let xgid = "XGID=-aa---EaD---dEA--c-e------:1:-1:-1:53:2:1:0:5:10";
    let ogid = "bccccchhhhjjjjj:66666888ddddino:B1N:35:W:R:2:1:5:5";

    assert_eq!(show(ogid, "xgid").out, xgid.replace("53", "35") + "\n");
    assert_eq!(show(ogid, "ogid").out, format!("{ogid}\n"));
    let written = show(xgid, "ogid");
    assert_eq!(written.out, ogid.replace(":5:5", ":5:0") + "\n");
    assert!(
        written.talk.contains("plays made is not known"),
        "{}",
        written.talk
    );
    let own = run(&["convert", &archive("snowie-position.txt"), "--to", "text"]).out;
    let plain = show(own.trim(), "xgid");
    assert_eq!(
        plain.out,
        "XGID=---ABbD-C---bDa-aabbbb--A-:0:0:1:00:0:0:0:0:10\n"
    );
    let slips = [
        (ogid.replace("bccccc", "zccccc"), "`z` in field 1"),
        (
            ogid.replace("66666888ddddino", "66666888dddd!no"),
            "`!` in field 2",
        ),
        (ogid.replace("B1N", "X1N"), "field 3 is the cube"),
    ];
    for (id, reason) in slips {
        let refused = run(&["show", &id]);
        assert_eq!(refused.code, 2, "{id}");
        assert!(refused.talk.contains(reason), "{}", refused.talk);
    }
    for (id, reason) in [
        ("rs1.gul-bara.fziT4.fziT3.Tw", "backgammon alone"),
        ("rs1.gioul.fziT4.fziT3.Tw", "backgammon alone"),
    ] {
        let refused = show(id, "ogid");
        assert_eq!(refused.code, 2);
        assert!(refused.talk.contains(reason), "{}", refused.talk);
    }
}

#[test]
fn a_record_with_an_illegal_play_is_read_up_to_it() {
    let text = concat!(
        " 5 point match\n\n Game 1\n A : 0                    B : 0\n",
        "  1) 31: 8/5 6/5           42: 8/5 6/4\n      Wins 1 point\n\n",
        " Game 2\n A : 1                    B : 0\n  1) 31: 8/5 6/5\n",
    );
    for command in ["replay", "convert"] {
        let written = match command {
            "replay" => run_with(&["replay", "-"], text.as_bytes()),
            _ => run_with(&["convert", "-", "--to", "text"], text.as_bytes()),
        };

        assert_eq!(written.code, 1, "{}", written.talk);
        let fault = "fault: line 5, column 28: black throws 4-2: `8/5 6/4` is no legal play";
        assert!(written.talk.contains(fault), "{}", written.talk);
        let plays = written.out.matches("white plays 3-1: 8/5 6/5").count();
        assert_eq!(plays, 2, "both games are there: {}", written.out);
    }
    let verified = run_with(&["verify", "-"], text.as_bytes());
    assert_eq!(verified.code, 1);
    assert!(
        verified.out.starts_with("not valid\nline 5, column 28"),
        "{}",
        verified.out
    );
}

#[test]
fn texts_are_read_however_they_are_encoded() {
    for (name, note) in [
        ("windows-1252.mat", "read as Windows-1252"),
        ("utf-16.mat", ""),
        ("mac-lines.mat", ""),
        ("record-with-mark.txt", ""),
        ("line-after-bracket.sgf", ""),
    ] {
        let verified = with_file(&["verify", "FILE"], name);

        assert_eq!(verified.code, 0, "{name}: {}", verified.out);
        assert!(verified.talk.contains(note), "{name}: {}", verified.talk);
        assert_eq!(verified.talk.contains("note:"), !note.is_empty(), "{name}");
    }
    let missing = with_file(&["convert", "FILE", "--to", "text"], "game-missing.mat");
    assert_eq!(missing.code, 0);
    assert!(
        missing
            .talk
            .contains("note: line 12: game 3 follows game 1"),
        "{}",
        missing.talk
    );
}

#[test]
fn an_xgid_is_read_with_and_without_its_prefix() {
    let bare = "-b----E-C---eE---c-e----B-:0:0:1:31:0:0:0:0:10";
    let shown = run(&["show", &format!("XGID={bare}")]);
    assert_eq!(shown.code, 0, "{}", shown.talk);
    for text in [
        bare.to_owned(),
        format!("xgid={bare}"),
        format!("Xgid={bare}"),
    ] {
        assert_eq!(run(&["show", &text]).out, shown.out, "{text}");
    }

    let doubled = run(&["show", &format!("XGID={}", bare.replace(":31:", ":D:"))]);
    assert!(
        doubled.talk.contains("black takes or drops"),
        "{}",
        doubled.talk
    );
    let wrong = run(&[
        "show",
        &format!("XGID={}", bare.replace(":31:0:", ":31:x:")),
    ]);
    assert_eq!(wrong.code, 2);
    assert!(wrong.talk.contains("field 6"), "{}", wrong.talk);
}
