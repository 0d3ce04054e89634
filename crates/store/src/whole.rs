//! The trait of whole stores, which a program opens.

use async_trait::async_trait;

#[cfg(feature = "hall")]
use crate::{HallStore, NodeStore};
use crate::{StoreResult, StudyStore, TableStore};

/// What a store has counted of appended events since it was opened.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default)]
pub struct JournalFigures {
    /// Transactions.
    pub commits: u64,
    /// Events in them.
    pub rows: u64,
    /// Time of all transactions together, in microseconds.
    pub micros: u64,
}

/// The parts of a store. A part of a program takes the trait that it uses.
#[cfg(feature = "hall")]
pub trait StoreParts: TableStore + StudyStore + HallStore + NodeStore {}

#[cfg(feature = "hall")]
impl<T: TableStore + StudyStore + HallStore + NodeStore> StoreParts for T {}

/// The parts of a store. A part of a program takes the trait that it uses.
#[cfg(not(feature = "hall"))]
pub trait StoreParts: TableStore + StudyStore {}

#[cfg(not(feature = "hall"))]
impl<T: TableStore + StudyStore> StoreParts for T {}

/// A store that a program opens and closes.
#[async_trait]
pub trait Store: StoreParts {
    /// Finishes pending writes.
    async fn close(&self);

    /// Returns what the store has counted since it was opened.
    fn journal_figures(&self) -> JournalFigures {
        JournalFigures::default()
    }

    /// Checks that the store can be read and that it stored the last change.
    ///
    /// # Errors
    ///
    /// The reason why it cannot store changes now.
    async fn probe(&self) -> StoreResult<()>;
}
