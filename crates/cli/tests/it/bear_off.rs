//! Tables of bear-offs: made, checked, refused.

use crate::program::{run, scratch};

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
        (&b"nothing"[..], "is no bear-off table"),
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
    assert_eq!(build("gioul", "2"), 3);
    assert_eq!(run(&["bear-off", "check", nowhere]).code, 2);
}
