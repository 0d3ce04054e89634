//! How a game ends and what it is worth (C-6, TW-10).

use crate::men::HOME;
use crate::{Board, Men, Position, Rules, Scoring, Side};

/// Declares the kinds of win. A new kind is added at the end, with a number and a letter that no
/// kind has had: ids and packed positions contain them.
macro_rules! win_kinds {
    ($(
        $(#[$attribute:meta])*
        $kind:ident = ($number:literal, $name:literal, $letter:literal, $units:literal),
    )*) => {
        /// How a game was won.
        #[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Default)]
        #[cfg_attr(feature = "arbitrary", derive(arbitrary::Arbitrary))]
        #[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
        pub enum WinKind {
            $(
                $(#[$attribute])*
                #[cfg_attr(feature = "serde", serde(rename = $name))]
                $kind,
            )*
        }

        impl WinKind {
            /// All kinds, the single win first.
            pub const ALL: [Self; Self::COUNT] = [$(Self::$kind),*];

            /// The number of kinds.
            pub const COUNT: usize = [$($number),*].len();

            /// The number in packed positions, which never changes.
            #[must_use]
            pub const fn number(self) -> u8 {
                match self { $(Self::$kind => $number),* }
            }

            /// The name in text: `single`.
            #[must_use]
            pub const fn name(self) -> &'static str {
                match self { $(Self::$kind => $name),* }
            }

            /// The letter in ids, which never changes: `s`.
            #[must_use]
            pub const fn letter(self) -> char {
                match self { $(Self::$kind => $letter),* }
            }

            /// What it is worth; of men left the most.
            #[must_use]
            pub const fn units(self) -> u8 {
                match self { $(Self::$kind => $units),* }
            }
        }
    };
}

win_kinds! {
    /// One unit.
    #[default]
    Single = (1, "single", 's', 1),
    /// Two units: the loser has borne off none, or stands behind ([`Scoring::Behind`]).
    Double = (2, "double", 'd', 2),
    /// Three units: the loser also has a man on the bar or in the winner's home table.
    Triple = (3, "triple", 't', 3),
    /// Seven units: Tawula's capote.
    Capote = (7, "capote", 'c', 7),
    /// Two units: the loser's mother was pinned (PL-4).
    Mother = (8, "mother", 'm', 2),
    /// The men that the loser has not borne off, up to fifteen units (ML-1). How many they were,
    /// [`Outcome::Left`] tells.
    Left = (9, "left", 'l', 15),
    /// Two units: the loser had more men on the bar than points to enter, for good (VQ-3).
    Jan = (10, "jan", 'j', 2),
}

impl WinKind {
    /// The larger kinds, in the order of [`Self::ALL`], that chances are told of. A mother and
    /// a jan count as a double win there ([`Self::counted_as`]); of men left the expected number is
    /// told.
    pub const LARGER: [Self; 3] = [Self::Double, Self::Triple, Self::Capote];

    /// The kind among whose chances this one is counted.
    #[must_use]
    pub const fn counted_as(self) -> Self {
        match self {
            Self::Mother | Self::Jan => Self::Double,
            kind => kind,
        }
    }

    /// Whether this is a single win, which needs no further word.
    #[must_use]
    pub const fn is_single(&self) -> bool {
        matches!(self, Self::Single)
    }

    /// The place in [`Self::ALL`].
    #[must_use]
    pub const fn index(self) -> usize {
        self as usize
    }

    /// The kind with this number.
    #[must_use]
    pub fn from_number(number: u8) -> Option<Self> {
        Self::ALL.into_iter().find(|kind| kind.number() == number)
    }

    /// The kind with this name.
    #[must_use]
    pub fn from_name(name: &str) -> Option<Self> {
        Self::ALL.into_iter().find(|kind| kind.name() == name)
    }

    /// The kind with this letter.
    #[must_use]
    pub fn from_letter(letter: char) -> Option<Self> {
        Self::ALL.into_iter().find(|kind| kind.letter() == letter)
    }
}

/// The name of a tie in text.
pub(crate) const TIE: &str = "tie";

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
    /// One side won, and scores the men that the other has not borne off (ML-1).
    Left {
        /// Who.
        winner: Side,
        /// The men of the loser that are not off: 1 to 15.
        men: u8,
    },
    /// The position was dead (C-4): 0 : 0.
    Drawn,
    /// Both mothers were pinned (PL-5).
    Tied {
        /// The units that each side scores.
        each: u8,
    },
}

impl Outcome {
    /// The winner; `None` in a draw and in a tie.
    #[must_use]
    pub const fn winner(self) -> Option<Side> {
        match self {
            Self::Won { winner, .. } | Self::Left { winner, .. } => Some(winner),
            Self::Drawn | Self::Tied { .. } => None,
        }
    }

    /// Units won by the winner, or by each side in a tie; 0 in a draw.
    #[must_use]
    pub const fn units(self) -> u8 {
        match self {
            Self::Won { kind, .. } => kind.units(),
            Self::Left { men, .. } => men,
            Self::Tied { each } => each,
            Self::Drawn => 0,
        }
    }

    /// Units that `side` scores: 0 if it lost.
    #[must_use]
    pub fn scored_by(self, side: Side) -> u8 {
        match self.winner() {
            Some(winner) if winner != side => 0,
            _ => self.units(),
        }
    }

    /// Units won by `side`: negative if it lost, 0 if nobody won.
    #[must_use]
    pub fn units_for(self, side: Side) -> i8 {
        match self.winner() {
            Some(winner) if winner == side => self.units() as i8,
            Some(_) => -(self.units() as i8),
            None => 0,
        }
    }

    /// The name in text: that of the kind of win ([`WinKind::name`]), `draw` or `tie`.
    #[must_use]
    pub const fn name(self) -> &'static str {
        match self {
            Self::Won { kind, .. } => kind.name(),
            Self::Left { .. } => WinKind::Left.name(),
            Self::Drawn => "draw",
            Self::Tied { .. } => TIE,
        }
    }
}

impl Position {
    /// The outcome if `winner` wins here by this kind: of men left, all that the other side has not
    /// borne off.
    ///
    /// ```
    /// use rosespring_rules::{Outcome, Position, Rules, Side, WinKind};
    ///
    /// let start = Position::start(Rules::preset("tawla-31").unwrap());
    /// assert_eq!(start.won_by(Side::White, WinKind::Left).units(), 15);
    /// ```
    #[must_use]
    pub fn won_by(&self, winner: Side, kind: WinKind) -> Outcome {
        match kind {
            WinKind::Left => Outcome::Left {
                winner,
                men: men_left(self.rules(), self.board(), winner),
            },
            kind => Outcome::Won { winner, kind },
        }
    }
}

/// The men that the opponent of `winner` has not borne off.
fn men_left(rules: &Rules, board: &Board, winner: Side) -> u8 {
    rules.men() - board.men(winner.other()).off()
}

/// The kind of win of `winner`, who bears off the last man on `board`.
pub(crate) fn kind_of_win(rules: &Rules, board: &Board, winner: Side) -> WinKind {
    let loser = board.men(winner.other());
    match rules.scoring {
        Scoring::Single | Scoring::Capote | Scoring::Jan | Scoring::Limpold(_) => WinKind::Single,
        Scoring::MenLeft => WinKind::Left,
        Scoring::Behind if is_behind(rules, loser) => WinKind::Double,
        Scoring::Behind => WinKind::Single,
        _ if loser.off() > 0 => WinKind::Single,
        Scoring::Triple if is_behind(rules, loser) => WinKind::Triple,
        Scoring::Double | Scoring::Triple => WinKind::Double,
    }
}

/// Whether the side with `men` has one on the bar or in the home table of the other.
pub(crate) fn is_behind(rules: &Rules, men: Men) -> bool {
    men.bar() > 0 || rules.movement.facing_set(men.held(rules)) & HOME != 0
}

#[cfg(test)]
mod tests {
    use super::WinKind;

    #[test]
    fn kinds_keep_their_numbers_and_letters() {
        let written = WinKind::ALL.map(|kind| (kind.number(), kind.letter(), kind.name()));

        assert_eq!(
            written[..7],
            [
                (1, 's', "single"),
                (2, 'd', "double"),
                (3, 't', "triple"),
                (7, 'c', "capote"),
                (8, 'm', "mother"),
                (9, 'l', "left"),
                (10, 'j', "jan"),
            ]
        );
    }

    #[test]
    fn a_kind_is_found_by_what_is_written_of_it() {
        for kind in WinKind::ALL {
            assert_eq!(WinKind::from_number(kind.number()), Some(kind));
            assert_eq!(WinKind::from_letter(kind.letter()), Some(kind));
            assert_eq!(WinKind::from_name(kind.name()), Some(kind));
            assert_eq!(WinKind::ALL[kind.index()], kind);
            assert_eq!(kind.units(), kind.counted_as().units());
            // A byte of a packed position is below 128; 127 is a tie, `n` the letter of a draw.
            assert!(kind.number() > 0 && kind.number() < 127 && kind.letter() != 'n');
        }
    }
}
