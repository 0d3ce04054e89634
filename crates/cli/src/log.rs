//! The log of the server, on standard error.

use std::io;

use tracing_subscriber::filter::{ParseError, Targets};
use tracing_subscriber::fmt;
use tracing_subscriber::layer::SubscriberExt;
use tracing_subscriber::util::SubscriberInitExt;

/// The environment variable that sets the level, for each module if wanted.
const VARIABLE: &str = "RUST_LOG";

/// The filter without RUST_LOG: warnings, and what the server reports. The server itself reports
/// the state of NATS, once, where its crate reports every try to connect.
const DEFAULT: &str = "warn,rosespring_server=info,rosespring_store=info,async_nats=off";

/// Installs the log. An invalid RUST_LOG is reported and ignored.
pub(crate) fn install() {
    let asked = std::env::var(VARIABLE).ok();
    let (filter, fault) = filter(asked.as_deref());
    let lines = fmt::layer().with_writer(io::stderr).with_ansi(false);
    // Fails only if a log is installed already, which serves as well.
    let _ = tracing_subscriber::registry()
        .with(lines)
        .with(filter)
        .try_init();
    if let (Some(text), Some(error)) = (asked, fault) {
        tracing::warn!("{VARIABLE}=`{text}` cannot be read: {error}");
    }
}

/// Returns the filter that RUST_LOG asks for; the default filter and the fault if it is not valid.
///
/// A directive is a level, or a module and its level. Filters by spans and their fields are not
/// supported: they need a library of regular expressions, which costs much time at every first
/// build, and the server makes no spans itself.
fn filter(asked: Option<&str>) -> (Targets, Option<ParseError>) {
    let parsed = asked.unwrap_or(DEFAULT).parse();
    match parsed {
        Ok(filter) => (filter, None),
        Err(fault) => (DEFAULT.parse().unwrap_or_default(), Some(fault)),
    }
}

#[cfg(test)]
mod tests {
    use tracing::Level;

    use super::filter;

    #[test]
    fn the_default_logs_the_server_and_warnings_of_others() {
        let (filter, fault) = filter(None);

        assert!(fault.is_none());
        assert!(filter.would_enable("rosespring_server::app", &Level::INFO));
        assert!(!filter.would_enable("rosespring_server::app", &Level::DEBUG));
        assert!(filter.would_enable("hyper", &Level::WARN));
        assert!(!filter.would_enable("hyper", &Level::INFO));
    }

    #[test]
    fn a_variable_sets_the_level_of_a_module() {
        let (filter, fault) = filter(Some("error,rosespring_store=trace"));

        assert!(fault.is_none());
        assert!(filter.would_enable("rosespring_store::sqlite", &Level::TRACE));
        assert!(!filter.would_enable("rosespring_server::app", &Level::WARN));
    }

    #[test]
    fn an_invalid_variable_is_reported_and_the_default_is_used() {
        let (filter, fault) = filter(Some("rosespring_server=loud"));

        assert!(fault.is_some());
        assert!(filter.would_enable("rosespring_server::app", &Level::INFO));
    }
}
