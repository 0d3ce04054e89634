//! Events: the changes between one position and the next.

use crate::{Dice, Die, Outcome, Side, Stage, UnplayedNumbers};

/// A change between two positions.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum Event {
    /// Each side threw one die to decide which side begins.
    OpeningThrown {
        /// White's die.
        white: Die,
        /// Black's die.
        black: Die,
        /// The side that begins; `None` after a tie.
        first: Option<Side>,
    },
    /// A side threw both dice, or plays the opening dice as its first throw.
    Thrown {
        /// The thrower.
        side: Side,
        /// The dice in the order thrown.
        dice: Dice,
        /// Whether it is a doublet that cascades.
        cascades: bool,
    },
    /// The thrower of a 2-1 named a doublet (AD-2).
    Named {
        /// The thrower.
        side: Side,
        /// The number of the doublet.
        number: Die,
    },
    /// No number of a stage could be played. Later events say whether the numbers are lost or pass
    /// on.
    StagePassed {
        /// The side that could not play.
        mover: Side,
        /// The stage.
        stage: Stage,
    },
    /// Numbers were lost.
    Lost {
        /// The side that could not, or chose not to, play them.
        mover: Side,
        /// The numbers.
        unplayed: UnplayedNumbers,
    },
    /// The rest of a cascade, or plain numbers, passed to the opponent (GB-6, LA-3).
    HandedOver {
        /// The receiver.
        to: Side,
        /// Its first group; all later groups follow.
        stage: Stage,
    },
    /// Neither side has a legal play with any throw (C-4).
    Dead,
    /// The game ended.
    Over(Outcome),
}

/// Receives events. `()` drops them at no cost, a `Vec` keeps them.
pub trait EventSink {
    /// Receives one event.
    fn event(&mut self, event: Event);
}

impl EventSink for () {
    #[inline]
    fn event(&mut self, _: Event) {}
}

impl EventSink for Vec<Event> {
    fn event(&mut self, event: Event) {
        self.push(event);
    }
}
