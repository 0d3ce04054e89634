//! What happens on the way from one position to the next.

use crate::{Dice, Die, Outcome, Side, Stage, Unplayed};

/// Something that happened while the game moved on.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum Event {
    /// Each side threw one die to see who begins.
    OpeningThrown {
        /// White's die.
        white: Die,
        /// Black's die.
        black: Die,
        /// Who begins; `None` after a tie.
        first: Option<Side>,
    },
    /// A side threw both dice, or plays the opening dice as its first throw.
    Thrown {
        /// Who threw.
        side: Side,
        /// The dice as they fell.
        dice: Dice,
        /// Whether it is a doublet that cascades.
        cascades: bool,
    },
    /// Not one number of a stage could be played. What becomes of the numbers follows.
    StagePassed {
        /// Who could not play.
        mover: Side,
        /// The stage.
        stage: Stage,
    },
    /// Numbers were lost.
    Lost {
        /// Who could not, or would not, play them.
        mover: Side,
        /// The numbers.
        unplayed: Unplayed,
    },
    /// The rest of a cascade passed to the opponent (GB-6).
    HandedOver {
        /// Who plays it.
        to: Side,
        /// Its first group, and with it all later ones.
        stage: Stage,
    },
    /// Neither side has a legal play with any throw (C-4).
    Dead,
    /// The game ended.
    Over(Outcome),
}

/// Takes the events of a move. `()` drops them at no cost, a `Vec` keeps them.
pub trait EventSink {
    /// Takes one event.
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
