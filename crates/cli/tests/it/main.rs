//! The commands as a user or another program sees them.

mod analyse;
mod arena;
mod bear_off;
#[cfg(feature = "hall")]
mod bots;
mod budget;
mod calibrate;
mod commands;
mod engine;
mod help;
mod ladder;
mod openings;
mod play;
mod program;
mod protocol_md;
#[cfg(unix)]
mod pty;
mod puzzles;
mod python_bot;
mod resume;
mod rollout;
#[cfg(feature = "serve")]
mod serve;
mod verify;
mod work;
