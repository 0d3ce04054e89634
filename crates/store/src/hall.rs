//! What a hall stores: its people, and what they offer, write, decide and reach.

mod accounts;
mod bots;
mod challenges;
mod chat;
mod fair_play;
pub(crate) mod memory;
mod moderation;
mod notices;
mod passkeys;
mod people;
mod push;
pub(crate) mod results;
pub(crate) mod seeks;
mod tournaments;

pub use accounts::{AccountClaim, AccountStore};
pub use bots::BotStore;
pub use challenges::ChallengeStore;
pub use chat::ChatStore;
pub use fair_play::FairPlayStore;
pub use moderation::ModerationStore;
pub use notices::NoticeStore;
pub use passkeys::{PasskeyRemoval, PasskeyStore};
pub use people::HallStore;
pub use push::PushStore;
pub use results::{ResultStore, UnsettledTable};
pub use seeks::{SeekStore, SeekTable};
pub use tournaments::{TournamentAddition, TournamentGame, TournamentStore};

/// Everything that a hall stores.
pub trait HallParts:
    HallStore
    + SeekStore
    + ChatStore
    + ModerationStore
    + AccountStore
    + PasskeyStore
    + ResultStore
    + BotStore
    + ChallengeStore
    + TournamentStore
    + FairPlayStore
    + NoticeStore
    + PushStore
{
}

impl<T> HallParts for T where
    T: HallStore
        + SeekStore
        + ChatStore
        + ModerationStore
        + AccountStore
        + PasskeyStore
        + ResultStore
        + BotStore
        + ChallengeStore
        + TournamentStore
        + FairPlayStore
        + NoticeStore
        + PushStore
{
}
