//! The steps that may be played next, as sets of slots.
//!
//! Under most rules they follow from the men alone, without a list of the stage's ends:
//!
//! - Steps by equal numbers never take each other's place. A step that is legal stays legal while
//!   other men move: the open points of a stage do not change, and men only come closer to home.
//!   So every order of steps uses the most numbers (C-1), and every step that is legal by itself
//!   may be played.
//! - A first step by one of two different dice is legal if the other number can be played after it.
//!   If no step leaves the other number a man, only one number is played.
//!
//! Packing, the free point, capote, mothers that may decide the game, hitting at home in Tavla, the
//! first man of Fevga, ends that may be barred, and stages that need not be played out are
//! different: there a list of ends decides. Men of the head that must stay are like men of nobody,
//! so Narde changes nothing here; neither do pins, nor men that are laid down.

use crate::frame::{Frame, State, bits};
use crate::men::{SlotSet, origin_of, slot_of};
use crate::pins;
use crate::{Compulsion, Die, FreePoint, Scoring, Stacking, Stage, Step};

/// The steps that may be played next in a stage, by at most three different numbers.
///
/// ```
/// use rosespring_rules::{Dice, Position, Rules, Side, StageCursor};
///
/// let rules = Rules::preset("backgammon").unwrap();
/// let position = Position::started_by(rules, Side::White);
/// let position = position.throw(Dice::from_numbers(6, 5).unwrap(), &mut ())?;
/// let legal = StageCursor::new(&position).unwrap().legal_steps();
/// assert_eq!(legal.len(), 5);
/// assert_eq!(legal.iter().next().unwrap().to_string(), "24 by 6");
/// # Ok::<(), rosespring_rules::WrongPhase>(())
/// ```
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct LegalSteps {
    /// The numbers, larger first, each with the slots from which it may be played. Where fewer are
    /// different, the last sets are empty.
    sources: [(Die, SlotSet); 3],
}

impl LegalSteps {
    pub(crate) const fn none() -> Self {
        Self {
            sources: [(Die::One, 0); 3],
        }
    }

    /// Whether there are none.
    #[must_use]
    pub const fn is_empty(&self) -> bool {
        let [(_, first), (_, second), (_, third)] = self.sources;
        first | second | third == 0
    }

    /// The number of steps.
    #[must_use]
    pub fn len(&self) -> usize {
        let counts = self.sources.map(|(_, slots)| slots.count_ones() as usize);
        counts[0] + counts[1] + counts[2]
    }

    /// Whether `step` is one of them.
    #[must_use]
    pub fn contains(&self, step: Step) -> bool {
        let bit = 1 << slot_of(step.from);
        self.sources
            .iter()
            .any(|&(number, slots)| number == step.number && slots & bit != 0)
    }

    /// The steps, larger number first, highest point first.
    pub fn iter(&self) -> impl Iterator<Item = Step> + use<> {
        self.sources.into_iter().flat_map(|(number, slots)| {
            bits(slots).map(move |slot| Step {
                from: origin_of(slot),
                number,
            })
        })
    }

    /// The numbers, larger first, each with the places from which it may be played: bit n for
    /// point n, bit 25 for the bar and bit 26 for the hand. A number without a place may appear.
    #[must_use]
    pub const fn sources(&self) -> [(Die, u32); 3] {
        self.sources
    }

    /// Keeps the steps for which `is_legal` is true.
    pub(crate) fn filtered(self, is_legal: impl Fn(Step) -> bool) -> Self {
        let kept = |(number, slots): (Die, SlotSet)| {
            let from = |slot| Step {
                from: origin_of(slot),
                number,
            };
            let slots = bits(slots).filter(|&slot| is_legal(from(slot)));
            (number, slots.fold(0, |set, slot| set | 1 << slot))
        };
        Self {
            sources: self.sources.map(kept),
        }
    }
}

/// Whether the legal steps of a stage follow from the men alone ([`from_men`]).
pub(crate) fn follow_from_men(frame: &Frame<'_>, state: &State, stage: Stage) -> bool {
    let rules = frame.rules;
    !frame.may_hold(state)
        && (!frame.locked || rules.lays_down())
        && !frame.may_bar
        && !pins::may_decide(frame, state, stage)
        && matches!(rules.stacking, Stacking::Free)
        && matches!(rules.free_point, FreePoint::Off)
        && !matches!(rules.scoring, Scoring::Capote)
        && !matches!(frame.compulsion, Compulsion::Free | Compulsion::Optional)
        && !matches!(stage, Stage::Three(_))
}

/// Returns the steps that are legal by themselves, by the numbers that `played` has left of the
/// stage.
pub(crate) fn by_themselves(
    frame: &Frame<'_>,
    state: &State,
    stage: Stage,
    played: &[Step],
) -> LegalSteps {
    let from = |number: Die| (number, frame.sources(state, u32::from(number.get())));
    if let Stage::Three(three) = stage {
        let left = three_left(three.numbers(), played);
        let sources = left.map(|number| number.map_or((Die::One, 0), from));
        return LegalSteps { sources };
    }
    match numbers_left(stage, played) {
        [None, _] => LegalSteps::none(),
        [Some(number), None] => LegalSteps {
            sources: [from(number), (number, 0), (number, 0)],
        },
        [Some(high), Some(low)] => LegalSteps {
            sources: [from(high), from(low), (low, 0)],
        },
    }
}

/// Selects the legal steps from those that are legal by themselves, under rules for which
/// [`follow_from_men`] is true.
pub(crate) fn from_men(
    frame: &Frame<'_>,
    state: &State,
    stage: Stage,
    by_themselves: LegalSteps,
) -> LegalSteps {
    let [(high, by_high), (low, by_low), _] = by_themselves.sources;
    // After the first of two different dice, or by equal numbers, each step goes on.
    if !matches!(stage, Stage::Pair { .. }) || high == low {
        return by_themselves;
    }
    let both = [
        (
            high,
            leading_on(frame, state, (high, by_high), (low, by_low)),
        ),
        (
            low,
            leading_on(frame, state, (low, by_low), (high, by_high)),
        ),
    ];
    if both[0].1 | both[1].1 != 0 {
        let [high, low] = both;
        return LegalSteps {
            sources: [high, low, (low.0, 0)],
        };
    }
    match frame.compulsion {
        Compulsion::MostThenLarger if by_high != 0 => LegalSteps {
            sources: [(high, by_high), (low, 0), (low, 0)],
        },
        _ => by_themselves,
    }
}

/// Returns the slots from which a step by the first number ends the game or leaves a step by the
/// second. Each number comes with the slots from which it is legal by itself.
fn leading_on(
    frame: &Frame<'_>,
    state: &State,
    (number, slots): (Die, SlotSet),
    (then, then_slots): (Die, SlotSet),
) -> SlotSet {
    // A step takes at most one slot from the other number.
    if then_slots & then_slots.wrapping_sub(1) != 0 {
        return slots;
    }
    let leads_on = |&slot: &u32| {
        let next = frame.step(state, frame.pips(number), slot);
        next.occupied == 0 || frame.sources(&next, u32::from(then.get())) != 0
    };
    bits(slots)
        .filter(leads_on)
        .fold(0, |set, slot| set | 1 << slot)
}

/// Returns the different numbers that `played` has left of a stage, larger first.
fn numbers_left(stage: Stage, played: &[Step]) -> [Option<Die>; 2] {
    match (stage, played) {
        (Stage::Run { number, left, .. }, _) if played.len() < usize::from(left.get()) => {
            [Some(number), None]
        }
        (Stage::Pair { high, low }, []) => [Some(high), Some(low)],
        (Stage::Pair { high, low }, [step]) if step.number == high => [Some(low), None],
        (Stage::Pair { high, .. }, [_]) => [Some(high), None],
        _ => [None, None],
    }
}

/// Returns the different numbers that `played` has left of three, largest first.
fn three_left(numbers: [Die; 3], played: &[Step]) -> [Option<Die>; 3] {
    let mut left = numbers.map(Some);
    for step in played {
        if let Some(number) = left.iter_mut().find(|number| **number == Some(step.number)) {
            *number = None;
        }
    }
    // Equal numbers are neighbours, and one of them tells all.
    for index in 1..left.len() {
        if left[index] == left[index - 1] {
            left[index] = None;
        }
    }
    left
}
