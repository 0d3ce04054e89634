//! The tournament that the record of a match names.

use rosespring_hall::StoredBody;
use rosespring_hall::tournament::{Entry, Kind, LogEntry, TournamentTerms};
use rosespring_rules::notation::record::TournamentOf;
use rosespring_store::HallStore;

use super::unreadable;
use crate::error::ApiError;

/// Returns the name of the tournament in which a table is a game, and the round; `None` for other
/// tables. A record is of use without it, so a tournament that cannot be read is left out.
pub(crate) async fn tournament_in_record(
    store: &dyn HallStore,
    table: &str,
) -> Option<TournamentOf> {
    let found = read_tournament(store, table).await;
    found.unwrap_or_else(|error| {
        tracing::warn!(table, "the record does not name the tournament: {error}");
        None
    })
}

/// Returns the same as [`tournament_in_record`]. An arena has no rounds.
async fn read_tournament(
    store: &dyn HallStore,
    table: &str,
) -> Result<Option<TournamentOf>, ApiError> {
    let Some((stored, game)) = store.tournament_of_table(table).await? else {
        return Ok(None);
    };
    let terms = TournamentTerms::from_body(&stored.body)?;
    let round = match terms.kind {
        Kind::Arena => None,
        _ => round_of(&store.tournament_log(&stored.id).await?, game)?,
    };
    let name = terms.name;
    Ok(Some(TournamentOf { name, round }))
}

/// Returns the round of a game, from 1. Games are numbered in the order of the pairings.
fn round_of(log: &[String], game: u32) -> Result<Option<u16>, ApiError> {
    let (mut rounds, mut games) = (0_u16, 0_usize);
    for line in log {
        if let Entry::Paired { pairs, .. } = LogEntry::from_text(line).map_err(unreadable)?.entry {
            rounds = rounds.saturating_add(1);
            games += pairs.len();
            if (game as usize) < games {
                return Ok(Some(rounds));
            }
        }
    }
    Ok(None)
}
