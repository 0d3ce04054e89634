//! The worked positions of `docs/rules/trictrac.md`, blocks marked `rosespring-trictrac`, run once
//! by the crate and once by the rulings:
//!
//! ```text
//! white MEN              24:13 18 14; men not named are off; `start`
//! black MEN
//! throw 6-1              White throws, for the ninth time since the start
//! throw 5-3, the third   another throw since the start
//! worth 6 0              the points of White and of Black
//! event TEXT             an event; `worth` tells whether there are others
//! ends 3                 the legal ends;  `: {MEN} {MEN}` names them all, `with {MEN}` some
//! mark white 4, black 8  points marked in this order, from zero
//! holes 0 1              the holes of White and of Black after them; `points` likewise
//! ```

use std::collections::BTreeSet;
use std::path::Path;

use rosespring_rules::Side;
use rosespring_rules::trictrac::Marks;

use super::rulings::{Case, Men, Verdict, sorted};
use super::score::Score;
use super::{judge_case, verdict_of};

type PageResult<T> = Result<T, String>;

/// Reads `24:13 18 14` or `start`, by point and sorted.
pub(crate) fn men(text: &str) -> PageResult<Men> {
    let mut men = Men::new();
    for part in text.split_whitespace() {
        let (point, count) = match part {
            "start" => ("24", "15"),
            _ => part.split_once(':').unwrap_or((part, "1")),
        };
        let point: u8 = point.parse().map_err(|_| format!("`{part}` is no point"))?;
        let count: usize = count
            .parse()
            .map_err(|_| format!("`{part}` counts no men"))?;
        if !(1..=24).contains(&point) || men.contains(&point) {
            return Err(format!("`{part}` is no other point"));
        }
        men.extend(std::iter::repeat_n(point, count));
    }
    if men.len() > 15 {
        return Err(format!("{} men in `{text}`", men.len()));
    }
    men.resize(15, 0);
    Ok(sorted(men))
}

/// Who is asked.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
enum Scorer {
    Crate,
    Rulings,
}

struct Block {
    scorer: Scorer,
    mine: Men,
    theirs: Men,
    verdict: Option<Verdict>,
    marks: [[u32; 2]; 2],
    checks: usize,
}

impl Block {
    fn new(scorer: Scorer) -> Self {
        Self {
            scorer,
            mine: Men::new(),
            theirs: Men::new(),
            verdict: None,
            marks: [[0; 2]; 2],
            checks: 0,
        }
    }

    fn run(&mut self, line: &str) -> PageResult<()> {
        let (word, rest) = line.split_once(' ').unwrap_or((line, ""));
        match word {
            "white" => self.mine = men(rest)?,
            "black" => self.theirs = men(rest)?,
            "throw" => self.verdict = Some(self.throw(rest)?),
            "mark" => self.marks = self.mark(rest)?,
            _ => {
                self.checks += 1;
                self.check(word, rest)?;
            }
        }
        Ok(())
    }

    fn throw(&self, text: &str) -> PageResult<Verdict> {
        let (dice, which) = text.split_once(", the ").unwrap_or((text, "ninth"));
        let order = [
            "first", "second", "third", "fourth", "fifth", "sixth", "seventh", "eighth",
        ];
        let throw = match which {
            "ninth" => 9,
            _ => {
                1 + order
                    .iter()
                    .position(|&it| it == which)
                    .ok_or("which throw?")? as u16
            }
        };
        let numbers: Result<Vec<u8>, _> = dice.split('-').map(str::parse).collect();
        let Ok([first @ 1..=6, second @ 1..=6]) = numbers.as_deref() else {
            return Err(format!("`{dice}` is no throw"));
        };
        if self.mine.is_empty() || self.theirs.is_empty() {
            return Err("the men of both sides must be set".to_owned());
        }
        let case = Case {
            mine: self.mine.clone(),
            theirs: self.theirs.clone(),
            dice: (*first, *second),
            throw,
        };
        Ok(match self.scorer {
            Scorer::Crate => verdict_of(&judge_case(&case)),
            Scorer::Rulings => case.verdict(),
        })
    }

    /// Returns the holes and the points of both sides.
    fn mark(&self, text: &str) -> PageResult<[[u32; 2]; 2]> {
        let (mut marks, mut score) = (Marks::ZERO, Score::default());
        for part in text.split(", ") {
            let (name, points) = part.split_once(' ').ok_or("who marks what?")?;
            let side = Side::ALL.into_iter().find(|side| side.to_string() == name);
            let side = side.ok_or_else(|| format!("`{name}` is no side"))?;
            let points: u8 = points
                .parse()
                .map_err(|_| format!("`{points}` is no number"))?;
            marks = marks.mark(side, points).0;
            score.mark(side.index(), points.into());
        }
        Ok(match self.scorer {
            Scorer::Crate => [
                Side::ALL.map(|side| marks.holes(side).into()),
                Side::ALL.map(|side| marks.points(side).into()),
            ],
            Scorer::Rulings => [
                [0, 1].map(|side| score.holes(side)),
                [0, 1].map(|side| score.points(side)),
            ],
        })
    }

    fn check(&self, word: &str, rest: &str) -> PageResult<()> {
        let verdict = || self.verdict.as_ref().ok_or("no throw yet");
        match word {
            "worth" => same(verdict()?.sums(), two(rest)?),
            "holes" => same(self.marks[0], two(rest)?),
            "points" => same(self.marks[1], two(rest)?),
            "event" => {
                let text = |(kind, points, is_mine): &(String, u8, bool)| {
                    let side = if *is_mine { Side::White } else { Side::Black };
                    format!("{kind}: {points} to {side}")
                };
                let found: Vec<_> = verdict()?.events.iter().map(text).collect();
                match found.iter().any(|event| event == rest) {
                    true => Ok(()),
                    false => Err(format!("the events are {found:?}")),
                }
            }
            "ends" => ends(&verdict()?.ends, rest),
            _ => Err("no such line".to_owned()),
        }
    }
}

fn same(found: [u32; 2], wanted: [u32; 2]) -> PageResult<()> {
    match found == wanted {
        true => Ok(()),
        false => Err(format!("it is {found:?}")),
    }
}

fn two(text: &str) -> PageResult<[u32; 2]> {
    let numbers: Result<Vec<u32>, _> = text.split(' ').map(str::parse).collect();
    let numbers = numbers.map_err(|_| "expected two numbers")?;
    numbers
        .try_into()
        .map_err(|_| "expected two numbers".to_owned())
}

fn ends(found: &BTreeSet<Men>, text: &str) -> PageResult<()> {
    let (head, sets) = text.split_at(text.find('{').unwrap_or(text.len()));
    let (count, is_all) = match head.trim().strip_suffix(':') {
        Some(count) => (count, true),
        None => (head.trim().trim_end_matches(" with"), false),
    };
    let count: usize = count.parse().map_err(|_| "how many ends?")?;
    let sets = sets.split('{').skip(1);
    let wanted: PageResult<BTreeSet<Men>> = sets
        .map(|set| men(set.trim().strip_suffix('}').ok_or("no }")?))
        .collect();
    let wanted = wanted?;
    let is_named = !is_all || wanted.len() == count;
    match found.len() == count && wanted.is_subset(found) && is_named {
        true => Ok(()),
        false => Err(format!("there are {}: {found:?}", found.len())),
    }
}

/// The lines of the blocks of a page, each with its number; an empty line after each block.
fn lines(text: &str) -> Vec<(usize, &str)> {
    let mut lines = Vec::new();
    let mut is_open = false;
    for (number, line) in (1..).zip(text.lines()) {
        match line {
            "```rosespring-trictrac" => is_open = true,
            "```" if is_open => {
                is_open = false;
                lines.push((number, ""));
            }
            _ if is_open => {
                let line = line.split('#').next().unwrap_or_default().trim();
                lines.extend((!line.is_empty()).then_some((number, line)));
            }
            _ => {}
        }
    }
    lines
}

/// Returns the checks of a page, or its faults.
fn run(text: &str, scorer: Scorer) -> Result<usize, Vec<String>> {
    let mut faults = Vec::new();
    let (mut block, mut checks) = (Block::new(scorer), 0);
    for (number, line) in lines(text) {
        if line.is_empty() {
            if block.checks == 0 {
                faults.push(format!("{number}: the block checks nothing"));
            }
            checks += block.checks;
            block = Block::new(scorer);
        } else if let Err(fault) = block.run(line) {
            faults.push(format!("{number}: {line}: {fault}"));
        }
    }
    if faults.is_empty() {
        Ok(checks)
    } else {
        Err(faults)
    }
}

#[test]
fn the_worked_throws_hold() {
    let path = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../docs/rules/trictrac.md");
    let text = std::fs::read_to_string(path).expect("the page is there");
    for scorer in [Scorer::Crate, Scorer::Rulings] {
        let checks = run(&text, scorer).unwrap_or_else(|faults| {
            panic!(
                "docs/rules/trictrac.md by {scorer:?}:\n{}",
                faults.join("\n")
            )
        });
        println!("docs/rules/trictrac.md by {scorer:?}: {checks} checks");
        assert!(checks > 60, "{checks} checks");
    }
}

#[test]
fn a_wrong_line_of_a_page_is_a_fault() {
    let set_up = "white 24:13 18 14\nblack 24:14 18\nthrow 6-1";
    for wrong in [
        "worth 6 1",
        "event hit 7: 4 to white",
        "ends 1",
        "mark white 14\nholes 1 0",
        "throw 6-1, the tenth",
        "white 24:16",
        "white 25",
        "throw 7-1",
        "worht 6 0",
    ] {
        let text = format!("```rosespring-trictrac\n{set_up}\n{wrong}\nworth 6 0\n```\n");
        for scorer in [Scorer::Crate, Scorer::Rulings] {
            assert!(run(&text, scorer).is_err(), "{wrong}");
        }
        let right = format!("```rosespring-trictrac\n{set_up}\nworth 6 0\n```\n");
        assert_eq!(run(&right, Scorer::Crate), Ok(1));
    }
}
