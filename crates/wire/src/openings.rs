//! The table of the first throws of a game, as it is stored.

use rosespring_engine::evaluate::Value;
use rosespring_engine::opening::{FirstPlay, FirstThrow, Settings, Tally};
use rosespring_rules::Rules;
use rosespring_rules::notation::text;
use serde::{Deserialize, Serialize};

use crate::result::rounded;

/// The value of `format` in every file.
const FORMAT: &str = "rosespring-openings";
/// The version written, and the only one read.
const VERSION: u32 = 1;

/// Everything that decides what a table says.
#[derive(Debug, Clone, PartialEq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct OpeningMethod {
    /// The rules, as text.
    pub rules: String,
    /// Their fingerprint, sixteen hexadecimal digits.
    pub fingerprint: String,
    /// The checksum of the net that judges, sixteen hexadecimal digits.
    pub net: String,
    /// Where the dice come from.
    pub seed: u64,
    /// The standard error wanted.
    pub error: f64,
    /// Throws after which a trial is cut off.
    pub truncate: u32,
    /// The most plays of a throw.
    pub plays: usize,
    /// Whole games.
    pub games: u64,
}

/// The table of one set of rules, finished or not.
#[derive(Debug, Clone, PartialEq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct OpeningTable {
    format: String,
    version: u32,
    /// How it is made.
    pub method: OpeningMethod,
    /// The throws that are done.
    pub throws: Vec<ThrowRow>,
    /// The whole games that are done.
    pub tally: TallyRow,
}

/// A first throw.
#[derive(Debug, Clone, PartialEq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct ThrowRow {
    /// The dice, the higher first.
    pub dice: [u8; 2],
    /// How likely they are.
    pub chance: f64,
    /// Its best plays, best first.
    pub plays: Vec<PlayRow>,
}

/// A play of a first throw; figures are the starter's.
#[derive(Debug, Clone, PartialEq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct PlayRow {
    /// The play of the first stage; empty if nothing can be played.
    pub play: String,
    /// Units expected.
    pub equity: f64,
    /// Their standard error.
    pub error: f64,
    /// Trials made.
    pub trials: u64,
    /// The chance to win.
    pub win: f64,
    /// To win a double game.
    pub win_double: f64,
    /// To win a triple game.
    pub win_triple: f64,
    /// To win by capote.
    pub win_capote: f64,
    /// To lose a double game.
    pub lose_double: f64,
    /// To lose a triple game.
    pub lose_triple: f64,
    /// To lose by capote.
    pub lose_capote: f64,
}

/// Whole games, counted for the starter; kinds are single, double, triple, capote.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct TallyRow {
    games: u64,
    won: [u64; 4],
    lost: [u64; 4],
    drawn: u64,
    throws: u64,
    throws_squared: u64,
}

impl OpeningMethod {
    /// The method of these settings.
    #[must_use]
    pub fn new(rules: Rules, net: u64, settings: &Settings, games: u64) -> Self {
        Self {
            rules: rules.to_string(),
            fingerprint: format!("{:016x}", rules.fingerprint()),
            net: format!("{net:016x}"),
            seed: settings.seed,
            error: settings.error,
            truncate: settings.truncate,
            plays: settings.plays,
            games,
        }
    }
}

impl OpeningTable {
    /// A table with nothing in it.
    #[must_use]
    pub fn new(method: OpeningMethod) -> Self {
        Self {
            format: FORMAT.to_owned(),
            version: VERSION,
            method,
            throws: Vec::new(),
            tally: TallyRow::default(),
        }
    }

    /// Reads a table.
    ///
    /// # Errors
    ///
    /// A sentence that tells why it is none.
    pub fn from_json(text: &str) -> Result<Self, String> {
        let table: Self = serde_json::from_str(text).map_err(|error| error.to_string())?;
        if table.format == FORMAT && table.version == VERSION {
            Ok(table)
        } else {
            Err(format!("expected `{FORMAT}`, version {VERSION}"))
        }
    }

    /// The table as text that ends with a line feed.
    ///
    /// # Panics
    ///
    /// Never: the table has only text as names.
    #[must_use]
    pub fn to_json(&self) -> String {
        serde_json::to_string_pretty(self).expect("a table has only text as names") + "\n"
    }

    /// Adds a throw.
    pub fn add(&mut self, throw: &FirstThrow, plays: &[FirstPlay]) {
        self.throws.push(ThrowRow {
            dice: [throw.dice.first.get(), throw.dice.second.get()],
            chance: rounded(throw.chance),
            plays: plays
                .iter()
                .map(|play| PlayRow::new(text::play(&throw.position, &play.steps), play))
                .collect(),
        });
    }

    /// Whether a throw is in it.
    #[must_use]
    pub fn has(&self, throw: &FirstThrow) -> bool {
        let dice = [throw.dice.first.get(), throw.dice.second.get()];
        self.throws.iter().any(|row| row.dice == dice)
    }
}

impl PlayRow {
    fn new(text: String, play: &FirstPlay) -> Self {
        let of = |chance: fn(&Value) -> f32| rounded(chance(&play.value));
        Self {
            play: text,
            equity: rounded(play.equity.mean),
            error: rounded(play.equity.error),
            trials: play.trials,
            win: of(|value| value.win),
            win_double: of(|value| value.win_double),
            win_triple: of(|value| value.win_triple),
            win_capote: of(|value| value.win_capote),
            lose_double: of(|value| value.lose_double),
            lose_triple: of(|value| value.lose_triple),
            lose_capote: of(|value| value.lose_capote),
        }
    }
}

impl From<&Tally> for TallyRow {
    fn from(tally: &Tally) -> Self {
        Self {
            games: tally.games,
            won: tally.won,
            lost: tally.lost,
            drawn: tally.drawn,
            throws: tally.throws,
            throws_squared: tally.throws_squared,
        }
    }
}

impl From<&TallyRow> for Tally {
    fn from(row: &TallyRow) -> Self {
        Self {
            games: row.games,
            won: row.won,
            lost: row.lost,
            drawn: row.drawn,
            throws: row.throws,
            throws_squared: row.throws_squared,
        }
    }
}
