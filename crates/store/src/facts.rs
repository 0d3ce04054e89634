//! The trait of stores for the statistics data of tables.

use async_trait::async_trait;
use rosespring_table::stored::StoredFacts;

use crate::StoreError;

/// Stores statistics data of tables, so that they need not be replayed. The data follows from the
/// events, so losing it loses nothing.
#[async_trait]
pub trait FactsStore: Send + Sync {
    /// Returns the data in this format of all tables that have had no event since. Rows that cannot
    /// be read are left out.
    ///
    /// # Errors
    ///
    /// The database failed.
    async fn facts(&self, format: u32) -> Result<Vec<StoredFacts>, StoreError>;

    /// Stores data in place of earlier data of the same tables. Data of missing tables is dropped.
    ///
    /// # Errors
    ///
    /// The database failed.
    async fn keep_facts(&self, facts: &[StoredFacts]) -> Result<(), StoreError>;
}
