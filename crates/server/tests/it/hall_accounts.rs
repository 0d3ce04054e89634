//! Accounts: claiming a guest, signing in on a second device, recovery, and what ends sessions.

use rosespring_server::DiceSource;
use rosespring_wire::table::ViewerSeat;
use serde_json::{Value, json};

use crate::hall::{Browser, hall, seated};
use crate::hall_results::settling_hall;

/// A password that nobody guesses.
pub(crate) const PASSWORD: &str = "quartz lantern orbit mulberry";
/// Another one.
const OTHER: &str = "velvet anchor thistle harbour";

fn code(answer: &Value) -> &str {
    answer["error"]["code"].as_str().unwrap_or_default()
}

/// Makes an account; its recovery codes.
pub(crate) async fn claim(browser: &mut Browser<'_>, name: &str) -> Vec<String> {
    let body = json!({"name": name, "password": PASSWORD});
    let (status, made) = browser.ask("POST", "/api/account", body).await;
    assert_eq!(status, 201, "{made}");
    let codes = made["codes"].as_array().unwrap().iter();
    codes
        .map(|code| code.as_str().unwrap().to_owned())
        .collect()
}

async fn sign_in(browser: &mut Browser<'_>, name: &str, password: &str) -> (u16, Value) {
    let body = json!({"name": name, "password": password});
    browser.ask("POST", "/api/session", body).await
}

/// The status of a request for the own account.
async fn account(browser: &mut Browser<'_>) -> (u16, Value) {
    browser.ask("GET", "/api/account", Value::Null).await
}

#[tokio::test]
async fn a_claimed_guest_keeps_the_seat_and_signs_in_elsewhere() {
    let server = hall(DiceSource::Seeded, "http://localhost").await;
    let ([mut ada, _boris], table) = seated(&server, false).await;
    let before = ada.cookie.clone();
    assert_eq!(account(&mut ada).await.0, 401);

    let codes = claim(&mut ada, "Ada").await;

    assert_eq!(codes.len(), 10);
    assert_ne!(ada.cookie, before);
    assert_eq!(ada.open(&table).await.table.you, Some(ViewerSeat::White));
    // The token from before is worth nothing.
    let mut old = Browser::new(&server);
    old.cookie = before;
    let (_, hall) = old.ask("GET", "/api/hall", Value::Null).await;
    assert_eq!(hall["name"], Value::Null);

    let mut phone = Browser::new(&server);
    for (name, password) in [("Ada", "wrong"), ("Eve", PASSWORD)] {
        let (status, refused) = sign_in(&mut phone, name, password).await;
        assert_eq!((status, code(&refused)), (403, "wrong_credentials"));
    }
    assert_eq!(phone.cookie, "");
    // Names are read as people type them.
    let (status, view) = sign_in(&mut phone, " ADA ", PASSWORD).await;
    assert_eq!((status, &view["name"]), (200, &json!("Ada")));
    assert_eq!(view["sessions"].as_array().unwrap().len(), 2);
    assert_eq!(phone.open(&table).await.table.you, Some(ViewerSeat::White));
    let (_, hall) = phone.ask("GET", "/api/hall", Value::Null).await;
    assert_eq!(
        (&hall["name"], &hall["is_member"]),
        (&json!("Ada"), &json!(true))
    );
    // A member plays under the name of the account.
    phone.invite("Somebody else", "white", false).await;
    let (_, hall) = phone.ask("GET", "/api/hall", Value::Null).await;
    assert_eq!(hall["invitations"][0]["inviter"], "Ada");

    // The phone is signed out from the desk.
    let (_, view) = account(&mut ada).await;
    let sessions = view["sessions"].as_array().unwrap();
    let other = sessions.iter().find(|one| one["is_this"] == false).unwrap();
    let path = format!("/api/account/sessions/{}", other["id"].as_str().unwrap());
    assert_eq!(ada.ask("DELETE", &path, Value::Null).await.0, 204);
    let (status, gone) = ada.ask("DELETE", &path, Value::Null).await;
    assert_eq!((status, code(&gone)), (404, "no_session"));
    assert_eq!(account(&mut phone).await.0, 401);

    let (status, _) = ada.ask("DELETE", "/api/session", Value::Null).await;
    assert_eq!((status, ada.cookie.as_str()), (200, "rs="));
    assert_eq!(account(&mut ada).await.0, 401);
}

#[tokio::test]
async fn a_name_is_taken_once_and_a_weak_password_never() {
    let server = hall(DiceSource::Seeded, "http://localhost").await;
    let [mut ada, mut boris] = [0; 2].map(|_| Browser::new(&server));
    claim(&mut ada, "Ada").await;

    for (name, password, status, expected) in [
        ("aDa", PASSWORD, 409, "name_taken"),
        ("Ad\u{430}", PASSWORD, 400, "name_refused"),
        ("White", PASSWORD, 400, "name_reserved"),
        ("x", PASSWORD, 400, "name_refused"),
        ("Boris", "password123", 400, "weak_password"),
        ("Boris", "Boris1964", 400, "weak_password"),
        ("Boris", "", 400, "invalid_body"),
    ] {
        let body = json!({"name": name, "password": password});
        let (found, refused) = boris.ask("POST", "/api/account", body).await;
        assert_eq!(
            (found, code(&refused)),
            (status, expected),
            "{name} {password}"
        );
    }
    assert_eq!(boris.cookie, "");
    let body = json!({"name": "Boris", "password": PASSWORD});
    let (status, refused) = ada.ask("POST", "/api/account", body.clone()).await;
    assert_eq!((status, code(&refused)), (409, "already_member"));
    // Of two who take a name at once, one gets it.
    let mut carla = Browser::new(&server);
    let both = tokio::join!(
        boris.ask("POST", "/api/account", body.clone()),
        carla.ask("POST", "/api/account", body)
    );
    let mut statuses = [both.0.0, both.1.0];
    statuses.sort_unstable();
    assert_eq!(statuses, [201, 409]);
}

#[tokio::test]
async fn a_change_of_the_password_ends_all_other_sessions() {
    let server = hall(DiceSource::Seeded, "http://localhost").await;
    let [mut desk, mut phone] = [0; 2].map(|_| Browser::new(&server));
    let codes = claim(&mut desk, "Ada").await;
    sign_in(&mut phone, "Ada", PASSWORD).await;
    let change = json!({"password": OTHER, "new_password": OTHER});
    let (status, refused) = desk.ask("POST", "/api/account/password", change).await;
    assert_eq!((status, code(&refused)), (403, "wrong_credentials"));
    assert_eq!(account(&mut phone).await.0, 200);

    let change = json!({"password": PASSWORD, "new_password": OTHER});
    let (status, view) = desk.ask("POST", "/api/account/password", change).await;

    assert_eq!(
        (status, view["sessions"].as_array().unwrap().len()),
        (200, 1)
    );
    assert_eq!(account(&mut phone).await.0, 401);
    assert_eq!(account(&mut desk).await.0, 200);
    assert_eq!(sign_in(&mut phone, "Ada", PASSWORD).await.0, 403);
    assert_eq!(sign_in(&mut phone, "Ada", OTHER).await.0, 200);

    // The password is lost: a printed code sets another one, once.
    let mut found = Browser::new(&server);
    let typed = codes[0].replace('-', " ").to_uppercase();
    let body = json!({"name": "Ada", "code": typed, "password": PASSWORD});
    let (status, view) = found
        .ask("POST", "/api/account/recover", body.clone())
        .await;
    assert_eq!((status, &view["recovery_codes"]), (200, &json!(9)));
    assert_eq!(account(&mut found).await.0, 200);
    for browser in [&mut desk, &mut phone] {
        assert_eq!(account(browser).await.0, 401);
    }
    let (status, refused) = desk.ask("POST", "/api/account/recover", body).await;
    assert_eq!((status, code(&refused)), (403, "wrong_code"));
    // New codes replace those from before.
    let renew = json!({"password": PASSWORD});
    let (status, made) = found
        .ask("POST", "/api/account/recovery-codes", renew)
        .await;
    assert_eq!((status, made["codes"].as_array().unwrap().len()), (200, 10));
    let body = json!({"name": "Ada", "code": codes[1], "password": OTHER});
    let (status, _) = desk.ask("POST", "/api/account/recover", body).await;
    assert_eq!(status, 403);
}

#[tokio::test]
async fn passwords_are_tried_slowly() {
    let server = hall(DiceSource::Seeded, "http://localhost").await;
    let [mut ada, mut eve] = [0; 2].map(|_| Browser::new(&server));
    claim(&mut ada, "Ada").await;
    for _ in 0..10 {
        assert_eq!(sign_in(&mut eve, "Ada", "guess").await.0, 403);
    }

    let (status, refused) = sign_in(&mut eve, "ada", PASSWORD).await;

    assert_eq!((status, code(&refused)), (429, "too_many_tries"));
    // Neither who is signed in nor another account is concerned.
    assert_eq!(account(&mut ada).await.0, 200);
    assert_eq!(sign_in(&mut eve, "Boris", "guess").await.0, 403);
    // Who is signed in confirms what they want, but does not guess either.
    let confirm = async |browser: &mut Browser<'_>, password: &str| {
        let body = json!({"password": password});
        browser
            .ask("POST", "/api/account/recovery-codes", body)
            .await
            .0
    };
    assert_eq!(confirm(&mut ada, PASSWORD).await, 200);
    for _ in 0..9 {
        assert_eq!(confirm(&mut ada, "guess").await, 403);
    }
    assert_eq!(confirm(&mut ada, PASSWORD).await, 429);
}

#[tokio::test]
async fn a_person_takes_their_data_and_goes() {
    let server = settling_hall().await;
    let ([mut ada, mut boris], table) = seated(&server, false).await;
    let (status, guest) = boris.ask("GET", "/api/account/export", Value::Null).await;
    assert_eq!((status, &guest["name"]), (200, &json!("Boris")));
    assert_eq!(
        (&guest["tables"][0]["id"], &guest["account"]),
        (&json!(table), &Value::Null)
    );
    claim(&mut ada, "Ada").await;
    ada.invite("Ada", "white", false).await;
    let (_, all) = ada.ask("GET", "/api/account/export", Value::Null).await;
    assert_eq!(all["account"]["name"], "Ada");
    assert_eq!(all["invitations"].as_array().unwrap().len(), 1);
    assert_eq!(all["tables"][0]["record"]["rules"], "gioul");
    assert!(!all.to_string().contains("argon2"));

    let wrong = json!({"password": OTHER});
    assert_eq!(ada.ask("DELETE", "/api/account", wrong).await.0, 403);
    let right = json!({"password": PASSWORD});
    assert_eq!(ada.ask("DELETE", "/api/account", right).await.0, 200);

    assert_eq!(account(&mut ada).await.0, 401);
    assert_eq!(sign_in(&mut ada, "Ada", PASSWORD).await.0, 403);
    let (_, left) = boris.ask("GET", "/api/hall", Value::Null).await;
    assert_eq!(left["tables"][0]["white"]["name"], "deleted");
    // Nobody else becomes Ada.
    let body = json!({"name": "Ada", "password": PASSWORD});
    let (status, refused) = ada.ask("POST", "/api/account", body).await;
    assert_eq!((status, code(&refused)), (409, "name_taken"));
}
