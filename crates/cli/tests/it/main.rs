//! The commands as a user or another program sees them.

mod analyse;
mod arena;
mod bear_off;
#[cfg(feature = "hall")]
mod bots;
mod budget;
mod calibrate;
mod clip;
mod commands;
mod engine;
mod foreign;
mod help;
mod ladder;
#[cfg(all(feature = "cluster", unix))]
mod nats;
#[cfg(all(feature = "cluster", unix))]
mod nats_lobby;
#[cfg(all(feature = "cluster", unix))]
mod nodes;
#[cfg(all(feature = "cluster", unix))]
mod nodes_on_one_machine;
mod openings;
mod play;
#[cfg(all(feature = "cluster", unix))]
mod postgres;
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
mod several_games;
mod solve;
mod trictrac;
mod verify;
mod why;
mod work;
