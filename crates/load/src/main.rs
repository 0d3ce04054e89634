//! Plays at many tables of a hall at once, over real sockets. `cargo xtask load` and `cargo xtask
//! kill-test` run it.
//!
//! ```sh
//! rosespring-load load PROGRAM --tables 500 --seconds 120 --pace 8
//! rosespring-load kills PROGRAM --kills 100
//! rosespring-load lobby PROGRAM --pages 1000 --seconds 60
//! ```
//!
//! `load --kill owner`, or `nats` or `postgres`, kills that process with SIGKILL at a third of the
//! time, and starts it again a second later.
//!
//! `load` starts PROGRAM (`rosespring`) as a hall over an empty folder, and players in processes of
//! their own, which it measures. `kills` kills the hall again and again while players play. `lobby`
//! measures pages of the lobby. Each prints one JSON object. With `--database URL` the hall stores
//! everything in that database of Postgres, which is empty. With `--nodes N`, N nodes share it:
//! the players of a table are connected to different ones, and `kills` kills one of them at a time.
//! With `--nats URL` they have that broker. Without an address of a database, several nodes have a
//! Postgres server and a broker that this program starts. `kills` has a watcher at each table, at
//! each node.
#![allow(
    clippy::print_stdout,
    clippy::print_stderr,
    reason = "this program tells its figures and its progress"
)]

mod hall;
mod histogram;
mod http;
mod kills;
mod load;
mod lobby;
mod log_check;
mod measured_hall;
mod outage;
mod page;
mod players;
mod servers;
mod socket;
mod stop;
mod table;
mod watcher;

use std::error::Error;
use std::process::ExitCode;
use std::str::FromStr;

/// Any error; this program only reports it.
pub(crate) type Failure = Box<dyn Error + Send + Sync>;

/// The arguments after the command: positional ones and `--name VALUE`.
pub(crate) struct Arguments(Vec<String>);

impl Arguments {
    /// Returns the value of an option, or its default.
    fn value<T: FromStr>(&self, name: &str, default: T) -> Result<T, Failure> {
        let Some(at) = self.0.iter().position(|one| one == name) else {
            return Ok(default);
        };
        let text = self
            .0
            .get(at + 1)
            .ok_or(format!("`{name}` needs a value"))?;
        let value = text.parse::<T>();
        value.map_err(|_| format!("`{name} {text}` cannot be read").into())
    }

    fn first(&self) -> Result<&str, Failure> {
        let first = self.0.first().filter(|one| !one.starts_with("--"));
        Ok(first.ok_or("expected the program of the server, or its address")?)
    }
}

fn main() -> ExitCode {
    match run() {
        Ok(()) => ExitCode::SUCCESS,
        Err(error) => {
            eprintln!("error: {error}");
            ExitCode::FAILURE
        }
    }
}

fn run() -> Result<(), Failure> {
    let mut words = std::env::args().skip(1);
    let command = words.next().unwrap_or_default();
    let arguments = Arguments(words.collect());
    match command.as_str() {
        "load" => load::run(&arguments),
        "players" => players::run(&arguments),
        "kills" => kills::run(&arguments),
        "lobby" => lobby::run(&arguments),
        _ => Err("expected `load`, `players`, `kills` or `lobby`".into()),
    }
}
