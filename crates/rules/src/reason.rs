//! The reasons why a step is not legal, with their rulings.

use crate::{Die, Origin, Point};

/// The reason why a step is not legal.
#[derive(Debug, Clone, Copy, PartialEq, Eq, thiserror::Error)]
#[non_exhaustive]
pub enum Reason {
    /// No stage is to be played.
    #[error("no stage is to be played")]
    WrongPhase,
    /// The stage has no such number left.
    #[error("the stage has no {0} left")]
    NoSuchNumber(Die),
    /// No man of the mover stands there.
    #[error("no man of the mover {}", describe_origin(*.0))]
    NoManThere(Origin),
    /// The man there is pinned (PL-2).
    #[error("the man on {0} is pinned (PL-2)")]
    Pinned(Point),
    /// Nobody bears off while a man is pinned (PL-3).
    #[error("no man is borne off while another is pinned (PL-3)")]
    ManPinned,
    /// A man on the bar must enter first.
    #[error("a man on the bar enters first")]
    BarFirst,
    /// The starting men may not move while men are in hand (TW-4).
    #[error("the starting men stay until the hand is empty (TW-4)")]
    StartLocked,
    /// The opponent holds the point.
    #[error("the opponent holds {0}")]
    Blocked(Point),
    /// The mover's own men fill the point (TW-5).
    #[error("no second man may stand on {0} (TW-5)")]
    Packed(Point),
    /// A man of the mover stands on the point, and no other may join it (VQ-2).
    #[error("no second man may stand on {0} (VQ-2)")]
    Single(Point),
    /// Men may not be borne off yet, or not by this number (C-5).
    #[error("this number bears no man off from there (C-5)")]
    MayNotBearOff,
    /// The man hit on this point and stays there to the end of the stage (TL-2).
    #[error("the man that hit on {0} stays there to the end of the turn (TL-2)")]
    HitterStays(Point),
    /// Every play with this step would shut the opponent out (TW-7).
    #[error("every play that continues with the step would shut the opponent out (TW-7)")]
    ShutsOut,
    /// Only the foremost man may move before it stands on the point or nearer (FE-2, JA-3).
    #[error("only the first man moves until it stands on {0} or nearer (FE-2)")]
    FirstMan(Point),
    /// As many men have left 24 as the throw allows (NA-2).
    #[error("no further man may leave 24 in this throw (NA-2)")]
    Head,
    /// Every play with this step would hold too many points of a table (FE-3).
    #[error("every play that continues with the step would hold too many points of a table (FE-3)")]
    TooManyPoints,
    /// Every play with this step would imprison the opponent (FE-5).
    #[error("every play that continues with the step would imprison the opponent (FE-5)")]
    Imprisons,
    /// Every play with this step would make six consecutive points without a man of the opponent
    /// past them (NA-4).
    #[error("six consecutive points need a man of the opponent past them (NA-4)")]
    Blocks,
    /// Every play with this step would make six consecutive points without men on the mover's
    /// points 2 and 1 (JA-4).
    #[error("six consecutive points need men on your points 2 and 1 (JA-4)")]
    LastPointsFirst,
    /// The number lays or bears no man of this point, or men stand that must be laid down first
    /// (DU-2).
    #[error("a number lays and bears men of its point, and all lie before one is borne off (DU-2)")]
    NotLaid,
    /// The step begins no legal play: more numbers, or the larger one, can be played (C-1).
    #[error("the step begins no legal play: more numbers, or the larger one, must be played (C-1)")]
    BeginsNoPlay,
    /// More numbers must be played.
    #[error("the stage is not finished: more numbers must be played (C-1)")]
    Unfinished,
}

impl Reason {
    /// Returns the stable name of the reason, in lower case with underscores: `start_locked`.
    #[must_use]
    pub const fn name(self) -> &'static str {
        match self {
            Self::WrongPhase => "wrong_phase",
            Self::NoSuchNumber(_) => "no_such_number",
            Self::NoManThere(_) => "no_man_there",
            Self::Pinned(_) => "pinned",
            Self::ManPinned => "man_pinned",
            Self::BarFirst => "bar_first",
            Self::StartLocked => "start_locked",
            Self::Blocked(_) => "blocked",
            Self::Packed(_) | Self::Single(_) => "packed",
            Self::MayNotBearOff => "may_not_bear_off",
            Self::HitterStays(_) => "hitter_stays",
            Self::ShutsOut => "shuts_out",
            Self::FirstMan(_) => "first_man",
            Self::Head => "head",
            Self::TooManyPoints => "too_many_points",
            Self::Imprisons => "imprisons",
            Self::Blocks => "blocks",
            Self::LastPointsFirst => "last_points_first",
            Self::NotLaid => "not_laid",
            Self::BeginsNoPlay => "begins_no_play",
            Self::Unfinished => "unfinished",
        }
    }

    /// Returns the id of the ruling that forbids the step, if it holds for all games: `TW-4`. Each
    /// game has a separate ruling on the men that block a point, and on the bar.
    #[must_use]
    pub const fn ruling(self) -> Option<&'static str> {
        match self {
            Self::StartLocked => Some("TW-4"),
            Self::Packed(_) => Some("TW-5"),
            Self::Single(_) => Some("VQ-2"),
            Self::Pinned(_) => Some("PL-2"),
            Self::ManPinned => Some("PL-3"),
            Self::HitterStays(_) => Some("TL-2"),
            Self::ShutsOut => Some("TW-7"),
            Self::FirstMan(_) => Some("FE-2"),
            Self::TooManyPoints => Some("FE-3"),
            Self::Imprisons => Some("FE-5"),
            Self::Head => Some("NA-2"),
            Self::Blocks => Some("NA-4"),
            Self::LastPointsFirst => Some("JA-4"),
            Self::MayNotBearOff => Some("C-5"),
            Self::NotLaid => Some("DU-2"),
            Self::BeginsNoPlay | Self::Unfinished => Some("C-1"),
            Self::WrongPhase
            | Self::NoSuchNumber(_)
            | Self::NoManThere(_)
            | Self::BarFirst
            | Self::Blocked(_) => None,
        }
    }

    /// Returns the point on which the man may not land, or which the first man must reach, in the
    /// mover's numbering.
    #[must_use]
    pub const fn point(self) -> Option<Point> {
        match self {
            Self::Blocked(point)
            | Self::Packed(point)
            | Self::Single(point)
            | Self::FirstMan(point) => Some(point),
            _ => None,
        }
    }
}

/// Describes in words where a man would have to be.
fn describe_origin(origin: Origin) -> String {
    match origin {
        Origin::Point(point) => format!("stands on {point}"),
        Origin::Bar => "is on the bar".to_owned(),
        Origin::Hand => "is in hand".to_owned(),
    }
}
