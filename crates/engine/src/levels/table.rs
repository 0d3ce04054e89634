//! The table of the levels with their measured ratings: `nets/levels.csv`.

use std::sync::OnceLock;

use rosespring_rules::GameKind;

use super::{Level, Misjudgement, Rating};
use crate::net::net_game;

/// One line of the table.
#[derive(Debug, Clone, Copy)]
pub(super) struct Row {
    pub(super) game: GameKind,
    pub(super) level: Level,
    pub(super) misjudges: Misjudgement,
    pub(super) rating: Option<Rating>,
}

/// The row of a level; `None` if the levels of the game were not measured. A game that plays by the
/// net of another has the errors of that game's levels, but not their ratings.
pub(super) fn row(game: GameKind, level: Level) -> Option<Row> {
    let measured = |game| measured(game, level);
    measured(game).or_else(|| {
        let row = measured(net_game(game))?;
        Some(Row {
            game,
            rating: None,
            ..row
        })
    })
}

fn measured(game: GameKind, level: Level) -> Option<Row> {
    static ROWS: OnceLock<Vec<Row>> = OnceLock::new();
    let rows =
        ROWS.get_or_init(|| read(rosespring_nets::LEVELS_CSV).expect("a test reads every row"));
    let found = rows
        .iter()
        .find(|row| (row.game, row.level) == (game, level));
    found.copied()
}

/// Reads the rows of a table; `None` if a line cannot be read.
pub(super) fn read(csv: &str) -> Option<Vec<Row>> {
    let lines = csv.lines().skip(1);
    lines.map(line).collect()
}

fn line(line: &str) -> Option<Row> {
    let fields: Vec<&str> = line.split(',').collect();
    let &[game, level, misjudges, elo, low, high] = fields.as_slice() else {
        return None;
    };
    let rules = rosespring_rules::Rules::preset(game)?;
    Some(Row {
        game: rules.game,
        level: level.parse().ok()?,
        misjudges: Misjudgement::from_thousandths(misjudges.parse().ok()?)?,
        rating: rating([elo, low, high])?,
    })
}

/// Reads a rating from three fields, which are whole numbers; the inner `None` is a rating that is
/// not measured.
fn rating(fields: [&str; 3]) -> Option<Option<Rating>> {
    if fields == [""; 3] {
        return Some(None);
    }
    let [elo, low, high] = fields.map(|field| field.parse::<i16>().ok().map(f32::from));
    Some(Some(Rating {
        elo: elo?,
        low: low?,
        high: high?,
    }))
}
