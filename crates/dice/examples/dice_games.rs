//! Plays games with dice of three at random, checks their records, and then checks every record
//! with single bits changed. `cargo xtask dice` runs it.
//!
//! ```sh
//! cargo run --release --package rosespring-dice --example dice_games -- 1000
//! ```
//!
//! In each game one bit is changed in each of some lines about links, and in the first die of some
//! throws. In the first of each 200 games, which is of Gul bara, every bit of every line is. The
//! result is one JSON object.

mod linked;

use std::io::{self, Write};
use std::num::NonZero;
use std::ops::AddAssign;
use std::thread;

use rosespring_dice::{DiceCheck, check};
use rosespring_rules::notation::record::Record;
use rosespring_rules::{Die, Entry, Rules};
use rosespring_wire::record;

use linked::linked_match;

const GAMES: [&str; 4] = ["gul-bara", "gioul", "tawula", "backgammon"];
/// The games in which every bit is changed are this far apart.
const EVERY_BIT: u32 = 200;
/// Lines, and throws, of each other game in which a bit is changed, at most.
const PLACES: usize = 40;

/// What was counted.
#[derive(Debug, Default)]
struct Counts {
    games: u32,
    false_alarms: u32,
    flips_tried: u64,
    flips_found: u64,
}

impl AddAssign for Counts {
    fn add_assign(&mut self, other: Self) {
        self.games += other.games;
        self.false_alarms += other.false_alarms;
        self.flips_tried += other.flips_tried;
        self.flips_found += other.flips_found;
    }
}

fn main() -> io::Result<()> {
    let asked = std::env::args().nth(1);
    let Some(games) = asked.and_then(|text| text.parse::<u32>().ok()) else {
        return Err(io::Error::other("usage: dice_games N"));
    };
    let threads = thread::available_parallelism().map_or(1, NonZero::get);
    let mut counts = Counts::default();
    thread::scope(|scope| {
        let running: Vec<_> = (0..threads)
            .map(|first| scope.spawn(move || share(games, first, threads)))
            .collect();
        for thread in running {
            counts += thread.join().expect("a thread that does not panic");
        }
    });
    let result = serde_json::json!({
        "games": counts.games,
        "false_alarms": counts.false_alarms,
        "flips_tried": counts.flips_tried,
        "flips_found": counts.flips_found,
    });
    writeln!(io::stdout(), "{result}")
}

/// Checks the games of one of several threads. A game depends on its number alone.
fn share(games: u32, first: usize, threads: usize) -> Counts {
    let mut counts = Counts::default();
    for number in (0..games).skip(first).step_by(threads) {
        let name = GAMES[number as usize % GAMES.len()];
        let rules = Rules::preset(name).expect("a preset");
        let mut rng = fastrand::Rng::with_seed(u64::from(number));
        let replaced = rng.bool().then(|| rng.u32(1..30));
        let mut record = linked_match(rules, 1, replaced.as_slice(), &mut rng);
        counts.games += 1;
        counts.false_alarms += u32::from(!is_fair(&record));
        counts.change_faces(&mut record, &mut rng);
        let is_whole = number.is_multiple_of(EVERY_BIT);
        let mut lines: Vec<_> = (0..record.dice_links.len()).collect();
        if !is_whole {
            choose(&mut lines, &mut rng);
        }
        for line in lines {
            let bits = record.dice_links[line].len() * 8;
            if is_whole {
                (0..bits).for_each(|bit| counts.change_line(&mut record, line, bit));
            } else {
                counts.change_line(&mut record, line, rng.usize(..bits));
            }
        }
    }
    counts
}

/// Whether the check of a true record counts its throws and its replaced chains.
fn is_fair(record: &Record) -> bool {
    let count = |kind: &str| {
        let lines = record.dice_links.iter();
        u32::try_from(lines.filter(|line| line.starts_with(kind)).count()).expect("few lines")
    };
    let (throws, replaced) = (count("open "), count("replace "));
    check(record) == Ok(DiceCheck::FairOfThree { throws, replaced }) && throws > 0
}

impl Counts {
    fn count(&mut self, is_found: bool) {
        self.flips_tried += 1;
        self.flips_found += u64::from(is_found);
    }

    /// Checks the record with one bit of a line changed.
    fn change_line(&mut self, record: &mut Record, line: usize, bit: usize) {
        let whole = record.dice_links[line].clone();
        let mut bytes = whole.clone().into_bytes();
        bytes[bit / 8] ^= 1 << (bit % 8);
        // A record that is not text is refused before its dice are checked.
        let Ok(changed) = String::from_utf8(bytes) else {
            return self.count(true);
        };
        record.dice_links[line] = changed;
        self.count(check(record).is_err());
        record.dice_links[line] = whole;
    }

    /// Checks the record with one bit of the first die of a throw changed, for some throws.
    fn change_faces(&mut self, record: &mut Record, rng: &mut fastrand::Rng) {
        let mut places = throws(record);
        choose(&mut places, rng);
        for (game, entry) in places {
            let whole = record.games[game].entries[entry].clone();
            let bit = 1 << rng.u8(..3);
            let mut changed = whole.clone();
            let die = match &mut changed {
                Entry::Opening { white, .. } => white,
                Entry::Throw { dice, .. } => &mut dice[0],
                _ => unreachable!("only throws are changed"),
            };
            // A die has no such number: the record cannot be read.
            let Some(other) = Die::new(die.get() ^ bit) else {
                self.count(true);
                continue;
            };
            *die = other;
            record.games[game].entries[entry] = changed;
            // Opening dice that are also played are thrown once, so the rules find a change there.
            self.count(check(record).is_err() || record::parse(&record.to_text()).is_err());
            record.games[game].entries[entry] = whole;
        }
    }
}

/// Leaves at most [`PLACES`], drawn at random.
fn choose<T>(places: &mut Vec<T>, rng: &mut fastrand::Rng) {
    rng.shuffle(places);
    places.truncate(PLACES);
}

/// The places of all throws of a record: the index of the game, and that of the entry.
fn throws(record: &Record) -> Vec<(usize, usize)> {
    let mut places = Vec::new();
    for (game, one) in record.games.iter().enumerate() {
        let is_throw = |entry: &Entry| matches!(entry, Entry::Opening { .. } | Entry::Throw { .. });
        let entries = one.entries.iter().enumerate();
        places.extend(
            entries
                .filter(|(_, entry)| is_throw(entry))
                .map(|(at, _)| (game, at)),
        );
    }
    places
}
