//! Puzzles.

use rosespring_rules::Position;
use rosespring_wire::practice::PuzzleView;
use rosespring_wire::table::Seat;

use super::Next;
use crate::stored::StoredTry;
use crate::view::{game_name, numbers, rating};

/// Converts a puzzle; `None` if no stage is due in `position`.
pub fn puzzle(next: &Next<'_>, position: &Position, tries: &[StoredTry]) -> Option<PuzzleView> {
    let turn = position.turn()?;
    let id = position.id();
    let tried = tries.iter().find(|one| one.position == id);
    let item = match next {
        Next::Puzzle(item) => Some(item),
        Next::Own(_) => None,
    };
    let rated = item.map(|item| tried.map_or_else(|| item.rating(), |tried| tried.rating));
    Some(PuzzleView {
        rules: position.rules().to_string(),
        game: game_name(position.rules().game).to_owned(),
        mover: Seat::from(turn.mover()),
        numbers: numbers(turn.stage().numbers()),
        theme: item.map(|item| item.row.theme.clone()),
        rating: rated.as_ref().map(rating),
        own: item.is_none(),
        repeated: tried.is_some(),
        at_hand: false,
        id,
    })
}
