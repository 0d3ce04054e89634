//! People who watch a table of the hall, later than its players see it.

use std::time::{Duration, Instant};

use rosespring_hall::offers::StoredInvitation;
use rosespring_store::rows;
use rosespring_wire::messages::ToClient;
use rosespring_wire::table::{Command, PhaseView, TableView, ViewerSeat};
use serde_json::{Value, json};

use crate::hall::{Browser, act, hall, play_until_it_counts};
use crate::support::{Page, Server, dice_from};

/// Dice with which a game begins with a few short turns.
const SEED: u64 = 1;

/// The delay of the table, in seconds.
const DELAY_S: u16 = 2;
const DELAY: Duration = Duration::from_secs(DELAY_S as u64);

/// Ada (White) and Boris at a table that others see later; its id.
async fn seated(server: &Server) -> ([Browser<'_>; 2], String) {
    let [mut ada, mut boris] = [0; 2].map(|_| Browser::new(server));
    let made = ada.invite("Ada", "white", true).await;
    let stored = rows::find::<StoredInvitation>(&*server.store, &[&made])
        .await
        .unwrap()
        .unwrap();
    let invitation = StoredInvitation {
        id: "late".to_owned(),
        watch_delay_s: DELAY_S,
        ..stored
    };
    server.store.add_invitation(&invitation).await.unwrap();
    let (status, accepted) = boris.accept("late", "Boris").await;
    assert_eq!(status, 200, "{accepted}");
    let table = accepted["table"].as_str().unwrap().to_owned();
    ([ada, boris], table)
}

/// Lets both players act `times` times.
async fn play(pages: &mut [Page; 2], times: usize) {
    for _ in 0..times {
        act(pages).await;
    }
    for page in pages {
        page.hear_all().await;
    }
}

/// What a state says to a watcher, without what only its seat decides.
fn seen(table: &TableView) -> Value {
    json!([
        table.version,
        table.points,
        table.dice,
        table.ladder,
        table.moves,
        table.score
    ])
}

#[tokio::test]
async fn a_watcher_sees_every_event_after_the_delay_and_none_before() {
    let server = hall(dice_from(SEED), "http://localhost").await;
    let ([ada, boris], table) = seated(&server).await;
    let mut players = [ada.open(&table).await, boris.open(&table).await];
    let mut watcher = Browser::new(&server).open(&table).await;
    watcher.hear_all().await;
    assert_eq!(watcher.table.you, Some(ViewerSeat::None));
    assert_eq!(watcher.watching, (1, Some(u32::from(DELAY_S))));
    let version = watcher.table.version;
    let begun = Instant::now();

    play(&mut players, 4).await;

    let played = begun.elapsed();
    let now = players[0].table.version;
    assert!(now > version + 3, "{now}");
    if begun.elapsed() < DELAY {
        watcher.hear_all().await;
        assert_eq!(watcher.table.version, version, "nothing is seen early");
    }
    while watcher.table.version < now {
        watcher.hear_event().await;
    }
    let late = begun.elapsed();
    assert!(late >= DELAY, "{late:?}");
    assert!(late < played + DELAY + Duration::from_secs(5), "{late:?}");
    assert_eq!(seen(&watcher.table), seen(&players[0].table));
    // Each event was shown as the players saw it.
    for (_, table) in &watcher.story {
        let story = players.iter().flat_map(|page| &page.story);
        let mut same = story.filter(|(_, other)| other.version == table.version);
        assert_eq!(seen(&same.next().unwrap().1), seen(table));
        assert!(table.legal.is_empty() && !table.can_throw && !table.can_done);
    }
    // The time of the page is that of what it sees.
    let now = std::time::SystemTime::UNIX_EPOCH.elapsed().unwrap();
    let now_ms = i64::try_from(now.as_millis()).unwrap();
    let time_ms = watcher.time_ms.unwrap();
    assert!(time_ms <= now_ms - 1_000, "{time_ms} {now_ms}");
}

#[tokio::test]
async fn who_comes_in_the_middle_sees_what_was_to_be_seen_then() {
    let server = hall(dice_from(SEED), "http://localhost").await;
    let ([ada, boris], table) = seated(&server).await;
    let mut players = [ada.open(&table).await, boris.open(&table).await];
    play(&mut players, 2).await;
    let early = players[0].table.version;
    tokio::time::sleep(DELAY).await;
    let begun = Instant::now();
    play(&mut players, 3).await;

    let mut visitor = Browser::new(&server);
    let mut watcher = visitor.open(&table).await;
    let (_, shown) = visitor
        .ask("GET", &format!("/api/tables/{table}"), Value::Null)
        .await;
    let path = format!("/api/tables/{table}/record");
    let (_, record) = visitor.ask("GET", &path, Value::Null).await;
    let (_, own) = Browser {
        cookie: ada.cookie.clone(),
        ..Browser::new(&server)
    }
    .ask("GET", &path, Value::Null)
    .await;

    if begun.elapsed() < DELAY {
        assert_eq!(watcher.table.version, early);
        assert_eq!(shown["version"], early);
        assert_ne!(record, own);
    }
    // Nothing of a stale command shows more.
    let refused = watcher.refused(Command::Throw).await;
    assert_eq!(refused, "not_your_seat");
    watcher
        .send_after(&Command::Throw, watcher.table.version + 9)
        .await;
    watcher.hear_all().await;
    if begun.elapsed() < DELAY {
        assert_eq!(watcher.table.version, early);
    }
    // Nor does a page that says it has seen more: the answer is the same for every version.
    let now = players[0].table.version;
    for since in early + 1..=now + 1 {
        watcher.refresh(Some(since)).await;
        let told = loop {
            let told = watcher.hear().await;
            if !matches!(told, ToClient::Rejected { .. }) {
                break told;
            }
        };
        if begun.elapsed() < DELAY {
            assert!(
                matches!(told, ToClient::Current { v } if v == since),
                "{since}: {told:?}"
            );
        }
    }
    // A page that comes back goes on where it was.
    watcher.come_back().await;
    while watcher.table.version < now {
        watcher.hear().await;
    }
    assert!(begun.elapsed() >= DELAY);
    assert_eq!(seen(&watcher.table), seen(&players[0].table));
}

#[tokio::test]
async fn players_know_how_many_watch_and_the_match_ends_for_watchers_later() {
    let server = hall(dice_from(SEED), "http://localhost").await;
    let ([ada, boris], table) = seated(&server).await;
    let mut players = [ada.open(&table).await, boris.open(&table).await];
    let mut first = Browser::new(&server).open(&table).await;
    let second = Browser::new(&server).open(&table).await;
    while players[0].watching.0 < 2 {
        players[0].hear_all().await;
    }
    assert_eq!(players[0].watching, (2, None));

    second.leave().await;
    while players[1].watching.0 != 1 || first.watching.0 != 1 {
        players[1].hear_all().await;
        first.hear_all().await;
    }
    play_until_it_counts(&mut players).await;
    let begun = Instant::now();
    players[0].send(&Command::ResignMatch).await;
    while !matches!(players[0].table.phase, PhaseView::Over { .. }) {
        players[0].hear().await;
    }

    while !matches!(first.table.phase, PhaseView::Over { .. }) {
        first.hear().await;
    }
    assert!(begun.elapsed() >= DELAY - Duration::from_millis(100));
}

#[tokio::test]
async fn a_delay_that_is_not_offered_is_refused() {
    let server = hall(dice_from(SEED), "http://localhost").await;
    let mut ada = Browser::new(&server);
    for (delay, expected) in [(300, 201), (5, 400)] {
        let body = json!({"rules": "gioul", "match_to": 1, "watchable": true,
            "watch_delay": delay, "name": "Ada"});
        let (status, answer) = ada.ask("POST", "/api/hall/invitations", body).await;
        assert_eq!(status, expected, "{answer}");
        if status == 201 {
            assert_eq!(answer["watch_delay"], 300);
        }
    }
}
