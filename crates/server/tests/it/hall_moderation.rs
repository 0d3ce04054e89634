//! Moderators: reports, acts, what acts mean for people, and when texts may be written.

use rosespring_hall::moderation::{ActKind, StoredAct};
use rosespring_hall::ratings::StoredResult;
use rosespring_rules::Side;
use serde_json::{Value, json};

use crate::hall::{Browser, hall, hall_with_texts_after, seated};
use crate::hall_accounts::{PASSWORD, claim};
use crate::support::{Server, dice_from};

fn code(answer: &Value) -> &str {
    answer["error"]["code"].as_str().unwrap_or_default()
}

/// The id of the person at a browser.
pub(crate) async fn id_of(browser: &mut Browser<'_>) -> String {
    let (_, data) = browser.ask("GET", "/api/account/export", Value::Null).await;
    data["id"].as_str().unwrap().to_owned()
}

/// Makes an account, to which the operator gives the role of a moderator; its id.
pub(crate) async fn appoint(browser: &mut Browser<'_>, name: &str) -> String {
    claim(browser, name).await;
    let person = id_of(browser).await;
    let act = StoredAct {
        number: 0,
        at_ms: 5,
        moderator: None,
        person: person.clone(),
        kind: ActKind::Appoint,
        ends_ms: None,
        reason: String::new(),
        report: None,
    };
    browser.server.store.add_act(&act).await.unwrap();
    person
}

async fn act(moderator: &mut Browser<'_>, body: Value) -> (u16, Value) {
    moderator.ask("POST", "/api/moderation/acts", body).await
}

async fn start() -> Server {
    hall(dice_from(1), "http://localhost").await
}

#[tokio::test]
async fn a_report_is_seen_with_the_messages_around_it_and_answered_once() {
    let server = start().await;
    let ([mut ada, mut boris], table) = seated(&server, false).await;
    let chat = format!("/api/tables/{table}/chat");
    let text = "<img src=x onerror=alert(1)>";
    ada.ask("POST", &chat, json!({"preset": "hello"})).await;
    boris.ask("POST", &chat, json!({"text": text})).await;
    ada.ask("POST", &chat, json!({"text": "Stop."})).await;
    ada.ask("POST", &format!("{chat}/2/report"), Value::Null)
        .await;
    let boris_id = id_of(&mut boris).await;
    let mut mona = Browser::new(&server);
    appoint(&mut mona, "Mona").await;

    let (_, seen) = mona.ask("GET", "/api/moderation", Value::Null).await;
    let report = &seen["open"][0];
    assert_eq!(report["id"], json!({"table": table, "number": 2}));
    assert_eq!(report["person"]["id"], json!(boris_id));
    assert_eq!(report["reporter"]["name"], "Ada");
    let lines = report["lines"].as_array().unwrap();
    let said: Vec<_> = lines.iter().map(|one| &one["is_reported"]).collect();
    assert_eq!(said, [false, true, false]);
    assert_eq!(lines[1]["words"]["text"], text);

    let warn = json!({"person": boris_id, "kind": "warn", "reason": "No insults.",
        "report": report["id"]});
    let (status, done) = act(&mut mona, warn.clone()).await;
    assert_eq!((status, &done["moderator"]), (201, &json!("Mona")));
    let (status, refused) = act(&mut mona, warn).await;
    assert_eq!((status, code(&refused)), (409, "report_answered"));
    let (_, seen) = mona.ask("GET", "/api/moderation", Value::Null).await;
    assert_eq!(seen["open"], json!([]));
    assert_eq!(seen["answered"][0]["id"], done["report"]);
    assert_eq!(seen["acts"][0]["reason"], "No insults.");
    assert_eq!(seen["acts"][1]["kind"], "appoint");
    let (_, own) = boris.ask("GET", "/api/hall", Value::Null).await;
    assert_eq!(own["standing"]["warning"]["reason"], "No insults.");
    assert_eq!(own["is_moderator"], false);
    let (_, own) = mona.ask("GET", "/api/hall", Value::Null).await;
    assert_eq!(own["is_moderator"], true);
    let path = format!("/api/moderation/people/{boris_id}");
    let (_, record) = mona.ask("GET", &path, Value::Null).await;
    assert_eq!(record["acts"][0]["kind"], "warn");
    assert_eq!(record["person"]["kind"], "guest");
    let (_, record) = mona
        .ask("GET", "/api/moderation/people/mona", Value::Null)
        .await;
    assert_eq!(record["is_moderator"], true);
}

#[tokio::test]
async fn a_silenced_person_writes_nothing_until_it_is_lifted() {
    let server = start().await;
    let ([mut ada, mut boris], table) = seated(&server, false).await;
    let chat = format!("/api/tables/{table}/chat");
    let person = id_of(&mut boris).await;
    let mut mona = Browser::new(&server);
    appoint(&mut mona, "Mona").await;

    let silence = json!({"person": person, "kind": "silence", "hours": 24, "reason": "Insults."});
    assert_eq!(act(&mut mona, silence).await.0, 201);
    for words in [json!({"preset": "hello"}), json!({"text": "x"})] {
        let (status, refused) = boris.ask("POST", &chat, words).await;
        assert_eq!((status, code(&refused)), (403, "silenced"));
        assert_eq!(refused["error"]["faults"], json!(["Insults."]));
    }
    let (_, shown) = boris.ask("GET", &chat, Value::Null).await;
    assert_eq!(shown["silence"]["reason"], "Insults.");
    let (_, shown) = ada.ask("GET", &chat, Value::Null).await;
    assert_eq!(shown["silence"], Value::Null);

    let lift = json!({"person": person, "kind": "lift", "reason": "They are sorry."});
    assert_eq!(act(&mut mona, lift).await.0, 201);
    let hello = json!({"preset": "hello"});
    assert_eq!(boris.ask("POST", &chat, hello).await.0, 201);
}

#[tokio::test]
async fn a_closed_account_opens_nothing_until_it_is_lifted() {
    let server = start().await;
    let mut boris = Browser::new(&server);
    claim(&mut boris, "Boris").await;
    let person = id_of(&mut boris).await;
    let mut mona = Browser::new(&server);
    appoint(&mut mona, "Mona").await;
    let door = json!({"name": "Boris", "password": PASSWORD});

    let close = json!({"person": person, "kind": "close", "reason": "A program played."});
    assert_eq!(act(&mut mona, close).await.0, 201);
    let (status, _) = boris.ask("GET", "/api/account", Value::Null).await;
    assert_eq!(status, 401);
    let mut other = Browser::new(&server);
    let (status, refused) = other.ask("POST", "/api/session", door.clone()).await;
    assert_eq!((status, code(&refused)), (403, "account_closed"));
    assert_eq!(refused["error"]["faults"], json!(["A program played."]));
    assert_eq!(other.cookie, "");
    // A wrong password does not tell.
    let wrong = json!({"name": "Boris", "password": "x"});
    let (_, refused) = other.ask("POST", "/api/session", wrong).await;
    assert_eq!(code(&refused), "wrong_credentials");

    let lift = json!({"person": person, "kind": "lift", "reason": "A mistake."});
    assert_eq!(act(&mut mona, lift).await.0, 201);
    assert_eq!(other.ask("POST", "/api/session", door).await.0, 200);
    assert_eq!(other.ask("GET", "/api/account", Value::Null).await.0, 200);
}

#[tokio::test]
async fn a_moderator_does_not_decide_about_themselves_or_another_one() {
    let server = start().await;
    let [mut mona, mut nils] = [0; 2].map(|_| Browser::new(&server));
    let own = appoint(&mut mona, "Mona").await;
    let other = appoint(&mut nils, "Nils").await;
    let warn = |person: &str| json!({"person": person, "kind": "warn", "reason": "x"});

    for person in [&own, &other] {
        let (status, refused) = act(&mut mona, warn(person)).await;
        assert_eq!((status, code(&refused)), (403, "not_impartial"));
    }
    let (status, refused) = act(&mut mona, warn("person-x")).await;
    assert_eq!((status, code(&refused)), (404, "no_person"));
    let ([mut ada, mut boris], table) = seated(&server, false).await;
    let person = id_of(&mut boris).await;
    let mut warn = warn(&person);
    warn["report"] = json!({"table": table, "number": 1});
    let (status, refused) = act(&mut mona, warn.clone()).await;
    assert_eq!((status, code(&refused)), (404, "no_report"));

    // The reporter does not decide about their own report.
    let chat = format!("/api/tables/{table}/chat");
    boris.ask("POST", &chat, json!({"text": "x"})).await;
    ada.ask("POST", &format!("{chat}/1/report"), Value::Null)
        .await;
    appoint(&mut ada, "Ada").await;
    let (status, refused) = act(&mut ada, warn.clone()).await;
    assert_eq!((status, code(&refused)), (403, "not_impartial"));
    assert_eq!(act(&mut mona, warn).await.0, 201);
}

#[tokio::test]
async fn texts_are_written_after_some_finished_matches() {
    let server = hall_with_texts_after(1, dice_from(1), "http://localhost").await;
    let ([mut ada, mut boris], table) = seated(&server, false).await;
    let chat = format!("/api/tables/{table}/chat");

    let (_, shown) = ada.ask("GET", &chat, Value::Null).await;
    assert_eq!(shown["matches_left"], 1);
    let text = json!({"text": "Hello there."});
    let (status, refused) = ada.ask("POST", &chat, text.clone()).await;
    assert_eq!((status, code(&refused)), (403, "no_texts_yet"));
    let hello = json!({"preset": "hello"});
    assert_eq!(ada.ask("POST", &chat, hello).await.0, 201);

    let access = server.store.table_access(&table).await.unwrap().unwrap();
    let result = StoredResult {
        table: table.clone(),
        game: "gioul".to_owned(),
        speed: None,
        match_to: 1,
        players: access.players.map(Option::unwrap_or_default),
        units: [1, 0],
        winner: Some(Side::White),
        reason: "played".to_owned(),
        rated: false,
        ended_ms: 5,
        turns: Some(20),
        ratings: None,
    };
    server.store.settle(&result).await.unwrap();
    for browser in [&mut ada, &mut boris] {
        let (_, shown) = browser.ask("GET", &chat, Value::Null).await;
        assert_eq!(shown["matches_left"], 0);
        assert_eq!(browser.ask("POST", &chat, text.clone()).await.0, 201);
    }
}

#[tokio::test]
async fn a_mute_holds_at_the_next_table_too() {
    let server = start().await;
    let ([mut ada, mut boris], table) = seated(&server, false).await;
    let mute = format!("/api/tables/{table}/chat/mute");
    let (status, refused) = ada.ask("PUT", &mute, json!({"is_muted": 1})).await;
    assert_eq!((status, code(&refused)), (400, "invalid_body"));

    assert_eq!(
        ada.ask("PUT", &mute, json!({"is_muted": true})).await.0,
        204
    );
    let invitation = boris.invite("Boris", "white", false).await;
    let (_, accepted) = ada.accept(&invitation, "Ada").await;
    let chat = format!("/api/tables/{}/chat", accepted["table"].as_str().unwrap());
    let (_, shown) = ada.ask("GET", &chat, Value::Null).await;
    assert_eq!(shown["is_muted"], true);
    let (_, shown) = boris.ask("GET", &chat, Value::Null).await;
    assert_eq!(shown["is_muted"], false);
}
