//! Viewers: who looks at a table and gives commands.

use rosespring_rules::Side;

use super::player::PlayerId;

/// A viewer of a table: an id, and the seats it holds.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Viewer {
    id: PlayerId,
    seats: Seats,
    delay_ms: u32,
}

/// The seats that a viewer holds. Viewers with the same seats see the same.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Seats {
    /// Both, at the only screen of a local table.
    Both,
    /// The seat of one side.
    One(Side),
    /// None: the viewer watches.
    None,
}

impl Viewer {
    /// Returns the viewer of the only screen of a local table, who holds both seats.
    #[must_use]
    pub fn screen() -> Self {
        Self {
            id: PlayerId::local(),
            seats: Seats::Both,
            delay_ms: 0,
        }
    }

    /// Returns a player who holds the seat of `side`.
    #[must_use]
    pub const fn seated(id: PlayerId, side: Side) -> Self {
        Self {
            id,
            seats: Seats::One(side),
            delay_ms: 0,
        }
    }

    /// Returns a viewer without a seat, who sees a table `delay_ms` milliseconds later than its
    /// players.
    #[must_use]
    pub const fn watcher(id: PlayerId, delay_ms: u32) -> Self {
        Self {
            id,
            seats: Seats::None,
            delay_ms,
        }
    }

    /// The id.
    #[must_use]
    pub const fn id(&self) -> &PlayerId {
        &self.id
    }

    /// The seats.
    #[must_use]
    pub const fn seats(&self) -> Seats {
        self.seats
    }

    /// How much later than the players the viewer sees a table, in milliseconds. The host holds
    /// entries back for that time; a view is of the state that the host passes.
    #[must_use]
    pub const fn delay_ms(&self) -> u32 {
        self.delay_ms
    }

    /// Returns whether the viewer holds the seat of `side`.
    #[must_use]
    pub fn holds(&self, side: Side) -> bool {
        match self.seats {
            Seats::Both => true,
            Seats::One(held) => held == side,
            Seats::None => false,
        }
    }

    /// Returns whether the viewer holds a seat.
    #[must_use]
    pub const fn holds_any(&self) -> bool {
        !matches!(self.seats, Seats::None)
    }
}
