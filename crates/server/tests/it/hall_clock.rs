//! The clocks of a table of the hall.

use rosespring_wire::table::{Command, PhaseView, TimeControl};
use serde_json::{Value, json};

use crate::hall::{Browser, hall, play_until_it_counts};
use crate::support::dice_from;

#[tokio::test]
async fn both_players_see_the_clock_run_and_a_rematch_has_the_same() {
    let server = hall(dice_from(1), "http://localhost").await;
    let [mut ada, mut boris] = [0; 2].map(|_| Browser::new(&server));
    let body = json!({"rules": "gioul", "match_to": 1, "side": "white", "time": "fast",
        "name": "Ada"});
    let (status, made) = ada.ask("POST", "/api/hall/invitations", body).await;
    assert_eq!((status, &made["time"]), (201, &json!("fast")));
    let (_, accepted) = boris.accept(made["id"].as_str().unwrap(), "Boris").await;
    let table = accepted["table"].as_str().unwrap();
    let stored = server.store.table(table).await.unwrap();
    assert_eq!((stored.format, stored.time.as_deref()), (5, Some("fast")));

    let mut white = ada.open(table).await;
    let mut black = boris.open(table).await;
    let clock = white.table.clock.unwrap();
    assert_eq!(clock.control, TimeControl::Fast);
    assert_eq!(
        (clock.white.bank_ms, clock.white.delay_until_ms),
        (30_000, None)
    );

    while matches!(white.table.phase, PhaseView::Opening { .. }) {
        white.say(Command::Throw).await;
    }
    black.hear_all().await;
    let clock = white.table.clock.unwrap();
    let running = [clock.white, clock.black].map(|side| side.delay_until_ms.is_some());
    assert_eq!(running.into_iter().filter(|&runs| runs).count(), 1);
    assert_eq!(black.table.clock, Some(clock));
    let wake_ms = server.store.table(table).await.unwrap().progress.wake_ms;
    assert!(wake_ms.is_some());

    let mut pages = [white, black];
    play_until_it_counts(&mut pages).await;
    let [mut white, _black] = pages;
    white.say(Command::Resign { kind: None }).await;
    assert!(white.is_over());
    assert_eq!(
        server.store.table(table).await.unwrap().progress.wake_ms,
        None
    );
    let path = format!("/api/tables/{table}/rematch");
    ada.ask("POST", &path, Value::Null).await;
    let (_, begun) = boris.ask("POST", &path, Value::Null).await;
    let next = ada.open(begun["table"].as_str().unwrap()).await;
    assert_eq!(
        next.table.clock.map(|clock| clock.control),
        Some(TimeControl::Fast)
    );
}

#[tokio::test]
async fn a_page_is_told_the_time_of_the_server() {
    let server = hall(dice_from(1), "http://localhost").await;
    let [mut ada, mut boris] = [0; 2].map(|_| Browser::new(&server));
    let body = json!({"rules": "tawula", "match_to": 3, "time": "days-3", "name": "Ada"});
    let (_, made) = ada.ask("POST", "/api/hall/invitations", body).await;
    let (_, accepted) = boris.accept(made["id"].as_str().unwrap(), "Boris").await;
    let table = accepted["table"].as_str().unwrap();

    let mut page = ada.open(table).await;
    assert_eq!(page.table.clock.unwrap().control, TimeControl::ThreeDays);
    while page.time_ms.is_none() {
        page.hear_all().await;
    }
    let now_ms = page.time_ms.unwrap();
    let stored = server.store.table(table).await.unwrap();
    assert!((0..60_000).contains(&(now_ms - stored.created_ms)));
}
