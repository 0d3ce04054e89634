//! The declaration of a game for the page, which has no list of games itself.

use rosespring_rules::games::GameDeclaration;
use rosespring_rules::{Opening, WinKind};
use serde::{Deserialize, Serialize};

/// A game, as its declaration describes it.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct GameView {
    /// The game's name: `gul-bara`.
    pub name: String,
    /// Its title, for languages without a name for it.
    pub title: String,
    /// Other names of the same game.
    pub aliases: Vec<String>,
    /// The region in which it is or was played.
    pub region: String,
    /// Whether it is a game of the past, hardly played any more.
    pub museum: bool,
    /// Its kinds of win, the smallest first: `single`, `double`, `triple`, `capote`, `mother`,
    /// `left`, `jan`.
    pub win_kinds: Vec<String>,
    /// The units to which its matches are played, the usual length first; absent where they are 1,
    /// 3, 5 and 7.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "ts", ts(optional))]
    pub lengths: Option<Vec<u8>>,
    /// Whether men can be hit, so that there is a bar.
    pub has_bar: bool,
    /// Whether men enter from the hand.
    pub has_hand: bool,
    /// Whether men can be pinned.
    pub has_pins: bool,
    /// The notations of other programs that include the game: `gnubg`, `g-code`, `mat`, `sgf`.
    pub foreign: Vec<String>,
    /// Whether a net comes with the program; without one the hand-written evaluation is used.
    pub has_net: bool,
    /// The game whose net plays it: its own or that of a relative. Absent without a net.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "ts", ts(optional))]
    pub net: Option<String>,
    /// Whether every position of the game is solved: the highest level plays without an error.
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    #[cfg_attr(feature = "ts", ts(optional, as = "Option<bool>"))]
    pub is_solved: bool,
    /// Whether puzzles come with the program.
    pub has_puzzles: bool,
    /// Whether a table of first throws exists for at least one of its presets.
    pub has_openings: bool,
}

impl GameView {
    /// Converts a declaration. `made` says what comes with the program besides the rules.
    #[must_use]
    pub fn new(game: &GameDeclaration, made: GameExtras) -> Self {
        let texts = |texts: &[&str]| texts.iter().map(|&text| text.to_owned()).collect();
        let names =
            |names: &mut dyn Iterator<Item = &'static str>| names.map(str::to_owned).collect();
        Self {
            name: game.name.to_owned(),
            title: game.title.to_owned(),
            aliases: texts(game.aliases),
            region: game.region.to_owned(),
            museum: game.museum,
            win_kinds: names(&mut game.win_kinds().iter().copied().map(WinKind::name)),
            lengths: game
                .has_win(WinKind::Left)
                .then(|| game.match_lengths().to_vec()),
            has_bar: game.default_preset().rules.has_bar(),
            has_hand: game.layout.hand > 0,
            has_pins: game.default_preset().rules.has_pins(),
            foreign: names(&mut game.foreign.iter().map(|notation| notation.name())),
            has_net: made.net.is_some(),
            net: made.net.map(str::to_owned),
            is_solved: game.default_preset().rules.lays_down(),
            has_puzzles: made.puzzles,
            has_openings: made.openings,
        }
    }
}

/// What comes with the program for a game besides its rules.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default)]
pub struct GameExtras {
    /// The name of the game whose net plays it.
    pub net: Option<&'static str>,
    /// Puzzles.
    pub puzzles: bool,
    /// A table of first throws.
    pub openings: bool,
}

/// The way a game opens.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[serde(rename_all = "kebab-case")]
pub enum OpeningView {
    /// The winner of the opening throws both dice again.
    ThrowAgain,
    /// The winner of the opening plays the dice thrown.
    PlayOpeningDice,
}

impl From<Opening> for OpeningView {
    fn from(opening: Opening) -> Self {
        match opening {
            Opening::ThrowAgain => Self::ThrowAgain,
            Opening::PlayOpeningDice => Self::PlayOpeningDice,
        }
    }
}
