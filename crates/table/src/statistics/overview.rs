//! The whole view of statistics.

use std::collections::BTreeMap;
use std::sync::Arc;

use rosespring_engine::order;
use rosespring_rules::Side;
use rosespring_wire::statistics::{PuzzleRating, StatisticsView};

use super::facts::{Facts, Source};
use super::{Whose, dice, openings, player_of, ratings, results};
use crate::game::{PlayerId, SeatHolder};
use crate::glicko::Rating;
use crate::limits::NAMES_LISTED_MAX;
use crate::stored::ReviewHead;
use crate::view;

/// The stored data from which statistics are computed.
pub struct StatisticsSource {
    /// The tables, those changed last first.
    pub tables: Vec<Arc<Facts>>,
    /// Number of tables that cannot be read.
    pub unreadable: u32,
    /// Number of tables that were not read.
    pub left_out: u32,
    /// Analyses, newest first.
    pub reviews: Vec<ReviewHead>,
    /// Ratings by puzzles.
    pub puzzles: Vec<(String, Rating)>,
}

/// Returns the figures of the players with this name, or of all persons.
#[must_use]
pub fn view(kept: &StatisticsSource, name: Option<&str>) -> StatisticsView {
    let players = players(kept);
    let meant = name.map(|name| {
        let of_name = players.iter().filter(|(_, player)| player.name == name);
        of_name.map(|(id, _)| id.clone()).collect()
    });
    let whose = Whose(meant.as_ref());
    let tables: Vec<&Facts> = kept.tables.iter().map(Arc::as_ref).collect();
    let puzzles = kept.puzzles.iter();
    StatisticsView {
        names: names(&players),
        name: name.map(str::to_owned),
        tables: u32::try_from(tables.len()).unwrap_or(u32::MAX),
        unreadable: kept.unreadable,
        left_out: kept.left_out,
        results: results::rows(&tables, whose),
        between_persons: results::between_persons(&tables, whose, false),
        on_wood: results::between_persons(&tables, whose, true),
        ratings: ratings::against_levels(&tables, whose),
        performance: ratings::performance(&kept.reviews, whose),
        dice: dice::figures(&tables, whose, Source::Seed),
        wooden_dice: dice::figures(&tables, whose, Source::Hand),
        openings: openings::rows(&tables, whose),
        puzzles: puzzles
            .map(|(game, rating)| PuzzleRating {
                game: game.clone(),
                rating: view::rating(rating),
            })
            .collect(),
    }
}

/// A person who played here.
struct PlayerCount {
    /// The name they used first at these tables.
    name: String,
    /// Number of tables and analyses in which they played a side.
    seats: u32,
}

/// Returns the persons who played here and have a name.
fn players(kept: &StatisticsSource) -> BTreeMap<PlayerId, PlayerCount> {
    let mut players = BTreeMap::new();
    let mut count = |id: PlayerId, name: &str| {
        if id.is_unnamed() {
            return;
        }
        let player = players.entry(id).or_insert_with(|| PlayerCount {
            name: name.to_owned(),
            seats: 0,
        });
        player.seats += 1;
    };
    for seat in kept.tables.iter().flat_map(|facts| &facts.seats) {
        if let SeatHolder::Person(player) = seat {
            count(player.id.clone(), &player.name);
        }
    }
    for head in &kept.reviews {
        for side in Side::ALL.map(Side::index) {
            if let Some(id) = player_of(head, side) {
                count(id, &head.names[side]);
            }
        }
    }
    players
}

/// Returns their names, those with most seats first.
fn names(players: &BTreeMap<PlayerId, PlayerCount>) -> Vec<String> {
    let mut seats: BTreeMap<&str, u32> = BTreeMap::new();
    for player in players.values() {
        *seats.entry(&player.name).or_default() += player.seats;
    }
    let mut names: Vec<_> = seats.into_iter().collect();
    order::sort_by_key(&mut names, |&(_, seats)| u64::from(u32::MAX - seats));
    names.truncate(NAMES_LISTED_MAX);
    names.into_iter().map(|(name, _)| name.to_owned()).collect()
}
