//! Migrates a Postgres database to the current format. A lock of the database is held meanwhile, so
//! that of programs that start together one migrates and the others wait.

use sqlx::PgConnection;
use sqlx::migrate::{MigrateError, Migrator};

use crate::sqlite::migration::migration;
use crate::{StoreError, StoreResult};

/// Applies the migrations that the database lacks.
///
/// # Errors
///
/// [`StoreError::Newer`] or [`StoreError::Migration`]; the database is then unchanged.
pub(crate) async fn migrate(connection: &mut PgConnection) -> StoreResult<()> {
    let migrator = migrator();
    migrator.run(connection).await.map_err(|error| match error {
        MigrateError::VersionMissing(version) => StoreError::Newer(version),
        error => StoreError::Migration(Box::new(error)),
    })
}

/// Checks that the database has the current format.
///
/// # Errors
///
/// [`StoreError::Newer`] or [`StoreError::Outdated`].
pub(crate) async fn check(connection: &mut PgConnection) -> StoreResult<()> {
    let applied: Vec<i64> =
        sqlx::query_scalar("SELECT version FROM _sqlx_migrations WHERE success ORDER BY version")
            .fetch_all(connection)
            .await?;
    let known: Vec<i64> = migrator().iter().map(|one| one.version).collect();
    if let Some(version) = applied.iter().find(|version| !known.contains(version)) {
        return Err(StoreError::Newer(*version));
    }
    match known.iter().all(|version| applied.contains(version)) {
        true => Ok(()),
        false => Err(StoreError::Outdated),
    }
}

/// Returns all migrations, the oldest first. Those of numbers above 145 are in the folder of SQLite
/// too.
fn migrator() -> Migrator {
    Migrator::with_migrations(vec![
        migration(
            145,
            "hall",
            include_str!("../../migrations-postgres/0145_hall.sql"),
        ),
        migration(
            150,
            "notices",
            include_str!("../../migrations-postgres/0150_notices.sql"),
        ),
        migration(
            155,
            "push",
            include_str!("../../migrations-postgres/0155_push.sql"),
        ),
        migration(
            160,
            "nodes",
            include_str!("../../migrations-postgres/0160_nodes.sql"),
        ),
        migration(
            165,
            "node_key",
            include_str!("../../migrations-postgres/0165_node_key.sql"),
        ),
        migration(
            170,
            "shared_keys",
            include_str!("../../migrations-postgres/0170_shared_keys.sql"),
        ),
        migration(
            175,
            "private_notes",
            include_str!("../../migrations-postgres/0175_private_notes.sql"),
        ),
        migration(
            180,
            "result_turns",
            include_str!("../../migrations-postgres/0180_result_turns.sql"),
        ),
        migration(
            190,
            "devices",
            include_str!("../../migrations-postgres/0190_devices.sql"),
        ),
        migration(
            195,
            "leaving",
            include_str!("../../migrations-postgres/0195_leaving.sql"),
        ),
        migration(
            200,
            "memory",
            include_str!("../../migrations-postgres/0200_memory.sql"),
        ),
    ])
}

#[cfg(test)]
mod tests {
    use super::migrator;
    use crate::sqlite::migration as sqlite_migration;

    /// Up to this number SQLite has several migrations, and Postgres one.
    const FIRST: i64 = 145;

    #[test]
    fn later_migrations_are_in_both_folders() {
        let numbers = |migrator: &sqlx::migrate::Migrator| -> Vec<(i64, String)> {
            let all = migrator.iter().filter(|one| one.version > FIRST);
            all.map(|one| (one.version, one.description.to_string()))
                .collect()
        };

        assert_eq!(numbers(&migrator()), numbers(&sqlite_migration::migrator()));
    }
}
