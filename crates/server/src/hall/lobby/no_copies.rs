//! The place of `copies` in a program that cannot be one of several nodes: the lobby has no copies.

use std::collections::BTreeMap;

use tokio::time::Instant;

use super::{Lobby, LobbyBroadcast, Room, Visit};
use crate::error::ApiError;

/// What the lobby needs for copies: nothing.
#[derive(Debug, Default)]
pub(super) struct Copies;

/// What a room knows of copies: nothing.
#[derive(Debug, Default)]
pub(super) struct RoomCopies;

impl RoomCopies {
    pub(super) const fn is_copy(&self) -> bool {
        false
    }

    pub(super) const fn sockets(&self) -> usize {
        0
    }
}

impl Lobby {
    pub(super) fn ring(&self, _: &LobbyBroadcast, queue: impl FnOnce()) {
        queue();
    }

    pub(super) const fn ring_own(
        &self,
        _: &BTreeMap<String, String>,
        _: &BTreeMap<String, String>,
    ) {
    }

    pub(super) const fn copy_entered(&self, _: &Room) -> Result<Option<u64>, ApiError> {
        Ok(None)
    }

    pub(super) const fn note_crowd(&self) {}
}

impl Room {
    pub(super) const fn forget_nodes(&mut self, _: Instant) {}
}

impl Visit {
    pub(crate) async fn is_moved(&self) {
        self.lobby.tables.host().lost_lead().await;
    }
}
