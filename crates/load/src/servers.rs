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

    /// Returns whether both servers are this program's.
    pub(crate) const fn are_own(&self) -> bool {
        self.postgres.is_some() && self.nats.is_some()
    }

    /// Kills Postgres: SIGKILL.
    pub(crate) fn kill_postgres(&mut self) {
        if let Some(postgres) = &mut self.postgres {
            postgres.kill();
        }
    }

    /// Kills NATS: SIGKILL.
    pub(crate) fn kill_nats(&mut self) {
        if let Some(nats) = &mut self.nats {
            nats.kill();
        }
    }

    /// Starts again what was killed. It ends with the thread that calls this.
    pub(crate) fn resume(&mut self) -> Result<(), Failure> {
        if let Some(postgres) = self.postgres.as_mut().filter(|one| !one.is_started()) {
            postgres.resume()?;
        }
        if let Some(nats) = self.nats.as_mut().filter(|one| !one.is_started()) {
            nats.resume()?;
        }
        Ok(())
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

    pub(crate) const fn are_own(&self) -> bool {
        false
    }

    pub(crate) const fn kill_postgres(&mut self) {}

    pub(crate) const fn kill_nats(&mut self) {}

    #[expect(clippy::unused_self, reason = "it starts servers for nodes")]
    pub(crate) fn resume(&mut self) -> Result<(), Failure> {
        Ok(())
    }
}
