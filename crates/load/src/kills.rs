//! Kills a hall again and again while players play at some of its tables.

use std::time::Duration;

use serde_json::json;
use tokio::task::JoinSet;
use tokio::time::sleep;

use crate::hall::Hall;
use crate::http::Http;
use crate::log_check;
use crate::page::{Manner, SharedCounts};
use crate::stop::Stop;
use crate::table::Pair;
use crate::{Arguments, Failure};

/// Seconds for a stage.
const PACE: f64 = 0.05;
/// The hall runs at least this long between two kills, in milliseconds, and at most three times as
/// long.
const RUNS_MS: u64 = 150;
/// The same with a broker: nodes hear each other a moment after they begin.
const RUNS_WITH_BROKER_MS: u64 = 1_500;

/// Plays and kills, compares the log with what the pages were shown, and prints the figures.
pub(crate) fn run(arguments: &Arguments) -> Result<(), Failure> {
    let runtime = tokio::runtime::Builder::new_current_thread()
        .enable_all()
        .build()?;
    runtime.block_on(kill(arguments))
}

async fn kill(arguments: &Arguments) -> Result<(), Failure> {
    let kills = arguments.value("--kills", 100_u32)?;
    let tables = arguments.value("--tables", 8_usize)?;
    let seed = arguments.value("--seed", 1_u64)?;
    let mut rng = fastrand::Rng::with_seed(seed);
    let folder = tempfile::tempdir()?;
    let mut hall = Hall::new(arguments, folder.path())?;
    hall.start()?;
    let manner = Manner {
        pace: PACE,
        reconnecting: 0.0,
        remembers: true,
    };
    let counts = SharedCounts::default();
    let (end, stop) = Stop::new();
    let mut playing = JoinSet::new();
    let addresses = hall.addresses();
    let mut http = Http::new(addresses[0]);
    for number in 0..tables {
        let mut pair = Pair::new(&addresses, "gioul", number);
        let table = pair.sit_down(&mut http).await?;
        let (counts, stop) = (counts.clone(), stop.clone());
        playing.spawn(async move { pair.play(table, manner, &counts, &stop).await });
    }
    let runs_ms = match hall.has_broker() {
        true => RUNS_WITH_BROKER_MS,
        false => RUNS_MS,
    };
    for number in 1..=kills {
        sleep(Duration::from_millis(rng.u64(runs_ms..=3 * runs_ms))).await;
        hall.kill_node(rng.usize(..addresses.len()))?;
        // The pages go on meanwhile: they find that nobody answers.
        hall = tokio::task::spawn_blocking(move || hall.start().map(|()| hall)).await??;
        if number % 100 == 0 {
            eprintln!("{number} kills of {kills}");
        }
    }
    sleep(Duration::from_millis(3 * RUNS_MS)).await;
    end.send(true)?;
    let tables: Vec<_> = playing.join_all().await.into_iter().flatten().collect();
    hall.kill()?;
    let store = hall.store().await?;
    let (mut acknowledged, mut lost, mut doubled) = (0, counts.lock().lost, 0);
    let mut watched = 0;
    for pages in &tables {
        let found = log_check::check(store.as_ref(), pages).await?;
        acknowledged += found.acknowledged;
        lost += found.lost;
        doubled += found.doubled;
        watched += found.watched;
    }
    store.close().await;
    let figures = json!({
        "kills": kills,
        "nodes": addresses.len(),
        "acknowledged": acknowledged,
        "watched": watched,
        "lost": lost,
        "doubled": doubled,
    });
    println!("{figures}");
    Ok(())
}
