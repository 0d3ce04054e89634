//! Who looks at a table and asks things of it.

use rosespring_rules::Side;

use super::player::PlayerId;

/// Who looks at a table and asks things of it: an id, and the seats it holds.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Viewer {
    id: PlayerId,
    seats: Seats,
}

#[derive(Debug, Clone, Copy, PartialEq, Eq)]
enum Seats {
    Both,
    One(Side),
    None,
}

impl Viewer {
    /// The one screen of a local table: it holds both seats.
    #[must_use]
    pub fn screen() -> Self {
        Self {
            id: PlayerId::local(),
            seats: Seats::Both,
        }
    }

    /// A player who holds the seat of `side`.
    #[must_use]
    pub const fn seated(id: PlayerId, side: Side) -> Self {
        let seats = Seats::One(side);
        Self { id, seats }
    }

    /// A viewer without a seat.
    #[must_use]
    pub const fn watcher(id: PlayerId) -> Self {
        let seats = Seats::None;
        Self { id, seats }
    }

    /// Who it is.
    #[must_use]
    pub const fn id(&self) -> &PlayerId {
        &self.id
    }

    /// Whether they hold the seat of `side`.
    #[must_use]
    pub fn holds(&self, side: Side) -> bool {
        match self.seats {
            Seats::Both => true,
            Seats::One(held) => held == side,
            Seats::None => false,
        }
    }

    /// Whether they hold a seat.
    #[must_use]
    pub const fn holds_any(&self) -> bool {
        !matches!(self.seats, Seats::None)
    }
}
