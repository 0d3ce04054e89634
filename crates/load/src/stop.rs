//! The end of play, for all pages at once.

use tokio::sync::watch;

/// Tells when play ends.
#[derive(Debug, Clone)]
pub(crate) struct Stop(watch::Receiver<bool>);

impl Stop {
    /// Returns the end of play, and the sender that brings it about with `true`.
    pub(crate) fn new() -> (watch::Sender<bool>, Self) {
        let (sender, receiver) = watch::channel(false);
        (sender, Self(receiver))
    }

    pub(crate) fn is_set(&self) -> bool {
        *self.0.borrow()
    }

    pub(crate) async fn wait(&self) {
        let mut receiver = self.0.clone();
        // A sender that is gone ends play too.
        let _ = receiver.wait_for(|is_set| *is_set).await;
    }
}
