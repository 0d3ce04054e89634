//! The lock by which one hall uses a database: alone, or all its nodes together.
//!
//! The key of the events refuses a second writer in any case. Clocks, tournaments and the lobby of
//! two halls would contradict each other, so a second hall does not start. Nodes of one hall share
//! the lock, and agree among themselves (decision 36).

use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};
use std::time::{Duration, Instant};

use sqlx::postgres::{PgConnectOptions, PgConnection};
use sqlx::{ConnectOptions, Connection};
use tokio::time::{sleep, timeout};

use crate::sqlite::AbortOnDrop;
use crate::{StoreError, StoreResult};

/// The number of the lock: `rosehall` in ASCII.
const HALL_LOCK: i64 = 0x726f_7365_6861_6c6c;
/// Time that a hall waits for the end of the one before it: Postgres notices a killed one soon.
const PATIENCE: Duration = Duration::from_secs(5);
/// Time between two tries.
const TRY_EVERY: Duration = Duration::from_millis(200);
/// Time between two tries of a hall that waits for the end of another one. The other one is faster:
/// it finds its lock again when Postgres was away.
const STANDBY_EVERY: Duration = Duration::from_secs(3);
/// Time between two checks that the lock is still there.
const CHECK_EVERY: Duration = Duration::from_secs(1);
/// Time after which a connection that does not answer counts as lost.
const CHECK_TIMEOUT: Duration = Duration::from_secs(3);

/// Who may have the lock at the same time.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
enum Mode {
    /// Nobody else.
    Alone,
    /// Other nodes of the same hall.
    Shared,
}

/// Holds the lock with its own connection until it is dropped.
#[derive(Debug)]
pub(crate) struct Hold {
    is_taken: Arc<AtomicBool>,
    task: AbortOnDrop,
}

impl Hold {
    /// Takes the lock.
    ///
    /// # Errors
    ///
    /// [`StoreError::InUse`] if another hall has it.
    pub(crate) async fn take(options: &PgConnectOptions) -> StoreResult<Self> {
        let begun = Instant::now();
        let mut connection = options.connect().await?;
        while !try_lock(&mut connection, Mode::Alone).await? {
            if begun.elapsed() > PATIENCE {
                return Err(StoreError::InUse);
            }
            sleep(TRY_EVERY).await;
        }
        Ok(Self::keep(connection, options, Mode::Alone))
    }

    /// Takes the lock together with the other nodes of a hall. The first node calls `prepare` while
    /// nobody else has the lock; for the others the database must be ready: `check` tells.
    ///
    /// # Errors
    ///
    /// [`StoreError::InUse`] if a hall without nodes has it, and the errors of `prepare` and
    /// `check`.
    pub(crate) async fn share(
        options: &PgConnectOptions,
        prepare: impl AsyncFnOnce() -> StoreResult<()>,
        check: impl AsyncFnOnce() -> StoreResult<()>,
    ) -> StoreResult<Self> {
        let begun = Instant::now();
        let mut connection = options.connect().await?;
        loop {
            if try_lock(&mut connection, Mode::Alone).await? {
                prepare().await?;
                // Granted at once, because the same connection has the whole lock.
                try_lock(&mut connection, Mode::Shared).await?;
                sqlx::query("SELECT pg_advisory_unlock($1)")
                    .bind(HALL_LOCK)
                    .execute(&mut connection)
                    .await?;
                break;
            }
            if try_lock(&mut connection, Mode::Shared).await? {
                check().await?;
                break;
            }
            if begun.elapsed() > PATIENCE {
                return Err(StoreError::InUse);
            }
            sleep(TRY_EVERY).await;
        }
        Ok(Self::keep(connection, options, Mode::Shared))
    }

    /// Takes the lock as soon as no other hall has it, also if Postgres is away for a while.
    pub(crate) async fn take_in_turn(options: &PgConnectOptions) -> Self {
        tracing::info!("waits until no other hall uses the database");
        loop {
            if let Ok(Ok((connection, true))) =
                timeout(CHECK_TIMEOUT, again(options, Mode::Alone)).await
            {
                tracing::info!("no other hall uses the database any more");
                return Self::keep(connection, options, Mode::Alone);
            }
            sleep(STANDBY_EVERY).await;
        }
    }

    fn keep(connection: PgConnection, options: &PgConnectOptions, mode: Mode) -> Self {
        let is_taken = Arc::new(AtomicBool::new(false));
        let kept = keep_for_ever(connection, options.clone(), mode, Arc::clone(&is_taken));
        let task = AbortOnDrop::new(tokio::spawn(kept).abort_handle());
        Self { is_taken, task }
    }

    /// Returns whether another hall took the lock while Postgres was away.
    pub(crate) fn is_taken(&self) -> bool {
        self.is_taken.load(Ordering::Relaxed)
    }

    /// Gives the lock back.
    pub(crate) fn end(&self) {
        self.task.abort();
    }
}

async fn try_lock(connection: &mut PgConnection, mode: Mode) -> Result<bool, sqlx::Error> {
    let statement = match mode {
        Mode::Alone => "SELECT pg_try_advisory_lock($1)",
        Mode::Shared => "SELECT pg_try_advisory_lock_shared($1)",
    };
    sqlx::query_scalar(statement)
        .bind(HALL_LOCK)
        .fetch_one(connection)
        .await
}

/// Takes the lock again when its connection is lost.
async fn keep_for_ever(
    first: PgConnection,
    options: PgConnectOptions,
    mode: Mode,
    is_taken: Arc<AtomicBool>,
) {
    let mut held = Some(first);
    loop {
        let pause = if held.is_some() {
            CHECK_EVERY
        } else {
            TRY_EVERY
        };
        sleep(pause).await;
        if let Some(connection) = &mut held
            && !matches!(timeout(CHECK_TIMEOUT, connection.ping()).await, Ok(Ok(())))
        {
            held = None;
        }
        if held.is_none()
            && let Ok(Ok((connection, is_locked))) =
                timeout(CHECK_TIMEOUT, again(&options, mode)).await
        {
            if !is_locked && !is_taken.load(Ordering::Relaxed) {
                tracing::error!("another hall uses the database: stop one of the two");
            }
            is_taken.store(!is_locked, Ordering::Relaxed);
            held = is_locked.then_some(connection);
        }
    }
}

async fn again(
    options: &PgConnectOptions,
    mode: Mode,
) -> Result<(PgConnection, bool), sqlx::Error> {
    let mut connection = options.connect().await?;
    let is_locked = try_lock(&mut connection, mode).await?;
    Ok((connection, is_locked))
}
