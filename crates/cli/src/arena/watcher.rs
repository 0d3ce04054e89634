//! Shows the progress of an arena run and writes the records of its games.

use std::ops::ControlFlow;
use std::path::{Path, PathBuf};
use std::sync::Mutex;
use std::time::{Duration, Instant};

use anyhow::{Context, Result};
use indicatif::ProgressBar;
use rosespring_arena::{Forfeit, MatchSettings, PlayedPair, Watch};
use rosespring_rules::Side;
use rosespring_wire::record;
use rosespring_wire::result::ForfeitResult;

use crate::output;

/// Maximum number of forfeits that are listed; all of them are counted.
const FORFEITS_LISTED: usize = 20;

/// Interval between progress lines if the standard error is not a terminal.
const SHOW_INTERVAL: Duration = Duration::from_secs(10);

/// Shows progress, writes records, and collects forfeits.
pub(super) struct Watcher {
    pairs: u32,
    records: Option<PathBuf>,
    bar: ProgressBar,
    progress: Mutex<Progress>,
}

struct Progress {
    shown_at: Instant,
    forfeits: Vec<Forfeit>,
    failure: Option<anyhow::Error>,
}

impl Watcher {
    /// Creates the folder for the records.
    pub(super) fn new(settings: &MatchSettings, records: Option<PathBuf>) -> Result<Self> {
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
            progress: Mutex::new(Progress {
                shown_at: Instant::now(),
                forfeits: Vec::new(),
                failure: None,
            }),
        })
    }

    /// Returns the first forfeits, in the order of the pairs.
    ///
    /// # Errors
    ///
    /// A record could not be written.
    pub(super) fn finish(self) -> Result<Vec<ForfeitResult>> {
        self.bar.finish_and_clear();
        let progress = self.progress.into_inner();
        let mut progress = progress.unwrap_or_else(std::sync::PoisonError::into_inner);
        if let Some(failure) = progress.failure {
            return Err(failure);
        }
        progress.forfeits.sort_by_key(order);
        let listed = progress.forfeits.into_iter().take(FORFEITS_LISTED);
        Ok(listed.map(result).collect())
    }

    fn show(&self, played: &PlayedPair<'_>, progress: &mut Progress) {
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
        } else if progress.shown_at.elapsed() >= SHOW_INTERVAL {
            progress.shown_at = Instant::now();
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
        let mut progress = self
            .progress
            .lock()
            .unwrap_or_else(std::sync::PoisonError::into_inner);
        self.show(played, &mut progress);
        // Keep the lowest ones, so that the result does not depend on the order of the threads.
        progress.forfeits.extend(played.forfeits.iter().cloned());
        progress.forfeits.sort_by_key(order);
        progress.forfeits.truncate(FORFEITS_LISTED);
        match written {
            Ok(()) => ControlFlow::Continue(()),
            Err(error) => {
                progress.failure.get_or_insert(error);
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

/// Writes the records of a pair, and beside each the reason of a forfeit, which a record cannot
/// hold.
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
