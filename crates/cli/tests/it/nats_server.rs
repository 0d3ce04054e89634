//! A NATS server for a test: Debian's program, a separate folder, a free port of 127.0.0.1.

use std::fs;
use std::net::{Ipv4Addr, TcpStream};
use std::path::Path;
use std::process::{Child, Command, Stdio};
use std::thread::sleep;
use std::time::{Duration, Instant};

use crate::bots::free_port;
use crate::postgres::Folder;

/// The program of Debian's package.
const PROGRAM: &str = "/usr/sbin/nats-server";
const USER: &str = "hall";
pub(crate) const NATS_PASSWORD: &str = "never to be@printed";
/// The password as it is written in an address.
pub(crate) const NATS_PASSWORD_ENCODED: &str = "never%20to%20be%40printed";
/// Maximum time until the server answers.
const PATIENCE: Duration = Duration::from_secs(30);
/// Number of ports that are tried: another program may take one in the meantime.
const PORTS_TRIED: u32 = 5;

/// A server that asks for a password. It ends when this is dropped.
pub(crate) struct NatsServer {
    folder: Folder,
    port: u16,
    process: Option<Child>,
}

impl NatsServer {
    /// Starts a server; `None` where its program is missing, except on CI.
    #[allow(clippy::print_stderr)]
    pub(crate) fn start(name: &str) -> Option<Self> {
        if !Path::new(PROGRAM).is_file() {
            let missing = "Debian's package nats-server is not installed";
            assert!(std::env::var_os("CI").is_none(), "{missing}");
            eprintln!("skipped: {missing}");
            return None;
        }
        let mut server = Self {
            folder: Folder::new(name),
            port: 0,
            process: None,
        };
        for _ in 0..PORTS_TRIED {
            server.port = free_port();
            if server.resume() {
                return Some(server);
            }
        }
        panic!("NATS does not start");
    }

    /// Starts the server again. Returns whether it accepts connections.
    pub(crate) fn resume(&mut self) -> bool {
        self.stop();
        let config = format!("{}/nats.conf", self.folder.text());
        let text = format!(
            "listen: \"127.0.0.1:{}\"\n\
             authorization {{ user: {USER}, password: \"{NATS_PASSWORD}\" }}\n",
            self.port
        );
        fs::write(&config, text).expect("the configuration can be written");
        let process = Command::new(PROGRAM)
            .args(["--config", &config])
            .stdin(Stdio::null())
            .stdout(Stdio::null())
            .stderr(Stdio::null())
            .spawn()
            .expect("NATS starts");
        self.process = Some(process);
        let begun = Instant::now();
        while begun.elapsed() < PATIENCE {
            let process = self.process.as_mut().expect("it was started");
            if process.try_wait().expect("it can be asked").is_some() {
                return false;
            }
            if TcpStream::connect((Ipv4Addr::LOCALHOST, self.port)).is_ok() {
                return true;
            }
            sleep(Duration::from_millis(50));
        }
        false
    }

    /// Kills the server.
    pub(crate) fn stop(&mut self) {
        if let Some(mut process) = self.process.take() {
            let _ = process.kill();
            let _ = process.wait();
        }
    }

    /// Returns its host and port.
    pub(crate) fn place(&self) -> String {
        format!("127.0.0.1:{}", self.port)
    }

    /// Returns its address, with the password.
    pub(crate) fn url(&self) -> String {
        format!("nats://{USER}:{NATS_PASSWORD_ENCODED}@{}", self.place())
    }

    /// Sends something to a subject as a program that knows the password, but not the key of a
    /// hall.
    pub(crate) fn publish(&self, subject: &str, body: &[u8]) {
        use std::io::{Read as _, Write as _};
        let mut stream = TcpStream::connect((Ipv4Addr::LOCALHOST, self.port)).expect("it listens");
        stream
            .set_read_timeout(Some(PATIENCE))
            .expect("a time can be set");
        let hello = format!(
            "CONNECT {{\"verbose\":false,\"user\":\"{USER}\",\"pass\":\"{NATS_PASSWORD}\"}}\r\n\
             PUB {subject} {}\r\n",
            body.len()
        );
        let all = [hello.as_bytes(), body, b"\r\nPING\r\n"].concat();
        stream.write_all(&all).expect("it reads");
        let mut answer = String::new();
        let mut part = [0; 4_096];
        while !answer.contains("PONG") {
            let count = stream.read(&mut part).expect("it answers");
            assert!(count > 0, "{answer}");
            answer += &String::from_utf8_lossy(&part[..count]);
        }
        assert!(!answer.contains("-ERR"), "{answer}");
    }
}

impl Drop for NatsServer {
    fn drop(&mut self) {
        self.stop();
    }
}
