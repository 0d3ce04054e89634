//! A Postgres server.

use std::ffi::OsStr;
use std::fs;
use std::io;
use std::net::{Ipv4Addr, TcpStream};
use std::os::unix::fs::MetadataExt as _;
use std::path::{Path, PathBuf};
use std::process::{Child, Command};
use std::thread::sleep;
use std::time::{Duration, Instant};

use crate::folder::Folder;
use crate::process::{self, LOOK_EVERY};
use crate::{PORTS_TRIED, ServerError, for_test, free_port};

/// The folder of Debian's versions.
const VERSIONS: &str = "/usr/lib/postgresql";
/// The account of Debian's package. Postgres does not run as root.
const ACCOUNT: &str = "postgres";
/// The role that owns everything.
const ROLE: &str = "rosespring";
/// The password of every server.
pub const POSTGRES_PASSWORD: &str = "never-to-be-printed";
/// Number of connections for which there is room: a node uses 13 at most.
const CONNECTIONS: &str = "200";
/// Maximum time until the server answers.
const PATIENCE: Duration = Duration::from_secs(60);

/// A running Postgres server.
#[derive(Debug)]
pub struct PostgresServer {
    programs: PathBuf,
    folder: Folder,
    /// Whether this program is root's, so that Postgres runs under Debian's account.
    is_root: bool,
    port: u16,
    process: Option<Child>,
}

impl PostgresServer {
    /// Starts a server.
    ///
    /// # Errors
    ///
    /// [`ServerError::Missing`] without Debian's programs, or it does not start.
    pub fn start() -> Result<Self, ServerError> {
        let programs = programs().ok_or(ServerError::Missing("postgresql"))?;
        let folder = Folder::new("postgres")?;
        let path = folder.path().to_owned();
        let owner = match fs::metadata(&path) {
            Ok(found) => found.uid(),
            Err(source) => return Err(ServerError::File { path, source }),
        };
        let mut server = Self {
            programs,
            folder,
            is_root: owner == 0,
            port: 0,
            process: None,
        };
        server.make_data()?;
        for _ in 0..PORTS_TRIED {
            server.port = free_port()?;
            if server.try_start()? {
                return Ok(server);
            }
        }
        Err(server.failed("it does not start"))
    }

    /// Starts a server for a test; `None` where its programs are missing, except on CI.
    ///
    /// # Panics
    ///
    /// On CI without the programs, or if the server does not start.
    #[must_use]
    pub fn for_test() -> Option<Self> {
        for_test(Self::start())
    }

    fn make_data(&self) -> Result<(), ServerError> {
        let password = self.folder.write("password", POSTGRES_PASSWORD)?;
        if self.is_root {
            let owner = format!("{ACCOUNT}:");
            let mut change = Command::new("chown");
            run(change.args(["-R", &owner]).arg(self.folder.path()))?;
        }
        let mut initdb = self.command("initdb");
        initdb
            .args(["--username", ROLE, "--encoding", "UTF8", "--locale", "C"])
            .args(["--auth", "scram-sha-256", "--no-sync", "--pwfile"])
            .arg(&password)
            .arg("--pgdata")
            .arg(self.data());
        run(&mut initdb).map(|_| ())
    }

    /// Starts the server again at the same port. After [`Self::kill`] its other processes may need
    /// a moment to notice it.
    ///
    /// # Errors
    ///
    /// It does not start.
    pub fn resume(&mut self) -> Result<(), ServerError> {
        let begun = Instant::now();
        while !self.try_start()? {
            if begun.elapsed() > PATIENCE {
                return Err(self.failed("it does not start again"));
            }
            sleep(LOOK_EVERY);
        }
        Ok(())
    }

    /// Returns whether it accepts connections.
    fn try_start(&mut self) -> Result<bool, ServerError> {
        self.stop();
        let path = self.log_file();
        let log = fs::File::create(&path).map_err(|source| ServerError::File { path, source })?;
        let mut postgres = self.command("postgres");
        let spawned = postgres
            .arg("-D")
            .arg(self.data())
            .arg("-k")
            .arg(self.folder.path())
            .args(["-h", "127.0.0.1", "-p", &self.port.to_string()])
            .args(["-N", CONNECTIONS])
            .stderr(log)
            .spawn();
        let mut process = spawned.map_err(|source| cannot_start(&postgres, source))?;
        let is_ready = process::wait_until_ready(&mut process, PATIENCE, || {
            self.log().contains("ready to accept connections")
                && TcpStream::connect((Ipv4Addr::LOCALHOST, self.port)).is_ok()
        });
        self.process = Some(process);
        is_ready.map_err(|source| cannot_start(&postgres, source))
    }

    /// Ends the server and its connections at once, without a checkpoint: SIGQUIT, at which its
    /// other processes end with it.
    pub fn stop(&mut self) {
        if let Some(mut process) = self.process.take() {
            let pid = process.id().to_string();
            let told = Command::new("kill").args(["-QUIT", &pid]).status();
            if !told.is_ok_and(|status| status.success()) {
                let _ = process.kill();
            }
            let _ = process.wait();
        }
    }

    /// Kills the server: SIGKILL. Its other processes end when they notice it.
    pub fn kill(&mut self) {
        process::kill(&mut self.process);
    }

    /// Returns whether the server was started, and not stopped or killed since.
    #[must_use]
    pub const fn is_started(&self) -> bool {
        self.process.is_some()
    }

    /// Creates a database that orders texts by the rules of English, and returns its address.
    ///
    /// # Errors
    ///
    /// It exists, or the server does not answer.
    pub fn create_database(&self, name: &str) -> Result<String, ServerError> {
        let statement = format!(
            "CREATE DATABASE \"{name}\" TEMPLATE template0 ENCODING 'UTF8' \
             LOCALE_PROVIDER icu ICU_LOCALE 'en'"
        );
        run(&mut self.psql("postgres", &statement))?;
        Ok(self.url(name))
    }

    /// Creates a database for a test, as [`Self::create_database`] does.
    ///
    /// # Panics
    ///
    /// It exists, or the server does not answer.
    #[must_use]
    pub fn database(&self, name: &str) -> String {
        let created = self.create_database(name);
        created.unwrap_or_else(|error| panic!("{error}"))
    }

    /// Returns the address of a database, with the password.
    #[must_use]
    pub fn url(&self, name: &str) -> String {
        format!(
            "postgres://{ROLE}:{POSTGRES_PASSWORD}@127.0.0.1:{}/{name}",
            self.port
        )
    }

    /// Runs a statement of a test in the first database. Returns its output.
    ///
    /// # Panics
    ///
    /// The statement fails.
    pub fn sql(&self, statement: &str) -> String {
        self.sql_in("postgres", statement)
    }

    /// Runs a statement of a test in a database. Returns its output.
    ///
    /// # Panics
    ///
    /// The statement fails.
    pub fn sql_in(&self, name: &str, statement: &str) -> String {
        run(&mut self.psql(name, statement)).unwrap_or_else(|error| panic!("{error}"))
    }

    /// Returns the command that runs a statement in a database.
    #[must_use]
    pub fn psql(&self, name: &str, statement: &str) -> Command {
        self.psql_with(name, &["-c".as_ref(), statement.as_ref()])
    }

    /// Runs the statements of a file in a database.
    ///
    /// # Panics
    ///
    /// A statement fails.
    pub fn run_file(&self, name: &str, file: &Path) {
        let mut psql = self.psql_with(name, &["-f".as_ref(), file.as_ref()]);
        run(&mut psql).unwrap_or_else(|error| panic!("{error}"));
    }

    fn psql_with(&self, name: &str, arguments: &[&OsStr]) -> Command {
        let mut psql = Command::new(self.programs.join("psql"));
        psql.args(["--no-psqlrc", "-v", "ON_ERROR_STOP=1", "-A", "-t"])
            .args(arguments)
            .arg(self.url(name));
        psql
    }

    fn data(&self) -> PathBuf {
        self.folder.path().join("data")
    }

    fn log_file(&self) -> PathBuf {
        self.folder.path().join("log")
    }

    /// Returns what the server has logged since it was started last.
    #[must_use]
    pub fn log(&self) -> String {
        fs::read_to_string(self.log_file()).unwrap_or_default()
    }

    fn failed(&self, what: &str) -> ServerError {
        ServerError::Failed {
            program: "postgres".to_owned(),
            reason: format!("{what}: {}", self.log()),
        }
    }

    /// Returns a program of Postgres, which runs under Debian's account if this one is root's. It
    /// ends with the thread that started it.
    fn command(&self, program: &str) -> Command {
        let mut command = process::that_ends_with_its_thread("QUIT");
        if self.is_root {
            command.args(["--reuid", ACCOUNT, "--regid", ACCOUNT, "--clear-groups"]);
        }
        command.arg("--").arg(self.programs.join(program));
        // A folder that the account may enter.
        command.current_dir(self.folder.path());
        command
    }
}

impl Drop for PostgresServer {
    fn drop(&mut self) {
        self.stop();
    }
}

/// Returns the folder of the newest installed version.
fn programs() -> Option<PathBuf> {
    let versions = fs::read_dir(VERSIONS).ok()?;
    let folders = versions.filter_map(|entry| {
        let folder = entry.ok()?;
        let version: u32 = folder.file_name().to_str()?.parse().ok()?;
        Some((version, folder.path().join("bin")))
    });
    let is_whole = |folder: &Path| {
        let needed = ["initdb", "postgres", "psql"];
        needed.iter().all(|program| folder.join(program).is_file())
    };
    let whole = folders.filter(|(_, folder)| is_whole(folder));
    whole.max().map(|(_, folder)| folder)
}

/// Runs a program that must succeed. Returns its output.
fn run(command: &mut Command) -> Result<String, ServerError> {
    let done = command.output();
    let done = done.map_err(|source| cannot_start(command, source))?;
    let text = |bytes: &[u8]| String::from_utf8_lossy(bytes).trim().to_owned();
    match done.status.success() {
        true => Ok(text(&done.stdout)),
        false => Err(ServerError::Failed {
            program: name(command),
            reason: text(&done.stderr),
        }),
    }
}

fn cannot_start(command: &Command, source: io::Error) -> ServerError {
    let program = name(command);
    ServerError::Program { program, source }
}

fn name(command: &Command) -> String {
    command.get_program().display().to_string()
}
