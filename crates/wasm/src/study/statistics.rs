//! The calls about statistics.

use std::collections::{BTreeMap, HashMap};
use std::sync::Arc;

use rosespring_engine::order;
use rosespring_table::glicko::Rating;
use rosespring_table::statistics::{self, Facts, StatisticsSource};
use rosespring_table::stored::{FACTS_FORMAT, ReviewHead, StoredFacts, StoredTable};
use rosespring_wire::statistics::StatisticsView;
use serde::Deserialize;

use crate::answer::{CallError, TableAnswer, to_json};
use crate::request::StoredGame;

/// The parameters of `install_openings`: installs the tables of first throws for the whole process.
#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct Openings {
    /// The files of `docs/openings`, as text.
    tables: Vec<String>,
}

/// The parameters of `statistics`: returns the statistics of the stored games, as
/// `GET /api/statistics` does.
#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct StatisticsRequest {
    /// The name of a person; all persons if null.
    name: Option<String>,
    /// The tables.
    tables: Vec<StoredTable>,
    /// The answers to `facts` about them. A table without one is counted as unreadable.
    facts: Vec<StoredFacts>,
    /// Analyses, newest first.
    reviews: Vec<ReviewHead>,
    /// The player's ratings by puzzles.
    puzzles: BTreeMap<String, Rating>,
}

pub(super) fn install(Openings { tables }: &Openings) -> Result<String, CallError> {
    let installed = statistics::install_openings(tables);
    installed.map_err(|fault| CallError::InvalidBody(vec![fault]))?;
    Ok(to_json(&TableAnswer::default()))
}

/// Returns the statistics data of a table, to be stored until the table changes.
pub(super) fn facts(StoredGame { table, entries }: &StoredGame) -> Result<StoredFacts, CallError> {
    let version = u32::try_from(entries.len()).unwrap_or(u32::MAX);
    Ok(Facts::of(table, entries)?.to_stored(version)?)
}

pub(super) fn view(asked: StatisticsRequest) -> StatisticsView {
    let known = asked.facts.iter();
    let known = known.filter(|facts| facts.format == FACTS_FORMAT);
    let known: HashMap<&str, &StoredFacts> = known.map(|one| (one.table.as_str(), one)).collect();
    let mut tables = Vec::new();
    let mut unreadable = 0;
    for table in &asked.tables {
        let stored = known.get(table.id.as_str());
        match stored.and_then(|stored| Facts::from_stored(table, stored).ok()) {
            Some(facts) => tables.push(Arc::new(facts)),
            None => unreadable += 1,
        }
    }
    order::sort_by_key(&mut tables, |facts| facts.at_ms.cast_unsigned());
    let source = StatisticsSource {
        tables,
        unreadable,
        left_out: 0,
        reviews: asked.reviews,
        puzzles: asked.puzzles.into_iter().collect(),
    };
    statistics::view(&source, asked.name.as_deref())
}
