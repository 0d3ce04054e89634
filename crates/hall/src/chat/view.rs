//! What players see of the messages.

use rosespring_rules::Side;
use rosespring_wire::chat::ChatLine;
use rosespring_wire::person::PersonKindView;
use rosespring_wire::table::Seat;

use super::{StoredChat, StoredWords};
use crate::StoredBody;
use crate::offers::TableAccess;

/// A stored message that cannot be read.
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
#[error("message {0} cannot be read")]
pub struct UnreadableChat(u32);

/// Returns the messages of a table, whose players are of these kinds, White first.
///
/// # Errors
///
/// [`UnreadableChat`] for the first message without a seat or words.
pub fn lines(
    access: &TableAccess,
    kinds: [PersonKindView; 2],
    rows: &[StoredChat],
) -> Result<Vec<ChatLine>, UnreadableChat> {
    rows.iter().map(|row| line(access, kinds, row)).collect()
}

fn line(
    access: &TableAccess,
    kinds: [PersonKindView; 2],
    row: &StoredChat,
) -> Result<ChatLine, UnreadableChat> {
    let mut sides = Side::ALL.into_iter().zip(&access.players);
    let writer = sides.find(|(_, player)| player.as_deref() == Some(row.person.as_str()));
    let (side, _) = writer.ok_or(UnreadableChat(row.number))?;
    let words = StoredWords::from_body(&row.body).map_err(|_| UnreadableChat(row.number))?;
    Ok(ChatLine {
        number: row.number,
        seat: Seat::from(side),
        kind: kinds[side.index()],
        at_ms: row.at_ms,
        words: words.into(),
    })
}

/// Returns the id of the other player of a table.
#[must_use]
pub fn other_player<'a>(access: &'a TableAccess, own: &str) -> Option<&'a str> {
    let mut ids = access.players.iter().flatten();
    ids.find(|id| *id != own).map(String::as_str)
}
