//! A server over a folder of one's choice, on a free port; its address is the first line printed.
//!
//! ```sh
//! cargo run --package rosespring-server --example serve -- FOLDER
//! ```
//!
//! What it teaches: [`serve`] needs nothing but a [`Config`]; killed at any moment and started
//! again over the same folder, it goes on where it was.
#![allow(
    clippy::print_stdout,
    reason = "the address is what this program tells"
)]

use std::io::Write;

use rosespring_server::{Config, serve};

#[tokio::main]
async fn main() -> Result<(), Box<dyn std::error::Error>> {
    let folder = std::env::args_os().nth(1).ok_or("expected a folder")?;
    let config = Config {
        port: Some(0),
        data_dir: Some(folder.into()),
        ..Config::default()
    };
    let tell = |address| {
        println!("{address}");
        // Whoever started this may have stopped listening; the server is there all the same.
        let _ = std::io::stdout().flush();
    };
    serve(config, tell).await?;
    Ok(())
}
