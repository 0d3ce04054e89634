//! Where the data of a server is.

use std::path::{Path, PathBuf};
use std::sync::Arc;

use rosespring_store::{SqliteStore, Store, StoreError, quick_check};

use super::{Config, ServeError, hall};
use crate::data_folder::{DataFolder, LastStop};
use crate::limits::{QUICK_CHECK_TIME, TAKEN_CHECK_EVERY};
use crate::postgres::{PostgresStore, PostgresUrl};

/// Whether other halls use the same database.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) enum Share {
    /// None does.
    Alone,
    /// None does as soon as this one begins.
    Standby,
    /// Other nodes of the same hall do.
    Node,
}

/// Where the data is.
pub(super) enum Place {
    /// The file in the data folder.
    File(PathBuf),
    Postgres {
        url: PostgresUrl,
        share: Share,
    },
}

impl Place {
    pub(super) fn of(config: &Config, folder: &DataFolder) -> Self {
        match hall::database(config) {
            Some((url, share)) => Self::Postgres { url, share },
            None => Self::File(folder.database()),
        }
    }

    pub(super) const fn is_file(&self) -> bool {
        matches!(self, Self::File(_))
    }

    pub(super) fn fault(&self, source: StoreError) -> ServeError {
        match self {
            Self::File(path) => ServeError::Store {
                path: path.clone(),
                source,
            },
            Self::Postgres { url, .. } => ServeError::Database {
                place: url.clone(),
                source,
            },
        }
    }

    /// Opens the database and returns it with its faults.
    pub(super) async fn open(
        &self,
        folder: &DataFolder,
        for_many: bool,
    ) -> Result<(Arc<dyn Store>, Vec<String>), ServeError> {
        let opened = match self {
            Self::File(path) => open_file(path, folder, for_many).await,
            Self::Postgres { url, share } => {
                let opened = match share {
                    Share::Standby => PostgresStore::open_in_turn(url).await,
                    Share::Alone => PostgresStore::open_for_many(url).await,
                    Share::Node => PostgresStore::open_as_node(url).await,
                };
                opened.map(|store| (Arc::new(store) as Arc<dyn Store>, Vec::new()))
            }
        };
        opened.map_err(|source| self.fault(source))
    }

    /// Completes when another hall has taken the database, as it can while Postgres is away.
    pub(super) async fn taken(&self, store: &dyn Store) {
        if self.is_file() {
            return std::future::pending().await;
        }
        while !matches!(store.probe().await, Err(StoreError::InUse)) {
            tokio::time::sleep(TAKEN_CHECK_EVERY).await;
        }
    }
}

/// Opens the file and returns it with its faults.
async fn open_file(
    path: &Path,
    folder: &DataFolder,
    for_many: bool,
) -> Result<(Arc<dyn Store>, Vec<String>), StoreError> {
    let mut faults = Vec::new();
    match folder.last_stop() {
        LastStop::Clean => {}
        LastStop::Killed => {
            tracing::info!("the last server was killed; its last steps are read from the log")
        }
        LastStop::LogGone => faults.push(
            "the last server was killed, and the log of its database (tables.sqlite-wal) is \
             missing: the last steps of its tables may be lost"
                .to_owned(),
        ),
    }
    let damage = quick_check(path, QUICK_CHECK_TIME).await?;
    faults.extend(
        damage
            .into_iter()
            .map(|line| format!("the database: {line}")),
    );
    let opened = match for_many {
        true => SqliteStore::open_for_many(path).await,
        false => SqliteStore::open(path).await,
    };
    let store = opened?;
    for fault in &faults {
        tracing::error!("{fault}");
    }
    if !faults.is_empty() {
        tracing::error!("`rosespring check` lists the damaged tables");
    }
    Ok((Arc::new(store), faults))
}
