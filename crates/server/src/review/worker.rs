//! The thread that computes analyses, one at a time.

use std::collections::VecDeque;
use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::{Arc, Condvar, Mutex, MutexGuard, PoisonError};
use std::time::{Duration, Instant};

use rosespring_engine::analysis::Depth;
use rosespring_engine::analysis::record::Reviewer;
use rosespring_engine::bearoff::TableEvaluator;
use rosespring_engine::rollout::Until;
use rosespring_engine::{GameEvaluator, shipped_match_evaluator};
use rosespring_wire::review::ReviewState;
use tokio::sync::mpsc;

use super::desk::Open;
use crate::limits::REVIEWS_QUEUED_MAX;
use crate::playing::{Playing, give_way};
use rosespring_table::limits::SHOWN_PLAYS;
use rosespring_table::review::Job;

/// Interval at which results are stored and sent.
const EVERY: Duration = Duration::from_millis(150);

/// The analyses that wait for the thread, and whether the thread must end.
#[derive(Debug, Default)]
pub(super) struct Queue {
    waiting: Mutex<VecDeque<Arc<Open>>>,
    woken: Condvar,
    pub(super) closing: AtomicBool,
}

impl Queue {
    fn waiting(&self) -> MutexGuard<'_, VecDeque<Arc<Open>>> {
        self.waiting.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// Adds an analysis; returns whether there was room.
    pub(super) fn push(&self, open: &Arc<Open>) -> bool {
        let mut waiting = self.waiting();
        if waiting.len() >= REVIEWS_QUEUED_MAX {
            return false;
        }
        waiting.push_back(Arc::clone(open));
        self.woken.notify_one();
        true
    }

    /// Returns the next analysis; `None` when the thread must end.
    fn pop(&self) -> Option<Arc<Open>> {
        let mut waiting = self.waiting();
        loop {
            if self.closing.load(Ordering::Relaxed) {
                return None;
            }
            if let Some(open) = waiting.pop_front() {
                return Some(open);
            }
            waiting = self
                .woken
                .wait(waiting)
                .unwrap_or_else(PoisonError::into_inner);
        }
    }

    /// Ends the thread.
    pub(super) fn close(&self) {
        let _waiting = self.waiting();
        self.closing.store(true, Ordering::Relaxed);
        self.woken.notify_all();
    }
}

/// Computes the queued analyses until the queue is closed. Sends each analysis with new results to
/// `news`.
pub(super) fn work(queue: &Queue, playing: &Playing, news: &mpsc::Sender<Arc<Open>>) {
    give_way();
    while let Some(open) = queue.pop() {
        open.review().at = Some(ReviewState::Running);
        let goes_on = news.blocking_send(Arc::clone(&open)).is_ok()
            && compute(&open, queue, playing, news)
            && news.blocking_send(open).is_ok();
        if !goes_on {
            return;
        }
    }
}

/// Computes until no work is left or it is stopped; returns false if the receiver has ended.
fn compute(
    open: &Arc<Open>,
    queue: &Queue,
    playing: &Playing,
    news: &mpsc::Sender<Arc<Open>>,
) -> bool {
    let evaluator = shipped_match_evaluator(&open.review().record.rules);
    let mut reviewer: Option<(u8, Reviewer<TableEvaluator<GameEvaluator>>)> = None;
    let mut told = Instant::now();
    loop {
        playing.wait();
        if queue.closing.load(Ordering::Relaxed) {
            return false;
        }
        let job = {
            let mut review = open.review();
            let Some(job) = review.next_job() else {
                // A request for more work from here on queues the analysis again.
                review.at = None;
                return true;
            };
            job
        };
        match job {
            Job::Look { item, task, plies } => {
                if reviewer.as_ref().is_none_or(|(depth, _)| *depth != plies) {
                    reviewer = Some((plies, Reviewer::new(&evaluator, Depth::plies(plies))));
                }
                if let Some((_, reviewer)) = &mut reviewer {
                    let reviewed = reviewer.review(&task, SHOWN_PLAYS);
                    open.review().put(item, plies, &reviewed);
                }
            }
            Job::Trials {
                item,
                place,
                mut rollout,
                until,
                ..
            } => {
                let until = Until {
                    trials: until,
                    error: None,
                    cancelled: &open.cancelled,
                };
                rollout.run(&evaluator, 1, &until, |_| ());
                open.review().put_rollout(item, place, &rollout);
            }
        }
        if told.elapsed() >= EVERY {
            told = Instant::now();
            if news.blocking_send(Arc::clone(open)).is_err() {
                return false;
            }
        }
    }
}
