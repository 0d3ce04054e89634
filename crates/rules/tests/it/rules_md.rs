//! The rules pages are tests: every `rosespring` block of `docs/rules/*.md` is run twice, once by
//! the crate and once by the brute force.
//!
//! A block is a small script, one directive a line, `#` to the end of a line a comment. It opens
//! with a set-up (White is always the player whose throw it is unless `phase` says otherwise):
//!
//! ```text
//! rules TEXT             a preset, with options: gul-bara~remainder=lost
//! white MEN              men on points and in `bar` and `hand`: 24:2 23 hand:12; pinned on a
//!                        point: pin20; or `start`;
//! black MEN              a point alone is one man; men not named are borne off
//! throws W B             throws already made by each side, this turn's included in phase play
//! phase PHASE            whose turn: `white throws` unless told
//! ```
//!
//! and goes on with what is done and what must then be true:
//!
//! ```text
//! throw 6-5              the dice fall; in the opening White's die first
//! play STEPS             24/18(2) 13/11*, bar/20, hand/21, 6/off; 24/18/13 is one man twice
//! play to {MEN}          the play that ends there
//! play nothing           a stage that was handed over is declined
//! again [RULES]          back to the set-up, under the same or other rules
//! now PHASE              opening | white throws | black plays 6 5 | black plays the remainder
//!                        5 5 then 6 | white wins double 2 | draw | tie 0
//! board white {MEN}      where a side's men stand
//! used N                 every play of the stage uses N numbers
//! ends N                 the stage has N distinct ends;  `: {MEN} {MEN}` names them all,
//!                        `with {MEN}` some; {MINE | THEIRS} where the opponent is hit
//! plays N                the same with steps: `plays 2: 24/18 24/19; 24/18/13`
//! first STEP STEP        the steps with which a play can begin, all of them
//! never STEP STEP        steps that no play contains
//! illegal STEPS; STEPS  possible step by step, but no legal plays of the stage
//! count 6-5 6-4: used 2, ends 2      each throw from the set-up; a pass is used 0, ends 1
//! event TEXT             something that the last action brought about; `no event` is the contrary
//! ```
//!
//! The blocks of matches, `rosespring-match`, are read in `matches.rs`.

mod matches;
mod parse;
mod run;

use std::path::{Path, PathBuf};

use rosespring_rules::{CycleKind, GameKind, presets};

use crate::bridge::Crate;
use crate::referee::{BruteForce, Referee};

/// Pages, the tags of their rulings, and how many there are.
const RULINGS: [(&str, &str, u32); 4] = [
    ("gul-bara", "GB", 10),
    ("gioul", "GI", 4),
    ("tawula", "TW", 11),
    ("backgammon", "BG", 4),
];

fn page(name: &str) -> (PathBuf, String) {
    let path = Path::new(env!("CARGO_MANIFEST_DIR")).join(format!("../../docs/rules/{name}.md"));
    let text = std::fs::read_to_string(&path)
        .unwrap_or_else(|error| panic!("{}: {error}", path.display()));
    (path, text)
}

fn names_of_all() -> impl Iterator<Item = &'static str> {
    let cycles = CycleKind::all().map(CycleKind::name);
    GameKind::all().map(GameKind::name).chain(cycles)
}

/// Runs the worked positions of some pages before a referee.
pub(crate) fn run_pages(names: impl Iterator<Item = &'static str>, referee: &dyn Referee) {
    let mut faults = Vec::new();
    for name in names {
        let (_, text) = page(name);
        let blocks = parse::blocks(&text);
        assert!(
            !blocks.is_empty(),
            "docs/rules/{name}.md has no worked position"
        );
        let mut checks = 0;
        for block in &blocks {
            match run::run(block, referee) {
                Ok(count) => checks += count,
                Err((line, fault)) => faults.push(format!("docs/rules/{name}.md:{line}: {fault}")),
            }
        }
        println!(
            "docs/rules/{name}.md: {} worked positions, {checks} checks",
            blocks.len()
        );
        assert!(
            checks >= blocks.len(),
            "docs/rules/{name}.md: a block that checks nothing"
        );
    }
    assert!(
        faults.is_empty(),
        "{} faults\n{}",
        faults.len(),
        faults.join("\n")
    );
}

#[test]
fn the_worked_positions_hold_in_the_crate() {
    run_pages(names_of_all(), &Crate);
}

#[test]
fn the_worked_positions_hold_in_the_brute_force() {
    run_pages(names_of_all(), &BruteForce);
}

/// The rulings of a page: those of [`RULINGS`], or as many as are numbered from its first `**XY-1`.
fn rulings(name: &'static str) -> (&'static str, String, u32) {
    if let Some((_, tag, last)) = RULINGS.iter().find(|(known, ..)| *known == name) {
        return (name, (*tag).to_owned(), *last);
    }
    let (_, text) = page(name);
    let tags = text
        .match_indices("-1")
        .filter_map(|(at, _)| text[..at].rsplit_once("**"));
    let mut tags = tags.map(|(_, tag)| tag);
    let tag = tags.find(|tag| tag.len() == 2 && tag.bytes().all(|byte| byte.is_ascii_uppercase()));
    let tag = tag.unwrap_or_else(|| panic!("docs/rules/{name}.md numbers no ruling"));
    let stated = |number: &u32| text.contains(&format!("**{tag}-{number}"));
    let last = (1..).take_while(stated).last();
    let last = last.unwrap_or_else(|| panic!("docs/rules/{name}.md states no {tag}-1"));
    (name, tag.to_owned(), last)
}

#[test]
fn every_ruling_stands_on_its_page() {
    for (name, tag, last) in names_of_all().map(rulings) {
        let (_, text) = page(name);
        for number in 1..=last {
            let ruling = format!("**{tag}-{number}");
            assert!(
                text.contains(&ruling),
                "docs/rules/{name}.md does not state {tag}-{number}"
            );
        }
    }
    let (_, text) = page("gul-bara");
    for number in 1..=7 {
        assert!(
            text.contains(&format!("**C-{number}")),
            "gul-bara.md does not state C-{number}"
        );
    }
}

#[test]
fn every_preset_is_told_and_run_on_its_page() {
    for preset in presets() {
        let (game, preset) = (preset.rules.game, preset.name);
        let (_, text) = page(game.name());

        assert!(
            text.contains(&format!("`{preset}`")),
            "docs/rules/{game}.md omits {preset}"
        );
        assert!(
            text.contains(&format!("rules {preset}")),
            "no worked position runs {preset}"
        );
    }
}

#[test]
fn every_option_is_told_with_its_game() {
    // What games have in common is told with Gul bara.
    let (_, common) = page("gul-bara");
    for game in GameKind::all() {
        let (_, text) = page(game.name());
        for option in game.declaration().options {
            let row = format!("| `{}` |", option.name);
            assert!(
                text.contains(&row) || common.contains(&row),
                "docs/rules/{game}.md: no {}",
                option.name
            );
        }
    }
}

#[test]
fn a_block_that_cannot_be_read_is_a_fault_with_its_line() {
    let fault = |script: &str| {
        let text = format!("# Page\n\n```rosespring\nrules gul-bara\nwhite start\n{script}\n```\n");
        let blocks = parse::blocks(&text);
        run::run(&blocks[0], &BruteForce).expect_err(script)
    };

    for wrong in [
        "thro 6-5",
        "throw 6-7",
        "black 25:1\nthrow 6-5",
        "black 24:16\nthrow 6-5",
        "black start\nends 3",
        "black start\nthrow 6-5\nends 3",
        "black start\nthrow 6-5\nends 2: {24:15} {24:14 13}",
        "black start\nthrow 6-5\nplay 24/17",
        "black start\nthrow 6-5\nfirst 24/18",
        "black start\nthrow 6-5\nnever 24/18",
        "black start\nthrow 6-5\nnow black throws",
        "black start\ncount 6-5: used 2, ends 3",
        "black start\nthrow 6-5\nevent dead",
    ] {
        let (line, text) = fault(wrong);
        let last = 5 + wrong.lines().count();
        assert!((6..=last).contains(&line), "{wrong}: {line}: {text}");
    }
}
