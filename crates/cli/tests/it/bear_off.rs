//! Bear-off tables: built, checked, refused.

use crate::program::{PROGRAM, run, scratch};

#[test]
fn a_table_is_made_and_checked_and_a_damaged_one_is_refused() {
    let file = scratch("three.bear");
    let path = file.to_str().expect("the path is text");
    let build = |threads: &str| {
        run(&[
            "bear-off",
            "build",
            "--rules",
            "gul-bara",
            "--men",
            "3",
            "--out",
            path,
            "--threads",
            threads,
        ])
    };

    let made = build("1");
    assert_eq!((made.code, made.out.as_str()), (0, ""), "{}", made.talk);
    let bytes = std::fs::read(&file).expect("the table is there");
    assert_eq!(bytes.len(), 24 + 2 * 84 * 84 + 8);
    assert_eq!(build("3").code, 0);
    assert!(std::fs::read(&file).expect("the table is there") == bytes);

    let checked = run(&["bear-off", "check", path, "--sample", "20"]);
    assert_eq!(checked.code, 0, "{}", checked.talk);
    assert_eq!(
        checked.out,
        "3 men a side, doublets cascade, checksum and 20 pairs are right\n"
    );

    for (damage, told) in [
        (&bytes[..bytes.len() - 1], "has 14143 bytes; expected 14144"),
        (&b"nothing"[..], "is not a bear-off table"),
        (
            &[&bytes[..200], &[!bytes[200]], &bytes[201..]].concat(),
            "a bit was changed",
        ),
    ] {
        std::fs::write(&file, damage).expect("the table can be damaged");
        let refused = run(&["bear-off", "check", path]);
        assert_eq!(refused.code, 2, "{told}");
        assert!(refused.talk.contains(told), "{}", refused.talk);
    }
}

/// In Hypergammon three men are all of a side, so that none off is a double game.
#[test]
fn a_table_of_hypergammon_holds_its_double_games() {
    let file = scratch("hyper.bear");
    let path = file.to_str().expect("the path is text");
    let made = run(&[
        "bear-off",
        "build",
        "--rules",
        "hypergammon",
        "--men",
        "3",
        "--out",
        path,
    ]);
    assert_eq!(made.code, 0, "{}", made.talk);
    let bytes = std::fs::read(&file).expect("the table is there");
    assert_eq!(bytes.len(), 24 + 2 * 84 * (84 + 2 * 56) + 8);

    let checked = run(&["bear-off", "check", path, "--sample", "40"]);

    assert_eq!(checked.code, 0, "{}", checked.talk);
    assert_eq!(
        checked.out,
        "3 men a side, doublets four times, double games, checksum and 40 pairs are right\n"
    );
}

#[test]
fn a_table_that_was_stopped_is_gone_on_with() {
    let (file, whole) = (scratch("stopped.bear"), scratch("whole.bear"));
    let part = scratch("stopped.bear.part");
    let build = |rules: &str, out: &std::path::Path, more: &[&str]| {
        let out = out.to_str().expect("the path is text");
        let fixed = ["bear-off", "build", "--men", "3", "--threads", "2"];
        run(&[fixed.as_slice(), &["--rules", rules, "--out", out], more].concat())
    };
    assert_eq!(build("gioul", &whole, &[]).code, 0);

    let stopped = build("gioul", &file, &["--steps", "20"]);
    assert_eq!(stopped.code, 3, "{}", stopped.talk);
    assert!(part.exists() && !file.exists());
    let other = build("backgammon", &file, &[]);
    assert_eq!(other.code, 2);
    assert!(
        other.talk.contains("belongs to another table"),
        "{}",
        other.talk
    );

    // The last step was cut short, or one bit of it was changed: it is computed again.
    let kept = std::fs::read(&part).expect("the steps are there");
    let changed = [
        &kept[..kept.len() - 20],
        &[!kept[kept.len() - 20]],
        &kept[kept.len() - 19..],
    ];
    for damaged in [kept[..kept.len() - 3].to_vec(), changed.concat()] {
        std::fs::write(&part, damaged).expect("the steps can be damaged");
        let gone_on = build("gioul", &file, &[]);
        assert_eq!(gone_on.code, 0, "{}", gone_on.talk);
        assert!(
            gone_on.talk.contains("were solved before"),
            "{}",
            gone_on.talk
        );
        assert!(!part.exists());
        let table = std::fs::read(&file).expect("the table is there");
        assert!(table == std::fs::read(&whole).expect("the other is there"));
        std::fs::remove_file(&file).expect("the table can be removed");
    }
}

#[test]
fn tables_of_the_environment_are_used_or_refused() {
    let file = scratch("environment.bear");
    let path = file.to_str().expect("the path is text");
    let build = [
        "bear-off", "build", "--rules", "gioul", "--men", "2", "--out", path,
    ];
    assert_eq!(run(&build).code, 0);
    let show = |tables: &str| {
        let mut command = std::process::Command::new(PROGRAM);
        command.args(["show", "rs1.gioul.fziT0.fziT0.O"]);
        let done = command.env("ROSESPRING_BEAR_OFF", tables).output();
        let done = done.expect("the program starts");
        (
            done.status.code(),
            String::from_utf8_lossy(&done.stderr).into_owned(),
        )
    };

    assert_eq!(show(path).0, Some(0));
    assert_eq!(show("").0, Some(0));
    let (code, talk) = show("/nowhere/at/all.bear");
    assert_eq!(code, Some(2));
    assert!(talk.contains("ROSESPRING_BEAR_OFF"), "{talk}");
    std::fs::write(&file, b"RSBEAR\r\n").expect("the table can be damaged");
    let (code, talk) = show(path);
    assert_eq!(code, Some(2));
    assert!(talk.contains("expected"), "{talk}");
}

#[test]
fn what_cannot_be_made_is_refused() {
    let free = "gul-bara~compulsion=free";
    let nowhere = "/nowhere/at/all.bear";
    let build = |rules, men| {
        run(&[
            "bear-off", "build", "--rules", rules, "--men", men, "--out", nowhere,
        ])
        .code
    };

    assert_eq!(build(free, "2"), 2);
    assert_eq!(build("gioul", "16"), 2);
    assert_eq!(build("hypergammon", "4"), 2);
    assert_eq!(build("gioul", "2"), 3);
    assert_eq!(run(&["bear-off", "check", nowhere]).code, 2);
}
