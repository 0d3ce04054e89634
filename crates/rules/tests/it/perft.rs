//! Counting walks against the numbers in `tests/perft/*.perft`.
//!
//! ```text
//! rules NAME                 the lines below are counted from the start of these rules
//! throw 6-5 used 2 ends 2    the first stage of a throw: numbers used, distinct ends (a pass 0, 1)
//! depth 2 202782             distinct ends at this depth, summed over parents and the 21 throws
//! ```
//!
//! In games with a cascade a depth is one stage, the first of each throw. The brute force counts
//! every throw and the depths up to [`BRUTE_DEPTH`] again in each run. `ROSESPRING_BLESS=1` writes
//! what the brute force counts, to the depths that the files have.

use std::fmt::Write as _;
use std::path::{Path, PathBuf};

use rosespring_rules::{Dice, GameKind, Position, Rules, Side, perft, presets};

use crate::brute;
use crate::model::{Both, Options, Phase, Pos};
use crate::referee::{BruteForce, Referee};

/// As deep as the brute force goes in every run.
const BRUTE_DEPTH: usize = 2;

/// Twelve men of one's choice have too many orders for it at every end of a throw (DU-4).
fn brute_depth(rules: &Options) -> usize {
    if rules.laid { 1 } else { BRUTE_DEPTH }
}

/// One file for each game.
fn files() -> impl Iterator<Item = &'static str> {
    GameKind::all().map(GameKind::name)
}

fn path(name: &str) -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join(format!("tests/perft/{name}.perft"))
}

fn file(name: &str) -> (PathBuf, String) {
    let path = path(name);
    let text = std::fs::read_to_string(&path)
        .unwrap_or_else(|error| panic!("{}: {error}", path.display()));
    (path, text)
}

/// One section of a file.
struct Section {
    rules: String,
    throws: Vec<(u8, u8, usize, usize)>,
    depths: Vec<u64>,
}

fn sections(name: &str) -> Vec<Section> {
    let mut sections: Vec<Section> = Vec::new();
    let (path, text) = file(name);
    for (index, line) in text.lines().enumerate() {
        let words: Vec<_> = line
            .split('#')
            .next()
            .unwrap_or_default()
            .split_whitespace()
            .collect();
        let place = format!("{}:{}", path.display(), index + 1);
        let number = |word: &str| word.parse().unwrap_or_else(|_| panic!("{place}: `{word}`"));
        match (&words[..], sections.last_mut()) {
            ([], _) => {}
            (["rules", rules], _) => {
                let rules = (*rules).to_owned();
                sections.push(Section {
                    rules,
                    throws: Vec::new(),
                    depths: Vec::new(),
                });
            }
            (["throw", dice, "used", used, "ends", ends], Some(section)) => {
                let dice: Dice = dice
                    .parse()
                    .unwrap_or_else(|error| panic!("{place}: {error}"));
                let (first, second) = (dice.high().get(), dice.low().get());
                section
                    .throws
                    .push((first, second, number(used) as usize, number(ends) as usize));
            }
            (["depth", depth, count], Some(section)) => {
                section.depths.push(number(count));
                assert_eq!(
                    number(depth) as usize,
                    section.depths.len(),
                    "{place}: depths in order"
                );
            }
            _ => panic!("{place}: cannot be read: {line}"),
        }
    }
    sections
}

fn start(rules: &str) -> Pos {
    Pos {
        phase: Phase::Throw(0),
        ..Pos::start(rules)
    }
}

/// Distinct ends at each depth by the brute force.
fn counted(rules: &Options, men: &Both, throws: [u16; 2], thrower: usize, counts: &mut [u64]) {
    let Some((count, deeper)) = counts.split_first_mut() else {
        return;
    };
    let mut throws = throws;
    throws[thrower] += 1;
    for first in 1..=6 {
        for second in 1..=first {
            let stage = rules.stage(first, second);
            let ends = brute::ends(rules, men, (thrower, throws[thrower]), &stage);
            *count += ends.len().max(1) as u64;
            if deeper.is_empty() {
                continue;
            }
            if ends.is_empty() {
                counted(rules, men, throws, 1 - thrower, deeper);
            }
            for end in ends.keys() {
                counted(rules, end, throws, 1 - thrower, deeper);
            }
        }
    }
}

pub(crate) fn brute_depths(rules: &str, depth: usize) -> Vec<u64> {
    let pos = start(rules);
    let mut counts = vec![0; depth];
    counted(&pos.rules, &pos.men, pos.throws, 0, &mut counts);
    counts
}

#[test]
fn the_crate_counts_what_the_files_say() {
    let mut seen = Vec::new();
    for section in files().flat_map(sections) {
        let rules: Rules = section.rules.parse().expect("the rules read");
        let position = Position::started_by(rules, Side::White);
        let counts = perft::perft(&position, section.depths.len());
        assert_eq!(counts, section.depths, "{}", section.rules);
        let pos = start(&section.rules);
        for &(first, second, used, ends) in &section.throws {
            let counted = crate::bridge::Crate.first_stage(&pos, first, second);
            assert_eq!(counted, (used, ends), "{} {first}-{second}", section.rules);
        }
        assert_eq!(section.throws.len(), 21, "{}: all throws", section.rules);
        seen.push(section.rules);
    }
    for preset in presets() {
        assert!(seen.iter().any(|rules| rules == preset.name), "{seen:?}");
    }
}

#[test]
fn the_brute_force_counts_what_the_files_say() {
    for section in files().flat_map(sections) {
        let pos = start(&section.rules);
        for &(first, second, used, ends) in &section.throws {
            let counted = BruteForce.first_stage(&pos, first, second);
            assert_eq!(counted, (used, ends), "{} {first}-{second}", section.rules);
        }
        let depth = section.depths.len().min(brute_depth(&pos.rules));
        assert_eq!(
            brute_depths(&section.rules, depth),
            section.depths[..depth],
            "{}",
            section.rules
        );
    }
}

/// The file of a game without numbers: all presets, as deep as the brute force goes in every run.
fn unfilled(game: GameKind) -> String {
    let declared = game.declaration();
    let mut text = format!(
        "# {} from the start. Counted by the brute force of tests/it/brute.rs and by the crate.\n",
        declared.title
    );
    for preset in declared.presets {
        let _ = writeln!(text, "\nrules {}", preset.name);
        for depth in 1..=BRUTE_DEPTH {
            let _ = writeln!(text, "depth {depth} 0");
        }
    }
    text
}

/// Rewrites the numbers of the files, by the brute force and nothing else.
#[test]
fn bless() {
    if std::env::var("ROSESPRING_BLESS").is_err() {
        return;
    }
    for game in GameKind::all() {
        let name = game.name();
        if !path(name).exists() {
            std::fs::write(path(name), unfilled(game)).unwrap_or_else(|error| panic!("{error}"));
        }
        let (path, text) = file(name);
        let comments: Vec<_> = text
            .lines()
            .take_while(|line| line.starts_with('#'))
            .collect();
        let mut written = comments.join("\n") + "\n";
        for section in sections(name) {
            writeln!(written, "\nrules {}", section.rules).expect("text is written");
            let pos = start(&section.rules);
            for first in 1..=6 {
                for second in 1..=first {
                    let (used, ends) = BruteForce.first_stage(&pos, first, second);
                    writeln!(written, "throw {first}-{second} used {used} ends {ends}")
                        .expect("text is written");
                }
            }
            // The deepest counts of games that start with men everywhere are out of its reach.
            let depth = section.depths.len().min(3);
            let is_wide = game.declaration().layout.points.len() > 1;
            let depth = if is_wide {
                depth.min(brute_depth(&pos.rules))
            } else {
                depth
            };
            let mut depths = brute_depths(&section.rules, depth);
            depths.extend(&section.depths[depth..]);
            for (index, count) in depths.iter().enumerate() {
                writeln!(written, "depth {} {count}", index + 1).expect("text is written");
            }
        }
        std::fs::write(&path, written).unwrap_or_else(|error| panic!("{error}"));
    }
}
