//! The store in a Postgres database.
//!
//! Postgres has many writers at once. Events are appended by the journal alone, which needs no
//! lock: the primary key of the events refuses a second writer. Every other transaction of several
//! statements takes one lock of the database first, so that they follow one another as in SQLite,
//! and the statements of both databases mean the same (decision 34).

/// The time of the database in milliseconds since 1970, as SQL.
macro_rules! now_ms {
    () => {
        "(EXTRACT(EPOCH FROM clock_timestamp()) * 1000)::bigint"
    };
}

mod hold;
mod journal;
mod migration;
#[path = "sql/mod.rs"]
mod sql;

use std::fmt;
use std::ops::{Deref, DerefMut};
use std::str::FromStr;
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};
use std::time::Duration;

use async_trait::async_trait;
use sqlx::postgres::{
    PgArguments as SqlArguments, PgConnectOptions, PgPool, PgPoolOptions, PgRow as SqlRow,
};
use sqlx::{
    ConnectOptions, Connection, PgConnection as SqlConnection, Postgres as SqlDatabase, Transaction,
};
use tokio::sync::OwnedMutexGuard;
use tokio::time::timeout;

use self::PostgresStore as SqlStore;
use self::hold::Hold;
use self::journal::{WRITERS, Writer};
use crate::journal::Journal;
use crate::{JournalFigures, Store, StoreError, StoreResult, TableList};

/// Maximum number of connections, without those of the journal.
const CONNECTIONS_MAX: u32 = 8;
/// Time that a caller waits for a connection, or for its turn.
const ACQUIRE_TIMEOUT: Duration = Duration::from_secs(5);
/// Maximum time of one statement; Postgres ends it then.
const STATEMENT_TIMEOUT: &str = "10s";
/// Maximum time that Postgres keeps a transaction whose program does not go on.
const IDLE_TIMEOUT: &str = "30s";
/// The same of a node. It is shorter than the silence after which others take its tables: a node
/// that stands still in a transaction would keep them from writing.
const NODE_IDLE_TIMEOUT: &str = "5s";
/// Time after which a database that does not answer counts as lost.
const PROBE_TIMEOUT: Duration = Duration::from_secs(3);
/// The time by which the time of a table's last change may be behind, where thousands of tables
/// change at once, in milliseconds.
const CHANGE_LAG_MS: i64 = 10_000;
/// The number of the lock of those who write other things than events: `rosespri` in ASCII.
const WRITE_LOCK: i64 = 0x726f_7365_7370_7269;

/// A session must not confirm what is not on disk. Stricter settings of the operator stay.
const CONFIRM_WRITTEN: &str = "SELECT set_config('synchronous_commit', 'on', false) \
     WHERE current_setting('synchronous_commit') = 'off'";

/// The address of a Postgres database. No message contains its password.
#[derive(Clone)]
pub struct PostgresUrl {
    text: String,
    options: Box<PgConnectOptions>,
}

/// Why a text is not the address of a Postgres database.
#[derive(Debug, thiserror::Error)]
#[error("a database has an address like postgres://NAME@HOST:5432/DATABASE: {0}")]
pub struct PostgresUrlError(String);

impl FromStr for PostgresUrl {
    type Err = PostgresUrlError;

    fn from_str(text: &str) -> Result<Self, PostgresUrlError> {
        if !text.starts_with("postgres://") && !text.starts_with("postgresql://") {
            let what = "it begins with postgres://";
            return Err(PostgresUrlError(what.to_owned()));
        }
        let options = PgConnectOptions::from_str(text).map_err(|error| {
            // The words of the error may contain a part of the address, so they are not shown.
            tracing::debug!("the address of the database cannot be read");
            let what = match error {
                sqlx::Error::Configuration(_) => "a part of it cannot be read",
                _ => "it cannot be read",
            };
            PostgresUrlError(what.to_owned())
        })?;
        let (text, options) = (text.to_owned(), Box::new(options));
        Ok(Self { text, options })
    }
}

impl PartialEq for PostgresUrl {
    fn eq(&self, other: &Self) -> bool {
        self.text == other.text
    }
}

impl Eq for PostgresUrl {}

/// The database and its place, without the person and the password.
impl fmt::Display for PostgresUrl {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let database = self.options.get_database();
        let database = database.unwrap_or_else(|| self.options.get_username());
        match self.options.get_socket() {
            Some(folder) => write!(f, "`{database}` in {}", folder.display()),
            None => {
                let (host, port) = (self.options.get_host(), self.options.get_port());
                write!(f, "`{database}` at {host}:{port}")
            }
        }
    }
}

impl fmt::Debug for PostgresUrl {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "PostgresUrl({self})")
    }
}

/// The error of the last change, if it could not be stored.
#[derive(Debug, Clone, Default)]
struct LastFault(Arc<Mutex<Option<String>>>);

impl LastFault {
    fn lock(&self) -> MutexGuard<'_, Option<String>> {
        self.0.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// Remembers whether a change was stored. An error of the caller is not a fault of the
    /// database.
    fn note(&self, outcome: &StoreResult<()>) {
        match outcome {
            Ok(()) => *self.lock() = None,
            Err(
                error @ (StoreError::Full
                | StoreError::ReadOnly
                | StoreError::TooSlow
                | StoreError::Damaged(_)
                | StoreError::Unreachable(_)
                | StoreError::Database(_)),
            ) => *self.lock() = Some(error.to_string()),
            Err(_) => {}
        }
    }
}

/// What a program opens a database for.
#[derive(Debug, Clone, Copy)]
enum Use {
    /// A few changes, also while a hall runs.
    Command,
    /// A hall.
    Hall,
    /// A hall that waits for the end of another one.
    Standby,
    /// One of several nodes of a hall.
    Node,
}

/// A store in a Postgres database.
#[derive(Debug, Clone)]
pub struct PostgresStore {
    pool: PgPool,
    /// The connections of the journal: nobody else takes them.
    journal_pool: PgPool,
    journal: Journal,
    /// Taken before the lock of the database, so that of one program one connection waits for it.
    turn: Arc<tokio::sync::Mutex<()>>,
    last_fault: LastFault,
    /// The lock of a hall.
    hold: Option<Arc<Hold>>,
}

impl PostgresStore {
    /// Connects to the database, and migrates it to the current format.
    ///
    /// # Errors
    ///
    /// [`StoreError::Unreachable`], [`StoreError::Refused`], [`StoreError::Newer`] if a newer
    /// version of the program changed it, or [`StoreError::Migration`].
    pub async fn open(url: &PostgresUrl) -> StoreResult<Self> {
        Self::open_with(url, Use::Command).await
    }

    /// Connects as [`Self::open`] does, for one hall with thousands of tables that change at once:
    /// the time of a table's last change may be up to ten seconds behind while nothing else in its
    /// row changes.
    ///
    /// # Errors
    ///
    /// Those of [`Self::open`], and [`StoreError::InUse`] if another hall uses the database.
    pub async fn open_for_many(url: &PostgresUrl) -> StoreResult<Self> {
        Self::open_with(url, Use::Hall).await
    }

    /// Connects as [`Self::open_for_many`] does, as soon as no other hall uses the database.
    ///
    /// # Errors
    ///
    /// Those of [`Self::open`].
    pub async fn open_in_turn(url: &PostgresUrl) -> StoreResult<Self> {
        Self::open_with(url, Use::Standby).await
    }

    /// Connects as [`Self::open_for_many`] does, for one of several nodes of a hall.
    ///
    /// # Errors
    ///
    /// Those of [`Self::open`]; [`StoreError::InUse`] if a hall without nodes uses the database;
    /// [`StoreError::Outdated`] if nodes of an older version use it.
    pub async fn open_as_node(url: &PostgresUrl) -> StoreResult<Self> {
        Self::open_with(url, Use::Node).await
    }

    async fn open_with(url: &PostgresUrl, for_what: Use) -> StoreResult<Self> {
        let options = PgConnectOptions::clone(&url.options)
            .application_name("rosespring")
            .options([("default_transaction_isolation", "read committed")]);
        // Without a limit on statements, because a migration of much data may take long.
        let mut connection = connect(&options).await?;
        check_settings(&mut connection).await?;
        connection.close().await?;
        // Before the migration, so that no hall changes the database of another one.
        let hold = match for_what {
            Use::Command => None,
            Use::Hall => Some(Hold::take(&options).await?),
            Use::Standby => Some(Hold::take_in_turn(&options).await),
            Use::Node => {
                let prepare = async || migrate(&options).await;
                let check = async || {
                    let mut connection = connect(&options).await?;
                    migration::check(&mut connection).await
                };
                Some(Hold::share(&options, prepare, check).await?)
            }
        };
        let hold = hold.map(Arc::new);
        if !matches!(for_what, Use::Node) {
            migrate(&options).await?;
        }
        let lag_ms = match for_what {
            Use::Command => 0,
            Use::Hall | Use::Standby | Use::Node => CHANGE_LAG_MS,
        };
        let idle_timeout = match for_what {
            Use::Node => NODE_IDLE_TIMEOUT,
            Use::Command | Use::Hall | Use::Standby => IDLE_TIMEOUT,
        };
        let options = options.options([
            ("statement_timeout", STATEMENT_TIMEOUT),
            ("idle_in_transaction_session_timeout", idle_timeout),
        ]);
        let pool = pool_of(CONNECTIONS_MAX, options.clone()).await?;
        let writers = u32::try_from(WRITERS).unwrap_or(1);
        let journal_pool = pool_of(writers, options).await?;
        let journal = Journal::start(Writer::new(journal_pool.clone(), lag_ms));
        Ok(Self {
            pool,
            journal_pool,
            journal,
            turn: Arc::default(),
            last_fault: LastFault::default(),
            hold,
        })
    }

    const fn pool(&self) -> &PgPool {
        &self.pool
    }

    const fn journal(&self) -> &Journal {
        &self.journal
    }

    fn note(&self, outcome: &StoreResult<()>) {
        self.last_fault.note(outcome);
    }

    /// A query for all tables fails at a damaged page. Postgres has no row numbers by which each
    /// could be read alone.
    async fn list_damaged(&self, _limit: u32, error: StoreError) -> StoreResult<TableList> {
        Err(error)
    }

    /// Begins a transaction that writes. It has the lock of those who write.
    async fn begin(&self) -> StoreResult<Work> {
        let turn = Arc::clone(&self.turn).lock_owned();
        let turn = timeout(ACQUIRE_TIMEOUT, turn).await;
        let turn = turn.map_err(|_| StoreError::TooSlow)?;
        let mut transaction = self.pool.begin().await?;
        sqlx::query("SELECT pg_advisory_xact_lock($1)")
            .bind(WRITE_LOCK)
            .execute(&mut *transaction)
            .await?;
        Ok(Work {
            transaction,
            last_fault: self.last_fault.clone(),
            _turn: turn,
        })
    }
}

/// A transaction that writes, and its turn.
struct Work {
    transaction: Transaction<'static, SqlDatabase>,
    last_fault: LastFault,
    _turn: OwnedMutexGuard<()>,
}

impl Work {
    async fn commit(self) -> StoreResult<()> {
        let committed = self.transaction.commit().await.map_err(StoreError::from);
        self.last_fault.note(&committed);
        committed
    }
}

impl Deref for Work {
    type Target = SqlConnection;

    fn deref(&self) -> &SqlConnection {
        &self.transaction
    }
}

impl DerefMut for Work {
    fn deref_mut(&mut self) -> &mut SqlConnection {
        &mut self.transaction
    }
}

/// Opens one connection.
async fn connect(options: &PgConnectOptions) -> StoreResult<SqlConnection> {
    match timeout(ACQUIRE_TIMEOUT, options.connect()).await {
        Ok(connected) => Ok(connected?),
        Err(_) => Err(StoreError::Unreachable("no answer in five seconds".into())),
    }
}

/// Migrates the database to the current format.
async fn migrate(options: &PgConnectOptions) -> StoreResult<()> {
    let mut connection = connect(options).await?;
    migration::migrate(&mut connection).await?;
    Ok(connection.close().await?)
}

/// Opens connections, the first one now.
async fn pool_of(most: u32, options: PgConnectOptions) -> StoreResult<PgPool> {
    let pool = PgPoolOptions::new()
        .max_connections(most)
        .acquire_timeout(ACQUIRE_TIMEOUT)
        .after_connect(|connection, _| {
            Box::pin(async move {
                sqlx::query(CONFIRM_WRITTEN).execute(connection).await?;
                Ok(())
            })
        })
        .connect_with(options)
        .await?;
    Ok(pool)
}

/// Checks what the operator chose for the database and its server.
async fn check_settings(connection: &mut SqlConnection) -> StoreResult<()> {
    let mut setting = async |name: &str| {
        sqlx::query_scalar::<_, String>("SELECT current_setting($1)")
            .bind(name)
            .fetch_one(&mut *connection)
            .await
    };
    let encoding = setting("server_encoding").await?;
    if encoding != "UTF8" {
        let what = format!("its encoding is {encoding}; it must be UTF8");
        return Err(StoreError::Database(what.into()));
    }
    for name in ["fsync", "full_page_writes"] {
        if setting(name).await? == "off" {
            tracing::warn!("Postgres runs with {name} = off: a crash of its machine loses games");
        }
    }
    Ok(())
}

#[async_trait]
impl Store for PostgresStore {
    async fn close(&self) {
        self.pool.close().await;
        self.journal_pool.close().await;
        if let Some(hold) = &self.hold {
            hold.end();
        }
    }

    fn journal_figures(&self) -> JournalFigures {
        self.journal.figures()
    }

    async fn probe(&self) -> StoreResult<()> {
        let query = sqlx::query_scalar("SELECT pg_is_in_recovery()").fetch_one(&self.pool);
        let is_standby: bool = match timeout(PROBE_TIMEOUT, query).await {
            Ok(answer) => answer?,
            Err(_) => return Err(StoreError::Unreachable("no answer in three seconds".into())),
        };
        if is_standby {
            return Err(StoreError::ReadOnly);
        }
        if self.hold.as_ref().is_some_and(|hold| hold.is_taken()) {
            return Err(StoreError::InUse);
        }
        match self.last_fault.lock().clone() {
            Some(fault) => Err(StoreError::Database(fault.into())),
            None => Ok(()),
        }
    }
}
