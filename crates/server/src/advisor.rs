//! Computes answers that take long, one at a time.

use std::sync::Arc;

use rosespring_table::advice::Question;
use rosespring_wire::advice::Advice;
use tokio::sync::Semaphore;

use crate::error::ApiError;
use crate::limits::ADVICE_QUEUED_MAX;
use crate::playing::Playing;

/// Answers questions one after another, from any number of tables.
#[derive(Debug)]
pub(crate) struct Advisor {
    queue: Arc<Semaphore>,
    turn: Arc<Semaphore>,
    playing: Arc<Playing>,
}

impl Advisor {
    /// Creates an advisor whose work takes precedence over analyses of records.
    pub(crate) fn new(playing: Arc<Playing>) -> Self {
        Self {
            queue: Arc::new(Semaphore::new(ADVICE_QUEUED_MAX)),
            turn: Arc::new(Semaphore::new(1)),
            playing,
        }
    }

    /// Returns the answer to a question about a table.
    ///
    /// # Errors
    ///
    /// Those of [`Self::think`].
    pub(crate) async fn answer(&self, question: Question) -> Result<Advice, ApiError> {
        self.think(move || question.answer()).await
    }

    /// Runs the job and returns its result. Dropping the future frees its place in the queue unless
    /// the job has started.
    ///
    /// # Errors
    ///
    /// [`ApiError::Busy`] if [`ADVICE_QUEUED_MAX`] jobs are waiting.
    pub(crate) async fn think<T: Send + 'static>(
        &self,
        thought: impl FnOnce() -> T + Send + 'static,
    ) -> Result<T, ApiError> {
        let _place = self.queue.try_acquire().map_err(|_| ApiError::Busy)?;
        let turn = Arc::clone(&self.turn).acquire_owned().await;
        let turn = turn.map_err(|error| ApiError::Internal(error.to_string()))?;
        let busy = Playing::begin(&self.playing);
        let thought = tokio::task::spawn_blocking(move || {
            // Held until the job ends, even if its caller has gone.
            let _held = (turn, busy);
            thought()
        });
        let failed = |error| ApiError::Internal(format!("the engine failed: {error}"));
        thought.await.map_err(failed)
    }
}
