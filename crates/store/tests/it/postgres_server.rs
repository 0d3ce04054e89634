//! A Postgres server for a test: Debian's programs, a separate folder, a free port of 127.0.0.1.

use std::fs;
use std::net::{Ipv4Addr, TcpListener, TcpStream};
use std::os::unix::fs::MetadataExt;
use std::path::{Path, PathBuf};
use std::process::{Child, Command, Stdio};
use std::sync::atomic::{AtomicU32, Ordering};
use std::thread::sleep;
use std::time::{Duration, Instant};

/// The folder of Debian's versions.
const VERSIONS: &str = "/usr/lib/postgresql";
/// The account of Debian's package. Postgres does not run as root.
const ACCOUNT: &str = "postgres";
/// The role that owns everything, and its password.
const ROLE: &str = "rosespring";
pub(crate) const PASSWORD: &str = "never-to-be-printed";
/// Maximum time until the server answers.
const PATIENCE: Duration = Duration::from_secs(60);
/// Number of ports that are tried: another program may take one in the meantime.
const PORTS_TRIED: u32 = 5;

/// A running server. It ends when this is dropped.
#[derive(Debug)]
pub(crate) struct PostgresServer {
    programs: PathBuf,
    folder: PathBuf,
    /// Whether this program is root's, so that Postgres runs under Debian's account.
    is_root: bool,
    port: u16,
    process: Option<Child>,
}

impl PostgresServer {
    /// Starts a server; `None` where its programs are missing, except on CI.
    #[allow(clippy::print_stderr)]
    pub(crate) fn start() -> Option<Self> {
        let Some(programs) = programs() else {
            let missing = "Debian's package postgresql is not installed";
            assert!(std::env::var_os("CI").is_none(), "{missing}");
            eprintln!("skipped: {missing}");
            return None;
        };
        let folder = new_folder();
        let owner = fs::metadata(&folder).expect("the folder is there").uid();
        let mut server = Self {
            programs,
            folder,
            is_root: owner == 0,
            port: 0,
            process: None,
        };
        let password = server.folder.join("password");
        fs::write(&password, PASSWORD).expect("the password can be written");
        if server.is_root {
            let owner = format!("{ACCOUNT}:");
            let mut change = Command::new("chown");
            run(change.args(["-R", &owner]).arg(&server.folder));
        }
        let mut initdb = server.command("initdb");
        initdb
            .args(["--username", ROLE, "--encoding", "UTF8", "--locale", "C"])
            .args(["--auth", "scram-sha-256", "--no-sync", "--pwfile"])
            .arg(&password)
            .arg("--pgdata")
            .arg(server.data());
        run(&mut initdb);
        for _ in 0..PORTS_TRIED {
            server.port = free_port();
            if server.resume() {
                return Some(server);
            }
        }
        panic!("Postgres does not start: {}", server.log());
    }

    /// Starts the server again. Returns whether it accepts connections.
    pub(crate) fn resume(&mut self) -> bool {
        self.stop();
        let log = fs::File::create(self.log_file()).expect("the log can be made");
        let mut postgres = self.command("postgres");
        let process = postgres
            .arg("-D")
            .arg(self.data())
            .arg("-k")
            .arg(&self.folder)
            .args(["-h", "127.0.0.1", "-p", &self.port.to_string()])
            .stdin(Stdio::null())
            .stdout(Stdio::null())
            .stderr(log)
            .spawn()
            .expect("Postgres starts");
        self.process = Some(process);
        let begun = Instant::now();
        while begun.elapsed() < PATIENCE {
            let process = self.process.as_mut().expect("it was started");
            if process.try_wait().expect("it can be asked").is_some() {
                return false;
            }
            if self.log().contains("ready to accept connections")
                && TcpStream::connect((Ipv4Addr::LOCALHOST, self.port)).is_ok()
            {
                return true;
            }
            sleep(Duration::from_millis(50));
        }
        false
    }

    /// Ends the server and its connections, as a crash of it does.
    pub(crate) fn stop(&mut self) {
        if let Some(mut process) = self.process.take() {
            // Its other processes end with it at this signal, and not at SIGKILL.
            let pid = process.id().to_string();
            let told = Command::new("kill").args(["-QUIT", &pid]).status();
            if !told.is_ok_and(|status| status.success()) {
                let _ = process.kill();
            }
            let _ = process.wait();
        }
    }

    /// Creates a database that orders texts by the rules of English, and returns its address.
    pub(crate) fn database(&self, name: &str) -> String {
        self.sql(&format!(
            "CREATE DATABASE \"{name}\" TEMPLATE template0 ENCODING 'UTF8' \
             LOCALE_PROVIDER icu ICU_LOCALE 'en'"
        ));
        self.url(name)
    }

    /// Returns the address of a database, with the password.
    pub(crate) fn url(&self, name: &str) -> String {
        format!(
            "postgres://{ROLE}:{PASSWORD}@127.0.0.1:{}/{name}",
            self.port
        )
    }

    /// Runs a statement in the first database. Returns its output.
    pub(crate) fn sql(&self, statement: &str) -> String {
        self.sql_in("postgres", statement)
    }

    /// Runs a statement in a database. Returns its output.
    pub(crate) fn sql_in(&self, name: &str, statement: &str) -> String {
        run(&mut self.psql(name, statement))
    }

    /// Returns the command that runs a statement in a database.
    pub(crate) fn psql(&self, name: &str, statement: &str) -> Command {
        let mut psql = Command::new(self.programs.join("psql"));
        psql.args([
            "--no-psqlrc",
            "-v",
            "ON_ERROR_STOP=1",
            "-A",
            "-t",
            "-c",
            statement,
        ])
        .arg(self.url(name));
        psql
    }

    fn data(&self) -> PathBuf {
        self.folder.join("data")
    }

    fn log_file(&self) -> PathBuf {
        self.folder.join("log")
    }

    /// Returns what the server has logged since it was started last.
    pub(crate) fn log(&self) -> String {
        fs::read_to_string(self.log_file()).unwrap_or_default()
    }

    /// Returns a program of Postgres, which runs under Debian's account if this one is root's. It
    /// ends with the thread that started it.
    fn command(&self, program: &str) -> Command {
        let path = self.programs.join(program);
        let mut command = match self.is_root {
            true => {
                let mut other = Command::new("setpriv");
                other
                    .args(["--reuid", ACCOUNT, "--regid", ACCOUNT, "--clear-groups"])
                    .args(["--pdeathsig", "QUIT", "--"])
                    .arg(path);
                other
            }
            false => Command::new(path),
        };
        // A folder that the account may enter.
        command.current_dir(&self.folder);
        command
    }
}

impl Drop for PostgresServer {
    fn drop(&mut self) {
        self.stop();
        let _ = fs::remove_dir_all(&self.folder);
    }
}

/// Makes a separate folder for a server.
fn new_folder() -> PathBuf {
    static NUMBER: AtomicU32 = AtomicU32::new(0);
    let number = NUMBER.fetch_add(1, Ordering::Relaxed);
    let name = format!("rosespring-postgres-{}-{number}", std::process::id());
    let folder = std::env::temp_dir().join(name);
    fs::create_dir(&folder).expect("a folder can be made");
    folder
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

fn free_port() -> u16 {
    let listener = TcpListener::bind((Ipv4Addr::LOCALHOST, 0)).expect("a port is free");
    listener.local_addr().expect("it has an address").port()
}

/// Runs a program that must succeed. Returns its output.
fn run(command: &mut Command) -> String {
    let done = command.output().expect("the program can be started");
    let text = |bytes: &[u8]| String::from_utf8_lossy(bytes).trim().to_owned();
    assert!(
        done.status.success(),
        "{:?}: {}",
        command.get_program(),
        text(&done.stderr)
    );
    text(&done.stdout)
}
