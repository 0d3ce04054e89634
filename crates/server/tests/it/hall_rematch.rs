//! A rematch: both players of a match ask for it, and nobody else.

use rosespring_server::DiceSource;
use rosespring_wire::hall::RematchView;
use rosespring_wire::messages::ToClient;
use rosespring_wire::table::Command;
use serde_json::{Value, json};

use crate::hall::{Browser, hall, play_until_it_counts, seated};
use crate::hall_accounts::claim;
use crate::support::{Page, Server, dice_from};

/// Both play a little; then Ada resigns the greatest kind of game at the table.
async fn resign([ada, boris]: [&Browser<'_>; 2], table: &str) {
    let mut pages = [ada.open(table).await, boris.open(table).await];
    play_until_it_counts(&mut pages).await;
    let [mut page, _other] = pages;
    page.say(Command::Resign { kind: None }).await;
    assert!(page.is_over());
}

/// Two people after a match: their browsers and their table.
async fn after_a_match(server: &Server) -> ([Browser<'_>; 2], String) {
    let (browsers, table) = seated(server, true).await;
    resign(browsers.each_ref(), &table).await;
    (browsers, table)
}

async fn hear_rematch(page: &mut Page) -> RematchView {
    loop {
        if let ToClient::Rematch(wanted) = page.hear().await {
            return wanted;
        }
    }
}

#[tokio::test]
async fn a_rematch_begins_once_both_players_want_it() {
    let server = hall(dice_from(1), "http://localhost").await;
    let ([mut ada, mut boris], table) = after_a_match(&server).await;
    let path = format!("/api/tables/{table}/rematch");
    let mut page = boris.open(&table).await;

    let wanted = json!({"white": true, "black": false});
    for _ in 0..2 {
        let asked = ada.ask("POST", &path, Value::Null).await;
        assert_eq!(asked, (200, wanted.clone()));
    }
    assert_eq!(boris.ask("GET", &path, Value::Null).await, (200, wanted));
    let told = hear_rematch(&mut page).await;
    assert_eq!((told.white, told.black, told.table), (true, false, None));

    let (status, begun) = boris.ask("POST", &path, Value::Null).await;
    assert_eq!(
        (status, &begun["white"], &begun["black"]),
        (200, &json!(true), &json!(true))
    );
    let next = begun["table"].as_str().unwrap();
    assert_ne!(next, table);
    assert_eq!(
        ada.ask("POST", &path, Value::Null).await,
        (200, begun.clone())
    );
    let [before, after] = [ada.open(&table).await, ada.open(next).await].map(|page| page.table);
    assert_eq!(after.you, before.you);
    assert_eq!(
        (after.rules, after.score.to, after.auto_forced),
        (before.rules, before.score.to, before.auto_forced)
    );
    assert_eq!(
        (after.white_player, after.black_player),
        (before.white_player, before.black_player)
    );
}

#[tokio::test]
async fn of_two_who_ask_at_once_both_come_to_one_table() {
    let server = hall(dice_from(1), "http://localhost").await;
    let ([mut ada, mut boris], table) = after_a_match(&server).await;
    let path = format!("/api/tables/{table}/rematch");

    tokio::join!(
        ada.ask("POST", &path, Value::Null),
        boris.ask("POST", &path, Value::Null)
    );

    let (_, shown) = ada.ask("GET", &path, Value::Null).await;
    assert!(shown["table"].is_string(), "{shown}");
    let (_, hall) = ada.ask("GET", "/api/hall", Value::Null).await;
    assert_eq!(hall["tables"].as_array().unwrap().len(), 2);
}

#[tokio::test]
async fn nobody_else_takes_a_seat_at_a_rematch() {
    let server = hall(dice_from(1), "http://localhost").await;
    let ([mut ada, _], table) = after_a_match(&server).await;
    let mut carla = Browser::new(&server);
    carla.invite("Carla", "white", false).await;
    let path = format!("/api/tables/{table}/rematch");
    ada.ask("POST", &path, Value::Null).await;

    assert_eq!(carla.ask("POST", &path, Value::Null).await.0, 404);
    let wish = format!("rematch-{table}");
    assert_eq!(carla.accept(&wish, "Carla").await.0, 404);
    let link = format!("/api/hall/invitations/{wish}");
    assert_eq!(carla.ask("GET", &link, Value::Null).await.0, 404);
    // Nor is it a link of the player who asked.
    assert_eq!(ada.ask("DELETE", &link, Value::Null).await.0, 404);
    let (_, hall) = ada.ask("GET", "/api/hall", Value::Null).await;
    assert_eq!(hall["invitations"], json!([]));
}

#[tokio::test]
async fn a_match_that_is_played_has_no_rematch() {
    let server = hall(DiceSource::Seeded, "http://localhost").await;
    let ([mut ada, mut boris], table) = seated(&server, false).await;
    let path = format!("/api/tables/{table}/rematch");

    for browser in [&mut ada, &mut boris] {
        let (status, refused) = browser.ask("POST", &path, Value::Null).await;
        assert_eq!(
            (status, &refused["error"]["code"]),
            (409, &json!("wrong_phase"))
        );
    }
    let (_, shown) = ada.ask("GET", &path, Value::Null).await;
    assert_eq!(shown, json!({"white": false, "black": false}));
}

#[tokio::test]
async fn who_blocks_the_other_one_is_asked_for_no_rematch_and_reads_nothing_more() {
    let server = hall(dice_from(1), "http://localhost").await;
    let ([mut ada, mut boris], table) = after_a_match(&server).await;
    claim(&mut ada, "Ada").await;
    claim(&mut boris, "Boris").await;
    let block = ada
        .ask("POST", "/api/players/Boris/block", Value::Null)
        .await;
    assert_eq!(block.0, 204);

    let path = format!("/api/tables/{table}/rematch");
    for browser in [&mut ada, &mut boris] {
        let (status, refused) = browser.ask("POST", &path, Value::Null).await;
        assert_eq!(
            (status, &refused["error"]["code"]),
            (409, &json!("blocked"))
        );
    }
    let chat = format!("/api/tables/{table}/chat");
    for (browser, is_muted) in [(&mut ada, true), (&mut boris, false)] {
        let (_, read) = browser.ask("GET", &chat, Value::Null).await;
        assert_eq!(read["is_muted"], is_muted, "{read}");
    }
}
