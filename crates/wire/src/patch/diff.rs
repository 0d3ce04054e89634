//! Computes the patch between two views.

use super::board::{changed, points_changed, singles_changed};
use super::phase::is_within_part;
use super::row::rows_changed;
use super::{
    ClockPatch, EventPatch, LinksPatch, PhasePatch, SidePatch, TablePatch, ViewChanges, fold,
    stage, step,
};
use crate::table::{TableEvent, TableView};

/// Computes the patch that leads from the view before an event to the view after it.
///
/// Returns `None` if folding the patch would not give exactly `event` and `after`; the caller then
/// sends the whole view. This is the case if the views are of different tables, or if a field
/// changed that is constant during a match.
#[must_use]
pub fn diff(event: &TableEvent, before: &TableView, after: &TableView) -> Option<TablePatch> {
    let (rows_kept, rows) = rows_changed(before, &after.moves);
    let legal = changed(&before.legal, &after.legal);
    let patch = TablePatch {
        v: after.version,
        event: EventPatch::new(event, before, after),
        points: points_changed(&before.points, &after.points),
        legal: legal.map(|steps| step::shorten(&steps)),
        rows_kept,
        rows,
        set: changes(before, after),
    };
    let (view, told) = fold(before, &patch).ok()?;
    (view == *after && told == *event).then_some(patch)
}

fn changes(before: &TableView, after: &TableView) -> ViewChanges {
    let phase = changed(&before.phase, &after.phase);
    // Between parts of turns there are neither dice nor a ladder, so the patch need not say so.
    let ended = phase.is_some() && !is_within_part(&after.phase);
    ViewChanges {
        score: changed(&before.score, &after.score),
        game_number: changed(&before.game_number, &after.game_number),
        auto_forced: changed(&before.auto_forced, &after.auto_forced),
        singles: singles_changed(&before.points, &after.points),
        white: SidePatch::new(&before.white, &after.white),
        black: SidePatch::new(&before.black, &after.black),
        phase: phase.map(|phase| PhasePatch::new(&before.phase, &phase)),
        dice: changed_or_gone(&before.dice, &after.dice, ended),
        opening_dice: changed(&before.opening_dice, &after.opening_dice),
        ladder: changed_or_gone(&before.ladder, &after.ladder, ended).map(|ladder| {
            let ladder = ladder.as_ref();
            ladder.map(|ladder| stage::format_ladder(&ladder.stages))
        }),
        can_undo: changed(&before.can_undo, &after.can_undo),
        can_done: changed(&before.can_done, &after.can_done),
        can_throw: changed(&before.can_throw, &after.can_throw),
        can_name: changed(&before.can_name, &after.can_name),
        can_enter_dice: changed(&before.can_enter_dice, &after.can_enter_dice),
        can_correct_dice: changed(&before.can_correct_dice, &after.can_correct_dice),
        corrects_opening: changed(&before.corrects_opening, &after.corrects_opening),
        resign: changed(&before.resign, &after.resign),
        resign_offer: changed(&before.resign_offer, &after.resign_offer),
        call_off_offer: changed(&before.call_off_offer, &after.call_off_offer),
        due: changed(&before.due, &after.due),
        position_id: parts_changed(&before.position_id, &after.position_id),
        dice_seed: changed(&before.dice_seed, &after.dice_seed).flatten(),
        dice_links: LinksPatch::new(before.dice_links.as_ref(), after.dice_links.as_ref()),
        clock: ClockPatch::new(before.clock.as_ref(), after.clock.as_ref()),
    }
}

/// Returns the later value unless the receiver can derive it: `ended` implies that there is none.
fn changed_or_gone<T: Clone + PartialEq>(
    before: &Option<T>,
    after: &Option<T>,
    ended: bool,
) -> Option<Option<T>> {
    let understood = if ended { &None } else { before };
    changed(understood, after)
}

/// Returns the parts between dots that differ.
fn parts_changed(before: &str, after: &str) -> Vec<(u32, String)> {
    let pairs = (0..).zip(before.split('.').zip(after.split('.')));
    let other = pairs.filter(|(_, (was, is))| was != is);
    other.map(|(at, (_, is))| (at, is.to_owned())).collect()
}
