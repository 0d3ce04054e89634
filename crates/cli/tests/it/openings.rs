//! Tables of first throws: the same on any number of threads, and continued after an interruption.

use std::fs;
use std::path::Path;

use serde_json::Value;

use crate::program::{Run, run, scratch};

/// Makes a small table of backgammon.
fn make(folder: &Path, threads: &str, more: &[&str]) -> Run {
    let out = folder.display().to_string();
    let few = [
        "--error",
        "0.1",
        "--truncate",
        "2",
        "--plays",
        "2",
        "--games",
        "36",
    ];
    let fixed = [
        "openings",
        "--rules",
        "backgammon",
        "--out",
        &out,
        "--threads",
        threads,
    ];
    run(&[&fixed[..], &few[..], more].concat())
}

fn read(folder: &Path, ending: &str) -> String {
    let path = folder.join(format!("backgammon.{ending}"));
    fs::read_to_string(path).expect("it was written")
}

#[test]
fn a_stopped_table_is_gone_on_with_and_threads_do_not_change_it() {
    let (one, other) = (scratch("openings-1"), scratch("openings-2"));
    let done = make(&one, "1", &[]);
    assert_eq!(done.code, 0, "{}", done.talk);
    make(&other, "3", &[]);
    for ending in ["md", "csv", "svg", "json"] {
        assert_eq!(read(&one, ending), read(&other, ending));
    }
    // As if the command had been interrupted after two throws.
    let mut part: Value = serde_json::from_str(&read(&one, "json")).expect("it is JSON");
    let throws = part["throws"].as_array_mut().expect("it has throws");
    assert_eq!(throws.len(), 15);
    throws.truncate(2);
    throws[0]["plays"][0]["play"] = "kept".into();
    fs::write(other.join("backgammon.json"), part.to_string()).expect("it can be written");

    assert_eq!(make(&other, "2", &[]).code, 0);

    let whole = read(&one, "csv");
    let kept: Vec<_> = read(&other, "csv").lines().map(str::to_owned).collect();
    assert!(kept[1].contains(",kept,"));
    assert!(
        whole
            .lines()
            .skip(2)
            .eq(kept.iter().skip(2).map(String::as_str))
    );
}

#[test]
fn the_page_and_the_plot_tell_every_throw() {
    let folder = scratch("openings-3");
    make(&folder, "2", &[]);
    let (page, plot, data) = (
        read(&folder, "md"),
        read(&folder, "svg"),
        read(&folder, "csv"),
    );

    for throw in ["2-1", "3-1", "6-5"] {
        assert!(page.contains(&format!("| {throw} | ")), "{page}");
        assert!(plot.contains(&format!(">{throw}</text>")));
        assert!(data.contains(&format!("backgammon,{throw},")));
    }
    assert!(!page.contains("| 6-6 |"), "no doublet opens a game");
    assert!(page.contains("| 3-1 | 8/5 6/5 |"), "{page}");
    let errors = data.lines().skip(1).map(|line| line.split(',').nth(6));
    let error = |text: Option<&str>| text.and_then(|text| text.parse().ok()).unwrap_or(1.0);
    assert!(errors.map(error).all(|error: f64| error <= 0.1));
    assert_eq!(plot.matches("<rect class=").count(), 15);
}

#[test]
fn what_is_no_table_is_not_written_over() {
    let folder = scratch("openings-4");
    fs::create_dir_all(&folder).expect("it can be made");
    let file = folder.join("backgammon.json");
    fs::write(&file, "{\"mine\":1}").expect("it can be written");
    let refused = make(&folder, "1", &[]);

    assert_eq!(refused.code, 2, "{}", refused.talk);
    assert!(refused.talk.contains("is not a table of openings"));
    assert_eq!(
        fs::read_to_string(&file).ok().as_deref(),
        Some("{\"mine\":1}")
    );
}

#[test]
fn a_table_that_was_made_in_another_way_is_not_written_over() {
    let folder = scratch("openings-5");
    fs::create_dir_all(&folder).expect("it can be made");
    let shipped = concat!(
        env!("CARGO_MANIFEST_DIR"),
        "/../../docs/openings/backgammon.json"
    );
    let file = folder.join("backgammon.json");
    fs::copy(shipped, &file).expect("it can be copied");
    let refused = make(&folder, "1", &[]);

    assert_eq!(refused.code, 2, "{}", refused.talk);
    assert!(
        refused.talk.contains("was made with other settings"),
        "{}",
        refused.talk
    );
    assert_eq!(fs::read(&file).ok(), fs::read(shipped).ok());
}
