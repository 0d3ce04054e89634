//! Offers of a game: invitations by a link, seeks for anybody, challenges of a member to another.

mod row;

pub use row::{
    NamedChallenge, NamedSeek, StoredBlock, StoredChallenge, StoredInvitation, StoredSeek,
    TableAccess,
};
