//! Passkeys: claiming a guest, signing in without a name, confirming, adding and removing.

use rosespring_hall::moderation::{ActKind, StoredAct};
use rosespring_server::DiceSource;
use rosespring_wire::table::ViewerSeat;
use serde_json::{Value, json};

use crate::authenticator::Authenticator;
use crate::hall::{Browser, hall, seated};
use crate::hall_accounts::{PASSWORD, claim};
use crate::support::Server;

fn code(answer: &Value) -> &str {
    answer["error"]["code"].as_str().unwrap_or_default()
}

async fn start() -> Server {
    hall(DiceSource::Seeded, "http://localhost").await
}

async fn post(browser: &mut Browser<'_>, path: &str, body: Value) -> (u16, Value) {
    browser.ask("POST", path, body).await
}

/// Makes an account with a passkey; the recovery codes.
async fn claim_with(browser: &mut Browser<'_>, device: &mut Authenticator, name: &str) -> Value {
    let (status, begun) = post(browser, "/api/passkeys/claim/begin", json!({"name": name})).await;
    assert_eq!(status, 200, "{begun}");
    let answer = json!({
        "challenge": begun["challenge"],
        "credential": device.create(&begun["options"]),
    });
    let (status, made) = post(browser, "/api/passkeys/claim", answer).await;
    assert_eq!(status, 201, "{made}");
    made["codes"].clone()
}

/// What a device answers to a challenge of this route.
async fn answer(browser: &mut Browser<'_>, device: &mut Authenticator, path: &str) -> Value {
    let (status, begun) = post(browser, path, Value::Null).await;
    assert_eq!(status, 200, "{begun}");
    json!({"challenge": begun["challenge"], "credential": device.sign(&begun["options"])})
}

async fn sign_in(browser: &mut Browser<'_>, device: &mut Authenticator) -> (u16, Value) {
    let answer = answer(browser, device, "/api/session/passkey/begin").await;
    post(browser, "/api/session/passkey", answer).await
}

async fn confirmation(browser: &mut Browser<'_>, device: &mut Authenticator) -> Value {
    json!({"passkey": answer(browser, device, "/api/passkeys/confirm").await})
}

async fn account(browser: &mut Browser<'_>) -> (u16, Value) {
    browser.ask("GET", "/api/account", Value::Null).await
}

#[tokio::test]
async fn a_guest_claims_the_seat_with_a_passkey_and_signs_in_without_a_name() {
    let server = start().await;
    let ([mut ada, _boris], table) = seated(&server, false).await;
    let before = ada.cookie.clone();
    let mut device = Authenticator::new(7);

    let codes = claim_with(&mut ada, &mut device, "Ada").await;

    assert_eq!(codes.as_array().unwrap().len(), 10);
    assert_ne!(ada.cookie, before);
    assert_eq!(ada.open(&table).await.table.you, Some(ViewerSeat::White));
    let mut old = Browser::new(&server);
    old.cookie = before;
    let (_, overview) = old.ask("GET", "/api/hall", Value::Null).await;
    assert_eq!(
        (&overview["name"], &overview["has_passkeys"]),
        (&Value::Null, &json!(true))
    );

    let mut phone = Browser::new(&server);
    let (status, view) = sign_in(&mut phone, &mut device).await;
    assert_eq!((status, &view["name"]), (200, &json!("Ada")), "{view}");
    assert_eq!(view["has_password"], false);
    assert_eq!(view["sessions"].as_array().unwrap().len(), 2);
    assert_eq!(view["passkeys"][0]["name"], "Passkey");
    assert!(
        view["passkeys"][0]["used_ms"].as_i64().unwrap() > 0,
        "{view}"
    );
    assert_eq!(phone.open(&table).await.table.you, Some(ViewerSeat::White));
    // What the authenticator signs belongs to the hall's data of the person, and no key is in it.
    let (_, all) = phone.ask("GET", "/api/account/export", Value::Null).await;
    assert_eq!(all["account"]["passkeys"].as_array().unwrap().len(), 1);
    // There is no password to guess.
    let body = json!({"name": "Ada", "password": PASSWORD});
    let (status, refused) = post(&mut old, "/api/session", body).await;
    assert_eq!((status, code(&refused)), (403, "wrong_credentials"));
    // A recovery code gives the account a password.
    let body = json!({"name": "Ada", "code": codes[0], "password": PASSWORD});
    let (status, view) = post(&mut old, "/api/account/recover", body).await;
    assert_eq!((status, &view["has_password"]), (200, &json!(true)));
    assert_eq!(account(&mut phone).await.0, 401);
}

#[tokio::test]
async fn the_browser_is_asked_to_store_the_account_and_verify_the_person() {
    let server = start().await;
    let mut ada = Browser::new(&server);

    let (_, begun) = post(
        &mut ada,
        "/api/passkeys/claim/begin",
        json!({"name": "Ada"}),
    )
    .await;
    let (_, sign_in) = post(&mut ada, "/api/session/passkey/begin", Value::Null).await;

    let options = &begun["options"];
    assert_eq!(
        options["rp"],
        json!({"name": "Rosespring", "id": "localhost"})
    );
    assert_eq!(options["user"]["displayName"], "Ada");
    let selection = &options["authenticatorSelection"];
    assert_eq!(selection["residentKey"], "required");
    assert_eq!(selection["requireResidentKey"], true);
    assert_eq!(selection["userVerification"], "required");
    let options = &sign_in["options"];
    assert_eq!(
        (&options["rpId"], &options["userVerification"]),
        (&json!("localhost"), &json!("required"))
    );
    assert_eq!(options["allowCredentials"], json!([]));
    assert_eq!(sign_in["options"]["timeout"], 300_000);
}

#[tokio::test]
async fn a_challenge_is_answered_once_by_whom_it_is_for() {
    let server = start().await;
    let [mut ada, mut eve, mut phone] = [0; 3].map(|_| Browser::new(&server));
    let mut device = Authenticator::new(7);
    claim_with(&mut ada, &mut device, "Ada").await;
    claim(&mut eve, "Eve").await;

    let used = answer(&mut phone, &mut device, "/api/session/passkey/begin").await;
    let (status, _) = post(&mut phone, "/api/session/passkey", used.clone()).await;
    assert_eq!(status, 200);
    let (status, again) = post(&mut phone, "/api/session/passkey", used).await;
    assert_eq!((status, code(&again)), (409, "challenge_over"));

    // A challenge to sign in confirms nothing, nor does one of another member.
    let sign = answer(&mut phone, &mut device, "/api/session/passkey/begin").await;
    let body = json!({"passkey": sign});
    let (status, refused) = ada.ask("DELETE", "/api/account", body).await;
    assert_eq!((status, code(&refused)), (409, "challenge_over"));
    let body = confirmation(&mut ada, &mut device).await;
    let (status, refused) = eve.ask("DELETE", "/api/account", body).await;
    assert_eq!((status, code(&refused)), (409, "challenge_over"));
    // A claim belongs to the browser that began it.
    let mut guest = Browser::new(&server);
    guest.invite("Gus", "white", false).await;
    let (_, begun) = post(
        &mut guest,
        "/api/passkeys/claim/begin",
        json!({"name": "Gus"}),
    )
    .await;
    let credential = Authenticator::new(8).create(&begun["options"]);
    let body = json!({"challenge": begun["challenge"], "credential": credential});
    let mut other = Browser::new(&server);
    let (status, refused) = post(&mut other, "/api/passkeys/claim", body).await;
    assert_eq!((status, code(&refused)), (409, "challenge_over"));
    assert_eq!(other.cookie, "");
    let unknown = json!({"challenge": "none", "credential": {}});
    let (status, refused) = post(&mut other, "/api/session/passkey", unknown).await;
    assert_eq!((status, code(&refused)), (409, "challenge_over"));
}

#[tokio::test]
async fn a_forged_answer_opens_no_account() {
    let server = start().await;
    let [mut ada, mut boris, mut eve] = [0; 3].map(|_| Browser::new(&server));
    let (mut device, mut other) = (Authenticator::new(7), Authenticator::new(8));
    claim_with(&mut ada, &mut device, "Ada").await;
    claim_with(&mut boris, &mut other, "Boris").await;

    let mut elsewhere = device.clone();
    "http://localhost.example".clone_into(&mut elsewhere.origin);
    let mut unverified = device.clone();
    unverified.verifies = false;
    let mut stranger = device.clone();
    stranger.handle.clone_from(&other.handle);
    let mut unknown = Authenticator::new(9);
    unknown.handle.clone_from(&device.handle);
    for forged in [&mut elsewhere, &mut unverified, &mut stranger, &mut unknown] {
        let (status, refused) = sign_in(&mut eve, forged).await;
        assert_eq!((status, code(&refused)), (403, "passkey_refused"));
    }
    // The signature is that of another key.
    let (_, begun) = post(&mut eve, "/api/session/passkey/begin", Value::Null).await;
    let mut credential = device.sign(&begun["options"]);
    let signed = other.sign(&begun["options"]);
    credential["response"]["signature"] = signed["response"]["signature"].clone();
    let body = json!({"challenge": begun["challenge"], "credential": credential});
    let (status, refused) = post(&mut eve, "/api/session/passkey", body).await;
    assert_eq!((status, code(&refused)), (403, "passkey_refused"));
    // What is no credential at all is named.
    let (_, begun) = post(&mut eve, "/api/session/passkey/begin", Value::Null).await;
    let body = json!({"challenge": begun["challenge"], "credential": {"id": 1}});
    let (status, refused) = post(&mut eve, "/api/session/passkey", body).await;
    assert_eq!((status, code(&refused)), (400, "invalid_body"));
    assert_eq!(eve.cookie, "");

    // A synced key has a counter on each device.
    let mut ada = Browser::new(&server);
    let mut laptop = Authenticator::new(9);
    laptop.is_synced = true;
    claim_with(&mut ada, &mut laptop, "Synced").await;
    let mut tablet = laptop.clone();
    laptop.counter += 5;
    for device in [&mut laptop, &mut tablet] {
        assert_eq!(sign_in(&mut Browser::new(&server), device).await.0, 200);
    }

    // A copied key falls behind the counter of the true one.
    let mut copy = device.clone();
    device.counter += 5;
    assert_eq!(sign_in(&mut eve, &mut device).await.0, 200);
    let (status, refused) = sign_in(&mut Browser::new(&server), &mut copy).await;
    assert_eq!((status, code(&refused)), (403, "passkey_refused"));
}

#[tokio::test]
async fn a_passkey_is_added_and_removed_with_a_confirmation() {
    let server = start().await;
    let [mut desk, mut phone] = [0; 2].map(|_| Browser::new(&server));
    claim(&mut desk, "Ada").await;
    let body = json!({"name": "Ada", "password": PASSWORD});
    post(&mut phone, "/api/session", body).await;
    let mut device = Authenticator::new(7);

    let (status, refused) = post(
        &mut desk,
        "/api/passkeys/begin",
        json!({"password": "wrong"}),
    )
    .await;
    assert_eq!((status, code(&refused)), (403, "wrong_credentials"));
    let (status, none) = post(&mut desk, "/api/passkeys/confirm", Value::Null).await;
    assert_eq!((status, code(&none)), (404, "no_passkey"));
    let body = json!({"password": PASSWORD});
    let (_, begun) = post(&mut desk, "/api/passkeys/begin", body).await;
    let body = json!({
        "challenge": begun["challenge"],
        "credential": device.create(&begun["options"]),
        "name": " My\u{7} key ",
    });
    let (status, view) = post(&mut desk, "/api/passkeys", body).await;

    assert_eq!(status, 200, "{view}");
    assert_eq!(view["passkeys"][0]["name"], "My key");
    assert_eq!(view["passkeys"][0]["used_ms"], Value::Null);
    assert_eq!(view["sessions"].as_array().unwrap().len(), 1);
    assert_eq!(account(&mut phone).await.0, 401);
    assert_eq!(sign_in(&mut phone, &mut device).await.0, 200);

    // The device that has one is named to the browser, and the second one joins.
    let body = confirmation(&mut phone, &mut device).await;
    let (_, begun) = post(&mut phone, "/api/passkeys/begin", body).await;
    assert_eq!(begun["options"]["excludeCredentials"][0]["id"], device.id());
    let mut second = Authenticator::new(8);
    let credential = second.create(&begun["options"]);
    let body = json!({"challenge": begun["challenge"], "credential": credential});
    let (_, view) = post(&mut phone, "/api/passkeys", body).await;
    assert_eq!(view["passkeys"].as_array().unwrap().len(), 2, "{view}");
    assert_eq!(account(&mut desk).await.0, 401);

    let first = format!(
        "/api/passkeys/{}",
        view["passkeys"][0]["id"].as_str().unwrap()
    );
    let wrong = json!({"password": "wrong"});
    assert_eq!(phone.ask("DELETE", &first, wrong).await.0, 403);
    sign_in(&mut desk, &mut device).await;
    let body = confirmation(&mut phone, &mut second).await;
    let (status, view) = phone.ask("DELETE", &first, body).await;
    assert_eq!(
        (status, view["passkeys"].as_array().unwrap().len()),
        (200, 1)
    );
    assert_eq!(account(&mut desk).await.0, 401);
    let (status, refused) = sign_in(&mut desk, &mut device).await;
    assert_eq!((status, code(&refused)), (403, "passkey_refused"));
    let body = json!({"password": PASSWORD});
    let (status, gone) = phone.ask("DELETE", &first, body).await;
    assert_eq!((status, code(&gone)), (404, "no_passkey"));
}

#[tokio::test]
async fn an_account_with_a_passkey_alone_can_do_all_that_others_can() {
    let server = start().await;
    let [mut ada, mut again] = [0; 2].map(|_| Browser::new(&server));
    let mut device = Authenticator::new(7);
    claim_with(&mut ada, &mut device, "Ada").await;
    let (_, view) = account(&mut ada).await;
    let only = format!(
        "/api/passkeys/{}",
        view["passkeys"][0]["id"].as_str().unwrap()
    );

    let body = confirmation(&mut ada, &mut device).await;
    let (status, last) = ada.ask("DELETE", &only, body).await;
    assert_eq!((status, code(&last)), (409, "last_credential"));
    let body = confirmation(&mut ada, &mut device).await;
    let (status, made) = post(&mut ada, "/api/account/recovery-codes", body).await;
    assert_eq!((status, made["codes"].as_array().unwrap().len()), (200, 10));
    let mut body = confirmation(&mut ada, &mut device).await;
    body["new_password"] = json!(PASSWORD);
    let (status, view) = post(&mut ada, "/api/account/password", body).await;
    assert_eq!((status, &view["has_password"]), (200, &json!(true)));
    let body = json!({"password": PASSWORD});
    assert_eq!(ada.ask("DELETE", &only, body).await.0, 200);

    let mut device = Authenticator::new(9);
    claim_with(&mut again, &mut device, "Carla").await;
    let body = confirmation(&mut again, &mut device).await;
    assert_eq!(again.ask("DELETE", "/api/account", body).await.0, 200);
    let (status, refused) = sign_in(&mut again, &mut device).await;
    assert_eq!((status, code(&refused)), (403, "passkey_refused"));
}

#[tokio::test]
async fn a_closed_account_is_closed_to_passkeys_too() {
    let server = start().await;
    let mut ada = Browser::new(&server);
    let mut device = Authenticator::new(7);
    claim_with(&mut ada, &mut device, "Ada").await;
    let (_, all) = ada.ask("GET", "/api/account/export", Value::Null).await;
    let act = StoredAct {
        number: 0,
        at_ms: 5,
        moderator: None,
        person: all["id"].as_str().unwrap().to_owned(),
        kind: ActKind::Close,
        ends_ms: None,
        reason: "Insults.".to_owned(),
        report: None,
    };
    server.store.add_act(&act).await.unwrap();

    let (status, refused) = sign_in(&mut ada, &mut device).await;

    assert_eq!((status, code(&refused)), (403, "account_closed"));
    assert_eq!(refused["error"]["faults"], json!(["Insults."]));
    assert_eq!(account(&mut ada).await.0, 401);
}

#[tokio::test]
async fn a_hall_with_a_number_for_an_address_has_no_passkeys() {
    let server = hall(DiceSource::Seeded, "http://192.168.0.7:8421").await;
    let mut ada = Browser::new(&server);

    let (_, overview) = ada.ask("GET", "/api/hall", Value::Null).await;
    let (status, refused) = post(&mut ada, "/api/session/passkey/begin", Value::Null).await;

    assert_eq!(overview["has_passkeys"], false);
    assert_eq!((status, code(&refused)), (404, "no_passkeys"));
}
