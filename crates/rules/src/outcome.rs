//! How a game ends and what it is worth (C-6, TW-10).

use crate::{Board, Rules, Scoring, Side};

/// How a game was won.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Default)]
#[cfg_attr(feature = "arbitrary", derive(arbitrary::Arbitrary))]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
#[cfg_attr(feature = "serde", serde(rename_all = "snake_case"))]
pub enum WinKind {
    /// One unit.
    #[default]
    Single,
    /// Two units: the loser has borne off none.
    Double,
    /// Three units: the loser also has a man on the bar or in the winner's home table.
    Triple,
    /// Seven units: Tawula's capote.
    Capote,
}

impl WinKind {
    /// What it is worth.
    #[must_use]
    pub const fn units(self) -> u8 {
        match self {
            Self::Single => 1,
            Self::Double => 2,
            Self::Triple => 3,
            Self::Capote => 7,
        }
    }

    /// Whether this is a single win, which needs no further word.
    #[must_use]
    pub const fn is_single(&self) -> bool {
        matches!(self, Self::Single)
    }

    /// The name in text: `single`.
    #[must_use]
    pub const fn name(self) -> &'static str {
        match self {
            Self::Single => "single",
            Self::Double => "double",
            Self::Triple => "triple",
            Self::Capote => "capote",
        }
    }

    /// The kind with this name.
    #[must_use]
    pub fn from_name(name: &str) -> Option<Self> {
        [Self::Single, Self::Double, Self::Triple, Self::Capote]
            .into_iter()
            .find(|kind| kind.name() == name)
    }
}

/// The end of a game.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Outcome {
    /// One side won.
    Won {
        /// Who.
        winner: Side,
        /// How.
        kind: WinKind,
    },
    /// The position was dead (C-4): 0 : 0.
    Drawn,
}

impl Outcome {
    /// The winner; `None` in a draw.
    #[must_use]
    pub const fn winner(self) -> Option<Side> {
        match self {
            Self::Won { winner, .. } => Some(winner),
            Self::Drawn => None,
        }
    }

    /// Units won by the winner; 0 in a draw.
    #[must_use]
    pub const fn units(self) -> u8 {
        match self {
            Self::Won { kind, .. } => kind.units(),
            Self::Drawn => 0,
        }
    }

    /// Units won by `side`: negative if it lost.
    #[must_use]
    pub fn units_for(self, side: Side) -> i8 {
        match self {
            Self::Won { winner, kind } if winner == side => kind.units() as i8,
            Self::Won { kind, .. } => -(kind.units() as i8),
            Self::Drawn => 0,
        }
    }

    /// The name in text: `single`, `double`, `triple`, `capote` or `draw`.
    #[must_use]
    pub const fn name(self) -> &'static str {
        match self {
            Self::Won { kind, .. } => kind.name(),
            Self::Drawn => "draw",
        }
    }
}

/// The kind of win of `winner`, who bears off the fifteenth man on `board`.
pub(crate) fn kind_of_win(rules: &Rules, board: &Board, winner: Side) -> WinKind {
    let loser = board.men(winner.other());
    match rules.scoring {
        Scoring::Single | Scoring::Capote => WinKind::Single,
        _ if loser.off() > 0 => WinKind::Single,
        Scoring::Double => WinKind::Double,
        Scoring::Triple => {
            let in_winners_home = rules.movement.facing_set(loser.occupied()) & crate::men::HOME;
            if loser.bar() > 0 || in_winners_home != 0 {
                WinKind::Triple
            } else {
                WinKind::Double
            }
        }
    }
}
