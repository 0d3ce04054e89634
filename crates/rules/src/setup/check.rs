//! Checks a setup and makes it a position. All faults are reported at once.

use std::fmt;

use super::{Setup, SetupPhase};
use crate::frame::bits;
use crate::laid;
use crate::outcome::kind_of_win;
use crate::pins;
use crate::turn::{RunLength, Stage, Turn, TurnOrigin};
use crate::{
    Board, Dice, Die, Doublets, NextGame, Outcome, Phase, Point, Position, ReEntry, Remainder,
    Rules, Scoring, Side, Stacking, ThreeNumbers, WinKind,
};

/// A fault of a [`Setup`].
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
#[non_exhaustive]
pub enum SetupFault {
    /// A side does not have the men of the game in total ([`Rules::men`]).
    #[error("{side} has {men} men in all, not {expected}")]
    WrongNumberOfMen {
        /// The side.
        side: Side,
        /// The number of its men.
        men: u32,
        /// The number of them in the game.
        expected: u8,
    },
    /// Men were put on point 0.
    #[error("{side} has men on point 0, which is not a point")]
    NotAPoint {
        /// The side.
        side: Side,
    },
    /// Men on a point that the board of the game does not have (LA-1).
    #[error("{side} has men on {point}, but the board of this game ends at {last}")]
    BeyondBoard {
        /// The side.
        side: Side,
        /// The point.
        point: u8,
        /// The farthest point of the board.
        last: u8,
    },
    /// Both sides stand on one point.
    #[error("both sides stand on White's {white} (Black's {black})")]
    SharedPoint {
        /// The point in White's numbering.
        white: u8,
        /// The same point in Black's numbering.
        black: u8,
    },
    /// Men on the bar in a game without hits.
    #[error("{side} has men on the bar, but in this game nobody is hit")]
    NoBar {
        /// The side.
        side: Side,
    },
    /// Men in hand in a game in which all men start on the board.
    #[error("{side} has men in hand, but in this game all men start on the board")]
    NoHand {
        /// The side.
        side: Side,
    },
    /// A pinned man in a game without pins, on no point, or beside another man of its side.
    #[error("{side} has a pinned man on {point}, where no single man of {side} can be pinned")]
    NotPinned {
        /// The side.
        side: Side,
        /// The point in its own numbering.
        point: u8,
    },
    /// A pinned man on which no man of the opponent stands.
    #[error("{side} has a pinned man on {point}, but no man of the opponent stands on it")]
    NoPinner {
        /// The side.
        side: Side,
        /// The point in its own numbering.
        point: u8,
    },
    /// More men on a point than may stand there (TW-5).
    #[error("{side} has {men} men on {point}, where at most {most} may stand")]
    Packed {
        /// The side.
        side: Side,
        /// The point in its own numbering.
        point: u8,
        /// The men on it.
        men: u8,
        /// The greatest number allowed.
        most: u8,
    },
    /// An opening in which men were moved or throws were made.
    #[error("in the opening all men stand where they start and nobody has thrown")]
    OpeningUnderWay,
    /// An opening in a game in which White always leads (LA-2).
    #[error("in this game White leads, so nobody throws for the first turn (LA-2)")]
    NoOpening,
    /// The numbers of the stage do not make a stage.
    #[error("{stage:?} is no stage: expected two different numbers, or 1 to {most} equal ones")]
    BadStage {
        /// The given numbers.
        stage: Vec<u8>,
        /// The count of equal numbers that a doublet brings.
        most: u8,
    },
    /// The numbers of the stage are not those of both dice and a 6 (LU-1).
    #[error("{stage:?} is no stage of this game: expected three numbers, one of them 6 (LU-1)")]
    NotThreeNumbers {
        /// The given numbers.
        stage: Vec<u8>,
    },
    /// The later groups do not follow from the stage.
    #[error("after this stage the groups {expected:?} follow, not {given:?}")]
    BadLaterGroups {
        /// The given numbers.
        given: Vec<u8>,
        /// The expected numbers.
        expected: Vec<u8>,
    },
    /// A doublet is or was named in a game in which nobody names one (AD-2).
    #[error("in this game nobody names a doublet (AD-2)")]
    NothingNamed,
    /// A named doublet of which the thrower's own four numbers are not the stage (AD-2).
    #[error("a named doublet is four equal numbers that its thrower plays (AD-2)")]
    BadNamed,
    /// The thrower has made no throw.
    #[error("{thrower} has thrown, so at least 1 throw of {thrower} must be counted")]
    NoThrow {
        /// The thrower.
        thrower: Side,
    },
    /// A remainder that is impossible under these rules or after this throw.
    #[error("{mover} cannot be playing a remainder: this throw passes nothing on")]
    NoRemainder {
        /// The given mover.
        mover: Side,
    },
    /// A stage that cannot be played.
    #[error("{mover} has no legal play in this stage, so it passes by itself")]
    NothingToPlay {
        /// The mover.
        mover: Side,
    },
    /// A game that goes on although a side has borne off all its men.
    #[error("{side} has borne off all men, so the game is over")]
    AlreadyWon {
        /// The side.
        side: Side,
    },
    /// A game that goes on although a mother is pinned and nobody of the other side waits on 24.
    #[error("the mother of {side} is pinned, so the game is over (PL-4)")]
    MotherPinned {
        /// The side whose mother is pinned.
        side: Side,
    },
    /// A game that goes on although a side can never enter all its men (VQ-3, LU-3).
    #[error(
        "{side} has more men on the bar than points to enter, so the game is over (VQ-3, LU-3)"
    )]
    Frozen {
        /// The side.
        side: Side,
    },
    /// Men that no game can have, as nobody moves (DU-2).
    #[error(
        "{side} cannot have these men: each keeps its point, none is off while one stands (DU-2)"
    )]
    NotLaid {
        /// The side.
        side: Side,
    },
    /// A dead position that is not drawn.
    #[error("no throw lets either side play, so the game is drawn (C-4)")]
    Dead,
    /// A result that the position does not show.
    #[error("the men do not stand as after this result")]
    WrongResult,
}

/// All faults of a [`Setup`], and the setup itself.
#[derive(Debug, Clone, PartialEq, Eq)]
#[non_exhaustive]
pub struct PositionError {
    /// The faults, at least one.
    pub faults: Vec<SetupFault>,
    /// The given setup.
    pub setup: Box<Setup>,
}

impl fmt::Display for PositionError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        for (index, fault) in self.faults.iter().enumerate() {
            let separator = if index == 0 { "" } else { "; " };
            write!(f, "{separator}{fault}")?;
        }
        Ok(())
    }
}

impl std::error::Error for PositionError {}

impl Position {
    /// Checks a setup and makes it a position.
    ///
    /// # Errors
    ///
    /// [`PositionError`] with every fault found: the men first; if they are in order, the phase.
    pub fn from_setup(setup: &Setup) -> Result<Self, PositionError> {
        let refuse = |faults| {
            Err(PositionError {
                faults,
                setup: Box::new(setup.clone()),
            })
        };
        let faults = faults_of_men(setup);
        let [white, black] = [&setup.white, &setup.black].map(|side| side.men(&setup.rules));
        let (true, Some(white), Some(black)) = (faults.is_empty(), white, black) else {
            return refuse(faults);
        };
        let mut position = Self {
            rules: setup.rules,
            board: Board::new(white, black),
            throws: [setup.white.throws, setup.black.throws],
            phase: Phase::Opening,
        };
        let mut faults = Vec::new();
        match phase_of(setup, &position, &mut faults) {
            Some(phase) if faults.is_empty() => position.phase = phase,
            _ => return refuse(faults),
        }
        faults_of_phase(&position, &mut faults);
        if faults.is_empty() {
            Ok(position)
        } else {
            refuse(faults)
        }
    }
}

fn faults_of_men(setup: &Setup) -> Vec<SetupFault> {
    let mut faults = Vec::new();
    for side in Side::ALL {
        let men = setup.side(side);
        if men.points[0] > 0 {
            faults.push(SetupFault::NotAPoint { side });
        }
        if men.total() != u32::from(setup.rules.men()) {
            faults.push(SetupFault::WrongNumberOfMen {
                side,
                men: men.total(),
                expected: setup.rules.men(),
            });
        }
        if men.bar > 0 && !setup.rules.has_bar() {
            faults.push(SetupFault::NoBar { side });
        }
        if men.hand > 0 && !setup.rules.has_hand() {
            faults.push(SetupFault::NoHand { side });
        }
        faults.extend(board_faults(setup, side));
        faults.extend(packing_faults(setup, side));
        faults.extend(pin_faults(setup, side));
        if setup.rules.lays_down()
            && !laid::is_possible(&setup.rules, |point| men.points[point as usize], men.off)
        {
            faults.push(SetupFault::NotLaid { side });
        }
    }
    let shared = (1..=24).filter_map(|white| {
        let black = setup.rules.movement.facing_number(white);
        let pinned = setup.white.pinned >> white | setup.black.pinned >> black;
        let both = setup.white.points[usize::from(white)] > 0
            && setup.black.points[usize::from(black)] > 0
            && pinned & 1 == 0;
        both.then_some(SetupFault::SharedPoint { white, black })
    });
    faults.extend(shared);
    faults
}

/// The points with men of a side that the board does not have (LA-1).
fn board_faults(setup: &Setup, side: Side) -> impl Iterator<Item = SetupFault> {
    let board = setup.rules.places();
    let last = 31 - board.leading_zeros() as u8;
    let beyond = Point::all().filter(move |point| {
        let number = point.get();
        board >> number & 1 == 0 && setup.side(side).points[usize::from(number)] > 0
    });
    beyond.map(move |point| SetupFault::BeyondBoard {
        side,
        point: point.get(),
        last,
    })
}

/// The pinned men of a side that cannot be pinned there (PL-2).
fn pin_faults(setup: &Setup, side: Side) -> impl Iterator<Item = SetupFault> {
    let (own, other) = (setup.side(side), setup.side(side.other()));
    bits(own.pinned).filter_map(move |point| {
        let number = point as u8;
        let is_alone = own.points.get(point as usize) == Some(&1) && point > 0;
        if !setup.rules.has_pins() || !is_alone {
            let point = number;
            return Some(SetupFault::NotPinned { side, point });
        }
        let facing = setup.rules.movement.facing_number(number);
        let is_under = other.points[usize::from(facing)] > 0 && other.pinned >> facing & 1 == 0;
        let point = number;
        (!is_under).then_some(SetupFault::NoPinner { side, point })
    })
}

fn packing_faults(setup: &Setup, side: Side) -> impl Iterator<Item = SetupFault> {
    let stacking = setup.rules.stacking;
    Point::all().rev().filter_map(move |point| {
        let most = most_men(stacking, point)?;
        let men = setup.side(side).points[usize::from(point.get())];
        (men > most).then_some(SetupFault::Packed {
            side,
            point: point.get(),
            men,
            most,
        })
    })
}

/// The most men that may be found on a point; `None` without a limit (TW-5). Where no man may join
/// another, more of them are a position that no play leads to, but one from which play goes on
/// (VQ-2, LU-2).
pub(crate) fn most_men(stacking: Stacking, point: Point) -> Option<u8> {
    match (stacking, point.get()) {
        (Stacking::Packed(ReEntry::MayDouble), 19..=23) => Some(2),
        (Stacking::Single(_), _) => None,
        _ => stacking.most_men(point),
    }
}

fn phase_of(setup: &Setup, position: &Position, faults: &mut Vec<SetupFault>) -> Option<Phase> {
    match &setup.phase {
        SetupPhase::Opening => Some(Phase::Opening),
        SetupPhase::Throw { thrower } => Some(Phase::Throw(*thrower)),
        SetupPhase::Name { thrower } => Some(Phase::Name(*thrower)),
        SetupPhase::Play {
            thrower,
            mover,
            stage,
            then,
            named,
        } => {
            let turn = Turn {
                thrower: *thrower,
                mover: *mover,
                stage: stage_of(position, *thrower, *mover, stage, faults)?,
                origin: match named {
                    true => TurnOrigin::Named,
                    false => TurnOrigin::Thrown,
                },
            };
            let expected: Vec<u8> = turn.stage.then().map(Die::get).collect();
            if *then != expected {
                faults.push(SetupFault::BadLaterGroups {
                    given: then.clone(),
                    expected,
                });
            }
            Some(Phase::Play(turn))
        }
        SetupPhase::Tied => Some(Phase::Over(Outcome::Tied {
            each: setup.rules.mother.tie_units(),
        })),
        SetupPhase::Over { winner: None, .. } => Some(Phase::Over(Outcome::Drawn)),
        SetupPhase::Over {
            winner: Some(winner),
            kind,
        } => Some(Phase::Over(position.won_by(*winner, *kind))),
    }
}

/// Returns the stage of the numbers. Its later groups follow from the throws counted (GB-3).
fn stage_of(
    position: &Position,
    thrower: Side,
    mover: Side,
    numbers: &[u8],
    faults: &mut Vec<SetupFault>,
) -> Option<Stage> {
    let first = numbers.first().copied().and_then(Die::new);
    let most = (position.rules.doublets).run_length(first.unwrap_or(Die::Six));
    let bad = || SetupFault::BadStage {
        stage: numbers.to_vec(),
        most: most.get(),
    };
    let equal = numbers
        .iter()
        .all(|&number| Some(number) == first.map(Die::get));
    let stage = match (first, numbers) {
        (Some(number), _) if equal => RunLength::new(numbers.len().min(13) as u8).map(|left| {
            let cascades = (position.rules).has_later_groups(thrower, mover, position.throws);
            Stage::Run {
                number,
                left,
                last: Rules::last_number(number, cascades),
            }
        }),
        (_, &[first, second]) => Dice::from_numbers(first, second).map(|dice| Stage::Pair {
            high: dice.high(),
            low: dice.low(),
        }),
        (_, &[first, second, third]) => {
            let [first, second, third] = [first, second, third].map(Die::new);
            let numbers = first.zip(second).zip(third);
            let three = numbers.and_then(|((a, b), c)| ThreeNumbers::new([a, b, c]));
            three.map(Stage::Three)
        }
        _ => None,
    };
    if stage.is_none() {
        faults.push(bad());
    }
    stage
}

pub(crate) fn faults_of_phase(position: &Position, faults: &mut Vec<SetupFault>) {
    let won = Side::ALL
        .into_iter()
        .filter(|&side| position.men(side).all_off());
    if !matches!(position.phase, Phase::Over(_)) {
        faults.extend(won.map(|side| SetupFault::AlreadyWon { side }));
        let lost = Side::ALL
            .into_iter()
            .filter(|side| pins::decided(&position.rules, &position.board, side.other()).is_some());
        faults.extend(lost.map(|side| SetupFault::MotherPinned { side }));
        let frozen = Side::ALL
            .into_iter()
            .filter(|&side| is_frozen(position, side));
        faults.extend(frozen.map(|side| SetupFault::Frozen { side }));
    }
    match position.phase {
        Phase::Opening if position.rules.next_game == NextGame::WhiteLeads => {
            faults.push(SetupFault::NoOpening);
        }
        Phase::Opening => {
            let start = Position::start(position.rules);
            if position.board != start.board || position.throws != [0, 0] {
                faults.push(SetupFault::OpeningUnderWay);
            }
        }
        Phase::Throw(_) if position.is_dead() => faults.push(SetupFault::Dead),
        Phase::Throw(_) => {}
        Phase::Name(thrower) => {
            if position.rules.doublets != Doublets::Named {
                faults.push(SetupFault::NothingNamed);
            }
            if position.throws(thrower) == 0 {
                faults.push(SetupFault::NoThrow { thrower });
            }
        }
        Phase::Play(turn) => faults_of_turn(position, turn, faults),
        Phase::Over(outcome) if !shows(position, outcome) => faults.push(SetupFault::WrongResult),
        Phase::Over(_) => {}
    }
}

fn faults_of_turn(position: &Position, turn: Turn, faults: &mut Vec<SetupFault>) {
    let Turn {
        thrower,
        mover,
        stage,
        origin,
    } = turn;
    if origin == TurnOrigin::Named {
        if position.rules.doublets != Doublets::Named {
            faults.push(SetupFault::NothingNamed);
        } else if mover != thrower || !is_doublet_of_four(stage) {
            faults.push(SetupFault::BadNamed);
        }
    }
    if position.throws(thrower) == 0 {
        faults.push(SetupFault::NoThrow { thrower });
    }
    let passes_on = matches!(
        position.rules.remainder(),
        Some(Remainder::OpponentPlays { .. })
    ) && position.cascades(thrower)
        && matches!(stage, Stage::Run { .. });
    faults.extend(fault_of_numbers(position, stage, thrower == mover));
    let passes_on = passes_on || position.rules.hands_over_rest();
    if thrower != mover && !passes_on {
        faults.push(SetupFault::NoRemainder { mover });
    }
    if faults.is_empty() && !position.can_play(turn) {
        faults.push(SetupFault::NothingToPlay { mover });
    }
}

/// The fault of a stage that no throw of the game brings.
fn fault_of_numbers(position: &Position, stage: Stage, is_own: bool) -> Option<SetupFault> {
    let numbers = || stage.numbers().into_iter().map(Die::get).collect();
    if position.rules.doublets == Doublets::TwiceAndSix {
        let (high, len) = (stage.numbers()[0], stage.len());
        let fits = high == Die::Six && len == 3;
        return (!fits).then(|| SetupFault::NotThreeNumbers { stage: numbers() });
    }
    let Stage::Run { number, left, .. } = stage else {
        let most = position.rules.doublets.run_length(Die::One).get();
        let is_three = matches!(stage, Stage::Three(_));
        return is_three.then(|| SetupFault::BadStage {
            stage: numbers(),
            most,
        });
    };
    let most = position.rules.doublets.run_length(number);
    // Men of one's choice are one stage; of other numbers one may be left for the other side.
    let whole = if is_own { most } else { RunLength::One };
    let fits = left <= most && (!position.rules.lays_down() || left == whole);
    (!fits).then(|| SetupFault::BadStage {
        stage: numbers(),
        most: most.get(),
    })
}

/// Whether `side` has lost because it is frozen for good (VQ-3, LU-3).
fn is_frozen(position: &Position, side: Side) -> bool {
    let [men, theirs] = [side, side.other()].map(|side| position.men(side));
    position.rules.is_lost_by_freezing(men, theirs)
}

/// Whether all four numbers of a doublet are to be played.
const fn is_doublet_of_four(stage: Stage) -> bool {
    matches!(stage, Stage::Run { left, .. } if left.get() == RunLength::Four.get())
}

/// Whether the men can stand like this after this outcome.
fn shows(position: &Position, outcome: Outcome) -> bool {
    let decided_as =
        |outcome, by| pins::decided(&position.rules, &position.board, by) == Some(outcome);
    match outcome {
        Outcome::Drawn => position.is_dead(),
        Outcome::Tied { .. } => decided_as(outcome, Side::White),
        Outcome::Won {
            winner,
            kind: WinKind::Mother,
        } => decided_as(outcome, winner),
        Outcome::Won {
            winner,
            kind: WinKind::Capote,
        } => {
            position.rules.scoring == Scoring::Capote
                && position.men(winner).off() > 0
                && crate::games::tawula::exposed_to_capote(position.men(winner.other()))
        }
        Outcome::Won {
            winner,
            kind: WinKind::Jan,
        } => position.rules.scoring == Scoring::Jan && shows_freezing(position, winner),
        Outcome::Won { winner, kind } => {
            let limpold = matches!(position.rules.scoring, Scoring::Limpold(_));
            let limpold = limpold && kind == WinKind::Single;
            limpold && shows_freezing(position, winner) || shows_win(position, winner, kind)
        }
        Outcome::Left { winner, .. } => shows_win(position, winner, WinKind::Left),
    }
}

/// Whether `winner` alone has won because the other side is frozen for good.
fn shows_freezing(position: &Position, winner: Side) -> bool {
    is_frozen(position, winner.other())
        && !is_frozen(position, winner)
        && !position.men(winner).all_off()
}

/// Whether the last man of `winner` is off, and the win is of this kind.
fn shows_win(position: &Position, winner: Side, kind: WinKind) -> bool {
    position.men(winner).all_off()
        && !position.men(winner.other()).all_off()
        && kind == kind_of_win(&position.rules, &position.board, winner)
}
