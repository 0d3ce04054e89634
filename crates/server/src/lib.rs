/*!
The local table: Gul bara, Gioul, Tawula and backgammon played in a browser.

[`serve`] runs everything on one address of this machine: the page, embedded in the program; a few
JSON routes, described at `/api/openapi.json`; and for each table a WebSocket for the commands of
people and the events of the table. [`app`] is the same service without a network, for tests.

A table is a list of events in a [store](rosespring_store::Store). One task owns it: the task checks
commands with the rules crate, throws the dice, lets the program play, stores events and then shows
them. A table that is opened again is replayed from its events, in the middle of a turn too.

# What it does not do

It has no rules of the games: `StageCursor` of the rules crate checks every step. It listens only on
the loopback address and has no accounts: the person at this machine plays both sides.

# Modules

Running: `serve`, `app`, `state`, [`limits`]. Playing: `host` (stores, dice, engine), `table` (the
task of a table), `tables` (all of them). Advising: `advisor`, `coach` (puzzles), `review` (analyses
of whole records). Counting: `ledger`. Speaking: `routes`, `socket`, [`error`]. A module uses only
modules before it in the list of `xtask/src/tidy/modules.rs`. [`rosespring_table`] defines a table,
[`rosespring_store`] stores it.
*/

mod advisor;
mod app;
mod clock;
mod coach;
pub mod error;
mod host;
mod ids;
mod ledger;
pub mod limits;
mod load_once;
mod playing;
mod review;
mod routes;
mod serve;
mod socket;
mod state;
mod table;
mod tables;

pub use app::app;
pub use rosespring_table::game::DiceSource;
pub use serve::{Config, DEFAULT_PORT, ServeError, serve};
pub use state::AppState;
