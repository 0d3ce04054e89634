/*!
Servers of Postgres and NATS for tests and measurements: Debian's programs, each with a separate
folder and a free port of 127.0.0.1, which asks for a password. A server ends when it is dropped,
and when the thread that started it last ends.
*/

#![cfg(unix)]

mod error;
mod folder;
mod nats;
mod postgres;
mod process;

use std::net::{Ipv4Addr, TcpListener};

pub use error::ServerError;
pub use nats::{NATS_PASSWORD, NATS_PASSWORD_ENCODED, NatsServer};
pub use postgres::{POSTGRES_PASSWORD, PostgresServer};

/// Number of ports that are tried: another program may take one in the meantime.
const PORTS_TRIED: u32 = 5;

/// Returns a port that is free now.
fn free_port() -> Result<u16, ServerError> {
    let listener = TcpListener::bind((Ipv4Addr::LOCALHOST, 0)).map_err(ServerError::Port)?;
    let address = listener.local_addr().map_err(ServerError::Port)?;
    Ok(address.port())
}

/// Returns the server of a test; `None` where its programs are missing, except on CI.
///
/// # Panics
///
/// On CI, or if the server does not start.
#[expect(
    clippy::print_stderr,
    reason = "who runs the tests sees what was skipped"
)]
fn for_test<T>(started: Result<T, ServerError>) -> Option<T> {
    match started {
        Ok(server) => Some(server),
        Err(missing @ ServerError::Missing(_)) if std::env::var_os("CI").is_none() => {
            eprintln!("skipped: {missing}");
            None
        }
        Err(error) => panic!("{error}"),
    }
}
