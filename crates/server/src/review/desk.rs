//! All analyses: those in memory, the queue, and the messages about them.

use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::{Arc, Mutex, MutexGuard, OnceLock, PoisonError};

use rosespring_wire::json;
use rosespring_wire::review::{ReviewNews, ReviewState, RunReview};
use tokio::sync::{broadcast, mpsc};

use super::worker::{Queue, work};
use crate::error::ApiError;
use crate::limits::{
    EVENTS_QUEUED_MAX, REVIEWS_MAX, REVIEWS_OPEN_MAX, ROLLOUT_TRIALS, SOCKETS_PER_TABLE_MAX,
};
use crate::load_once::{LoadOnce, LoadOutcome, Resident};
use crate::playing::Playing;
use crate::{clock, ids};
use rosespring_store::{Store, StoreError};
use rosespring_table::review::Review;
use rosespring_table::review::new::NewReview;
use rosespring_table::review::view;

/// Maximum number of batches of results that wait to be stored.
const NEWS_QUEUED: usize = 8;

/// An analysis in memory.
#[derive(Debug)]
pub(crate) struct Open {
    review: Mutex<Review>,
    /// Held while results are stored: of two additions the later one must be stored last, or the
    /// depth that was requested in between is lost.
    storing: tokio::sync::Mutex<()>,
    news: broadcast::Sender<Arc<str>>,
    /// Cancels the rollout in progress.
    pub(super) cancelled: AtomicBool,
}

impl Open {
    fn new(review: Review) -> Self {
        let (news, _) = broadcast::channel(EVENTS_QUEUED_MAX);
        Self {
            review: Mutex::new(review),
            storing: tokio::sync::Mutex::default(),
            news,
            cancelled: AtomicBool::new(false),
        }
    }

    pub(crate) fn review(&self) -> MutexGuard<'_, Review> {
        self.review.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// Subscribes to the messages from now on.
    ///
    /// # Errors
    ///
    /// [`ApiError::TooManySockets`].
    pub(crate) fn listen(&self) -> Result<broadcast::Receiver<Arc<str>>, ApiError> {
        if self.news.receiver_count() >= SOCKETS_PER_TABLE_MAX {
            return Err(ApiError::TooManySockets);
        }
        Ok(self.news.subscribe())
    }

    /// Returns the message with the whole analysis.
    pub(crate) fn all(&self) -> Arc<str> {
        let review = Box::new(view::review(&self.review()));
        text(&ReviewNews::All { review })
    }

    /// Stops computing an analysis that was removed, and notifies its pages.
    fn end(&self) {
        self.review().set_stopped(true);
        self.cancelled.store(true, Ordering::Relaxed);
        self.tell(&ReviewNews::Gone);
    }

    fn tell(&self, news: &ReviewNews) {
        // There may be no subscriber.
        let _ = self.news.send(text(news));
    }
}

impl Resident for Arc<Open> {
    fn has_ended(&self) -> bool {
        false
    }

    /// Whether it is neither shown nor computed.
    fn is_idle(&self) -> bool {
        Arc::strong_count(self) == 1
    }
}

fn text(news: &ReviewNews) -> Arc<str> {
    json::to_text(news).unwrap_or_default().into()
}

/// All analyses.
pub(crate) struct Desk {
    store: Arc<dyn Store>,
    open: LoadOnce<Arc<Open>>,
    queue: Arc<Queue>,
    playing: Arc<Playing>,
    begun: OnceLock<()>,
}

impl Drop for Desk {
    fn drop(&mut self) {
        self.queue.close();
    }
}

impl Desk {
    pub(crate) fn new(store: Arc<dyn Store>, playing: Arc<Playing>) -> Self {
        Self {
            store,
            open: LoadOnce::about(REVIEWS_OPEN_MAX),
            queue: Arc::default(),
            playing,
            begun: OnceLock::new(),
        }
    }

    /// Adds the analysis of a record, unless there is one. Returns its id, and whether it is new.
    pub(crate) async fn add(&self, new: NewReview) -> Result<(String, bool), ApiError> {
        if let Some(id) = self.store.review_of(new.checksum()).await? {
            return Ok((id, false));
        }
        if self.store.count_reviews().await? >= REVIEWS_MAX {
            return Err(ApiError::TooManyAnalyses);
        }
        let stored = new.stored(ids::new_id(false)?, clock::now_ms());
        match self.store.create_review(&stored).await {
            Ok(()) => Ok((stored.head.id, true)),
            // Another request added it first.
            Err(StoreError::Taken(id)) => {
                let other = self.store.review_of(&stored.head.checksum).await?;
                Ok((other.unwrap_or(id), false))
            }
            Err(error) => Err(error.into()),
        }
    }

    /// Returns an analysis. Unfinished work continues, if the queue has room.
    ///
    /// # Errors
    ///
    /// [`ApiError::NoAnalysis`], or an error of the store.
    pub(crate) async fn open(&self, id: &str) -> Result<Arc<Open>, ApiError> {
        match self.open.get_or_load(id, self.load(id)).await? {
            LoadOutcome::Loaded(open) => Ok(open),
            LoadOutcome::Removed(open) => {
                open.end();
                Err(ApiError::NoAnalysis(id.to_owned()))
            }
            LoadOutcome::Full => Err(ApiError::Busy),
        }
    }

    async fn load(&self, id: &str) -> Result<Arc<Open>, ApiError> {
        let stored = self.store.review(id).await?;
        let items = self.store.review_items(id).await?;
        let review = tokio::task::spawn_blocking(move || Review::load(stored, &items)).await;
        let review = review.map_err(|error| ApiError::Internal(error.to_string()))??;
        let open = Arc::new(Open::new(review));
        if open.review().is_unfinished() && !self.enqueue(&open) {
            tracing::warn!(
                id,
                "too many analyses wait: this one does not go on by itself"
            );
        }
        Ok(open)
    }

    /// Starts the requested work, and continues stopped work.
    pub(crate) async fn run(&self, id: &str, run: &RunReview) -> Result<Arc<Open>, ApiError> {
        let open = self.open(id).await?;
        {
            let mut review = open.review();
            if let Some(plies) = run.plies {
                review.want_plies(plies);
            }
            if let Some(item) = run.rollout
                && !review.want_rollout(item, run.trials, ROLLOUT_TRIALS)
            {
                let fault = format!("`rollout`: item {item} is no decision");
                return Err(ApiError::InvalidBody(vec![fault]));
            }
            review.set_stopped(false);
        }
        open.cancelled.store(false, Ordering::Relaxed);
        if open.review().is_unfinished() && !self.enqueue(&open) {
            return Err(ApiError::Busy);
        }
        self.keep(&open).await;
        Ok(open)
    }

    /// Stops the work on an analysis.
    pub(crate) async fn stop(&self, id: &str) -> Result<Arc<Open>, ApiError> {
        let open = self.open(id).await?;
        open.review().set_stopped(true);
        open.cancelled.store(true, Ordering::Relaxed);
        self.keep(&open).await;
        Ok(open)
    }

    /// Removes an analysis.
    ///
    /// # Errors
    ///
    /// [`ApiError::NoAnalysis`], or an error of the store.
    pub(crate) async fn remove(&self, id: &str) -> Result<(), ApiError> {
        self.store.remove_review(id).await?;
        if let Some(open) = self.open.remove(id) {
            open.end();
        }
        Ok(())
    }

    async fn keep(&self, open: &Open) {
        keep(self.store.as_ref(), open).await;
    }

    /// Adds it to the thread's queue; returns false if the queue is full.
    fn enqueue(&self, open: &Arc<Open>) -> bool {
        self.begun.get_or_init(|| self.begin());
        let mut review = open.review();
        if review.at.is_some() {
            return true;
        }
        let queued = self.queue.push(open);
        review.at = queued.then_some(ReviewState::Waiting);
        queued
    }

    /// Starts the thread, and the task that stores and sends its results.
    fn begin(&self) {
        let (news, mut heard) = mpsc::channel::<Arc<Open>>(NEWS_QUEUED);
        let store = Arc::clone(&self.store);
        tokio::spawn(async move {
            while let Some(open) = heard.recv().await {
                keep(store.as_ref(), &open).await;
                super::fair_play::add(store.as_ref(), &open).await;
            }
        });
        let (queue, playing) = (Arc::clone(&self.queue), Arc::clone(&self.playing));
        let thread = std::thread::Builder::new().name("analysis".to_owned());
        if let Err(error) = thread.spawn(move || work(&queue, &playing, &news)) {
            tracing::error!("the thread of analyses cannot be started: {error}");
        }
    }
}

/// Stores the new results of an analysis, and sends them to its pages.
async fn keep(store: &dyn Store, open: &Open) {
    let _storing = open.storing.lock().await;
    let (id, (addition, items)) = {
        let mut review = open.review();
        (review.head.id.clone(), review.addition())
    };
    let kept = match store.keep_review(&id, &addition).await {
        Ok(()) => true,
        // It was removed in the meantime.
        Err(StoreError::NoReview(_)) => return,
        Err(error) => {
            tracing::error!(id, "what was found cannot be kept: {error}");
            false
        }
    };
    let news = {
        let mut review = open.review();
        review.was_kept(&items, kept);
        view::review_found(&review, &items)
    };
    open.tell(&news);
}
