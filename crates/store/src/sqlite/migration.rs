//! Migrates the SQLite file to the current format. The file of an older version is copied first, so
//! that a person can go back to the older program.

use std::fs;
use std::path::{Path, PathBuf};

use sqlx::migrate::{Migration, MigrationType, Migrator};
use sqlx::{SqlSafeStr, SqliteConnection};

use super::upkeep::backup;
use crate::{StoreError, StoreResult};

/// Applies the migrations that the file lacks.
///
/// # Errors
///
/// [`StoreError::Migration`] if a newer version wrote the file; [`StoreError::Copy`] if it could
/// not be copied. The file is then unchanged.
pub(crate) async fn migrate(path: &Path, connection: &mut SqliteConnection) -> StoreResult<()> {
    let migrator = migrator();
    let newest = migrator.iter().map(|one| one.version).max();
    let before = applied(connection).await?;
    let lacks_one = migrator.iter().any(|one| !before.contains(&one.version));
    let copy = match newest {
        Some(newest) if lacks_one && !before.is_empty() => {
            let copy = free_name(path, newest);
            backup(path, &copy)
                .await
                .map_err(|error| StoreError::Copy(Box::new(error)))?;
            Some(copy)
        }
        _ => None,
    };
    let migrated = migrator.run(&mut *connection).await;
    if migrated.is_err()
        && let Some(copy) = copy
        && applied(connection).await? == before
    {
        // The file is as before. Without this, each new try would leave one more copy.
        let _ = fs::remove_file(copy);
    }
    migrated.map_err(|error| StoreError::Migration(Box::new(error)))
}

/// Returns the numbers of the migrations that were applied; none for a new file. A program between
/// two versions may have applied a later one only.
async fn applied(connection: &mut SqliteConnection) -> StoreResult<Vec<i64>> {
    let known = "SELECT COUNT(*) FROM sqlite_schema WHERE name = '_sqlx_migrations'";
    let known: i64 = sqlx::query_scalar(known)
        .fetch_one(&mut *connection)
        .await?;
    if known == 0 {
        return Ok(Vec::new());
    }
    let all = "SELECT version FROM _sqlx_migrations WHERE success ORDER BY version";
    Ok(sqlx::query_scalar(all).fetch_all(connection).await?)
}

/// Returns the first name of a copy that no file has: `tables.before-60.sqlite`,
/// `tables.before-60.2.sqlite` and so on.
fn free_name(path: &Path, version: i64) -> PathBuf {
    let part =
        |part: Option<&std::ffi::OsStr>| part.unwrap_or_default().to_string_lossy().into_owned();
    let (stem, extension) = (part(path.file_stem()), part(path.extension()));
    let mut name = format!("{stem}.before-{version}.{extension}");
    let mut number = 1_u32;
    while fs::symlink_metadata(path.with_file_name(&name)).is_ok() {
        number += 1;
        name = format!("{stem}.before-{version}.{number}.{extension}");
    }
    path.with_file_name(name)
}

/// Returns all migrations, the oldest first.
pub(crate) fn migrator() -> Migrator {
    let mut all = vec![
        migration(
            1,
            "tables",
            include_str!("../../migrations/0001_tables.sql"),
        ),
        migration(
            10,
            "analyses",
            include_str!("../../migrations/0010_analyses.sql"),
        ),
        migration(
            20,
            "positions",
            include_str!("../../migrations/0020_positions.sql"),
        ),
        migration(
            30,
            "practice",
            include_str!("../../migrations/0030_practice.sql"),
        ),
        migration(
            40,
            "players",
            include_str!("../../migrations/0040_players.sql"),
        ),
        migration(50, "facts", include_str!("../../migrations/0050_facts.sql")),
        migration(60, "hall", include_str!("../../migrations/0060_hall.sql")),
        migration(
            70,
            "clocks",
            include_str!("../../migrations/0070_clocks.sql"),
        ),
        migration(80, "chat", include_str!("../../migrations/0080_chat.sql")),
        migration(
            85,
            "accounts",
            include_str!("../../migrations/0085_accounts.sql"),
        ),
        migration(
            86,
            "results",
            include_str!("../../migrations/0086_results.sql"),
        ),
        migration(90, "seeks", include_str!("../../migrations/0090_seeks.sql")),
        migration(95, "bots", include_str!("../../migrations/0095_bots.sql")),
        migration(
            100,
            "watching",
            include_str!("../../migrations/0100_watching.sql"),
        ),
        migration(
            110,
            "moderation",
            include_str!("../../migrations/0110_moderation.sql"),
        ),
        migration(
            120,
            "challenges",
            include_str!("../../migrations/0120_challenges.sql"),
        ),
    ];
    all.extend(later());
    Migrator::with_migrations(all)
}

/// Returns the migrations since the first tournaments.
fn later() -> [Migration; 13] {
    [
        migration(
            130,
            "tournaments",
            include_str!("../../migrations/0130_tournaments.sql"),
        ),
        migration(
            140,
            "credentials",
            include_str!("../../migrations/0140_credentials.sql"),
        ),
        migration(
            145,
            "fair_play",
            include_str!("../../migrations/0145_fair_play.sql"),
        ),
        migration(
            150,
            "notices",
            include_str!("../../migrations/0150_notices.sql"),
        ),
        migration(155, "push", include_str!("../../migrations/0155_push.sql")),
        migration(
            160,
            "nodes",
            include_str!("../../migrations/0160_nodes.sql"),
        ),
        migration(
            165,
            "node_key",
            include_str!("../../migrations/0165_node_key.sql"),
        ),
        migration(
            170,
            "shared_keys",
            include_str!("../../migrations/0170_shared_keys.sql"),
        ),
        migration(
            175,
            "private_notes",
            include_str!("../../migrations/0175_private_notes.sql"),
        ),
        migration(
            180,
            "result_turns",
            include_str!("../../migrations/0180_result_turns.sql"),
        ),
        migration(
            190,
            "devices",
            include_str!("../../migrations/0190_devices.sql"),
        ),
        migration(
            195,
            "leaving",
            include_str!("../../migrations/0195_leaving.sql"),
        ),
        migration(
            200,
            "memory",
            include_str!("../../migrations/0200_memory.sql"),
        ),
    ]
}

pub(crate) fn migration(version: i64, name: &'static str, sql: &'static str) -> Migration {
    let sql = sql.into_sql_str();
    Migration::new(version, name.into(), MigrationType::Simple, sql, false)
}
