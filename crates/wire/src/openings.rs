//! The table of the first throws of a game, as it is stored.

use rosespring_engine::opening::{FirstPlay, FirstThrow, OpeningSettings, Tally};
use rosespring_rules::games::GameDeclaration;
use rosespring_rules::notation::text;
use rosespring_rules::{Rules, Side, WinKind};
use serde::de::Error as _;
use serde::{Deserialize, Deserializer, Serialize};

use crate::result::rounded;

/// The value of `format` in every file.
const FORMAT: &str = "rosespring-openings";
/// The version that is written, and the only one that is read.
const VERSION: u32 = 1;

/// All settings that determine a table.
#[derive(Debug, Clone, PartialEq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct OpeningMethod {
    /// The rules, as text.
    pub rules: String,
    /// Their fingerprint, sixteen hexadecimal digits.
    pub fingerprint: String,
    /// The checksum of the net, sixteen hexadecimal digits.
    pub net: String,
    /// The seed of the dice.
    pub seed: u64,
    /// The target of the standard error.
    pub error: f64,
    /// Number of throws after which a trial is cut off.
    pub truncate: u32,
    /// Maximum number of plays of a throw.
    pub plays: usize,
    /// Number of whole games.
    pub games: u64,
}

/// The table of one set of rules, complete or in progress.
#[derive(Debug, Clone, PartialEq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct OpeningTable {
    format: String,
    version: u32,
    /// The settings.
    pub method: OpeningMethod,
    /// The finished throws.
    pub throws: Vec<ThrowRow>,
    /// The counts of the finished games.
    pub tally: TallyRow,
}

/// A first throw.
#[derive(Debug, Clone, PartialEq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct ThrowRow {
    /// The dice, the higher first.
    pub dice: [u8; 2],
    /// The probability of the throw.
    pub chance: f64,
    /// Its best plays, best first.
    pub plays: Vec<PlayRow>,
}

/// A play of a first throw; figures are from the view of the starter.
#[derive(Debug, Clone, PartialEq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct PlayRow {
    /// The play of the first stage; empty if no number can be played.
    pub play: String,
    /// The expected units.
    pub equity: f64,
    /// The standard error of the equity.
    pub error: f64,
    /// Number of trials made.
    pub trials: u64,
    /// The chance to win.
    pub win: f64,
    /// The chance to win a double game.
    pub win_double: f64,
    /// The chance to win a triple game.
    pub win_triple: f64,
    /// The chance to win by capote.
    pub win_capote: f64,
    /// The chance to lose a double game.
    pub lose_double: f64,
    /// The chance to lose a triple game.
    pub lose_triple: f64,
    /// The chance to lose by capote.
    pub lose_capote: f64,
    /// Where men left are counted, the chance to win times the men beyond the first.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub win_left: Option<f64>,
    /// The same for a loss.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub lose_left: Option<f64>,
}

/// Counts of whole games from the view of the starter, by kind of win. A table that was written
/// before the last kinds were added has fewer counts.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct TallyRow {
    games: u64,
    #[serde(deserialize_with = "counts")]
    won: [u64; WinKind::COUNT],
    #[serde(deserialize_with = "counts")]
    lost: [u64; WinKind::COUNT],
    drawn: u64,
    throws: u64,
    throws_squared: u64,
    #[serde(default, skip_serializing_if = "is_none_left")]
    men_left: [u64; 2],
    #[serde(default, skip_serializing_if = "is_zero")]
    men_left_squared: u64,
}

fn is_none_left(men: &[u64; 2]) -> bool {
    *men == [0, 0]
}

#[expect(clippy::trivially_copy_pass_by_ref, reason = "serde calls it so")]
fn is_zero(count: &u64) -> bool {
    *count == 0
}

/// Reads counts by kind; those of later kinds are 0.
fn counts<'de, D: Deserializer<'de>>(from: D) -> Result<[u64; WinKind::COUNT], D::Error> {
    let written = Vec::<u64>::deserialize(from)?;
    let mut counts = [0; WinKind::COUNT];
    let known = counts.get_mut(..written.len());
    let known = known.ok_or_else(|| D::Error::custom("more counts than kinds of win"))?;
    known.copy_from_slice(&written);
    Ok(counts)
}

impl OpeningMethod {
    /// Creates the method from settings.
    #[must_use]
    pub fn new(rules: Rules, net: u64, settings: &OpeningSettings, games: u64) -> Self {
        Self::by(rules, &format!("{net:016x}"), settings, games)
    }

    /// Creates the method from settings and the checksum of a net as it is written.
    #[must_use]
    pub fn by(rules: Rules, net: &str, settings: &OpeningSettings, games: u64) -> Self {
        Self {
            rules: rules.to_string(),
            fingerprint: format!("{:016x}", rules.fingerprint()),
            net: net.to_owned(),
            seed: settings.seed,
            error: settings.error,
            truncate: settings.truncate,
            plays: settings.plays,
            games,
        }
    }
}

impl OpeningTable {
    /// Creates an empty table.
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

    /// Parses a table.
    ///
    /// # Errors
    ///
    /// A sentence about the fault.
    pub fn from_json(text: &str) -> Result<Self, String> {
        let table: Self = serde_json::from_str(text).map_err(|error| error.to_string())?;
        if table.format == FORMAT && table.version == VERSION {
            Ok(table)
        } else {
            Err(format!("expected `{FORMAT}`, version {VERSION}"))
        }
    }

    /// Formats the table as text that ends with a line feed.
    ///
    /// # Panics
    ///
    /// Never: all keys of the table are text.
    #[must_use]
    pub fn to_json(&self) -> String {
        serde_json::to_string_pretty(self).expect("a table has only text as names") + "\n"
    }

    /// Adds a throw.
    pub fn add(&mut self, throw: &FirstThrow, plays: &[FirstPlay]) {
        self.throws.push(ThrowRow::new(throw, plays));
    }

    /// Returns whether the table has a throw.
    #[must_use]
    pub fn has(&self, throw: &FirstThrow) -> bool {
        let dice = [throw.dice.first.get(), throw.dice.second.get()];
        self.throws.iter().any(|row| row.dice == dice)
    }
}

impl ThrowRow {
    /// Converts a throw with its plays.
    #[must_use]
    pub fn new(throw: &FirstThrow, plays: &[FirstPlay]) -> Self {
        let game = throw.position.rules().game.declaration();
        let row =
            |play: &FirstPlay| PlayRow::new(text::play(&throw.position, &play.steps), play, game);
        Self {
            dice: [throw.dice.first.get(), throw.dice.second.get()],
            chance: rounded(throw.chance),
            plays: plays.iter().map(row).collect(),
        }
    }
}

impl PlayRow {
    fn new(text: String, play: &FirstPlay, game: &GameDeclaration) -> Self {
        let value = &play.value;
        let of = |side, kind| match game.has_win(kind) {
            true => rounded(value.chance(side, kind)),
            false => 0.0,
        };
        let (won, lost) = (|kind| of(Side::White, kind), |kind| of(Side::Black, kind));
        let counts_men = game.has_win(WinKind::Left);
        Self {
            play: text,
            equity: rounded(play.equity.mean),
            error: rounded(play.equity.error),
            trials: play.trials,
            win: rounded(value.win),
            win_double: won(WinKind::Double),
            win_triple: won(WinKind::Triple),
            win_capote: won(WinKind::Capote),
            lose_double: lost(WinKind::Double),
            lose_triple: lost(WinKind::Triple),
            lose_capote: lost(WinKind::Capote),
            win_left: counts_men.then(|| won(WinKind::Left)),
            lose_left: counts_men.then(|| lost(WinKind::Left)),
        }
    }

    /// The chances of the starter to win and to lose by exactly this kind.
    #[must_use]
    pub fn chances(&self, kind: WinKind) -> [f64; 2] {
        match kind {
            WinKind::Single => {
                let larger = WinKind::LARGER.map(|kind| self.chances(kind));
                larger
                    .iter()
                    .fold([self.win, 1.0 - self.win], |rest, larger| {
                        [rest[0] - larger[0], rest[1] - larger[1]]
                    })
            }
            WinKind::Double | WinKind::Jan => [self.win_double, self.lose_double],
            WinKind::Triple => [self.win_triple, self.lose_triple],
            WinKind::Capote => [self.win_capote, self.lose_capote],
            // It is among the double games.
            WinKind::Mother => [0.0, 0.0],
            WinKind::Left => [self.win_left, self.lose_left].map(Option::unwrap_or_default),
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
            men_left: tally.men_left,
            men_left_squared: tally.men_left_squared,
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
            men_left: row.men_left,
            men_left_squared: row.men_left_squared,
        }
    }
}
