//! The process of a hall.

use std::io::{BufRead, BufReader};
use std::net::{Ipv4Addr, SocketAddr, TcpListener};
use std::path::{Path, PathBuf};
use std::process::{Child, Command, Stdio};

use rosespring_store::{SqliteStore, Store};

use crate::{Arguments, Failure};

/// A hall over a folder, always at the same port.
pub(crate) struct Hall {
    program: PathBuf,
    folder: PathBuf,
    /// The address of a database of Postgres; empty for the file in the folder.
    database: String,
    pub(crate) address: SocketAddr,
    child: Option<Child>,
}

impl Hall {
    /// Chooses a port for a hall over `folder`, which is not started yet. Its program and its
    /// database are among the arguments.
    pub(crate) fn new(arguments: &Arguments, folder: &Path) -> Result<Self, Failure> {
        let free = TcpListener::bind((Ipv4Addr::LOCALHOST, 0))?;
        Ok(Self {
            program: arguments.first()?.into(),
            folder: folder.to_owned(),
            database: arguments.value("--database", String::new())?,
            address: free.local_addr()?,
            child: None,
        })
    }

    /// Starts the hall, and returns as soon as it can be used.
    pub(crate) fn start(&mut self) -> Result<(), Failure> {
        let mut hall = Command::new(&self.program);
        hall.arg("serve");
        if !self.database.is_empty() {
            hall.args(["--database", &self.database]);
        }
        let mut child = hall
            .args(["--hall", "--public-url"])
            .arg(format!("http://{}", self.address))
            .arg("--port")
            .arg(self.address.port().to_string())
            .arg("--data-dir")
            .arg(&self.folder)
            .env("RUST_LOG", "error")
            .stderr(Stdio::null())
            .stdout(Stdio::piped())
            .spawn()?;
        let output = child.stdout.take().ok_or("the hall has no output")?;
        self.child = Some(child);
        let mut line = String::new();
        BufReader::new(output).read_line(&mut line)?;
        match line.starts_with("listening on ") {
            true => Ok(()),
            false => Err("the hall did not start".into()),
        }
    }

    /// Kills the hall without a warning: SIGKILL, on Unix.
    pub(crate) fn kill(&mut self) -> Result<(), Failure> {
        if let Some(mut child) = self.child.take() {
            child.kill()?;
            child.wait()?;
        }
        Ok(())
    }

    /// Memory that the hall holds, in bytes; 0 where the system does not tell it.
    pub(crate) fn memory(&self) -> u64 {
        let id = self.child.as_ref().map_or(0, Child::id);
        let status = std::fs::read_to_string(format!("/proc/{id}/status")).unwrap_or_default();
        let line = status.lines().find_map(|line| line.strip_prefix("VmRSS:"));
        let kilobytes = line.and_then(|line| line.split_whitespace().next()?.parse::<u64>().ok());
        kilobytes.unwrap_or(0) * 1024
    }

    /// Opens what the hall stored.
    pub(crate) async fn store(&self) -> Result<Box<dyn Store>, Failure> {
        if self.database.is_empty() {
            let file = self.folder.join("tables.sqlite");
            return Ok(Box::new(SqliteStore::open(&file).await?));
        }
        open_postgres(&self.database).await
    }
}

#[cfg(feature = "cluster")]
async fn open_postgres(database: &str) -> Result<Box<dyn Store>, Failure> {
    let store = rosespring_store::PostgresStore::open(&database.parse()?).await?;
    Ok(Box::new(store))
}

#[cfg(not(feature = "cluster"))]
async fn open_postgres(_: &str) -> Result<Box<dyn Store>, Failure> {
    Err("`--database` needs the feature `cluster`".into())
}

impl Drop for Hall {
    fn drop(&mut self) {
        // The folder is removed with everything in it.
        let _ = self.kill();
    }
}
