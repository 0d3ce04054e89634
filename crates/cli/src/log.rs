//! The log of the server, on standard error.

use std::io;

use tracing_subscriber::EnvFilter;

/// The filter without RUST_LOG: warnings, and what the server reports.
const DEFAULT: &str = "warn,rosespring_server=info,rosespring_store=info";

/// Installs the log. An invalid RUST_LOG is reported and ignored.
pub(crate) fn install() {
    let asked = std::env::var(EnvFilter::DEFAULT_ENV).ok();
    let read = asked
        .as_deref()
        .map(|text| text.parse::<EnvFilter>().map_err(|error| (text, error)));
    let (filter, fault) = match read {
        Some(Ok(filter)) => (filter, None),
        Some(Err(fault)) => (EnvFilter::new(DEFAULT), Some(fault)),
        None => (EnvFilter::new(DEFAULT), None),
    };
    let log = tracing_subscriber::fmt()
        .with_env_filter(filter)
        .with_writer(io::stderr)
        .with_ansi(false);
    // Fails only if a log is installed already, which serves as well.
    let _ = log.try_init();
    if let Some((text, error)) = fault {
        tracing::warn!("RUST_LOG=`{text}` cannot be read: {error}");
    }
}
