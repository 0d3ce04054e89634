//! What is seen of a run while it goes on: how it stands, and the records of its games.

use std::ops::ControlFlow;
use std::path::{Path, PathBuf};
use std::sync::Mutex;
use std::time::{Duration, Instant};

use anyhow::{Context, Result};
use indicatif::ProgressBar;
use rosespring_arena::{Forfeit, PlayedPair, Settings, Watch};
use rosespring_rules::Side;
use rosespring_wire::record;
use rosespring_wire::result::ForfeitResult;

use crate::output;

/// Forfeited games that are told one by one; all of them are counted.
const FORFEITS_TOLD: usize = 20;

/// Where the standard error is no terminal, how the run stands is told so often.
const TOLD_EVERY: Duration = Duration::from_secs(10);

/// Shows how a run stands, writes records, and gathers forfeits.
pub(super) struct Watcher {
    pairs: u32,
    records: Option<PathBuf>,
    bar: ProgressBar,
    kept: Mutex<Kept>,
}

struct Kept {
    told: Instant,
    forfeits: Vec<Forfeit>,
    failure: Option<anyhow::Error>,
}

impl Watcher {
    /// Makes the folder of the records.
    pub(super) fn new(settings: &Settings, records: Option<PathBuf>) -> Result<Self> {
        if let Some(folder) = &records {
            std::fs::create_dir_all(folder)
                .with_context(|| format!("{} cannot be made", folder.display()))?;
            let mut entries = std::fs::read_dir(folder)
                .with_context(|| format!("{} cannot be read", folder.display()))?;
            if entries.next().is_some() {
                return Err(output::refuse(format_args!(
                    "{} is not empty: records of different runs would be mixed",
                    folder.display()
                )));
            }
        }
        Ok(Self {
            pairs: settings.pairs,
            records,
            bar: output::progress(u64::from(settings.pairs), "pairs"),
            kept: Mutex::new(Kept {
                told: Instant::now(),
                forfeits: Vec::new(),
                failure: None,
            }),
        })
    }

    /// The first forfeits in the order of the pairs.
    ///
    /// # Errors
    ///
    /// The record that could not be written.
    pub(super) fn finish(self) -> Result<Vec<ForfeitResult>> {
        self.bar.finish_and_clear();
        let kept = self.kept.into_inner();
        let mut kept = kept.unwrap_or_else(std::sync::PoisonError::into_inner);
        if let Some(failure) = kept.failure {
            return Err(failure);
        }
        kept.forfeits.sort_by_key(order);
        let told = kept.forfeits.into_iter().take(FORFEITS_TOLD);
        Ok(told.map(result).collect())
    }

    fn show(&self, played: &PlayedPair<'_>, kept: &mut Kept) {
        let so_far = &played.so_far;
        let elo = so_far.elo;
        let stands = format!(
            "{:.1} %, Elo {:+.0} ({:+.0} to {:+.0})",
            100.0 * so_far.win_rate.mean,
            elo.mean,
            elo.low,
            elo.high
        );
        self.bar.inc(1);
        if !self.bar.is_hidden() {
            self.bar.set_message(stands);
        } else if kept.told.elapsed() >= TOLD_EVERY {
            kept.told = Instant::now();
            let done = so_far.played / 2;
            output::talk(format_args!("{done} of {} pairs: {stands}", self.pairs));
        }
    }
}

impl Watch for Watcher {
    fn wants_records(&self) -> bool {
        self.records.is_some()
    }

    fn on_pair(&self, played: &PlayedPair<'_>) -> ControlFlow<()> {
        let written = self
            .records
            .as_ref()
            .map_or(Ok(()), |folder| write(folder, played));
        let mut kept = self
            .kept
            .lock()
            .unwrap_or_else(std::sync::PoisonError::into_inner);
        self.show(played, &mut kept);
        // The lowest are kept, so that what is told does not depend on the order of threads.
        kept.forfeits.extend(played.forfeits.iter().cloned());
        kept.forfeits.sort_by_key(order);
        kept.forfeits.truncate(FORFEITS_TOLD);
        match written {
            Ok(()) => ControlFlow::Continue(()),
            Err(error) => {
                kept.failure.get_or_insert(error);
                ControlFlow::Break(())
            }
        }
    }
}

const fn order(forfeit: &Forfeit) -> (u32, usize, u32) {
    (forfeit.pair, forfeit.side.index(), forfeit.game)
}

fn result(forfeit: Forfeit) -> ForfeitResult {
    ForfeitResult {
        pair: forfeit.pair + 1,
        game: forfeit.game + 1,
        side: forfeit.side,
        player: forfeit.player,
        reason: forfeit.reason,
    }
}

/// Writes the records of a pair, and beside them why a game was forfeited, which a record cannot
/// say.
fn write(folder: &Path, played: &PlayedPair<'_>) -> Result<()> {
    let number = played.number + 1;
    for (record, a_is) in played.records.iter().zip(Side::ALL) {
        let path = folder.join(format!("{number:07}-a-{a_is}.json"));
        output::write_file(&path, &(record::to_json(record) + "\n"))?;
    }
    if !played.forfeits.is_empty() {
        let path = folder.join(format!("{number:07}-forfeits.json"));
        let forfeits: Vec<ForfeitResult> = played.forfeits.iter().cloned().map(result).collect();
        output::write_file(&path, &(serde_json::to_string(&forfeits)? + "\n"))?;
    }
    Ok(())
}
