//! A search of a fixed size, whose time the caller measures.

use rosespring_engine::levels::Level;
use rosespring_engine::search::Deep;
use rosespring_engine::shipped_evaluator;
use rosespring_engine::stakes::Stakes;
use rosespring_rules::{Dice, Position, Rules, Side};

/// The throws of the game that is searched. Doublets would make its length less even.
const THROWS: [(u8, u8); 6] = [(6, 5), (4, 3), (5, 2), (6, 4), (3, 1), (5, 4)];

/// Number of evaluations after which a stage and the search end: some milliseconds.
const EVALUATIONS: u64 = 10_000;

/// Number of throws after which it ends in any case.
const THROWS_MAX: usize = 60;

/// Plays the beginning of a game as level 8 does, without chance. Returns the number of
/// evaluations.
pub(crate) fn search_beginning(rules: Rules) -> u64 {
    let ahead = Level::LAST.look_ahead(rules.game);
    let mut search = Deep::new(shipped_evaluator(rules.game)).filtering(ahead.filters);
    let mut position = Position::started_by(rules, Side::White);
    for (first, second) in THROWS.into_iter().cycle().take(THROWS_MAX) {
        let dice = Dice::from_numbers(first, second).expect("these are numbers of dice");
        // The game is over.
        let Ok(thrown) = position.throw(dice, &mut ()) else {
            break;
        };
        position = thrown;
        while let Some(best) = search.best(&position, Stakes::Units, ahead.plies, EVALUATIONS) {
            position = position.after(&best.end, &mut ());
            if search.evaluations() >= EVALUATIONS {
                return search.evaluations();
            }
        }
    }
    search.evaluations()
}
