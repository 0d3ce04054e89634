//! Runs the server on one address of this machine, until it is stopped.

use std::io;
use std::net::{IpAddr, Ipv4Addr, SocketAddr};
use std::path::{Path, PathBuf};
use std::sync::Arc;

#[cfg(feature = "hall")]
use axum::http::HeaderName;
use tokio::net::TcpListener;
use tokio::sync::oneshot;
use tokio::task::JoinSet;
use tokio::time::timeout;

use crate::app::app;
use crate::connections::{Timeouts, serve_connections};
use crate::data_folder::{DataFolder, FolderError, LastStop};
use crate::limits::{CLOSE_TIMEOUT, PORTS_TRIED, QUICK_CHECK_TIME, SHUTDOWN_GRACE};
#[cfg(feature = "hall")]
use crate::public_url::PublicUrl;
use crate::state::AppState;
use rosespring_store::{SqliteStore, Store, StoreError, quick_check};
use rosespring_table::game::DiceSource;

/// The address of this machine for itself alone.
const LOCAL: IpAddr = IpAddr::V4(Ipv4Addr::LOCALHOST);

/// The default port.
pub const DEFAULT_PORT: u16 = 8421;

/// The configuration of the server.
#[derive(Debug, Clone, Default)]
pub struct Config {
    /// The port; 0 for any free one. `None` uses [`DEFAULT_PORT`], or one of the next
    /// [`PORTS_TRIED`] if it is taken.
    pub port: Option<u16>,
    /// The folder of the database; `None` uses a folder of this program among the user's data.
    pub data_dir: Option<PathBuf>,
    /// Whether to open the page in the user's browser.
    pub open: bool,
    /// The source of the dice.
    pub dice: DiceSource,
    /// People of other machines; `None` for a local server.
    #[cfg(feature = "hall")]
    pub hall: Option<HallConfig>,
}

/// The configuration of a hall.
#[cfg(feature = "hall")]
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct HallConfig {
    /// The address at which people reach it.
    pub public_url: PublicUrl,
    /// The address of this machine on which it listens. A proxy that ends TLS and runs on the same
    /// machine needs no other than 127.0.0.1.
    pub listen: IpAddr,
    /// The header in which a proxy that the operator trusts passes on the addresses of browsers.
    pub address_header: Option<HeaderName>,
}

/// Why the server cannot run.
#[derive(Debug, thiserror::Error)]
#[non_exhaustive]
pub enum ServeError {
    /// The data folder cannot be used.
    #[error(transparent)]
    Folder(#[from] FolderError),
    /// The database cannot be opened.
    #[error("the tables in {} cannot be opened: {source}", path.display())]
    Store {
        /// The file.
        path: PathBuf,
        /// The error of the store.
        source: StoreError,
    },
    /// The port is taken, or not permitted.
    #[error("port {port} cannot be used: {source}")]
    Port {
        /// The first port tried.
        port: u16,
        /// The error of the system.
        source: io::Error,
    },
    /// The network failed.
    #[error("the server stopped: {0}")]
    Network(#[from] io::Error),
}

/// The address and the data folder of a running server.
#[derive(Debug, Clone, Copy)]
pub struct Running<'a> {
    /// The address of the page.
    pub address: SocketAddr,
    /// The data folder.
    pub data_dir: &'a Path,
}

/// Serves until Ctrl-C or, on Unix, a request to terminate. Calls `ready` as soon as the page can
/// be opened.
///
/// # Errors
///
/// [`ServeError`] if a resource is missing.
pub async fn serve(config: Config, ready: impl FnOnce(&Running<'_>)) -> Result<(), ServeError> {
    serve_until(config, ready, stop_requested()).await
}

/// Serves until `stop` completes, and then at most [`SHUTDOWN_GRACE`] and [`CLOSE_TIMEOUT`] longer.
///
/// # Errors
///
/// As [`serve`].
pub async fn serve_until(
    config: Config,
    ready: impl FnOnce(&Running<'_>),
    stop: impl Future<Output = ()>,
) -> Result<(), ServeError> {
    let folder = DataFolder::take(config.data_dir)?;
    let (store, faults) = open_store(&folder).await?;
    #[cfg(feature = "hall")]
    let machine = config.hall.as_ref().map_or(LOCAL, |hall| hall.listen);
    #[cfg(not(feature = "hall"))]
    let machine = LOCAL;
    let listener = listen(machine, config.port).await?;
    let address = listener.local_addr()?;
    folder.write_address(address);
    let state = AppState::new(Arc::clone(&store) as Arc<dyn Store>, config.dice);
    let state = state.with_faults(faults);
    #[cfg(feature = "hall")]
    let state = match config.hall {
        Some(hall) => state.in_hall_behind(hall.public_url, hall.address_header),
        None => state,
    };
    let mut sweepers = JoinSet::new();
    sweepers.spawn(Arc::clone(&state.tables).sweep_for_ever());
    #[cfg(feature = "hall")]
    if let Some(hall) = &state.hall {
        let begun = state.tables.begin_clocks().await;
        begun.map_err(|source| ServeError::Store {
            path: folder.database(),
            source,
        })?;
        sweepers.spawn(Arc::clone(hall).sweep_for_ever());
        sweepers.spawn(Arc::clone(&state.tables).watch_clocks());
        sweepers.spawn(state.settle_for_ever());
    }
    ready(&Running {
        address,
        data_dir: folder.path(),
    });
    if config.open {
        open_browser(address);
    }
    let (told, stopped) = oneshot::channel();
    let stop = async {
        stop.await;
        let _ = told.send(());
    };
    tokio::select! {
        () = serve_connections(listener, app(state), Timeouts::default(), stop) => {}
        // Event streams stay open as long as their pages, so the server does not wait for them.
        () = grace(stopped) => {}
    }
    sweepers.abort_all();
    match timeout(CLOSE_TIMEOUT, store.close()).await {
        Ok(()) => folder.write_stopped(),
        Err(_) => {
            tracing::warn!("the database did not close in time: its log contains the last steps")
        }
    }
    Ok(())
}

/// Opens the database and returns it with its faults.
async fn open_store(folder: &DataFolder) -> Result<(Arc<SqliteStore>, Vec<String>), ServeError> {
    let path = folder.database();
    let failed = |source| ServeError::Store {
        path: folder.database(),
        source,
    };
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
    let damage = quick_check(&path, QUICK_CHECK_TIME).await.map_err(failed)?;
    faults.extend(
        damage
            .into_iter()
            .map(|line| format!("the database: {line}")),
    );
    let store = SqliteStore::open(&path).await.map_err(failed)?;
    for fault in &faults {
        tracing::error!("{fault}");
    }
    if !faults.is_empty() {
        tracing::error!("`rosespring check` lists the damaged tables");
    }
    Ok((Arc::new(store), faults))
}

async fn listen(machine: IpAddr, port: Option<u16>) -> Result<TcpListener, ServeError> {
    let first = port.unwrap_or(DEFAULT_PORT);
    let last = match port {
        Some(port) => port,
        None => first + PORTS_TRIED,
    };
    let mut refused = None;
    for port in first..=last {
        match TcpListener::bind((machine, port)).await {
            Ok(listener) => return Ok(listener),
            Err(error) => refused = refused.or(Some(error)),
        }
    }
    Err(ServeError::Port {
        port: first,
        source: refused.unwrap_or_else(|| io::ErrorKind::AddrInUse.into()),
    })
}

/// Opens the page. A failure is not an error, because the address was printed.
fn open_browser(address: SocketAddr) {
    if let Err(error) = open::that_detached(format!("http://{address}/")) {
        tracing::warn!(
            "the browser could not be opened ({error}): open http://{address}/ yourself"
        );
    }
}

async fn grace(stopped: oneshot::Receiver<()>) {
    match stopped.await {
        Ok(()) => tokio::time::sleep(SHUTDOWN_GRACE).await,
        Err(_) => std::future::pending().await,
    }
}

/// Waits for Ctrl-C or, on Unix, a request to terminate.
pub async fn stop_requested() {
    #[cfg(unix)]
    {
        use tokio::signal::unix::{SignalKind, signal};
        if let Ok(mut terminated) = signal(SignalKind::terminate()) {
            tokio::select! {
                _ = tokio::signal::ctrl_c() => {}
                _ = terminated.recv() => {}
            }
            return;
        }
    }
    let _ = tokio::signal::ctrl_c().await;
}
