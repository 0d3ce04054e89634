//! Offers of a game: invitations by a link, seeks for anybody, challenges of a member to another,
//! and wishes for a rematch.

mod decide;
mod messages;
mod row;
mod settings;
mod view;

pub use decide::{
    CHALLENGES_OWN_MAX, ChallengeFacts, MeetingFacts, OfferRefusal, RatedFacts, RematchStep,
    SEEKS_MAX, challenge, displaced, find_fitting, find_to_accept, invite, is_rematch, may_accept,
    may_add_seek, may_meet, may_offer, may_play, rematch_id, rematch_step, rematch_wish,
};
pub use row::{
    HouseStrength, NamedChallenge, NamedSeek, OfferedGame, SoughtGame, StoredBlock,
    StoredChallenge, StoredInvitation, StoredSeek, TableAccess,
};
pub use settings::{NewTableFacts, table_settings};
pub use view::{challenge_view, invitation_view, rematch_view, seek_view};
