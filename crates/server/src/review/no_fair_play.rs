//! The place of `fair_play` in a program without the feature `hall`: it has no rated matches.

use rosespring_store::Store;

use super::desk::Open;

pub(super) async fn add(_: &dyn Store, _: &Open) {}
