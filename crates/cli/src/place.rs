//! The options that say where the data of a server is.

use std::path::PathBuf;

use anyhow::Result;
use rosespring_server::DataPlace;

/// Where the data of a server is.
#[derive(Debug, clap::Args)]
pub(crate) struct DataOptions {
    /// The data folder of the server [default: a folder among the user's data]
    #[arg(long)]
    data_dir: Option<PathBuf>,
    #[cfg(feature = "cluster")]
    #[command(flatten)]
    postgres: Postgres,
}

impl DataOptions {
    /// # Errors
    ///
    /// The address of the database cannot be used.
    pub(crate) fn find(self) -> Result<DataPlace> {
        #[cfg(feature = "cluster")]
        if let Some(url) = self.postgres.url()? {
            return Ok(DataPlace::Postgres(url));
        }
        Ok(DataPlace::Folder(self.data_dir))
    }
}

/// A database of Postgres.
#[cfg(feature = "cluster")]
#[derive(clap::Args)]
pub(crate) struct Postgres {
    /// The database of Postgres in place of the file in the data folder, such as
    /// postgres://NAME@HOST:5432/DATABASE; the password is read from the environment variable
    /// PGPASSWORD or from ~/.pgpass, and may be in the address
    // Read later: an error of clap would print the address with its password.
    #[arg(long, value_name = "URL")]
    database: Option<String>,
}

#[cfg(feature = "cluster")]
impl Postgres {
    /// # Errors
    ///
    /// The address cannot be used.
    pub(crate) fn url(&self) -> Result<Option<rosespring_server::PostgresUrl>> {
        let url = self.database.as_deref().map(str::parse).transpose();
        url.map_err(crate::output::refuse)
    }
}

#[cfg(feature = "cluster")]
impl std::fmt::Debug for Postgres {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        // Without the address, which may contain a password.
        f.debug_struct("Postgres").finish_non_exhaustive()
    }
}
