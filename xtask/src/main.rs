//! The tasks of this workspace, started as `cargo xtask <command>`.
//!
//! This package does not depend on the other crates, so that it builds in seconds on a new machine.
//! Each command is one file and does its own set-up.
#![allow(
    clippy::print_stdout,
    clippy::print_stderr,
    reason = "a task talks to a terminal"
)]

mod args;
mod bench;
mod bless;
mod codegen;
mod dice;
mod example;
mod folder;
mod fuzz;
mod kill_test;
mod levels;
mod load;
mod node;
mod npm;
mod play;
mod progress;
mod puzzles;
mod python;
mod release;
mod setup;
mod shell;
mod sim;
mod site;
mod stamp;
mod test;
mod tidy;
mod wasm;

use std::process::ExitCode;

use anyhow::{Result, bail};

use crate::args::Args;

/// A command: its usage, its description in one line, and its function.
struct Command {
    name: &'static str,
    usage: &'static str,
    about: &'static str,
    run: fn(Args) -> Result<()>,
}

const COMMANDS: [Command; 18] = [
    Command {
        name: "play",
        usage: "play [--no-open] [OPTION…]",
        about: "build what is missing, start the server and open the page; options are those of \
                `rosespring serve`",
        run: play::run,
    },
    Command {
        name: "test",
        usage: "test [--only STEP,…] [--changed] [--repeat N]",
        about: "run every check of the project, or with --changed those that a change can reach",
        run: test::run,
    },
    Command {
        name: "codegen",
        usage: "codegen [--check]",
        about: "write web/src/wire.ts from the wire types",
        run: codegen::run,
    },
    Command {
        name: "wasm",
        usage: "wasm [--speed]",
        about: "build the table as WebAssembly, and play with it under Node.js, or measure it",
        run: wasm::run,
    },
    Command {
        name: "site",
        usage: "site --out DIR",
        about: "write the page as plain files, with the tables in the browser",
        run: site::run,
    },
    Command {
        name: "wheel",
        usage: "wheel --out DIR",
        about: "build the Python package as a wheel for this machine",
        run: python::wheel,
    },
    Command {
        name: "npm",
        usage: "npm --out DIR",
        about: "write the npm packages: the rules, and the board with a page of examples",
        run: npm::run,
    },
    Command {
        name: "crates",
        usage: "crates --out DIR",
        about: "package the crates that are published, and compile each from its package",
        run: release::crates,
    },
    Command {
        name: "release",
        usage: "release --out DIR [--program]",
        about: "write what a release holds: program, manual pages, site, wheel, packages",
        run: release::run,
    },
    Command {
        name: "tidy",
        usage: "tidy",
        about: "check the conventions that no compiler checks",
        run: tidy::run,
    },
    Command {
        name: "bless",
        usage: "bless [PACKAGE…]",
        about: "write the golden files and snapshots anew; review them like code",
        run: bless::run,
    },
    Command {
        name: "fuzz",
        usage: "fuzz [TARGET…] [--seconds N]",
        about: "run the fuzz targets (nightly Rust), a minute each by default",
        run: fuzz::run,
    },
    Command {
        name: "bench",
        usage: "bench [--runs N]",
        about: "measure, and print the table of docs/benchmarks.md",
        run: bench::run,
    },
    Command {
        name: "dice",
        usage: "dice [--games N] [--json]",
        about: "check records with dice of three from random games, and with single bits changed",
        run: dice::run,
    },
    Command {
        name: "load",
        usage: "load [OPTION…] [--json]",
        about: "measure a hall while players play at many tables: --tables N --minutes M --pace S \
                --nodes N --kill owner|nats|postgres --database URL --nats URL",
        run: load::run,
    },
    Command {
        name: "kill-test",
        usage: "kill-test [--kills N] [--nodes N] [--database URL] [--nats URL] [--json]",
        about: "kill a hall again and again while people play, and compare its log with pages",
        run: kill_test::run,
    },
    Command {
        name: "sim",
        usage: "sim [--seed N] [--seeds N] [--minutes N] [--level 1|2] [--faults KIND,…|none] \
                [--hours X] [--log FILE] [--trace FILE] [--tries N] [--release] [--json] | \
                sim patches [NAME…] [--minutes N] [--hours X] | \
                sim replay SEED [--minutes N] [--level 1|2] [--no-open]",
        about: "simulate a hall with faults that follow from seeds, and tell what is wrong",
        run: sim::run,
    },
    Command {
        name: "levels",
        usage: "levels [GAME…] [--games N]",
        about: "measure the eight levels, and write their ratings into nets/levels.csv",
        run: levels::run,
    },
];

fn main() -> ExitCode {
    let outcome = match test::stand_in() {
        Some(outcome) => outcome,
        None => dispatch(),
    };
    match outcome {
        Ok(()) => ExitCode::SUCCESS,
        Err(error) => {
            eprintln!("error: {error:#}");
            ExitCode::FAILURE
        }
    }
}

fn dispatch() -> Result<()> {
    let mut arguments = std::env::args().skip(1);
    let Some(name) = arguments.next() else {
        print!("{}", help());
        return Ok(());
    };
    if matches!(name.as_str(), "help" | "--help" | "-h") {
        print!("{}", help());
        return Ok(());
    }
    let arguments: Vec<String> = arguments.collect();
    match COMMANDS.iter().find(|command| command.name == name) {
        Some(command) if arguments.iter().any(|it| it == "--help" || it == "-h") => {
            println!("usage: cargo xtask {}\n\n{}", command.usage, command.about);
            Ok(())
        }
        Some(command) => (command.run)(Args::new(arguments.into_iter())),
        None => bail!("there is no command `{name}`\n\n{}", help()),
    }
}

fn help() -> String {
    let lines: String = COMMANDS
        .iter()
        .map(|command| format!("  {:<30} {}\n", command.usage, command.about))
        .collect();
    format!("usage: cargo xtask <command>\n\n{lines}")
}
