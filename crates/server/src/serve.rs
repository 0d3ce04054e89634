//! Runs the server on one address of this machine, until it is stopped.

use std::io;
use std::net::{Ipv4Addr, SocketAddr};
use std::path::PathBuf;
use std::sync::Arc;

use tokio::net::TcpListener;

use crate::app::app;
use crate::limits::{PORTS_TRIED, SHUTDOWN_GRACE};
use crate::state::AppState;
use rosespring_store::{SqliteStore, Store, StoreError};
use rosespring_table::game::DiceSource;

/// The default port.
pub const DEFAULT_PORT: u16 = 8421;
/// The file name of the database in the data folder.
const DATABASE: &str = "tables.sqlite";

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
}

/// Why the server cannot run.
#[derive(Debug, thiserror::Error)]
#[non_exhaustive]
pub enum ServeError {
    /// The user has no home folder for the data.
    #[error("there is no folder for the user's data; name one with --data-dir")]
    NoDataFolder,
    /// The data folder cannot be created.
    #[error("the data folder {} cannot be made: {source}", path.display())]
    DataFolder {
        /// The folder.
        path: PathBuf,
        /// The error of the system.
        source: io::Error,
    },
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

/// Serves until Ctrl-C or, on Unix, a request to terminate. Calls `ready` with the address as soon
/// as the page can be opened.
///
/// # Errors
///
/// [`ServeError`] if a resource is missing.
pub async fn serve(config: Config, ready: impl FnOnce(SocketAddr)) -> Result<(), ServeError> {
    let path = data_folder(config.data_dir)?.join(DATABASE);
    let store = SqliteStore::open(&path)
        .await
        .map_err(|source| ServeError::Store { path, source })?;
    let store = Arc::new(store);
    let listener = listen(config.port).await?;
    let address = listener.local_addr()?;
    let router = app(AppState::new(
        Arc::clone(&store) as Arc<dyn Store>,
        config.dice,
    ));
    ready(address);
    if config.open {
        open_browser(address);
    }
    let (stop, stopped) = tokio::sync::oneshot::channel();
    let serving = axum::serve(listener, router).with_graceful_shutdown(async move {
        told_to_stop().await;
        let _ = stop.send(());
    });
    tokio::select! {
        served = serving => served?,
        // Sockets stay open as long as their pages, so the server does not wait for them any
        // longer.
        () = grace(stopped) => {}
    }
    store.close().await;
    Ok(())
}

fn data_folder(asked: Option<PathBuf>) -> Result<PathBuf, ServeError> {
    let path = match asked {
        Some(path) => path,
        None => directories::ProjectDirs::from("", "", "rosespring")
            .ok_or(ServeError::NoDataFolder)?
            .data_dir()
            .to_owned(),
    };
    match std::fs::create_dir_all(&path) {
        Ok(()) => Ok(path),
        Err(source) => Err(ServeError::DataFolder { path, source }),
    }
}

async fn listen(port: Option<u16>) -> Result<TcpListener, ServeError> {
    let first = port.unwrap_or(DEFAULT_PORT);
    let last = match port {
        Some(port) => port,
        None => first + PORTS_TRIED,
    };
    let mut refused = None;
    for port in first..=last {
        match TcpListener::bind((Ipv4Addr::LOCALHOST, port)).await {
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
        tracing::warn!("the browser could not be opened: {error}");
    }
}

async fn grace(stopped: tokio::sync::oneshot::Receiver<()>) {
    match stopped.await {
        Ok(()) => tokio::time::sleep(SHUTDOWN_GRACE).await,
        Err(_) => std::future::pending().await,
    }
}

#[cfg(unix)]
async fn told_to_stop() {
    use tokio::signal::unix::{SignalKind, signal};
    let interrupted = tokio::signal::ctrl_c();
    match signal(SignalKind::terminate()) {
        Ok(mut terminated) => tokio::select! {
            _ = interrupted => {}
            _ = terminated.recv() => {}
        },
        Err(_) => {
            let _ = interrupted.await;
        }
    }
}

#[cfg(not(unix))]
async fn told_to_stop() {
    let _ = tokio::signal::ctrl_c().await;
}
