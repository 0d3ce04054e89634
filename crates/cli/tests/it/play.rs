//! The game in the terminal: typed input, printed events, and the record.

use crate::program::{Run, run, run_with, scratch};

fn play(arguments: &[&str], typed: &[u8]) -> Run {
    let played = run_with(&[&["play"], arguments].concat(), typed);
    assert_eq!(played.code, 0, "{}", played.talk);
    played
}

#[test]
fn a_person_can_play_take_back_and_leave() {
    let typed = "?\nl\n1/7\n24/20\n20/16\nu\nundo\n24/20(4)\nd\n24/19(4)\n24/18\nU\n24/18(4)\n\
                 u\nb\n24/18\n\nlog\nq\n";
    // White throws 4-4, a cascade of three groups.
    let dice = ["--seed", "16", "--rules", "gioul", "--black", "person"];
    let played = play(&dice, typed.as_bytes());

    insta::assert_snapshot!("play", played.out);
    assert!(played.out.lines().all(|line| line.chars().count() < 80));
}

#[test]
fn hints_are_plays_of_the_stage() {
    let played = play(&["--seed", "16", "--rules", "gioul"], b"l\nH\nq\n");
    let lines: Vec<&str> = played.out.lines().collect();
    let listed: Vec<&str> = lines
        .iter()
        .filter_map(|line| line.strip_prefix("  "))
        .filter(|l| l.starts_with("24/"))
        .collect();
    let hinted: Vec<&str> = lines
        .iter()
        .filter_map(|line| line.strip_prefix("  ")?.split_once("  "))
        .map(|(_, play)| play)
        .collect();

    assert_eq!((listed.len(), hinted.len()), (5, 3), "{}", played.out);
    assert!(
        hinted.iter().all(|play| listed.contains(play)),
        "{}",
        played.out
    );
}

#[test]
fn who_may_stop_early_can() {
    let path = scratch("free.txt");
    let path = path.to_str().unwrap();
    let rules = "gul-bara~compulsion=free";
    let arguments = ["--rules", rules, "--seed", "5", "--record", path];
    let played = play(&arguments, b"d\n24/20\nd\nq\n");
    let record = std::fs::read_to_string(path).unwrap();
    std::fs::remove_file(path).unwrap();

    assert_eq!(played.out.matches("there are numbers to play").count(), 1);
    assert!(played.out.contains("you may stop here"), "{}", played.out);
    assert!(record.contains("white plays 4-3: 24/20\nwhite loses 3\n"));
}

#[test]
fn a_slip_of_the_keyboard_does_not_end_the_game() {
    let long = "x".repeat(3 << 20);
    let bad: [&[u8]; 5] = [b"\xe9", b"24/18(0)", b"\x1b[2J", long.as_bytes(), b"q"];
    let played = play(&["--seed", "3"], &bad.join(&b'\n'));

    assert_eq!(played.out.matches("is not a movement of a man").count(), 4);
    assert!(played.out.ends_with("the game is left unfinished\n"));
    assert!(played.out.lines().all(|line| line.chars().count() < 90));
    assert!(!played.out.contains('\u{1b}'));
}

#[test]
fn a_record_that_cannot_be_written_is_refused_before_the_first_throw() {
    let folder = env!("CARGO_TARGET_TMPDIR");
    for (path, part) in [
        ("/no/such/folder/x.txt", "cannot be written"),
        (folder, "is a folder"),
    ] {
        let played = run(&["play", "--record", path]);

        assert_eq!(played.code, 3);
        assert!(played.talk.contains(part), "{}", played.talk);
        assert!(played.out.is_empty(), "{}", played.out);
    }
}

#[cfg(unix)]
#[test]
fn a_game_that_is_killed_is_in_its_record() {
    use std::io::{Read, Write};
    use std::process::{Command, Stdio};

    let path = scratch("killed.txt");
    let mut game = Command::new(crate::program::PROGRAM)
        .args(["play", "--rules", "gul-bara", "--seed", "5", "--record"])
        .arg(&path)
        .stdin(Stdio::piped())
        .stdout(Stdio::piped())
        .stderr(Stdio::null())
        .spawn()
        .expect("the program starts");
    let mut input = game.stdin.take().unwrap();
    let mut output = game.stdout.take().unwrap();
    input.write_all(b"24/17\nd\n").unwrap();
    let mut seen = Vec::new();
    // Three prompts: before the play, after it, and White's second turn.
    while seen.windows(2).filter(|two| two == b"> ").count() < 3 {
        let mut byte = [0];
        assert_eq!(output.read(&mut byte).unwrap(), 1);
        seen.push(byte[0]);
    }
    game.kill().unwrap();
    game.wait().unwrap();
    let record = std::fs::read_to_string(&path).unwrap();
    let verified = run(&["verify", path.to_str().unwrap()]);
    std::fs::remove_file(path).unwrap();

    assert_eq!(verified.out, "valid\n");
    assert!(record.contains("white plays 4-3: 24/20/17"), "{record}");
}

#[test]
fn the_signs_of_the_sides_do_not_change_hands() {
    let played = play(
        &["--seed", "16", "--rules", "gioul", "--black", "person"],
        b"24/20(4)\n24/19(4)\n24/18(4)\nd\nq\n",
    );

    assert!(
        played
            .out
            .contains("White's turn (O), 24 → 1. To play: 4×4.")
    );
    assert!(
        played
            .out
            .contains("Black's turn (X), 24 → 1. To play: 2-1.")
    );
    assert!(played.out.contains("White O: 300 pips"), "{}", played.out);
    assert!(!played.out.contains("Black O"), "{}", played.out);
}

#[test]
fn the_end_of_a_game_and_of_a_match_is_told() {
    let once = play(&["--seed", "3"], b"resign double\n");
    assert!(
        once.out.ends_with("Black wins: double, 2 units\n"),
        "{}",
        once.out
    );
    assert!(once.out.contains("White resigns\n"));
    assert!(!once.out.contains("to play 4-3"), "{}", once.out);

    let twice = play(
        &["--seed", "3", "--match", "2"],
        b"resign single\nresign s\n",
    );
    for part in [
        "game 1\n",
        "score: White 0, Black 1, match to 2\n",
        "game 2\n",
        "Black wins the match to 2, 2 to 0\n",
    ] {
        assert!(twice.out.contains(part), "{part}: {}", twice.out);
    }
}

#[test]
fn resigning_asks_how_much() {
    let asked = play(
        &["--seed", "3"],
        b"resign\n\nresign\nboard\nresign\nSingle\n",
    );
    for part in [
        "How much do you give up? An empty line: nothing, play goes on.\n",
        "  single, 1 unit, if Black accepts\n  double, 2 units\nresign> \n",
        "not resigned: `resign single` or `resign double` is possible here\n",
        "Black wins: single, 1 unit\n",
    ] {
        assert!(asked.out.contains(part), "{part}: {}", asked.out);
    }

    let left = play(&["--seed", "3"], b"resign\n");
    assert!(left.out.ends_with("the game is left unfinished\n"));
}

#[test]
fn the_other_side_may_refuse_a_resignation_for_less() {
    let refused = "Black does not accept: the game goes on\n";
    let typed = b"resign single\nn\nresign single\nyes\n";
    let two = play(&["--seed", "3", "--black", "person"], typed);
    for part in [
        "Black, do you accept single, 1 unit? (y/n) n\n",
        refused,
        "Black wins: single, 1 unit\n",
    ] {
        assert!(two.out.contains(part), "{part}: {}", two.out);
    }

    // White has no man off against thirteen: the program expects two units.
    let lost = r#"{"rules":"gul-bara","white":{"points":{"24":15},"throws":9},
        "black":{"points":{"1":2},"off":13,"throws":9},"phase":"play","thrower":"white",
        "mover":"white","stage":[6,5]}"#;
    let program = play(&["--seed", "3", "--position", lost], b"resign single\nq\n");
    assert!(program.out.contains(refused), "{}", program.out);
}

#[test]
fn what_passes_on_is_told_on_both_sides() {
    // One man of White can move; Black's man on 7 blocks the other fourteen for 5s.
    let position = r#"{"rules":"gul-bara","white":{"points":{"24":14,"11":1},"throws":4},
        "black":{"points":{"24":14,"7":1},"throws":3},"phase":"play","thrower":"white",
        "mover":"white","stage":[5,5,5,5],"then":[6]}"#;
    let two = ["--seed", "1", "--black", "person", "--position", position];
    let played = play(&two, b"11/1\nd\nq\n");
    for part in [
        "ladder: 5 [xx--]\nnothing more can be played, 2×5 4×6 pass to Black\nd when done",
        "White plays 4×5: 11/6/1\n>>> handed over to Black: 2×5 4×6\n",
        "Black's turn (X), 24 → 1. To play what White could not: 2×5. ? for help\n",
    ] {
        assert!(played.out.contains(part), "{part}: {}", played.out);
    }

    assert!(played.out.lines().all(|line| line.chars().count() < 80));

    let alone = play(
        &["--seed", "1", "--position", position],
        b"11/1\nd\nlog\nq\n",
    );
    let part = "Black plays 2×5, handed over by White: ";
    assert!(alone.out.contains(part), "{}", alone.out);
}

#[test]
fn a_turn_fits_the_screen() {
    // White is shut out until Black opens their home table.
    let position = r#"{"rules":"backgammon","white":{"points":{"6":14},"bar":1},
        "black":{"points":{"6":2,"5":2,"4":2,"3":2,"2":2,"1":2,"12":3}},
        "phase":"throw","thrower":"white"}"#;
    let played = play(&["--seed", "2", "--position", position], b"log\nq\n");

    assert!(
        played.out.contains(" more lines: `log` shows them"),
        "{}",
        played.out
    );
    assert!(
        played.out.contains("White throws 2-4 and cannot play\n"),
        "{}",
        played.out
    );
    let first = played
        .out
        .lines()
        .take_while(|line| !line.starts_with("> "));
    assert!(first.count() < 24, "{}", played.out);
}

#[test]
fn a_game_may_begin_anywhere() {
    let id = "rs1.gul-bara.fziT3.ev1lT3.Tw";
    let path = scratch("position.txt");
    let path = path.to_str().unwrap();
    play(&["--position", id, "--record", path], b"q\n");
    let record = std::fs::read_to_string(path).unwrap();
    assert!(record.contains(&format!("game 1 from {id}\n")), "{record}");
    assert_eq!(run(&["verify", path]).out, "valid\n");
    std::fs::remove_file(path).unwrap();

    let over = run(&["play", "--position", "rs1.gul-bara.zjOfT30.zieO1T30.Xws"]);
    assert_eq!(over.code, 2);
    assert!(over.talk.contains("the game is over"), "{}", over.talk);
}
