//! Reads and writes rows by the declarations of [`rosespring_hall::rows`].

use std::cmp::Reverse;

use async_trait::async_trait;
use rosespring_hall::accounts::{PersonKind, StoredPerson};
use rosespring_hall::moderation::StoredModerator;
use rosespring_hall::notices::StoredNotice;
use rosespring_hall::offers::StoredBlock;
use rosespring_hall::rows::{RowSchema, StoredRow, UnreadableRow, Value};

use crate::{HallStore, StoreError, StoreResult};

/// Stores declared rows as lists of values. [`find`], [`list`], [`put`] and [`remove`] are the same
/// with types.
///
/// Every method fails if the database does.
#[async_trait]
pub trait RowStore: Send + Sync {
    /// Returns the rows whose keys begin with these values, in the order of their keys.
    async fn rows_at(
        &self,
        schema: &'static RowSchema,
        key: &[&str],
    ) -> StoreResult<Vec<Vec<Value>>>;

    /// Adds a row, or replaces the one with its key. Returns false, and changes nothing, if the row
    /// names a person who has removed their account.
    ///
    /// # Errors
    ///
    /// The database failed, or a person is missing.
    async fn put_values(&self, schema: &'static RowSchema, values: Vec<Value>)
    -> StoreResult<bool>;

    /// Removes the rows whose keys begin with these values. Returns whether there was one.
    async fn remove_at(&self, schema: &'static RowSchema, key: &[&str]) -> StoreResult<bool>;
}

impl From<UnreadableRow> for StoreError {
    fn from(error: UnreadableRow) -> Self {
        Self::Damaged(Box::new(error))
    }
}

/// Returns the row with a key.
pub async fn find<R: StoredRow>(
    store: &(impl RowStore + ?Sized),
    key: &[&str],
) -> StoreResult<Option<R>> {
    Ok(list(store, key).await?.pop())
}

/// Returns the rows whose keys begin with these values, in the order of their keys.
pub async fn list<R: StoredRow>(
    store: &(impl RowStore + ?Sized),
    key: &[&str],
) -> StoreResult<Vec<R>> {
    let rows = store.rows_at(R::SCHEMA, key).await?.into_iter();
    Ok(rows.map(R::from_values).collect::<Result<_, _>>()?)
}

/// Adds a row, or replaces the one with its key. Returns false, and changes nothing, if the row
/// names a person who has removed their account.
///
/// # Errors
///
/// The database failed, or a person is missing.
pub async fn put<R: StoredRow>(store: &(impl RowStore + ?Sized), row: &R) -> StoreResult<bool> {
    store.put_values(R::SCHEMA, row.to_values()).await
}

/// Removes the rows whose keys begin with these values. Returns whether there was one.
pub async fn remove<R: StoredRow>(
    store: &(impl RowStore + ?Sized),
    key: &[&str],
) -> StoreResult<bool> {
    store.remove_at(R::SCHEMA, key).await
}

/// Returns the notices of a person, the newest first.
pub async fn notices_of(
    store: &(impl RowStore + ?Sized),
    person: &str,
) -> StoreResult<Vec<StoredNotice>> {
    let mut notices: Vec<StoredNotice> = list(store, &[person]).await?;
    notices.sort_by_key(|one| Reverse(one.at_ms));
    Ok(notices)
}

/// Returns the names of the members whom a member has blocked, the first one first.
pub async fn blocked_by(
    store: &(impl HallStore + ?Sized),
    person: &str,
) -> StoreResult<Vec<String>> {
    let mut names = Vec::new();
    for block in list::<StoredBlock>(store, &[person]).await? {
        let blocked = store.person(&block.blocked).await?;
        names.extend(blocked.map(|blocked| (block.created_ms, blocked.name)));
    }
    names.sort();
    Ok(names.into_iter().map(|(_, name)| name).collect())
}

/// Returns the moderators who still have an account, in the order of their names.
pub async fn moderators(store: &(impl HallStore + ?Sized)) -> StoreResult<Vec<StoredPerson>> {
    let mut people = Vec::new();
    for moderator in list::<StoredModerator>(store, &[]).await? {
        let person = store.person(&moderator.person).await?;
        people.extend(person.filter(|person| person.kind == PersonKind::Member));
    }
    people.sort_by(|a, b| a.name.cmp(&b.name));
    Ok(people)
}
