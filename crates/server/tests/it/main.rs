//! The server from outside: through its routes and its sockets.

mod support;

mod cascade;
mod computer;
mod dice;
mod games;
mod hand_over;
mod http;
mod messages;
mod record;
mod restart;
mod sockets;
mod store;
mod undo;
