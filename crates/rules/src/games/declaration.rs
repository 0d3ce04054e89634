//! What a game declares about itself.

use crate::options::RuleOption;
use crate::{GameKind, Lay, Opening, Rules, Side, WinKind};

/// A game of the family, as one value: the file of each game exports one.
///
/// The presets hold the rules; what follows from them, such as the kinds of win, is derived and not
/// declared again.
#[derive(Debug)]
pub struct GameDeclaration {
    /// The name in text, files and protocols: `gul-bara`.
    pub name: &'static str,
    /// The number that stands for the game in binary files such as those of nets; given once, and
    /// never changed.
    pub number: u8,
    /// The title shown to people where no translation is known.
    pub title: &'static str,
    /// Other names of the same game.
    pub aliases: &'static [&'static str],
    /// Where it is or was played.
    pub region: &'static str,
    /// Whether it is a game of the past, kept as in a museum and hardly played any more.
    pub museum: bool,
    /// The named sets of rules; the first is the default and has the name of the game.
    pub presets: &'static [Preset],
    /// Where the men of a side stand before the first throw.
    pub layout: Layout,
    /// The options that mean something for the game, in the order in which text writes them.
    pub options: &'static [RuleOption],
    /// The notations of other programs that know this game.
    pub foreign: &'static [ForeignNotation],
}

impl GameDeclaration {
    /// What a declaration is completed with, so that a new field is written only by the games that
    /// need it. Name, number, title, region, presets and layout are each game's own.
    pub const BASE: Self = Self {
        name: "",
        number: 0,
        title: "",
        aliases: &[],
        region: "",
        museum: false,
        presets: &[],
        layout: Layout::EMPTY,
        options: &[],
        foreign: &[],
    };

    /// The handle of the game.
    #[must_use]
    pub const fn kind(&self) -> GameKind {
        self.default_preset().rules.game
    }

    /// The preset with the name of the game.
    #[must_use]
    pub const fn default_preset(&self) -> &'static Preset {
        &self.presets[0]
    }

    /// The kinds of win that the game knows, the smallest first; a house rule may exclude one.
    #[must_use]
    pub const fn win_kinds(&self) -> &'static [WinKind] {
        self.default_preset().rules.win_kinds()
    }

    /// Whether the game knows a kind of win.
    #[must_use]
    pub fn has_win(&self, kind: WinKind) -> bool {
        self.win_kinds().contains(&kind)
    }

    /// The units to which a match may be played, the usual length first where it is not one unit.
    #[must_use]
    pub const fn match_lengths(&self) -> &'static [u8] {
        self.default_preset().rules.scoring.match_lengths()
    }

    /// Who throws what at the start of a game; a house rule may differ.
    #[must_use]
    pub const fn opening(&self) -> Opening {
        self.default_preset().rules.opening
    }

    /// Whether another program's notation knows this game.
    #[must_use]
    pub fn is_known_to(&self, notation: ForeignNotation) -> bool {
        self.foreign.contains(&notation)
    }
}

/// A named set of rules.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Preset {
    /// The name, used in protocols and files: `gul-bara:2007`.
    pub name: &'static str,
    /// The title shown to people.
    pub title: &'static str,
    /// One line on what differs from the game's default.
    pub differs: &'static str,
    /// The rules.
    pub rules: Rules,
}

/// Where the men of a side stand before the first throw, in its own numbering.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Layout {
    /// Points and the men on them.
    pub points: &'static [(u8, u8)],
    /// Points and the men on them for Black, if they are not those of White (LA-1).
    pub black_points: Option<&'static [(u8, u8)]>,
    /// Points and the men on them if all men are to be laid down (DU-1).
    pub all_points: Option<&'static [(u8, u8)]>,
    /// Men in hand.
    pub hand: u8,
}

impl Layout {
    /// No men, to begin a layout with.
    pub const EMPTY: Self = Self {
        points: &[],
        black_points: None,
        all_points: None,
        hand: 0,
    };

    /// Points and the men of a side on them under the rules of a game.
    #[must_use]
    pub const fn points_of(&self, rules: &Rules, side: Side) -> &'static [(u8, u8)] {
        match (side, self.black_points, rules.lay(), self.all_points) {
            (_, _, Some(Lay::All), Some(points)) | (Side::Black, Some(points), ..) => points,
            _ => self.points,
        }
    }

    /// The men of a side.
    #[must_use]
    pub const fn men(&self) -> u8 {
        let (mut men, mut index) = (self.hand, 0);
        while index < self.points.len() {
            men += self.points[index].1;
            index += 1;
        }
        men
    }
}

/// A notation of other programs that was made for certain games.
///
/// Records can be written as `.mat` and SGF for every game; a game that declares them is read by
/// other programs as what it is.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
#[non_exhaustive]
pub enum ForeignNotation {
    /// The position id of GNU Backgammon.
    GnubgId,
    /// The `G:` code of positions of Gul bara.
    GCode,
    /// Records as `.mat`.
    Mat,
    /// Records as SGF.
    Sgf,
}

impl ForeignNotation {
    /// The name in text: `gnubg`.
    #[must_use]
    pub const fn name(self) -> &'static str {
        match self {
            Self::GnubgId => "gnubg",
            Self::GCode => "g-code",
            Self::Mat => "mat",
            Self::Sgf => "sgf",
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_layout_may_differ_by_side() {
        let same = Layout {
            points: &[(24, 15)],
            ..Layout::EMPTY
        };
        let own = Layout {
            black_points: Some(&[(13, 14), (12, 1)]),
            ..same
        };

        let rules = Rules::base(GameKind::LAQUET);
        assert_eq!(same.points_of(&rules, Side::Black), same.points);
        assert_eq!(own.points_of(&rules, Side::White), same.points);
        assert_eq!(own.points_of(&rules, Side::Black), [(13, 14), (12, 1)]);
    }
}
