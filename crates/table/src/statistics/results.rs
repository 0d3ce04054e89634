//! Finished games and matches.

use std::collections::BTreeMap;

use rosespring_rules::{MatchRules, Outcome, Side};
use rosespring_wire::statistics::{ResultsCount, ResultsRow};

use super::facts::Facts;
use super::{Whose, against_computer};
use crate::game::{Purpose, SeatHolder};
use crate::view;

/// Rows by the place of their rules in lists, and by level.
type Rows = BTreeMap<((usize, String), u8), ResultsRow>;

/// Results against the computer, by rules and level. A game of a cycle counts for its rules, the
/// match for the cycle.
pub(super) fn rows(tables: &[&Facts], whose: Whose<'_>) -> Vec<ResultsRow> {
    let mut rows = Rows::new();
    for facts in tables {
        let Some((side, level)) = against_computer(facts, whose) else {
            continue;
        };
        let games = facts.games.iter().enumerate();
        let finished = games.filter_map(|(index, game)| Some((index, game.outcome?)));
        let mut counted = 0;
        for (index, outcome) in finished {
            let rules = (*facts.rules.of_game(index)).into();
            add_game(row_of(&mut rows, rules, level), outcome, side);
            counted += 1;
        }
        // A match that nobody finished a game of, lost on time for instance, is not shown.
        if let Some(winner) = facts.winner.filter(|_| counted > 0) {
            let row = row_of(&mut rows, facts.rules, level);
            count_of(row, winner == side).matches += 1;
        }
    }
    rows.into_values().collect()
}

fn row_of(rows: &mut Rows, rules: MatchRules, level: u8) -> &mut ResultsRow {
    let place = (view::match_place(&rules), level);
    rows.entry(place).or_insert_with(|| empty(&rules, level))
}

fn empty(rules: &MatchRules, level: u8) -> ResultsRow {
    ResultsRow {
        rules: rules.to_string(),
        title: view::match_title(rules),
        game: rules.name().to_owned(),
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
    let Some(winner) = outcome.winner() else {
        row.drawn += 1;
        return;
    };
    let count = count_of(row, winner == side);
    count.games += 1;
    count.units += u32::from(outcome.units());
    count.multiple += u32::from(outcome.units() > 1);
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
