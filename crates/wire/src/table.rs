//! The messages between page and server about one table.
//!
//! The page has no rules: everything it may do is in [`TableView::legal`] and in the `can_*`
//! fields, and everything it must show is in the view, in the terms of the game.

mod clock;
mod command;
mod cycle;
mod ending;
mod links;
mod lobby;
pub(crate) mod new_table;
mod resignation;
mod seat;

use rosespring_rules::{Die, Origin, Point, Step};
use serde::{Deserialize, Serialize};

pub use clock::{ClockView, SideClockView, TimeControl};
pub(crate) use command::steps;
pub use command::{Command, LinkBytes, LinkError, PageMessage, Refresh, STEPS_MAX, TableRequest};
pub use cycle::{CycleGame, CycleView};
pub(crate) use ending::is_false;
pub use ending::{AbsenceView, CallOffOffer, DueKind, DueView, MatchEnd};
pub use links::{LinksView, OpenedLinks};
pub use lobby::{DICE_LISTED_MAX, NAME_CHARS_MAX, NewTable, Player, Purpose, Score, TableSummary};
pub(crate) use new_table::text_length_fits;
pub use new_table::{MATCH_UNITS, NewTableRequest, SeatRequest};
pub use resignation::{ResignChoice, ResignOffer, WinKindView};
pub use seat::Seat;

/// The seat of a viewer of a table for two people on two machines.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[serde(rename_all = "snake_case")]
pub enum ViewerSeat {
    /// The viewer plays White.
    White,
    /// The viewer plays Black.
    Black,
    /// The viewer watches.
    None,
}

/// The start of a step.
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

/// The places that are not points.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[serde(rename_all = "snake_case")]
pub enum NamedPlace {
    /// The place of hit men.
    Bar,
    /// The place of men that have not entered yet (Tawula).
    Hand,
    /// The place of men borne off; never the start of a step.
    Off,
}

/// A step that was made, or may be made.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct StepView {
    /// The start, in the mover's own numbering.
    pub from: Place,
    /// The landing, in the mover's own numbering, or `off`.
    pub to: Place,
    /// The number played.
    pub number: u8,
    /// Whether an opposing man is hit, or pinned where there is no bar.
    pub hits: bool,
}

impl StepView {
    /// Returns the step; `None` if no step begins at `from` or no die has the number.
    #[must_use]
    pub fn step(&self) -> Option<Step> {
        let from = match self.from {
            Place::Point(point) => Origin::Point(Point::new(point)?),
            Place::Named(NamedPlace::Bar) => Origin::Bar,
            Place::Named(NamedPlace::Hand) => Origin::Hand,
            Place::Named(NamedPlace::Off) => return None,
        };
        let number = Die::new(self.number)?;
        Some(Step { from, number })
    }
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
    /// White's men on it, a pinned one too.
    pub white: u8,
    /// Black's men on it, a pinned one too.
    pub black: u8,
    /// The side whose man is pinned here, under men of the other; absent where none is.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "ts", ts(optional))]
    pub pinned: Option<Seat>,
    /// Whether at most one man of the mover may stand here (Tawula's packing rule, TW-5).
    pub single_for_mover: bool,
}

/// The men of a side beside the points.
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
    /// The effect of a doublet on this side's next throw.
    pub next_doublet: NextDoublet,
}

/// The effect of a doublet on a side's next throw.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[serde(tag = "kind", rename_all = "snake_case")]
pub enum NextDoublet {
    /// Four steps of its number; this game never cascades.
    FourSteps,
    /// Two steps of its number, as any other throw.
    TwoSteps,
    /// Twice its number of men of the thrower's choice (DU-4).
    OfChoice,
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
    /// The stage's numbers with their states: two different dice, one to four equal numbers, or
    /// three numbers.
    pub numbers: Vec<LadderNumber>,
    /// Whether this is the stage being played.
    pub current: bool,
}

/// A number of a stage and its state.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct LadderNumber {
    /// The number, 1 to 6.
    pub number: u8,
    /// The state.
    pub state: PipState,
}

/// The ladder of one player's part of a turn.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct Ladder {
    /// The thrower.
    pub thrower: Seat,
    /// The mover of these stages: the other side while a remainder is played.
    pub mover: Seat,
    /// The stages, first to last.
    pub stages: Vec<LadderStage>,
}

/// The phase of the game.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[serde(tag = "kind", rename_all = "snake_case")]
pub enum PhaseView {
    /// Each side throws one die.
    Opening {
        /// The dice of the last opening throw if it was a tie.
        tie: Option<u8>,
    },
    /// A side is to throw. While the position's id still ends with `O`, the dice of the opening are
    /// its throw, and no link is due.
    Throw {
        /// The thrower.
        thrower: Seat,
    },
    /// A side is to name a doublet, which it then plays.
    Name {
        /// The thrower.
        thrower: Seat,
    },
    /// A side is to play.
    Play {
        /// The thrower.
        thrower: Seat,
        /// The mover: not the thrower while a remainder is played.
        mover: Seat,
    },
    /// Every stage of the mover's part has been played; the game waits for `done`.
    Confirm {
        /// The thrower.
        thrower: Seat,
        /// The mover.
        mover: Seat,
        /// The numbers that will pass to the other side with `done`.
        passes_on: Vec<Vec<u8>>,
        /// Whether a doublet is to be named after `done`, before the next throw; absent if not.
        #[serde(default, skip_serializing_if = "is_false")]
        #[cfg_attr(feature = "ts", ts(optional, as = "Option<bool>"))]
        names: bool,
    },
    /// The game is over.
    Over {
        /// The result.
        result: ResultView,
        /// Whether the match is over too.
        match_over: bool,
    },
}

impl PhaseView {
    /// Returns whether this seat is to give its link for the next throw by itself (decision 16):
    /// the thrower gives it with the throw.
    #[must_use]
    pub fn asks_for_link_of(&self, seat: Seat, position_id: &str) -> bool {
        match self {
            Self::Opening { .. } => true,
            // Where the winner of the opening plays its dice, they are due for one event without a
            // new throw; the position is still that of the opening.
            Self::Throw { thrower } => *thrower != seat && !position_id.ends_with(".O"),
            _ => false,
        }
    }
}

/// The result of a game.
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
    /// Whether the loser resigned.
    pub resigned: bool,
    /// Whether the loser's time was over. The match is then lost, whatever its score; `units` is 0.
    #[serde(default, skip_serializing_if = "is_false")]
    #[cfg_attr(feature = "ts", ts(optional, as = "Option<bool>"))]
    pub on_time: bool,
    /// The reason, if the match ended before its end for another one than the time. Without a
    /// winner it has no result; `units` is 0.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "ts", ts(optional))]
    pub ended: Option<MatchEnd>,
}

/// One line of the move list: one player's part of a turn.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct MoveRow {
    /// The number of the turn in the game, from 1.
    pub turn: u32,
    /// The thrower.
    pub thrower: Seat,
    /// The mover; not the thrower for a remainder.
    pub mover: Seat,
    /// The dice thrown.
    pub dice: [u8; 2],
    /// The stages.
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

/// An event at the table.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(tag = "kind", rename_all = "snake_case")]
pub enum TableEvent {
    /// The dice that decide which side begins, one for each side.
    OpeningThrown {
        /// White's die.
        white: u8,
        /// Black's die.
        black: u8,
        /// The side that begins; none after a tie.
        first: Option<Seat>,
    },
    /// A side threw.
    Thrown {
        /// The thrower.
        thrower: Seat,
        /// The dice.
        dice: [u8; 2],
        /// Whether it is a doublet that cascades.
        cascades: bool,
    },
    /// A side named a doublet, which it plays now.
    Named {
        /// The thrower.
        thrower: Seat,
        /// The number of the doublet.
        number: u8,
    },
    /// The last dice were wrong and are replaced; the steps played with them are taken back.
    DiceCorrected {
        /// The thrower; none in an opening.
        thrower: Option<Seat>,
        /// The dice; in an opening White's and Black's.
        dice: [u8; 2],
    },
    /// A person played one step, which is not committed yet.
    Stepped {
        /// The mover.
        mover: Seat,
        /// The step.
        step: StepView,
    },
    /// Steps were taken back.
    Undone {
        /// Number of steps.
        steps: u8,
    },
    /// A whole stage was played at once: by the computer, or because it had only one play.
    StagePlayed {
        /// The mover.
        mover: Seat,
        /// The stage.
        stage: StageRow,
        /// Whether it was the only play.
        forced: bool,
    },
    /// No number of a stage could be played.
    StagePassed {
        /// The mover.
        mover: Seat,
        /// The stage's numbers.
        numbers: Vec<u8>,
    },
    /// Numbers were lost.
    NumbersLost {
        /// The mover.
        mover: Seat,
        /// The numbers.
        numbers: Vec<u8>,
    },
    /// The rest of a cascade passed to the opponent.
    HandedOver {
        /// The thrower, who could not play them.
        from: Seat,
        /// The side that plays the rest.
        to: Seat,
        /// The groups that pass, each one to four equal numbers.
        groups: Vec<Vec<u8>>,
    },
    /// The turn was committed.
    Committed {
        /// The side whose part of the turn it was.
        mover: Seat,
    },
    /// A side offered to resign for less than it could still lose.
    ResignOffered {
        /// The side that offers to resign.
        side: Seat,
        /// The kind of win offered.
        win: WinKindView,
        /// The units that the other side would win.
        units: u8,
    },
    /// The other side refused an offer to resign; the game goes on.
    ResignRefused {
        /// The side that offered.
        side: Seat,
    },
    /// A side offered to call the match off.
    CallOffOffered {
        /// The side that offers.
        side: Seat,
    },
    /// The other side refused to call the match off, or did not answer; the game goes on.
    CallOffRefused {
        /// The side that offered.
        side: Seat,
    },
    /// The game ended.
    GameOver {
        /// The result.
        result: ResultView,
    },
    /// The next game of the match began.
    NextGame {
        /// Its number, from 1.
        number: u32,
    },
    /// A setting changed.
    SettingChanged,
    /// A player committed to dice, gave a link, or replaced a lost chain.
    LinksChanged,
    /// The server stood, and both players got back the time for which it did.
    TimeReturned,
}

/// The view of a table, with everything that the page shows.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct TableView {
    /// The table's id.
    pub id: String,
    /// The version of its last event.
    pub version: u32,
    /// The seat of the viewer; absent if they hold both, at the only screen of a local table.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "ts", ts(optional))]
    pub you: Option<ViewerSeat>,
    /// The purpose of the table.
    pub purpose: Purpose,
    /// The id of the position in which its first game began; absent for the usual start.
    pub started_from: Option<String>,
    /// The rules of this game as text, usually a preset's name.
    pub rules: String,
    /// Their title for people.
    pub title: String,
    /// The games of the match; absent if it plays one.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "ts", ts(optional))]
    pub cycle: Option<CycleView>,
    /// The game: `gul-bara`, `gioul`, `tawula`, `backgammon`.
    pub game: String,
    /// `parallel`, `contrary` or `same`: the direction of Black's arrow; `laid` where nobody moves.
    pub movement: String,
    /// Whether men can be hit, so that there is a bar.
    pub has_bar: bool,
    /// Whether men enter from the hand.
    pub has_hand: bool,
    /// White's player.
    pub white_player: Player,
    /// Black's player.
    pub black_player: Player,
    /// The match score.
    pub score: Score,
    /// The number of this game in the match, from 1.
    pub game_number: u32,
    /// Whether stages with only one play are played automatically.
    pub auto_forced: bool,
    /// The 24 points, White's 1 first.
    pub points: Vec<PointView>,
    /// White's men beside the points.
    pub white: SideView,
    /// Black's men beside the points.
    pub black: SideView,
    /// The phase of the game.
    pub phase: PhaseView,
    /// The dice last thrown in this turn, in the order thrown.
    pub dice: Option<[u8; 2]>,
    /// The opening dice last thrown, White's and Black's, before the first throw.
    pub opening_dice: Option<[u8; 2]>,
    /// The ladder of the mover's part of the turn; absent between turns.
    pub ladder: Option<Ladder>,
    /// The steps that are legal next: each begins a legal play of the rest of the stage.
    pub legal: Vec<StepView>,
    /// Whether a step can be taken back.
    pub can_undo: bool,
    /// Whether the turn may be committed, or the rest of it declined (LA-3).
    pub can_done: bool,
    /// Whether the person at the screen may throw now.
    pub can_throw: bool,
    /// Whether the person at the screen is to name a doublet now ([`Command::Name`]).
    #[serde(default, skip_serializing_if = "is_false")]
    #[cfg_attr(feature = "ts", ts(optional, as = "Option<bool>"))]
    pub can_name: bool,
    /// Whether dice are to be entered now ([`Command::EnterDice`]).
    pub can_enter_dice: bool,
    /// Whether the last dice entered may be corrected ([`Command::CorrectDice`]).
    pub can_correct_dice: bool,
    /// Whether those dice are the dice of an opening, White's and Black's.
    pub corrects_opening: bool,
    /// What the viewer may resign now, the smallest first; empty if nothing.
    pub resign: Vec<ResignChoice>,
    /// An offer to resign that waits for its answer.
    pub resign_offer: Option<ResignOffer>,
    /// An offer to call the match off that waits for its answer.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "ts", ts(optional = nullable))]
    pub call_off_offer: Option<CallOffOffer>,
    /// What happens next if no player does anything; absent if nothing, or only the end of a
    /// player's time.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "ts", ts(optional = nullable))]
    pub due: Option<DueView>,
    /// The move list of this game.
    pub moves: Vec<MoveRow>,
    /// The position as an id, for sharing and for the engine. During a stage it is the position at
    /// the beginning of the stage: the middle of a stage has no id.
    pub position_id: String,
    /// The SHA-256 of the seed from which every throw of this match follows, 64 hexadecimal
    /// digits; absent if dice come from a list or are entered.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "ts", ts(optional))]
    pub dice_commitment: Option<String>,
    /// The seed, once the match is over.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "ts", ts(optional))]
    pub dice_seed: Option<String>,
    /// The links of the dice; absent if the dice follow from a seed or are entered.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "ts", ts(optional))]
    pub dice_links: Option<LinksView>,
    /// The clocks; absent if the players have as much time as they like.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "ts", ts(optional))]
    pub clock: Option<ClockView>,
}

impl TableView {
    /// Returns the rules of the match as text: of its one game, or the name of its cycle.
    #[must_use]
    pub fn match_rules(&self) -> &str {
        self.cycle.as_ref().map_or(&self.rules, |cycle| &cycle.name)
    }
}
