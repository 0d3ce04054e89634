//! Messages between two people on two machines.

use rosespring_wire::chat::{ChatPreset, ChatWords};
use rosespring_wire::messages::ToClient;
use serde_json::{Value, json};

use crate::hall::{Browser, hall, seated};
use crate::support::{Page, dice_from};

/// Waits for a message of a player.
async fn heard(page: &mut Page) -> ChatWords {
    loop {
        if let ToClient::Chat(line) = page.hear().await {
            return line.words;
        }
    }
}

#[tokio::test]
async fn both_players_hear_each_message_and_nobody_else_does() {
    let server = hall(dice_from(1), "http://localhost").await;
    let ([mut ada, mut boris], table) = seated(&server, true).await;
    let (mut white, mut black) = (ada.open(&table).await, boris.open(&table).await);
    let path = format!("/api/tables/{table}/chat");

    let (status, line) = ada.ask("POST", &path, json!({"preset": "good_luck"})).await;
    assert_eq!(
        (status, &line["number"], &line["seat"]),
        (201, &json!(1), &json!("white"))
    );
    let text = "<b>x</b> https://example.org";
    let (status, _) = boris.ask("POST", &path, json!({"text": text})).await;
    assert_eq!(status, 201);

    for page in [&mut white, &mut black] {
        assert_eq!(heard(page).await, ChatWords::Preset(ChatPreset::GoodLuck));
        assert_eq!(heard(page).await, ChatWords::Text(text.to_owned()));
    }
    let (_, chat) = ada.ask("GET", &path, Value::Null).await;
    assert_eq!(chat["lines"][1]["words"], json!({"text": text}));
    assert_eq!(chat["lines"][1]["seat"], "black");
    assert_eq!(chat["lines"][1]["kind"], "guest");
    let mut carla = Browser::new(&server);
    for (method, body) in [("GET", Value::Null), ("POST", json!({"preset": "hello"}))] {
        assert_eq!(carla.ask(method, &path, body).await.0, 404);
    }
    // A watcher sees the table, but hears no message.
    let mut watcher = carla.open(&table).await;
    ada.ask("POST", &path, json!({"preset": "hello"})).await;
    heard(&mut white).await;
    watcher.hear_all().await;
}

#[tokio::test]
async fn messages_are_limited_and_faults_are_named() {
    let server = hall(dice_from(1), "http://localhost").await;
    let ([mut ada, mut boris], table) = seated(&server, false).await;
    let path = format!("/api/tables/{table}/chat");

    let (status, refused) = ada
        .ask("POST", &path, json!({"text": "x".repeat(141)}))
        .await;
    assert_eq!(
        (status, &refused["error"]["code"]),
        (400, &json!("invalid_body"))
    );
    for _ in 0..5 {
        assert_eq!(
            ada.ask("POST", &path, json!({"preset": "hello"})).await.0,
            201
        );
    }
    let (status, refused) = ada.ask("POST", &path, json!({"preset": "hello"})).await;
    assert_eq!(
        (status, &refused["error"]["code"]),
        (429, &json!("too_fast"))
    );
    assert_eq!(
        boris.ask("POST", &path, json!({"preset": "hello"})).await.0,
        201
    );
}

#[tokio::test]
async fn a_report_keeps_the_messages_even_after_the_table() {
    let server = hall(dice_from(1), "http://localhost").await;
    let ([mut ada, mut boris], table) = seated(&server, false).await;
    let path = format!("/api/tables/{table}/chat");
    for text in ["one", "two"] {
        ada.ask("POST", &path, json!({"text": text})).await;
    }

    for _ in 0..2 {
        let (status, _) = boris
            .ask("POST", &format!("{path}/2/report"), Value::Null)
            .await;
        assert_eq!(status, 204);
    }

    let reports = server.store.reports(10).await.unwrap();
    assert_eq!((reports.len(), reports[0].number), (1, 2));
    assert!(reports[0].lines.contains("one") && reports[0].lines.contains("two"));
    assert_ne!(reports[0].person, reports[0].reporter);
    for (is_adas, number) in [(true, "2"), (false, "3"), (false, "x")] {
        let browser = if is_adas { &mut ada } else { &mut boris };
        let path = format!("{path}/{number}/report");
        let (status, refused) = browser.ask("POST", &path, Value::Null).await;
        assert_eq!(
            (status, &refused["error"]["code"]),
            (404, &json!("no_message"))
        );
    }
}

#[tokio::test]
async fn the_export_has_what_the_person_wrote_and_nobody_learns_who_reported_them() {
    let server = hall(dice_from(1), "http://localhost").await;
    let ([mut ada, mut boris], table) = seated(&server, false).await;
    let path = format!("/api/tables/{table}/chat");
    for (browser, text) in [(&mut ada, "an insult"), (&mut boris, "an answer")] {
        let (status, _) = browser.ask("POST", &path, json!({"text": text})).await;
        assert_eq!(status, 201);
    }
    let report = format!("{path}/1/report");
    assert_eq!(boris.ask("POST", &report, Value::Null).await.0, 204);
    let export = "/api/account/export";

    let (_, own) = boris.ask("GET", export, Value::Null).await;
    let message = &own["tables"][0]["chat"][0];
    assert_eq!(message["words"], json!({"text": "an answer"}));
    assert_eq!(own["tables"][0]["chat"].as_array().unwrap().len(), 1);
    assert_eq!(
        (&own["reports"][0]["table"], &own["reports"][0]["number"]),
        (&json!(table), &json!(1))
    );
    let (_, reported) = ada.ask("GET", export, Value::Null).await;
    assert_eq!(reported["reports"], json!([]));
    assert_eq!(
        reported["tables"][0]["chat"][0]["words"],
        json!({"text": "an insult"})
    );
}
