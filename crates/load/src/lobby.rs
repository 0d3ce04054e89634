//! Measures what the lobby of a hall costs with many pages: memory, bytes and processor time.
//!
//! While the pages listen, two people play at each of six tables, and each second one person seeks
//! a game in place of the one before.

use std::net::SocketAddr;
use std::sync::Arc;
use std::sync::atomic::{AtomicU64, Ordering};
use std::time::{Duration, Instant};

use futures_util::StreamExt;
use serde_json::json;
use tokio::task::JoinSet;
use tokio::time::{interval, sleep};

use crate::hall::Hall;
use crate::http::Http;
use crate::page::Manner;
use crate::socket::{Socket, connect_path};
use crate::stop::Stop;
use crate::table::Pair;
use crate::{Arguments, Failure};

/// The tables at which people play.
const TABLES: usize = 6;
/// Time in which the pages come to rest before they are measured.
const SETTLE: Duration = Duration::from_secs(3);
/// Seconds for a stage.
const PACE: f64 = 3.0;

/// Starts a hall with pages in its lobby, measures, and prints the figures.
pub(crate) fn run(arguments: &Arguments) -> Result<(), Failure> {
    let runtime = tokio::runtime::Builder::new_current_thread()
        .enable_all()
        .build()?;
    runtime.block_on(measure(arguments))
}

async fn measure(arguments: &Arguments) -> Result<(), Failure> {
    let pages = arguments.value("--pages", 1_000_u32)?;
    let seconds = arguments.value("--seconds", 60.0_f64)?;
    let folder = tempfile::tempdir()?;
    let mut hall = Hall::new(arguments, folder.path())?;
    hall.start()?;
    let addresses = hall.addresses();
    // Dropping the set ends its tasks.
    let mut tasks = JoinSet::new();
    let (_end, stop) = Stop::new();
    let mut http = Http::new(addresses[0]);
    let manner = Manner {
        pace: PACE,
        reconnecting: 0.0,
        remembers: false,
    };
    for number in 0..TABLES {
        let mut pair = Pair::new(&addresses, "gul-bara", number);
        let table = pair.sit_down(&mut http).await?;
        let stop = stop.clone();
        tasks.spawn(async move {
            pair.play(table, manner, &Default::default(), &stop).await;
        });
    }
    let memory_before = hall.memory();
    let bytes = Arc::new(AtomicU64::new(0));
    for page in 0..pages as usize {
        let address = addresses[page % addresses.len()];
        let socket = connect_path(address, "/api/hall/lobby", "").await?;
        tasks.spawn(listen(socket, Arc::clone(&bytes)));
    }
    tasks.spawn(seek(addresses[0]));
    sleep(SETTLE).await;

    let begun = Instant::now();
    let ticks_before = hall.processor_ticks()?;
    let bytes_before = bytes.load(Ordering::Relaxed);
    sleep(Duration::from_secs_f64(seconds)).await;
    let ran = begun.elapsed().as_secs_f64();
    let received = bytes.load(Ordering::Relaxed) - bytes_before;
    let memory = hall.memory().saturating_sub(memory_before);
    let all = f64::from(pages.max(1));
    let tenths = |value: f64| (value * 10.0).round() / 10.0;
    let figures = json!({
        "pages": pages,
        "seconds": ran.round(),
        "kb_a_page": tenths(memory as f64 / 1024.0 / all),
        "bytes_a_page_and_second": (received as f64 / all / ran).round(),
        "cpu_percent": tenths((hall.processor_ticks()? - ticks_before) as f64 / ran),
    });
    println!("{figures}");
    Ok(())
}

/// Counts what a page receives.
async fn listen(mut socket: Socket, bytes: Arc<AtomicU64>) {
    while let Some(Ok(message)) = socket.next().await {
        bytes.fetch_add(message.len() as u64, Ordering::Relaxed);
    }
}

/// Seeks a game each second, in place of the seek before it.
async fn seek(address: SocketAddr) {
    let body = json!({"rules": "gioul", "match_to": 3, "name": "Carla"});
    let (mut http, mut cookie) = (Http::new(address), String::new());
    let mut tick = interval(Duration::from_secs(1));
    loop {
        tick.tick().await;
        match http.ask("POST", "/api/hall/seeks", &cookie, &body).await {
            Ok(answer) => cookie = answer.cookie.unwrap_or(cookie),
            Err(error) => eprintln!("a seek was not answered: {error}"),
        }
    }
}
