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
    let bgf = b"{\"version\":\"0.1\",\"compression\":\"none\",\"encoding\":\"smile\"}\n:)\n\xfa";
    let fibs = b"Score is 0-0 in a 3 point match.\nada is X - bob is O\nO: (6 4) 1-7 7-11\n";
    for (bytes, kind) in [
        (b"RGMH\x01\0\0\0".as_slice(), "a file of eXtreme Gammon"),
        (bgf, "a Smile file of BGBlitz"),
        (b"OGXM\x02\0\x01\0", "a file of OpenGammon"),
        (b"PK\x03\x04\x14\0", "a packed file"),
        (fibs, "a match of FIBS"),
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
fn a_position_is_no_record() {
    let text = b" GNU Backgammon  Position ID: 4HPwATDgc/ABMA\n Match ID   : cAkAAAAAAAAA\n";
    for command in [READERS[0], READERS[2], READERS[3]] {
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
