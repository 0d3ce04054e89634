//! A second device of a person: how it joins, and what the devices seal for each other.

use rosespring_server::DiceSource;
use rosespring_wire::table::ViewerSeat;
use serde_json::{Value, json};

use crate::hall::{Browser, hall, seated};
use crate::hall_accounts::{PASSWORD, claim};

const DEVICE: &str = "0123456789abcdef";

fn code_of(answer: &Value) -> &str {
    answer["error"]["code"].as_str().unwrap_or_default()
}

/// What another device sends to join.
async fn invitation_of(browser: &mut Browser<'_>) -> Value {
    let (status, made) = browser.ask("POST", "/api/devices/code", Value::Null).await;
    assert_eq!(status, 201, "{made}");
    json!({"person": made["person"], "code": made["code"]})
}

#[tokio::test]
async fn a_guest_takes_their_seat_to_a_second_device() {
    let server = hall(DiceSource::Seeded, "http://localhost").await;
    let ([mut ada, mut boris], table) = seated(&server, false).await;
    let mut phone = Browser::new(&server);
    let of_boris = invitation_of(&mut boris).await;
    let joining = invitation_of(&mut ada).await;

    let forged = json!({"person": joining["person"], "code": of_boris["code"]});
    let (status, refused) = phone.ask("POST", "/api/devices", forged).await;
    assert_eq!((status, code_of(&refused)), (404, "no_device_code"));
    let (status, owner) = phone.ask("POST", "/api/devices", joining.clone()).await;

    assert_eq!(
        (status, owner),
        (200, json!({"name": "Ada", "is_member": false}))
    );
    for browser in [&mut phone, &mut ada] {
        let page = browser.open(&table).await;
        assert_eq!(page.table.you, Some(ViewerSeat::White));
    }
    // The guest sees both devices, and ends one of them.
    let path = "/api/account/sessions";
    let (_, sessions) = ada.ask("GET", path, Value::Null).await;
    let sessions = sessions.as_array().unwrap();
    assert_eq!(sessions.len(), 2, "{sessions:?}");
    let other = sessions.iter().find(|one| one["is_this"] == false).unwrap();
    let other = format!("{path}/{}", other["id"].as_str().unwrap());
    let mut lost = phone.open(&table).await;
    assert_eq!(boris.ask("DELETE", &other, Value::Null).await.0, 404);
    assert_eq!(ada.ask("DELETE", &other, Value::Null).await.0, 204);
    lost.ends().await;
    assert_eq!(phone.ask("GET", path, Value::Null).await.0, 401);
    // A program that reads the code afterwards has nothing of it.
    let mut thief = Browser::new(&server);
    let (status, refused) = thief.ask("POST", "/api/devices", joining).await;
    assert_eq!((status, code_of(&refused)), (404, "no_device_code"));
}

#[tokio::test]
async fn a_code_ends_with_a_newer_one_and_with_its_session() {
    let server = hall(DiceSource::Seeded, "http://localhost").await;
    let mut ada = Browser::new(&server);
    claim(&mut ada, "Ada").await;
    let mut thief = Browser::new(&server);

    let earlier = invitation_of(&mut ada).await;
    let newer = invitation_of(&mut ada).await;
    // A new password ends the session that made the code.
    let change = json!({"password": PASSWORD, "new_password": "velvet anchor thistle harbour"});
    let changed = ada.ask("POST", "/api/account/password", change).await;
    assert_eq!(changed.0, 200);

    for code in [earlier, newer] {
        let (status, refused) = thief.ask("POST", "/api/devices", code).await;
        assert_eq!((status, code_of(&refused)), (404, "no_device_code"));
    }
    let (status, _) = thief.ask("POST", "/api/devices/code", Value::Null).await;
    assert_eq!(status, 401);
}

#[tokio::test]
async fn what_a_device_sealed_only_the_same_person_gets() {
    let server = hall(DiceSource::Seeded, "http://localhost").await;
    let ([mut ada, mut boris], table) = seated(&server, true).await;
    let mut phone = Browser::new(&server);
    let joining = invitation_of(&mut ada).await;
    assert_eq!(phone.ask("POST", "/api/devices", joining).await.0, 200);
    let path = format!("/api/tables/{table}/sealed");
    let [first, second, other] = [
        (DEVICE, "first"),
        (DEVICE, "second"),
        ("fedcba9876543210", "x"),
    ]
    .map(|(device, text)| json!({"device": device, "text": text}));

    for sealed in [first, second.clone(), other.clone()] {
        assert_eq!(ada.ask("PUT", &path, sealed).await.0, 204);
    }

    let (_, shown) = phone.ask("GET", &path, Value::Null).await;
    assert_eq!(shown["sealed"], json!([second, other]));
    let (_, by_boris) = boris.ask("GET", &path, Value::Null).await;
    assert_eq!(by_boris["sealed"], json!([]));
    assert_ne!(by_boris["person"], shown["person"]);
    let mut watcher = Browser::new(&server);
    let (status, refused) = watcher.ask("GET", &path, Value::Null).await;
    assert_eq!((status, code_of(&refused)), (404, "no_table"));
    for wrong in [
        json!({"device": "x", "text": "a"}),
        json!({"device": DEVICE, "text": "a b"}),
    ] {
        let (status, refused) = ada.ask("PUT", &path, wrong).await;
        assert_eq!((status, code_of(&refused)), (400, "invalid_body"));
    }
}

#[tokio::test]
async fn a_ninth_device_takes_the_place_of_the_silent_one() {
    let server = hall(DiceSource::Seeded, "http://localhost").await;
    let ([mut ada, _boris], table) = seated(&server, false).await;
    let path = format!("/api/tables/{table}/sealed");
    for number in 0..9 {
        let sealed = json!({"device": format!("{number:016x}"), "text": "a"});
        assert_eq!(ada.ask("PUT", &path, sealed).await.0, 204);
    }

    let (_, shown) = ada.ask("GET", &path, Value::Null).await;

    let devices: Vec<_> = shown["sealed"].as_array().unwrap().iter().collect();
    assert_eq!(devices.len(), 8);
    assert!(
        devices
            .iter()
            .all(|one| one["device"] != "0000000000000000")
    );
}
