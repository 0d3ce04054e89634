//! The process of a hall.

use std::io::{BufRead, BufReader};
use std::net::{Ipv4Addr, SocketAddr, TcpListener};
use std::path::{Path, PathBuf};
use std::process::{Child, Command, Stdio};

use crate::Failure;

/// A hall over a folder, always at the same port.
pub(crate) struct Hall {
    program: PathBuf,
    folder: PathBuf,
    pub(crate) address: SocketAddr,
    child: Option<Child>,
}

impl Hall {
    /// Chooses a port for a hall over `folder`, which is not started yet.
    pub(crate) fn new(program: &str, folder: &Path) -> Result<Self, Failure> {
        let free = TcpListener::bind((Ipv4Addr::LOCALHOST, 0))?;
        Ok(Self {
            program: program.into(),
            folder: folder.to_owned(),
            address: free.local_addr()?,
            child: None,
        })
    }

    /// Starts the hall, and returns as soon as it can be used.
    pub(crate) fn start(&mut self) -> Result<(), Failure> {
        let mut child = Command::new(&self.program)
            .args(["serve", "--hall", "--public-url"])
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

    /// The database.
    pub(crate) fn database(&self) -> PathBuf {
        self.folder.join("tables.sqlite")
    }
}

impl Drop for Hall {
    fn drop(&mut self) {
        // The folder is removed with everything in it.
        let _ = self.kill();
    }
}
