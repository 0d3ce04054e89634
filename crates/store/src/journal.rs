//! Appends the events of many tables in one transaction.
//!
//! A commit flushes the log of the database to disk, which takes milliseconds whether it has one
//! row or a hundred. What arrives while all writers commit is the next batch, and nothing waits for
//! a batch to fill.

use std::collections::BTreeSet;
use std::sync::Arc;
use std::sync::atomic::{AtomicU64, Ordering};
use std::time::Instant;

use rosespring_table::stored::Progress;
use tokio::sync::{mpsc, oneshot};
use tokio::task::JoinSet;

use crate::{Addition, JournalFigures, StoreError, StoreResult};

/// Maximum number of additions in a transaction.
const BATCH_MAX: usize = 256;
/// Maximum number of additions that wait; further callers wait for room.
const QUEUED_MAX: usize = 4 * BATCH_MAX;

/// Events to append, and the caller who waits for the outcome.
pub(crate) struct Append {
    pub(crate) id: String,
    pub(crate) after: u32,
    pub(crate) bodies: Vec<String>,
    pub(crate) progress: Progress,
    pub(crate) at_ms: i64,
    done: oneshot::Sender<StoreResult<()>>,
}

/// Writes batches into a database.
pub(crate) trait BatchWriter: Clone + Send + Sync + 'static {
    /// The number of batches that are written at the same time.
    const AT_ONCE: usize;

    /// Writes a batch in one transaction. It has one addition of a table at most. Returns the
    /// outcome of each addition.
    ///
    /// # Errors
    ///
    /// The database failed, and nothing was written, or it is unknown whether.
    fn write(
        &self,
        batch: &[Append],
    ) -> impl Future<Output = StoreResult<Vec<StoreResult<()>>>> + Send;

    /// Returns whether an error of a batch may be that of one addition; each is then tried alone.
    fn concerns_one(error: &StoreError) -> bool;
}

/// The numbers that a journal counts.
#[derive(Debug, Default)]
struct Counters {
    commits: AtomicU64,
    rows: AtomicU64,
    micros: AtomicU64,
}

/// Appends events in batches.
#[derive(Debug, Clone)]
pub(crate) struct Journal {
    queue: mpsc::Sender<Append>,
    counters: Arc<Counters>,
}

impl Journal {
    /// Starts the task that writes. It ends when the journal is dropped.
    pub(crate) fn start(writer: impl BatchWriter) -> Self {
        let (queue, appends) = mpsc::channel(QUEUED_MAX);
        let counters = Arc::new(Counters::default());
        tokio::spawn(write_all(writer, appends, Arc::clone(&counters)));
        Self { queue, counters }
    }

    /// Appends events, and returns after they were committed.
    ///
    /// # Errors
    ///
    /// Those of [`TableStore::append`](crate::TableStore::append).
    pub(crate) async fn append(&self, id: &str, addition: &Addition<'_>) -> StoreResult<()> {
        let (done, outcome) = oneshot::channel();
        let append = Append {
            id: id.to_owned(),
            after: addition.after,
            bodies: addition.bodies.to_vec(),
            progress: addition.progress,
            at_ms: addition.at_ms,
            done,
        };
        let ended = |_| StoreError::Database("the task that writes has ended".into());
        self.queue.send(append).await.map_err(|_| ended(()))?;
        outcome.await.map_err(|_| ended(()))?
    }

    pub(crate) fn figures(&self) -> JournalFigures {
        let read = |counter: &AtomicU64| counter.load(Ordering::Relaxed);
        JournalFigures {
            commits: read(&self.counters.commits),
            rows: read(&self.counters.rows),
            micros: read(&self.counters.micros),
        }
    }
}

async fn write_all<W: BatchWriter>(
    writer: W,
    mut appends: mpsc::Receiver<Append>,
    counters: Arc<Counters>,
) {
    let mut waiting = Vec::new();
    // The tables with an addition under way. Another one of the same table depends on its outcome.
    let mut busy = BTreeSet::new();
    let mut running = JoinSet::new();
    loop {
        while running.len() < W::AT_ONCE {
            let batch = take_batch(&mut waiting, &busy);
            if batch.is_empty() {
                break;
            }
            let ids: Vec<String> = batch.iter().map(|append| append.id.clone()).collect();
            busy.extend(ids.iter().cloned());
            let (writer, counters) = (writer.clone(), Arc::clone(&counters));
            running.spawn(async move {
                write_batch(&writer, batch, &counters).await;
                ids
            });
        }
        let room = BATCH_MAX.saturating_sub(waiting.len());
        tokio::select! {
            Some(written) = running.join_next() => match written {
                Ok(ids) => for id in ids {
                    busy.remove(&id);
                },
                Err(error) => {
                    tracing::error!("the task that writes has failed: {error}");
                    return;
                }
            },
            received = appends.recv_many(&mut waiting, room), if room > 0 => {
                if received == 0 {
                    break;
                }
            }
        }
    }
    // Nobody appends any more.
    while running.join_next().await.is_some() {}
}

/// Takes the first addition of each table that has none under way.
fn take_batch(waiting: &mut Vec<Append>, busy: &BTreeSet<String>) -> Vec<Append> {
    let mut ids = BTreeSet::new();
    let is_first =
        |append: &mut Append| !busy.contains(&append.id) && ids.insert(append.id.clone());
    waiting.extract_if(.., is_first).collect()
}

async fn write_batch<W: BatchWriter>(writer: &W, batch: Vec<Append>, counters: &Counters) {
    let begun = Instant::now();
    match writer.write(&batch).await {
        Ok(outcomes) => {
            let micros = u64::try_from(begun.elapsed().as_micros()).unwrap_or(u64::MAX);
            let stored = batch.iter().zip(&outcomes).filter(|(_, one)| one.is_ok());
            let rows = stored.map(|(append, _)| append.bodies.len() as u64).sum();
            counters.commits.fetch_add(1, Ordering::Relaxed);
            counters.rows.fetch_add(rows, Ordering::Relaxed);
            counters.micros.fetch_add(micros, Ordering::Relaxed);
            for (append, outcome) in batch.into_iter().zip(outcomes) {
                // The caller may have gone; the events are stored in any case.
                let _ = append.done.send(outcome);
            }
        }
        Err(error) => match <[Append; 1]>::try_from(batch) {
            Ok([append]) => {
                let _ = append.done.send(Err(error));
            }
            // One table may be damaged, or one addition too long for the disk: each is tried alone.
            Err(batch) if W::concerns_one(&error) => {
                for append in batch {
                    Box::pin(write_batch(writer, vec![append], counters)).await;
                }
            }
            Err(batch) => {
                for append in batch {
                    let _ = append.done.send(Err(error.again()));
                }
            }
        },
    }
}
