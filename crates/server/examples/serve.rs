//! Runs a server over a given folder, on a free port, and prints its address in the first line.
//!
//! ```sh
//! cargo run --package rosespring-server --example serve -- FOLDER
//! ```
//!
//! It shows that [`serve`] needs only a [`Config`]. A server that was killed and started again over
//! the same folder continues with its tables.
#![allow(
    clippy::print_stdout,
    reason = "the address is what this program tells"
)]

use std::io::Write;

use rosespring_server::{Config, Running, serve};

#[tokio::main]
async fn main() -> Result<(), Box<dyn std::error::Error>> {
    let folder = std::env::args_os().nth(1).ok_or("expected a folder")?;
    let config = Config {
        port: Some(0),
        data_dir: Some(folder.into()),
        ..Config::default()
    };
    let tell = |running: &Running<'_>| {
        println!("{}", running.address);
        // A closed standard output does not stop the server.
        let _ = std::io::stdout().flush();
    };
    serve(config, tell).await?;
    Ok(())
}
