//! The `rosespring` program.

use std::process::ExitCode;

#[cfg(feature = "cluster")]
use mimalloc::MiMalloc;

/// Thousands of tables in several threads need it: docs/operating.md has figures. The default
/// program has the allocator of the system, because this one would add 100 kB.
#[cfg(feature = "cluster")]
#[global_allocator]
static ALLOCATOR: MiMalloc = MiMalloc;

fn main() -> ExitCode {
    rosespring_cli::run()
}
