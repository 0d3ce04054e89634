//! `rosespring serve`: serves the table in the browser.

#[cfg(feature = "cluster")]
use std::net::SocketAddr;
#[cfg(feature = "hall")]
use std::net::{IpAddr, Ipv4Addr};
#[cfg(feature = "hall")]
use std::num::NonZeroUsize;
use std::path::PathBuf;
use std::process::ExitCode;
use std::time::Duration;

use anyhow::{Context, Result, anyhow};
use rosespring_rules::Dice;
use rosespring_server::{Config, DiceSource, serve_until, stop_requested};
#[cfg(feature = "hall")]
use rosespring_server::{
    HallConfig, HeaderName, PublicUrl, PushHost,
    limits::{Capacity, TEXTS_AFTER},
};
#[cfg(feature = "cluster")]
use rosespring_server::{NodeConfig, NodeKey, NodePlace, NodeUrl};
use tokio::sync::oneshot;

#[cfg(feature = "cluster")]
use crate::output::refuse;
use crate::{log, output};

/// Maximum time to stop. Everything that a page shows is stored already.
const STOP_MAX: Duration = Duration::from_secs(4);

/// Serve the table in the browser, on this machine only.
///
/// With --hall, people on several machines play each other by links. Run a proxy that ends TLS
/// before it; --public-url is the address at which they reach the proxy.
///
/// Prints one line, `listening on http://127.0.0.1:PORT`, as soon as the page can be opened. The
/// data folder and the log are written to standard error; the environment variable RUST_LOG sets
/// the level of the log, such as `debug` or `rosespring_server=info`.
#[derive(Debug, clap::Args)]
pub(crate) struct Arguments {
    /// The port, 0 for any free one [default: 8421, or the next free one]
    #[arg(long)]
    port: Option<u16>,
    /// The folder for the stored games [default: a folder among the user's data]
    #[arg(long)]
    data_dir: Option<PathBuf>,
    /// Open the page in the browser
    #[arg(long, overrides_with = "no_open")]
    open: bool,
    /// Do not open the page [default]
    #[arg(long)]
    no_open: bool,
    #[cfg(feature = "hall")]
    #[command(flatten)]
    hall: Hall,
    /// Fixed dice for tests instead of random ones, such as `5-3,6-6,2-1`
    #[arg(long, hide = true, value_delimiter = ',')]
    dice: Vec<Dice>,
}

/// The options of a hall.
#[cfg(feature = "hall")]
#[derive(Debug, clap::Args)]
struct Hall {
    /// Let people on other machines play each other
    #[arg(long, requires = "public_url", conflicts_with = "open")]
    hall: bool,
    /// The address at which people reach the hall, such as https://play.example.org
    #[arg(long, value_name = "URL", requires = "hall")]
    public_url: Option<PublicUrl>,
    /// The address of this machine on which the hall listens [default: 127.0.0.1]
    #[arg(long, value_name = "ADDRESS", requires = "hall")]
    listen: Option<IpAddr>,
    /// The header in which the proxy passes on the addresses of browsers, such as X-Forwarded-For;
    /// tries of passwords are then limited by address too
    #[arg(long, value_name = "NAME", requires = "hall")]
    address_header: Option<HeaderName>,
    /// A port of 127.0.0.1 for metrics (Prometheus) and health [default: none]
    #[arg(long, value_name = "PORT", requires = "hall")]
    admin_port: Option<u16>,
    /// The most tables in memory
    #[arg(long, value_name = "N", requires = "hall", default_value_t = Capacity::HALL.open)]
    max_open_tables: usize,
    /// The most connections; two for each table at which two people play
    #[arg(long, value_name = "N", requires = "hall", default_value_t = Capacity::HALL.connections)]
    max_connections: usize,
    /// The most stored tables
    #[arg(long, value_name = "N", requires = "hall", default_value_t = Capacity::HALL.tables)]
    max_tables: u32,
    /// The finished matches after which a person may write texts to the other player
    #[arg(long, value_name = "N", requires = "hall", default_value_t = TEXTS_AFTER)]
    texts_after: u32,
    /// Let programs of the hall, of three strengths, answer seeks that allow it after twenty
    /// seconds; at most at N tables at once [default without N: 20]. Give it to every node
    #[arg(long, value_name = "N", requires = "hall")]
    #[arg(num_args = 0..=1, default_missing_value = "20")]
    house_bots: Option<NonZeroUsize>,
    /// A push service to which the hall sends messages besides those of the known browsers, such as
    /// push.example.org; may be given several times
    #[arg(long, value_name = "HOST", requires = "hall")]
    push_host: Vec<PushHost>,
    #[cfg(feature = "cluster")]
    #[command(flatten)]
    postgres: crate::place::Postgres,
    /// Wait until no other hall uses the database, then serve
    #[cfg(feature = "cluster")]
    #[arg(long, requires = "database", conflicts_with_all = ["node_listen", "nats"])]
    standby: bool,
    #[cfg(feature = "cluster")]
    #[command(flatten)]
    node: Node,
}

/// The options of a node.
#[cfg(feature = "cluster")]
#[derive(Debug, clap::Args)]
struct Node {
    /// Be one of several nodes of a hall that share the database: the address and port of this
    /// machine on which it listens to the others, such as 10.0.0.2:8431. Never let people reach it
    /// [default with --nats: 127.0.0.1 and a free port, for nodes that are all on this machine]
    #[arg(long, value_name = "ADDRESS:PORT", requires = "database")]
    node_listen: Option<SocketAddr>,
    /// The address at which the other nodes reach this one [default: that of --node-listen]
    #[arg(long, value_name = "URL", requires = "node_listen")]
    node_url: Option<NodeUrl>,
    /// The file with the key that all nodes share, at least 32 bytes [default: a random key, which
    /// the first node stores in the database]
    // It needs --node-listen or --nats, which `config` checks.
    #[arg(long, value_name = "FILE", requires = "database")]
    node_key_file: Option<PathBuf>,
    #[command(flatten)]
    nats: crate::nats::Nats,
}

#[cfg(feature = "cluster")]
impl Node {
    /// Returns `None` if the hall has no nodes.
    ///
    /// # Errors
    ///
    /// The key or the address of NATS cannot be read, or other nodes could not reach the address.
    fn config(self) -> Result<Option<NodeConfig>> {
        let nats = self.nats.address()?;
        if self.node_listen.is_none() && nats.is_none() {
            return match self.node_key_file {
                Some(_) => Err(refuse("--node-key-file needs --node-listen or --nats")),
                None => Ok(None),
            };
        }
        let place = self.node_listen.map(|listen| place(listen, self.node_url));
        let key = self.node_key_file.map(|file| NodeKey::read(&file));
        Ok(Some(NodeConfig {
            place: place.transpose()?,
            key: key.transpose().map_err(refuse)?,
            nats,
        }))
    }
}

/// Returns where the other nodes reach one that listens at an address.
///
/// # Errors
///
/// They could not reach it there, and no other address is named.
#[cfg(feature = "cluster")]
fn place(listen: SocketAddr, url: Option<NodeUrl>) -> Result<NodePlace> {
    let url = match url {
        Some(url) => url,
        None if listen.ip().is_unspecified() || listen.port() == 0 => {
            return Err(refuse(format!(
                "--node-listen {listen} needs --node-url: other nodes cannot reach this address"
            )));
        }
        None => format!("http://{listen}").parse()?,
    };
    Ok(NodePlace { listen, url })
}

#[cfg(feature = "hall")]
impl Hall {
    /// # Errors
    ///
    /// The address of the database cannot be used.
    fn config(self) -> Result<Option<HallConfig>> {
        #[cfg(feature = "cluster")]
        let database = self.postgres.url()?;
        #[cfg(feature = "cluster")]
        if database.is_some() && !self.hall {
            return Err(refuse("--database needs --hall"));
        }
        let Some(public_url) = self.public_url else {
            return Ok(None);
        };
        Ok(Some(HallConfig {
            public_url,
            listen: self.listen.unwrap_or(IpAddr::V4(Ipv4Addr::LOCALHOST)),
            address_header: self.address_header,
            admin_port: self.admin_port,
            capacity: Capacity {
                tables: self.max_tables,
                open: self.max_open_tables,
                connections: self.max_connections,
            },
            texts_after: self.texts_after,
            push_hosts: self.push_host,
            house_bots: self.house_bots,
            #[cfg(feature = "cluster")]
            database,
            #[cfg(feature = "cluster")]
            standby: self.standby,
            #[cfg(feature = "cluster")]
            node: self.node.config()?,
            #[cfg(not(feature = "cluster"))]
            database: None,
            #[cfg(not(feature = "cluster"))]
            standby: false,
            #[cfg(not(feature = "cluster"))]
            node: None,
        }))
    }
}

/// Runs the server on other threads. This thread waits for a request to stop, so that a blocked
/// server cannot delay it.
pub(crate) fn run(arguments: Arguments) -> Result<ExitCode> {
    log::install();
    let config = Config {
        port: arguments.port,
        data_dir: arguments.data_dir,
        open: arguments.open && !arguments.no_open,
        dice: match arguments.dice.as_slice() {
            [] => DiceSource::default(),
            dice => DiceSource::List(dice.to_vec()),
        },
        #[cfg(feature = "hall")]
        hall: arguments.hall.config()?,
        #[cfg(not(feature = "hall"))]
        hall: None,
    };
    let (stop, stopped) = oneshot::channel();
    let (end, mut ended) = oneshot::channel();
    std::thread::Builder::new()
        .name("server".to_owned())
        .spawn(move || {
            // The receiver is gone if the program stopped waiting.
            let _ = end.send(run_server(config, stopped));
        })
        .context("the thread of the server cannot be started")?;
    let runtime = tokio::runtime::Builder::new_current_thread()
        .enable_all()
        .build()
        .context("the program cannot wait for a request to stop")?;
    let result = runtime.block_on(async {
        tokio::select! {
            result = &mut ended => return result,
            () = stop_requested() => {}
        }
        let _ = stop.send(());
        match tokio::time::timeout(STOP_MAX, ended).await {
            Ok(result) => result,
            Err(_) => {
                tracing::warn!(
                    "the server did not stop in time; every step that was shown is stored"
                );
                Ok(Ok(()))
            }
        }
    });
    result.map_err(|_| anyhow!("the server broke off"))??;
    Ok(ExitCode::SUCCESS)
}

fn run_server(config: Config, stopped: oneshot::Receiver<()>) -> Result<()> {
    let runtime = tokio::runtime::Builder::new_multi_thread()
        .enable_all()
        .build()
        .context("the threads of the server cannot be started")?;
    let stop = async {
        // A dropped sender also means that the program ends.
        let _ = stopped.await;
    };
    let served = runtime.block_on(serve_until(
        config,
        |running| {
            let folder = running.data_dir.display();
            output::talk(format_args!("the data folder is {folder}"));
            if let Some(admin) = running.admin {
                output::talk(format_args!("metrics are at http://{admin}/metrics"));
            }
            let _ = output::write(&format!("listening on http://{}\n", running.address));
        },
        stop,
    ));
    // Running computations are not worth waiting for.
    runtime.shutdown_background();
    Ok(served?)
}
