//! The trait of stores for a hall: the sum of those for its parts.

mod accounts;
mod bots;
mod challenges;
mod chat;
mod fair_play;
mod moderation;
mod notices;
mod passkeys;
mod people;
mod push;
mod results;
pub mod rows;
mod seeks;
mod tournaments;

pub use accounts::{AccountClaim, AccountStore};
pub use bots::BotStore;
pub use challenges::ChallengeStore;
pub use chat::ChatStore;
pub use fair_play::FairPlayStore;
pub use moderation::ModerationStore;
pub use notices::NoticeStore;
pub use passkeys::{PasskeyRemoval, PasskeyStore};
pub use people::PeopleStore;
pub use push::PushStore;
pub use results::{ResultStore, UnsettledTable};
pub use rows::{RowStore, blocked_by, moderators, notices_of};
pub use seeks::{SeekStore, SeekTable};
pub use tournaments::{TournamentAddition, TournamentGame, TournamentStore};

/// Stores what a hall knows: its people, what they agree on, say and decide, and their results.
pub trait HallStore:
    PeopleStore
    + RowStore
    + AccountStore
    + PasskeyStore
    + BotStore
    + SeekStore
    + ChallengeStore
    + ChatStore
    + ModerationStore
    + ResultStore
    + FairPlayStore
    + TournamentStore
    + NoticeStore
    + PushStore
{
}

impl<T> HallStore for T where
    T: PeopleStore
        + RowStore
        + AccountStore
        + PasskeyStore
        + BotStore
        + SeekStore
        + ChallengeStore
        + ChatStore
        + ModerationStore
        + ResultStore
        + FairPlayStore
        + TournamentStore
        + NoticeStore
        + PushStore
{
}
