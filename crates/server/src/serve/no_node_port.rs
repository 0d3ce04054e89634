//! The place of `node_port` in a program that cannot be one of several nodes.

use std::path::Path;

use tokio::task::JoinSet;

use super::place::Place;
use super::{Config, ServeError};
use crate::connections::ConnectionLimits;
use crate::state::AppState;

/// How a process is one of several nodes of a hall: there can be none.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum NodeConfig {}

/// The port at which other nodes reach this one: there can be none.
pub(super) enum NodePort {}

impl NodePort {
    pub(super) async fn open(_: &Config, _: &Path) -> Result<Option<Self>, ServeError> {
        Ok(None)
    }

    pub(super) async fn join(&self, _: &AppState, _: &Place) -> Result<(), ServeError> {
        match *self {}
    }

    pub(super) fn spawn(self, _: &mut JoinSet<()>, _: &AppState, _: ConnectionLimits) {
        match self {}
    }
}
