//! Everything together.

use std::collections::BTreeMap;
use std::sync::Arc;

use rosespring_rules::Side;
use rosespring_wire::statistics::{PuzzleRating, StatisticsView};

use super::facts::{Facts, Source};
use super::{Whose, dice, openings, ratings, results};
use crate::game::{Purpose, Seated};
use crate::glicko::Rating;
use crate::limits::NAMES_LISTED_MAX;
use crate::stored::ReviewHead;
use crate::view;

/// What is kept, read.
pub struct Kept {
    /// The tables, those changed first, first.
    pub tables: Vec<Arc<Facts>>,
    /// Tables that cannot be read.
    pub unreadable: u32,
    /// Tables that were not read.
    pub left_out: u32,
    /// Analyses, newest first.
    pub reviews: Vec<ReviewHead>,
    /// Ratings by puzzles.
    pub puzzles: Vec<(String, Rating)>,
}

/// What it comes to, for one person or for all.
pub fn view(kept: &Kept, name: Option<&str>) -> StatisticsView {
    let whose = Whose(name);
    let tables: Vec<&Facts> = kept.tables.iter().map(Arc::as_ref).collect();
    let puzzles = kept.puzzles.iter();
    StatisticsView {
        names: names(kept),
        name: name.map(str::to_owned),
        tables: u32::try_from(tables.len()).unwrap_or(u32::MAX),
        unreadable: kept.unreadable,
        left_out: kept.left_out,
        results: results::rows(&tables, whose),
        between_persons: results::between_persons(&tables, whose, Purpose::Game),
        on_wood: results::between_persons(&tables, whose, Purpose::Companion),
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

/// The persons who played here, those with most tables first.
fn names(kept: &Kept) -> Vec<String> {
    let mut tables: BTreeMap<&str, u32> = BTreeMap::new();
    for seat in kept.tables.iter().flat_map(|facts| &facts.seats) {
        if let Seated::Person { name } = seat {
            *tables.entry(name).or_default() += 1;
        }
    }
    for head in &kept.reviews {
        for side in Side::ALL.map(Side::index) {
            if head.persons[side] {
                tables.entry(&head.names[side]).or_default();
            }
        }
    }
    let mut names: Vec<_> = tables.into_iter().collect();
    names.sort_by_key(|&(_, tables)| std::cmp::Reverse(tables));
    names.truncate(NAMES_LISTED_MAX);
    names.into_iter().map(|(name, _)| name.to_owned()).collect()
}
