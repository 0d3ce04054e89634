//! The `rosespring` program.

use std::process::ExitCode;

fn main() -> ExitCode {
    rosespring_cli::run()
}
