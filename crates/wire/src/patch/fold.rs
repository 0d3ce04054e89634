//! Computes the later view from a view and a patch.

use super::board::fold_points;
use super::phase::{is_within_part, sides};
use super::row::fold_rows;
use super::{PatchError, TablePatch, ViewChanges, stage, step};
use crate::table::{Ladder, LinksView, PhaseView, TableEvent, TableView};

/// Returns the view after a patch, and the event that led to it.
///
/// # Errors
///
/// [`PatchError`] if the patch does not fit this view.
pub fn fold(before: &TableView, patch: &TablePatch) -> Result<(TableView, TableEvent), PatchError> {
    if before.version.checked_add(1) != Some(patch.v) {
        return Err(PatchError::Version {
            view: before.version,
            patch: patch.v,
        });
    }
    let set = &patch.set;
    let phase = match &set.phase {
        Some(phase) => phase.fold(&before.phase)?,
        None => before.phase.clone(),
    };
    // Between parts of turns there are neither dice nor a ladder.
    let ended = set.phase.is_some() && !is_within_part(&phase);
    let legal = match &patch.legal {
        Some(steps) => step::expand(steps)?,
        None => before.legal.clone(),
    };
    let after = TableView {
        id: before.id.clone(),
        version: patch.v,
        you: before.you,
        purpose: before.purpose,
        started_from: before.started_from.clone(),
        rules: before.rules.clone(),
        title: before.title.clone(),
        cycle: before.cycle.clone(),
        game: before.game.clone(),
        movement: before.movement.clone(),
        has_bar: before.has_bar,
        has_hand: before.has_hand,
        white_player: before.white_player.clone(),
        black_player: before.black_player.clone(),
        score: set.score.unwrap_or(before.score),
        game_number: set.game_number.unwrap_or(before.game_number),
        auto_forced: set.auto_forced.unwrap_or(before.auto_forced),
        points: fold_points(&before.points, &patch.points, set.singles.as_deref())?,
        white: set.white.fold(&before.white),
        black: set.black.fold(&before.black),
        dice: set.dice.unwrap_or(if ended { None } else { before.dice }),
        opening_dice: set.opening_dice.unwrap_or(before.opening_dice),
        ladder: fold_ladder(before, set, &phase, ended)?,
        phase,
        legal,
        can_undo: set.can_undo.unwrap_or(before.can_undo),
        can_done: set.can_done.unwrap_or(before.can_done),
        can_throw: set.can_throw.unwrap_or(before.can_throw),
        can_name: set.can_name.unwrap_or(before.can_name),
        can_enter_dice: set.can_enter_dice.unwrap_or(before.can_enter_dice),
        can_correct_dice: set.can_correct_dice.unwrap_or(before.can_correct_dice),
        corrects_opening: set.corrects_opening.unwrap_or(before.corrects_opening),
        resign: set.resign.clone().unwrap_or_else(|| before.resign.clone()),
        resign_offer: set.resign_offer.unwrap_or(before.resign_offer),
        call_off_offer: set.call_off_offer.unwrap_or(before.call_off_offer),
        due: set.due.unwrap_or(before.due),
        moves: fold_rows(before, patch.rows_kept, &patch.rows)?,
        position_id: fold_parts(&before.position_id, &set.position_id),
        dice_commitment: before.dice_commitment.clone(),
        dice_seed: set.dice_seed.clone().or_else(|| before.dice_seed.clone()),
        dice_links: fold_links(before, set),
        clock: before.clock.map(|clock| match &set.clock {
            Some(patch) => patch.fold(clock),
            None => clock,
        }),
    };
    let event = patch.event.fold(before, &after)?;
    Ok((after, event))
}

fn fold_links(before: &TableView, set: &ViewChanges) -> Option<LinksView> {
    match (&before.dice_links, &set.dice_links) {
        (Some(links), Some(patch)) => Some(patch.fold(links)),
        (links, _) => links.clone(),
    }
}

fn fold_ladder(
    before: &TableView,
    set: &ViewChanges,
    phase: &PhaseView,
    ended: bool,
) -> Result<Option<Ladder>, PatchError> {
    match &set.ladder {
        None if ended => Ok(None),
        None => Ok(before.ladder.clone()),
        Some(None) => Ok(None),
        Some(Some(text)) => {
            let (Some(thrower), Some(mover)) = sides(phase) else {
                return Err(PatchError::Missing("mover"));
            };
            let stages = stage::parse_ladder(text)?;
            Ok(Some(Ladder {
                thrower,
                mover,
                stages,
            }))
        }
    }
}

/// Replaces these parts of the text between its dots.
fn fold_parts(before: &str, changed: &[(u32, String)]) -> String {
    let parts = (0..).zip(before.split('.')).map(|(at, part)| {
        let new = changed.iter().find(|(other, _)| *other == at);
        new.map_or(part, |(_, new)| new.as_str())
    });
    parts.collect::<Vec<_>>().join(".")
}
