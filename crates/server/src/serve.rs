//! Runs the server on one address of this machine, until it is stopped.

#[cfg_attr(not(feature = "hall"), path = "serve/no_hall.rs")]
mod hall;
#[cfg_attr(not(feature = "cluster"), path = "serve/no_node_port.rs")]
mod node_port;
mod place;
#[cfg(feature = "sim")]
pub(crate) mod sim_node;

use std::io;
use std::net::{IpAddr, Ipv4Addr, SocketAddr};
use std::path::{Path, PathBuf};
use std::pin::pin;
use std::sync::Arc;

pub use hall::HallConfig;
#[cfg(feature = "hall")]
pub use hall::begin_hall;
use node_port::NodePort;
#[cfg(feature = "cluster")]
pub use node_port::{NodeConfig, NodePlace};
use place::Place;
use tokio::net::TcpListener;
use tokio::sync::oneshot;
use tokio::task::JoinSet;
use tokio::time::timeout;

use crate::app::app;
use crate::connections::{ConnectionLimits, serve_connections};
use crate::data_folder::{DataFolder, FolderError};
use crate::host::Host;
use crate::limits::{CLOSE_TIMEOUT, PORTS_TRIED, SHUTDOWN_GRACE};
use crate::postgres::PostgresUrl;
use crate::state::AppState;
use rosespring_store::{Store, StoreError};
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
    pub hall: Option<HallConfig>,
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
    /// The database of Postgres cannot be used.
    #[error("the database {place} cannot be used: {source}")]
    Database {
        /// Its name and its server.
        place: PostgresUrl,
        /// The error of the store.
        source: StoreError,
    },
    /// The broker of the nodes cannot be used, whether it answers or not.
    #[error("NATS at {place} cannot be used: {reason}")]
    Nats {
        /// Its host and port.
        place: String,
        /// The reason.
        reason: String,
    },
    /// The port is taken, or not permitted.
    #[error("port {port} cannot be used: {source}")]
    Port {
        /// The first port tried.
        port: u16,
        /// The error of the system.
        source: io::Error,
    },
    /// The key for push services cannot be used.
    #[error("the key for messages to browsers cannot be used: {0}")]
    PushKey(#[source] io::Error),
    /// The network failed.
    #[error("the server stopped: {0}")]
    Network(#[from] io::Error),
}

/// The address and the data folder of a running server.
#[derive(Debug, Clone, Copy)]
pub struct Running<'a> {
    /// The address of the page.
    pub address: SocketAddr,
    /// The address of the admin port, if there is one.
    pub admin: Option<SocketAddr>,
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
    let folder = DataFolder::take(config.data_dir.clone())?;
    let place = Place::of(&config, &folder);
    let mut stop = pin!(stop);
    let (store, faults) = tokio::select! {
        biased;
        opened = place.open(&folder, config.hall.is_some()) => opened?,
        () = &mut stop => return Ok(()),
    };
    let listener = listen(hall::machine(&config), config.port).await?;
    let extras = hall::Extras::open(&config).await?;
    let admin_address = extras.admin_address()?;
    let node = NodePort::open(&config, folder.path()).await?;
    let address = listener.local_addr()?;
    if place.is_file() {
        folder.write_address(address);
    }
    let state = AppState::new(Arc::clone(&store), config.dice);
    let state = state.with_faults(faults);
    if let Some(node) = &node {
        node.join(&state, &place).await?;
    }
    let (state, limits) = hall::enter(state, config.hall, &place, folder.path()).await?;
    let mut sweepers = JoinSet::new();
    sweepers.spawn(Arc::clone(&state.tables).sweep_for_ever());
    let begun = hall::begin_tasks(&mut sweepers, &state, extras).await;
    begun.map_err(|source| place.fault(source))?;
    if let Some(node) = node {
        node.spawn(&mut sweepers, &state, limits);
    }
    let host = Arc::clone(&state.host);
    ready(&Running {
        address,
        admin: admin_address,
        data_dir: folder.path(),
    });
    if config.open {
        open_browser(address);
    }
    let mut is_taken = false;
    let end = async {
        tokio::select! {
            biased;
            () = stop => {}
            () = place.taken(store.as_ref()) => is_taken = true,
        }
    };
    serve_state(listener, state, limits, end).await;
    sweepers.abort_all();
    leave_nodes(&host).await;
    close(store.as_ref(), &folder, &place).await;
    match is_taken {
        true => Err(place.fault(StoreError::InUse)),
        false => Ok(()),
    }
}

/// Leaves the tables of this node to the others.
async fn leave_nodes(host: &Host) {
    if let Some(nodes) = host.nodes() {
        // If the store is away, they find the tables a little later.
        let _ = timeout(CLOSE_TIMEOUT, nodes.end()).await;
    }
}

/// Finishes what is written.
async fn close(store: &dyn Store, folder: &DataFolder, place: &Place) {
    match timeout(CLOSE_TIMEOUT, store.close()).await {
        Ok(()) if place.is_file() => folder.write_stopped(),
        Ok(()) => {}
        Err(_) => {
            tracing::warn!("the database did not close in time: its log contains the last steps")
        }
    }
}

/// Serves until `stop` completes, and then at most [`SHUTDOWN_GRACE`] longer.
async fn serve_state(
    listener: TcpListener,
    state: AppState,
    limits: ConnectionLimits,
    stop: impl Future<Output = ()>,
) {
    let (told, stopped) = oneshot::channel();
    let host = Arc::clone(&state.host);
    let stop = async {
        stop.await;
        host.stop();
        let _ = told.send(());
    };
    tokio::select! {
        biased;
        () = serve_connections(listener, app(state), limits, stop) => {}
        // Event streams stay open as long as their pages, so the server does not wait for them.
        () = grace(stopped) => {}
    }
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

/// Opens the page. A machine without a browser is no fault: the address was printed.
fn open_browser(address: SocketAddr) {
    if let Err(error) = open::that_detached(format!("http://{address}/")) {
        tracing::debug!("the browser could not be opened: {error}");
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
                biased;
                _ = tokio::signal::ctrl_c() => {}
                _ = terminated.recv() => {}
            }
            return;
        }
    }
    let _ = tokio::signal::ctrl_c().await;
}
