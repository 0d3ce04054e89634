//! The place of `hall` in a program without the feature `hall`: the server is never a hall.

use rosespring_rules::notation::record::TournamentOf;
use rosespring_store::Store;

/// The people of other machines: there can be none.
pub(crate) enum Hall {}

pub(crate) mod rights {
    use rosespring_table::game::Command;

    pub(crate) const fn may_give(_: &Command) -> bool {
        true
    }
}

pub(crate) async fn tournament_in_record(_: &dyn Store, _: &str) -> Option<TournamentOf> {
    None
}
