//! The stored form of a book of puzzles.

use rosespring_engine::puzzle::{Puzzle, PuzzleSettings, Theme, TriedPlay};
use rosespring_rules::notation::text;
use rosespring_rules::{Position, Rules};
use serde::{Deserialize, Serialize};

use crate::result::rounded;

/// The value of `format` in every file.
const FORMAT: &str = "rosespring-puzzles";
/// The version that is written, and the only one that is read.
const VERSION: u32 = 1;

/// All settings that determine the puzzles of a book.
#[derive(Debug, Clone, PartialEq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct PuzzleMethod {
    /// The rules, as text.
    pub rules: String,
    /// Their fingerprint, sixteen hexadecimal digits.
    pub fingerprint: String,
    /// The checksum of the net, sixteen hexadecimal digits.
    pub net: String,
    /// The seed of the dice and the errors.
    pub seed: u64,
    /// The number of puzzles to make.
    pub count: usize,
    /// The least lead of the best play, in units.
    pub lead: f64,
    /// The least lead of the best play, in standard errors.
    pub deviations: f64,
    /// Maximum number of trials of a play.
    pub trials: u64,
    /// Number of throws after which a trial is cut off.
    pub truncate: u32,
    /// The themes that were sought.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub sought: Vec<String>,
    /// Number of puzzles in the books from which these differ.
    #[serde(default, skip_serializing_if = "is_zero")]
    pub beside: usize,
}

#[expect(
    clippy::trivially_copy_pass_by_ref,
    reason = "serde passes a reference"
)]
const fn is_zero(number: &usize) -> bool {
    *number == 0
}

/// The puzzles of one set of rules, complete or in progress.
#[derive(Debug, Clone, PartialEq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct PuzzleBook {
    format: String,
    version: u32,
    /// The settings.
    pub method: PuzzleMethod,
    /// Number of games searched.
    pub games: u64,
    /// The puzzles, in the order of their games.
    pub puzzles: Vec<PuzzleRow>,
}

/// A puzzle.
#[derive(Debug, Clone, PartialEq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct PuzzleRow {
    /// The id of the position in which the stage is due; it identifies the puzzle.
    pub position: String,
    /// The number of its game, counted from 0.
    pub game: u64,
    /// Its theme, such as `hand-over`.
    pub theme: String,
    /// Its initial rating.
    pub rating: f64,
    /// The share of each level's plays that are the best one, level 1 first.
    pub found_by: [f64; 8],
    /// The plays that were rolled out, best first.
    pub plays: Vec<PuzzlePlay>,
}

/// A play of a puzzle; figures are from the view of the mover.
#[derive(Debug, Clone, PartialEq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct PuzzlePlay {
    /// The play in notation.
    pub play: String,
    /// The id of the position after it. All steps that lead to it are the same play.
    pub end: String,
    /// The expected units.
    pub equity: f64,
    /// The standard error of the equity.
    pub error: f64,
    /// The loss against the best play, in units.
    pub loss: f64,
    /// The standard error of the loss.
    pub loss_error: f64,
    /// The chance to win.
    pub win: f64,
    /// Number of trials made.
    pub trials: u64,
}

impl PuzzleMethod {
    /// Creates the method from settings.
    #[must_use]
    pub fn new(rules: Rules, net: u64, settings: &PuzzleSettings, count: usize) -> Self {
        Self {
            rules: rules.to_string(),
            fingerprint: format!("{:016x}", rules.fingerprint()),
            net: format!("{net:016x}"),
            seed: settings.seed,
            count,
            lead: settings.lead,
            deviations: settings.deviations,
            trials: settings.trials,
            truncate: settings.truncate,
            sought: Vec::new(),
            beside: 0,
        }
    }
}

impl PuzzleBook {
    /// Creates an empty book.
    #[must_use]
    pub fn new(method: PuzzleMethod) -> Self {
        Self {
            format: FORMAT.to_owned(),
            version: VERSION,
            method,
            games: 0,
            puzzles: Vec::new(),
        }
    }

    /// Parses a book.
    ///
    /// # Errors
    ///
    /// A sentence about the fault.
    pub fn from_json(text: &str) -> Result<Self, String> {
        let book: Self = serde_json::from_str(text).map_err(|error| error.to_string())?;
        if book.format != FORMAT || book.version != VERSION {
            return Err(format!("expected `{FORMAT}`, version {VERSION}"));
        }
        book.puzzles.iter().try_for_each(PuzzleRow::check)?;
        Ok(book)
    }

    /// Formats the book as text that ends with a line feed, with one puzzle in each line.
    ///
    /// # Panics
    ///
    /// Never: all keys of a book are text.
    #[must_use]
    pub fn to_json(&self) -> String {
        let text =
            |value: serde_json::Result<String>| value.expect("a book has only text as names");
        let empty = Self {
            puzzles: Vec::new(),
            ..self.clone()
        };
        let head = text(serde_json::to_string(&empty));
        let rows = self
            .puzzles
            .iter()
            .map(|row| text(serde_json::to_string(row)));
        let rows: Vec<String> = rows.collect();
        let head = head.trim_end_matches("]}");
        match rows.is_empty() {
            true => format!("{head}]}}\n"),
            false => format!("{head}\n{}\n]}}\n", rows.join(",\n")),
        }
    }

    /// Adds a puzzle.
    pub fn add(&mut self, puzzle: &Puzzle) {
        self.puzzles.push(PuzzleRow::from(puzzle));
    }
}

impl PuzzleRow {
    /// Returns the position and the theme.
    ///
    /// # Errors
    ///
    /// A sentence about the fault.
    pub fn read(&self) -> Result<(Position, Theme), String> {
        let position: Position = self
            .position
            .parse()
            .map_err(|error| format!("`{}`: {error}", self.position))?;
        let theme = Theme::named(&self.theme);
        let theme = theme.ok_or_else(|| format!("`{}` is no theme", self.theme))?;
        Ok((position, theme))
    }

    fn check(&self) -> Result<(), String> {
        let (position, _) = self.read()?;
        match (position.turn(), self.plays.len()) {
            (None, _) => Err(format!("`{}`: nothing is to be played", self.position)),
            (_, 0 | 1) => Err(format!("`{}`: two plays are needed", self.position)),
            _ => Ok(()),
        }
    }
}

impl From<&Puzzle> for PuzzleRow {
    fn from(puzzle: &Puzzle) -> Self {
        let plays = puzzle.plays.iter();
        Self {
            position: puzzle.position.id(),
            game: puzzle.game,
            theme: puzzle.theme.name().to_owned(),
            rating: puzzle.difficulty.rating.round(),
            found_by: puzzle.difficulty.found_by.map(rounded),
            plays: plays
                .map(|play| PuzzlePlay::new(&puzzle.position, play))
                .collect(),
        }
    }
}

impl PuzzlePlay {
    fn new(position: &Position, play: &TriedPlay) -> Self {
        let mover = position.turn().map(|turn| turn.mover());
        let value = mover.map_or(play.value, |side| play.value.seen_by(side));
        Self {
            play: text::play(position, &play.steps),
            end: position.after(&play.end, &mut ()).id(),
            equity: rounded(play.equity.mean),
            error: rounded(play.equity.error),
            loss: rounded(play.behind.mean),
            loss_error: rounded(play.behind.error),
            win: rounded(value.win),
            trials: play.trials,
        }
    }
}
