//! A position as 64 bytes, for arrays of positions: `Position::pack` and `Position::unpack`.
//!
//! Every byte is below 128, so that a reader may take it as a signed or an unsigned number.
//!
//! | bytes | content |
//! |---|---|
//! | 0..=26 | White's men: off, on White's points 1..=24, on the bar, in hand; 16 if pinned |
//! | 27..=53 | Black's men in the same order, on Black's points |
//! | 54 | phase: 0 opening, 1 throw, 2 play, 3 over, 4 name, 5 play of a named doublet |
//! | 55 | 0 White, 1 Black: who threw, is to throw or to name, or the winner; 2 without one |
//! | 56 | 0 White, 1 Black: the mover in a play |
//! | 57 | the number of the stage in a play; the largest of two or three numbers |
//! | 58 | the smaller of two different numbers, the second of three; 0 for equal ones |
//! | 59 | how many equal numbers are left, or the last of three; the kind of win; 127 in a tie |
//! | 60, 61 | White's throws: multiples of 128, and the rest |
//! | 62, 63 | Black's throws |
//!
//! Bytes without meaning in a phase are 0. The later groups of a cascade follow from the stage and
//! the throws. The rules are not in the bytes.

use crate::laid;
use crate::men::{MEN_COUNTERS, POINTS};
use crate::setup::{PositionError, Setup, SetupPhase, SideSetup};
use crate::turn::{RunLength, Stage, Turn, TurnOrigin};
use crate::{
    Board, Dice, Die, Men, Outcome, Phase, Point, Position, Rules, Side, Stacking, ThreeNumbers,
    WinKind,
};

/// The number of bytes of a packed position.
pub const PACKED_BYTES: usize = 64;

/// The index of the first byte about Black's men.
const BLACK: usize = MEN_COUNTERS;
/// The index of the phase.
const PHASE: usize = 2 * MEN_COUNTERS;
/// The index of the first byte about throws.
const THROWS: usize = PHASE + 6;
/// A pinned man in the byte of its point.
const PINNED: u8 = 16;
/// The number in place of a kind of win in a tie.
const TIE: u8 = 127;
/// The greatest number of throws that two bytes below 128 hold.
const THROWS_MAX: u16 = (1 << 14) - 1;

const _: () = assert!(THROWS + 4 == PACKED_BYTES);

/// Error: 64 bytes are not a position.
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
#[non_exhaustive]
pub enum UnpackError {
    /// A byte has a value without meaning.
    #[error("byte {index} is {value}, but {expected} is needed")]
    Byte {
        /// The index of the byte.
        index: usize,
        /// Its value.
        value: u8,
        /// What is allowed there.
        expected: &'static str,
    },
    /// The bytes can be read, but are not a valid position.
    #[error("{0}")]
    Position(#[from] PositionError),
}

impl Position {
    /// Returns the position as bytes. More than 16,383 throws are written as 16,383.
    ///
    /// ```
    /// use rosespring_rules::{Position, Rules};
    ///
    /// let rules = Rules::preset("tawula").unwrap();
    /// let start = Position::start(rules);
    /// assert_eq!(start.pack()[24], 2);
    /// assert_eq!(Position::unpack(rules, &start.pack()), Ok(start));
    /// ```
    #[must_use]
    pub fn pack(&self) -> [u8; PACKED_BYTES] {
        let mut bytes = [0; PACKED_BYTES];
        for (side, start) in Side::ALL.into_iter().zip([0, BLACK]) {
            let men = &mut bytes[start..start + MEN_COUNTERS];
            let (counters, pinned) = (
                self.men(side).counters(&self.rules),
                self.men(side).pinned(&self.rules),
            );
            for (byte, slot) in men.iter_mut().zip(0..) {
                let free = (counters >> (4 * slot)) as u8 & 15;
                *byte = free | ((pinned >> slot & 1) as u8 * PINNED);
            }
            let throws = self.throws(side).min(THROWS_MAX);
            let at = THROWS + 2 * side.index();
            bytes[at..at + 2].copy_from_slice(&[(throws >> 7) as u8, (throws & 127) as u8]);
        }
        bytes[PHASE..THROWS].copy_from_slice(&pack_phase(self.phase));
        bytes
    }

    /// Checks bytes and makes them a position. Allocates only if they are not one.
    ///
    /// # Errors
    ///
    /// [`UnpackError`] with the first byte without meaning, or with every fault of the position.
    pub fn unpack(rules: Rules, bytes: &[u8; PACKED_BYTES]) -> Result<Self, UnpackError> {
        let setup_error = |phase: SetupPhase| {
            let setup = setup_of(rules, bytes, phase);
            Position::from_setup(&setup).map_err(UnpackError::from)
        };
        let phase = PhaseBytes::read(rules, bytes)?;
        let men = |bytes: &[u8]| match rules.has_pins() {
            true => men_with_pinned(bytes, rules.men()),
            false => men_of(bytes, rules.men()),
        };
        let (Some(white), Some(black)) = (men(&bytes[..BLACK]), men(&bytes[BLACK..PHASE])) else {
            return setup_error(phase.to_setup(rules, throws_of(bytes)));
        };
        let mut position = Self {
            board: Board::new(white, black),
            rules,
            throws: throws_of(bytes),
            phase: Phase::Opening,
        };
        position.phase = phase.in_position(&position);
        let mut faults = Vec::new();
        if has_possible_men(&position) {
            crate::setup::faults_of_phase(&position, &mut faults);
            if faults.is_empty() {
                return Ok(position);
            }
        }
        setup_error(phase.to_setup(rules, position.throws))
    }
}

fn pack_phase(phase: Phase) -> [u8; THROWS - PHASE] {
    match phase {
        Phase::Opening => [0; THROWS - PHASE],
        Phase::Throw(side) => [1, side as u8, 0, 0, 0, 0],
        Phase::Name(side) => [4, side as u8, 0, 0, 0, 0],
        Phase::Play(Turn {
            thrower,
            mover,
            stage,
            origin,
        }) => {
            let play = match origin {
                TurnOrigin::Thrown => 2,
                TurnOrigin::Named => 5,
            };
            let [number, low, left] = match stage {
                Stage::Pair { high, low } => [high.get(), low.get(), 0],
                Stage::Run { number, left, .. } => [number.get(), 0, left.get()],
                Stage::Three(three) => three.numbers().map(Die::get),
            };
            [play, thrower as u8, mover as u8, number, low, left]
        }
        Phase::Over(Outcome::Drawn) => [3, 2, 0, 0, 0, 0],
        Phase::Over(Outcome::Tied { .. }) => [3, 2, 0, 0, 0, TIE],
        Phase::Over(Outcome::Won { winner, kind }) => [3, winner as u8, 0, 0, 0, kind.number()],
        Phase::Over(Outcome::Left { winner, .. }) => {
            [3, winner as u8, 0, 0, 0, WinKind::Left.number()]
        }
    }
}

/// The bytes about the phase, each with a meaning.
#[derive(Debug, Clone, Copy)]
enum PhaseBytes {
    Opening,
    Throw(Side),
    Name(Side),
    /// The last group of a cascade follows from the throws.
    Play {
        thrower: Side,
        mover: Side,
        numbers: StageBytes,
        origin: TurnOrigin,
    },
    Over(Outcome),
}

#[derive(Debug, Clone, Copy)]
enum StageBytes {
    Pair(Dice),
    Run(Die, RunLength),
    Three(ThreeNumbers),
}

impl PhaseBytes {
    fn read(rules: Rules, bytes: &[u8; PACKED_BYTES]) -> Result<Self, UnpackError> {
        if let Some(index) = bytes.iter().position(|&byte| byte > 127) {
            return Err(fault(bytes, index, "a number below 128"));
        }
        let side = |index: usize| match bytes[index] {
            0 => Ok(Side::White),
            1 => Ok(Side::Black),
            _ => Err(fault(bytes, index, "0 or 1")),
        };
        let unused = |from: usize, to: usize| {
            let index = (from..to).find(|&index| bytes[index] != 0);
            index.map_or(Ok(()), |index| Err(fault(bytes, index, "0")))
        };
        match bytes[PHASE] {
            0 => unused(PHASE + 1, THROWS).map(|()| Self::Opening),
            phase @ (1 | 4) => {
                unused(PHASE + 2, THROWS)?;
                let side = side(PHASE + 1)?;
                Ok(match phase {
                    1 => Self::Throw(side),
                    _ => Self::Name(side),
                })
            }
            phase @ (2 | 5) => Ok(Self::Play {
                thrower: side(PHASE + 1)?,
                mover: side(PHASE + 2)?,
                numbers: StageBytes::read(bytes)?,
                origin: match phase {
                    2 => TurnOrigin::Thrown,
                    _ => TurnOrigin::Named,
                },
            }),
            3 => {
                unused(PHASE + 2, PHASE + 5)?;
                outcome_of(rules, bytes).map(Self::Over)
            }
            _ => Err(fault(bytes, PHASE, "a number from 0 to 5")),
        }
    }

    fn in_position(self, position: &Position) -> Phase {
        let (thrower, mover, numbers, origin) = match self {
            Self::Opening => return Phase::Opening,
            Self::Throw(side) => return Phase::Throw(side),
            Self::Name(side) => return Phase::Name(side),
            // How many men are left, the board tells.
            Self::Over(Outcome::Left { winner, .. }) => {
                return Phase::Over(position.won_by(winner, WinKind::Left));
            }
            Self::Over(outcome) => return Phase::Over(outcome),
            Self::Play {
                thrower,
                mover,
                numbers,
                origin,
            } => (thrower, mover, numbers, origin),
        };
        let stage = match numbers {
            StageBytes::Pair(dice) => Stage::Pair {
                high: dice.high(),
                low: dice.low(),
            },
            StageBytes::Three(three) => Stage::Three(three),
            StageBytes::Run(number, left) => {
                let cascades = (position.rules).has_later_groups(thrower, mover, position.throws);
                let last = Rules::last_number(number, cascades);
                Stage::Run { number, left, last }
            }
        };
        Phase::Play(Turn {
            thrower,
            mover,
            stage,
            origin,
        })
    }

    fn to_setup(self, rules: Rules, throws: [u16; 2]) -> SetupPhase {
        match self {
            Self::Opening => SetupPhase::Opening,
            Self::Throw(thrower) => SetupPhase::Throw { thrower },
            Self::Name(thrower) => SetupPhase::Name { thrower },
            Self::Over(Outcome::Tied { .. }) => SetupPhase::Tied,
            Self::Over(outcome) => SetupPhase::Over {
                winner: outcome.winner(),
                kind: match outcome {
                    Outcome::Won { kind, .. } => kind,
                    Outcome::Left { .. } => WinKind::Left,
                    Outcome::Drawn | Outcome::Tied { .. } => WinKind::Single,
                },
            },
            Self::Play {
                thrower,
                mover,
                numbers,
                origin,
            } => {
                let (stage, then) = match numbers {
                    StageBytes::Pair(dice) => (vec![dice.high().get(), dice.low().get()], vec![]),
                    StageBytes::Three(three) => (three.numbers().map(Die::get).to_vec(), vec![]),
                    StageBytes::Run(number, left) => {
                        let cascades = rules.has_later_groups(thrower, mover, throws);
                        let last = Rules::last_number(number, cascades);
                        let stage = vec![number.get(); usize::from(left.get())];
                        (stage, (number.get() + 1..=last.get()).collect())
                    }
                };
                SetupPhase::Play {
                    thrower,
                    mover,
                    stage,
                    then,
                    named: origin == TurnOrigin::Named,
                }
            }
        }
    }
}

impl StageBytes {
    fn read(bytes: &[u8; PACKED_BYTES]) -> Result<Self, UnpackError> {
        let [number, low, left] = [PHASE + 3, PHASE + 4, PHASE + 5];
        let die = |index: usize| {
            Die::new(bytes[index]).ok_or_else(|| fault(bytes, index, "a number from 1 to 6"))
        };
        if bytes[low] == 0 {
            let length = RunLength::new(bytes[left]);
            let length = length.ok_or_else(|| fault(bytes, left, "a count from 1 to 12"))?;
            return Ok(Self::Run(die(number)?, length));
        }
        if bytes[left] != 0 {
            let numbers = [die(number)?, die(low)?, die(left)?];
            let three = ThreeNumbers::new(numbers).filter(|three| three.numbers() == numbers);
            let three = three.map(Self::Three);
            return three.ok_or_else(|| fault(bytes, left, "the smallest of three numbers, or 0"));
        }
        let (number, smaller) = (die(number)?, die(low)?);
        match smaller < number {
            true => Ok(Self::Pair(Dice::new(number, smaller))),
            false => Err(fault(bytes, low, "a number below the one before it")),
        }
    }
}

fn outcome_of(rules: Rules, bytes: &[u8; PACKED_BYTES]) -> Result<Outcome, UnpackError> {
    let number = bytes[PHASE + 5];
    let winner = match bytes[PHASE + 1] {
        0 => Side::White,
        1 => Side::Black,
        2 if number == 0 => return Ok(Outcome::Drawn),
        2 if number == TIE => {
            let each = rules.mother.tie_units();
            return Ok(Outcome::Tied { each });
        }
        2 => return Err(fault(bytes, PHASE + 5, "0 or 127")),
        _ => return Err(fault(bytes, PHASE + 1, "0, 1 or 2")),
    };
    let kind = WinKind::from_number(number);
    let kind = kind.ok_or_else(|| fault(bytes, PHASE + 5, "the number of a kind of win"))?;
    Ok(match kind {
        WinKind::Left => Outcome::Left {
            winner,
            men: rules.men(),
        },
        kind => Outcome::Won { winner, kind },
    })
}

fn fault(bytes: &[u8; PACKED_BYTES], index: usize, expected: &'static str) -> UnpackError {
    UnpackError::Byte {
        index,
        value: bytes[index],
        expected,
    }
}

fn throws_of(bytes: &[u8; PACKED_BYTES]) -> [u16; 2] {
    [THROWS, THROWS + 2].map(|at| u16::from(bytes[at]) << 7 | u16::from(bytes[at + 1]))
}

/// Returns the men of 27 bytes; `None` unless they are `all` in total.
///
/// Eight bytes at a time: a loop over the bytes takes ten times as long.
fn men_of(bytes: &[u8], all: u8) -> Option<Men> {
    let mut padded = [0; 32];
    padded[..MEN_COUNTERS].copy_from_slice(bytes);
    let words = padded.as_chunks::<8>().0;
    let [first, second, third, fourth] = [0, 1, 2, 3].map(|word| u64::from_le_bytes(words[word]));
    if (first | second | third | fourth) & 0xF0F0_F0F0_F0F0_F0F0 != 0 {
        return None;
    }
    let sums = first + second + third + fourth;
    let pairs = (sums & 0x00FF_00FF_00FF_00FF) + (sums >> 8 & 0x00FF_00FF_00FF_00FF);
    let total = pairs.wrapping_mul(0x0001_0001_0001_0001) >> 48;
    let low = nibbles(first) | nibbles(second) << 32;
    let high = nibbles(third) | nibbles(fourth) << 32;
    (total == u64::from(all)).then_some(Men(u128::from(low) | u128::from(high) << 64))
}

/// [`men_of`] in a game with pins: a byte is 16 where a man is pinned.
fn men_with_pinned(bytes: &[u8], all: u8) -> Option<Men> {
    let (mut free, mut pinned) = ([0; MEN_COUNTERS], 0_u32);
    for (slot, (byte, free)) in bytes.iter().zip(&mut free).enumerate() {
        match *byte {
            PINNED if (1..=24).contains(&slot) => pinned |= 1 << slot,
            men => *free = men,
        }
    }
    // Those that are pinned are counted as if they were off.
    let off = free[0].checked_add(pinned.count_ones() as u8)?;
    if off > all || free[MEN_COUNTERS - 1] > 0 {
        return None;
    }
    let borne_off = std::mem::replace(&mut free[0], off);
    let men = men_of(&free, all)?;
    Some(men.with(0, borne_off).with_pinned(pinned))
}

/// Packs the lower halves of eight bytes side by side.
const fn nibbles(bytes: u64) -> u64 {
    let pairs = (bytes | bytes >> 4) & 0x00FF_00FF_00FF_00FF;
    let fours = (pairs | pairs >> 8) & 0x0000_FFFF_0000_FFFF;
    (fours | fours >> 16) & 0xFFFF_FFFF
}

/// Whether the men, as many as there are, can stand like this under the rules.
fn has_possible_men(position: &Position) -> bool {
    let rules = &position.rules;
    let [white, black] = Side::ALL.map(|side| position.men(side));
    let shared = rules.movement.facing_set(white.occupied()) & black.occupied() & POINTS;
    let has_bar = white.bar() | black.bar() > 0;
    let has_hand = white.hand(rules) | black.hand(rules) > 0;
    let beyond = (white.occupied() | black.occupied()) & POINTS & !rules.places();
    shared | beyond == 0
        && is_under(rules, white, black)
        && is_under(rules, black, white)
        && (!has_bar || rules.has_bar())
        && (!has_hand || rules.has_hand())
        && [white, black]
            .iter()
            .all(|men| is_packed(rules.stacking, *men) && is_laid(rules, *men))
}

/// Whether the men of a side can be those of a game in which nobody moves (DU-2).
fn is_laid(rules: &Rules, men: Men) -> bool {
    !rules.lays_down() || laid::is_possible(rules, |point| men.count(point), men.off())
}

/// Whether a free man of the other side stands on each pinned one (PL-2).
fn is_under(rules: &Rules, own: Men, other: Men) -> bool {
    let pinned = own.pinned(rules);
    pinned & !rules.movement.facing_set(other.occupied()) == 0 && pinned & own.occupied() == 0
}

/// Whether no point holds more men than the packing rule allows (TW-5).
fn is_packed(stacking: Stacking, men: Men) -> bool {
    let fits = |point: Point| {
        let most = crate::setup::most_men(stacking, point);
        most.is_none_or(|most| men.on(point) <= most)
    };
    stacking == Stacking::Free || Point::all().all(fits)
}

fn setup_of(rules: Rules, bytes: &[u8; PACKED_BYTES], phase: SetupPhase) -> Setup {
    let throws = throws_of(bytes);
    let side = |side: Side| {
        let men = &bytes[side.index() * BLACK..][..MEN_COUNTERS];
        let (mut points, mut pinned) = ([0; 25], 0);
        for (point, &men) in men.iter().enumerate().take(25).skip(1) {
            let is_pinned = rules.has_pins() && men == PINNED;
            points[point] = if is_pinned { 1 } else { men };
            pinned |= u32::from(is_pinned) << point;
        }
        SideSetup {
            points,
            pinned,
            bar: men[25],
            hand: men[26],
            off: men[0],
            throws: throws[side.index()],
        }
    };
    Setup {
        rules,
        white: side(Side::White),
        black: side(Side::Black),
        phase,
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn start() -> (Rules, [u8; PACKED_BYTES]) {
        let rules = Rules::preset("gul-bara").unwrap();
        (rules, Position::started_by(rules, Side::White).pack())
    }

    #[track_caller]
    fn check(index: usize, value: u8, message: &str) {
        let (rules, mut bytes) = start();
        bytes[index] = value;
        let error = Position::unpack(rules, &bytes).unwrap_err();
        assert_eq!(error.to_string(), message);
    }

    #[test]
    fn wrong_bytes_are_named() {
        check(3, 200, "byte 3 is 200, but a number below 128 is needed");
        check(54, 6, "byte 54 is 6, but a number from 0 to 5 is needed");
        check(55, 2, "byte 55 is 2, but 0 or 1 is needed");
        check(57, 3, "byte 57 is 3, but 0 is needed");
        check(54, 2, "byte 59 is 0, but a count from 1 to 12 is needed");
        check(
            54,
            3,
            "byte 59 is 0, but the number of a kind of win is needed",
        );
    }

    #[test]
    fn impossible_men_are_refused_with_every_fault() {
        check(3, 1, "white has 16 men in all, not 15");
        check(3, 20, "white has 35 men in all, not 15");
        let (rules, mut bytes) = start();
        (bytes[24], bytes[12], bytes[25]) = (13, 1, 1);

        let error = Position::unpack(rules, &bytes).unwrap_err().to_string();

        assert_eq!(
            error,
            "white has men on the bar, but in this game nobody is hit; \
             both sides stand on White's 12 (Black's 24)"
        );
    }

    #[test]
    fn many_throws_are_cut() {
        let (rules, mut bytes) = start();
        bytes[60..].fill(127);

        let position = Position::unpack(rules, &bytes).unwrap();

        assert_eq!(position.throws(Side::White), THROWS_MAX);
        assert_eq!(position.pack(), bytes);
    }
}
