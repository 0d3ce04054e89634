//! The `rosespring` program, with one file for each command. Data goes to the standard output,
//! messages to the standard error.
//!
//! It is a library only so that the code that reads untrusted input can be fuzzed:
//! [`engine::converse`].

mod analyse;
mod any_rules;
mod arena;
#[cfg(feature = "serve")]
mod backup;
mod bear_off;
mod bench;
#[cfg(feature = "hall")]
mod bot;
#[cfg(feature = "hall")]
mod bot_token;
mod calibrate;
#[cfg(feature = "serve")]
mod check;
mod clip;
mod completions;
mod convert;
pub mod engine;
mod input;
mod ladder;
mod legal;
#[cfg(feature = "serve")]
mod log;
mod man;
mod merge;
#[cfg(feature = "hall")]
mod moderator;
#[cfg(feature = "cluster")]
mod nats;
mod openings;
mod output;
mod perft;
#[cfg(feature = "serve")]
mod place;
mod play;
mod puzzles;
mod replay;
mod rollout;
#[cfg(feature = "serve")]
mod serve;
mod show;
mod solve;
mod tables;
mod tell;
mod trictrac;
mod verify;
mod why;
mod work;

use std::ffi::OsString;
use std::process::ExitCode;

use clap::{Parser, Subcommand};
use rosespring_rules::notation::xgid::{PREFIX, is_xgid};

use crate::output::Failure;

/// Gul bara, Gioul, Tawula and backgammon: play, analyse, measure.
///
/// Exit codes: 0 success; 1 the record or the data that was checked is not valid; 2 the command
/// line or its input is not usable, for example a file that cannot be read; 3 another failure, such
/// as a file that cannot be written, the network or an external program.
///
/// The environment variable ROSESPRING_BEAR_OFF names files of `bear-off build`, separated as in
/// PATH. They replace the net in bear-offs. Without it, smaller tables that are built in less than
/// a second are used.
#[derive(Debug, Parser)]
#[command(name = "rosespring", version, max_term_width = 100)]
struct Cli {
    #[command(subcommand)]
    command: Command,
}

#[derive(Debug, Subcommand)]
enum Command {
    #[cfg(feature = "serve")]
    Serve(serve::Arguments),
    #[cfg(feature = "serve")]
    Backup(backup::Arguments),
    #[cfg(feature = "serve")]
    Check(check::Arguments),
    #[cfg(feature = "hall")]
    Bot(bot::Arguments),
    #[cfg(feature = "hall")]
    BotToken(bot_token::Arguments),
    #[cfg(feature = "hall")]
    Moderator(moderator::Arguments),
    Play(play::Arguments),
    Show(show::Arguments),
    #[command(visible_alias = "plays")]
    Legal(legal::Arguments),
    Rollout(rollout::Arguments),
    Analyse(analyse::Arguments),
    Why(why::Arguments),
    Openings(openings::Arguments),
    Puzzles(puzzles::Arguments),
    Work(work::Arguments),
    Merge(merge::Arguments),
    Engine(engine::Arguments),
    Arena(arena::Arguments),
    Ladder(ladder::Arguments),
    Calibrate(calibrate::Arguments),
    Replay(replay::Arguments),
    Convert(convert::Arguments),
    Clip(clip::Arguments),
    Verify(verify::Arguments),
    Perft(perft::Arguments),
    BearOff(bear_off::Arguments),
    Solve(solve::Arguments),
    Bench(bench::Arguments),
    Completions(completions::Arguments),
    Man(man::Arguments),
}

/// Adds the prefix to an XGID that begins with `-`, which would be read as an option.
fn with_prefix(argument: OsString) -> OsString {
    match argument.to_str() {
        Some(text) if text.starts_with('-') && is_xgid(text) => format!("{PREFIX}{text}").into(),
        _ => argument,
    }
}

/// Runs the command that the command line names.
#[must_use]
pub fn run() -> ExitCode {
    let command = Cli::parse_from(std::env::args_os().map(with_prefix)).command;
    if let Err(error) = tables::share() {
        return Failure::report(&error);
    }
    let result = match command {
        #[cfg(feature = "serve")]
        Command::Serve(arguments) => serve::run(arguments),
        #[cfg(feature = "serve")]
        Command::Backup(arguments) => backup::run(arguments),
        #[cfg(feature = "serve")]
        Command::Check(arguments) => check::run(arguments),
        #[cfg(feature = "hall")]
        Command::Bot(arguments) => bot::run(&arguments),
        #[cfg(feature = "hall")]
        Command::BotToken(arguments) => bot_token::run(arguments),
        #[cfg(feature = "hall")]
        Command::Moderator(arguments) => moderator::run(arguments),
        Command::Play(arguments) => play::run(&arguments),
        Command::Show(arguments) => show::run(&arguments),
        Command::Legal(arguments) => legal::run(&arguments),
        Command::Rollout(arguments) => rollout::run(&arguments),
        Command::Analyse(arguments) => analyse::run(&arguments),
        Command::Why(arguments) => why::run(&arguments),
        Command::Openings(arguments) => openings::run(&arguments),
        Command::Puzzles(arguments) => puzzles::run(&arguments),
        Command::Work(arguments) => work::run(&arguments),
        Command::Merge(arguments) => merge::run(&arguments),
        Command::Engine(arguments) => engine::run(&arguments),
        Command::Arena(arguments) => arena::run(&arguments),
        Command::Ladder(arguments) => ladder::run(&arguments),
        Command::Calibrate(arguments) => calibrate::run(&arguments),
        Command::Replay(arguments) => replay::run(&arguments),
        Command::Convert(arguments) => convert::run(&arguments),
        Command::Clip(arguments) => clip::run(&arguments),
        Command::Verify(arguments) => verify::run(&arguments),
        Command::Perft(arguments) => perft::run(&arguments),
        Command::BearOff(arguments) => bear_off::run(&arguments),
        Command::Solve(arguments) => solve::run(&arguments),
        Command::Bench(arguments) => bench::run(&arguments),
        Command::Completions(arguments) => completions::run(&arguments),
        Command::Man(arguments) => man::run(&arguments),
    };
    match result {
        Ok(code) => code,
        Err(error) => Failure::report(&error),
    }
}
