//! The place of `nodes` in a program that cannot be one of several nodes.

use rosespring_store::Lease;
use tokio::time::Instant;

use crate::error::ApiError;
use crate::metrics::BusFigures;

/// The nodes of a hall: there can be none.
pub(crate) enum Nodes {}

impl Nodes {
    pub(crate) fn bus_fault(&self) -> Option<String> {
        match *self {}
    }

    pub(crate) fn bus_figures(&self) -> Option<BusFigures> {
        match *self {}
    }

    pub(crate) fn is_fresh(&self) -> bool {
        match *self {}
    }

    pub(crate) fn leads(&self) -> bool {
        match *self {}
    }

    pub(crate) fn led_since(&self) -> Option<Instant> {
        match *self {}
    }

    pub(crate) async fn lost_lead(&self) {
        match *self {}
    }

    pub(crate) async fn lease(&self, _: &str) -> Result<Lease, ApiError> {
        match *self {}
    }

    pub(crate) fn take_silence(&self, _: &str) -> Option<i64> {
        match *self {}
    }

    pub(crate) async fn release(&self, _: &str) {
        match *self {}
    }

    pub(crate) async fn tell_finished(&self) {
        match *self {}
    }

    pub(crate) async fn tell_notices(&self, _: String) {
        match *self {}
    }

    pub(crate) async fn tell_sessions(&self, _: String) {
        match *self {}
    }

    pub(crate) async fn end(&self) {
        match *self {}
    }
}
