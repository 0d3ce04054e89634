//! The place of `elsewhere` in a program that cannot be one of several nodes.

use super::Table;

/// The other nodes at which people watch: none.
#[derive(Debug, Default)]
pub(super) struct RemoteWatchers;

impl RemoteWatchers {
    pub(super) const fn note(&mut self, _: i64, _: Option<u32>) {}

    pub(super) const fn is_empty(&self) -> bool {
        true
    }

    pub(super) const fn watchers(&self) -> usize {
        0
    }

    pub(super) async fn lapsed(&self) {
        std::future::pending().await
    }
}

impl Table {
    pub(super) const fn tell_elsewhere(&mut self, _: bool) {}
}
