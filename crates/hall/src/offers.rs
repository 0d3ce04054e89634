//! Offers of a game: invitations by a link, seeks for anybody, challenges of a member to another.

mod messages;
mod row;

pub use row::{
    NamedChallenge, NamedSeek, OfferedGame, SoughtGame, StoredBlock, StoredChallenge,
    StoredInvitation, StoredSeek, TableAccess,
};
