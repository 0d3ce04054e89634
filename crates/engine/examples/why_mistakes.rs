//! Measures how often a mistake of the lower levels is explained, and how often by chance.
//!
//! Levels 2 to 6 play against themselves. For each play that loses 0.05 units or more by a look one
//! throw ahead, up to a given number, the reason is found, and once more with the facts of the
//! plays dealt anew.
//!
//!     cargo run --release -p rosespring-engine --example why_mistakes -- gul-bara 300 1
#![allow(clippy::print_stdout, reason = "an example prints what it found")]

use std::collections::BTreeMap;
use std::time::{Duration, Instant};

use rosespring_engine::analysis::{Analyst, Depth, Reason, Why};
use rosespring_engine::levels::{Level, LevelPlayer};
use rosespring_engine::player::Player;
use rosespring_engine::shipped_evaluator;
use rosespring_engine::stakes::Stakes;
use rosespring_engine::walk::throw;
use rosespring_rules::{Position, Rules};

/// The least loss of a mistake, in units.
const MISTAKE: f32 = 0.05;

/// The counts of all mistakes.
#[derive(Default)]
struct Tally {
    mistakes: u32,
    proved: u32,
    by_throws: u32,
    later: u32,
    only: u32,
    only_with_facts: u32,
    by_chance: u32,
    unproved: u32,
    kinds: u32,
    gifts: u32,
    untold: u32,
    kept: usize,
    better: usize,
    without: usize,
    better_without: usize,
    time: Duration,
    longest: Duration,
    control: BTreeMap<&'static str, u32>,
    facts: BTreeMap<&'static str, u32>,
    later_facts: BTreeMap<&'static str, u32>,
}

impl Tally {
    fn add(&mut self, why: &Why, by_chance: Option<&Reason>) {
        self.mistakes += 1;
        match why.reasons.last() {
            Some(Reason::Kinds { .. }) => self.kinds += 1,
            Some(Reason::Gift { .. }) => self.gifts += 1,
            _ => {}
        }
        self.untold += u32::from(why.reasons.is_empty());
        self.add_control(by_chance);
        let facts = match why.reasons.first() {
            Some(Reason::Price {
                facts,
                kept,
                better,
                without,
                better_without,
                proved: true,
                ..
            }) => {
                self.proved += 1;
                // The best play is one of them by definition.
                self.kept += kept - 1;
                self.better += better - 1;
                // The play made is one of those, likewise.
                self.without += without - 1;
                self.better_without += better_without;
                facts
            }
            Some(Reason::Throws { fact, .. }) => {
                self.by_throws += 1;
                *self.facts.entry(fact.fact.name()).or_default() += 1;
                return;
            }
            Some(Reason::Later { fact, ahead, .. }) => {
                self.later += 1;
                let name = match ahead {
                    1 => "risk of a throw",
                    _ => fact.fact.name(),
                };
                *self.later_facts.entry(name).or_default() += 1;
                return;
            }
            Some(Reason::Price { facts, .. }) => {
                self.unproved += 1;
                facts
            }
            Some(Reason::Only { facts, .. }) => {
                self.only += 1;
                self.only_with_facts += u32::from(!facts.is_empty());
                facts
            }
            _ => return,
        };
        for difference in facts {
            *self.facts.entry(difference.fact.name()).or_default() += 1;
        }
    }

    fn add_control(&mut self, by_chance: Option<&Reason>) {
        if let Some(by_chance) = by_chance {
            let name = match by_chance {
                Reason::Price { proved: true, .. } => "price",
                Reason::Price { .. } => "a price that may be chance",
                Reason::Throws { .. } => "throws",
                Reason::Later { ahead: 1, .. } => "risk",
                Reason::Later { .. } => "later",
                _ => "none",
            };
            *self.control.entry(name).or_default() += 1;
        }
        self.by_chance += u32::from(matches!(
            by_chance,
            Some(Reason::Price { proved: true, .. } | Reason::Throws { .. } | Reason::Later { .. })
        ));
    }

    fn print(&self) {
        let share = |count: u32| 100.0 * f64::from(count) / f64::from(self.mistakes);
        println!("mistakes: {}", self.mistakes);
        println!("a share with evidence: {:.0} %", share(self.proved));
        println!("a share by throws: {:.0} %", share(self.by_throws));
        println!("a share by what throws leave: {:.0} %", share(self.later));
        let evident = self.proved + self.by_throws + self.later;
        println!("together, with evidence: {:.0} %", share(evident));
        let named = evident + self.only_with_facts + self.unproved;
        println!("a price that may be chance: {:.0} %", share(self.unproved));
        println!("a sentence with facts: {:.0} %", share(named));
        println!(
            "only one good play, with facts: {:.0} %",
            share(self.only_with_facts)
        );
        let bare = self.only - self.only_with_facts;
        println!("only one good play, without: {:.0} %", share(bare));
        println!("control, a share by chance: {:.0} %", share(self.by_chance));
        println!("larger wins make most of it: {:.0} %", share(self.kinds));
        println!("what passes makes most of it: {:.0} %", share(self.gifts));
        println!("no reason at all: {:.0} %", share(self.untold));
        let better = 100.0 * self.better as f64 / self.kept as f64;
        println!("other plays with the facts that are better: {better:.0} %");
        let better = 100.0 * self.better_without as f64 / self.without as f64;
        println!("other plays without the facts that are better: {better:.0} %");
        let time = self.time.as_secs_f64() / f64::from(self.mistakes);
        println!("time of a mistake: {:.0} ms", 1000.0 * time);
        println!("control: {:?}", self.control);
        println!("the longest: {} ms", self.longest.as_millis());
        println!("facts: {:?}", self.facts);
        println!("facts that throws leave: {:?}", self.later_facts);
    }
}

fn main() {
    let mut arguments = std::env::args().skip(1);
    let mut next = |default: &str| arguments.next().unwrap_or_else(|| default.to_owned());
    let rules: Rules = next("gul-bara").parse().expect("rules");
    let wanted: u32 = next("300").parse().expect("a number of mistakes");
    let seed: u64 = next("1").parse().expect("a seed");
    let mut rng = fastrand::Rng::with_seed(seed);
    // The control has separate dice, so that another reason does not change the games.
    let mut chances = rng.fork();
    let mut analyst = Analyst::new(shipped_evaluator(rules.game), Depth::plies(0));
    let mut found = Tally::default();
    for game in 0.. {
        let level: Level = (2 + game % 5).to_string().parse().expect("a level");
        let mut player = LevelPlayer::new(rules.game, level, rng.fork()).expect("a level");
        let mut position = Position::start(rules);
        while position.outcome().is_none() {
            position = match player.choose_number(&position, Stakes::Units) {
                Some(number) => position.name(number, &mut ()).expect("a number is due"),
                None => position
                    .throw(throw(&mut rng), &mut ())
                    .expect("a throw is due"),
            };
            while position.turn().is_some() {
                let play = player.choose(&position, Stakes::Units).expect("a play");
                let begun = Instant::now();
                let why = analyst.why(&position, &play.end.board, Stakes::Units);
                if let Some(why) = why.filter(|why| why.loss >= MISTAKE) {
                    found.time += begun.elapsed();
                    found.longest = found.longest.max(begun.elapsed());
                    let (board, stakes) = (&play.end.board, Stakes::Units);
                    let chance = analyst.why_by_chance(&position, board, stakes, &mut chances);
                    found.add(&why, chance.as_ref());
                    if found.mistakes == wanted {
                        found.print();
                        return;
                    }
                }
                position = position.after(&play.end, &mut ());
            }
        }
    }
}
