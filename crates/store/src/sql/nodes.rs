//! Nodes in SQL. The macro `now_ms` of each database is the text that tells its time.

use std::collections::BTreeMap;

use async_trait::async_trait;
use sqlx::Row;

use super::columns::integer;
use super::{SqlRow, SqlStore};
use crate::{Lease, NodeStore, SharedKey, StoreError, StoreResult, StoredNode};

/// Time after which a node that is dead is forgotten, in milliseconds.
const DEAD_KEPT_MS: i64 = 24 * 3600 * 1_000;

/// Number of tries to take a table that other nodes want at the same time.
const LEASE_TRIES: u32 = 4;

const BEGIN: &str = concat!(
    "INSERT INTO node (url, seen_ms) VALUES ($1, ",
    now_ms!(),
    ") RETURNING id"
);

const FORGET: &str = concat!("DELETE FROM node WHERE seen_ms < ", now_ms!(), " - $1");

const BEAT: &str = concat!(
    "UPDATE node SET seen_ms = ",
    now_ms!(),
    " WHERE id = $1 AND url <> ''"
);

const LIVING: &str = concat!(
    "SELECT id, url FROM node WHERE url <> '' AND seen_ms >= ",
    now_ms!(),
    " - $1 ORDER BY id"
);

const OWNER: &str = concat!(
    "SELECT tables.owner AS owner, node.url AS url, node.seen_ms AS seen_ms, ",
    now_ms!(),
    " AS now_ms FROM tables LEFT JOIN node ON node.id = tables.owner WHERE tables.id = $1"
);

/// The last parameter is the owner that was read before.
const TAKE: &str = "UPDATE tables SET owner = $2 WHERE id = $1 AND owner IS NOT DISTINCT FROM $3";

const LEASED: &str = "SELECT id, COALESCE((SELECT MAX(version) FROM events \
     WHERE table_id = tables.id), 0) AS version FROM tables WHERE owner = $1";

/// The node that a table names as its owner.
struct Owner {
    id: Option<i64>,
    url: Option<String>,
    seen_ms: Option<i64>,
    now_ms: i64,
}

impl Owner {
    fn read(row: &SqlRow) -> Result<Self, sqlx::Error> {
        Ok(Self {
            id: row.try_get("owner")?,
            url: row.try_get("url")?,
            seen_ms: row.try_get("seen_ms")?,
            now_ms: row.try_get("now_ms")?,
        })
    }

    /// Returns the node if it is alive.
    fn living(self, silence_ms: i64) -> Option<StoredNode> {
        let url = self.url.filter(|url| !url.is_empty())?;
        let is_alive = self.seen_ms? >= self.now_ms.saturating_sub(silence_ms);
        let id = self.id.filter(|_| is_alive)?;
        Some(StoredNode { id, url })
    }
}

#[async_trait]
impl NodeStore for SqlStore {
    async fn begin_node(&self, url: &str) -> StoreResult<i64> {
        sqlx::query(FORGET)
            .bind(DEAD_KEPT_MS)
            .execute(self.pool())
            .await?;
        // The process that had this address before has ended.
        sqlx::query("UPDATE node SET url = '' WHERE url = $1")
            .bind(url)
            .execute(self.pool())
            .await?;
        let row = sqlx::query(BEGIN).bind(url).fetch_one(self.pool()).await?;
        Ok(row.try_get("id")?)
    }

    async fn beat_node(&self, id: i64) -> StoreResult<bool> {
        let done = sqlx::query(BEAT).bind(id).execute(self.pool()).await?;
        Ok(done.rows_affected() > 0)
    }

    async fn end_node(&self, id: i64) -> StoreResult<()> {
        sqlx::query("UPDATE node SET url = '' WHERE id = $1")
            .bind(id)
            .execute(self.pool())
            .await?;
        Ok(())
    }

    async fn living_nodes(&self, silence_ms: i64) -> StoreResult<Vec<StoredNode>> {
        let rows = sqlx::query(LIVING)
            .bind(silence_ms)
            .fetch_all(self.pool())
            .await?;
        let read = rows.iter().map(|row| {
            let (id, url) = (row.try_get("id")?, row.try_get("url")?);
            Ok(StoredNode { id, url })
        });
        Ok(read.collect::<Result<_, sqlx::Error>>()?)
    }

    async fn shared_key(&self, key: SharedKey, new: &str) -> StoreResult<String> {
        // Of two at once, the second insert waits for the first one, and the query then sees it.
        sqlx::query("INSERT INTO shared_key (name, key) VALUES ($1, $2) ON CONFLICT DO NOTHING")
            .bind(key.name())
            .bind(new)
            .execute(self.pool())
            .await?;
        let row = sqlx::query("SELECT key FROM shared_key WHERE name = $1")
            .bind(key.name())
            .fetch_one(self.pool())
            .await?;
        Ok(row.try_get("key")?)
    }

    async fn database_ms(&self) -> StoreResult<i64> {
        let row = sqlx::query(concat!("SELECT ", now_ms!(), " AS now_ms"))
            .fetch_one(self.pool())
            .await?;
        Ok(row.try_get("now_ms")?)
    }

    async fn lease(&self, table: &str, node: i64, silence_ms: i64) -> StoreResult<Lease> {
        for _ in 0..LEASE_TRIES {
            let row = sqlx::query(OWNER)
                .bind(table)
                .fetch_optional(self.pool())
                .await?;
            let row = row.ok_or_else(|| StoreError::NotFound(table.to_owned()))?;
            let owner = Owner::read(&row)?;
            let (before, seen_ms) = (owner.id, owner.seen_ms);
            if before == Some(node) {
                let silent_since_ms = None;
                return Ok(Lease::Own { silent_since_ms });
            }
            if let Some(other) = owner.living(silence_ms) {
                return Ok(Lease::Other(other));
            }
            let done = sqlx::query(TAKE)
                .bind(table)
                .bind(node)
                .bind(before)
                .execute(self.pool())
                .await?;
            if done.rows_affected() > 0 {
                let silent_since_ms = seen_ms;
                return Ok(Lease::Own { silent_since_ms });
            }
        }
        // Others took and left it each time.
        Err(StoreError::TooSlow)
    }

    async fn release(&self, table: &str, node: i64) -> StoreResult<()> {
        sqlx::query("UPDATE tables SET owner = NULL WHERE id = $1 AND owner = $2")
            .bind(table)
            .bind(node)
            .execute(self.pool())
            .await?;
        Ok(())
    }

    async fn leased(&self, node: i64) -> StoreResult<BTreeMap<String, u32>> {
        let rows = sqlx::query(LEASED)
            .bind(node)
            .fetch_all(self.pool())
            .await?;
        let read = rows.iter().map(|row| {
            let version: u32 = integer(row, "version")?;
            Ok((row.try_get("id")?, version))
        });
        Ok(read.collect::<Result<_, sqlx::Error>>()?)
    }
}
