//! The budgets of the methods, as docs/protocol.md lists them. They count work and never time, so
//! that the same request has the same answer on every machine.

use rosespring_engine::analysis::record::EntryPlace;
use rosespring_rules::Entry;
use rosespring_rules::notation::record::Record;

/// Default number of evaluations for a position, a fifth of a second of one core.
pub(super) const EVALUATIONS: u64 = 400_000;
/// Default number of evaluations that the stages of a record share.
pub(super) const RECORD_EVALUATIONS: u64 = 1_000_000;
/// Default number of stages of a record that are analysed: a long match has some three thousand.
pub(super) const RECORD_STAGES: u64 = 5_000;
/// Maximum number of stages that may be asked for.
pub(super) const RECORD_STAGES_MAX: u64 = 1_000_000;
/// Maximum number of trials for all rollouts of a record that may be asked for.
pub(super) const RECORD_TRIALS_MAX: u64 = 10_000_000;
/// Maximum number of trials of each candidate in `analyse`.
pub(super) const CANDIDATE_TRIALS_MAX: u64 = 1_296;
/// Number of candidates that `analyse` rolls out. In a record the play made may be one more.
pub(super) const CANDIDATES: usize = 3;
/// Default number of trials of `rollout`, also if a standard error is asked for: a few seconds.
pub(super) const ROLLOUT_TRIALS: u64 = 144;
/// Maximum number of trials of `rollout`.
pub(super) const ROLLOUT_TRIALS_MAX: u64 = 12_960;
/// Maximum number of throws after which trials may be cut off.
pub(super) const TRUNCATE_MAX: u64 = 1_000;

/// Returns the number of plays of a record that are rolled out with `trials` for each candidate.
pub(super) fn rollouts_max(trials_of_record: u64, trials: u64) -> usize {
    let of_a_play = trials * (CANDIDATES as u64 + 1);
    usize::try_from((trials_of_record / of_a_play.max(1)).max(1)).unwrap_or(usize::MAX)
}

/// Returns the beginning of a record with `stages_max` stages, of one game if only that is asked
/// for, and the place of the first stage that is left out; `None` if the record has no more stages.
pub(super) fn beginning(
    record: &Record,
    game: Option<usize>,
    stages_max: u64,
) -> Option<(Record, EntryPlace)> {
    let mut stages = 0;
    for (index, of_game) in record.games.iter().enumerate() {
        if game.is_some_and(|game| game != index + 1) {
            continue;
        }
        for (entry, what) in of_game.entries.iter().enumerate() {
            if !matches!(what, Entry::Play { .. }) {
                continue;
            }
            if stages == stages_max {
                let mut cut = record.clone();
                cut.games.truncate(index + 1);
                cut.games[index].entries.truncate(entry);
                let (game, entry) = (index + 1, entry + 1);
                return Some((cut, EntryPlace { game, entry }));
            }
            stages += 1;
        }
    }
    None
}
