//! The `rosespring-train` program: nets that teach themselves, by playing against themselves.
//!
//! A run is a folder with its settings, a checkpoint, the measures on the way as CSV, and the net
//! as it is now. A run that was ended goes on where its last checkpoint was taken, and comes to the
//! same net as one that was never ended, on any number of threads.

#![allow(
    clippy::print_stdout,
    clippy::print_stderr,
    reason = "a program that reports"
)]

mod learn;
mod selfplay;
mod weights;

use clap::{Parser, Subcommand};

/// Nets that teach themselves Gul bara, Gioul, Tawula and backgammon.
#[derive(Debug, Parser)]
#[command(name = "rosespring-train", version, max_term_width = 100)]
struct Cli {
    #[command(subcommand)]
    command: Command,
}

#[derive(Debug, Subcommand)]
enum Command {
    Learn(learn::Arguments),
}

fn main() -> anyhow::Result<()> {
    match Cli::parse().command {
        Command::Learn(arguments) => learn::run(&arguments),
    }
}
