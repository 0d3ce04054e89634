//! Checks and copies the data of a server, while it runs or not.

#[cfg(feature = "hall")]
mod hall;

use std::path::{Path, PathBuf};

use crate::data_folder::{self, DataFolder, FolderError, LastStop};
use crate::error::ApiError;
use crate::limits::REVIEWS_MAX;
use crate::postgres::{PostgresStore, PostgresUrl};
use rosespring_store::{
    BackupError, SqliteStore, Store, StoreError, StudyStore, TableStore, backup, integrity_check,
};
use rosespring_table::review::Review;
use rosespring_table::stored;

#[cfg(feature = "hall")]
pub use hall::{moderators, new_bot_token, set_moderator};

/// The reason why the data could not be checked or copied.
#[derive(Debug, thiserror::Error)]
#[non_exhaustive]
pub enum UpkeepError {
    /// The data folder cannot be used.
    #[error(transparent)]
    Folder(#[from] FolderError),
    /// There is no database in the folder.
    #[error("there is no database in {}", .0.display())]
    Empty(PathBuf),
    /// The database cannot be opened.
    #[error("the tables in {} cannot be opened: {source}", path.display())]
    Store {
        /// The file.
        path: PathBuf,
        /// The error of the store.
        source: StoreError,
    },
    /// The database of Postgres cannot be used.
    #[error("the database {place} cannot be used: {source}")]
    Database {
        /// Its name and its server.
        place: PostgresUrl,
        /// The error of the store.
        source: StoreError,
    },
    /// The database could not be copied.
    #[error(transparent)]
    Backup(#[from] BackupError),
    /// The name is that of a program of the hall itself.
    #[error("`{0}` is the name of a program of the hall: choose another one")]
    HouseName(String),
    /// The token of a bot could not be stored.
    #[error("the token could not be stored: {0}")]
    Token(ApiError),
    /// The moderators could not be read or changed.
    #[error(transparent)]
    Moderator(ApiError),
}

/// Where the data of a server is.
#[derive(Debug, Clone)]
#[non_exhaustive]
pub enum DataPlace {
    /// A data folder; `None` is a folder of this program among the user's data.
    Folder(Option<PathBuf>),
    /// A database of Postgres.
    Postgres(PostgresUrl),
}

/// Opens the database of a server, which may run. Returns it with its folder.
async fn open(place: DataPlace) -> Result<(Option<Data>, Box<dyn Store>), UpkeepError> {
    match place {
        DataPlace::Folder(data_dir) => {
            let data = Data::take(data_dir)?;
            let opened = SqliteStore::open(&data.database).await;
            let store = opened.map_err(|source| UpkeepError::Store {
                path: data.database.clone(),
                source,
            })?;
            Ok((Some(data), Box::new(store)))
        }
        DataPlace::Postgres(place) => match PostgresStore::open(&place).await {
            Ok(store) => Ok((None, Box::new(store))),
            Err(source) => Err(UpkeepError::Database { place, source }),
        },
    }
}

fn finish(data: Option<&Data>) {
    if let Some(data) = data {
        data.finish();
    }
}

/// The result of a check of a database.
#[derive(Debug, Clone, PartialEq, Eq, Default)]
pub struct CheckReport {
    /// The path of the database, or its name and its server.
    pub database: String,
    /// Number of tables that were read and replayed.
    pub tables: u32,
    /// Number of analyses that were read.
    pub analyses: u32,
    /// The faults, one sentence each.
    pub faults: Vec<String>,
}

/// A database to check or copy. The folder is locked if no server uses it.
struct Data {
    database: PathBuf,
    folder: Option<DataFolder>,
}

impl Data {
    fn take(data_dir: Option<PathBuf>) -> Result<Self, UpkeepError> {
        let path = data_folder::find(data_dir)?;
        let database = data_folder::database(&path);
        if !database.is_file() {
            return Err(UpkeepError::Empty(path));
        }
        let folder = match DataFolder::take(Some(path)) {
            Ok(folder) => Some(folder),
            // A server uses the folder and continues meanwhile.
            Err(FolderError::InUse { .. }) => None,
            Err(error) => return Err(error.into()),
        };
        Ok(Self { database, folder })
    }

    /// Empties the lock after a kill: SQLite has moved the log into the database, so the log is not
    /// missing.
    fn finish(&self) {
        if let Some(folder) = &self.folder
            && folder.last_stop() == LastStop::Killed
        {
            folder.write_stopped();
        }
    }
}

/// Copies the database of a data folder into the new file `to`, also while a server uses it.
///
/// # Errors
///
/// [`UpkeepError`]; no file was created.
pub async fn back_up(data_dir: Option<PathBuf>, to: &Path) -> Result<(), UpkeepError> {
    let data = Data::take(data_dir)?;
    backup(&data.database, to).await?;
    data.finish();
    Ok(())
}

/// Checks a database: its structure if it is a file, every table by replaying it, every analysis.
///
/// # Errors
///
/// [`UpkeepError`] if the database cannot be opened.
pub async fn check(place: DataPlace) -> Result<CheckReport, UpkeepError> {
    let mut report = CheckReport::default();
    match &place {
        DataPlace::Folder(data_dir) => {
            let data = Data::take(data_dir.clone())?;
            let checked = integrity_check(&data.database).await;
            report.database = data.database.display().to_string();
            report.faults = checked.map_err(|source| UpkeepError::Store {
                path: data.database.clone(),
                source,
            })?;
        }
        DataPlace::Postgres(url) => report.database = url.to_string(),
    }
    let (data, store) = open(place).await?;
    if let Err(error) = check_tables(store.as_ref(), &mut report).await {
        report.faults.push(format!("the tables: {error}"));
    }
    if let Err(error) = check_analyses(store.as_ref(), &mut report).await {
        report.faults.push(format!("the analyses: {error}"));
    }
    store.close().await;
    finish(data.as_ref());
    Ok(report)
}

async fn check_tables(store: &dyn TableStore, report: &mut CheckReport) -> Result<(), StoreError> {
    let list = store.list(u32::MAX).await?;
    if list.unreadable > 0 {
        let unreadable = list.unreadable;
        report
            .faults
            .push(format!("rows of tables that cannot be read: {unreadable}"));
    }
    for table in list.tables {
        let replayed = match store.events(&table.id).await {
            Ok(bodies) => stored::replay(&table, &bodies).map_err(StoreError::from),
            Err(error) => Err(error),
        };
        match replayed {
            Ok(_) => report.tables += 1,
            Err(error) => report.faults.push(format!("table `{}`: {error}", table.id)),
        }
    }
    Ok(())
}

async fn check_analyses(
    store: &dyn StudyStore,
    report: &mut CheckReport,
) -> Result<(), StoreError> {
    for head in store.reviews(REVIEWS_MAX).await? {
        match check_analysis(store, &head.id).await {
            Ok(()) => report.analyses += 1,
            Err(error) => report
                .faults
                .push(format!("analysis `{}`: {error}", head.id)),
        }
    }
    Ok(())
}

async fn check_analysis(store: &dyn StudyStore, id: &str) -> Result<(), StoreError> {
    let stored = store.review(id).await?;
    let items = store.review_items(id).await?;
    Review::load(stored, &items)?;
    Ok(())
}
