//! The times of the stages of a match, and how often a page committed anew.

use rosespring_rules::Side;

use crate::game::entry::Entry;
use crate::game::state::Flow;
use crate::stored::{self, StoredTable, Unreadable};

/// What the entries of a match tell besides its record.
#[derive(Debug, Clone, PartialEq, Eq, Default)]
pub struct StageTimes {
    /// The time of each stage that was played, in the order of the record, in milliseconds; `None`
    /// if the clock did not measure it.
    pub ms: Vec<Option<i64>>,
    /// How often White's and Black's page committed to another secret.
    pub rekeys: [u32; 2],
}

/// Returns the times of the stages of a match.
///
/// # Errors
///
/// [`Unreadable`] if the entries contradict the rules.
pub fn stage_times(table: &StoredTable, bodies: &[String]) -> Result<StageTimes, Unreadable> {
    let mut state = stored::empty_state(table)?;
    let mut times = StageTimes::default();
    for (entry, version) in stored::entries(table, bodies)?.iter().zip(1_u32..) {
        match &entry.entry {
            Entry::ChainReplaced { side, .. } => times.rekeys[side.index()] += 1,
            Entry::Committed => {
                let flow = state.game.as_ref().map(|game| &game.flow);
                if let Some(Flow::Part(part)) = flow {
                    let mover: Side = part.turn.mover();
                    let stages = part.turn.completed_stages().len();
                    let of = |stage| Some(state.clock()?.stage_ms(entry.at_ms, mover, stage));
                    times
                        .ms
                        .extend((0..stages).map(|stage| of(stage).flatten()));
                }
            }
            _ => {}
        }
        state
            .apply(entry)
            .map_err(|unfit| stored::unreadable(table, format!("event {version}: {unfit}")))?;
    }
    Ok(times)
}
