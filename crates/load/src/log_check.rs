//! Compares the log of a table with what its pages sent and were shown.

use std::collections::HashMap;

use rosespring_store::Store;
use rosespring_table::game::{Entry, PlayerId, State, Viewer};
use rosespring_table::{stored, view};
use rosespring_wire::table::Seat;

use crate::Failure;
use crate::page::{Memory, view_hash};
use crate::table::TablePages;
use crate::watcher::Watcher;

/// What was found.
#[derive(Debug, Default, Clone, Copy)]
pub(crate) struct LogCheck {
    /// Taps whose event a page of their player was shown.
    pub(crate) acknowledged: u64,
    /// Versions that watchers were shown.
    pub(crate) watched: u64,
    /// Versions that a page was shown and that are missing in the log, or lead to another view.
    pub(crate) lost: u64,
    /// Entries of a player that no page has sent, and second ends of games.
    pub(crate) doubled: u64,
}

/// Checks the log of the table of these pages.
pub(crate) async fn check(store: &dyn Store, pages: &TablePages) -> Result<LogCheck, Failure> {
    let TablePages {
        players: pages,
        watchers,
    } = pages;
    let id = &pages[0].table;
    let table = store.table(id).await?;
    let bodies = store.events(id).await?;
    let mut state = stored::empty_state(&table)?;
    let mut found = LogCheck::default();
    let mut seen = [0_u64; 2];
    let mut ended: HashMap<u32, u32> = HashMap::new();
    let mut game = 0;
    for entry in stored::entries(&table, &bodies)? {
        let before = state.version();
        state.apply(&entry)?;
        match &entry.entry {
            Entry::GameBegan { number } => game = *number,
            Entry::GameOver | Entry::Resigned { .. } => *ended.entry(game).or_default() += 1,
            _ => {}
        }
        let is_sent = pages
            .iter()
            .any(|page| page.memory.sent.contains_key(&before));
        let is_tap = matches!(entry.entry, Entry::Stepped { .. } | Entry::Committed);
        found.doubled += u64::from(is_tap && entry.by.is_some() && !is_sent);
        for (place, page) in pages.iter().enumerate() {
            let Some(&shown) = page.memory.views.get(&state.version()) else {
                continue;
            };
            seen[place] += 1;
            let player = table.players[place]
                .clone()
                .ok_or("a seat without a player")?;
            let side = match page.seat {
                Seat::White => rosespring_rules::Side::White,
                Seat::Black => rosespring_rules::Side::Black,
            };
            let viewer = Viewer::seated(PlayerId::try_from(player)?, side);
            let now = view::table_view(id, &state, &viewer).ok_or("a table without a game")?;
            found.lost += u64::from(view_hash(&now) != shown);
        }
        check_watchers(id, &state, watchers, &mut found)?;
    }
    let all: usize = watchers.iter().map(|watcher| watcher.views.len()).sum();
    found.lost += all as u64 - found.watched;
    for (
        Memory {
            views,
            acknowledged,
            ..
        },
        seen,
    ) in pages.iter().map(|page| &page.memory).zip(seen)
    {
        found.acknowledged += acknowledged;
        found.lost += views.len() as u64 - seen;
    }
    found.doubled += ended
        .values()
        .map(|times| u64::from(times - 1))
        .sum::<u64>();
    Ok(found)
}

/// Compares what watchers were shown of a version with the state.
fn check_watchers(
    id: &str,
    state: &State,
    watchers: &[Watcher],
    found: &mut LogCheck,
) -> Result<(), Failure> {
    let version = state.version();
    let shown = watchers
        .iter()
        .filter_map(|watcher| watcher.views.get(&version));
    let shown: Vec<u64> = shown.copied().collect();
    if shown.is_empty() {
        return Ok(());
    }
    let visitor = Viewer::watcher(PlayerId::try_from("visitor".to_owned())?, 0);
    let now = view::table_view(id, state, &visitor).ok_or("a table without a game")?;
    let hash = view_hash(&now);
    found.watched += shown.len() as u64;
    found.lost += shown.iter().filter(|shown| **shown != hash).count() as u64;
    Ok(())
}
