//! A NATS server.

use std::io::{self, Read as _, Write as _};
use std::net::{Ipv4Addr, TcpStream};
use std::path::Path;
use std::process::{Child, Stdio};
use std::time::Duration;

use crate::folder::Folder;
use crate::{PORTS_TRIED, ServerError, for_test, free_port, process};

/// The program of Debian's package.
const PROGRAM: &str = "/usr/sbin/nats-server";
const USER: &str = "hall";
/// The password of every server.
pub const NATS_PASSWORD: &str = "never to be@printed";
/// The password as it is written in an address.
pub const NATS_PASSWORD_ENCODED: &str = "never%20to%20be%40printed";
/// Maximum time until the server answers.
const PATIENCE: Duration = Duration::from_secs(30);

/// A running NATS server.
#[derive(Debug)]
pub struct NatsServer {
    folder: Folder,
    port: u16,
    process: Option<Child>,
}

impl NatsServer {
    /// Starts a server.
    ///
    /// # Errors
    ///
    /// [`ServerError::Missing`] without Debian's program, or it does not start.
    pub fn start() -> Result<Self, ServerError> {
        if !Path::new(PROGRAM).is_file() {
            return Err(ServerError::Missing("nats-server"));
        }
        let mut server = Self {
            folder: Folder::new("nats")?,
            port: 0,
            process: None,
        };
        for _ in 0..PORTS_TRIED {
            server.port = free_port()?;
            if server.try_start()? {
                return Ok(server);
            }
        }
        Err(failed("it does not start"))
    }

    /// Starts a server for a test; `None` where its program is missing, except on CI.
    ///
    /// # Panics
    ///
    /// On CI without the program, or if the server does not start.
    #[must_use]
    pub fn for_test() -> Option<Self> {
        for_test(Self::start())
    }

    /// Starts the server again at the same port.
    ///
    /// # Errors
    ///
    /// It does not start.
    pub fn resume(&mut self) -> Result<(), ServerError> {
        match self.try_start()? {
            true => Ok(()),
            false => Err(failed("it does not start again")),
        }
    }

    /// Returns whether it accepts connections.
    fn try_start(&mut self) -> Result<bool, ServerError> {
        self.kill();
        let config = format!(
            "listen: \"{}\"\n\
             authorization {{ user: {USER}, password: \"{NATS_PASSWORD}\" }}\n",
            self.place()
        );
        let config = self.folder.write("nats.conf", &config)?;
        let spawned = process::that_ends_with_its_thread("KILL")
            .args(["--", PROGRAM, "--config"])
            .arg(&config)
            .stderr(Stdio::null())
            .spawn();
        let process = self.process.insert(spawned.map_err(cannot_start)?);
        let listens = || TcpStream::connect((Ipv4Addr::LOCALHOST, self.port)).is_ok();
        process::wait_until_ready(process, PATIENCE, listens).map_err(cannot_start)
    }

    /// Kills the server: SIGKILL.
    pub fn kill(&mut self) {
        process::kill(&mut self.process);
    }

    /// Returns whether the server was started, and not stopped or killed since.
    #[must_use]
    pub const fn is_started(&self) -> bool {
        self.process.is_some()
    }

    /// Returns its host and port.
    #[must_use]
    pub fn place(&self) -> String {
        format!("127.0.0.1:{}", self.port)
    }

    /// Returns its address, with the password.
    #[must_use]
    pub fn url(&self) -> String {
        format!("nats://{USER}:{NATS_PASSWORD_ENCODED}@{}", self.place())
    }

    /// Sends something to a subject as a program that knows the password, but not the key of a
    /// hall.
    ///
    /// # Errors
    ///
    /// The server does not take it.
    pub fn publish(&self, subject: &str, body: &[u8]) -> io::Result<()> {
        let mut stream = TcpStream::connect((Ipv4Addr::LOCALHOST, self.port))?;
        stream.set_read_timeout(Some(PATIENCE))?;
        let hello = format!(
            "CONNECT {{\"verbose\":false,\"user\":\"{USER}\",\"pass\":\"{NATS_PASSWORD}\"}}\r\n\
             PUB {subject} {}\r\n",
            body.len()
        );
        stream.write_all(&[hello.as_bytes(), body, b"\r\nPING\r\n"].concat())?;
        let mut answer = String::new();
        let mut part = [0; 4_096];
        while !answer.contains("PONG") {
            let count = stream.read(&mut part)?;
            answer += &String::from_utf8_lossy(&part[..count]);
            if count == 0 || answer.contains("-ERR") {
                return Err(io::Error::other(answer));
            }
        }
        Ok(())
    }
}

fn cannot_start(source: io::Error) -> ServerError {
    let program = PROGRAM.to_owned();
    ServerError::Program { program, source }
}

fn failed(reason: &str) -> ServerError {
    let (program, reason) = (PROGRAM.to_owned(), reason.to_owned());
    ServerError::Failed { program, reason }
}

impl Drop for NatsServer {
    fn drop(&mut self) {
        self.kill();
    }
}
