//! Viewers: who looks at a table and gives commands.

use rosespring_rules::Side;

use super::player::PlayerId;

/// A viewer of a table: an id, and the seats it holds.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Viewer {
    id: PlayerId,
    seats: Seats,
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
        }
    }

    /// Returns a player who holds the seat of `side`.
    #[must_use]
    pub const fn seated(id: PlayerId, side: Side) -> Self {
        let seats = Seats::One(side);
        Self { id, seats }
    }

    /// Returns a viewer without a seat.
    #[must_use]
    pub const fn watcher(id: PlayerId) -> Self {
        let seats = Seats::None;
        Self { id, seats }
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
