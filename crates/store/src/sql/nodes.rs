//! Nodes in SQL. The macro `now_ms` of each database is the text that tells its time.

use std::collections::BTreeMap;

use async_trait::async_trait;
use sqlx::Row;

use super::columns::integer;
use super::statement::{execute, list};
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
        execute(query!(FORGET, DEAD_KEPT_MS), self.pool()).await?;
        // The process that had this address before has ended.
        let query = query!("UPDATE node SET url = '' WHERE url = $1", url);
        execute(query, self.pool()).await?;
        let row = query!(BEGIN, url).fetch_one(self.pool()).await?;
        Ok(row.try_get("id")?)
    }

    async fn beat_node(&self, id: i64) -> StoreResult<bool> {
        Ok(execute(query!(BEAT, id), self.pool()).await? > 0)
    }

    async fn end_node(&self, id: i64) -> StoreResult<()> {
        let query = query!("UPDATE node SET url = '' WHERE id = $1", id);
        execute(query, self.pool()).await?;
        Ok(())
    }

    async fn living_nodes(&self, silence_ms: i64) -> StoreResult<Vec<StoredNode>> {
        let query = query!(LIVING, silence_ms);
        list(query, self.pool(), |row| {
            let (id, url) = (row.try_get("id")?, row.try_get("url")?);
            Ok(StoredNode { id, url })
        })
        .await
    }

    async fn shared_key(&self, key: SharedKey, new: &str) -> StoreResult<String> {
        // Of two at once, the second insert waits for the first one, and the query then sees it.
        let query = query!(
            "INSERT INTO shared_key (name, key) VALUES ($1, $2) ON CONFLICT DO NOTHING",
            key.name(),
            new
        );
        execute(query, self.pool()).await?;
        let row = query!("SELECT key FROM shared_key WHERE name = $1", key.name())
            .fetch_one(self.pool())
            .await?;
        Ok(row.try_get("key")?)
    }

    async fn database_ms(&self) -> StoreResult<i64> {
        let row = query!(concat!("SELECT ", now_ms!(), " AS now_ms"))
            .fetch_one(self.pool())
            .await?;
        Ok(row.try_get("now_ms")?)
    }

    async fn lease(&self, table: &str, node: i64, silence_ms: i64) -> StoreResult<Lease> {
        for _ in 0..LEASE_TRIES {
            let row = query!(OWNER, table).fetch_optional(self.pool()).await?;
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
            let changed = execute(query!(TAKE, table, node, before), self.pool()).await?;
            if changed > 0 {
                let silent_since_ms = seen_ms;
                return Ok(Lease::Own { silent_since_ms });
            }
        }
        // Others took and left it each time.
        Err(StoreError::TooSlow)
    }

    async fn release(&self, table: &str, node: i64) -> StoreResult<()> {
        let query = query!(
            "UPDATE tables SET owner = NULL WHERE id = $1 AND owner = $2",
            table,
            node
        );
        execute(query, self.pool()).await?;
        Ok(())
    }

    async fn leased(&self, node: i64) -> StoreResult<BTreeMap<String, u32>> {
        let leased = list(query!(LEASED, node), self.pool(), |row| {
            Ok((row.try_get("id")?, integer(row, "version")?))
        })
        .await?;
        Ok(leased.into_iter().collect())
    }
}
