//! Challenges of members to members, and blocks.

use rosespring_hall::offers::CHALLENGES_OWN_MAX;
use rosespring_server::DiceSource;
use rosespring_server::limits::CHALLENGES_AT_ONCE;
use serde_json::{Value, json};

use crate::hall::{Browser, hall};
use crate::hall_accounts::claim;
use crate::hall_lobby::LobbyPage;
use crate::support::Server;

fn code(answer: &Value) -> &str {
    answer["error"]["code"].as_str().unwrap_or_default()
}

/// Browsers of members with these names.
async fn members<'a, const N: usize>(server: &'a Server, names: [&str; N]) -> [Browser<'a>; N] {
    let mut browsers = [(); N].map(|()| Browser::new(server));
    for (browser, name) in browsers.iter_mut().zip(names) {
        claim(browser, name).await;
    }
    browsers
}

async fn challenge(browser: &mut Browser<'_>, to: &str, time: &str) -> (u16, Value) {
    let body = json!({"to": to, "game": {"rules": "gioul", "match_to": 1, "time": time,
        "side": "white", "rated": true}});
    browser.ask("POST", "/api/hall/challenges", body).await
}

fn path(challenge: &Value) -> String {
    format!("/api/hall/challenges/{}", challenge["id"].as_str().unwrap())
}

#[tokio::test]
async fn a_member_who_is_here_is_challenged_by_name_and_accepts() {
    let server = hall(DiceSource::Seeded, "http://localhost").await;
    let [mut ada, mut boris, mut carla] = members(&server, ["Ada", "Boris", "Carla"]).await;
    let (status, refused) = challenge(&mut ada, "Boris", "fast").await;
    assert_eq!((status, code(&refused)), (409, "not_here"));
    let mut at_boris = LobbyPage::enter(&server, "", &boris.cookie).await;
    let mut at_ada = LobbyPage::enter(&server, "?named=true", &ada.cookie).await;
    at_ada
        .until(|page| page.lobby.people.iter().any(|one| one.is_member))
        .await;

    let (status, made) = challenge(&mut ada, "boris", "fast").await;

    assert_eq!(
        (status, &made["to"], &made["is_yours"]),
        (201, &json!("Boris"), &json!(true))
    );
    at_boris.until(|page| page.challenges.len() == 1).await;
    at_ada.until(|page| page.challenges.len() == 1).await;
    let seen = &at_boris.challenges[0];
    assert_eq!(
        (seen.from.as_str(), seen.is_yours, seen.rated),
        ("Ada", false, true)
    );
    // A page that is loaded again sees it too, and others do not.
    let mut again = LobbyPage::enter(&server, "", &boris.cookie).await;
    again.until(|page| page.challenges.len() == 1).await;
    let accept = format!("{}/accept", path(&made));
    for other in [&mut carla, &mut ada] {
        let (status, refused) = other.ask("POST", &accept, Value::Null).await;
        assert_eq!((status, code(&refused)), (404, "no_challenge"));
    }
    let (status, refused) = carla.ask("DELETE", &path(&made), Value::Null).await;
    assert_eq!((status, code(&refused)), (404, "no_challenge"));
    let begun = boris.ask("POST", &accept, Value::Null).await;
    assert_eq!(begun.0, 200, "{begun:?}");
    at_ada
        .until(|page| page.table.is_some() && page.challenges.is_empty())
        .await;
    assert_eq!(at_ada.table.as_deref(), begun.1["table"].as_str());
    // A second tap on the button changes nothing.
    assert_eq!(boris.ask("POST", &accept, Value::Null).await, begun);
    let match_path = format!("/api/tables/{}/match", begun.1["table"].as_str().unwrap());
    let (_, found) = ada.ask("GET", &match_path, Value::Null).await;
    assert_eq!(
        (&found["rated"], &found["white"]["name"]),
        (&json!(true), &json!("Ada"))
    );
}

#[tokio::test]
async fn a_challenge_is_withdrawn_declined_or_ends_when_its_member_leaves() {
    let server = hall(DiceSource::Seeded, "http://localhost").await;
    let [mut ada, mut boris] = members(&server, ["Ada", "Boris"]).await;
    let mut at_boris = LobbyPage::enter(&server, "", &boris.cookie).await;
    let mut at_ada = LobbyPage::enter(&server, "", &ada.cookie).await;

    let (_, first) = challenge(&mut ada, "Boris", "fast").await;
    // Another one takes its place.
    let (_, second) = challenge(&mut ada, "Boris", "slow").await;
    at_boris
        .until(|page| {
            page.challenges
                .iter()
                .any(|one| json!(one.id) == second["id"])
        })
        .await;
    assert_eq!(at_boris.challenges.len(), 1);
    assert_eq!(ada.ask("DELETE", &path(&first), Value::Null).await.0, 404);
    assert_eq!(ada.ask("DELETE", &path(&second), Value::Null).await.0, 204);
    at_boris.until(|page| page.challenges.is_empty()).await;

    // The game with days waits, wherever both are; the other one ends with its page.
    challenge(&mut ada, "Boris", "fast").await;
    at_boris.until(|page| page.challenges.len() == 1).await;
    let (status, back) = challenge(&mut boris, "Ada", "days-1").await;
    assert_eq!(status, 201, "{back}");
    at_ada.until(|page| page.challenges.len() == 2).await;
    drop(at_ada);
    at_boris
        .until(|page| page.challenges.len() == 1 && page.challenges[0].is_yours)
        .await;

    assert_eq!(ada.ask("DELETE", &path(&back), Value::Null).await.0, 204);
    at_boris
        .until(|page| page.declined.as_deref() == Some("Ada"))
        .await;
    at_boris.until(|page| page.challenges.is_empty()).await;
    let (status, refused) = challenge(&mut boris, "Ada", "days-1").await;
    assert_eq!((status, code(&refused)), (429, "declined_lately"));
}

#[tokio::test]
async fn who_is_blocked_cannot_challenge_and_is_not_paired() {
    let server = hall(DiceSource::Seeded, "http://localhost").await;
    let [mut ada, mut boris] = members(&server, ["Ada", "Boris"]).await;
    challenge(&mut ada, "Boris", "days-1").await;
    let block = |name: &str| format!("/api/players/{name}/block");
    for own in ["Boris", "Nobody Here"] {
        let (status, refused) = boris
            .ask("POST", &block(&own.replace(' ', "%20")), Value::Null)
            .await;
        assert_eq!((status, code(&refused)), (404, "no_player"), "{own}");
    }
    for _ in 0..2 {
        assert_eq!(boris.ask("POST", &block("Ada"), Value::Null).await.0, 204);
    }

    for (browser, name) in [(&mut ada, "Boris"), (&mut boris, "Ada")] {
        let (status, refused) = challenge(browser, name, "days-1").await;
        assert_eq!((status, code(&refused)), (409, "blocked"));
    }
    let seek = json!({"rules": "gioul", "match_to": 1, "time": "fast"});
    let (_, waits) = boris.ask("POST", "/api/hall/seeks", seek.clone()).await;
    let (status, own) = ada.ask("POST", "/api/hall/seeks", seek).await;
    assert_eq!((status, &own["table"]), (201, &Value::Null));
    let accept = format!("/api/hall/seeks/{}/accept", waits["seek"].as_str().unwrap());
    let (status, refused) = ada.ask("POST", &accept, json!({})).await;
    assert_eq!((status, code(&refused)), (409, "blocked"));
    let (_, account) = boris.ask("GET", "/api/account", Value::Null).await;
    assert_eq!(account["blocked"], json!(["Ada"]));
    let (_, profile) = boris.ask("GET", "/api/players/Ada", Value::Null).await;
    assert_eq!(profile["is_blocked"], true);
    let (_, profile) = ada.ask("GET", "/api/players/Boris", Value::Null).await;
    assert_eq!(profile["is_blocked"], false);

    assert_eq!(boris.ask("DELETE", &block("Ada"), Value::Null).await.0, 204);
    assert_eq!(challenge(&mut ada, "Boris", "days-1").await.0, 201);
}

#[tokio::test]
async fn challenges_are_limited() {
    let server = hall(DiceSource::Seeded, "http://localhost").await;
    let names = ["Ada", "Boris", "Carla", "Dora", "Emil"];
    let [mut ada, ..] = members(&server, names).await;
    let (status, refused) = challenge(&mut ada, "Ada", "days-1").await;
    assert_eq!((status, code(&refused)), (400, "invalid_body"));
    for name in &names[1..=CHALLENGES_OWN_MAX] {
        assert_eq!(challenge(&mut ada, name, "days-1").await.0, 201);
    }

    let (status, refused) = challenge(&mut ada, names[4], "days-1").await;
    assert_eq!((status, code(&refused)), (409, "too_many_challenges"));
    let mut statuses = Vec::new();
    for _ in 0..CHALLENGES_AT_ONCE.get() {
        statuses.push(challenge(&mut ada, "Boris", "days-1").await.0);
    }
    assert_eq!(statuses.last(), Some(&429), "{statuses:?}");
}
