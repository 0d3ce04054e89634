//! `cargo xtask load`: plays at many tables of a hall at once, and measures it.

use std::path::PathBuf;
use std::process::Command;

use anyhow::{Context, Result, bail};
use serde_json::Value;

use crate::args::Args;
use crate::{setup, shell};

/// Default number of tables.
const TABLES_DEFAULT: u32 = 500;
/// Default number of minutes that are measured.
const MINUTES_DEFAULT: f64 = 2.0;
/// Default pace: seconds that a player takes for a stage.
const PACE_DEFAULT: f64 = 8.0;

/// Measures, and prints the figures.
pub(crate) fn run(mut args: Args) -> Result<()> {
    let tables = args.count("--tables", TABLES_DEFAULT)?;
    let seconds = whole_seconds(args.positive("--minutes", MINUTES_DEFAULT)?);
    let pace = args.positive("--pace", PACE_DEFAULT)?.to_string();
    let rules = args.value("--rules")?.unwrap_or_else(|| "gul-bara".into());
    let places = Places::take(&mut args)?;
    let victim = args.value("--kill")?;
    if let Some(victim) = &victim {
        places.check_victim(victim)?;
    }
    let json = args.flag("--json");
    args.finish()?;

    let (players, hall) = build(&places)?;
    let mut command = Command::new(players);
    command.arg("load").arg(hall);
    command.args(["--tables", &tables.to_string(), "--pace", &pace]);
    command.args(["--seconds", &seconds.to_string(), "--rules", &rules]);
    if let Some(victim) = victim {
        command.args(["--kill", &victim]);
    }
    places.add_to(&mut command);
    let found = shell::text(&mut command)?;
    let figures: Value = serde_json::from_str(&found).context("reading the figures")?;
    print(&figures, json);
    nothing_wrong(&figures)
}

/// Returns a time in whole seconds, at least one.
fn whole_seconds(minutes: f64) -> f64 {
    (60.0 * minutes).ceil()
}

/// The address of an empty database of Postgres, the number of nodes that share it, and the address
/// of the broker between them. Without a database, one node has a file, and several have servers of
/// their own while they are measured.
#[derive(Debug, PartialEq, Eq)]
pub(crate) struct Places {
    database: Option<String>,
    nodes: u32,
    nats: Option<String>,
}

impl Places {
    /// Takes `--database`, `--nodes` and `--nats`. Only several nodes have a broker.
    pub(crate) fn take(args: &mut Args) -> Result<Self> {
        let nodes = args.count("--nodes", 1)?;
        let database = args.value("--database")?;
        let nats = args.value("--nats")?;
        if nodes < 2 && nats.is_some() {
            bail!("`--nats` needs `--nodes N`, at least 2");
        }
        Ok(Self {
            database,
            nodes,
            nats,
        })
    }

    /// Returns the feature with which the hall is built.
    fn feature(&self) -> &'static str {
        match self.nodes > 1 || self.database.is_some() {
            true => "cluster",
            false => "hall",
        }
    }

    /// Makes sure that the programs of the servers are there that nobody named. The program that
    /// plays starts and ends these servers.
    fn ensure_servers(&self) -> Result<()> {
        if self.nodes < 2 || self.database.is_some() {
            return Ok(());
        }
        if !setup::postgres()? || (self.nats.is_none() && !setup::nats()?) {
            bail!(
                "`--nodes {}` needs Debian's packages postgresql and nats-server, or `--database \
                 URL`",
                self.nodes
            );
        }
        Ok(())
    }

    /// Refuses to kill what is not there, or what another program started.
    fn check_victim(&self, victim: &str) -> Result<()> {
        let has_own = self.nodes > 1 && self.database.is_none() && self.nats.is_none();
        match victim {
            "owner" => Ok(()),
            "nats" | "postgres" if has_own => Ok(()),
            "nats" | "postgres" => bail!(
                "`--kill {victim}` needs `--nodes N`, at least 2, without `--database` and `--nats`"
            ),
            _ => bail!("`--kill {victim}`: it can be owner, nats or postgres"),
        }
    }

    /// Passes them on.
    pub(crate) fn add_to(self, command: &mut Command) {
        command.args(["--nodes", &self.nodes.to_string()]);
        if let Some(database) = self.database {
            command.args(["--database", &database]);
        }
        if let Some(nats) = self.nats {
            command.args(["--nats", &nats]);
        }
    }
}

/// Builds the program that plays and the hall, with what these places need, and returns their
/// paths.
pub(crate) fn build(places: &Places) -> Result<(PathBuf, PathBuf)> {
    places.ensure_servers()?;
    let hall = places.feature();
    let players = if hall == "cluster" { hall } else { "" };
    // Each alone: what the players need is no part of the program that is measured.
    for (package, features) in [("load", players), ("cli", hall)] {
        let package = format!("rosespring-{package}");
        let cargo = ["build", "--quiet", "--release", "--package", &package];
        shell::run(shell::cargo(cargo).args(["--features", features]))?;
    }
    let built = shell::target_folder()?.join("release");
    let program = |name: &str| built.join(format!("{name}{}", std::env::consts::EXE_SUFFIX));
    Ok((program("rosespring-load"), program("rosespring")))
}

/// Prints the figures: as one JSON object, or one a line.
pub(crate) fn print(figures: &Value, json: bool) {
    if json {
        println!("{figures}");
        return;
    }
    for (name, figure) in figures.as_object().into_iter().flatten() {
        println!("{name:<14} {figure}");
    }
}

/// Fails if a step that was shown is missing, or took effect twice.
pub(crate) fn nothing_wrong(figures: &Value) -> Result<()> {
    let number = |name: &str| {
        figures[name]
            .as_u64()
            .with_context(|| format!("no `{name}`"))
    };
    let (lost, doubled) = (number("lost")?, number("doubled")?);
    if lost > 0 || doubled > 0 {
        bail!("{lost} shown steps are lost, {doubled} took effect twice");
    }
    Ok(())
}

#[cfg(test)]
mod tests {
    use serde_json::json;

    use super::{Args, Command, Places, nothing_wrong, whole_seconds};

    #[test]
    fn a_lost_and_a_doubled_step_are_failures() {
        assert!(nothing_wrong(&json!({"lost": 0, "doubled": 0})).is_ok());
        assert!(nothing_wrong(&json!({"lost": 1, "doubled": 0})).is_err());
        assert!(nothing_wrong(&json!({"lost": 0, "doubled": 1})).is_err());
        assert!(nothing_wrong(&json!({"lost": 0})).is_err());
    }

    #[test]
    fn a_part_of_a_minute_is_whole_seconds() {
        let passed = |minutes: f64| whole_seconds(minutes).to_string();
        assert_eq!(passed(2.0), "120");
        assert_eq!(passed(0.5), "30");
        assert_eq!(passed(0.001), "1");
        assert_eq!(passed(1e6), "60000000");
    }

    #[test]
    fn only_servers_of_the_measurement_are_killed() {
        let check = |line: &str, victim: &str| {
            let mut args = Args::new(line.split_whitespace().map(str::to_owned));
            let places = Places::take(&mut args).expect("the line is right");
            places.check_victim(victim).is_ok()
        };
        for victim in ["owner", "nats", "postgres"] {
            assert!(check("--nodes 2", victim), "{victim}");
            assert_eq!(check("", victim), victim == "owner");
            assert_eq!(check("--nodes 2 --database URL", victim), victim == "owner");
            assert_eq!(check("--nodes 2 --nats NATS", victim), victim == "owner");
        }
        assert!(!check("--nodes 2", "all"));
    }

    #[test]
    fn several_nodes_have_a_database_and_only_they_have_a_broker() {
        let places = |line: &str| {
            let mut args = Args::new(line.split_whitespace().map(str::to_owned));
            let places = Places::take(&mut args).ok()?;
            let feature = places.feature();
            let mut command = Command::new("players");
            places.add_to(&mut command);
            let passed = command.get_args().map(|one| one.to_string_lossy());
            Some((feature, passed.collect::<Vec<_>>().join(" ")))
        };
        let passed = |feature, text: &str| Some((feature, text.to_owned()));
        assert_eq!(places(""), passed("hall", "--nodes 1"));
        assert_eq!(places("--nodes 2"), passed("cluster", "--nodes 2"));
        assert_eq!(places("--nodes 0"), None);
        let alone = "--nodes 1 --database URL";
        assert_eq!(places("--database URL"), passed("cluster", alone));
        let two = "--nodes 2 --database URL --nats NATS";
        assert_eq!(places(two), passed("cluster", two));
        let broker = "--nodes 2 --nats NATS";
        assert_eq!(places(broker), passed("cluster", broker));
        assert_eq!(places("--database URL --nats NATS"), None);
    }
}
