//! Goes on with the match of a record.
//!
//! The games of the record are played again. Then score, dice and the random numbers of the program
//! stand where they stood, and play goes on as if it had not been interrupted.

use std::io::{BufRead, StdinLock};
use std::path::Path;

use anyhow::{Context as _, Result};
use rosespring_engine::stakes::{MATCH_MAX, Stakes};
use rosespring_engine::walk;
use rosespring_rules::notation::import::is_foreign;
use rosespring_rules::notation::record::{GameRecord, Record};
use rosespring_rules::{Dice, Die, Entry, Game, Match, Side, Step};
use rosespring_wire::record;

use super::keep::Keeper;
use super::seat::{PlayerChoice, Seat};
use super::table::Table;
use super::terminal::Terminal;
use crate::output::refuse;
use crate::{input, output};

/// The name of the generator of the dice, before its seed.
const GENERATOR: &str = "fastrand ";

/// Formats the seed of the dice as it is in records.
pub(super) fn format_seed(seed: u64) -> String {
    format!("{GENERATOR}{seed}")
}

/// Returns whether the match of a record is over.
pub(super) fn is_over(record: &Record) -> bool {
    record.replay().is_ok_and(|score| score.winner().is_some())
}

/// Returns a table at which the match of a record goes on.
pub(super) fn table(
    terminal: Terminal<StdinLock<'static>>,
    path: &Path,
) -> Result<Table<StdinLock<'static>>> {
    let mut record = read(path)?;
    let rules = record.rules;
    let recorded = recorded_seed(&record);
    let seed = recorded.unwrap_or_else(input::chance_seed);
    let seat = |side| Seat::new(PlayerChoice::named(record.name(side)), &rules, seed);
    let [white, black] = Side::ALL.map(seat);
    let games = std::mem::take(&mut record.games);
    let mut table = Table {
        terminal,
        seats: [white?, black?],
        dice: fastrand::Rng::with_seed(seed),
        score: Match::new(record.rules, record.match_to),
        first: None,
        games: 0,
        unfinished: None,
        keeper: None,
        unshown: Vec::new(),
    };
    let replayed = Replay::new(&mut table).play(&games)?;
    let throws = replayed.throws;
    output::talk(format_args!(
        "going on with game {} of {}, after {throws} throws",
        table.games + u32::from(table.unfinished.is_none()),
        path.display()
    ));
    if recorded.is_some() && replayed.dice_follow {
        output::talk(format_args!("seed {seed}"));
    } else {
        reseed(&mut table, &mut record);
    }
    let finished = games.len() - usize::from(table.unfinished.is_some());
    record.games = games;
    record.games.truncate(finished);
    table.keeper = Some(Keeper::new(path.to_owned(), record)?);
    Ok(table)
}

/// Lets the dice follow from a new seed. The record no longer names one, because no seed gives all
/// dice of the match.
fn reseed<R: BufRead>(table: &mut Table<R>, record: &mut Record) {
    let seed = input::chance_seed();
    table.dice = fastrand::Rng::with_seed(seed);
    for seat in &mut table.seats {
        seat.reseed(seed);
    }
    record.dice_seed = None;
    record.dice_commitment = None;
    output::talk(format_args!(
        "note: the throws of the record do not follow from a seed of this program; from here on \
         they follow from seed {seed}"
    ));
}

/// Reads a record whose match is not over.
fn read(path: &Path) -> Result<Record> {
    let file = path.display();
    if path.as_os_str() == "-" {
        return Err(refuse(
            "the record must be a file, because play goes on in it",
        ));
    }
    let text = input::text(path)?;
    if is_foreign(&text) {
        let what = "is a record of another program";
        return Err(refuse(format!(
            "{file} {what}: `rosespring replay --output NEW` makes one of this"
        )));
    }
    let record = record::parse(&text)
        .map_err(|faults| refuse(format!("{file}: {}", faults.join("\n       "))))?;
    if is_over(&record) {
        return Err(refuse(format!("{file}: the match is over")));
    }
    if record.match_to > MATCH_MAX {
        let what = format!("a match is played to at most {MATCH_MAX} units here");
        return Err(refuse(format!("{file}: {what}")));
    }
    Ok(record)
}

fn recorded_seed(record: &Record) -> Option<u64> {
    let seed = record.dice_seed.as_deref()?.strip_prefix(GENERATOR)?;
    seed.parse().ok()
}

/// Plays the games of a record again at a table.
struct Replay<'a, R> {
    table: &'a mut Table<R>,
    /// The person whose part of a turn is being played.
    asked: Option<Side>,
    throws: u32,
    /// Whether all throws were the next ones of the table.
    dice_follow: bool,
}

/// The result of a replay.
struct ReplayResult {
    throws: u32,
    dice_follow: bool,
}

impl<'a, R: BufRead> Replay<'a, R> {
    fn new(table: &'a mut Table<R>) -> Self {
        Self {
            table,
            asked: None,
            throws: 0,
            dice_follow: true,
        }
    }

    fn play(mut self, games: &[GameRecord]) -> Result<ReplayResult> {
        for record in games {
            let mut game = self.table.begin_game(record.start);
            for (index, entry) in record.entries.iter().enumerate() {
                // Entries that follow from the rules are there already.
                if index == game.entries().len() {
                    self.entry(&mut game, entry)?;
                }
            }
            match game.outcome() {
                Some(outcome) => {
                    self.table.score.count(outcome);
                    self.table.unshown.clear();
                }
                None => self.table.unfinished = Some(game),
            }
        }
        Ok(ReplayResult {
            throws: self.throws,
            dice_follow: self.dice_follow,
        })
    }

    fn entry(&mut self, game: &mut Game, entry: &Entry) -> Result<()> {
        match entry {
            Entry::Opening { white, black } => self.throw(game, Dice::new(*white, *black)),
            Entry::Throw {
                dice: [first, second],
                ..
            } => self.throw(game, Dice::new(*first, *second)),
            Entry::Name { side, number } => self.name(game, *side, *number),
            Entry::Play { mover, steps, .. } => self.stage(game, *mover, steps),
            Entry::Resign { side, win } => Ok(game.resign(*side, *win)?),
            Entry::Pass { .. }
            | Entry::Lost { .. }
            | Entry::HandOver { .. }
            | Entry::Result { .. } => Ok(()),
        }
    }

    fn throw(&mut self, game: &mut Game, dice: Dice) -> Result<()> {
        self.asked = None;
        self.throws += 1;
        self.dice_follow &= walk::throw(&mut self.table.dice) == dice;
        self.table.throw_dice(game, dice)
    }

    fn name(&mut self, game: &mut Game, side: Side, number: Die) -> Result<()> {
        self.asked = None;
        if let Seat::Program {
            player,
            uses_chance: true,
        } = &mut self.table.seats[side.index()]
        {
            // The number is known; this draws the random numbers that it took.
            player.choose_number(game.position(), Stakes::from(&self.table.score));
        }
        self.table.name(game, number)
    }

    fn stage(&mut self, game: &mut Game, mover: Side, steps: &[Step]) -> Result<()> {
        let turn = game.position().turn().context("no stage is to be played")?;
        let is_noted = match &mut self.table.seats[mover.index()] {
            Seat::Person => {
                // A person has seen everything before their part of the turn.
                if self.asked.replace(mover) != Some(mover) {
                    self.table.unshown.clear();
                }
                self.table.people() == 2
            }
            Seat::Program {
                player,
                uses_chance,
            } => {
                self.asked = None;
                if *uses_chance {
                    // The play is known; this draws the random numbers that it took.
                    player.choose_end(game.position(), Stakes::from(&self.table.score));
                }
                true
            }
        };
        self.table.play_stage(game, turn, steps, is_noted)
    }
}
