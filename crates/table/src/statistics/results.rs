//! Finished games and matches.

use std::collections::BTreeMap;

use rosespring_rules::{Outcome, Side, WinKind};
use rosespring_wire::statistics::{ResultsCount, ResultsRow};

use super::facts::Facts;
use super::{Whose, against_computer};
use crate::game::{Purpose, SeatHolder};
use crate::view;

/// Results against the computer, by rules and level.
pub(super) fn rows(tables: &[&Facts], whose: Whose<'_>) -> Vec<ResultsRow> {
    let mut rows: BTreeMap<_, ResultsRow> = BTreeMap::new();
    for facts in tables {
        let Some((side, level)) = against_computer(facts, whose) else {
            continue;
        };
        let outcomes = facts.games.iter().filter_map(|game| game.outcome);
        for outcome in outcomes {
            let place = (view::rules_place(&facts.rules), level);
            let row = rows.entry(place).or_insert_with(|| empty(facts, level));
            add_game(row, outcome, side);
        }
        let place = (view::rules_place(&facts.rules), level);
        if let (Some(winner), Some(row)) = (facts.winner, rows.get_mut(&place)) {
            count_of(row, winner == side).matches += 1;
        }
    }
    rows.into_values().collect()
}

fn empty(facts: &Facts, level: u8) -> ResultsRow {
    ResultsRow {
        rules: facts.rules.to_string(),
        title: view::title(&facts.rules),
        game: view::game_name(facts.rules.game).to_owned(),
        level,
        won: ResultsCount::default(),
        lost: ResultsCount::default(),
        drawn: 0,
    }
}

const fn count_of(row: &mut ResultsRow, won: bool) -> &mut ResultsCount {
    if won { &mut row.won } else { &mut row.lost }
}

fn add_game(row: &mut ResultsRow, outcome: Outcome, side: Side) {
    let Outcome::Won { winner, kind } = outcome else {
        row.drawn += 1;
        return;
    };
    let count = count_of(row, winner == side);
    count.games += 1;
    count.units += u32::from(kind.units());
    count.multiple += u32::from(kind != WinKind::Single);
}

/// Counts finished games between two persons of whom one is selected, at a board of wood or not.
pub(super) fn between_persons(tables: &[&Facts], whose: Whose<'_>, on_wood: bool) -> u32 {
    let persons = tables.iter().filter(|facts| {
        (facts.purpose == Purpose::Companion) == on_wood
            && !facts.chosen
            && facts
                .seats
                .iter()
                .all(|seat| matches!(seat, SeatHolder::Person(_)))
            && (whose.is_everybody() || Side::ALL.into_iter().any(|side| whose.sits(facts, side)))
    });
    let finished = persons
        .flat_map(|facts| &facts.games)
        .filter(|game| game.outcome.is_some());
    u32::try_from(finished.count()).unwrap_or(u32::MAX)
}
