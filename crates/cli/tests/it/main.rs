//! The commands as a user or another program sees them.

mod arena;
mod bear_off;
mod commands;
mod engine;
mod help;
mod play;
mod program;
mod protocol_md;
#[cfg(feature = "serve")]
mod serve;
