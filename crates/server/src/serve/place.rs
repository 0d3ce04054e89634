//! Where the data of a server is.

use std::path::{Path, PathBuf};
use std::sync::Arc;

#[cfg(feature = "cluster")]
use rosespring_store::{PostgresStore, PostgresUrl};
use rosespring_store::{SqliteStore, Store, StoreError, quick_check};

use super::{Config, ServeError};
use crate::data_folder::{DataFolder, LastStop};
use crate::limits::{QUICK_CHECK_TIME, TAKEN_CHECK_EVERY};
#[cfg(feature = "hall")]
use crate::push::PushKey;
#[cfg(feature = "cluster")]
use crate::push::SharedKeyError;

/// Whether other halls use the same database.
#[cfg(feature = "cluster")]
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
    #[cfg(feature = "cluster")]
    Postgres { url: PostgresUrl, share: Share },
}

impl Place {
    #[cfg_attr(
        not(feature = "cluster"),
        expect(unused_variables, reason = "the file is the only place")
    )]
    pub(super) fn of(config: &Config, folder: &DataFolder) -> Self {
        #[cfg(feature = "cluster")]
        if let Some(hall) = &config.hall
            && let Some(url) = hall.database.clone()
        {
            let share = match (&hall.node, hall.standby) {
                (Some(_), _) => Share::Node,
                (None, true) => Share::Standby,
                (None, false) => Share::Alone,
            };
            return Self::Postgres { url, share };
        }
        Self::File(folder.database())
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
            #[cfg(feature = "cluster")]
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
            #[cfg(feature = "cluster")]
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

    /// Returns the key of the hall for push services: in its data folder, or shared by those with
    /// the same database.
    #[cfg(feature = "hall")]
    #[cfg_attr(
        not(feature = "cluster"),
        expect(
            clippy::unused_async,
            unused_variables,
            reason = "the file is the only place"
        )
    )]
    pub(super) async fn push_key(
        &self,
        store: &dyn Store,
        folder: &Path,
    ) -> Result<PushKey, ServeError> {
        match self {
            Self::File(_) => PushKey::in_folder(folder).map_err(ServeError::PushKey),
            #[cfg(feature = "cluster")]
            Self::Postgres { .. } => match PushKey::shared(store, folder).await {
                Ok(key) => Ok(key),
                Err(SharedKeyError::File(fault)) => Err(ServeError::PushKey(fault)),
                Err(SharedKeyError::Store(fault)) => Err(self.fault(fault)),
            },
        }
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
