//! What a hall needs to be served: its configuration, its admin port, its tasks.

use std::io;
use std::net::{IpAddr, SocketAddr};
use std::num::NonZeroUsize;
use std::path::Path;
use std::sync::Arc;

use axum::http::HeaderName;
use rosespring_store::StoreError;
use tokio::net::TcpListener;
use tokio::task::JoinSet;

use super::node_port::NodeConfig;
use super::place::{Place, Share};
use super::{Config, LOCAL, ServeError, listen};
use crate::connections::{ConnectionLimits, serve_connections};
use crate::hall::{Hall, PushSettings};
use crate::house::house_bots_for_ever;
use crate::limits::{Capacity, FILES_SPARE, HEAD_TIMEOUT, WRITE_TIMEOUT};
use crate::postgres::PostgresUrl;
use crate::public_url::PublicUrl;
use crate::push::{PushHost, PushKey, SharedKeyError};
use crate::routes::hall::admin_router;
use crate::state::AppState;

/// The limits of the admin port.
const ADMIN_LIMITS: ConnectionLimits = ConnectionLimits {
    connections: 16,
    head: HEAD_TIMEOUT,
    write: WRITE_TIMEOUT,
    names_peers: false,
};

/// The configuration of a hall.
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
    /// The number of tables at which programs of the hall may play at once; `None` without them.
    pub house_bots: Option<NonZeroUsize>,
    /// The database of Postgres; `None` uses the file in the data folder.
    pub database: Option<PostgresUrl>,
    /// Whether it waits until no other hall uses that database, then serves.
    pub standby: bool,
    /// How it is one of several nodes that use that database together; `None` for a hall that has
    /// it alone.
    pub node: Option<NodeConfig>,
}

/// Returns the database of Postgres that a hall uses, and whether others use it too.
pub(super) fn database(config: &Config) -> Option<(PostgresUrl, Share)> {
    let hall = config.hall.as_ref()?;
    let share = match (&hall.node, hall.standby) {
        (Some(_), _) => Share::Node,
        (None, true) => Share::Standby,
        (None, false) => Share::Alone,
    };
    Some((hall.database.clone()?, share))
}

/// Returns the address of this machine on which the server listens.
pub(super) fn machine(config: &Config) -> IpAddr {
    config.hall.as_ref().map_or(LOCAL, |hall| hall.listen)
}

/// Turns a server into a hall, if it is to be one, and returns the limits of its connections.
pub(super) async fn enter(
    state: AppState,
    hall: Option<HallConfig>,
    place: &Place,
    folder: &Path,
) -> Result<(AppState, ConnectionLimits), ServeError> {
    match hall {
        Some(hall) => {
            let key = push_key(place, &state, folder).await?;
            Ok(in_hall(state, hall, key))
        }
        None => Ok((state, ConnectionLimits::default())),
    }
}

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

/// Returns the key of the hall for push services: in its data folder, or shared by those with the
/// same database.
async fn push_key(place: &Place, state: &AppState, folder: &Path) -> Result<PushKey, ServeError> {
    match place {
        Place::File(_) => PushKey::in_folder(folder).map_err(ServeError::PushKey),
        Place::Postgres { .. } => {
            let shared = PushKey::shared(state.store.as_ref(), folder).await;
            shared.map_err(|error| match error {
                SharedKeyError::File(fault) => ServeError::PushKey(fault),
                SharedKeyError::Store(fault) => place.fault(fault),
            })
        }
    }
}

/// What a hall does besides answering its pages.
pub(super) struct Extras {
    /// The listener of the admin port.
    admin: Option<TcpListener>,
    house_bots: Option<NonZeroUsize>,
}

impl Extras {
    /// Listens on the admin port, if a hall has one.
    pub(super) async fn open(config: &Config) -> Result<Self, ServeError> {
        let hall = config.hall.as_ref();
        let admin = match hall.and_then(|hall| hall.admin_port) {
            Some(port) => Some(listen(LOCAL, Some(port)).await?),
            None => None,
        };
        let house_bots = hall.and_then(|hall| hall.house_bots);
        Ok(Self { admin, house_bots })
    }

    /// Returns the address of the admin port.
    pub(super) fn admin_address(&self) -> io::Result<Option<SocketAddr>> {
        self.admin.as_ref().map(TcpListener::local_addr).transpose()
    }
}

/// Starts what a hall does without requests, and serves the admin port.
pub(super) async fn begin_tasks(
    tasks: &mut JoinSet<()>,
    state: &AppState,
    extras: Extras,
) -> Result<(), StoreError> {
    if let Some(hall) = &state.hall {
        state.tables.begin_clocks().await?;
        spawn_tasks(tasks, state, hall);
    }
    if let Some(tables) = extras.house_bots {
        tasks.spawn(house_bots_for_ever(state.clone(), tables));
    }
    if let Some(admin) = extras.admin {
        let router = admin_router(state.clone());
        let never = std::future::pending();
        tasks.spawn(serve_connections(admin, router, ADMIN_LIMITS, never));
    }
    Ok(())
}

/// Starts what a hall does without requests, as [`serve`](super::serve) does, without house bots.
/// It ends with the returned set.
pub async fn begin_hall(state: &AppState) -> Result<JoinSet<()>, StoreError> {
    let mut tasks = JoinSet::new();
    tasks.spawn(Arc::clone(&state.tables).sweep_for_ever());
    let extras = Extras {
        admin: None,
        house_bots: None,
    };
    begin_tasks(&mut tasks, state, extras).await?;
    Ok(tasks)
}

/// Starts what a hall does without requests.
fn spawn_tasks(tasks: &mut JoinSet<()>, state: &AppState, hall: &Arc<Hall>) {
    tasks.spawn(Arc::clone(hall).sweep_for_ever());
    tasks.spawn(Arc::clone(hall).check_sessions_for_ever());
    tasks.spawn(Arc::clone(hall).remove_accounts_for_ever());
    tasks.spawn(Arc::clone(&state.tables).watch_clocks());
    tasks.spawn(state.settle_for_ever());
    tasks.spawn(Arc::clone(hall).run_tournaments_for_ever());
    tasks.spawn(Arc::clone(hall).tell_turns_for_ever());
    tasks.spawn(Arc::clone(hall).push_for_ever());
}

/// Raises the number of files that this process may have open, as far as the system allows, and
/// returns the number of connections that fit, at most `wanted`.
#[cfg(target_os = "linux")]
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

#[cfg(not(target_os = "linux"))]
const fn connections_within(wanted: usize) -> usize {
    wanted
}
