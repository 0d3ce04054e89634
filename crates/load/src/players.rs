//! The players of some tables, in one process.

use std::io::Write;
use std::net::SocketAddr;
use std::time::Duration;

use serde_json::{Value, json};
use tokio::io::{AsyncBufReadExt, BufReader, Lines, Stdin};
use tokio::sync::mpsc;
use tokio::task::JoinSet;
use tokio::time::{Instant, sleep};

use crate::http::Http;
use crate::outage::Outage;
use crate::page::{Manner, Page, SharedCounts};
use crate::stop::Stop;
use crate::table::Pair;
use crate::{Arguments, Failure};
use rosespring_wire::table::TableView;

/// Tables that are being seated at once.
const SEATED_AT_ONCE: usize = 8;
/// Share of taps after which a page loses its connection.
const RECONNECTING: f64 = 0.01;
/// Time after the last tap in which everything arrives.
const QUIET: Duration = Duration::from_secs(5);
/// Time in which a node must run a table again.
const AWAY_MAX: Duration = Duration::from_secs(20);
/// Time between two questions for such a table.
const ASK_EVERY: Duration = Duration::from_millis(200);

/// Seats all players, says `ready`, waits for a line, measures for some seconds, and prints what
/// was counted. A further line tells that something was killed: which tables that concerns.
pub(crate) fn run(arguments: &Arguments) -> Result<(), Failure> {
    let runtime = tokio::runtime::Builder::new_current_thread()
        .enable_all()
        .build()?;
    let found = runtime.block_on(play(arguments))?;
    println!("{found}");
    // A line that never comes is not worth waiting for.
    runtime.shutdown_background();
    Ok(())
}

async fn play(arguments: &Arguments) -> Result<Value, Failure> {
    let addresses: Result<Vec<SocketAddr>, _> =
        arguments.first()?.split(',').map(str::parse).collect();
    let addresses = addresses?;
    let address = *addresses.first().ok_or("no address")?;
    let tables = arguments.value("--tables", 10_usize)?;
    let seconds = arguments.value("--seconds", 60.0_f64)?;
    let rules = arguments.value("--rules", "gul-bara".to_owned())?;
    let manner = Manner {
        pace: arguments.value("--pace", 8.0)?,
        reconnecting: RECONNECTING,
        remembers: false,
    };
    let counts = SharedCounts::default();
    let (end, stop) = Stop::new();
    let mut playing = JoinSet::new();
    let mut seating: JoinSet<Result<(), Failure>> = JoinSet::new();
    let (seated, mut next) = mpsc::channel(SEATED_AT_ONCE);
    for first in 0..SEATED_AT_ONCE {
        let (rules, seated, addresses) = (rules.clone(), seated.clone(), addresses.clone());
        seating.spawn(async move {
            let mut http = Http::new(address);
            for number in (first..tables).step_by(SEATED_AT_ONCE) {
                let mut pair = Pair::new(&addresses, &rules, number);
                let table = pair.sit_down(&mut http).await?;
                seated.send((pair, table)).await?;
            }
            Ok(())
        });
    }
    drop(seated);
    while let Some((mut pair, table)) = next.recv().await {
        let (counts, stop) = (counts.clone(), stop.clone());
        playing.spawn(async move { pair.play(table, manner, &counts, &stop).await });
    }
    while let Some(done) = seating.join_next().await {
        done??;
    }
    println!("ready");
    std::io::stdout().flush()?;
    let mut lines = BufReader::new(tokio::io::stdin()).lines();
    lines.next_line().await?;
    let hearing = tokio::spawn(hear_of_kills(lines, counts.clone()));
    let before = counts.lock().taps;
    counts.lock().is_measuring = true;
    sleep(Duration::from_secs_f64(seconds)).await;
    counts.lock().is_measuring = false;
    let taps = counts.lock().taps - before;
    end.send(true)?;
    let tables = playing.join_all().await.into_iter().flatten();
    let pages = tables.flat_map(|table| table.players);
    sleep(QUIET).await;
    check(address, pages.collect(), &counts).await?;
    hearing.abort();
    let counts = counts.lock();
    Ok(json!({
        "steps": counts.steps,
        "taps": taps,
        "bytes": counts.bytes,
        "times": counts.times.to_json(),
        "reconnects": counts.reconnects,
        "refused": counts.refused,
        "stale": counts.stale,
        "lost": counts.lost,
        "doubled": counts.doubled,
        "outage": counts.outage.as_ref().map(Outage::figures),
    }))
}

/// Notes each kill from the moment at which a line tells it.
async fn hear_of_kills(mut lines: Lines<BufReader<Stdin>>, counts: SharedCounts) {
    while let Ok(Some(line)) = lines.next_line().await {
        match serde_json::from_str(&line) {
            Ok(notice) => counts.lock().outage = Some(Outage::begin(notice)),
            Err(error) => eprintln!("`{line}` is no kill: {error}"),
        }
    }
}

/// Compares what every page was shown last with what the hall has.
async fn check(
    address: SocketAddr,
    pages: Vec<Page>,
    counts: &SharedCounts,
) -> Result<(), Failure> {
    let mut http = Http::new(address);
    for page in &pages {
        let Some(shown) = page.view() else { continue };
        let path = format!("/api/tables/{}", page.table);
        let now = table_now(&mut http, &path, &page.cookie).await?;
        let is_other = now.version == shown.version && now != *shown;
        let missing = shown.version.saturating_sub(now.version);
        counts.lock().lost += u64::from(missing) + u64::from(is_other);
    }
    Ok(())
}

/// Asks for a table until a node runs it: it may have been killed a moment ago.
async fn table_now(http: &mut Http, path: &str, cookie: &str) -> Result<TableView, Failure> {
    let begun = Instant::now();
    loop {
        let answer = http.ask("GET", path, cookie, &Value::Null).await?;
        if answer.status == 200 {
            return Ok(serde_json::from_value(answer.body)?);
        }
        if begun.elapsed() > AWAY_MAX {
            return Err(format!("{path}: {} {}", answer.status, answer.body).into());
        }
        sleep(ASK_EVERY).await;
    }
}
