/*!
The server of tables: Gul bara, Gioul, Tawula and backgammon played in a browser.

[`serve`] runs everything on one address of this machine: the page, embedded in the program; a few
JSON routes, described at `/api/openapi.json`; and for each table a WebSocket for the commands of
people and the events of the table. [`app`] is the same service without a network, for tests.

A table is a list of events in a [store](rosespring_store::Store). One task owns it: the task checks
commands with the rules crate, throws the dice, lets the program play, stores events and then shows
them. A table that is opened again is replayed from its events, in the middle of a turn too.

# What it does not do

It has no rules of the games: `StageCursor` of the rules crate checks every step. Unless it is asked
to be a hall, it listens only on the loopback address and has no accounts: the person at this
machine plays both sides.

# Features

- `hall`: people on several machines play each other ([`AppState::in_hall`], decision 0015).
- `cluster`: a hall whose data is in Postgres (decision 0034), which several nodes may share
  (decisions 0036 and 0038).
- `sim`: a hall, or several nodes of one, that can run in a simulation (decisions 0055 and 0062); no
  program of people has it.

A feature gates modules. `no_nodes.rs` has the place of `nodes.rs` in a program without its feature,
with the same names and nothing behind them.

# Modules

Running: `serve`, `connections`, `data_folder`, `app`, `state`, [`limits`], `metrics`. People of
other machines: `hall`, `house` (its programs), `public_url`, `sessions`. Several processes:
`nodes`, `bus`, `fan_out`.
Checking and copying the data: `upkeep`. Playing: `pulse` (times at which the server stood), `host`
(stores, dice, engine), `table` (the task of a table), `tables` (all of them). Advising: `advisor`,
`coach` (puzzles), `review` (analyses of whole records). Counting: `ledger`, `settle` (results of a
hall). Speaking: `routes`, `socket`, [`error`]. A module uses only modules before it in the list of
`xtask/src/tidy/modules.rs`. [`rosespring_table`] defines a table, [`rosespring_store`] stores it.
*/

#![cfg_attr(
    not(feature = "cluster"),
    allow(
        dead_code,
        unreachable_code,
        unreachable_pub,
        reason = "a hall, or several nodes of one, use the rest"
    )
)]
#![cfg_attr(
    not(feature = "sim"),
    allow(
        unreachable_pub,
        reason = "a simulation has its own bus and its own connections between nodes"
    )
)]

mod advisor;
mod app;
#[cfg(feature = "cluster")]
mod bus;
mod chance;
mod clock;
mod coach;
mod connections;
mod data_folder;
pub mod error;
#[cfg(feature = "cluster")]
mod fan_out;
#[cfg(test)]
mod fixture;
#[cfg_attr(not(feature = "hall"), path = "no_hall.rs")]
mod hall;
mod host;
#[cfg(feature = "hall")]
mod house;
mod ids;
mod ledger;
pub mod limits;
mod load_once;
mod metrics;
#[cfg_attr(not(feature = "cluster"), path = "no_nodes.rs")]
mod nodes;
mod playing;
#[cfg_attr(not(feature = "cluster"), path = "no_postgres.rs")]
mod postgres;
mod public_url;
mod pulse;
#[cfg(feature = "hall")]
mod push;
mod review;
mod routes;
mod serve;
mod sessions;
#[cfg(feature = "hall")]
mod settle;
#[cfg(feature = "sim")]
pub mod sim;
mod socket;
mod state;
mod table;
mod tables;
mod turns;
mod upkeep;

pub use app::app;
pub use connections::{ConnectionLimits, serve_connection, serve_connections};
pub use data_folder::FolderError;
pub use public_url::{PublicUrl, PublicUrlError};
pub use rosespring_table::game::DiceSource;
pub use serve::{Config, DEFAULT_PORT, Running, ServeError, serve, serve_until, stop_requested};
pub use state::AppState;
pub use upkeep::{CheckReport, DataPlace, UpkeepError, back_up, check};
#[cfg(feature = "hall")]
pub use {
    axum::http::HeaderName,
    hall::PushSettings,
    house::house_bots_for_ever,
    push::{PushHost, PushHostError, PushKey},
    rosespring_hall::bots::{BotMove, Chains, next_move, standing},
    serve::{HallConfig, begin_hall},
    upkeep::{moderators, new_bot_token, set_moderator},
};
#[cfg(feature = "sim")]
pub use {
    bus::{Bus, BusMessage, BusState, BusStream},
    nodes::{Dial, NodeStream},
    serve::sim_node::{RunningNode, SimNode, SimPorts, begin_node},
};
#[cfg(feature = "cluster")]
pub use {
    bus::{NatsAddress, NatsAddressError},
    nodes::{NodeKey, NodeKeyError, NodeUrl, NodeUrlError},
    postgres::{PostgresUrl, PostgresUrlError},
    serve::{NodeConfig, NodePlace},
};
