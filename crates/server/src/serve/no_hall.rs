//! The place of `hall` in a program without the feature `hall`: the server is never a hall.

use std::net::IpAddr;
use std::path::Path;

use rosespring_store::StoreError;
use tokio::net::TcpListener;
use tokio::task::JoinSet;

use super::place::{Place, Share};
use super::{Config, LOCAL, ServeError};
use crate::connections::ConnectionLimits;
use crate::postgres::PostgresUrl;
use crate::state::AppState;

/// The configuration of a hall: there can be none.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum HallConfig {}

pub(super) const fn database(_: &Config) -> Option<(PostgresUrl, Share)> {
    None
}

pub(super) const fn machine(_: &Config) -> IpAddr {
    LOCAL
}

pub(super) async fn listen_admin(_: &Config) -> Result<Option<TcpListener>, ServeError> {
    Ok(None)
}

pub(super) async fn enter(
    state: AppState,
    _: Option<HallConfig>,
    _: &Place,
    _: &Path,
) -> Result<(AppState, ConnectionLimits), ServeError> {
    Ok((state, ConnectionLimits::default()))
}

pub(super) async fn begin_tasks(
    _: &mut JoinSet<()>,
    _: &AppState,
    _: Option<TcpListener>,
) -> Result<(), StoreError> {
    Ok(())
}
