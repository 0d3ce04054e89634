//! The options of the broker between the nodes of a hall.

use std::fmt;
use std::path::PathBuf;

use anyhow::Result;
use rosespring_server::NatsAddress;

use crate::output::refuse;

/// The broker between the nodes of a hall.
#[derive(clap::Args)]
pub(crate) struct Nats {
    /// A NATS server over which the nodes tell each other what is to be shown, such as
    /// nats://10.0.0.5:4222: then each node serves its own watchers and pages of the lobby. Without
    /// it, and while it is away, they are passed on to one node. With it the hall has several
    /// nodes, also without --node-listen
    // Read later: an error of clap would print the address with its password.
    #[arg(long, value_name = "URL", requires = "database")]
    nats: Option<String>,
    /// The file with the user and the password of NATS: one line USER:PASSWORD. They may be in the
    /// address instead
    #[arg(long, value_name = "FILE", requires = "nats")]
    nats_credentials_file: Option<PathBuf>,
}

impl Nats {
    /// # Errors
    ///
    /// The address, or the file, cannot be used.
    pub(crate) fn address(&self) -> Result<Option<NatsAddress>> {
        let Some(text) = &self.nats else {
            return Ok(None);
        };
        let file = self.nats_credentials_file.as_deref();
        NatsAddress::read(text, file).map(Some).map_err(refuse)
    }
}

impl fmt::Debug for Nats {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        // Without the address, which may contain a password.
        f.debug_struct("Nats").finish_non_exhaustive()
    }
}
