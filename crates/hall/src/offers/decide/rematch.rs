//! Wishes for another match: both players of a match that is over ask for one.
//!
//! The wish of the first player is stored as an invitation whose id follows from the table's, so a
//! table has at most one rematch. Nobody else can accept it: its id is no link.

use rosespring_rules::Side;
use rosespring_wire::hall::{SideChoice, WATCH_DELAY_S};
use rosespring_wire::table::TableView;

use super::OfferRefusal;
use super::invitation::invite;
use crate::accounts::Person;
use crate::offers::{OfferedGame, StoredInvitation, TableAccess};

/// Begins the ids of the invitations that are wishes for a rematch.
const REMATCH: &str = "rematch-";

/// What follows when a player asks for a rematch.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum RematchStep {
    /// Their wish is stored.
    Wish,
    /// They accept the wish of the other player.
    Accept(StoredInvitation),
    /// Nothing: they asked before, or the rematch has begun.
    Nothing,
}

/// Returns the id of the rematch of a table.
#[must_use]
pub fn rematch_id(table: &str) -> String {
    format!("{REMATCH}{table}")
}

/// Returns whether an invitation is a wish for a rematch.
#[must_use]
pub fn is_rematch(invitation: &str) -> bool {
    invitation.starts_with(REMATCH)
}

/// Decides what follows when a player asks for a rematch. `wish` is what is stored, unless it has
/// expired.
#[must_use]
pub fn rematch_step(wish: Option<StoredInvitation>, by: &Person) -> RematchStep {
    match wish {
        None => RematchStep::Wish,
        Some(wish) if wish.table.is_some() || wish.inviter == by.id.as_str() => {
            RematchStep::Nothing
        }
        Some(wish) => RematchStep::Accept(wish),
    }
}

/// Returns the wish of a player, who plays on the same side again. `open` is the number of all open
/// invitations.
///
/// # Errors
///
/// [`OfferRefusal::TooManyInvitations`].
pub fn rematch_wish(
    table: &TableView,
    (access, rated): (Option<&TableAccess>, bool),
    (by, side): (&Person, Side),
    open: usize,
    now_ms: i64,
) -> Result<StoredInvitation, OfferRefusal> {
    let game = OfferedGame {
        rules: table.match_rules().to_owned(),
        match_to: table.score.to,
        auto_forced: table.auto_forced,
        side: Some(match side {
            Side::White => SideChoice::White,
            Side::Black => SideChoice::Black,
        }),
        watchable: access.is_some_and(|access| access.watchable),
        watch_delay: access.map_or(WATCH_DELAY_S, |access| access.watch_delay_s),
        time: table.clock.map(|clock| clock.control),
        rated,
        language: None,
    };
    invite(&game, (rematch_id(&table.id), by), open, now_ms)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::offers::decide::tests::{person, sought};

    #[test]
    fn the_second_player_accepts_the_wish_of_the_first() {
        let game = sought(r#"{"rules":"gioul","match_to":1}"#).game;
        let [ada, boris] = ["ada", "boris"].map(person);
        let wish = invite(&game, (rematch_id("t"), &ada), 0, 5).unwrap();
        let begun = StoredInvitation {
            table: Some("u".to_owned()),
            ..wish.clone()
        };

        assert!(is_rematch(&wish.id) && !is_rematch("t"));
        assert_eq!(rematch_step(None, &ada), RematchStep::Wish);
        assert_eq!(rematch_step(Some(wish.clone()), &ada), RematchStep::Nothing);
        assert_eq!(rematch_step(Some(begun), &boris), RematchStep::Nothing);
        let accept = RematchStep::Accept(wish.clone());
        assert_eq!(rematch_step(Some(wish), &boris), accept);
    }
}
