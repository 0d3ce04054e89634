/*!
The table as WebAssembly: Gul bara, Gioul, Tawula and backgammon without a server.

A [`Host`] holds tables. The program around it (a page's Worker, or Node.js) stores what is to be
kept, shows what is told, and supplies what a module of WebAssembly does not have: random bytes,
the time, and nets as bytes. Requests and answers are JSON ([`Request`], [`Answer`]); the messages
in them are those of the server's socket.

# What it does not do

It reads no clock, draws no random number, starts no thread, and stores nothing. It decides nothing
that [`rosespring_table`] decides.

# Modules

[`Host`] is safe and runs anywhere. [`border`] is what WebAssembly exports, the only `unsafe` here.
*/

mod answer;
pub mod border;
mod host;
mod request;

pub use answer::{Answer, CallError, Keep};
pub use host::Host;
pub use request::Request;
