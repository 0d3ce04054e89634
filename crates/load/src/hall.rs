//! The processes of a hall: one, or several nodes over one database.

use std::collections::HashSet;
use std::io::{BufRead, BufReader, Read as _, Write as _};
use std::net::{Ipv4Addr, SocketAddr, TcpListener, TcpStream};
use std::path::{Path, PathBuf};
use std::process::{Child, Command, Stdio};
use std::time::Duration;

use rosespring_store::{SqliteStore, Store};

use crate::outage::TableSet;
use crate::servers::Servers;
use crate::{Arguments, Failure};

/// The key that the nodes share.
const KEY: &str = "the nodes of a measured hall share this key";

/// Maximum time until a node tells its figures.
const PATIENCE: Duration = Duration::from_secs(20);
/// Time without a sign of life after which a node is not asked for its tables, in milliseconds.
#[cfg(feature = "cluster")]
const SILENCE_MS: i64 = 10_000;

/// A hall over a folder, always at the same ports.
pub(crate) struct Hall {
    program: PathBuf,
    folder: PathBuf,
    /// The address of a database of Postgres; empty for the file in the folder.
    database: String,
    /// The address of the broker between the nodes; empty if there is none.
    nats: String,
    nodes: Vec<Node>,
    /// Dropped after the nodes were killed.
    pub(crate) servers: Servers,
}

/// A process of the hall.
struct Node {
    /// For people.
    address: SocketAddr,
    /// For the other nodes.
    node_address: SocketAddr,
    /// For metrics.
    admin_port: u16,
    child: Option<Child>,
}

impl Hall {
    /// Chooses a port for a hall over `folder`, which is not started yet. Its program is among the
    /// arguments, and so may be its database and its broker. Several nodes have their own servers
    /// otherwise, which end with the hall, and with the thread that calls this.
    pub(crate) fn new(arguments: &Arguments, folder: &Path) -> Result<Self, Failure> {
        let mut database = arguments.value("--database", String::new())?;
        let count = arguments.value("--nodes", 1_usize)?;
        if count == 0 {
            return Err("a hall has one node at least".into());
        }
        let mut nats = arguments.value("--nats", String::new())?;
        if count < 2 && !nats.is_empty() {
            return Err("`--nats` needs `--nodes`, at least 2".into());
        }
        let mut servers = Servers::default();
        if count > 1 && database.is_empty() {
            database = servers.start_postgres()?;
            if nats.is_empty() {
                nats = servers.start_nats()?;
            }
        }
        let mut nodes = Vec::new();
        for _ in 0..count {
            let ports = [(); 3].map(|()| TcpListener::bind((Ipv4Addr::LOCALHOST, 0)));
            let [people, others, admin] = ports;
            nodes.push(Node {
                address: people?.local_addr()?,
                node_address: others?.local_addr()?,
                admin_port: admin?.local_addr()?.port(),
                child: None,
            });
        }
        std::fs::write(folder.join("key"), KEY)?;
        Ok(Self {
            program: arguments.first()?.into(),
            folder: folder.to_owned(),
            database,
            nats,
            nodes,
            servers,
        })
    }

    pub(crate) const fn has_broker(&self) -> bool {
        !self.nats.is_empty()
    }

    /// Returns the addresses at which people reach the hall: one of each node.
    pub(crate) fn addresses(&self) -> Vec<SocketAddr> {
        self.nodes.iter().map(|node| node.address).collect()
    }

    /// Starts the nodes that do not run, and returns as soon as they can be used.
    pub(crate) fn start(&mut self) -> Result<(), Failure> {
        for number in 0..self.nodes.len() {
            if self.nodes[number].child.is_none() {
                self.start_node(number)?;
            }
        }
        Ok(())
    }

    fn start_node(&mut self, number: usize) -> Result<(), Failure> {
        let mut hall = Command::new(&self.program);
        hall.arg("serve");
        if !self.database.is_empty() {
            hall.args(["--database", &self.database]);
        }
        let Node {
            address,
            node_address,
            admin_port,
            ..
        } = self.nodes[number];
        let mut data = self.folder.clone();
        if self.nodes.len() > 1 {
            data.push(format!("node-{number}"));
            hall.args(["--node-listen", &node_address.to_string()]);
            hall.arg("--node-key-file").arg(self.folder.join("key"));
            if !self.nats.is_empty() {
                hall.args(["--nats", &self.nats]);
            }
        }
        let mut child = hall
            .args(["--hall", "--public-url"])
            .arg(format!("http://{}", self.nodes[0].address))
            .arg("--port")
            .arg(address.port().to_string())
            .arg("--admin-port")
            .arg(admin_port.to_string())
            .arg("--data-dir")
            .arg(&data)
            .env("RUST_LOG", "error")
            .stderr(Stdio::null())
            .stdout(Stdio::piped())
            .spawn()?;
        let output = child.stdout.take().ok_or("the hall has no output")?;
        self.nodes[number].child = Some(child);
        let mut line = String::new();
        BufReader::new(output).read_line(&mut line)?;
        match line.starts_with("listening on ") {
            true => Ok(()),
            false => Err("the hall did not start".into()),
        }
    }

    /// Kills all nodes without a warning: SIGKILL, on Unix.
    pub(crate) fn kill(&mut self) -> Result<(), Failure> {
        (0..self.nodes.len()).try_for_each(|number| self.kill_node(number))
    }

    /// Kills one node without a warning.
    pub(crate) fn kill_node(&mut self, number: usize) -> Result<(), Failure> {
        if let Some(mut child) = self.nodes[number].child.take() {
            child.kill()?;
            child.wait()?;
        }
        Ok(())
    }

    /// Memory that all nodes hold, in bytes; 0 where the system does not tell it.
    pub(crate) fn memory(&self) -> u64 {
        self.nodes.iter().map(Node::memory).sum()
    }

    /// Returns the processor time of all nodes, in hundredths of a second.
    pub(crate) fn processor_ticks(&self) -> Result<u64, Failure> {
        self.nodes.iter().map(Node::processor_ticks).sum()
    }

    /// Returns the transactions that appended events at a node since it was started, and these
    /// events.
    pub(crate) fn journal(&self, number: usize) -> Result<[u64; 2], Failure> {
        let mut stream = TcpStream::connect((Ipv4Addr::LOCALHOST, self.nodes[number].admin_port))?;
        stream.set_read_timeout(Some(PATIENCE))?;
        let ask = "GET /metrics HTTP/1.1\r\nHost: 127.0.0.1\r\nConnection: close\r\n\r\n";
        stream.write_all(ask.as_bytes())?;
        let mut answer = String::new();
        stream.read_to_string(&mut answer)?;
        let figure = |name: &str| {
            let mut lines = answer.lines();
            let value = lines.find_map(|line| line.strip_prefix(name)?.trim().parse().ok());
            value.ok_or_else(|| format!("a node tells no {name}"))
        };
        Ok([
            figure("rosespring_commits_total ")?,
            figure("rosespring_events_total ")?,
        ])
    }

    /// Returns the place of the node that runs the most tables, and these tables.
    pub(crate) fn busiest_node(&self) -> Result<(usize, TableSet), Failure> {
        if self.nodes.len() == 1 {
            return Ok((0, TableSet::All));
        }
        let runtime = tokio::runtime::Builder::new_current_thread()
            .enable_all()
            .build()?;
        let (node, tables) = runtime.block_on(self.busiest_of_many())?;
        Ok((node, TableSet::Tables(tables)))
    }

    #[cfg(feature = "cluster")]
    async fn busiest_of_many(&self) -> Result<(usize, HashSet<String>), Failure> {
        let store = self.store().await?;
        let mut busiest = (0, HashSet::new());
        for living in store.living_nodes(SILENCE_MS).await? {
            let is_it = |node: &Node| living.url == format!("http://{}", node.node_address);
            let number = self.nodes.iter().position(is_it);
            let tables: HashSet<_> = store.leased(living.id).await?.into_keys().collect();
            if let Some(number) = number
                && tables.len() > busiest.1.len()
            {
                busiest = (number, tables);
            }
        }
        store.close().await;
        Ok(busiest)
    }

    #[cfg(not(feature = "cluster"))]
    async fn busiest_of_many(&self) -> Result<(usize, HashSet<String>), Failure> {
        Err("several nodes need the feature `cluster`".into())
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

impl Node {
    fn memory(&self) -> u64 {
        let id = self.child.as_ref().map_or(0, Child::id);
        let status = std::fs::read_to_string(format!("/proc/{id}/status")).unwrap_or_default();
        let line = status.lines().find_map(|line| line.strip_prefix("VmRSS:"));
        let kilobytes = line.and_then(|line| line.split_whitespace().next()?.parse::<u64>().ok());
        kilobytes.unwrap_or(0) * 1024
    }

    fn processor_ticks(&self) -> Result<u64, Failure> {
        let id = self.child.as_ref().map_or(0, Child::id);
        let stat = std::fs::read_to_string(format!("/proc/{id}/stat"))?;
        // The name of the program may contain spaces.
        let (_, fields) = stat.rsplit_once(')').ok_or("no name in /proc/ID/stat")?;
        let times = fields.split_whitespace().skip(11).take(2);
        Ok(times.map(str::parse::<u64>).sum::<Result<_, _>>()?)
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
