//! The problems of records, each with a name that a program can translate.

use crate::Side;

/// A problem of a record or of a text that is read as one. Its place is stored beside it.
///
/// With the feature `serde` it is an object whose `code` is the name of the variant, such as
/// `{"code": "no-opening", "dice": "3-3"}`. The sentence of [`Display`](std::fmt::Display) is
/// English.
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
#[cfg_attr(feature = "serde", derive(serde::Serialize))]
#[cfg_attr(feature = "serde", serde(tag = "code", rename_all = "kebab-case"))]
#[non_exhaustive]
pub enum RecordProblem {
    /// The text is too long.
    #[error("a record has at most {most} bytes")]
    TooLong {
        /// Maximum number of bytes.
        most: usize,
    },
    /// There are too many games.
    #[error("a record has at most {most} games")]
    TooManyGames {
        /// Maximum number of games.
        most: usize,
    },
    /// A game is too long.
    #[error("a game has at most {most} entries")]
    TooManyEntries {
        /// Maximum number of entries.
        most: usize,
    },
    /// A throw or a play comes before the first game.
    #[error("no game has begun")]
    NoGameBegun,
    /// The text has no game.
    #[error("there is no game in it")]
    NoGame,
    /// A game follows one that has no result.
    #[error("game {game} has no result, but another one follows")]
    NoResult {
        /// The number of the game without a result.
        game: usize,
    },
    /// A game follows one that is not finished.
    #[error("the game is not finished, but another one follows")]
    NotFinished,
    /// The match is to too many units.
    #[error("a match is played to at most 255 units, not {units}")]
    TooManyUnits {
        /// The units of the text.
        units: u32,
    },
    /// The game is not backgammon.
    #[error("{kind} {name}: only backgammon is read from {format}")]
    OtherRules {
        /// What the format calls it: `variation` or `rules`.
        kind: &'static str,
        /// The name of the rules.
        name: String,
        /// `.mat` or `SGF`.
        format: &'static str,
    },
    /// An SGF of another game.
    #[error("GM is {number}, but backgammon is 6")]
    OtherGame {
        /// The number of the game.
        number: String,
    },
    /// A game that does not begin at the start.
    #[error(
        "the game starts from a position that was set up, as in Nackgammon: that is not read from \
         {format}"
    )]
    PositionSetUp {
        /// The format of the file.
        format: &'static str,
    },
    /// Men were placed anew in the middle of a game, as after an illegal play.
    #[error("men are placed anew here, as after an illegal play")]
    BoardSet,
    /// A file of another program is damaged.
    #[error("the file of {format} is damaged: {part}")]
    DamagedFile {
        /// The format of the file.
        format: &'static str,
        /// What is wrong, in English.
        part: &'static str,
    },
    /// A file of another program has a version that is not read.
    #[error("the file of {format} has version {version}, which is not read")]
    FormatVersion {
        /// The format of the file.
        format: &'static str,
        /// The version.
        version: String,
    },
    /// The analysis of another program is left out.
    #[error("the analysis in the file is left out")]
    AnalysisLeftOut,
    /// The comments of a file are left out.
    #[error("the comments in the file are left out")]
    CommentsLeftOut,
    /// Rules of a match that a record does not hold.
    #[error("{names} are left out: the rules here have no cube")]
    CubeRulesLeftOut {
        /// Their names, with commas between them.
        names: String,
    },
    /// The event, clocks, videos, annotations and signatures are left out.
    #[error("what the file has beside the games is left out: {names}")]
    ExtrasLeftOut {
        /// The names of the parts, with commas between them.
        names: String,
    },
    /// The line of the names of a `.mat`.
    #[error("expected two names, each with its score, such as `Ada : 0      Bo : 2`")]
    NamesExpected,
    /// A row of a `.mat` that is none.
    #[error("`{text}` is neither a throw nor a decision nor a result")]
    NotARow {
        /// The beginning of the row.
        text: String,
    },
    /// A cell of a `.mat` that is no throw.
    #[error("`{text}` is no throw: expected `31: 8/5 6/5`")]
    NotAThrow {
        /// The beginning of the cell.
        text: String,
    },
    /// A move of an SGF that is none.
    #[error("`{text}` is no throw with a play: expected `31hefe`")]
    NotATurn {
        /// The beginning of the value.
        text: String,
    },
    /// A row of a `.mat` has too many cells.
    #[error("a row has at most two throws, one a player")]
    TooManyThrows,
    /// A double without a value.
    #[error("expected the new value of the cube, as in `=> 2`")]
    CubeValueExpected,
    /// A play where the player cannot move.
    #[error("{side} cannot move with {dice}, but `{play}` is given")]
    CannotMove {
        /// The player.
        side: Side,
        /// The throw.
        dice: String,
        /// The play of the text.
        play: String,
    },
    /// A play that is not legal.
    #[error("{side} throws {dice}: {cause}")]
    WrongPlay {
        /// The player.
        side: Side,
        /// The throw.
        dice: String,
        /// The play of the text.
        play: String,
        /// The cause, in English.
        cause: String,
    },
    /// A throw after the end of the game.
    #[error("{side} throws {dice}, but the game is over")]
    ThrowAfterEnd {
        /// The player.
        side: Side,
        /// The throw.
        dice: String,
    },
    /// A doublet as the opening throw.
    #[error("{dice} cannot decide who begins")]
    NoOpening {
        /// The throw.
        dice: String,
    },
    /// The other player is to throw.
    #[error("it is {due}'s throw, not {side}'s")]
    OtherToThrow {
        /// The player to throw.
        due: Side,
        /// The player of the text.
        side: Side,
    },
    /// A throw without a play, although there is one.
    #[error("{side} can play {dice}, but the text gives no play for it")]
    NoPlayGiven {
        /// The player.
        side: Side,
        /// The throw.
        dice: String,
    },
    /// The result names the player who lost.
    #[error("{winner} wins here, but the game was won by the other")]
    OtherWinner {
        /// The winner in the text.
        winner: Side,
    },
    /// The men that an SGF sets up are no position.
    #[error("the men cannot stand so: {faults}")]
    ImpossibleMen {
        /// The faults of the position, in English.
        faults: String,
    },
    /// An SGF has something else where a game begins.
    #[error("expected a game, such as `(;GM[6]`")]
    TreeExpected,
    /// The text of an SGF ends within a game.
    #[error("the game has no end: `)` is missing")]
    NoEndOfTree,
    /// The text of an SGF ends within a value.
    #[error("a value has no end: `]` is missing")]
    NoEndOfValue,
    /// The rest of a game was not read, because of a fault in it.
    #[error("the rest of game {game} is left out")]
    GameCut {
        /// The number of the game.
        game: usize,
    },
    /// Games are missing in a text of another program.
    #[error("game {after} follows game {before}: the games between them are missing")]
    GamesMissing {
        /// The number of the game before the gap.
        before: u32,
        /// The number of the game after the gap.
        after: u32,
    },
    /// The score before a game is not that of the games before it.
    #[error("the score is {found}, but the games before make it {counted}")]
    OtherScore {
        /// The score of the text, White's units first.
        found: String,
        /// The score that the games make.
        counted: String,
    },
    /// A game counts other units than its result says.
    #[error("the result says {units} units, but the game counts {counted}")]
    OtherUnits {
        /// The units of the text.
        units: u16,
        /// The units that the game counts, the cube included.
        counted: u16,
    },
    /// A name is longer than a record allows.
    #[error("a name is too long, and was cut to `{name}`")]
    NameCut {
        /// The name as it was cut.
        name: String,
    },
    /// The text or file is of another kind, which is not read.
    #[error("this is {kind}, which is not read here")]
    OtherFile {
        /// The kind with its program, in English.
        kind: &'static str,
        /// The name of the program or the format.
        name: &'static str,
    },
    /// The text is a position, where a record is needed.
    #[error("this is a position, not a record of games")]
    IsPosition,
    /// A part of the record is missing.
    #[error("missing: {name}")]
    Missing {
        /// The name of the part.
        name: &'static str,
    },
    /// An entry that follows from the rules is missing.
    #[error("missing: {entry}")]
    MissingEntry {
        /// The entry.
        entry: String,
    },
    /// The checksum at the end of the text differs.
    #[error("the checksum is {checksum}: the record was changed")]
    Changed {
        /// The checksum of the record as it is.
        checksum: String,
    },
    /// The field `checksum` differs.
    #[error("expected {checksum}: the record was changed")]
    OtherChecksum {
        /// The checksum of the record as it is.
        checksum: String,
    },
    /// The record has another version.
    #[error("this record is of version {version}, but version {needed} is needed")]
    OtherVersion {
        /// The version of the record.
        version: String,
        /// The version that is read.
        needed: u32,
    },
    /// The text does not have the form of a record here.
    #[error("expected {form}")]
    Expected {
        /// The form.
        form: String,
    },
    /// A line of the head has an unknown name.
    #[error("`{name}` is not part of a record's head")]
    NotInHead {
        /// The name.
        name: String,
    },
    /// Text after the checksum.
    #[error("nothing may follow the checksum")]
    AfterChecksum,
    /// By the rules, something else follows.
    #[error("by the rules this is {entry}")]
    OtherByRules {
        /// The entry that follows from the rules.
        entry: String,
    },
    /// By the rules, nothing follows.
    #[error("nothing follows from the rules here")]
    NothingByRules,
    /// The entry does not follow from those before it.
    #[error("this does not follow from what was thrown and played")]
    DoesNotFollow,
    /// An entry after the end of the game.
    #[error("the game is over")]
    GameOver,
    /// The other side is to act.
    #[error("{due} is to act, not {side}")]
    OtherToAct {
        /// The side to act.
        due: Side,
        /// The side of the entry.
        side: Side,
    },
    /// Steps that are not a legal play.
    #[error("{cause}")]
    IllegalPlay {
        /// The cause, in English.
        cause: String,
    },
    /// The position at the start of a game cannot be read.
    #[error("{cause}")]
    BadStart {
        /// The cause, in English.
        cause: String,
    },
    /// The rules cannot be read.
    #[error("{cause}")]
    BadRules {
        /// The cause, in English.
        cause: String,
    },
    /// A problem at a place that is not the line of the text.
    #[error("{place}: {problem}")]
    At {
        /// The place: `game 2, entry 17`.
        place: String,
        /// The problem.
        problem: Box<Self>,
    },
    /// Any other problem, which has no code for itself.
    #[error("{message}")]
    Other {
        /// The sentence, in English.
        message: String,
    },
}

impl RecordProblem {
    /// Returns the note about rules of the cube, those of `names` that apply.
    pub(in crate::notation) fn cube_rules(names: &[(bool, &str)]) -> Option<Self> {
        let names: Vec<&str> = names
            .iter()
            .filter_map(|&(applies, name)| applies.then_some(name))
            .collect();
        let names = names.join(", ");
        (!names.is_empty()).then_some(Self::CubeRulesLeftOut { names })
    }

    /// Returns the note about the event at which a match was played.
    pub(in crate::notation) fn event_left_out() -> Self {
        let names = "the event".to_owned();
        Self::ExtrasLeftOut { names }
    }
}

impl From<String> for RecordProblem {
    fn from(message: String) -> Self {
        Self::Other { message }
    }
}

impl From<&str> for RecordProblem {
    fn from(message: &str) -> Self {
        message.to_owned().into()
    }
}
