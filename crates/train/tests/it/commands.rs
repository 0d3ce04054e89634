//! The program as a user sees it.

use std::fs;
use std::path::Path;
use std::process::{Command, Output};

use crate::contents;

/// Runs the program in a folder.
pub(crate) fn program(folder: &Path, arguments: &str) -> Output {
    Command::new(env!("CARGO_BIN_EXE_rosespring-train"))
        .current_dir(folder)
        .args(arguments.split(' '))
        .output()
        .expect("the program starts")
}

/// Returns the exit code, the output and the messages.
pub(crate) fn parts_of(output: &Output) -> (i32, String, String) {
    let text = |bytes: &[u8]| String::from_utf8(bytes.to_vec()).unwrap();
    let code = output.status.code().unwrap();
    (code, text(&output.stdout), text(&output.stderr))
}

#[test]
fn a_net_is_learnt_exported_gated_and_drawn() {
    let folder = tempfile::tempdir().unwrap();
    let run = |arguments: &str| parts_of(&program(folder.path(), arguments));
    let learn =
        "learn runs/try --game backgammon --games 8 --round 4 --report 4 --pairs 1 --keep 1";

    let (code, out, talk) = run(learn);
    assert_eq!((code, out.lines().count(), talk.as_str()), (0, 2, ""));
    let (code, out, talk) = run(learn);
    assert_eq!((code, out.as_str()), (0, ""));
    assert_eq!(talk, "continuing after 8 games\n");

    let (code, out, _) = run("export runs/try --out try.rsnet");
    assert_eq!(code, 0);
    let row: Vec<&str> = out.split('|').map(str::trim).collect();
    assert_eq!(
        row[1..5],
        [
            "`try.rsnet`",
            "691,756",
            "`learn runs/try --game backgammon --games 8 --round 4`",
            "to be measured"
        ]
    );
    assert_eq!(row[5].len(), 64 + 2);
    let net = fs::read(folder.path().join("try.rsnet")).unwrap();
    for same in ["net.rsnet", "generations/0000008.rsnet"] {
        assert!(net == fs::read(folder.path().join("runs/try").join(same)).unwrap());
    }

    let (code, out, _) = run("gate runs/try --games 16 --threads 2");
    assert_eq!(code, 1);
    assert!(
        out.contains("16 matches to 3, seed 1") && out.contains("is weaker"),
        "{out}"
    );
    let (code, same, _) = run("gate try.rsnet --against runs/try --games 4");
    assert_eq!(code, 1);
    assert!(same.contains("the two nets are the same"), "{same}");

    assert_eq!(run("curve runs/try --out both.svg").0, 0);
    let svg = fs::read_to_string(folder.path().join("both.svg")).unwrap();
    assert!(svg.starts_with("<svg") && svg.contains(">try</text>"));
}

#[test]
fn the_gate_opens_for_a_stronger_net() {
    let folder = tempfile::tempdir().unwrap();
    let game = rosespring_rules::Rules::preset("tawula").unwrap().game;
    let shipped = rosespring_engine::net::shipped(game).unwrap().to_bytes();
    fs::write(folder.path().join("shipped.rsnet"), shipped).unwrap();
    let run = |arguments: &str| parts_of(&program(folder.path(), arguments));
    assert_eq!(run("learn new --game tawula --games 4 --pairs 1").0, 0);

    let (code, out, _) = run("gate shipped.rsnet --against new --games 16");
    assert_eq!(code, 0, "{out}");
    assert!(out.contains("shipped.rsnet is stronger"), "{out}");
    let threads = run("gate shipped.rsnet --against new --games 16 --threads 3");
    assert_eq!(threads.1, out);
}

#[test]
fn a_net_whose_chances_come_true_is_left_as_it_is() {
    let folder = tempfile::tempdir().unwrap();
    let game = rosespring_rules::Rules::preset("backgammon").unwrap().game;
    let shipped = rosespring_engine::net::shipped(game).unwrap().to_bytes();
    fs::write(folder.path().join("shipped.rsnet"), shipped).unwrap();
    let run = |arguments: &str| parts_of(&program(folder.path(), arguments));

    let (code, out, _) = run("calibrate shipped.rsnet --games 200 --out one.rsnet");
    assert_eq!(code, 0, "{out}");
    let win = out.lines().find(|line| line.starts_with("win: ")).unwrap();
    let steepness: f64 = win[15..20].parse().unwrap();
    assert!((0.8..1.2).contains(&steepness), "{out}");
    let threads = run("calibrate shipped.rsnet --games 200 --threads 2 --out two.rsnet");
    assert_eq!(threads.1, out);
    let [one, two] =
        ["one.rsnet", "two.rsnet"].map(|net| fs::read(folder.path().join(net)).unwrap());
    assert!(one == two);
}

#[test]
fn bad_input_gives_an_error_and_exit_code_2() {
    let folder = tempfile::tempdir().unwrap();
    for (arguments, error) in [
        ("gate missing.rsnet", "missing.rsnet cannot be read"),
        ("gate x --games 3", "--games must be even"),
        (
            "export missing --out x",
            "missing/config.json cannot be read",
        ),
        (
            "calibrate missing.rsnet --out x",
            "missing.rsnet cannot be read",
        ),
        ("curve missing --out x", "missing: there are no measures"),
        ("learn x --games 0", "nothing to learn from"),
        ("learn x --from missing.bin", "missing.bin cannot be read"),
        (
            "learn x --against missing.rsnet",
            "missing.rsnet cannot be read",
        ),
        ("self-play --game chess --games 1 --out x", "chess"),
        (
            "self-play --game gioul --games 1 --net missing.rsnet --out x",
            "missing.rsnet cannot be read",
        ),
    ] {
        let (code, out, talk) = parts_of(&program(folder.path(), arguments));

        assert_eq!((code, out.as_str()), (2, ""), "{arguments}");
        assert!(talk.contains(error), "{arguments}: {talk}");
    }
    assert_eq!(fs::read_dir(folder.path()).unwrap().count(), 0);
}

#[test]
fn a_net_is_made_in_one_command_and_what_is_there_stays() {
    let folder = tempfile::tempdir().unwrap();
    let run = |arguments: &str| parts_of(&program(folder.path(), arguments));
    let make = "make hypergammon --folder made --games 8 --rounds 2 --labels 2 --calibrate 100 \
                --matches 4";

    let (code, out, talk) = run(make);
    assert!(code < 2, "{talk}");
    let steps: Vec<&str> = talk
        .lines()
        .filter_map(|line| line.split(':').next())
        .collect();
    let all = "learn labels-1 study-1 labels-2 study-2 calibrated";
    assert_eq!(steps[..6].join(" "), all);
    assert_eq!(steps[6..], ["against baseline", "against the shipped net"]);
    assert!(out.contains("of 4 matches to 3, seed 2"), "{out}");
    assert!(
        out.contains("| `hypergammon.rsnet` | 691,756 | `learn runs/study-2"),
        "{out}"
    );

    let made = folder.path().join("made");
    let before = contents(&made);
    let (again, same, talk) = run(make);
    assert_eq!((again, same), (code, out));
    assert_eq!(talk.lines().count(), 6, "{talk}");
    assert!(talk.contains("learn: 8 of 8 games"), "{talk}");
    assert!(before == contents(&made), "a file was written again");

    let (code, _, talk) = run(&make.replace("--labels 2", "--labels 3"));
    assert_eq!(code, 2, "{talk}");
    assert!(
        talk.contains("labels-1") && talk.contains("round is 2, not 3"),
        "{talk}"
    );
    let (code, _, talk) = run("make hypergammon --games 0 --rounds 0");
    assert_eq!(
        (code, talk.contains("nothing to learn from")),
        (2, true),
        "{talk}"
    );
}
