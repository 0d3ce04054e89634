//! What the page and the server say to each other about one table.
//!
//! The page holds no rule: everything it may do is in [`TableView::legal`] and in the `can_*`
//! fields, and everything it must show is here in the words of the game.

mod lobby;
mod messages;

use serde::{Deserialize, Serialize};

pub use lobby::{
    DICE_LISTED_MAX, LevelView, NAME_CHARS_MAX, NewTable, Player, PresetView, Purpose, Score,
    TableSummary,
};
pub use messages::{ClientMessage, FromClient, STEPS_MAX, ToClient};

/// A side of the board, as written on the wire.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[serde(rename_all = "snake_case")]
pub enum Seat {
    /// The side whose home is drawn bottom right.
    White,
    /// The other side.
    Black,
}

/// Where a step starts.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[serde(untagged)]
pub enum Place {
    /// A point, 24..1 in the mover's own numbering.
    Point(u8),
    /// The bar or the hand.
    Named(NamedPlace),
}

/// The places that are no points.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[serde(rename_all = "snake_case")]
pub enum NamedPlace {
    /// Where hit men wait.
    Bar,
    /// Where men that have not yet entered wait (Tawula).
    Hand,
    /// Where men borne off lie; never the start of a step.
    Off,
}

/// A step a man made, or may make.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct StepView {
    /// Where the man stands, in the mover's own numbering.
    pub from: Place,
    /// Where he lands, in the mover's own numbering, or `off`.
    pub to: Place,
    /// The number played.
    pub number: u8,
    /// Whether an opposing man is hit.
    pub hits: bool,
}

/// One of the 24 places of the board, in White's numbering order.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct PointView {
    /// This point in White's numbering.
    pub white_number: u8,
    /// The same point in Black's numbering.
    pub black_number: u8,
    /// White's men on it.
    pub white: u8,
    /// Black's men on it.
    pub black: u8,
    /// At most one man of the mover may stand here (Tawula's packing rule, TW-5).
    pub single_for_mover: bool,
}

/// What a side has beside the points.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct SideView {
    /// Men on the bar.
    pub bar: u8,
    /// Men in hand (Tawula).
    pub hand: u8,
    /// Men borne off.
    pub off: u8,
    /// Pips still to go.
    pub pips: u16,
    /// Throws made in this game.
    pub throws: u16,
    /// What a doublet on this side's next throw does.
    pub next_doublet: NextDoublet,
}

/// What a doublet on a side's next throw would do.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[serde(tag = "kind", rename_all = "snake_case")]
pub enum NextDoublet {
    /// Four steps of its number; this game never cascades.
    FourSteps,
    /// Four steps of its number; doublets cascade after this many more plain throws.
    PlainFor {
        /// Throws of this side that are still plain, the next one included.
        throws: u16,
    },
    /// It cascades.
    Cascades,
}

/// The state of one number on the ladder.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[serde(rename_all = "snake_case")]
pub enum PipState {
    /// Still to be played.
    ToPlay,
    /// Played.
    Played,
    /// Could not be played, and is lost.
    Lost,
    /// Could not be played, and has passed to the opponent.
    PassedOn,
}

/// One chip of the ladder: a stage.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct LadderStage {
    /// The stage's numbers with their states: two different dice, or one to four equal numbers.
    pub numbers: Vec<LadderNumber>,
    /// Whether this is the stage being played.
    pub current: bool,
}

/// A number of a stage and what became of it.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct LadderNumber {
    /// 1 to 6.
    pub number: u8,
    /// What became of it.
    pub state: PipState,
}

/// The ladder of one player's part of a turn.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct Ladder {
    /// Who threw.
    pub thrower: Seat,
    /// Who plays these stages: the other side while a remainder is played.
    pub mover: Seat,
    /// The stages, first to last.
    pub stages: Vec<LadderStage>,
}

/// Where the game stands.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[serde(tag = "kind", rename_all = "snake_case")]
pub enum PhaseView {
    /// Each side throws one die.
    Opening {
        /// The dice of the last try if it was a tie.
        tie: Option<u8>,
    },
    /// A side is to throw.
    Throw {
        /// Who throws.
        thrower: Seat,
    },
    /// A side is to play.
    Play {
        /// Whose throw it is.
        thrower: Seat,
        /// Who plays: not the thrower while a remainder is played.
        mover: Seat,
    },
    /// Every stage of the mover's part has been played; it waits for Done.
    Confirm {
        /// Whose throw it is.
        thrower: Seat,
        /// Who has played.
        mover: Seat,
        /// What Done brings, if it is a hand-over: numbers that pass to the other side.
        passes_on: Vec<Vec<u8>>,
    },
    /// The game is over.
    Over {
        /// The result.
        result: ResultView,
        /// Whether the match is over too.
        match_over: bool,
    },
}

/// How a game ended.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct ResultView {
    /// The winner; none in a draw.
    pub winner: Option<Seat>,
    /// `single`, `double`, `triple`, `capote` or `draw`.
    pub kind: String,
    /// Units won.
    pub units: u8,
    /// Whether the loser gave up.
    pub resigned: bool,
}

/// One line of the move list: one player's part of a turn, or a note between turns.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct MoveRow {
    /// The number of the turn in the game, from 1.
    pub turn: u32,
    /// Who threw.
    pub thrower: Seat,
    /// Who played; not the thrower for a remainder.
    pub mover: Seat,
    /// The dice thrown.
    pub dice: [u8; 2],
    /// What each stage brought.
    pub stages: Vec<StageRow>,
}

/// One stage in the move list.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct StageRow {
    /// The stage's numbers.
    pub numbers: Vec<u8>,
    /// The play in notation, `24/18(2) 13/11*`; empty if the stage passed.
    pub play: String,
    /// The steps played, in order.
    pub steps: Vec<StepView>,
    /// Numbers that could not be played and are lost.
    pub lost: Vec<u8>,
    /// Numbers that could not be played and passed to the opponent.
    pub passed_on: Vec<u8>,
}

/// Something that happened at the table.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(tag = "kind", rename_all = "snake_case")]
pub enum TableEvent {
    /// The dice that decide who begins: one a side.
    OpeningThrown {
        /// White's die.
        white: u8,
        /// Black's die.
        black: u8,
        /// Who begins; none if it was a tie.
        first: Option<Seat>,
    },
    /// A side threw.
    Thrown {
        /// Who threw.
        thrower: Seat,
        /// The dice.
        dice: [u8; 2],
        /// Whether it is a doublet that cascades.
        cascades: bool,
    },
    /// The last dice were wrong and are replaced; what was played of them is taken back.
    DiceCorrected {
        /// Who threw; none in an opening.
        thrower: Option<Seat>,
        /// The dice; in an opening White's and Black's.
        dice: [u8; 2],
    },
    /// One step was played by a person (not yet committed).
    Stepped {
        /// Who moved.
        mover: Seat,
        /// The step.
        step: StepView,
    },
    /// Steps were taken back.
    Undone {
        /// How many.
        steps: u8,
    },
    /// A whole stage was played at once: by the computer, or because it was the only play.
    StagePlayed {
        /// Who moved.
        mover: Seat,
        /// What was played.
        stage: StageRow,
        /// Whether it was the only play.
        forced: bool,
    },
    /// A stage could not be played at all.
    StagePassed {
        /// Who could not move.
        mover: Seat,
        /// The stage's numbers.
        numbers: Vec<u8>,
    },
    /// Numbers were lost.
    NumbersLost {
        /// Who could not play them.
        mover: Seat,
        /// The numbers.
        numbers: Vec<u8>,
    },
    /// The rest of a cascade passes to the opponent.
    HandedOver {
        /// Who threw, and could not go on.
        from: Seat,
        /// Who plays the rest.
        to: Seat,
        /// The groups that pass, each one to four equal numbers.
        groups: Vec<Vec<u8>>,
    },
    /// The turn was committed.
    Committed {
        /// Whose part of the turn it was.
        mover: Seat,
    },
    /// The game ended.
    GameOver {
        /// How.
        result: ResultView,
    },
    /// The next game of the match began.
    NextGame {
        /// Its number, from 1.
        number: u32,
    },
    /// A setting changed.
    SettingChanged,
}

/// Everything the page shows of a table.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct TableView {
    /// The table's id.
    pub id: String,
    /// The version of the last event in it.
    pub version: u32,
    /// What the table is for.
    pub purpose: Purpose,
    /// The id of the position in which its first game began, if not at the start.
    pub started_from: Option<String>,
    /// The rules as text, a preset's name as a rule.
    pub rules: String,
    /// Their title for people.
    pub title: String,
    /// The game: `gul-bara`, `gioul`, `tawula`, `backgammon`.
    pub game: String,
    /// `parallel` or `contrary`: which way Black's arrow points.
    pub movement: String,
    /// Whether men are hit, so that there is a bar to draw.
    pub has_bar: bool,
    /// Whether men enter from the hand.
    pub has_hand: bool,
    /// Who plays White.
    pub white_player: Player,
    /// Who plays Black.
    pub black_player: Player,
    /// The match score.
    pub score: Score,
    /// The number of this game in the match, from 1.
    pub game_number: u32,
    /// Whether stages with only one play play themselves.
    pub auto_forced: bool,
    /// The 24 points, White's 1 first.
    pub points: Vec<PointView>,
    /// What White has beside the points.
    pub white: SideView,
    /// What Black has beside the points.
    pub black: SideView,
    /// Where the game stands.
    pub phase: PhaseView,
    /// The dice last thrown in this turn, as they fell.
    pub dice: Option<[u8; 2]>,
    /// The opening dice last thrown, White's and Black's, while no throw has been made.
    pub opening_dice: Option<[u8; 2]>,
    /// The ladder of the mover's part of the turn; absent between turns.
    pub ladder: Option<Ladder>,
    /// The steps that may be played next: each begins a legal play of what is left of the stage.
    pub legal: Vec<StepView>,
    /// Whether there is a step to take back.
    pub can_undo: bool,
    /// Whether the turn may be committed.
    pub can_done: bool,
    /// Whether the person at the screen may throw now.
    pub can_throw: bool,
    /// Whether dice are to be entered now ([`FromClient::EnterDice`]).
    pub can_enter_dice: bool,
    /// Whether the last dice entered may be corrected ([`FromClient::CorrectDice`]).
    pub can_correct_dice: bool,
    /// Whether those are the dice of an opening, White's and Black's.
    pub corrects_opening: bool,
    /// The move list of this game.
    pub moves: Vec<MoveRow>,
    /// The position as an id, for sharing and for the engine. While a stage is being played it is
    /// the position in which the stage began: half a stage is no position.
    pub position_id: String,
    /// The SHA-256 of the seed from which every throw of this match follows, 64 hexadecimal
    /// digits; absent if dice come from a list or are entered.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "ts", ts(optional))]
    pub dice_commitment: Option<String>,
    /// The seed itself, once the match is over.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "ts", ts(optional))]
    pub dice_seed: Option<String>,
}
