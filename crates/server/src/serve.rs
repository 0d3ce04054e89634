//! Runs the server on one address of this machine, until it is stopped.

#[cfg(feature = "cluster")]
mod node_port;
mod place;

use std::io;
use std::net::{IpAddr, Ipv4Addr, SocketAddr};
use std::path::{Path, PathBuf};
use std::pin::pin;
use std::sync::Arc;

#[cfg(feature = "hall")]
use axum::http::HeaderName;
#[cfg(feature = "cluster")]
pub use node_port::{NodeConfig, NodePlace};
#[cfg(feature = "cluster")]
use node_port::{NodePort, leave_nodes};
use place::Place;
use tokio::net::TcpListener;
use tokio::sync::oneshot;
use tokio::task::JoinSet;
use tokio::time::timeout;

use crate::app::app;
use crate::connections::{ConnectionLimits, serve_connections};
use crate::data_folder::{DataFolder, FolderError};
#[cfg(feature = "hall")]
use crate::hall::{Hall, PushSettings};
#[cfg(not(feature = "cluster"))]
use crate::host::Host;
use crate::limits::{CLOSE_TIMEOUT, PORTS_TRIED, SHUTDOWN_GRACE};
#[cfg(feature = "hall")]
use crate::limits::{Capacity, FILES_SPARE, HEAD_TIMEOUT, WRITE_TIMEOUT};
#[cfg(feature = "hall")]
use crate::public_url::PublicUrl;
#[cfg(feature = "hall")]
use crate::push::{PushHost, PushKey};
#[cfg(feature = "hall")]
use crate::routes::admin_router;
use crate::state::AppState;
#[cfg(feature = "cluster")]
use rosespring_store::PostgresUrl;
use rosespring_store::{Store, StoreError};
use rosespring_table::game::DiceSource;

/// The address of this machine for itself alone.
const LOCAL: IpAddr = IpAddr::V4(Ipv4Addr::LOCALHOST);

/// The limits of the admin port.
#[cfg(feature = "hall")]
const ADMIN_LIMITS: ConnectionLimits = ConnectionLimits {
    connections: 16,
    head: HEAD_TIMEOUT,
    write: WRITE_TIMEOUT,
};

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
    /// The port of 127.0.0.1 for metrics and health; none by default. The public port has no
    /// metrics.
    pub admin_port: Option<u16>,
    /// The numbers of tables and connections for which there is room.
    pub capacity: Capacity,
    /// Number of finished matches after which a person may write texts.
    pub texts_after: u32,
    /// Push services to which it sends besides those of the known browsers.
    pub push_hosts: Vec<PushHost>,
    /// The database of Postgres; `None` uses the file in the data folder.
    #[cfg(feature = "cluster")]
    pub database: Option<PostgresUrl>,
    /// Whether it waits until no other hall uses that database, then serves.
    #[cfg(feature = "cluster")]
    pub standby: bool,
    /// How it is one of several nodes that use that database together; `None` for a hall that has
    /// it alone.
    #[cfg(feature = "cluster")]
    pub node: Option<NodeConfig>,
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
    #[cfg(feature = "cluster")]
    #[error("the database {place} cannot be used: {source}")]
    Database {
        /// Its name and its server.
        place: PostgresUrl,
        /// The error of the store.
        source: StoreError,
    },
    /// The broker of the nodes cannot be used, whether it answers or not.
    #[cfg(feature = "cluster")]
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
    #[cfg(feature = "hall")]
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
        opened = place.open(&folder, is_hall(&config)) => opened?,
        () = &mut stop => return Ok(()),
    };
    let listener = listen(machine(&config), config.port).await?;
    let admin = listen_admin(&config).await?;
    let admin_address = admin.as_ref().map(TcpListener::local_addr).transpose()?;
    #[cfg(feature = "cluster")]
    let node = NodePort::open(&config, folder.path()).await?;
    let address = listener.local_addr()?;
    if place.is_file() {
        folder.write_address(address);
    }
    let state = AppState::new(Arc::clone(&store), config.dice);
    let state = state.with_faults(faults);
    let limits = ConnectionLimits::default();
    #[cfg(feature = "cluster")]
    if let Some(node) = &node {
        node.join(&state, &place).await?;
    }
    #[cfg(feature = "hall")]
    let (state, limits) = match config.hall {
        Some(hall) => {
            let key = place.push_key(store.as_ref(), folder.path()).await?;
            in_hall(state, hall, key)
        }
        None => (state, limits),
    };
    let mut sweepers = JoinSet::new();
    let begun = begin_tasks(&mut sweepers, &state, admin).await;
    begun.map_err(|source| place.fault(source))?;
    #[cfg(feature = "cluster")]
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

/// Listens on the admin port, if a hall has one.
#[cfg(feature = "hall")]
async fn listen_admin(config: &Config) -> Result<Option<TcpListener>, ServeError> {
    match config.hall.as_ref().and_then(|hall| hall.admin_port) {
        Some(port) => Ok(Some(listen(LOCAL, Some(port)).await?)),
        None => Ok(None),
    }
}

#[cfg(not(feature = "hall"))]
#[expect(clippy::unused_async, reason = "a hall listens")]
async fn listen_admin(_: &Config) -> Result<Option<TcpListener>, ServeError> {
    Ok(None)
}

/// Starts what the server does without requests, and serves the admin port.
#[cfg(feature = "hall")]
async fn begin_tasks(
    tasks: &mut JoinSet<()>,
    state: &AppState,
    admin: Option<TcpListener>,
) -> Result<(), StoreError> {
    tasks.spawn(Arc::clone(&state.tables).sweep_for_ever());
    if let Some(hall) = &state.hall {
        state.tables.begin_clocks().await?;
        spawn_tasks(tasks, state, hall);
    }
    if let Some(admin) = admin {
        let router = admin_router(state.clone());
        let never = std::future::pending();
        tasks.spawn(serve_connections(admin, router, ADMIN_LIMITS, never));
    }
    Ok(())
}

#[cfg(not(feature = "hall"))]
#[expect(clippy::unused_async, reason = "a hall reads its clocks")]
async fn begin_tasks(
    tasks: &mut JoinSet<()>,
    state: &AppState,
    _: Option<TcpListener>,
) -> Result<(), StoreError> {
    tasks.spawn(Arc::clone(&state.tables).sweep_for_ever());
    Ok(())
}

/// Starts what a hall does without requests.
#[cfg(feature = "hall")]
fn spawn_tasks(tasks: &mut JoinSet<()>, state: &AppState, hall: &Arc<Hall>) {
    tasks.spawn(Arc::clone(hall).sweep_for_ever());
    tasks.spawn(Arc::clone(&state.tables).watch_clocks());
    tasks.spawn(state.settle_for_ever());
    tasks.spawn(Arc::clone(hall).run_tournaments_for_ever());
    tasks.spawn(Arc::clone(hall).tell_turns_for_ever());
    tasks.spawn(Arc::clone(hall).push_for_ever());
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
        () = serve_connections(listener, app(state), limits, stop) => {}
        // Event streams stay open as long as their pages, so the server does not wait for them.
        () = grace(stopped) => {}
    }
}

/// Turns a server into a hall, and returns the limits of its connections.
#[cfg(feature = "hall")]
fn in_hall(state: AppState, hall: HallConfig, key: PushKey) -> (AppState, ConnectionLimits) {
    let connections = connections_within(hall.capacity.connections);
    let limits = ConnectionLimits {
        connections,
        ..ConnectionLimits::default()
    };
    let push = PushSettings {
        key: Some(key),
        hosts: hall.push_hosts,
    };
    let state = state.in_hall_pushing(
        hall.public_url,
        hall.capacity,
        hall.address_header,
        hall.texts_after,
        push,
    );
    (state, limits)
}

#[cfg(feature = "hall")]
const fn is_hall(config: &Config) -> bool {
    config.hall.is_some()
}

#[cfg(not(feature = "hall"))]
const fn is_hall(_: &Config) -> bool {
    false
}

/// Returns the address of this machine on which the server listens.
#[cfg(feature = "hall")]
fn machine(config: &Config) -> IpAddr {
    config.hall.as_ref().map_or(LOCAL, |hall| hall.listen)
}

#[cfg(not(feature = "hall"))]
const fn machine(_: &Config) -> IpAddr {
    LOCAL
}

#[cfg(not(feature = "cluster"))]
#[expect(clippy::unused_async, reason = "with nodes the database is told")]
async fn leave_nodes(_: &Host) {}

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

/// Raises the number of files that this process may have open, as far as the system allows, and
/// returns the number of connections that fit, at most `wanted`.
#[cfg(all(feature = "hall", target_os = "linux"))]
fn connections_within(wanted: usize) -> usize {
    use rustix::process::{Resource, Rlimit, getrlimit, setrlimit};
    let needed = (wanted as u64).saturating_add(FILES_SPARE);
    let Rlimit { current, maximum } = getrlimit(Resource::Nofile);
    let files = needed.min(maximum.unwrap_or(u64::MAX));
    if current.is_some_and(|current| current < files) {
        let raised = Rlimit {
            current: Some(files),
            maximum,
        };
        if let Err(error) = setrlimit(Resource::Nofile, raised) {
            tracing::warn!("the limit on open files cannot be raised: {error}");
        }
    }
    let allowed = getrlimit(Resource::Nofile).current.unwrap_or(u64::MAX);
    if allowed >= needed {
        return wanted;
    }
    let fitting = allowed.saturating_sub(FILES_SPARE).max(1);
    tracing::warn!("the system allows {allowed} open files, so {fitting} connections fit");
    usize::try_from(fitting).unwrap_or(wanted)
}

#[cfg(all(feature = "hall", not(target_os = "linux")))]
const fn connections_within(wanted: usize) -> usize {
    wanted
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
