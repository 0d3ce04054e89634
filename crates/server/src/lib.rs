/*!
The local table: Gul bara, Gioul, Tawula and backgammon played in a browser.

[`serve`] runs everything on one address of this machine: the page, embedded in the program; a few
JSON routes, described at `/api/openapi.json`; and for each table a WebSocket, over which people
say what they want and hear what happened. [`app`] is the same as a service without a network, for
tests.

A table is a list of events, kept in a [store](rosespring_store::Store). One task owns it: it
checks what is asked with the rules crate, throws the dice, lets the program play, stores what
happened and only then shows it. A table that is opened again is replayed from its events, in the
middle of a turn too.

# What it does not do

It decides no rule: every step goes through `StageCursor` of the rules crate. It listens on the
loopback address only and knows no accounts: whoever is at this machine plays both persons.

# Modules

Running: `serve`, `app`, [`limits`]. Playing: `table` (the task of a table). Advising: `advisor`,
`coach` (puzzles), `review` (analyses of whole records). Counting: `ledger`. Speaking: `routes`,
`socket`, [`error`]. What a table is stands in [`rosespring_table`], how it is kept in
[`rosespring_store`].
*/

mod advisor;
mod app;
mod clock;
mod coach;
pub mod error;
mod ledger;
pub mod limits;
mod review;
mod routes;
mod serve;
mod socket;
mod table;

pub use app::{AppState, app};
pub use rosespring_table::game::DiceSource;
pub use serve::{Config, DEFAULT_PORT, ServeError, serve};
