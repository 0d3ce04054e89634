//! The server from outside: through its routes and its sockets.

// What a test takes for granted may fail loudly, in its helpers too.
#![allow(clippy::unwrap_used)]

mod support;

mod advice;
mod analyses;
mod by_hand;
mod cascade;
mod computer;
mod convert;
mod dice;
mod games;
mod hand_over;
mod http;
mod messages;
mod positions;
mod puzzles;
mod record;
mod restart;
mod sockets;
mod statistics;
mod store;
mod undo;
mod versions;
