//! The place of `hall` in a program without the feature `hall`: the server is never a hall.

use std::io;
use std::net::{IpAddr, SocketAddr};
use std::path::Path;

use rosespring_store::StoreError;
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

pub(super) struct Extras;

impl Extras {
    pub(super) async fn open(_: &Config) -> Result<Self, ServeError> {
        Ok(Self)
    }

    pub(super) fn admin_address(&self) -> io::Result<Option<SocketAddr>> {
        Ok(None)
    }
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
    _: Extras,
) -> Result<(), StoreError> {
    Ok(())
}
