//! The theme of a puzzle.

use rosespring_rules::{End, Event, Men, Phase, Position, Rules, Stage};

/// The theme of a puzzle: the first of these, in this order, that fits.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
#[non_exhaustive]
pub enum Theme {
    /// The mover plays a remainder.
    Gift,
    /// The play decides which remainder passes to the opponent.
    HandOver,
    /// Men in hand are to be entered.
    Entering,
    /// All men of the mover are home or off.
    BearOff,
    /// The sides can no longer meet.
    Race,
    /// The question is whether to hit.
    Hit,
    /// The question is whether to pin.
    Pin,
    /// A group of a cascade with more to come.
    Cascade,
    /// Four equal numbers, or what is left of them.
    Doublet,
    /// The best play makes a longer run of points that block the opponent.
    Block,
    /// Two different dice.
    Pair,
}

impl Theme {
    /// All themes, in order.
    pub const ALL: [Self; 11] = [
        Self::Gift,
        Self::HandOver,
        Self::Entering,
        Self::BearOff,
        Self::Race,
        Self::Hit,
        Self::Pin,
        Self::Cascade,
        Self::Doublet,
        Self::Block,
        Self::Pair,
    ];

    /// The name, such as `hand-over`.
    ///
    /// ```
    /// use rosespring_engine::puzzle::Theme;
    ///
    /// assert!(Theme::ALL.iter().all(|theme| Theme::named(theme.name()) == Some(*theme)));
    /// ```
    #[must_use]
    pub const fn name(self) -> &'static str {
        match self {
            Self::Gift => "gift",
            Self::HandOver => "hand-over",
            Self::Entering => "entering",
            Self::BearOff => "bear-off",
            Self::Race => "race",
            Self::Hit => "hit",
            Self::Pin => "pin",
            Self::Cascade => "cascade",
            Self::Doublet => "doublet",
            Self::Block => "block",
            Self::Pair => "pair",
        }
    }

    /// Returns the theme with this name.
    #[must_use]
    pub fn named(name: &str) -> Option<Self> {
        Self::ALL.into_iter().find(|theme| theme.name() == name)
    }

    /// Returns the theme of a stage with the best end `best` and the missed end `missed`.
    pub(super) fn of(position: &Position, best: &End, missed: &End) -> Self {
        let Phase::Play(turn) = position.phase() else {
            return Self::Pair;
        };
        let (mover, rules) = (turn.mover(), position.rules());
        let held = |end: &End| longest_row(end.board.men(mover), rules);
        let is_run = matches!(turn.stage(), Stage::Run { .. });
        let men = position.men(mover);
        let differs = |of: &dyn Fn(&End) -> u16| of(best) != of(missed);
        match () {
            () if turn.is_remainder() => Self::Gift,
            () if differs(&|end| given(position, end)) => Self::HandOver,
            () if men.hand(rules) > 0 => Self::Entering,
            () if men.held(rules) & OUTSIDE == 0 => Self::BearOff,
            () if !position.has_contact() => Self::Race,
            () if differs(&|end| struck(&end.board.men(mover.other()), rules)) => {
                match rules.has_pins() {
                    true => Self::Pin,
                    false => Self::Hit,
                }
            }
            () if turn.stage().then().next().is_some() => Self::Cascade,
            () if is_run => Self::Doublet,
            () if held(best) >= ROW.max(held(missed) + 1) => Self::Block,
            () => Self::Pair,
        }
    }
}

/// The least length of a run of points that counts as blocking.
const ROW: u32 = 4;
/// The points above the home table, the bar and the hand, as in [`Men::occupied`].
const OUTSIDE: u32 = 0x07FF_FF80;

/// The number of men of a side that were hit or pinned.
fn struck(men: &Men, rules: &Rules) -> u16 {
    u16::from(men.bar()) + men.pinned(rules).count_ones() as u16
}

/// The number of numbers that pass to the opponent after this end.
fn given(position: &Position, end: &End) -> u16 {
    let mut events = Vec::new();
    let _ = position.after(end, &mut events);
    let passed = events.iter().map(|event| match event {
        Event::HandedOver { stage, .. } => stage.groups().concat().len() as u16,
        _ => 0,
    });
    passed.sum()
}

/// The length of the longest run of points on which no man of the opponent can land.
fn longest_row(men: Men, rules: &Rules) -> u32 {
    let mut held = rules.contact.holds(men);
    let mut row = 0;
    while held != 0 {
        held &= held >> 1;
        row += 1;
    }
    row
}

#[cfg(test)]
mod tests {
    use super::*;

    fn theme(id: &str, best: &str, missed: &str) -> Theme {
        let position: Position = id.parse().unwrap();
        let end = |play: &str| {
            let steps = rosespring_rules::notation::text::parse_play(&position, play).unwrap();
            let plays = position.plays();
            let after = position.play(&steps, &mut ()).unwrap();
            let found = plays
                .iter()
                .find(|play| position.after(&play.end, &mut ()) == after);
            found.unwrap().end
        };
        Theme::of(&position, &end(best), &end(missed))
    }

    #[test]
    fn the_first_theme_that_fits_is_told() {
        let opening = "rs1.gul-bara.fziT1.fziT0.Pww65";
        assert_eq!(theme(opening, "24/18 24/19", "24/13"), Theme::Pair);
    }
}
