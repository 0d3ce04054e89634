//! A position of eXtreme Gammon, `.xgp`: the records of a match with one decision and no end.

use super::super::ImportError;
use super::super::bytes::{board_at, i32_at};
use super::damaged;
use super::records::{MatchHead, dice, side};
use crate::Side;
use crate::notation::match_position::{DiceState, MatchPosition, count_off, empty_side};

/// The place of the first player's bar; place 0 is the bar of the other one.
const BAR: usize = 25;
/// The largest exponent of the cube.
const CUBE_MAX: u32 = 10;

/// Returns the record that asks for a decision, and that of its game; `None` if the records are
/// those of a match. A play is the question; a decision about the cube beside it only leads there.
pub(super) fn question<'a>(records: &[&'a [u8]]) -> Option<(&'a [u8], &'a [u8])> {
    let of_kind = |kind: u8| records.iter().filter(move |record| record[8] == kind);
    let [games, cubes, plays, ends] = [1, 2, 3, 4].map(|kind| of_kind(kind).take(2).count());
    let is_position = games == 1 && cubes < 2 && plays < 2 && ends == 0;
    let last = of_kind(3).next().or_else(|| of_kind(2).next());
    let game = of_kind(1).next();
    let has_end = of_kind(5).next().is_some();
    last.copied()
        .zip(game.copied())
        .filter(|_| is_position && !has_end)
}

/// Reads a position.
pub(super) fn read(
    record: &[u8],
    game: &[u8],
    head: &MatchHead,
) -> Result<MatchPosition, ImportError> {
    let is_play = record[8] == 3;
    let [board, who, cube] = if is_play { [9, 64, 108] } else { [36, 12, 32] };
    let turn = i32_at(record, who).and_then(side);
    let turn = turn.ok_or(damaged("the position does not say which side is in turn"))?;
    let board = board_at(record, board).ok_or(damaged("the board is missing"))?;
    let state = match dice(record).filter(|_| is_play) {
        Some(dice) => DiceState::Play(dice),
        None if is_play => return Err(damaged("the dice are none")),
        None => DiceState::Throw,
    };
    let cube = i32_at(record, cube).unwrap_or(0);
    let units = |at| i32_at(game, at).and_then(|units| u16::try_from(units).ok());
    let length = u16::from(head.length);
    let is_below = |units: &u16| length == 0 || *units < length;
    let score = [units(12), units(16)].map(|units| units.filter(is_below));
    let [Some(white), Some(black)] = score else {
        return Err(damaged("the score is none of this match"));
    };
    if cube.unsigned_abs() > CUBE_MAX {
        return Err(damaged("the cube has no such value"));
    }
    let sides = sides(&board).ok_or(damaged("men stand on the bar of the other side"))?;
    Ok(MatchPosition {
        cube: cube.unsigned_abs() as u8,
        owner: side(cube.signum()),
        score: [white, black],
        length,
        is_crawford: length > 0 && game.get(20).is_some_and(|&flag| flag != 0),
        has_jacoby: length == 0 && head.has_jacoby,
        has_beavers: length == 0 && head.has_beavers,
        limit: head.limit,
        ..MatchPosition::new(sides, turn, state)
    })
}

/// Returns the men of both sides of a board as the first player sees it; `None` if men stand on the
/// bar of the other side.
fn sides(board: &[i8; 26]) -> Option<[crate::SideSetup; 2]> {
    let mut sides = Side::ALL.map(|_| empty_side());
    for (place, &men) in board.iter().enumerate() {
        let (side, own) = match men {
            ..0 => (Side::Black, BAR - place),
            _ => (Side::White, place),
        };
        let count = men.unsigned_abs();
        let setup = &mut sides[side.index()];
        match own {
            BAR => setup.bar = count,
            0 if count > 0 => return None,
            point => setup.points[point] = count,
        }
    }
    for side in &mut sides {
        count_off(side);
    }
    Some(sides)
}
