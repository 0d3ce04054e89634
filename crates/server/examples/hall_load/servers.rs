//! The servers of a hall of several nodes.

use crate::Failure;

/// The servers that this program has started.
#[derive(Debug, Default)]
pub(crate) struct Servers {
    #[cfg(feature = "cluster")]
    postgres: Option<rosespring_test_servers::PostgresServer>,
    #[cfg(feature = "cluster")]
    nats: Option<rosespring_test_servers::NatsServer>,
}

#[cfg(feature = "cluster")]
impl Servers {
    /// Starts Postgres, and returns the address of an empty database.
    pub(crate) fn start_postgres(&mut self) -> Result<String, Failure> {
        let postgres = rosespring_test_servers::PostgresServer::start()?;
        Ok(self.postgres.insert(postgres).create_database("hall")?)
    }

    /// Starts NATS, and returns its address.
    pub(crate) fn start_nats(&mut self) -> Result<String, Failure> {
        let nats = rosespring_test_servers::NatsServer::start()?;
        Ok(self.nats.insert(nats).url())
    }
}

#[cfg(not(feature = "cluster"))]
impl Servers {
    #[expect(clippy::unused_self, reason = "it starts servers for nodes")]
    pub(crate) fn start_postgres(&mut self) -> Result<String, Failure> {
        Err("several nodes need the feature `cluster`".into())
    }

    #[expect(clippy::unused_self, reason = "it starts servers for nodes")]
    pub(crate) fn start_nats(&mut self) -> Result<String, Failure> {
        Err("several nodes need the feature `cluster`".into())
    }
}
